import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { Gebiet } from '#src/contract/gebiet.ts'
import type { ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import type { PlzZahl } from '#src/domain/zielgruppe/auswahl/distribute.ts'
import { beide, gemeinte, maskeOf, ohne, summe, zelleOf, type Maske } from '#src/domain/zielgruppe/auswahl/zellen.ts'
import { punkteIn } from '#src/domain/zielgruppe/karte/gebietPunkte.ts'
import type { Database, Db } from '../platform/db/schema.ts'
import type { VerbraucherRow } from './rows.ts'

type Builder = ExpressionBuilder<Database, 'verbraucherZahl'>
type Condition = ExpressionWrapper<Database, 'verbraucherZahl', SqlBool>

/** The postal codes of an area (domain 4.3.12). */
function inGebiet(e: Builder, gebiet: Gebiet): Condition[] {
  switch (gebiet.art) {
    case 'deutschland':
      return []
    case 'plz':
      return [
        e.or([
          anyOf(e, 'plz', gebiet.plz),
          ...(gebiet.bereiche ?? []).map(({ von, bis }) => e.between('plz', von, bis)),
        ]),
      ]
    case 'leitregion':
      return [anyOf(e, 'leitregion', gebiet.leitregionen)]
    case 'plzBereich':
      return [e.between('plz', gebiet.von, gebiet.bis)]
    case 'bundesland':
      return [anyOf(e, 'bundesland', gebiet.bundeslaender)]
    // By the rule of the map, so that both say the same.
    case 'ort':
    case 'umkreis':
      return [
        anyOf(
          e,
          'plz',
          punkteIn(gebiet).map(({ plz }) => plz),
        ),
      ]
    default:
      return gebiet satisfies never
  }
}

/** A list that names nothing reaches nobody. */
function anyOf(e: Builder, column: 'plz' | 'bundesland' | 'leitregion', values: readonly string[]): Condition {
  return values.length === 0 ? e('plz', '=', '') : e(column, 'in', values)
}

/** Whom a filter means, by postal code: counted and chosen by the same masks, so that both say the same. */
export interface Auswahl {
  /** Where somebody is reached, and how many there. */
  orte: readonly PlzZahl[]
  gesamt: number
  hits: (person: Pick<VerbraucherRow, 'plz' | 'geschlecht' | 'kaufkraft' | 'haustyp'>) => boolean
}

const parts = (filter: ZielgruppeFilter, wanted: 'und' | 'ohne') =>
  (filter.verknuepfung ?? []).flatMap(({ art, filter: part }) => (art === wanted && part ? [part] : []))

const gelesen = new Map<string, { text: string; zahlen: Uint32Array }>()

/** The people of a postal code, read once as long as they are the same: reading them takes longer than counting. */
function zahlenVon(plz: string, text: string): Uint32Array {
  const known = gelesen.get(plz)
  if (known?.text === text) return known.zahlen
  const zahlen = Uint32Array.from(JSON.parse(text) as number[])
  gelesen.set(plz, { text, zahlen })
  return zahlen
}

/** Some thousand rows at most, however many people there are. */
export async function loadAuswahl(db: Db, filter: ZielgruppeFilter): Promise<Auswahl> {
  const alle = [filter, ...parts(filter, 'und')]
  const rows = await db
    .selectFrom('verbraucherZahl')
    .select(['plz', 'leitregion', 'zahlen'])
    .where((e) => e.and(alle.flatMap(({ gebiet }) => inGebiet(e, gebiet))))
    .execute()
  const zellenIn = await zellenVon(db, filter, alle.map(maskeOf).reduce(beide))
  const orte: PlzZahl[] = []
  let gesamt = 0
  for (const { plz, leitregion, zahlen } of rows) {
    const anzahl = summe(zahlenVon(plz, zahlen), zellenIn(plz))
    gesamt += anzahl
    if (anzahl > 0) orte.push({ plz, leitregion, anzahl })
  }
  const erreicht = new Set(orte.map(({ plz }) => plz))
  return {
    orte,
    gesamt,
    hits: (person) => erreicht.has(person.plz) && zellenIn(person.plz).includes(zelleOf(person)),
  }
}

/** The mixes that are meant in a postal code: fewer where it belongs to what is left out. */
async function zellenVon(db: Db, filter: ZielgruppeFilter, maske: Maske): Promise<(plz: string) => readonly number[]> {
  const ausgenommen = await Promise.all(
    parts(filter, 'ohne').map(async (part) => ({
      maske: maskeOf(part),
      plz: new Set((await plzIn(db, part.gebiet)).map(({ plz }) => plz)),
    })),
  )
  const ueberall = gemeinte(maske)
  if (ausgenommen.length === 0) return () => ueberall
  // By which of them leave something out here: as bits, one for each.
  const known = new Map<number, readonly number[]>()
  return (plz) => {
    let key = 0
    for (const [at, one] of ausgenommen.entries()) if (one.plz.has(plz)) key |= 1 << at
    const found =
      known.get(key) ??
      gemeinte(ausgenommen.filter((_, at) => key & (1 << at)).reduce((rest, one) => ohne(rest, one.maske), maske))
    known.set(key, found)
    return found
  }
}

const plzIn = (db: Db, gebiet: Gebiet) =>
  db
    .selectFrom('verbraucherZahl')
    .select('plz')
    .where((e) => e.and(inGebiet(e, gebiet)))
    .execute()
