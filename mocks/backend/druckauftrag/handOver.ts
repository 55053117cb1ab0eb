import { randomUUID } from 'node:crypto'
import { Refusal, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { act, lockKampagne, verlaufEintrag, writeKampagne } from '../kampagne/act.ts'
import { isDruckereiErreichbar } from './erreichbarkeit.ts'
import { isFree, leaseUntil, underLease } from '../platform/lease.ts'
import { anzahlDateien, listUnfinished, removePaket, writePaket } from './writePaket.ts'
import type { Paket } from './paket.ts'
import { ausgelassenSatz, sayLeftOut } from './ausgelassene.ts'
import type { Fortschritt } from '../platform/print/printer.ts'
import { DruckUnterbrochen, UebergabeFehler } from '../platform/print/uebergabeFehler.ts'
import { noteFault, type Job } from '../platform/job.ts'

/** Tries before the hand-over counts as failed (domain 4.2 #15). */
export const VERSUCHE = 3
/** Wait after a failed try, minutes. assumed. */
const WARTEN_MIN = [1, 5]

const later = (context: Context, minutes: number) => new Date(context.now().getTime() + minutes * 60_000).toISOString()

/** One run at a campaign's package; the campaign is leased to it. */
interface Lauf {
  kampagne: KampagneRow
  lauf: number
  laeufer: string
}

const FREI = { uebergabeLaeufer: null, uebergabeBis: null } as const

/** Takes a campaign for this run; nobody else hands it over meanwhile. Null when it is not to be handed over now. */
function claim(outer: Context, idPtKampagne: number): Promise<Lauf | null> {
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const { kampagne } = await lockKampagne(context, idPtKampagne)
    const orders = await db
      .selectFrom('druckauftrag')
      .select(['lauf', 'status'])
      .where('idPtKampagne', '=', idPtKampagne)
      .execute()
    const isDue = kampagne.uebergabeAb === null || kampagne.uebergabeAb <= context.now().toISOString()
    const isOpen = kampagne.state === 'inVersandstellung' && kampagne.angehalten === 0
    if (!isDue || !isOpen || orders.some(({ status }) => status === 'uebergeben')) return null
    const laeufer = randomUUID()
    const taken = await db
      .updateTable('kampagne')
      .set({ uebergabeLaeufer: laeufer, uebergabeBis: leaseUntil(context) })
      .where('idPtKampagne', '=', idPtKampagne)
      .where(({ ref }) => isFree(ref('uebergabeBis'), context))
      .executeTakeFirst()
    if (taken.numUpdatedRows !== 1n) return null
    return { kampagne, lauf: Math.max(0, ...orders.map(({ lauf }) => lauf)) + 1, laeufer }
  })
}

const auftragOf = ({ kampagne, lauf }: Lauf) => `K${String(kampagne.idPtKampagne).padStart(6, '0')}-${lauf}`

type Vermerk = Pick<Paket, 'auftrag' | 'menge' | 'ausgelassen'> & { anzahlDateien: number }

/**
 * Notes the package and puts it to its place, both while nobody else can touch the campaign; the print shop's answer
 * moves it on. A folder without its note, left by a crash between the two, is replaced by the next run.
 */
function noteOrder(
  outer: Context,
  { kampagne: { idPtKampagne }, lauf, laeufer }: Lauf,
  paket: Vermerk,
  place: () => Promise<void>,
): Promise<void> {
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const { kampagne } = await lockKampagne(context, idPtKampagne)
    if (kampagne.state !== 'inVersandstellung' || kampagne.angehalten === 1) throw gestoppt()
    if (kampagne.uebergabeLaeufer !== laeufer) throw new DruckUnterbrochen()
    await sayLeftOut(context, kampagne, paket.menge)
    await db
      .insertInto('druckauftrag')
      .values({
        idPtKampagne,
        snapshotNr: kampagne.snapshotNr,
        lauf,
        auftrag: paket.auftrag,
        status: 'uebergeben',
        menge: paket.menge,
        uebergebenAm: context.now().toISOString(),
      })
      .execute()
    const row = await writeKampagne(context, kampagne, { ...FREI, uebergabeAb: null, letzterFehler: null })
    await verlaufEintrag(context, row, {
      wer: 'system',
      name: 'System',
      aktion: 'uebergabe',
      vonState: kampagne.state,
      grund: [
        `Auftrag ${paket.auftrag} mit ${paket.anzahlDateien} Dateien`,
        ...ausgelassenSatz(paket.ausgelassen),
      ].join('. '),
    })
    await place()
  })
}

/** One more failed try; the last one, and one that cannot be repeated, ends the hand-over. */
function noteFailure(outer: Context, claimed: Lauf, error: unknown): Promise<void> {
  const known = error instanceof UebergabeFehler
  const { idPtKampagne } = claimed.kampagne
  const grund = known ? error.message : 'Die Dateien konnten nicht geschrieben werden.'
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const { kampagne } = await lockKampagne(context, idPtKampagne)
    if (kampagne.state !== 'inVersandstellung' || kampagne.uebergabeLaeufer !== claimed.laeufer) return
    if (kampagne.angehalten === 1) {
      // Nothing failed: it goes on with a new package when it is no longer held.
      await releaseClaim(context, claimed)
      return
    }
    const versuche = kampagne.versuche + 1
    const final = versuche >= VERSUCHE || (known && error.endgueltig)
    const uebergabeAb = final ? null : later(context, WARTEN_MIN[versuche - 1] ?? 5)
    const change = { ...FREI, versuche, letzterFehler: grund, uebergabeAb }
    if (!final) {
      await writeKampagne(context, kampagne, change)
      return
    }
    await act(context, idPtKampagne, 'uebergabeGescheitert', {
      wer: 'system',
      name: 'System',
      eingabe: { grund },
      grund,
      change,
    })
  })
}

