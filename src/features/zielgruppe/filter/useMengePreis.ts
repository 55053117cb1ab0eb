import { useQuery } from '@tanstack/react-query'
import { seesPrices } from '#src/domain/ability/prices.ts'
import { stueckpreis } from '#src/domain/price/staffel.ts'
import { preislisteQueries } from '#src/entities/preisliste/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'

/** Price list and price of one card for so many; null where there is none, or none to be seen. */
export function useMengePreis(menge: number) {
  const ability = useAppAbility()
  const { data: liste } = useQuery({ ...preislisteQueries.general(), enabled: seesPrices(ability) })
  const jetzt = liste ? stueckpreis(liste, menge) : null
  return liste && jetzt !== null ? { liste, jetzt } : null
}
