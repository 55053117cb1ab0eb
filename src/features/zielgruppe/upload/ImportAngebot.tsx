import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { formatDateigroesse } from '#src/base/number/dateigroesse.ts'
import { draftTime } from '#src/shared/drafts/draftTime.ts'
import type { Unterbrochen } from './useImportEntwurf.ts'

/** Says that an import was not finished, and how it goes on: only the user has the file (CSV-29). */
export function ImportAngebot({ unterbrochen }: { unterbrochen: Unterbrochen | null }) {
  const { t } = useTranslation(['zielgruppe', 'common'])
  return (
    // The region is there before its words, so that they are spoken.
    <Box component="output" sx={{ display: unterbrochen ? 'block' : 'contents' }}>
      {unterbrochen && (
        <section aria-labelledby="import-titel">
          <Alert severity="info" variant="outlined" role="note">
            <AlertTitle id="import-titel" sx={{ mb: 0.5 }}>
              {t('upload.unterbrochen.titel')}
            </AlertTitle>
            <Box component="p" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {t('upload.unterbrochen.datei', {
                name: unterbrochen.datei.name,
                groesse: formatDateigroesse(unterbrochen.datei.bytes),
                zeit: draftTime(unterbrochen.at),
              })}
            </Box>
            <Box component="p" sx={{ m: 0 }}>
              {t('upload.unterbrochen.tun')}
            </Box>
            <Button size="small" color="inherit" onClick={unterbrochen.discard} sx={{ mt: 1.5 }}>
              {t('common:form.draft.discard')}
            </Button>
          </Alert>
        </section>
      )}
    </Box>
  )
}