const gestoppt = () => new UebergabeFehler('Die Kampagne wurde während der Übergabe gestoppt.', true)

/** The lease lives on, unless the campaign was stopped meanwhile or another process took it over. */
async function renew(context: Context, { kampagne: { idPtKampagne }, laeufer }: Lauf): Promise<void> {
  const renewed = await context.db
    .updateTable('kampagne')
    .set({ uebergabeBis: leaseUntil(context) })
    .where('idPtKampagne', '=', idPtKampagne)
    .where('uebergabeLaeufer', '=', laeufer)
    .where('state', '=', 'inVersandstellung')
    .where('angehalten', '=', 0)
    .executeTakeFirst()
  if (renewed.numUpdatedRows !== 1n) throw gestoppt()
}

async function releaseClaim({ db }: Context, { kampagne, laeufer }: Lauf): Promise<void> {
  await db
    .updateTable('kampagne')
    .set(FREI)
    .where('idPtKampagne', '=', kampagne.idPtKampagne)
    .where('uebergabeLaeufer', '=', laeufer)
    .execute()
}

/** Makes and notes a package; one that is no longer wanted never gets into the inbox. */
async function makePaket(context: Context, claimed: Lauf, fortschritt: Fortschritt): Promise<void> {
  const { kampagne, laeufer } = claimed
  const { idPtKampagne } = kampagne
  if (kampagne.versandDatum !== null && context.heute() > kampagne.versandDatum)
    throw new UebergabeFehler('Der Versandtermin ist vorbei.', true)
  if (!(await isDruckereiErreichbar(context.db)))
    throw new UebergabeFehler('Die Druckerei ist nicht erreichbar.', false)
  const auftrag = auftragOf(claimed)
  await writePaket(context, kampagne, {
    auftrag,
    laeufer,
    onFile: async (fertig, gesamt) => {
      Object.assign(fortschritt, { fertig, gesamt })
      context.log({ ereignis: 'druckdaten', idPtKampagne, auftrag, fertig, gesamt })
      await renew(context, claimed)
    },
    onDone: (paket, place) => noteOrder(context, claimed, { ...paket, anzahlDateien: paket.dateien.length }, place),
  })
}

/** Notes the order of a campaign of the demo whose package is written behind its first page (`seed/pakete.ts`). */
export async function noteWithoutFiles(context: Context, idPtKampagne: number): Promise<void> {
  const claimed = await claim(context, idPtKampagne)
  if (claimed === null) throw new Error('this campaign is not to be handed over')
  const { menge } = claimed.kampagne
  const paket = { auftrag: auftragOf(claimed), menge, ausgelassen: 0, anzahlDateien: anzahlDateien(menge) }
  await noteOrder(context, claimed, paket, () => Promise.resolve())
}

/** One campaign's package; true when it was written and noted by this call. */
function handOverOne(context: Context, idPtKampagne: number, report: (error: unknown) => void): Promise<boolean> {
  return context.printer.once(idPtKampagne, async (fortschritt) => {
    const claimed = await claim(context, idPtKampagne)
    if (claimed === null) return false
    fortschritt.gesamt = claimed.kampagne.menge
    try {
      // One print file may take longer than a lease.
      await underLease(
        () => renew(context, claimed),
        () => makePaket(context, claimed, fortschritt),
      )
      return true
    } catch (error) {
      if (error instanceof DruckUnterbrochen) {
        await releaseClaim(context, claimed)
        return false
      }
      if (!(error instanceof UebergabeFehler)) report(error)
      else if (error.cause !== undefined) report(error.cause)
      await noteFailure(context, claimed, error)
      return false
    }
  })
}

/** What killed processes were writing is taken out of the inbox; what is being written stays. */
async function clearInbox(context: Context): Promise<void> {
  const unfinished = await listUnfinished(context)
  if (unfinished.length === 0) return
  const living = await context.db
    .selectFrom('kampagne')
    .select('uebergabeLaeufer')
    .where('uebergabeBis', '>=', context.realNow().toISOString())
    .execute()
  const alive = new Set(living.map(({ uebergabeLaeufer }) => uebergabeLaeufer))
  for (const { ordner, laeufer } of unfinished) if (!alive.has(laeufer)) await removePaket(context, ordner)
}

/** Writes the packages of all campaigns whose dispatch is prepared; those that nobody waits for come to their end later. */
export const handOver: Job = async (context, report, wartetAuf = () => true) => {
  const isWaitedFor = ({ idPtKampagne }: { idPtKampagne: number }) => wartetAuf(idPtKampagne)
  await clearInbox(context).catch(report)
  const rows = await context.db
    .selectFrom('kampagne')
    .select('idPtKampagne')
    .where('state', '=', 'inVersandstellung')
    .where('angehalten', '=', 0)
    .execute()
  const [first, later] = [rows.filter(isWaitedFor), rows.filter((row) => !isWaitedFor(row))]
  // All at once: the printer takes them one after the other.
  const all = [...first, ...later].map(({ idPtKampagne }, i) => {
    const tell = i < first.length ? report : (error: unknown) => noteFault(context.log, error)
    return handOverOne(context, idPtKampagne, tell).catch((error: unknown) => {
      if (!(error instanceof Refusal)) tell(error)
      return false
    })
  })
  const done = await Promise.all(all.slice(0, first.length))
  return done.filter(Boolean).length
}
