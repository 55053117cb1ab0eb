import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { seesPrices } from '#src/domain/ability/prices.ts'
import { formatEuro, formatZahl } from '#src/base/number/german.ts'
import { mehrFuerWeniger } from '#src/domain/price/hinweise.ts'
import { preislisteQueries } from '#src/entities/preisliste/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { SaisonHinweis } from './SaisonHinweis.tsx'

interface Props {
  kampagne: Kampagne
}

/** What somebody should know of a price before he orders: more pieces may cost less, and the day has its price. */
export function PreisHinweise({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const { data: liste } = useQuery({ ...preislisteQueries.general(), enabled: seesPrices(ability) })
  const mehr = liste ? mehrFuerWeniger(liste, kampagne) : null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {mehr && (
        <Alert severity="info">
          {t('preis.mehrFuerWeniger', {
            count: mehr.fehlen,
            fehlen: formatZahl(mehr.fehlen),
            ersparnis: formatEuro(mehr.ersparnis),
            ab: formatZahl(mehr.ab),
          })}
        </Alert>
      )}
      <SaisonHinweis kampagne={kampagne} versandDatum={kampagne.versandDatum} />
    </Box>
  )
}
