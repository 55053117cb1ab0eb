import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { SperrEintrag } from '#src/contract/sperrliste.ts'
import { useDeleteSperre } from '#src/entities/sperrliste/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { nameOf } from './personText.ts'

interface Props {
  eintrag: SperrEintrag
  onClose: () => void
}

const schema = z.object({
  grund: z.string().check(z.trim(), z.minLength(3, { error: () => text('konto:error.grund') }), z.maxLength(200)),
})

/** Takes somebody off the list; why stays in the log. */
export function DeleteSperreDialog({ eintrag, onClose }: Props) {
  const { t } = useTranslation('konto')
  const remove = useDeleteSperre()
  const name = nameOf(eintrag)
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { grund: '' },
    shouldFocusError: false,
  })

  async function submit({ grund }: z.infer<typeof schema>): Promise<void> {
    await remove.mutateAsync({ idPtSperre: eintrag.idPtSperre, grund })
    notify.success(t('sperrliste.gestrichen', { name }))
    onClose()
  }

  return (
    <FormDialog title={t('sperrliste.streichenTitle')} text={t('sperrliste.streichenText', { name })} onClose={onClose}>
      <FormShell form={form} onSubmit={submit} submitLabel={t('sperrliste.streichenTitle')}>
        <FormTextField
          control={form.control}
          name="grund"
          label={t('sperrliste.grund')}
          hint={t('sperrliste.grundHilfe')}
          maxLength={200}
        />
      </FormShell>
    </FormDialog>
  )
}
