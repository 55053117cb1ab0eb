import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { SEITE } from './usePaare.ts'

interface Props {
  von: number
  anzahl: number
  onSeite: (von: number) => void
}

/** Turns the pairs over; nothing where they fit. */
export function PaarSeiten({ von, anzahl, onSeite }: Props) {
  const { t } = useTranslation('zielgruppe')
  if (anzahl <= SEITE) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button size="small" disabled={von === 0} onClick={() => onSeite(Math.max(0, von - SEITE))}>
        {t('paare.vorige')}
      </Button>
      <Button size="small" disabled={von + SEITE >= anzahl} onClick={() => onSeite(von + SEITE)}>
        {t('paare.naechste')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('paare.seite', {
          von: formatZahl(von + 1),
          bis: formatZahl(Math.min(anzahl, von + SEITE)),
          anzahl: formatZahl(anzahl),
        })}
      </Typography>
    </Box>
  )
}
