import type { AuswahlMenge } from '#src/contract/auswahlMenge.ts'
import type { ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { gleichmaessig, naechste, type Quoten } from '#src/domain/zielgruppe/auswahl/distribute.ts'
import { abstandVon } from '#src/domain/zielgruppe/karte/punkte.ts'
import { rangOf } from '#src/domain/zielgruppe/auswahl/zufall.ts'
import type { Auswahl } from './auswahl.ts'
import type { VerbraucherRow } from './rows.ts'

type Person = Pick<VerbraucherRow, 'idVerbraucher' | 'plz'>

/** Whether somebody whom the filter reaches is taken; all of a postal code are asked for, in the order of their numbers. */
export type Wahl = (person: Person) => boolean

/** The first people of each postal code, as many as its share says. */
function nachQuoten(quoten: Quoten): Wahl {
  const genommen = new Map<string, number>()
  return ({ plz }) => {
    const schon = genommen.get(plz) ?? 0
    if (schon >= (quoten.get(plz) ?? 0)) return false
    genommen.set(plz, schon + 1)
    return true
  }
}

/**
 * The rule of a limited filter (domain 4.3.11); null where it takes everybody. `alle`: numbers of all whom it reaches, by
 * portions, for the draw alone.
 */
export async function limit(
  filter: ZielgruppeFilter,
  { orte, gesamt }: Auswahl,
  alle: () => AsyncIterable<readonly number[]>,
): Promise<Wahl | null> {
  const { menge, gebiet } = filter
  const anzahl = menge?.anzahl ?? 0
  if (!menge || anzahl >= gesamt) return null
  switch (menge.regel) {
    case 'naechste': {
      const abstand = gebiet.art === 'umkreis' ? abstandVon(gebiet.plz) : () => 0
      return nachQuoten(naechste(orte, anzahl, abstand))
    }
    case 'gleichmaessig':
      return nachQuoten(gleichmaessig(orte, anzahl))
    case 'zufall':
      return gezogene(menge, gesamt, alle)
    default:
      return menge.regel satisfies never
  }
}

/** Those with the lowest places in the draw: all are looked at once, four bytes each. */
async function gezogene(
  { anzahl = 0, startzahl = 0 }: AuswahlMenge,
  gesamt: number,
  alle: () => AsyncIterable<readonly number[]>,
): Promise<Wahl> {
  const raenge = new Uint32Array(gesamt)
  let count = 0
  for await (const portion of alle()) for (const id of portion) raenge[count++] = rangOf(startzahl, id)
  const letzter = anzahl === 0 ? -1 : (raenge.subarray(0, count).toSorted()[anzahl - 1] ?? 0)
  return ({ idVerbraucher }) => rangOf(startzahl, idVerbraucher) <= letzter
}
