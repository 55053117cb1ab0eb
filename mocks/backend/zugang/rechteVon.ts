import type { RechtAbweichung } from '#src/contract/mitarbeiter.ts'
import type { RechteVon } from '#src/domain/mitarbeiter/rechte.ts'
import { fromJson } from '../platform/db/json.ts'

/** Reads the JSON column of single rights, which is written by us alone. */
export const abweichungenOf = (ability: string): RechtAbweichung[] => fromJson<RechtAbweichung[]>(ability)

/** What decides over this employee's rights. */
export function rechteVon({
  role,
  ability,
  zahlungslimit,
}: Omit<RechteVon, 'ability'> & { ability: string }): RechteVon {
  return { role, ability: abweichungenOf(ability), zahlungslimit }
}
