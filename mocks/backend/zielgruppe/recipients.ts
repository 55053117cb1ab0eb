import { adressZeilen } from '#src/domain/print/beispiel.ts'
import { EMPFAENGER_FELDER, type Empfaenger, type ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db/schema.ts'
import { loadSperrliste } from './sperre.ts'
import { matches } from './count.ts'
import { personOf } from './people.ts'
import { fromJson } from '../platform/db/json.ts'

/** What identifies the recipients of a target group. */
export interface ZielgruppeQuelle {
  idPtZielgruppe: number
  idPtKunde: number
  typ: 'filter' | 'hochgeladen'
  /** JSON: ZielgruppeFilter. */
  filter: string | null
}

/**
 * People of a filter or rows of a list, in an order that never changes and without those of the customer's blocklist.
 * `limit`: rows that are looked at.
 */
export async function recipientsOf(
  { db }: Pick<Context, 'db'>,
  zielgruppe: ZielgruppeQuelle,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<Empfaenger[]> {
  const { plz, isGesperrt } = await loadSperrliste(db, zielgruppe.idPtKunde)
  const all = await everybodyOf(db, zielgruppe, limit)
  return plz.size === 0 ? all : all.filter((person) => !isGesperrt(person))
}

/** How many of a target group the blocklist leaves out. Only the postal codes on that list are looked at. */
export async function gesperrteVon(db: Db, zielgruppe: ZielgruppeQuelle): Promise<number> {
  const { plz, isGesperrt } = await loadSperrliste(db, zielgruppe.idPtKunde)
  if (plz.size === 0) return 0
  const suspects = await everybodyOf(db, zielgruppe, Number.MAX_SAFE_INTEGER, true)
  return suspects.filter(isGesperrt).length
}

/** `verdaechtig`: only where somebody of the blocklist lives, which may be more places than a statement takes values. */
async function everybodyOf(
  db: Db,
  zielgruppe: ZielgruppeQuelle,
  limit: number,
  verdaechtig = false,
): Promise<Empfaenger[]> {
  const orte = db.selectFrom('sperre').select('sperre.plz').where('sperre.idPtKunde', '=', zielgruppe.idPtKunde)
  if (zielgruppe.typ === 'hochgeladen')
    return rowsOf(db, zielgruppe.idPtZielgruppe)
      .$if(verdaechtig, (query) => query.where('plz', 'in', orte))
      .limit(limit)
      .execute()
  if (zielgruppe.filter === null) return []
  const people = await db
    .selectFrom('verbraucher')
    .select(['idVerbraucher', 'geschlecht', 'plz', 'ort', 'haustyp'])
    .where(matches(fromJson<ZielgruppeFilter>(zielgruppe.filter)))
    .$if(verdaechtig, (query) => query.where('plz', 'in', orte))
    .orderBy('idVerbraucher')
    .limit(limit)
    .execute()
  return people.map(personOf)
}

function rowsOf(db: Db, idPtZielgruppe: number) {
  return db
    .selectFrom('zielgruppeEmpfaenger')
    .select(EMPFAENGER_FELDER)
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .orderBy('nr')
}

/** Rows looked at for the hard cases; more would cost time on every preview. */
const LOOKED_AT = 100_000

/** Longest name, longest street, longest place, most lines: what may break a layout. */
const HARD: ((e: Empfaenger) => number)[] = [
  (e) => e.titel.length + e.vorname.length + e.nachname.length,
  (e) => e.strasse.length + e.hausnummer.length,
  (e) => Math.max(e.ort.length, e.firma.length),
  (e) => adressZeilen(e).length,
]

/** First an ordinary recipient, then the hard cases, each once. */
export async function beispieleOf(context: Pick<Context, 'db'>, zielgruppe: ZielgruppeQuelle): Promise<Empfaenger[]> {
  const all = await recipientsOf(context, zielgruppe, LOOKED_AT)
  const [first] = all
  if (!first) return []
  const hardest = HARD.map((measure) => {
    let best = first
    let most = measure(first)
    for (const candidate of all) {
      const size = measure(candidate)
      if (size > most) {
        most = size
        best = candidate
      }
    }
    return best
  })
  return [...new Set([ordinary(all), ...hardest])]
}

/** One of the first whose name is about as long as most names are. */
function ordinary(all: Empfaenger[]): Empfaenger {
  const usual = (e: Empfaenger) => Math.abs(e.vorname.length + e.nachname.length - 12) + (e.titel ? 5 : 0)
  return all.slice(0, 50).reduce((best, e) => (usual(e) < usual(best) ? e : best))
}
