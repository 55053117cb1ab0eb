import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { NACHWEIS_AUFBEWAHRUNG_JAHRE, RECHNUNG_AUFBEWAHRUNG_JAHRE } from '#src/domain/konto/loeschung.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction, lockRow } from '../platform/db/open.ts'
import type { Db } from '../platform/db/schema.ts'
import { dropEntwurf } from '../zielgruppe/entwurf.ts'
import { dropZeilen } from '../zielgruppe/zeilen.ts'
import { hindernisOf } from './loeschung.ts'
import { log } from './protokoll.ts'
import { sendMail } from '../platform/mail.ts'

/** What stands in place of the customer; his row stays for the invoices that refer to it. */
const NIEMAND = {
  firma: 'Gelöschtes Konto',
  anrede: '',
  vorname: '',
  nachname: '',
  strasse: '',
  hausnummer: '',
  plz: '',
  ort: '',
  ustIdNr: null,
  rechnungsEmail: '',
  datenschutzKontakt: '',
  standardAbsender: JSON.stringify({ firma: '', strasse: '', hausnummer: '', plz: '', ort: '' }),
  rechtsform: null,
  ustIdErgebnis: null,
  ustIdGeprueftAm: null,
  rechnungsAnschrift: null,
  kostenstelle: '',
  bestellnummer: '',
  ansprechpartner: '[]',
  logo: null,
  markenfarbe: null,
  markenfarben: '[]',
  markenschriften: '[]',
  mandat: null,
  letzterExportVon: null,
  loeschungBeantragtVon: null,
  loeschungAm: null,
} as const

/** Files that nobody else uses once the rows are gone. */
async function filesOf(db: Db, idPtKunde: number): Promise<string[]> {
  const { logo } = await db
    .selectFrom('kunde')
    .select('logo')
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirstOrThrow()
  const others = db.selectFrom('asset').select('sha256').where('idPtKunde', '!=', idPtKunde)
  const assets = await db
    .selectFrom('asset')
    .select('sha256')
    .distinct()
    .where('idPtKunde', '=', idPtKunde)
    .where('sha256', 'not in', others)
    .execute()
  const shared = await db
    .selectFrom('kunde')
    .select('idPtKunde')
    .where('logo', '=', logo)
    .where('idPtKunde', '!=', idPtKunde)
    .execute()
  return [...assets.map(({ sha256 }) => sha256), ...(logo === null || shared.length > 0 ? [] : [logo])]
}

async function printFoldersOf(db: Db, idPtKunde: number): Promise<string[]> {
  const rows = await db
    .selectFrom('druckauftrag')
    .innerJoin('kampagne', 'kampagne.idPtKampagne', 'druckauftrag.idPtKampagne')
    .select('auftrag')
    .where('kampagne.idPtKunde', '=', idPtKunde)
    .execute()
  return rows.map(({ auftrag }) => auftrag)
}

/** Rows of the customer. What hangs on campaigns, lists, logins and tokens goes with them. */
async function clearRows(db: Db, idPtKunde: number): Promise<void> {
  const emails = db.selectFrom('zugang').select('email').where('idPtKunde', '=', idPtKunde)
  await db.deleteFrom('mail').where('an', 'in', emails).execute()
  await db.updateTable('rechnung').set({ idPtKampagne: null }).where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('kampagne').where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('werbemittel').where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('bild').where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('bildauftrag').where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('asset').where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('zielgruppe').where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('adressUpload').where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('adressEntwurf').where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('apiToken').where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('webhook').where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('kontoEreignis').where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('datevEinstellung').where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('uebertragung').where('idPtKunde', '=', idPtKunde).execute()
  for (const tabelle of ['sperre', 'robinson', 'robinsonListe'] as const)
    await db.deleteFrom(tabelle).where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('idempotenz').where('bereich', '=', String(idPtKunde)).execute()
  // The request log and deliveries go with them.
  await db.deleteFrom('apiToken').where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('webhook').where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('zugang').where('idPtKunde', '=', idPtKunde).execute()
  await db.deleteFrom('mitarbeiter').where('idPtKunde', '=', idPtKunde).execute()
}

/** Takes away what a customer may have very much of, in portions. */
type ClearMany = (context: Context, idPtKunde: number) => Promise<void>

