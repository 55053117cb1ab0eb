import type { OperationName, Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import type { KampagneState } from '#src/contract/kampagne.ts'
import type { SchluesselArt } from '#src/contract/registrierung.ts'
import { DATEV_SKR03 } from '#src/domain/rechnung/datev.ts'
import { addBilder, BILD_WUNSCH } from './sampleBilder.ts'
import { sha256 } from '#mocks/backend/platform/files.ts'
import { hashPassword } from '#mocks/backend/platform/passwords.ts'
import { startSession } from '#mocks/backend/zugang/sitzung.ts'
import { newSecret } from '#mocks/backend/platform/secrets.ts'
import { loadVorschau } from '#mocks/backend/werbemittel/vorschau.ts'
import type { TestBackend } from './standIn.ts'

/** Ids and versions of one customer's things in a seeded stand-in. */
export interface Sample {
  idPtKunde: number
  kampagne: (state: KampagneState) => { idPtKampagne: number; version: number }
  zielgruppe: { idPtZielgruppe: number; version: number }
  liste: { idPtZielgruppe: number }
  werbemittel: { idPtWerbemittel: number; version: number }
  assetId: string
  /** Parts of the address of its picture. */
  vorschau: { idPtKunde: number; bild: string; signatur: string }
  idPtRechnung: number
  idThHeadhunterMitarbeiter: number
  /** Another employee of the same customer. */
  idThUebernehmer: number
  /** A session of the customer himself. */
  idSitzung: number
  idPtFreigabe: number
  /** Key of an open approval link; made known by giving it a key of ours. */
  hashKey: string
  snapshotHash: string
  /** Picture of the sheet under review. */
  freigabeAssetId: string
  /** A motif of the gallery, and parts of the address of its small picture. */
  idPtBild: number
  bildVorschau: { idPtKunde: number; bild: string; signatur: string }
  /** An order to the image service that waits. */
  idPtBildgenerierung: number
  /** A picture on its way in parts, of the customer himself. */
  idUebertragung: string
  /** Somebody on the blocklist. */
  idPtSperre: number
  idPtApiToken: number
  webhook: { idPtWebhook: number; version: number }
  idPtZustellung: number
  /** What is to be paid for the campaign in inBezahlung, ct. */
  offen: number
}

const OPEN_KEY = 'schluessel-fuer-tests-mit-43-zeichen-laenge'
/** Keys of mailed links, one a kind, of the first login and of a registration. */
const keyOf = (art: SchluesselArt) => `${OPEN_KEY}-${art}`
const NEUES_PASSWORT = 'drei müde Ziegen im Regen'

async function openKeys(db: TestBackend['db']): Promise<void> {
  const gueltigBis = '2099-01-01T00:00:00.000Z'
  for (const art of ['passwort_zuruecksetzen', 'passwort_neu', 'entsperrung'] as const)
    await db
      .insertInto('schluessel')
      .values({ idZugang: 1, art, keyHash: sha256(keyOf(art)), gueltigBis })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await db
    .insertInto('registrierung')
    .values({
      email: 'neu@example.org',
      passwort: await hashPassword(NEUES_PASSWORT),
      firma: 'Teeladen am Markt',
      anrede: 'Frau',
      vorname: 'Edda',
      nachname: 'Lorenz',
      agbAkzeptiertAm: gueltigBis,
      keyHash: sha256(keyOf('aktivierung')),
      gueltigBis,
      erstelltAm: gueltigBis,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What stands in the address of the first picture of a material. */
async function readVorschau(context: TestBackend['context'], idPtWerbemittel: number): Promise<Sample['vorschau']> {
  const adresse = (await loadVorschau(context, [idPtWerbemittel])).get(idPtWerbemittel)?.[0] ?? ''
  const fields = new URL(adresse, context.settings.publicUrl).searchParams
  const text = (name: string) => fields.get(name) ?? ''
  return { idPtKunde: Number(text('idPtKunde')), bild: text('bild'), signatur: text('signatur') }
}

export async function readSample(backend: TestBackend, idPtKunde: number): Promise<Sample> {
  const { db, clock } = backend
  await openKeys(db)
  const kampagnen = await db.selectFrom('kampagne').selectAll().where('idPtKunde', '=', idPtKunde).execute()
  const zielgruppen = await db
    .selectFrom('zielgruppe')
    .selectAll()
    .where('idPtKunde', '=', idPtKunde)
    .where('archiviert', '=', 0)
    .orderBy('idPtZielgruppe', 'desc')
    .execute()
  const used = new Set(kampagnen.map((row) => row.idPtZielgruppe))
  const werbemittel = await db
    .selectFrom('werbemittel')
    .innerJoin('werbemittelAsset', 'werbemittelAsset.idPtWerbemittel', 'werbemittel.idPtWerbemittel')
    .select(['werbemittel.idPtWerbemittel', 'version', 'assetId'])
    .where('idPtKunde', '=', idPtKunde)
    .where('typ', '=', 'editor')
    .where('werbemittel.idPtWerbemittel', 'not in', [
      0,
      ...kampagnen.flatMap((row) => (row.idPtWerbemittel === null ? [] : [row.idPtWerbemittel])),
    ])
    .executeTakeFirstOrThrow()
  const review = kampagnen.find((row) => row.state === 'inInternerFreigabe')
  const link = await db
    .selectFrom('freigabe')
    .select(['idPtFreigabe', 'snapshotNr'])
    .where('idPtKampagne', '=', review?.idPtKampagne ?? 0)
    .where('entscheidung', '=', 'offen')
    .where('widerrufenAm', 'is', null)
    .executeTakeFirst()
  await db
    .updateTable('freigabe')
    .set({ keyHash: sha256(OPEN_KEY) })
    .where('idPtFreigabe', '=', link?.idPtFreigabe ?? 0)
    .execute()
  const snapshot = await db
    .selectFrom('snapshot')
    .select(['hash', 'inhalt'])
    .where('idPtKampagne', '=', review?.idPtKampagne ?? 0)
    .where('nr', '=', link?.snapshotNr ?? 0)
    .executeTakeFirst()
  const rechnung = await db
    .selectFrom('rechnung')
    .select('idPtRechnung')
    .where('idPtKunde', '=', idPtKunde)
    .orderBy('rechnungsdatum')
    .executeTakeFirst()
  const mitarbeiter = await db
    .selectFrom('mitarbeiter')
    .select('idThHeadhunterMitarbeiter')
    .where('idPtKunde', '=', idPtKunde)
    .orderBy('idThHeadhunterMitarbeiter')
    .execute()
  const zugang = await db
    .selectFrom('zugang')
    .select('idZugang')
    .where('idPtKunde', '=', idPtKunde)
    .where('idThHeadhunterMitarbeiter', 'is', null)
    .executeTakeFirstOrThrow()
  const token = await startSession(db, clock, zugang.idZugang)
  const sitzung = await db
    .selectFrom('sitzung')
    .select('idSitzung')
    .where('tokenHash', '=', sha256(token))
    .executeTakeFirstOrThrow()
  const sperre = await db
    .selectFrom('sperre')
    .select('idPtSperre')
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirst()
  const inhalt = JSON.parse(snapshot?.inhalt ?? '{"assets":[]}') as { assets: { id: string }[] }
  const payable = kampagnen.find((row) => row.state === 'inBezahlung')
  const frei = zielgruppen.find((row) => row.typ === 'filter' && !used.has(row.idPtZielgruppe))
  return {
    idPtKunde,
    kampagne: (state) => {
      const row = kampagnen.find((kampagne) => kampagne.state === state)
      if (!row) throw new Error(`no campaign in ${state}`)
      return { idPtKampagne: row.idPtKampagne, version: row.version }
    },
    zielgruppe: { idPtZielgruppe: frei?.idPtZielgruppe ?? 0, version: frei?.version ?? 0 },
    liste: { idPtZielgruppe: zielgruppen.find((row) => row.typ === 'hochgeladen')?.idPtZielgruppe ?? 0 },
    werbemittel: { idPtWerbemittel: werbemittel.idPtWerbemittel, version: werbemittel.version },
    assetId: werbemittel.assetId,
    vorschau: await readVorschau(backend.context, werbemittel.idPtWerbemittel),
    idPtRechnung: rechnung?.idPtRechnung ?? 0,
    idThHeadhunterMitarbeiter: mitarbeiter[0]?.idThHeadhunterMitarbeiter ?? 0,
    idThUebernehmer: mitarbeiter[1]?.idThHeadhunterMitarbeiter ?? 0,
    idSitzung: sitzung.idSitzung,
    idPtFreigabe: link?.idPtFreigabe ?? 0,
    hashKey: OPEN_KEY,
    snapshotHash: snapshot?.hash ?? '',
    freigabeAssetId: inhalt.assets[0]?.id ?? '',
    idPtSperre: sperre?.idPtSperre ?? 0,
    ...(await addBilder(backend.context, idPtKunde)),
    ...(await addUebertragung(db, idPtKunde)),
    ...(await addApizugang(db, idPtKunde)),
    offen: payable?.preis ? (JSON.parse(payable.preis) as { brutto: number }).brutto : 0,
  }
}

/** The picture of the samples, of which nothing has come yet. */
async function addUebertragung(db: TestBackend['db'], idPtKunde: number) {
  return db
    .insertInto('uebertragung')
    .values({
      idUebertragung: sha256(newSecret()).slice(0, 32),
      idPtKunde,
      idPtKundeMitarbeiter: null,
      aufruf: 'uploadAvatar',
      bytes: PNG.byteLength,
      teilBytes: PNG.byteLength,
      sha256: null,
      benutztVon: null,
      beruehrtAm: '2026-11-20T08:00:00.000Z',
      gueltigBis: '2099-01-01T00:00:00.000Z',
    })
    .returning('idUebertragung')
    .executeTakeFirstOrThrow()
}

/** A token, a webhook that nobody answers at, and a delivery that failed. */
async function addApizugang(db: TestBackend['db'], idPtKunde: number) {
  const zeit = '2026-11-20T08:00:00.000Z'
  const zugang = await db
    .selectFrom('zugang')
    .select('idZugang')
    .where('idPtKunde', '=', idPtKunde)
    .where('idThHeadhunterMitarbeiter', 'is', null)
    .executeTakeFirstOrThrow()
  const { idPtApiToken } = await db
    .insertInto('apiToken')
    .values({
      ...zugang,
      idPtKunde,
      erstelltVon: 'Katharina Brandt',
      bezeichnung: 'Warenwirtschaft',
      modus: 'live',
      praefix: 'pk_live_AbCdEfGh',
      tokenHash: sha256(newSecret()),
      rechte: '["kampagne.lesen"]',
      ipListe: '[]',
      gueltigBis: '2027-11-20',
      erstelltAm: zeit,
    })
    .returning('idPtApiToken')
    .executeTakeFirstOrThrow()
  const webhook = await db
    .insertInto('webhook')
    .values({
      idPtKunde,
      bezeichnung: 'Shop',
      url: 'http://127.0.0.1:9/',
      ereignisse: '["kampagne.state"]',
      aktiv: 0,
      geheimnis: `whsec_${Buffer.alloc(32).toString('base64')}`,
      erstelltAm: zeit,
      erstelltVon: 'Katharina Brandt',
      erstelltVonEmail: 'kunde@example.org',
    })
    .returning(['idPtWebhook', 'version'])
    .executeTakeFirstOrThrow()
  const { idPtWebhook } = webhook
  const { idPtZustellung } = await db
    .insertInto('zustellung')
    .values({
      idPtKunde,
      idPtWebhook,
      nachrichtId: `msg_${idPtWebhook}`,
      ereignis: 'kampagne.state',
      inhalt: '{}',
      status: 'fehlgeschlagen',
      erstelltAm: zeit,
      versuche: 9,
      letzterVersuch: zeit,
    })
    .returning('idPtZustellung')
    .executeTakeFirstOrThrow()
  return { idPtApiToken, webhook, idPtZustellung }
}

/** A red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)
const CSV = 'vorname;nachname;strasse;hausnummer;plz;ort\nEda;Öztürk;Ahornweg;7;01099;Dresden\n'
/** 64 grey pixels a side. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEWZmZl86KQWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC',
  'base64',
)
const ANSCHRIFT = {
  firma: 'Laden',
  strasse: 'Ahornweg',
  hausnummer: '7',
  plz: '01099',
  ort: 'Dresden',
  land: 'DE',
} as const
const AUSKUNFT = { vorname: '', nachname: 'Öztürk', firma: '', plz: '01099' }
const SPERRE = {
  vorname: 'Eda',
  nachname: 'Öztürk',
  firma: '',
  strasse: 'Ahornweg',
  hausnummer: '7',
  plz: '01099',
  ort: 'Dresden',
}
const filter = {
  geschlecht: [],
  kaufkraft: [],
  haustyp: [],
  gebiet: { art: 'deutschland' },
} satisfies Input<Operations['zaehlePotenzial']>['filter']
const person = {
  anrede: 'Frau',
  titel: '',
  vorname: 'Nele',
  nachname: 'Brückner',
  telefon: '+49 351 555 0199',
  position: 'Einkauf',
} satisfies Partial<Input<Operations['erstelleMitarbeiter']>>
const rechte = { role: 'betrachter', ability: [], zahlungslimit: null } satisfies Partial<
  Input<Operations['erstelleMitarbeiter']>
>
const grund = 'Wir haben uns anders entschieden.'

type SampleInputs = { [K in OperationName]: (sample: Sample) => Input<Operations[K]> }

/** A sensible input for every operation; a new operation without one does not compile. */
export const SAMPLE_INPUTS: SampleInputs = {
  checkUserLogin: () => ({}),
  loginUser: () => ({ email: 'kunde@example.org', passwort: 'Postkarte-2026!' }),
  registriere: () => ({
    firma: 'Teeladen am Markt',
    anrede: 'Frau',
    vorname: 'Edda',
    nachname: 'Lorenz',
    email: 'edda@example.org',
    passwort: NEUES_PASSWORT,
    agbAkzeptiert: true,
  }),
  pruefeSchluessel: () => ({ art: 'passwort_neu', hashKey: keyOf('passwort_neu') }),
  aktiviere: () => ({ hashKey: keyOf('aktivierung'), passwort: NEUES_PASSWORT }),
  entsperre: () => ({ hashKey: keyOf('entsperrung') }),
  passwortVergessen: () => ({ email: 'kunde@example.org' }),
  passwortZuruecksetzen: () => ({ hashKey: keyOf('passwort_zuruecksetzen'), passwort: NEUES_PASSWORT }),
  setzeNeuesPasswort: () => ({ hashKey: keyOf('passwort_neu'), passwort: NEUES_PASSWORT }),
  logout: () => ({}),
  downloadAvvContractAsPdf: () => ({}),
  fetchGeneralPricelist: () => ({}),
  fetchZielgruppen: () => ({ q: 'a' }),
  fetchZielgruppe: ({ zielgruppe: { idPtZielgruppe } }) => ({ idPtZielgruppe }),
  saveZielgruppe: ({ zielgruppe }) => ({ ...zielgruppe, bezeichnung: 'Neuer Name', filter }),
  zaehlePotenzial: () => ({ filter }),
  uploadAdressen: () => ({
    bezeichnung: 'Liste',
    datei: new Blob([CSV]),
    dateiName: 'liste.csv',
    dateiZeilen: 1,
    zeichensatz: 'utf-8',
    trennzeichen: ';',
    zuordnung: { Name: 'nachname' },
    datenquelle: 'Kundenkartei',
    rechtmaessigErhoben: true,
    ohneWarnungen: [],
  }),
  brichUploadAb: () => ({ schluessel: 'upload-0001' }),
  fetchBeispielEmpfaenger: ({ liste }) => liste,
  kopiereZielgruppe: ({ liste }) => liste,
  archiviereZielgruppe: ({ zielgruppe }) => ({ ...zielgruppe, archiviert: true }),
  beginneUebertragung: () => ({ aufruf: 'uploadAvatar', dateiName: 'ich.png', bytes: 9_000_000 }),
  sendeTeil: ({ idUebertragung }) => ({ idUebertragung, nr: 1, datei: new Blob([PNG]) }),
  fetchUebertragung: ({ idUebertragung }) => ({ idUebertragung }),
  verwerfeUebertragung: ({ idUebertragung }) => ({ idUebertragung }),
  fetchWerbemittelListe: () => ({}),
  fetchWerbemittel: ({ werbemittel: { idPtWerbemittel } }) => ({ idPtWerbemittel }),
  saveWerbemittel: ({ werbemittel }) => ({ ...werbemittel, bezeichnung: 'Neuer Name', format: 'maxipostkarte' }),
  uploadBild: ({ werbemittel: { idPtWerbemittel } }) => ({
    idPtWerbemittel,
    datei: new Blob([PNG]),
    dateiName: 'a.png',
  }),
  uploadPdf: ({ werbemittel }) => ({
    ...werbemittel,
    bezeichnung: 'Druckdatei',
    format: 'maxipostkarte',
    datei: new Blob(['%PDF-1.7 not really']),
    dateiName: 'a.pdf',
  }),
  fetchVorschau: ({ vorschau }) => vorschau,
  downloadAsset: ({ werbemittel: { idPtWerbemittel }, assetId }) => ({ idPtWerbemittel, assetId }),
  pruefeWerbemittel: ({ werbemittel: { idPtWerbemittel } }) => ({ idPtWerbemittel }),
  kopiereWerbemittel: ({ werbemittel: { idPtWerbemittel } }) => ({ idPtWerbemittel }),
  archiviereWerbemittel: ({ werbemittel }) => ({ ...werbemittel, archiviert: true }),
  fetchBildauftraege: () => ({}),
  erzeugeBilder: () => ({ ...BILD_WUNSCH, negativ: '', stil: 'foto', anzahl: 1, farben: [] }),
  bricheBildauftragAb: ({ idPtBildgenerierung }) => ({ idPtBildgenerierung }),
  merkeGesehen: ({ idPtBildgenerierung }) => ({ ids: [idPtBildgenerierung] }),
  zeichneMotiv: () => ({ ...BILD_WUNSCH, saat: 7, farben: ['#2c4a8a'] }),
  fetchBilder: () => ({ q: 'brot' }),
  fetchBeschreibungen: () => ({}),
  saveFavorit: ({ idPtBild }) => ({ idPtBild, favorit: true }),
  deleteBild: ({ idPtBild }) => ({ idPtBild }),
  downloadBild: ({ idPtBild }) => ({ idPtBild }),
  fetchBildVorschau: ({ bildVorschau }) => bildVorschau,
  uebernimmBild: ({ idPtBild, werbemittel: { idPtWerbemittel } }) => ({ idPtBild, idPtWerbemittel }),
  werbemittelAusBild: ({ idPtBild }) => ({ idPtBild, format: 'maxipostkarte' }),
  fetchKampagnen: () => ({ state: 'all', sort: 'versandDatum', richtung: 'auf', page: 1 }),
  fetchKampagne: ({ kampagne }) => ({ idPtKampagne: kampagne('inVersendet').idPtKampagne }),
  saveKampagne: ({ kampagne }) => ({ ...kampagne('inBearbeitung'), bezeichnung: 'Neuer Name' }),
  berechnePreis: ({ kampagne }) => ({ idPtKampagne: kampagne('inBearbeitung').idPtKampagne }),
  fetchVersandtage: () => ({ von: '2026-12-01', bis: '2026-12-31' }),
  kampagneZurFreigabeGeben: ({ kampagne }) => ({
    ...kampagne('inBearbeitungKorrektur'),
    personen: [{ name: 'Miriam Yıldız', email: 'freigabe@example.org' }],
    gueltigTage: 14,
    quorum: 'alle',
    warnungenAkzeptiert: [],
  }),
  freigabeZurueckziehen: ({ kampagne }) => ({ ...kampagne('inInternerFreigabe'), grund }),
  freigabeLinkErneuern: ({ kampagne, idPtFreigabe }) => ({
    idPtKampagne: kampagne('inInternerFreigabe').idPtKampagne,
    idPtFreigabe,
  }),
  wiederOeffnen: ({ kampagne }) => ({ ...kampagne('inBezahlung'), grund }),
  anhalten: ({ kampagne }) => ({ ...kampagne('inExternerFreigabe'), grund }),
  fortsetzen: ({ kampagne }) => kampagne('inExternerFreigabe'),
  terminAendern: ({ kampagne }) => ({ ...kampagne('inBezahlung'), versandDatum: '2026-12-17' }),
  stornieren: ({ kampagne }) => ({ ...kampagne('inInternerFreigabe'), grund, gebuehr: 0 }),
  stornoAnfragen: ({ kampagne }) => ({ ...kampagne('inVersandstellung'), grund }),
  deleteKampagne: ({ kampagne }) => kampagne('inBearbeitung'),
  kopiereKampagne: ({ kampagne }) => ({ idPtKampagne: kampagne('inVersendet').idPtKampagne }),
  fetchFreigabe: ({ hashKey }) => ({ hashKey }),
  oeffneEigeneFreigabe: ({ kampagne }) => ({ idPtKampagne: kampagne('inInternerFreigabe').idPtKampagne }),
  downloadFreigabeAsset: ({ hashKey, freigabeAssetId }) => ({ hashKey, assetId: freigabeAssetId }),
  freigabeErteilen: ({ hashKey, snapshotHash }) => ({
    hashKey,
    name: 'Miriam Yıldız',
    snapshotHash,
    bestaetigt: ['text', 'bild', 'qrZiel', 'absender'],
  }),
  freigabeAblehnen: ({ hashKey }) => ({ hashKey, name: 'Miriam Yıldız', grund: 'Der Preis stimmt nicht.' }),
  neuenLinkAnfordern: ({ hashKey }) => ({ hashKey }),
  starteZahlung: ({ kampagne, offen }) => ({
    idPtKampagne: kampagne('inBezahlung').idPtKampagne,
    zahlungsart: 'kreditkarte',
    betrag: offen,
    agbAkzeptiert: true,
  }),
  fetchZahlung: ({ kampagne }) => ({ idPtKampagne: kampagne('inVersendet').idPtKampagne }),
  fetchRechnungen: ({ idPtKunde }) => ({ idPtKunde }),
  fetchRechnung: ({ idPtRechnung }) => ({ idPtRechnung }),
  downloadRechnungAsPdf: ({ idPtRechnung }) => ({ idPtRechnung }),
  downloadERechnung: ({ idPtRechnung }) => ({ idPtRechnung }),
  exportRechnungen: ({ idPtRechnung }) => ({ format: 'zip', auswahl: [idPtRechnung] }),
  fetchDatevEinstellung: () => ({}),
  saveDatevEinstellung: () => ({ einstellung: DATEV_SKR03 }),
  storniereRechnung: ({ idPtRechnung }) => ({ idPtRechnung, grund, kostenstelle: 'KST 12', bestellnummer: '' }),
  sendeRechnung: ({ idPtRechnung }) => ({ idPtRechnung, an: 'buchhaltung@example.org' }),
  fetchKonto: ({ idPtKunde }) => ({ idPtKunde }),
  saveKontoFirma: () => ({ ...ANSCHRIFT, rechtsform: 'eg', ustIdNr: 'DE999999911', version: 1 }),
  pruefeUstIdNr: () => ({}),
  saveKontoRechnung: () => ({
    rechnungsAnschrift: ANSCHRIFT,
    rechnungsEmail: 'buchhaltung@example.org',
    kostenstelle: '4711',
    bestellnummer: '',
    version: 1,
  }),
  saveAnsprechpartner: () => ({
    ansprechpartner: [{ name: 'Eda Öztürk', funktion: 'Marketing', email: 'eda@example.org', telefon: '' }],
    version: 1,
  }),
  saveDatenschutzKontakt: () => ({ datenschutzKontakt: 'datenschutz@example.org', version: 1 }),
  saveMarkenfarbe: () => ({ markenfarbe: '#2c4a8a', version: 1 }),
  uploadLogo: () => ({ datei: new Blob([LOGO]), version: 1 }),
  deleteLogo: () => ({ version: 1 }),
  saveStandardAbsender: () => ({
    absender: { firma: 'Laden', strasse: 'Ahornweg', hausnummer: '7', plz: '01099', ort: 'Dresden' },
    version: 1,
  }),
  saveZahlungsart: () => ({ zahlungsart: 'rechnung', version: 1 }),
  erteileMandat: () => ({
    kontoinhaber: 'Eda Öztürk',
    iban: 'DE89 3704 0044 0532 0130 00',
    zustimmung: true,
    version: 1,
  }),
  widerrufeMandat: () => ({ version: 1 }),
  fetchAvv: () => ({}),
  akzeptiereAvv: () => ({ fassung: '2026-1', name: 'Katharina Brandt' }),
  erstelleDatenExport: () => ({}),
  beantrageLoeschung: () => ({ passwort: 'Postkarte-2026!' }),
  widerrufeLoeschung: () => ({}),
  fetchSperrliste: () => ({ q: 'a' }),
  saveSperre: () => ({ person: SPERRE }),
  suchePerson: () => ({ gesucht: AUSKUNFT }),
  exportiereAuskunft: () => ({ gesucht: AUSKUNFT }),
  importSperrliste: () => ({ datei: new Blob([CSV]) }),
  deleteSperre: ({ idPtSperre }) => ({ idPtSperre, grund: 'Versehentlich eingetragen.' }),
  fetchMitarbeiterListe: () => ({}),
  fetchMitarbeiter: ({ idThHeadhunterMitarbeiter }) => ({ idThHeadhunterMitarbeiter }),
  erstelleMitarbeiter: () => ({ ...person, ...rechte, email: 'neu@example.org' }),
  ladeMitarbeiterEin: () => ({ personen: [{ email: 'neu@example.org', vorname: '', nachname: '' }], ...rechte }),
  saveMitarbeiter: ({ idThHeadhunterMitarbeiter }) => ({
    idThHeadhunterMitarbeiter,
    version: 1,
    ...person,
    ...rechte,
    email: 'team@example.org',
  }),
  saveEigeneAngaben: () => ({ version: 1, ...person }),
  uploadAvatar: () => ({ datei: new Blob([PNG]) }),
  deleteAvatar: () => ({}),
  ladeErneutEin: ({ idThHeadhunterMitarbeiter }) => ({ idThHeadhunterMitarbeiter, version: 1 }),
  zieheEinladungZurueck: ({ idThHeadhunterMitarbeiter }) => ({ idThHeadhunterMitarbeiter, version: 1 }),
  deaktiviereMitarbeiter: ({ idThHeadhunterMitarbeiter, idThUebernehmer }) => ({
    idThHeadhunterMitarbeiter,
    version: 1,
    idThUebernehmer,
  }),
  reaktiviereMitarbeiter: ({ idThHeadhunterMitarbeiter }) => ({ idThHeadhunterMitarbeiter, version: 1 }),
  setzeZugangZurueck: ({ idThHeadhunterMitarbeiter }) => ({ idThHeadhunterMitarbeiter, was: 'passwort' }),
  saveVierAugen: () => ({ vierAugen: true }),
  fetchZugang: () => ({}),
  aenderePasswort: () => ({ altesPasswort: 'Postkarte-2026!', neuesPasswort: 'Kiesel Fjord Laterne 52' }),
  beginneZweiFaktor: () => ({ passwort: 'Postkarte-2026!' }),
  bestaetigeZweiFaktor: () => ({ code: '123456' }),
  erneuereWiederherstellungscodes: () => ({ passwort: 'Postkarte-2026!', code: '123456' }),
  schalteZweiFaktorAus: () => ({ passwort: 'Postkarte-2026!', code: '123456' }),
  fetchSitzungen: () => ({}),
  beendeSitzung: ({ idSitzung }) => ({ idSitzung }),
  beendeAndereSitzungen: () => ({}),
  fetchBenachrichtigungen: () => ({}),
  saveBenachrichtigungen: () => ({ arten: [{ art: 'versand', mail: false }] }),
  bestaetigeAnmeldung: () => ({ ticket: 'x'.repeat(43), code: '123456' }),
  fetchStatistik: () => ({}),
  fetchSuche: () => ({ q: 'herbst' }),
  fetchApiTokens: () => ({}),
  erstelleApiToken: () => ({
    bezeichnung: 'Shop',
    rechte: ['kampagne.lesen'],
    modus: 'live',
    ipListe: ['203.0.113.0/24'],
    gueltigBis: '2027-06-30',
  }),
  rotiereApiToken: ({ idPtApiToken }) => ({ idPtApiToken }),
  widerrufeApiToken: ({ idPtApiToken }) => ({ idPtApiToken }),
  fetchAnfragen: ({ idPtApiToken }) => ({ idPtApiToken, ergebnis: 'fehler', von: '2026-11-01', page: 1 }),
  fetchEreignisse: () => ({ ereignis: 'kampagne.state', since: '2026-11-01T00:00:00Z', limit: 5 }),
  fetchWebhooks: () => ({}),
  saveWebhook: ({ webhook }) => ({
    ...webhook,
    bezeichnung: 'Warenwirtschaft',
    url: 'https://shop.example.org/postkampagne',
    ereignisse: ['kampagne.state'],
    aktiv: false,
  }),
  loescheWebhook: ({ webhook: { idPtWebhook } }) => ({ idPtWebhook }),
  testeWebhook: ({ webhook: { idPtWebhook } }) => ({ idPtWebhook }),
  fetchZustellungen: ({ webhook: { idPtWebhook } }) => ({ idPtWebhook, status: 'zugestellt' }),
  wiederholeZustellung: ({ idPtZustellung }) => ({ idPtZustellung }),
  erneuereWebhookGeheimnis: ({ webhook: { idPtWebhook } }) => ({ idPtWebhook }),
}
