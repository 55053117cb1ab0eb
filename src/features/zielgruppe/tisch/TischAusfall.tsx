import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Ausfall } from './useAusfall.ts'

/** Says that work on the desk failed and can be done once more; it stays in sight wherever the page was scrolled to. */
export function TischAusfall({ ausfall: { isAusgefallen, nochmal } }: { ausfall: Ausfall }) {
  const { t } = useTranslation('zielgruppe')
  if (!isAusgefallen) return null
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ position: 'sticky', insetBlockStart: 72, zIndex: 1, border: 1, borderColor: 'error.main' }}
      action={
        <Button color="inherit" size="small" onClick={nochmal}>
          {t('tisch.nochmal')}
        </Button>
      }
    >
      {t('tisch.ausgefallen')}
    </Alert>
  )
}
