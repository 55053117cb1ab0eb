import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ausschluss } from '#src/contract/ausschluss.ts'
import { addTage, berlinHeute } from '#src/domain/kampagne/schedule.ts'
import { formatDatum } from '#src/base/number/german.ts'
import type { Context } from '../platform/context.ts'
import type { ZielgruppeSelect } from '../zielgruppe/rows.ts'
import { dropZeilen } from '../zielgruppe/zeilen.ts'
import { clearCodes } from './codes.ts'
import type { KampagneRow } from './rows.ts'
import { fromJson } from '../platform/db/json.ts'
import { inTransaction } from '../platform/db/open.ts'
import { sendMail } from '../platform/mail.ts'
import type { Job } from '../platform/job.ts'

/** Days that addresses are kept (DSG-03, domain 4.3). */
const NACH_VERSENDET_TAGE = 30
const NACH_STORNIERT_TAGE = 7
const UNBENUTZT_TAGE = 90
/** Days before the deletion of an unused list on which its owner is told. */
const HINWEIS_TAGE = 14

/** Day on which a campaign ended; null while it is on its way. */
async function endOf({ db }: Context, row: KampagneRow): Promise<string | null> {
  if (row.state !== 'inVersendet' && row.state !== 'inStorniert') return null
  const last = await db
    .selectFrom('verlauf')
    .select('zeit')
    .where('idPtKampagne', '=', row.idPtKampagne)
    .where('nachState', '=', row.state)
    .orderBy('idPtVerlauf')
    .executeTakeFirst()
  return last ? berlinHeute(new Date(last.zeit)) : null
}

function isOver(row: KampagneRow, ende: string, heute: string): boolean {
  return heute >= addTage(ende, row.state === 'inVersendet' ? NACH_VERSENDET_TAGE : NACH_STORNIERT_TAGE)
}

/** Frozen recipients and merged print data; codes and counts stay, they name nobody. */
async function clearKampagne(context: Context, row: KampagneRow): Promise<boolean> {
  if (!(await clearCodes(context, row))) return false
  const orders = await context.db
    .selectFrom('druckauftrag')
    .select('auftrag')
    .where('idPtKampagne', '=', row.idPtKampagne)
    .execute()
  for (const { auftrag } of orders)
    await rm(join(context.settings.lettershopOrdner, auftrag), { recursive: true, force: true })
  return true
}

type ListRow = Pick<ZielgruppeSelect, 'idPtZielgruppe' | 'idPtKunde' | 'bezeichnung' | 'loeschHinweisAm'>

/** Whether another group that is not in the archive leaves out the people of a list. */
async function isSubtracted({ db }: Context, { idPtZielgruppe, idPtKunde }: ListRow): Promise<boolean> {
  const groups = await db
    .selectFrom('zielgruppe')
    .select('ausschluss')
    .where('idPtKunde', '=', idPtKunde)
    .where('archiviert', '=', 0)
    .where('geleert', '=', 0)
    .where('ausschluss', 'is not', null)
    .execute()
  return groups.some(({ ausschluss }) =>
    fromJson<Ausschluss>(ausschluss ?? '{}').listen?.some((one) => one.idPtZielgruppe === idPtZielgruppe),
  )
}

/** Day from which a list may go: null while a campaign still needs it, or, before any did, another group leaves out its people. */
async function listDueOn(context: Context, list: ListRow, erstelltAm: string): Promise<string | null> {
  const { idPtZielgruppe } = list
  const users = await context.db
    .selectFrom('kampagne')
    .selectAll()
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .execute()
  if (users.length === 0)
    return (await isSubtracted(context, list)) ? null : addTage(berlinHeute(new Date(erstelltAm)), UNBENUTZT_TAGE)
  let latest = ''
  for (const row of users) {
    const ende = await endOf(context, row)
    if (ende === null) return null
    const day = addTage(ende, row.state === 'inVersendet' ? NACH_VERSENDET_TAGE : NACH_STORNIERT_TAGE)
    if (day > latest) latest = day
  }
  return latest
}

