import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { LOESCHUNG_WARTEZEIT_TAGE } from '#src/domain/konto/loeschung.ts'
import { useBeantrageLoeschung } from '#src/entities/konto/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'

interface Props {
  firma: string
  onClose: () => void
}

const schema = z.object({
  passwort: z.string().check(z.minLength(1, { error: () => text('konto:error.passwort') }), z.maxLength(128)),
})

/** The request needs the password of whoever makes it. */
export function LoeschungDialog({ firma, onClose }: Props) {
  const { t } = useTranslation('konto')
  const beantrage = useBeantrageLoeschung()
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { passwort: '' },
    shouldFocusError: false,
  })

  async function submit(values: z.infer<typeof schema>): Promise<void> {
    await beantrage.mutateAsync(values)
    notify.success(t('loeschung.done'))
    onClose()
  }

  return (
    <FormDialog
      title={t('loeschung.beantragen')}
      text={t('loeschung.frage', { firma, tage: LOESCHUNG_WARTEZEIT_TAGE })}
      onClose={onClose}
    >
      <FormShell form={form} onSubmit={submit} submitLabel={t('loeschung.beantragen')} tone="error">
        <FormTextField
          control={form.control}
          name="passwort"
          label={t('loeschung.passwort')}
          type="password"
          autoComplete="current-password"
        />
      </FormShell>
    </FormDialog>
  )
}
