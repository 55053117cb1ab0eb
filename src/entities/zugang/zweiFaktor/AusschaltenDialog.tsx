import { useTranslation } from 'react-i18next'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { notify } from '#src/shared/notify/notify.ts'
import { useSchalteZweiFaktorAus } from '../queries.ts'
import { PasswortUndCodeFields } from './PasswortUndCodeFields.tsx'
import { usePasswortUndCodeForm } from './usePasswortUndCodeForm.ts'

interface Props {
  onClose: () => void
}

/** From then on the password alone is enough. */
export function AusschaltenDialog({ onClose }: Props) {
  const { t } = useTranslation('zugang')
  const form = usePasswortUndCodeForm()
  const off = useSchalteZweiFaktorAus()
  return (
    <FormDialog title={t('ausschalten.title')} text={t('ausschalten.text')} onClose={onClose}>
      <FormShell
        form={form}
        submitLabel={t('zweiFaktor.switchOff')}
        onSubmit={async (values) => {
          await off.mutateAsync(values)
          notify.success(t('ausschalten.done'))
          onClose()
        }}
      >
        <PasswortUndCodeFields />
      </FormShell>
    </FormDialog>
  )
}
