import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { seesPrices } from '#src/domain/ability/prices.ts'
import { formatEuro, formatZahl } from '#src/domain/number/german.ts'
import { naechsteStaffel, stueckpreis } from '#src/domain/price/staffel.ts'
import { preislisteQueries } from '#src/entities/preisliste/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'

interface Props {
  menge: number
  gesamt: number
}

/** What a postcard costs for so many, and how far the next tier is, if there are people for it. */
export function MengePreis({ menge, gesamt }: Props) {
  const { t } = useTranslation('zielgruppe')
  const ability = useAppAbility()
  const { data: liste } = useQuery({ ...preislisteQueries.general(), enabled: seesPrices(ability) })
  const jetzt = liste ? stueckpreis(liste, menge) : null
  if (!liste || jetzt === null) return null
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
    </Box>
  )
}
