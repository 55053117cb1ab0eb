import { randomUUID } from 'node:crypto'
import type { Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { bulkInsert, inTransaction } from '../platform/db/open.ts'
import { newCode } from '../platform/codes.ts'
import { isFree, leaseUntil } from '../platform/lease.ts'
import { pause } from '../platform/pause.ts'
import { sha256 } from '../platform/files.ts'
import { recipientPages, type Nummeriert, type ZielgruppeQuelle } from '../zielgruppe/recipients.ts'
import { canonicalJson } from '../platform/canonical.ts'
import { dropCodes, type Portion } from './codes.ts'
import type { EinfrierungRow } from './rows.ts'
import { EmpfaengerHash, HASH_AT_ONCE, type SnapshotInhalt } from './snapshot.ts'

/** Rows of one transaction: some ms, and other requests have their turn after it. Divides HASH_AT_ONCE. */
const PORTION = 250

/** Somebody else is at it, or it was withdrawn: whoever was at it leaves it alone. */
export class NichtMehrMeins extends Error {}

/** The work is to end now, because the process does; whoever comes next goes on. */
export class Unterbrochen extends Error {}

/** One run at a campaign's recipients. */
export interface Lauf {
  stand: EinfrierungRow
  laeufer: string
  signal?: AbortSignal | undefined
}

/** Takes the work on a campaign, or what is left of withdrawn work, where nobody alive is at it; null: there is none. */
export async function take(
  context: Context,
  idPtKampagne: number,
  { abgebrochen = 0, signal }: { abgebrochen?: 0 | 1; signal?: AbortSignal | undefined } = {},
): Promise<Lauf | null> {
  const laeufer = randomUUID()
  const stand = await context.db
    .updateTable('einfrierung')
    .set({ laeufer, laeuftBis: leaseUntil(context) })
    .where('idPtKampagne', '=', idPtKampagne)
    .where('abgebrochen', '=', abgebrochen)
    .where(({ ref }) => isFree(ref('laeuftBis'), context))
    .returningAll()
    .executeTakeFirst()
  return stand ? { stand, laeufer, signal } : null
}

type Change = Partial<Pick<EinfrierungRow, 'fertig' | 'nach' | 'hash' | 'laeufer' | 'laeuftBis' | 'versuche'>>

/** Writes as long as it is ours and wanted; whatever stands in the same transaction is undone where it is not. */
export async function write(context: Context, { stand, laeufer }: Lauf, change: Change): Promise<void> {
  const { numUpdatedRows } = await context.db
    .updateTable('einfrierung')
    .set({ laeuftBis: leaseUntil(context), ...change })
    .where('idPtKampagne', '=', stand.idPtKampagne)
    .where('laeufer', '=', laeufer)
    .where('abgebrochen', '=', stand.abgebrochen)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new NichtMehrMeins()
}

/** Does work as long as it is ours: whoever took over may have stored since what would be dropped. */
export const solangeMeins =
  (context: Context, lauf: Lauf): Portion =>
  (work) =>
    inTransaction(context.db, async (db) => {
      await write({ ...context, db }, lauf, {})
      await work(db)
    })

/** Recipients in the portions that are hashed together; the last one may be short, or empty. */
async function* hashPortionen(context: Context, { stand }: Lauf): AsyncGenerator<Nummeriert[]> {
  let held: Nummeriert[] = []
  for await (const page of recipientPages(context, fromJson<ZielgruppeQuelle>(stand.quelle), stand.nach)) {
    held.push(...page)
    while (held.length >= HASH_AT_ONCE) {
      yield held.slice(0, HASH_AT_ONCE)
      held = held.slice(HASH_AT_ONCE)
    }
  }
  yield held
}

const SPALTEN = ['code', 'idPtKampagne', 'snapshotNr', 'nr', 'daten', 'ergaenzt', 'jemandAnderes'] as const

/** Gives each of them a new random code and stores him. A code that exists already fails the portion, which is tried again. */
async function freezeAll(context: Context, lauf: Lauf, people: Nummeriert[], hash: EmpfaengerHash): Promise<void> {
  const { idPtKampagne, snapshotNr, fertig } = lauf.stand
  for (let first = 0; first < people.length; first += PORTION) {
    if (lauf.signal?.aborted) throw new Unterbrochen()
    const portion = people.slice(first, first + PORTION)
    const rows = portion.map(({ empfaenger, jemandAnderes = null }, index) => {
      const nr = fertig + first + index + 1
      const code = newCode()
      const daten = canonicalJson(empfaenger)
      hash.add(nr, code, sha256(daten))
      return [code, idPtKampagne, snapshotNr, nr, daten, null, jemandAnderes]
    })
    const done = fertig + first + portion.length
    const isWhole = done % HASH_AT_ONCE === 0
    const nach = portion.at(-1)?.nr ?? lauf.stand.nach
    await inTransaction(context.db, async (db) => {
      // The campaign first, as everybody locks them.
      if (isWhole)
        await db.updateTable('kampagne').set({ eingefroren: done }).where('idPtKampagne', '=', idPtKampagne).execute()
      await write({ ...context, db }, lauf, isWhole ? { fertig: done, nach, hash: hash.state, versuche: 0 } : {})
      await bulkInsert(db, 'empfaengerCode', SPALTEN, rows)
    })
    await pause()
  }
}

/**
 * Freezes what is missing, each recipient with a new random code, in portions that survive a stop; those of an earlier
 * snapshot are dropped, nothing was printed from it. Other requests are answered in between.
 */
export async function freezeRest(context: Context, lauf: Lauf): Promise<SnapshotInhalt['empfaenger']> {
  await dropCodes(context, lauf.stand.idPtKampagne, lauf.stand, solangeMeins(context, lauf))
  const hash = new EmpfaengerHash(lauf.stand.hash)
  let anzahl = lauf.stand.fertig
  for await (const people of hashPortionen(context, lauf)) {
    await freezeAll(context, lauf, people, hash)
    anzahl += people.length
    lauf.stand = { ...lauf.stand, fertig: anzahl, versuche: 0 }
  }
  return { anzahl, sha256: hash.digest(), je: 'empfaenger' }
}
