import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Konto } from '#src/contract/konto.ts'
import { ustArtOf } from '#src/domain/price/umsatzsteuer.ts'

/** How the saved seat and VAT number are taxed; said to customers abroad alone. */
export function Steuerfall({ konto: { land, ustIdNr, ustIdPruefung } }: { konto: Konto }) {
  const { t } = useTranslation('konto')
  if (land === 'DE') return null
  const art = ustArtOf({ land, ustIdNr, ustIdErgebnis: ustIdPruefung?.ergebnis ?? null })
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t(`ustId.fall.${art === 'regel' ? 'regelEu' : art}`)}
    </Typography>
  )
}