/** Addresses of a list; its name, counts and where it was used stay. It goes to the archive first, so that nobody takes it. */
async function clearList(context: Context, idPtZielgruppe: number): Promise<void> {
  await context.db
    .updateTable('zielgruppe')
    .set((e) => ({ archiviert: 1, version: e('version', '+', 1), geaendertAm: context.now().toISOString() }))
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .where('archiviert', '=', 0)
    .execute()
  await dropZeilen(context, idPtZielgruppe)
  await context.db.updateTable('zielgruppe').set({ geleert: 1 }).where('idPtZielgruppe', '=', idPtZielgruppe).execute()
}

/** Tells the customer once that a list which nothing uses is about to go: mark and mail together, or neither. */
function announce(outer: Context, list: ListRow, due: string): Promise<void> {
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const claimed = await db
      .updateTable('zielgruppe')
      .set({ loeschHinweisAm: context.now().toISOString() })
      .where('idPtZielgruppe', '=', list.idPtZielgruppe)
      .where('loeschHinweisAm', 'is', null)
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('kampagne')
              .select('idPtKampagne')
              .whereRef('kampagne.idPtZielgruppe', '=', 'zielgruppe.idPtZielgruppe'),
          ),
        ),
      )
      .executeTakeFirst()
    if (claimed.numUpdatedRows !== 1n) return
    const kunde = await db
      .selectFrom('zugang')
      .select('email')
      .where('idPtKunde', '=', list.idPtKunde)
      .where('idThHeadhunterMitarbeiter', 'is', null)
      .executeTakeFirst()
    if (!kunde) return
    await sendMail(context, {
      an: kunde.email,
      betreff: `Adressliste wird am ${formatDatum(due)} gelöscht: „${list.bezeichnung}“`,
      text: `Guten Tag,\n\ndie Adressliste „${list.bezeichnung}“ gehört zu keiner Kampagne. Unbenutzte Listen löschen wir nach ${UNBENUTZT_TAGE} Tagen, diese am ${formatDatum(due)}. Wenn Sie sie brauchen, wählen Sie sie vorher in einer Kampagne aus.`,
      link: `${context.settings.publicUrl}/zielgruppe/editieren/${list.idPtZielgruppe}`,
      linkText: 'Adressliste öffnen',
    })
  })
}

/** Addresses of uploaded lists that no campaign needs any more. */
export const clearLists: Job = async (context, report) => {
  const heute = context.heute()
  const lists = await context.db
    .selectFrom('zielgruppe')
    .select(['idPtZielgruppe', 'idPtKunde', 'bezeichnung', 'erstelltAm', 'loeschenAm', 'loeschHinweisAm'])
    .where('geleert', '=', 0)
    .where('typ', '=', 'hochgeladen')
    .execute()
  let done = 0
  for (const list of lists) {
    const { idPtZielgruppe, erstelltAm, loeschenAm } = list
    try {
      const due = await listDueOn(context, list, erstelltAm)
      if (due !== loeschenAm)
        await context.db
          .updateTable('zielgruppe')
          .set({ loeschenAm: due })
          .where('idPtZielgruppe', '=', idPtZielgruppe)
          .execute()
      const soon = due !== null && heute < due && heute >= addTage(due, -HINWEIS_TAGE)
      if (soon && list.loeschHinweisAm === null) await announce(context, list, due)
      if (due === null || heute < due) continue
      await clearList(context, idPtZielgruppe)
      done += 1
    } catch (error) {
      report(error)
    }
  }
  return done
}

/** Recipients and print data of campaigns that ended long enough ago. */
export const clearKampagnen: Job = async (context, report) => {
  const heute = context.heute()
  const ended = await context.db
    .selectFrom('kampagne')
    .selectAll()
    .where('geleert', '=', 0)
    .where('state', 'in', ['inVersendet', 'inStorniert'])
    .execute()
  let done = 0
  for (const row of ended) {
    try {
      const ende = await endOf(context, row)
      if (ende === null || !isOver(row, ende, heute)) continue
      if (await clearKampagne(context, row)) done += 1
      await context.db
        .updateTable('kampagne')
        .set({ geleert: 1 })
        .where('idPtKampagne', '=', row.idPtKampagne)
        .execute()
    } catch (error) {
      report(error)
    }
  }
  return done
}