async function clearLists(context: Context, idPtKunde: number): Promise<void> {
  const listen = await context.db
    .selectFrom('zielgruppe')
    .select('idPtZielgruppe')
    .where('idPtKunde', '=', idPtKunde)
    .execute()
  for (const { idPtZielgruppe } of listen) await dropZeilen(context, idPtZielgruppe)
  const entwuerfe = await context.db
    .selectFrom('adressEntwurf')
    .select('idPtAdressEntwurf')
    .where('idPtKunde', '=', idPtKunde)
    .execute()
  for (const { idPtAdressEntwurf } of entwuerfe) await dropEntwurf(context, idPtAdressEntwurf)
}

async function deleteKonto(outer: Context, idPtKunde: number, clearCodes: ClearMany): Promise<boolean> {
  // A campaign that was paid during the waiting period comes to its end first.
  if ((await hindernisOf(outer, idPtKunde)) !== null) return false
  // Before everything else goes at once: a million rows would hold up everybody.
  await clearCodes(outer, idPtKunde)
  await clearLists(outer, idPtKunde)
  const removed = await inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    // A second process waits here, and then finds nothing to delete and nobody to tell.
    await lockRow(db, 'kunde', idPtKunde)
    const kunde = await db
      .selectFrom('kunde')
      .select(['firma', 'rechnungsEmail'])
      .where('idPtKunde', '=', idPtKunde)
      .where('loeschungAm', '<=', outer.heute())
      .executeTakeFirst()
    if (!kunde || (await hindernisOf(context, idPtKunde)) !== null) return null
    const files = await filesOf(db, idPtKunde)
    const folders = await printFoldersOf(db, idPtKunde)
    await clearRows(db, idPtKunde)
    await db
      .updateTable('kunde')
      .set({ ...NIEMAND, geloeschtAm: outer.now().toISOString() })
      .where('idPtKunde', '=', idPtKunde)
      .execute()
    await log(context, idPtKunde, 'kontoGeloescht')
    await sendMail(context, {
      an: kunde.rechnungsEmail,
      betreff: 'Ihr Konto ist gelöscht',
      text: `Guten Tag,\n\ndas Konto „${kunde.firma}“ und alle Daten darin sind gelöscht. Ihre Rechnungen bewahren wir ${RECHNUNG_AUFBEWAHRUNG_JAHRE} Jahre auf, wie es das Gesetz verlangt.`,
    })
    return { files, folders }
  })
  if (removed === null) return false
  for (const key of removed.files) await outer.files.remove(key)
  for (const folder of removed.folders)
    await rm(join(outer.settings.lettershopOrdner, folder), { recursive: true, force: true })
  return true
}

/** Accounts whose waiting period is over; `clearCodes` empties their campaigns, which this noun does not know. */
export const deleteKonten =
  (clearCodes: ClearMany) =>
  async (context: Context, report: (error: unknown) => void): Promise<number> => {
    const due = await context.db
      .selectFrom('kunde')
      .select('idPtKunde')
      .where('loeschungAm', '<=', context.heute())
      .execute()
    let done = 0
    for (const { idPtKunde } of due) {
      try {
        if (await deleteKonto(context, idPtKunde, clearCodes)) done += 1
      } catch (error) {
        report(error)
      }
    }
    return done
  }

/** Papers that the law wants kept, once that time is over: whole years after the year they are from. */
export async function deletePapers(context: Context): Promise<number> {
  const jahr = Number(context.heute().slice(0, 4))
  const invoices = await context.db
    .deleteFrom('rechnung')
    .where('rechnungsdatum', '<', `${jahr - RECHNUNG_AUFBEWAHRUNG_JAHRE}-01-01`)
    .executeTakeFirst()
  const closed = await context.db
    .selectFrom('kunde')
    .select('idPtKunde')
    .where('geloeschtAm', '<', `${jahr - NACHWEIS_AUFBEWAHRUNG_JAHRE}-01-01`)
    .execute()
  let done = Number(invoices.numDeletedRows)
  for (const { idPtKunde } of closed) {
    const proofs = await context.db.deleteFrom('avvAnnahme').where('idPtKunde', '=', idPtKunde).executeTakeFirst()
    const entries = await context.db.deleteFrom('protokoll').where('idPtKunde', '=', idPtKunde).executeTakeFirst()
    done += Number(proofs.numDeletedRows) + Number(entries.numDeletedRows)
  }
  return done
}
