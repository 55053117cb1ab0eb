import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { useSaveKampagne } from '#src/entities/kampagne/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { notify } from '#src/shared/notify/notify.ts'

interface Props {
  kampagne: Kampagne
  onClose: () => void
}

const schema = (t: (key: string) => string) =>
  z.object({
    bezeichnung: z.string().check(z.trim(), z.minLength(1, t('freigabe.error.name')), z.maxLength(80)),
    notiz: z.string().check(z.maxLength(2000)),
  })

/** Name and note, the two things that may change in every state. */
export function NameDialog({ kampagne, onClose }: Props) {
  const { t } = useTranslation('kampagne')
  const save = useSaveKampagne()
  const form = useForm({
    resolver: zodResolver(schema(t)),
    defaultValues: { bezeichnung: kampagne.bezeichnung, notiz: kampagne.notiz },
    shouldFocusError: false,
  })
  return (
    <FormDialog title={t('detail.rename')} onClose={onClose}>
      <FormShell
        form={form}
        submitLabel={t('detail.save')}
        onSubmit={async (values) => {
          await save.mutateAsync({ idPtKampagne: kampagne.idPtKampagne, version: kampagne.version, ...values })
          notify.success(t('detail.saved'))
          onClose()
        }}
      >
        <FormTextField
          control={form.control}
          name="bezeichnung"
          label={t('detail.name')}
          maxLength={80}
          autoComplete="off"
        />
        <FormTextField
          control={form.control}
          name="notiz"
          label={t('grundlagen.notiz')}
          multiline
          minRows={3}
          maxLength={2000}
        />
      </FormShell>
    </FormDialog>
  )
}
