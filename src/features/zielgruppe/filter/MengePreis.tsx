import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { formatEuro, formatZahl } from '#src/base/number/german.ts'
import { naechsteStaffel } from '#src/domain/price/staffel.ts'
import { useMengePreis } from './useMengePreis.ts'

interface Props {
  menge: number
  gesamt: number
}

/** What a postcard costs for so many, and how far the next tier is: by a larger number, or by a larger area. */
export function MengePreis({ menge, gesamt }: Props) {
  const { t } = useTranslation('zielgruppe')
  const preis = useMengePreis(menge)
  if (preis === null) return null
  const { liste, jetzt } = preis
  const staffel = naechsteStaffel(liste, menge)
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2">{t('menge.preis', { preis: formatEuro(jetzt) })}</Typography>
      {staffel && staffel.ab <= gesamt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('menge.staffel', {
            fehlen: formatZahl(staffel.fehlen),
            preis: formatEuro(staffel.jeStueck),
            jetzt: formatEuro(jetzt),
          })}
        </Typography>
      )}
      {staffel && menge === gesamt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('menge.staffelGebiet', {
            ab: formatZahl(staffel.ab),
            preis: formatEuro(staffel.jeStueck),
            count: staffel.fehlen,
            fehlen: formatZahl(staffel.fehlen),
          })}
        </Typography>
      )}
    </Box>
  )
}
