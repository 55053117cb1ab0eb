import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/domain/number/german.ts'
import { useImportSperrliste } from '#src/entities/sperrliste/queries.ts'
import { PersonenDateiDialog } from '#src/entities/zielgruppe/personenDatei/PersonenDateiDialog.tsx'
import { notify } from '#src/shared/notify/notify.ts'

/** Takes a file of objections into the blocklist. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('konto')
  const upload = useImportSperrliste()

  async function uebernimm(datei: Blob, dateiName: string): Promise<void> {
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
    <PersonenDateiDialog
      title={t('sperrliste.importTitle')}
      text={t('sperrliste.importText')}
      onClose={onClose}
      onImport={uebernimm}
    />
  )
}
