import { Refusal, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { act, lockKampagne, verlaufEintrag, writeKampagne } from '../kampagne/act.ts'
import { isDruckereiErreichbar } from './erreichbarkeit.ts'
import type { Parts } from '../platform/parts.ts'
import { removePackage, removeUnfinished, writePackage, type Paket } from './package.ts'
import type { Fortschritt } from '../platform/print/printer.ts'
import { DruckUnterbrochen, UebergabeFehler } from '../platform/print/uebergabeFehler.ts'
import type { Job } from '../platform/job.ts'

/** Tries before the hand-over counts as failed (domain 4.2 #15). */
export const VERSUCHE = 3
/** Wait after a failed try, minutes. assumed. */
const WARTEN_MIN = [1, 5]
/** A claim is void after this time without a new print file: its run was killed, minutes. */
const ANSPRUCH_MIN = 15

const later = (context: Context, minutes: number) => new Date(context.now().getTime() + minutes * 60_000).toISOString()

/** Takes a campaign for this run; nobody else hands it over meanwhile. Null when it is not to be handed over now. */
function claim(outer: Context, idPtKampagne: number): Promise<{ kampagne: KampagneRow; lauf: number } | null> {
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const { kampagne } = await lockKampagne(context, idPtKampagne)
    const orders = await db
      .selectFrom('druckauftrag')
      .select(['lauf', 'status'])
      .where('idPtKampagne', '=', idPtKampagne)
      .execute()
    const isFree = kampagne.uebergabeAb === null || kampagne.uebergabeAb <= context.now().toISOString()
    const isOpen = kampagne.state === 'inVersandstellung' && kampagne.angehalten === 0
    if (!isFree || !isOpen || orders.some(({ status }) => status === 'uebergeben')) return null
    await db
      .updateTable('kampagne')
      .set({ uebergabeAb: later(context, ANSPRUCH_MIN) })
      .where('idPtKampagne', '=', idPtKampagne)
      .execute()
    return { kampagne, lauf: Math.max(0, ...orders.map(({ lauf }) => lauf)) + 1 }
  })
}

/** Who objected after the approval is not printed, and the history says so. */
function ausgelassen({ ausgelassen: anzahl }: Paket): string[] {
  if (anzahl === 0) return []
  return [anzahl === 1 ? 'Eine Person der Sperrliste ausgelassen' : `${anzahl} Personen der Sperrliste ausgelassen`]
}

/** Notes the package; the print shop's answer moves the campaign on. */
function noteOrder(outer: Context, idPtKampagne: number, lauf: number, paket: Paket): Promise<void> {
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const { kampagne } = await lockKampagne(context, idPtKampagne)
    if (kampagne.state !== 'inVersandstellung' || kampagne.angehalten === 1) throw gestoppt()
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
    const row = await writeKampagne(context, kampagne, { uebergabeAb: null, letzterFehler: null })
    await verlaufEintrag(context, row, {
      wer: 'system',
      name: 'System',
      aktion: 'uebergabe',
      vonState: kampagne.state,
      grund: [`Auftrag ${paket.auftrag} mit ${paket.dateien.length} Dateien`, ...ausgelassen(paket)].join('. '),
    })
  })
}

