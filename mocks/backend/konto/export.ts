import { strToU8 } from 'fflate'
import { EMPFAENGER_FELDER } from '#src/contract/zielgruppe.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { RECHNUNG_AUFBEWAHRUNG_JAHRE } from '#src/domain/konto/loeschung.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { Db } from '../platform/db/schema.ts'
import type { DateiStrom } from '../platform/strom.ts'
import { ZipStrom } from '../platform/zip.ts'
import { pdfName } from '../rechnung/files.ts'
import { rechnungPdf } from '../rechnung/rechnungPdf.ts'
import { portionenVon } from '../zielgruppe/zeilen.ts'
import { loadRechnungen } from '../rechnung/load.ts'
import { BOM, csvLine } from '#src/base/csv.ts'
import { loadKonto } from './load.ts'
import { addMaterials, addPictures, json, type Row, type Teile, unfolded } from './exportWerbemittel.ts'
import { log } from './protokoll.ts'

type Cells = Record<string, string | number | null>

const kopf = (columns: readonly string[]) => strToU8(`${BOM}${csvLine([...columns])}`)

function zeilen(columns: readonly string[], rows: readonly Cells[]): Uint8Array {
  return strToU8(rows.map((row) => csvLine(columns.map((name) => row[name] ?? ''))).join(''))
}

const csv = (columns: readonly string[], rows: readonly Cells[]) =>
  Buffer.concat([kopf(columns), zeilen(columns, rows)])

async function ofCampaigns(db: Db, idPtKunde: number): Promise<Row[]> {
  const rows = await db.selectFrom('kampagne').selectAll().where('idPtKunde', '=', idPtKunde).execute()
  const all: Row[] = []
  for (const row of rows) {
    const { idPtKampagne } = row
    const verlauf = await db.selectFrom('verlauf').selectAll().where('idPtKampagne', '=', idPtKampagne).execute()
    const freigaben = await db
      .selectFrom('freigabe')
      .select(['empfaengerName', 'empfaengerEmail', 'gueltigBis', 'entscheidung', 'entschiedenAm', 'name', 'anmerkung'])
      .where('idPtKampagne', '=', idPtKampagne)
      .execute()
    const zahlungen = await db
      .selectFrom('zahlung')
      .select(['referenz', 'zahlungsart', 'zahlungsStatus', 'betrag', 'gestartetAm', 'abgeschlossenAm'])
      .where('idPtKampagne', '=', idPtKampagne)
      .execute()
    all.push({ ...unfolded(row), verlauf, freigaben, zahlungen })
  }
  return all
}

/** A list may have a million rows: they are read and packed in portions. */
async function* addLists(context: Context, idPtKunde: number, zip: ZipStrom): Teile {
  const { db } = context
  const rows = await db.selectFrom('zielgruppe').selectAll().where('idPtKunde', '=', idPtKunde).execute()
  zip.datei('zielgruppen.json', json(rows.map(unfolded)))
  for (const { idPtZielgruppe, typ } of rows) {
    if (typ !== 'hochgeladen') continue
    const datei = zip.begin(`zielgruppen/${idPtZielgruppe}.csv`)
    datei.push(kopf(EMPFAENGER_FELDER))
    for await (const { ab, bis } of portionenVon(context, idPtZielgruppe)) {
      const people = await db
        .selectFrom('zielgruppeEmpfaenger')
        .select(EMPFAENGER_FELDER)
        .where('idPtZielgruppe', '=', idPtZielgruppe)
        .where('nr', '>', ab)
        .where('nr', '<=', bis)
        .orderBy('nr')
        .execute()
      datei.push(zeilen(EMPFAENGER_FELDER, people))
      yield* zip.fertige()
    }
    datei.ende()
  }
}

async function* addInvoices(context: Context, idPtKunde: number, zip: ZipStrom): Teile {
  const ids = await context.db
    .selectFrom('rechnung')
    .select('idPtRechnung')
    .where('idPtKunde', '=', idPtKunde)
    .execute()
  const rechnungen = await loadRechnungen(
    context,
    idPtKunde,
    ids.map(({ idPtRechnung }) => idPtRechnung),
  )
  zip.datei('rechnungen.json', json(rechnungen))
  for (const rechnung of rechnungen) {
    zip.datei(`rechnungen/${pdfName(rechnung)}`, await rechnungPdf(rechnung), { gepackt: true })
    yield* zip.fertige()
  }
}

