import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatZahl } from '#src/base/number/german.ts'
import { notFound, Refusal, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { DruckauftragRow } from './rows.ts'
import { hashOfFile, type Datei } from '../platform/print/printFile.ts'
import { act, type Scope } from '../kampagne/act.ts'
import { currentInvoice } from '../rechnung/beleg.ts'
import { creditInvoice } from '../rechnung/invoice.ts'
import { guthaben, minderungOf } from '../kampagne/load.ts'
import type { LettershopPort } from './ports.ts'
import { planRefund } from '../kampagne/refund.ts'
import { loadSnapshot } from '../kampagne/snapshot.ts'
import { fromJson } from '../platform/db/json.ts'

const DRUCKEREI = { wer: 'druckerei', name: 'Druckerei' } as const

async function fileNames(ordner: string): Promise<string[]> {
  try {
    return (await readdir(ordner)).toSorted()
  } catch {
    // Removed when the deletion period ended.
    return []
  }
}

/** Everything that lies, or lay, in the print shop's inbox; newest first. */
export const listInbox: LettershopPort['listInbox'] = async ({ db, settings }) => {
  const rows = await db
    .selectFrom('druckauftrag')
    .innerJoin('kampagne', 'kampagne.idPtKampagne', 'druckauftrag.idPtKampagne')
    .selectAll('druckauftrag')
    .select(['kampagne.bezeichnung', 'kampagne.versandDatum'])
    .orderBy('idPtDruckauftrag', 'desc')
    .execute()
  return Promise.all(
    rows.map(async (row) => ({ ...row, dateien: await fileNames(join(settings.lettershopOrdner, row.auftrag)) })),
  )
}

export async function loadOrder({ db }: Context, idPtDruckauftrag: number): Promise<DruckauftragRow> {
  const row = await db
    .selectFrom('druckauftrag')
    .selectAll()
    .where('idPtDruckauftrag', '=', idPtDruckauftrag)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const beschaedigt = (text: string) => new Refusal(409, 'PAKET_BESCHAEDIGT', text)

/** Each file still has the hash of the job ticket, and the ticket that of the approved snapshot. */
async function checkPaket(context: Context, order: DruckauftragRow): Promise<void> {
  const ordner = join(context.settings.lettershopOrdner, order.auftrag)
  let ticket: { dateien: Datei[]; snapshot: { sha256: string } }
  try {
    ticket = fromJson<typeof ticket>(await readFile(join(ordner, 'auftrag.json'), 'utf8'))
  } catch {
    throw beschaedigt('Der Auftragszettel fehlt oder ist nicht lesbar.')
  }
  const snapshot = await loadSnapshot(context, order.idPtKampagne, order.snapshotNr)
  if (snapshot?.hash !== ticket.snapshot.sha256)
    throw beschaedigt('Der Auftrag gehört nicht zum freigegebenen Stand der Kampagne.')
  for (const { name, sha256: expected } of ticket.dateien) {
    const found = await hashOfFile(join(ordner, name)).catch(() => null)
    if (found !== expected) throw beschaedigt(`Die Datei ${name} fehlt oder wurde nach der Übergabe verändert.`)
  }
}

type Status = DruckauftragRow['status']

/** Moves an order on, once: whoever comes second is told where it stands. */
function moveOrder(
  outer: Context,
  order: DruckauftragRow,
  from: Status,
  change: Partial<Omit<DruckauftragRow, 'idPtDruckauftrag'>>,
  then: (context: Context) => Promise<unknown>,
): Promise<void> {
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const result = await db
      .updateTable('druckauftrag')
      .set(change)
      .where('idPtDruckauftrag', '=', order.idPtDruckauftrag)
      .where('status', '=', from)
      .executeTakeFirst()
    if (result.numUpdatedRows !== 1n)
      throw new Refusal(409, 'NICHT_MOEGLICH', 'Dieser Auftrag ist schon weiter. Bitte laden Sie die Seite neu.')
    await then(context)
  })
}

