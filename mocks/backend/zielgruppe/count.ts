import type { ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import type { Potenzial } from '#src/contract/potenzial.ts'
import { gewaehlteAnzahl } from '#src/domain/zielgruppe/auswahl/menge.ts'
import type { Context } from '../platform/context.ts'
import { loadAuswahl } from './auswahl.ts'

/** Reachable people, in all and per Leitregion, and how many of them a limited filter takes. */
export async function countPotenzial(
  context: Context,
  filter: ZielgruppeFilter,
): Promise<Potenzial & { gesamt: number }> {
  const { orte, gesamt } = await loadAuswahl(context.db, filter)
  const regionen = new Map<string, number>()
  for (const { leitregion, anzahl } of orte) regionen.set(leitregion, (regionen.get(leitregion) ?? 0) + anzahl)
  return {
    potenzial: gewaehlteAnzahl(filter.menge, gesamt),
    gesamt,
    stand: context.now().toISOString(),
    leitregionen: [...regionen]
      .map(([leitregion, anzahl]) => ({ leitregion, anzahl }))
      .toSorted((a, b) => b.anzahl - a.anzahl || a.leitregion.localeCompare(b.leitregion, 'de')),
  }
}