/** One more failed try; the last one, and one that cannot be repeated, ends the hand-over. */
function noteFailure(outer: Context, idPtKampagne: number, error: unknown): Promise<void> {
  const known = error instanceof UebergabeFehler
  const grund = known ? error.message : 'Die Dateien konnten nicht geschrieben werden.'
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const { kampagne } = await lockKampagne(context, idPtKampagne)
    if (kampagne.state !== 'inVersandstellung') return
    if (kampagne.angehalten === 1) {
      // Nothing failed: it goes on with a new package when it is no longer held.
      await releaseClaim(context, idPtKampagne)
      return
    }
    const versuche = kampagne.versuche + 1
    const final = versuche >= VERSUCHE || (known && error.endgueltig)
    const uebergabeAb = final ? null : later(context, WARTEN_MIN[versuche - 1] ?? 5)
    const change = { versuche, letzterFehler: grund, uebergabeAb }
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

/** After each print file: the claim lives on, unless the campaign was stopped meanwhile. */
async function goOn(context: Context, auftrag: string, fortschritt: Fortschritt): Promise<void> {
  const { idPtKampagne, fertig, gesamt } = fortschritt
  context.log({ ereignis: 'druckdaten', idPtKampagne, auftrag, fertig, gesamt })
  const renewed = await context.db
    .updateTable('kampagne')
    .set({ uebergabeAb: later(context, ANSPRUCH_MIN) })
    .where('idPtKampagne', '=', idPtKampagne)
    .where('state', '=', 'inVersandstellung')
    .where('angehalten', '=', 0)
    .executeTakeFirst()
  if (renewed.numUpdatedRows !== 1n) throw gestoppt()
}

async function releaseClaim({ db }: Context, idPtKampagne: number): Promise<void> {
  await db.updateTable('kampagne').set({ uebergabeAb: null }).where('idPtKampagne', '=', idPtKampagne).execute()
}

/** Makes and notes a package; one that is no longer wanted does not stay in the inbox. */
async function makePackage(
  context: Context,
  { kampagne, lauf }: { kampagne: KampagneRow; lauf: number },
  fortschritt: Fortschritt,
): Promise<void> {
  if (kampagne.versandDatum !== null && context.heute() > kampagne.versandDatum)
    throw new UebergabeFehler('Der Versandtermin ist vorbei.', true)
  if (!(await isDruckereiErreichbar(context.db)))
    throw new UebergabeFehler('Die Druckerei ist nicht erreichbar.', false)
  const auftrag = `K${String(kampagne.idPtKampagne).padStart(6, '0')}-${lauf}`
  const paket = await writePackage(context, kampagne, auftrag, async (fertig, gesamt) => {
    Object.assign(fortschritt, { fertig, gesamt })
    await goOn(context, auftrag, fortschritt)
  })
  try {
    await noteOrder(context, kampagne.idPtKampagne, lauf, paket)
  } catch (error) {
    // Anything else may mean that another process was faster: then it is his.
    if (error instanceof UebergabeFehler) await removePackage(context, auftrag)
    throw error
  }
}

/** One campaign's package; true when it was written and noted by this call. */
export function handOverOne(
  context: Context,
  idPtKampagne: number,
  report: (error: unknown) => void,
): Promise<boolean> {
  return context.printer.once(idPtKampagne, async (fortschritt) => {
    const claimed = await claim(context, idPtKampagne)
    if (claimed === null) return false
    fortschritt.gesamt = claimed.kampagne.menge
    try {
      await makePackage(context, claimed, fortschritt)
      return true
    } catch (error) {
      if (error instanceof DruckUnterbrochen) {
        await releaseClaim(context, idPtKampagne)
        return false
      }
      if (!(error instanceof UebergabeFehler)) report(error)
      else if (error.cause !== undefined) report(error.cause)
      await noteFailure(context, idPtKampagne, error)
      return false
    }
  })
}

/**
 * At the start: what a killed process was at is nobody's any more, and the next run makes it from the beginning. Should
 * another process share the database after all, a package could be made twice, but it is noted once.
 */
export async function forgetInterrupted(parts: Pick<Parts, 'db' | 'settings'>): Promise<void> {
  await parts.db
    .updateTable('kampagne')
    .set({ uebergabeAb: null })
    .where('state', '=', 'inVersandstellung')
    .where('uebergabeAb', 'is not', null)
    .execute()
  await removeUnfinished(parts)
}

/** Writes the packages of all campaigns whose dispatch is prepared. */
export const handOver: Job = async (context, report) => {
  const rows = await context.db
    .selectFrom('kampagne')
    .select('idPtKampagne')
    .where('state', '=', 'inVersandstellung')
    .where('angehalten', '=', 0)
    .execute()
  // All at once: the printer takes them one after the other.
  const done = await Promise.all(
    rows.map(({ idPtKampagne }) =>
      handOverOne(context, idPtKampagne, report).catch((error: unknown) => {
        if (!(error instanceof Refusal)) report(error)
        return false
      }),
    ),
  )
  return done.filter(Boolean).length
}
