import type { OperationName, Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import type { KampagneState } from '#src/contract/kampagne.ts'
import type { KontoBereich } from '#src/contract/konto.ts'
import type { MitarbeiterStatus } from '#src/contract/mitarbeiter.ts'
import type { SchluesselArt } from '#src/contract/registrierung.ts'
import { DATEV_SKR03 } from '#src/domain/rechnung/datev.ts'

/** Ids and versions of one customer's things: of a seeded stand-in, or as a service tells them. */
export interface Sample {
  idPtKunde: number
  kampagne: (state: KampagneState) => { idPtKampagne: number; version: number }
  /** One whose payment waits. */
  wartend: { idPtKampagne: number }
  /** One that can be looked at, in whatever state. */
  irgendeineKampagne: { idPtKampagne: number }
  zielgruppe: { idPtZielgruppe: number; version: number }
  liste: { idPtZielgruppe: number }
  werbemittel: { idPtWerbemittel: number; version: number }
  /** A state of it that is kept. */
  idPtWerbemittelVersion: number
  assetId: string
  /** Parts of the address of its picture. */
  vorschau: { idPtKunde: number; bild: string; signatur: string }
  idPtRechnung: number
  mitarbeiter: (status: MitarbeiterStatus) => { idThHeadhunterMitarbeiter: number; version: number }
  mitarbeiterEmail: string
  /** Version of the caller's own record, where he is an employee. */
  eigeneVersion: number
  /** Another employee of the same customer; null: nobody takes over. */
  idThUebernehmer: number | null
  /** A session of the customer himself. */
  idSitzung: number
  idPtFreigabe: number
  /** Key of an open approval link; made known by giving it a key of ours. */
  hashKey: string
  snapshotHash: string
  /** Who is asked to approve. */
  freigeberEmail: string
  /** Picture of the sheet under review. */
  freigabeAssetId: string
  /** A motif of the gallery, and parts of the address of its small picture. */
  idPtBild: number
  bildVorschau: { idPtKunde: number; bild: string; signatur: string }
  /** An order to the image service that waits. */
  idPtBildgenerierung: number
  /** A picture on its way in parts, of the customer himself. */
  idUebertragung: string
  /** A list that was put aside. */
  idPtAdressEntwurf: number
  /** Somebody on the blocklist. */
  idPtSperre: number
  idPtApiToken: number
  webhook: { idPtWebhook: number; version: number }
  idPtZustellung: number
  /** What is to be paid for the campaign in inBezahlung, ct. */
  offen: number
  /** Version of a part of the account. */
  kontoVersion: (bereich: KontoBereich) => number
  /** Newest version of the contract on data processing. */
  avvFassung: string
  /** Who calls, and what he types to prove it. */
  email: string
  passwort: string
  neuesPasswort: string
  /** A code of the second factor, for each call that wants one. */
  code: (name: OperationName) => string
  /** Ticket of a login that waits for its code. */
  ticket: string
  /** Key of a mailed link, of a kind. */
  schluessel: (art: SchluesselArt) => string
  /** An address that the service does not know yet, one for each word. */
  neueEmail: (wort: string) => string
  /** Days to dispatch on, and one of them. */
  versandtage: { von: string; bis: string }
  versandDatum: string
  /** Last day of a new token. */
  tokenBis: string
  /** A file to print. */
  pdf: Blob
}

export const NEUES_PASSWORT = 'drei müde Ziegen im Regen'
export const BILD_WUNSCH = {
  beschreibung: 'Brot im Korb',
  stil: 'flaechig',
  format: 'quadrat',
  freiraum: 'ohne',
} as const
/** A red pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)
export const CSV = 'vorname;nachname;strasse;hausnummer;plz;ort\nEda;Öztürk;Ahornweg;7;01099;Dresden\n'
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

/** A list that is put aside. */
export const ADRESS_ENTWURF = {
  bezeichnung: 'Liste in Arbeit',
  datenquelle: '',
  dateiName: 'liste.csv',
  zeilen: 1,
  zuordnung: { Name: 'nachname' },
  ohneWarnungen: [],
  bearbeitung: { vonHand: 1, entfernt: 0, zusammengefasst: 0, hinzugefuegt: 0, jeVorschlag: { anrede: 1 } },
} satisfies Omit<Input<Operations['saveAdressEntwurf']>, 'datei'>

/** A sensible input for every operation; a new operation without one does not compile. */
export const SAMPLE_INPUTS: SampleInputs = {
  checkUserLogin: () => ({}),
  loginUser: ({ email, passwort }) => ({ email, passwort }),
  registriere: ({ neueEmail }) => ({
    firma: 'Teeladen am Markt',
    anrede: 'Frau',
    vorname: 'Edda',
    nachname: 'Lorenz',
    email: neueEmail('edda'),
    passwort: NEUES_PASSWORT,
    agbAkzeptiert: true,
  }),
  pruefeSchluessel: ({ schluessel }) => ({ art: 'passwort_neu', hashKey: schluessel('passwort_neu') }),
  aktiviere: ({ schluessel }) => ({ hashKey: schluessel('aktivierung'), passwort: NEUES_PASSWORT }),
  entsperre: ({ schluessel }) => ({ hashKey: schluessel('entsperrung') }),
  passwortVergessen: ({ email }) => ({ email }),
  passwortZuruecksetzen: ({ schluessel }) => ({
    hashKey: schluessel('passwort_zuruecksetzen'),
    passwort: NEUES_PASSWORT,
  }),
  setzeNeuesPasswort: ({ schluessel }) => ({ hashKey: schluessel('passwort_neu'), passwort: NEUES_PASSWORT }),
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
  fetchAbgleich: () => ({ ausschluss: { angeschriebenTage: 30 } }),
  fetchAdressen: ({ liste }) => liste,
  fetchAdressenMaskiert: ({ liste }) => liste,
  fetchAdressEntwuerfe: () => ({}),
  saveAdressEntwurf: () => ({ ...ADRESS_ENTWURF, datei: new Blob([CSV]) }),
  oeffneAdressEntwurf: ({ idPtAdressEntwurf }) => ({ idPtAdressEntwurf }),
  verwirfAdressEntwurf: ({ idPtAdressEntwurf }) => ({ idPtAdressEntwurf }),
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
  uploadPdf: ({ werbemittel, pdf }) => ({
    ...werbemittel,
    bezeichnung: 'Druckdatei',
    format: 'maxipostkarte',
    datei: pdf,
    dateiName: 'a.pdf',
  }),
  fetchVorschau: ({ vorschau }) => vorschau,
  downloadAsset: ({ werbemittel: { idPtWerbemittel }, assetId }) => ({ idPtWerbemittel, assetId }),
  pruefeWerbemittel: ({ werbemittel: { idPtWerbemittel } }) => ({ idPtWerbemittel }),
  kopiereWerbemittel: ({ werbemittel: { idPtWerbemittel } }) => ({ idPtWerbemittel }),
  fetchWerbemittelVersionen: ({ werbemittel: { idPtWerbemittel } }) => ({ idPtWerbemittel }),
  fetchWerbemittelVersion: ({ werbemittel: { idPtWerbemittel }, idPtWerbemittelVersion }) => ({
    idPtWerbemittel,
    idPtWerbemittelVersion,
  }),
  benenneWerbemittelVersion: ({ werbemittel: { idPtWerbemittel }, idPtWerbemittelVersion }) => ({
    idPtWerbemittel,
    idPtWerbemittelVersion,
    bezeichnung: 'Vor der Messe',
  }),
  stelleWerbemittelVersionHer: ({ werbemittel, idPtWerbemittelVersion }) => ({
    ...werbemittel,
    idPtWerbemittelVersion,
  }),
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
  fetchKampagne: ({ irgendeineKampagne }) => irgendeineKampagne,
  saveKampagne: ({ kampagne }) => ({ ...kampagne('inBearbeitung'), bezeichnung: 'Neuer Name' }),
  berechnePreis: ({ kampagne }) => ({ idPtKampagne: kampagne('inBearbeitung').idPtKampagne }),
  fetchUebersicht: () => ({}),
  fetchVersandtage: ({ versandtage }) => versandtage,
  kampagneZurFreigabeGeben: ({ kampagne, freigeberEmail }) => ({
    ...kampagne('inBearbeitungKorrektur'),
    personen: [{ name: 'Miriam Yıldız', email: freigeberEmail }],
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
  terminAendern: ({ kampagne, versandDatum }) => ({ ...kampagne('inBezahlung'), versandDatum }),
  stornieren: ({ kampagne }) => ({ ...kampagne('inInternerFreigabe'), grund, gebuehr: 0 }),
  stornoAnfragen: ({ kampagne }) => ({ ...kampagne('inVersandstellung'), grund }),
  deleteKampagne: ({ kampagne }) => kampagne('inBearbeitung'),
  kopiereKampagne: ({ irgendeineKampagne }) => irgendeineKampagne,
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
  bricheZahlungAb: ({ wartend: { idPtKampagne } }) => ({ idPtKampagne }),
  fetchZahlung: ({ irgendeineKampagne }) => irgendeineKampagne,
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
  saveKontoFirma: ({ kontoVersion }) => ({
    ...ANSCHRIFT,
    rechtsform: 'eg',
    ustIdNr: 'DE999999911',
    version: kontoVersion('firma'),
  }),
  pruefeUstIdNr: () => ({}),
  saveKontoRechnung: ({ kontoVersion }) => ({
    rechnungsAnschrift: ANSCHRIFT,
    rechnungsEmail: 'buchhaltung@example.org',
    kostenstelle: '4711',
    bestellnummer: '',
    version: kontoVersion('rechnung'),
  }),
  saveAnsprechpartner: ({ kontoVersion }) => ({
    ansprechpartner: [{ name: 'Eda Öztürk', funktion: 'Marketing', email: 'eda@example.org', telefon: '' }],
    version: kontoVersion('ansprechpartner'),
  }),
  saveDatenschutzKontakt: ({ kontoVersion }) => ({
    datenschutzKontakt: 'datenschutz@example.org',
    version: kontoVersion('datenschutz'),
  }),
  saveMarkenvorrat: ({ kontoVersion }) => ({
    markenfarben: [{ name: 'Hausblau', farbe: { c: 1, m: 0.75, y: 0.1, k: 0.2 } }],
    markenschriften: ['lora'],
    version: kontoVersion('marke'),
  }),
  fetchMarke: () => ({}),
  saveMarkenfarbe: ({ kontoVersion }) => ({ markenfarbe: '#2c4a8a', version: kontoVersion('marke') }),
  uploadLogo: ({ kontoVersion }) => ({ datei: new Blob([LOGO]), version: kontoVersion('marke') }),
  deleteLogo: ({ kontoVersion }) => ({ version: kontoVersion('marke') }),
  saveStandardAbsender: ({ kontoVersion }) => ({
    absender: { firma: 'Laden', strasse: 'Ahornweg', hausnummer: '7', plz: '01099', ort: 'Dresden' },
    version: kontoVersion('absender'),
  }),
  saveZahlungsart: ({ kontoVersion }) => ({ zahlungsart: 'rechnung', version: kontoVersion('zahlung') }),
  erteileMandat: ({ kontoVersion }) => ({
    kontoinhaber: 'Eda Öztürk',
    iban: 'DE89 3704 0044 0532 0130 00',
    zustimmung: true,
    version: kontoVersion('zahlung'),
  }),
  widerrufeMandat: ({ kontoVersion }) => ({ version: kontoVersion('zahlung') }),
  fetchAvv: () => ({}),
  akzeptiereAvv: ({ avvFassung }) => ({ fassung: avvFassung, name: 'Katharina Brandt' }),
  erstelleDatenExport: () => ({}),
  beantrageLoeschung: ({ passwort }) => ({ passwort }),
  widerrufeLoeschung: () => ({}),
  fetchSperrliste: () => ({ q: 'a' }),
  saveSperre: () => ({ person: SPERRE }),
  suchePerson: () => ({ gesucht: AUSKUNFT }),
  exportiereAuskunft: () => ({ gesucht: AUSKUNFT }),
  loeschePerson: () => ({ gesucht: AUSKUNFT, treffer: [] }),
  importSperrliste: () => ({ datei: new Blob([CSV]) }),
  fetchAbgleichStand: () => ({}),
  importRobinsonliste: () => ({ datei: new Blob([CSV]), dateiName: 'robinson.csv' }),
  entferneRobinsonliste: () => ({}),
  deleteSperre: ({ idPtSperre }) => ({ idPtSperre, grund: 'Versehentlich eingetragen.' }),
  fetchMitarbeiterListe: () => ({}),
  fetchMitarbeiter: ({ mitarbeiter }) => ({
    idThHeadhunterMitarbeiter: mitarbeiter('aktiv').idThHeadhunterMitarbeiter,
  }),
  erstelleMitarbeiter: ({ neueEmail }) => ({ ...person, ...rechte, email: neueEmail('neu') }),
  ladeMitarbeiterEin: ({ neueEmail }) => ({
    personen: [{ email: neueEmail('geladen'), vorname: '', nachname: '' }],
    ...rechte,
  }),
  saveMitarbeiter: ({ mitarbeiter, mitarbeiterEmail }) => ({
    ...mitarbeiter('aktiv'),
    ...person,
    ...rechte,
    email: mitarbeiterEmail,
  }),
  saveEigeneAngaben: ({ eigeneVersion }) => ({ version: eigeneVersion, ...person }),
  uploadAvatar: () => ({ datei: new Blob([PNG]) }),
  deleteAvatar: () => ({}),
  ladeErneutEin: ({ mitarbeiter }) => mitarbeiter('eingeladen'),
  zieheEinladungZurueck: ({ mitarbeiter }) => mitarbeiter('eingeladen'),
  deaktiviereMitarbeiter: ({ mitarbeiter, idThUebernehmer }) => ({ ...mitarbeiter('aktiv'), idThUebernehmer }),
  reaktiviereMitarbeiter: ({ mitarbeiter }) => mitarbeiter('deaktiviert'),
  setzeZugangZurueck: ({ mitarbeiter }) => ({
    idThHeadhunterMitarbeiter: mitarbeiter('aktiv').idThHeadhunterMitarbeiter,
    was: 'passwort',
  }),
  saveVierAugen: () => ({ vierAugen: true }),
  fetchZugang: () => ({}),
  aenderePasswort: ({ passwort, neuesPasswort }) => ({ altesPasswort: passwort, neuesPasswort }),
  beginneZweiFaktor: ({ passwort }) => ({ passwort }),
  bestaetigeZweiFaktor: ({ code }) => ({ code: code('bestaetigeZweiFaktor') }),
  erneuereWiederherstellungscodes: ({ passwort, code }) => ({
    passwort,
    code: code('erneuereWiederherstellungscodes'),
  }),
  schalteZweiFaktorAus: ({ passwort, code }) => ({ passwort, code: code('schalteZweiFaktorAus') }),
  fetchSitzungen: () => ({}),
  beendeSitzung: ({ idSitzung }) => ({ idSitzung }),
  beendeAndereSitzungen: () => ({}),
  fetchBenachrichtigungen: () => ({}),
  saveBenachrichtigungen: () => ({ arten: [{ art: 'versand', mail: false }] }),
  bestaetigeAnmeldung: ({ ticket, code }) => ({ ticket, code: code('bestaetigeAnmeldung') }),
  fetchStatistik: () => ({}),
  fetchSuche: () => ({ q: 'herbst' }),
  fetchApiTokens: () => ({}),
  erstelleApiToken: ({ tokenBis }) => ({
    bezeichnung: 'Shop',
    rechte: ['kampagne.lesen'],
    modus: 'live',
    ipListe: ['203.0.113.0/24'],
    gueltigBis: tokenBis,
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
