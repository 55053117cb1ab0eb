import { Refusal, type Context } from '../context.ts'
import { inTransaction } from '../db/open.ts'
import type { KampagneRow } from '../db/rows/kampagne.ts'
import { act, lockKampagne, verlaufEintrag, writeKampagne } from '../kampagne/act.ts'
import { UebergabeFehler, writePackage, type Paket } from '../print/package.ts'
import type { Job } from './run.ts'

/** Tries before the hand-over counts as failed (domaene 4.2 #15). */
const VERSUCHE = 3
/** Wait after a failed try, minutes. assumed. */
const WARTEN_MIN = [1, 5]
/** A claim is void after this time: its run was killed, minutes. */
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
    if (kampagne.state !== 'inVersandstellung' || kampagne.angehalten === 1)
      throw new UebergabeFehler('Die Kampagne wurde während der Übergabe gestoppt.', true)
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

/** One campaign's package; true when it was written and noted by this call. */
export async function handOverOne(
  context: Context,
  idPtKampagne: number,
  report: (error: unknown) => void,
): Promise<boolean> {
  const claimed = await claim(context, idPtKampagne)
  if (claimed === null) return false
  const { kampagne, lauf } = claimed
  try {
    if (kampagne.versandDatum !== null && context.heute() > kampagne.versandDatum)
      throw new UebergabeFehler('Der Versandtermin ist vorbei.', true)
    const auftrag = `K${String(idPtKampagne).padStart(6, '0')}-${lauf}`
    const paket = await writePackage(context, kampagne, auftrag)
    await noteOrder(context, idPtKampagne, lauf, paket)
    return true
  } catch (error) {
    if (!(error instanceof UebergabeFehler)) report(error)
    await noteFailure(context, idPtKampagne, error)
    return false
  }
}

/** Writes the packages of all campaigns whose dispatch is prepared. */
export const handOver: Job = async (context, report) => {
  const rows = await context.db
    .selectFrom('kampagne')
    .select('idPtKampagne')
    .where('state', '=', 'inVersandstellung')
    .where('angehalten', '=', 0)
    .execute()
  let done = 0
  for (const { idPtKampagne } of rows) {
    try {
      if (await handOverOne(context, idPtKampagne, report)) done += 1
    } catch (error) {
      if (!(error instanceof Refusal)) report(error)
    }
  }
  return done
}
