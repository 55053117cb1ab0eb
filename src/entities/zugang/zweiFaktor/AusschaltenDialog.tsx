import { useTranslation } from 'react-i18next'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { notify } from '#src/shared/notify/notify.ts'
import { useSchalteZweiFaktorAus } from '../queries.ts'
import { PasswortUndCodeForm } from './PasswortUndCodeForm.tsx'

interface Props {
  onClose: () => void
}

/** From then on the password alone is enough. */
export function AusschaltenDialog({ onClose }: Props) {
  const { t } = useTranslation('zugang')
  const off = useSchalteZweiFaktorAus()
  return (
    <FormDialog title={t('ausschalten.title')} onClose={onClose}>
      <PasswortUndCodeForm
        text={t('ausschalten.text')}
        submitLabel={t('zweiFaktor.switchOff')}
        onSubmit={async (values) => {
          await off.mutateAsync(values)
          notify.success(t('ausschalten.done'))
          onClose()
        }}
      />
    </FormDialog>
  )
}
