import { zipSync, strToU8, type Zippable } from 'fflate'
import { EMPFAENGER_FELDER } from '#src/contract/zielgruppe.ts'
import type { DateiAntwort } from '#src/contract/wire.ts'
import { formatDatum } from '#src/domain/number/german.ts'
import { RECHNUNG_AUFBEWAHRUNG_JAHRE } from '#src/domain/konto/loeschung.ts'
import { requireActor, type Context } from '../platform/context.ts'
import type { Db } from '../platform/db/schema.ts'
import { pdfAntwort, pdfName } from '../rechnung/files.ts'
import { loadRechnungen } from '../rechnung/load.ts'
import { BOM, csvLine } from '../platform/csv.ts'
import { loadKonto } from './load.ts'
import { protokolliere } from './protokoll.ts'
import { fromJson } from '../platform/db/json.ts'

type Row = Record<string, unknown>
type Cells = Record<string, string | number | null>

const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`)

function csv(columns: readonly string[], rows: readonly Cells[]): Uint8Array {
  return strToU8(
    [BOM, csvLine([...columns]), ...rows.map((row) => csvLine(columns.map((name) => row[name] ?? '')))].join(''),
  )
}

/** Columns that hold JSON. By their names: what somebody typed may begin like JSON and be none. */
const JSON_SPALTEN: ReadonlySet<string> = new Set([
  'absender',
  'preis',
  'gruende',
  'anreicherungErgebnis',
  'befunde',
  'seiten',
  'pdf',
  'pruefung',
  'filter',
  'datei',
  'zuordnung',
  'erklaerung',
  'farben',
])

/** Columns that hold JSON are unfolded, so that the file can be read; what lists alone need stays here. */
function unfolded({ suche: _suche, sortierung: _sortierung, versandSortierung: _versand, ...row }: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && JSON_SPALTEN.has(name) ? fromJson<unknown>(value) : value,
    ]),
  )
}

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

async function addLists(db: Db, idPtKunde: number, files: Zippable): Promise<void> {
  const rows = await db.selectFrom('zielgruppe').selectAll().where('idPtKunde', '=', idPtKunde).execute()
  files['zielgruppen.json'] = json(rows.map(unfolded))
  for (const { idPtZielgruppe, typ } of rows) {
    if (typ !== 'hochgeladen') continue
    const people = await db
      .selectFrom('zielgruppeEmpfaenger')
      .select(EMPFAENGER_FELDER)
      .where('idPtZielgruppe', '=', idPtZielgruppe)
      .orderBy('nr')
      .execute()
    files[`zielgruppen/${idPtZielgruppe}.csv`] = csv(EMPFAENGER_FELDER, people)
  }
}

async function addMaterials({ db, files: store }: Context, idPtKunde: number, files: Zippable): Promise<void> {
  const rows = await db.selectFrom('werbemittel').selectAll().where('idPtKunde', '=', idPtKunde).execute()
  files['werbemittel.json'] = json(rows.map(unfolded))
  const assets = await db
    .selectFrom('asset')
    .select(['assetId', 'sha256', 'mime'])
    .where('idPtKunde', '=', idPtKunde)
    .where('assetId', 'not in', db.selectFrom('bild').select('assetId').where('idPtKunde', '=', idPtKunde))
    .execute()
  for (const asset of assets)
    // Pictures and PDF are packed already.
    files[`werbemittel/${dateiVon(asset)}`] = [await store.get(asset.sha256), { level: 0 }]
}

/** "image/svg+xml" is kept as .svg. */
const dateiVon = ({ assetId, mime }: { assetId: string; mime: string }) =>
  `${assetId}.${/^\w+\/(\w+)/.exec(mime)?.[1] ?? 'bin'}`

/** Pictures of the gallery, with what was described; where each is from stands in the file as a mark too. */
async function addPictures({ db, files: store }: Context, idPtKunde: number, files: Zippable): Promise<void> {
  const rows = await db
    .selectFrom('bild')
    .innerJoin('asset', 'asset.assetId', 'bild.assetId')
    .select([
      'bild.assetId',
      'sha256',
      'mime',
      'beschreibung',
      'stil',
      'format',
      'breite',
      'hoehe',
      'farben',
      'freiraum',
    ])
    .select(['saat', 'quelle as herkunft', 'favorit', 'rechteGeprueftVon', 'erstelltVon', 'bild.erstelltAm'])
    .where('bild.idPtKunde', '=', idPtKunde)
    .orderBy('idPtBild')
    .execute()
  const bilder: Row[] = []
  for (const { assetId, sha256, mime, ...row } of rows) {
    const datei = `bilder/${dateiVon({ assetId, mime })}`
    files[datei] = [await store.get(sha256), { level: 0 }]
    bilder.push({ datei, ...unfolded(row) })
  }
  files['bilder.json'] = json(bilder)
  const auftraege = await db
    .selectFrom('bildauftrag')
    .select(['beschreibung', 'negativ', 'stil', 'format', 'breite', 'hoehe', 'farben', 'freiraum', 'saat', 'anzahl'])
    .select(['fertige', 'status', 'grund', 'erstelltVon', 'erstelltAm', 'beendetAm'])
    .where('idPtKunde', '=', idPtKunde)
    .orderBy('idPtBildgenerierung')
    .execute()
  files['bildauftraege.json'] = json(auftraege.map(unfolded))
}

async function addInvoices(context: Context, idPtKunde: number, files: Zippable): Promise<void> {
  const zeilen = await context.db
    .selectFrom('rechnung')
    .select('idPtRechnung')
    .where('idPtKunde', '=', idPtKunde)
    .execute()
  const rechnungen = await loadRechnungen(
    context,
    idPtKunde,
    zeilen.map(({ idPtRechnung }) => idPtRechnung),
  )
  files['rechnungen.json'] = json(rechnungen)
  for (const rechnung of rechnungen) {
    const { blob } = await pdfAntwort(rechnung)
    files[`rechnungen/${pdfName(rechnung)}`] = [new Uint8Array(await blob.arrayBuffer()), { level: 0 }]
  }
}

async function addPeople(db: Db, idPtKunde: number, files: Zippable): Promise<void> {
  const logins = await db
    .selectFrom('zugang')
    .leftJoin('mitarbeiter', 'mitarbeiter.idThHeadhunterMitarbeiter', 'zugang.idThHeadhunterMitarbeiter')
    // The login of somebody whose address belongs elsewhere has none; the record has what was entered.
    .select((e) => e.fn.coalesce('mitarbeiter.email', 'zugang.email').as('email'))
    .select(['zugang.letzterLogin', 'vorname', 'nachname', 'role', 'aktiv'])
    .where('zugang.idPtKunde', '=', idPtKunde)
    .execute()
  files['mitarbeiter.csv'] = csv(['email', 'vorname', 'nachname', 'role', 'aktiv', 'letzterLogin'], logins)
  const sperren = await db.selectFrom('sperre').selectAll().where('idPtKunde', '=', idPtKunde).execute()
  const felder = ['vorname', 'nachname', 'firma', 'strasse', 'hausnummer', 'plz', 'ort', 'quelle', 'erstelltAm']
  files['sperrliste.csv'] = csv([...felder, 'erstelltVon'], sperren)
  const eintraege = await db.selectFrom('protokoll').selectAll().where('idPtKunde', '=', idPtKunde).execute()
  files['protokoll.csv'] = csv(['zeit', 'wer', 'was', 'angabe'], eintraege)
  const annahmen = await db.selectFrom('avvAnnahme').selectAll().where('idPtKunde', '=', idPtKunde).execute()
  files['av-vertrag.csv'] = csv(['fassung', 'akzeptiertAm', 'akzeptiertVon'], annahmen)
}

const liesmich = (firma: string, tag: string) => `Daten von ${firma}, Stand ${formatDatum(tag)}

