import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { useImportSperrliste } from '#src/entities/sperrliste/queries.ts'
import { PersonenDatei } from '#src/entities/zielgruppe/personenDatei/PersonenDatei.tsx'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { notify } from '#src/shared/notify/notify.ts'

/** Takes a file of objections into the blocklist. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('konto')
  const upload = useImportSperrliste()

  async function adopt(datei: Blob, dateiName: string): Promise<void> {
    const { neu, bekannt, ausgelassen } = await upload.mutateAsync({ datei, dateiName })
    notify.success(
      t('sperrliste.importiert', {
        count: neu,
        neu: formatZahl(neu),
        bekannt: formatZahl(bekannt),
        ausgelassen: formatZahl(ausgelassen),
      }),
    )
  }

  return (
    <FormDialog title={t('sperrliste.importTitle')} text={t('sperrliste.importText')} onClose={onClose}>
      <PersonenDatei onImport={adopt} onEnde={onClose} />
    </FormDialog>
  )
}