async function addPeople(db: Db, idPtKunde: number, zip: ZipStrom): Promise<void> {
  const logins = await db
    .selectFrom('zugang')
    .leftJoin('mitarbeiter', 'mitarbeiter.idThHeadhunterMitarbeiter', 'zugang.idThHeadhunterMitarbeiter')
    // The login of somebody whose address belongs elsewhere has none; the record has what was entered.
    .select((e) => e.fn.coalesce('mitarbeiter.email', 'zugang.email').as('email'))
    .select(['zugang.letzterLogin', 'vorname', 'nachname', 'role', 'aktiv'])
    .where('zugang.idPtKunde', '=', idPtKunde)
    .execute()
  zip.datei('mitarbeiter.csv', csv(['email', 'vorname', 'nachname', 'role', 'aktiv', 'letzterLogin'], logins))
  const sperren = await db.selectFrom('sperre').selectAll().where('idPtKunde', '=', idPtKunde).execute()
  const felder = ['vorname', 'nachname', 'firma', 'strasse', 'hausnummer', 'plz', 'ort', 'quelle', 'erstelltAm']
  zip.datei('sperrliste.csv', csv([...felder, 'erstelltVon'], sperren))
  const eintraege = await db.selectFrom('protokoll').selectAll().where('idPtKunde', '=', idPtKunde).execute()
  zip.datei('protokoll.csv', csv(['zeit', 'wer', 'was', 'angabe'], eintraege))
  const annahmen = await db.selectFrom('avvAnnahme').selectAll().where('idPtKunde', '=', idPtKunde).execute()
  zip.datei('av-vertrag.csv', csv(['fassung', 'akzeptiertAm', 'akzeptiertVon'], annahmen))
}

const liesmich = (firma: string, tag: string) => `Daten von ${firma}, Stand ${formatDatum(tag)}

konto.json            Firma, Rechnung, Ansprechpartner, Absender, Zahlungsart (IBAN nur verkürzt)
logo.png              Ihr Logo, wenn Sie eines hinterlegt haben
mitarbeiter.csv       Zugänge und Rollen, ohne Passwörter
zielgruppen.json      Zielgruppen und ihre Filter; je hochgeladener Liste eine CSV-Datei in zielgruppen/
werbemittel.json      Werbemittel; ihre Bilder und PDF-Dateien in werbemittel/
werbemittel-staende.json  Aufgehobene ältere Stände der Werbemittel
bilder.json           Bilder der Bildgenerierung mit Beschreibung, Stil, Startzahl und Herkunft; Dateien in bilder/
bildauftraege.json    Aufträge an den Bilddienst
kampagnen.json        Kampagnen mit Verlauf, Freigaben und Zahlungen
rechnungen.json       Rechnungen; als PDF in rechnungen/. Wir bewahren sie ${RECHNUNG_AUFBEWAHRUNG_JAHRE} Jahre auf.
sperrliste.csv        Personen, die der Werbung widersprochen haben
protokoll.csv         Datenexporte, Löschungen und Streichungen von der Sperrliste
av-vertrag.csv        Angenommene Fassungen des Vertrags zur Auftragsverarbeitung

CSV-Dateien: UTF-8, Trennzeichen Semikolon. Zeiten in UTC. Beträge in Cent.
`

async function* teileOf(context: Context, idPtKunde: number): Teile {
  const zip = new ZipStrom()
  const { logo, ...konto } = await loadKonto(context, idPtKunde)
  zip.datei('LIESMICH.txt', strToU8(`${BOM}${liesmich(konto.firma, context.heute())}`))
  zip.datei('konto.json', json(konto))
  zip.datei('kampagnen.json', json(await ofCampaigns(context.db, idPtKunde)))
  if (logo !== null) zip.datei('logo.png', Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64'), { gepackt: true })
  await addPeople(context.db, idPtKunde, zip)
  for (const add of [addLists, addMaterials, addPictures, addInvoices]) yield* add(context, idPtKunde, zip)
  zip.ende()
  yield* zip.fertige()
}

/**
 * Everything that is stored about the caller's customer (Art. 15 and 20 GDPR); no password, no token, no link key. Made
 * while it is sent, and noted before: what went out of it counts.
 */
export async function exportStrom(context: Context): Promise<DateiStrom> {
  const { idPtKunde, name } = requireActor(context)
  await inTransaction(context.db, async (db) => {
    await log({ ...context, db }, idPtKunde, 'export')
    await db
      .updateTable('kunde')
      .set({ letzterExportAm: context.now().toISOString(), letzterExportVon: name })
      .where('idPtKunde', '=', idPtKunde)
      .execute()
  })
  return { teile: teileOf(context, idPtKunde), type: 'application/zip', name: `datenexport_${context.heute()}.zip` }
}
