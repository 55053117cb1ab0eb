import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { OffeneDatei } from '#src/engines/addresses/worker.ts'

/** Says that the list is gone whose place these rows were to take. It stays: a long list takes its time to be opened. */
export function EigeneListeHinweis({ datei }: { datei: OffeneDatei }) {
  const { t } = useTranslation('zielgruppe')
  if (!datei.herkunft?.verwaist) return null
  return (
    <Alert severity="info" variant="outlined">
      {t('entwurf.eigene')}
    </Alert>
  )
}