konto.json            Firma, Rechnung, Ansprechpartner, Absender, Zahlungsart (IBAN nur verkürzt)
logo.png              Ihr Logo, wenn Sie eines hinterlegt haben
mitarbeiter.csv       Zugänge und Rollen, ohne Passwörter
zielgruppen.json      Zielgruppen und ihre Filter; je hochgeladener Liste eine CSV-Datei in zielgruppen/
werbemittel.json      Werbemittel; ihre Bilder und PDF-Dateien in werbemittel/
bilder.json           Bilder der Bildgenerierung mit Beschreibung, Stil, Startzahl und Herkunft; Dateien in bilder/
bildauftraege.json    Aufträge an den Bilddienst
kampagnen.json        Kampagnen mit Verlauf, Freigaben und Zahlungen
rechnungen.json       Rechnungen; als PDF in rechnungen/. Wir bewahren sie ${RECHNUNG_AUFBEWAHRUNG_JAHRE} Jahre auf.
sperrliste.csv        Personen, die der Werbung widersprochen haben
protokoll.csv         Datenexporte, Löschungen und Streichungen von der Sperrliste
av-vertrag.csv        Angenommene Fassungen des Vertrags zur Auftragsverarbeitung

CSV-Dateien: UTF-8, Trennzeichen Semikolon. Zeiten in UTC. Beträge in Cent.
`

/** Everything that is stored about the caller's customer (Art. 15 and 20 GDPR); no password, no token, no link key. */
export async function exportAntwort(context: Context): Promise<DateiAntwort> {
  const { idPtKunde, name } = requireActor(context)
  const { logo, ...konto } = await loadKonto(context, idPtKunde)
  const files: Zippable = {
    'LIESMICH.txt': strToU8(`${BOM}${liesmich(konto.firma, context.heute())}`),
    'konto.json': json(konto),
    'kampagnen.json': json(await ofCampaigns(context.db, idPtKunde)),
  }
  if (logo !== null) files['logo.png'] = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64')
  await addPeople(context.db, idPtKunde, files)
  await addLists(context.db, idPtKunde, files)
  await addMaterials(context, idPtKunde, files)
  await addPictures(context, idPtKunde, files)
  await addInvoices(context, idPtKunde, files)
  await protokolliere(context, idPtKunde, 'export')
  await context.db
    .updateTable('kunde')
    .set({ letzterExportAm: context.now().toISOString(), letzterExportVon: name })
    .where('idPtKunde', '=', idPtKunde)
    .execute()
  return {
    blob: new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' }),
    name: `datenexport_${context.heute()}.zip`,
  }
}
