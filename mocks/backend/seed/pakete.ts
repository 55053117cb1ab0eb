import { randomUUID } from 'node:crypto'
import { berlinHeute } from '#src/domain/kampagne/schedule.ts'
import { loadOrder } from '../druckauftrag/lettershop.ts'
import { writePaket } from '../druckauftrag/writePaket.ts'
import { loadKampagne } from '../kampagne/load.ts'
import { inTransaction } from '../platform/db/open.ts'
import { fromJson } from '../platform/db/json.ts'
import type { Db } from '../platform/db/schema.ts'
import { isFree, leaseUntil, underLease } from '../platform/lease.ts'
import { systemContext, type Parts } from '../platform/parts.ts'
import type { Fortschritt } from '../platform/print/printer.ts'
import { DruckUnterbrochen } from '../platform/print/uebergabeFehler.ts'
import { readSetting, writeSetting } from '../platform/settings.ts'

/** Print orders of the demo whose files are still to be written: their ids, as JSON. */
const OFFEN = 'seed:pakete'

/** But for those whose campaign has no recipients any more, since the time of their addresses is over. */
async function readOffene(db: Db): Promise<number[]> {
  const ids = fromJson<number[]>((await readSetting(db, OFFEN)) ?? '[]')
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('druckauftrag')
    .innerJoin('kampagne', 'kampagne.idPtKampagne', 'druckauftrag.idPtKampagne')
    .select('idPtDruckauftrag')
    .where('idPtDruckauftrag', 'in', ids)
    .where('geleert', '=', 0)
    .orderBy('idPtDruckauftrag')
    .execute()
  return rows.map(({ idPtDruckauftrag }) => idPtDruckauftrag)
}

/** The files of this order are written by `writePakete`. */
export async function planPaket(db: Db, idPtDruckauftrag: number): Promise<void> {
  await writeSetting(db, OFFEN, JSON.stringify([...(await readOffene(db)), idPtDruckauftrag]))
}

/** How many packages are still to be written. */
export async function offenePakete(db: Db): Promise<number> {
  return (await readOffene(db)).length
}

function noteDone(parts: Parts, idPtDruckauftrag: number): Promise<void> {
  return inTransaction(parts.db, async (db) => {
    const left = (await readOffene(db)).filter((id) => id !== idPtDruckauftrag)
    await writeSetting(db, OFFEN, JSON.stringify(left))
  })
}

/**
 * Writes the packages of the demo's past, one after the other, while its pages are used already: some seconds of the
 * processor each, for which no start waits. What a stop broke off is written by the next start. Returns how many it wrote.
 */
export async function writePakete(parts: Parts): Promise<number> {
  const offene = await readOffene(parts.db)
  const written = await Promise.all(offene.map((id) => writeOffenes(parts, id)))
  return written.filter(Boolean).length
}

async function writeOffenes(parts: Parts, idPtDruckauftrag: number): Promise<boolean> {
  const { idPtKampagne } = await loadOrder(systemContext(parts), idPtDruckauftrag)
  const done = await parts.printer
    .once(idPtKampagne, (fortschritt) => underOwnLease(parts, idPtDruckauftrag, fortschritt))
    .catch((error: unknown) => {
      if (error instanceof DruckUnterbrochen) return false
      throw error
    })
  if (done) await noteDone(parts, idPtDruckauftrag)
  return done
}

/** Leased as a hand-over is, so that no job takes the unfinished folder for one of a process that was killed. */
async function underOwnLease(parts: Parts, idPtDruckauftrag: number, fortschritt: Fortschritt): Promise<boolean> {
  const order = await loadOrder(systemContext(parts), idPtDruckauftrag)
  const zeit = new Date(order.uebergebenAm)
  const context = { ...systemContext(parts), now: () => zeit, heute: () => berlinHeute(zeit) }
  const laeufer = randomUUID()
  const lease = (bis: string | null) =>
    parts.db
      .updateTable('kampagne')
      .set({ uebergabeLaeufer: bis === null ? null : laeufer, uebergabeBis: bis })
      .where('idPtKampagne', '=', order.idPtKampagne)
  const taken = await lease(leaseUntil(context))
    .where(({ ref }) => isFree(ref('uebergabeBis'), context))
    .executeTakeFirst()
  if (taken.numUpdatedRows !== 1n) return false
  const own = (bis: string | null) => lease(bis).where('uebergabeLaeufer', '=', laeufer).execute()
  const kampagne = await loadKampagne(context, order.idPtKampagne)
  fortschritt.gesamt = order.menge
  try {
    await underLease(
      () => own(leaseUntil(context)),
      () =>
        writePaket(context, kampagne, {
          auftrag: order.auftrag,
          laeufer,
          onFile: async (fertig) => {
            fortschritt.fertig = fertig
            await own(leaseUntil(context))
          },
          onDone: (_, place) => place(),
        }),
    )
    return true
  } finally {
    await own(null)
  }
}
