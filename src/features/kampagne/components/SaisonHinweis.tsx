import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { seesPrices } from '#src/domain/ability/prices.ts'
import { formatEuro } from '#src/base/number/german.ts'
import { saisonZuschlag } from '#src/domain/price/hinweise.ts'
import { isSaison } from '#src/domain/price/post.ts'
import { preislisteQueries } from '#src/entities/preisliste/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'

interface Props {
  kampagne: Kampagne
  /** ISO day that is chosen. */
  versandDatum: string | null
  /** While a day is chosen one without the surcharge is explained too. */
  auchOhne?: boolean
}

/** Why the price is another one for another day. */
export function SaisonHinweis({ kampagne, versandDatum, auchOhne = false }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const { data: liste } = useQuery({ ...preislisteQueries.general(), enabled: seesPrices(ability) })
  const zuschlag = liste ? saisonZuschlag(liste, kampagne) : 0
  const saison = isSaison(versandDatum)
  if (zuschlag === 0 || versandDatum === null || (!saison && !auchOhne)) return null
  return (
    <Typography variant="body2" color="textSecondary">
      {t(saison ? 'preis.saison' : 'preis.ohneSaison', { preis: formatEuro(zuschlag) })}
    </Typography>
  )
}