/** The print shop takes the package, after looking at its files. */
export const bestaetigen: LettershopPort['bestaetigen'] = async (context, idPtDruckauftrag) => {
  const order = await loadOrder(context, idPtDruckauftrag)
  if (order.status === 'uebergeben') await checkPaket(context, order)
  await annehmen(context, order)
}

/** The same without a look at the files. */
export async function annehmen(context: Context, order: DruckauftragRow): Promise<void> {
  const referenz = `LS-${context.heute().slice(2, 4)}-${String(order.idPtDruckauftrag).padStart(5, '0')}`
  const bestaetigtAm = context.now().toISOString()
  await moveOrder(context, order, 'uebergeben', { status: 'bestaetigt', bestaetigtAm, referenz }, (inner) =>
    act(inner, order.idPtKampagne, 'uebergabeBestaetigt', {
      ...DRUCKEREI,
      change: { lettershopReferenz: referenz, uebergebenAm: bestaetigtAm, letzterFehler: null },
    }),
  )
}

/** The print shop refuses the package; the provider may hand over again. */
export const ablehnen: LettershopPort['ablehnen'] = async (context, idPtDruckauftrag, grund) => {
  const order = await loadOrder(context, idPtDruckauftrag)
  await moveOrder(context, order, 'uebergeben', { status: 'abgelehnt', grund }, (inner) =>
    act(inner, order.idPtKampagne, 'uebergabeAbgelehnt', {
      ...DRUCKEREI,
      eingabe: { grund },
      grund,
      change: { letzterFehler: grund },
    }),
  )
}

/** Fewer pieces than paid: a partial credit, and the money on its way back (domain 4.2 #17, 4.8). */
async function creditMissing({ context, kampagne }: Scope): Promise<void> {
  const { idPtKampagne, menge, gemeldeteMenge } = kampagne
  const minder = minderungOf(kampagne)
  const invoice = await currentInvoice(context, idPtKampagne)
  if (minder === null || minder.brutto === 0 || invoice === null) return
  const grund = `Versendet wurden ${formatZahl(gemeldeteMenge ?? 0)} statt ${formatZahl(menge)} Sendungen`
  await creditInvoice(context, invoice, minder, grund)
  await planRefund(context, idPtKampagne, Math.min(-minder.brutto, Math.max(0, guthaben(kampagne))), grund)
}

/** The mailing was posted. */
export const versandMelden: LettershopPort['versandMelden'] = async (context, idPtDruckauftrag, gemeldet) => {
  const order = await loadOrder(context, idPtDruckauftrag)
  // Of this package: who came onto a list between payment and hand-over is not in it.
  const menge = gemeldet ?? order.menge
  const gemeldetAm = context.now().toISOString()
  const change = { status: 'versendet', gemeldetAm, gemeldeteMenge: menge } as const
  await moveOrder(context, order, 'bestaetigt', change, (inner) =>
    act(inner, order.idPtKampagne, 'versandGemeldet', {
      ...DRUCKEREI,
      eingabe: { menge },
      gedruckt: order.menge,
      change: { gemeldetAm, gemeldeteMenge: menge },
      effects: (scope) => creditMissing(scope),
    }),
  )
}

/** Something went wrong after the hand-over; the campaign keeps its state and waits. */
export async function problemMelden(context: Context, idPtDruckauftrag: number, grund: string): Promise<void> {
  const order = await loadOrder(context, idPtDruckauftrag)
  await act(context, order.idPtKampagne, 'druckereiProblem', {
    ...DRUCKEREI,
    eingabe: { grund },
    grund,
    change: { angehaltenGrund: grund },
  })
}

export async function problemGeloest(context: Context, idPtDruckauftrag: number): Promise<void> {
  const order = await loadOrder(context, idPtDruckauftrag)
  await act(context, order.idPtKampagne, 'druckereiProblemGeloest', DRUCKEREI)
}
