import type { ApiRecht } from '#src/contract/apizugang.ts'
import type { OperationName, Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { ROLLEN, type Rolle } from '#src/domain/ability/ability.ts'
import type { Sample } from '#tests/support/sampleInputs.ts'

/** Who calls: nobody, every role of one customer, an employee of another one, an employee who was disabled. */
export const ACTORS = ['nobody', ...ROLLEN, 'otherCustomer', 'disabled'] as const
export type Actor = (typeof ACTORS)[number]

interface MemberRow {
  kind: 'member'
  /** Roles that may; nobody and the disabled get 401. */
  roles: readonly Rolle[]
  /** What the other roles get. */
  colleague: 403 | 404
  /** What another customer's administrator gets with the ids of the sample: 404, or his own things where none is asked. */
  foreign: 404 | 'own'
}

interface PublicRow<K extends OperationName> {
  kind: 'public'
  /** An input that is refused, with its status; null where every caller gets an answer, with the reason. */
  refused: { input: (sample: Sample) => Input<Operations[K]>; status: 401 | 403 | 404 | 422 } | { never: string }
}

export type Row<K extends OperationName = OperationName> = MemberRow | PublicRow<K>

const LEAD: readonly Rolle[] = ['inhaber', 'administrator']
const MANAGE: readonly Rolle[] = [...LEAD, 'kampagnenmanager']
const DESIGN: readonly Rolle[] = [...MANAGE, 'gestalter']
const PAY: readonly Rolle[] = [...LEAD, 'buchhaltung']
const LOOK: readonly Rolle[] = [...DESIGN, 'freigeber', 'betrachter']

/** Names stored things by their ids. */
const byId = (roles: readonly Rolle[], colleague: 403 | 404 = 403): MemberRow => ({
  kind: 'member',
  roles,
  colleague,
  foreign: 404,
})
/** Names nothing stored: everyone gets what is his customer's. */
const own = (roles: readonly Rolle[]): MemberRow => ({ kind: 'member', roles, colleague: 403, foreign: 'own' })
const open = <K extends OperationName>(refused: PublicRow<K>['refused']): PublicRow<K> => ({ kind: 'public', refused })

/** A key of the right form that nobody was given. */
const UNKNOWN_KEY = 'x'.repeat(43)

/** Who may do what (SEC-02): written by hand from the roles of domain 4.9, and held against contract and service. */
export const ACCESS_MATRIX: { [K in OperationName]: Row<K> } = {
  checkUserLogin: open({ never: 'whether someone is logged in is its answer' }),
  loginUser: open({ input: () => ({ email: 'kunde@example.org', passwort: 'falsch' }), status: 422 }),
  registriere: open({ never: 'whoever comes may register' }),
  pruefeSchluessel: open({ never: 'whether a key lives is its answer' }),
  aktiviere: open({ input: () => ({ hashKey: UNKNOWN_KEY, passwort: 'falsch' }), status: 404 }),
  entsperre: open({ input: () => ({ hashKey: UNKNOWN_KEY }), status: 404 }),
  passwortVergessen: open({ never: 'answers the same to everybody (SEC-11)' }),
  passwortZuruecksetzen: open({ input: () => ({ hashKey: UNKNOWN_KEY, passwort: 'drei müde Ziegen' }), status: 404 }),
  setzeNeuesPasswort: open({ input: () => ({ hashKey: UNKNOWN_KEY, passwort: 'drei müde Ziegen' }), status: 404 }),
  logout: open({ never: 'always ends well' }),
  downloadAvvContractAsPdf: own(ROLLEN),
  fetchGeneralPricelist: own(ROLLEN),
  fetchZielgruppen: own(LOOK),
  fetchZielgruppe: byId(LOOK),
  saveZielgruppe: byId(MANAGE),
  zaehlePotenzial: own(LOOK),
  uploadAdressen: own(MANAGE),
  fetchAbgleich: own(MANAGE),
  fetchAdressen: byId(MANAGE),
  fetchAdressenMaskiert: byId(LOOK),
  fetchAdressEntwuerfe: own(MANAGE),
  saveAdressEntwurf: own(MANAGE),
  oeffneAdressEntwurf: byId(MANAGE),
  verwirfAdressEntwurf: byId(MANAGE),
  brichUploadAb: own(MANAGE),
  fetchBeispielEmpfaenger: byId(LOOK),
  kopiereZielgruppe: byId(MANAGE),
  archiviereZielgruppe: byId(MANAGE),
  // Of what the file is for decides who may begin; the sample is a picture of oneself.
  beginneUebertragung: own(ROLLEN),
  // The sample is the customer's own: not even his administrator's.
  sendeTeil: byId(['inhaber'], 404),
  fetchUebertragung: byId(['inhaber'], 404),
  verwerfeUebertragung: byId(['inhaber'], 404),
  fetchWerbemittelListe: own(LOOK),
  fetchWerbemittel: byId(LOOK),
  saveWerbemittel: byId(DESIGN),
  uploadBild: byId(DESIGN),
  uploadPdf: byId(DESIGN),
  fetchVorschau: open({
    input: ({ vorschau }) => ({ ...vorschau, signatur: UNKNOWN_KEY.slice(0, vorschau.signatur.length) }),
    status: 404,
  }),
  downloadAsset: byId(LOOK),
  pruefeWerbemittel: byId(DESIGN),
  kopiereWerbemittel: byId(DESIGN),
  archiviereWerbemittel: byId(DESIGN),
  fetchWerbemittelVersionen: byId(LOOK),
  fetchWerbemittelVersion: byId(LOOK),
  benenneWerbemittelVersion: byId(DESIGN),
  stelleWerbemittelVersionHer: byId(DESIGN),
  fetchBildauftraege: own(DESIGN),
  erzeugeBilder: own(DESIGN),
  bricheBildauftragAb: byId(DESIGN),
  merkeGesehen: own(DESIGN),
  zeichneMotiv: own(DESIGN),
  fetchBilder: own(DESIGN),
  fetchBeschreibungen: own(DESIGN),
  saveFavorit: byId(DESIGN),
  deleteBild: byId(DESIGN),
  downloadBild: byId(DESIGN),
  fetchBildVorschau: open({
    input: ({ bildVorschau }) => ({ ...bildVorschau, signatur: 'x'.repeat(22) }),
    status: 404,
  }),
  uebernimmBild: byId(DESIGN),
  werbemittelAusBild: byId(DESIGN),
  fetchKampagnen: own(ROLLEN),
  fetchKampagne: byId(ROLLEN),
  saveKampagne: byId(MANAGE),
  berechnePreis: byId(ROLLEN),
  fetchUebersicht: own(ROLLEN),
  fetchVersandtage: own(ROLLEN),
  kampagneZurFreigabeGeben: byId(MANAGE),
  freigabeZurueckziehen: byId(MANAGE),
  freigabeLinkErneuern: byId(MANAGE),
  wiederOeffnen: byId(MANAGE),
  anhalten: byId(MANAGE),
  fortsetzen: byId(MANAGE),
  terminAendern: byId(MANAGE),
  stornieren: byId(MANAGE),
  stornoAnfragen: byId(MANAGE),
  deleteKampagne: byId(MANAGE),
  kopiereKampagne: byId(MANAGE),
  oeffneEigeneFreigabe: byId([...LEAD, 'freigeber']),
  fetchFreigabe: open({ input: () => ({ hashKey: UNKNOWN_KEY }), status: 404 }),
  downloadFreigabeAsset: open({
    input: ({ freigabeAssetId }) => ({ hashKey: UNKNOWN_KEY, assetId: freigabeAssetId }),
    status: 404,
  }),
  freigabeErteilen: open({
    input: ({ snapshotHash }) => ({ hashKey: UNKNOWN_KEY, name: 'Unbekannt', snapshotHash, bestaetigt: [] }),
    status: 404,
  }),
  freigabeAblehnen: open({
    input: () => ({ hashKey: UNKNOWN_KEY, name: 'Unbekannt', grund: 'Der Preis stimmt nicht.' }),
    status: 404,
  }),
  neuenLinkAnfordern: open({ input: () => ({ hashKey: UNKNOWN_KEY }), status: 404 }),
  starteZahlung: byId(PAY),
  bricheZahlungAb: byId(PAY),
  fetchZahlung: byId(PAY),
  fetchRechnungen: byId(PAY),
  fetchRechnung: byId(PAY),
  downloadRechnungAsPdf: byId(PAY),
  downloadERechnung: byId(PAY),
  exportRechnungen: byId(PAY),
  fetchDatevEinstellung: own(PAY),
  saveDatevEinstellung: own(PAY),
  storniereRechnung: byId(LEAD),
  sendeRechnung: byId(PAY),
  fetchKonto: byId(LEAD),
  saveKontoFirma: own(LEAD),
  pruefeUstIdNr: own(LEAD),
  saveKontoRechnung: own(LEAD),
  saveAnsprechpartner: own(LEAD),
  saveDatenschutzKontakt: own(LEAD),
  saveMarkenfarbe: own(LEAD),
  saveMarkenvorrat: own(LEAD),
  fetchMarke: own(LOOK),
  uploadLogo: own(LEAD),
  deleteLogo: own(LEAD),
  saveStandardAbsender: own(LEAD),
  saveZahlungsart: own(LEAD),
  erteileMandat: own(LEAD),
  widerrufeMandat: own(LEAD),
  fetchAvv: own(LEAD),
  akzeptiereAvv: own(LEAD),
  erstelleDatenExport: own(LEAD),
  beantrageLoeschung: own(LEAD),
  widerrufeLoeschung: own(LEAD),
  fetchSperrliste: own(LEAD),
  saveSperre: own(LEAD),
  importSperrliste: own(LEAD),
  fetchAbgleichStand: own(LOOK),
  importRobinsonliste: own(MANAGE),
  entferneRobinsonliste: own(LEAD),
  deleteSperre: byId(LEAD),
  suchePerson: own(LEAD),
  exportiereAuskunft: own(LEAD),
  loeschePerson: own(LEAD),
  fetchMitarbeiterListe: own(LEAD),
  // Everyone reads his own record; the sample is a colleague's.
  fetchMitarbeiter: byId(LEAD, 404),
  erstelleMitarbeiter: own(LEAD),
  ladeMitarbeiterEin: own(LEAD),
  saveMitarbeiter: byId(LEAD),
  saveEigeneAngaben: own(ROLLEN),
  uploadAvatar: own(ROLLEN),
  deleteAvatar: own(ROLLEN),
  ladeErneutEin: byId(LEAD),
  zieheEinladungZurueck: byId(LEAD),
  deaktiviereMitarbeiter: byId(LEAD),
  reaktiviereMitarbeiter: byId(LEAD),
  setzeZugangZurueck: byId(LEAD),
  saveVierAugen: own(LEAD),
  fetchZugang: own(ROLLEN),
  aenderePasswort: own(ROLLEN),
  beginneZweiFaktor: own(ROLLEN),
  bestaetigeZweiFaktor: own(ROLLEN),
  erneuereWiederherstellungscodes: own(ROLLEN),
  schalteZweiFaktorAus: own(ROLLEN),
  fetchSitzungen: own(ROLLEN),
  // The sample is the customer's own session: nobody else's business, not even his administrator's.
  beendeSitzung: byId(['inhaber'], 404),
  beendeAndereSitzungen: own(ROLLEN),
  fetchBenachrichtigungen: own(ROLLEN),
  saveBenachrichtigungen: own(ROLLEN),
  bestaetigeAnmeldung: open({ input: () => ({ ticket: UNKNOWN_KEY, code: '123456' }), status: 422 }),
  fetchStatistik: own(LOOK),
  fetchSuche: own(ROLLEN),
  fetchApiTokens: own(LEAD),
  erstelleApiToken: own(LEAD),
  rotiereApiToken: byId(LEAD),
  widerrufeApiToken: byId(LEAD),
  fetchAnfragen: byId(LEAD),
  // Everybody gets what he may read.
  fetchEreignisse: own(ROLLEN),
  fetchWebhooks: own(LEAD),
  saveWebhook: byId(LEAD),
  loescheWebhook: byId(LEAD),
  testeWebhook: byId(LEAD),
  fetchZustellungen: byId(LEAD),
  wiederholeZustellung: byId(LEAD),
  erneuereWebhookGeheimnis: byId(LEAD),
}

/** What each right of an API token opens (domain 4.10). Everything that stands nowhere here is closed to every token. */
export const TOKEN_REACH: Record<ApiRecht, readonly OperationName[]> = {
  'zielgruppe.lesen': [
    'fetchZielgruppen',
    'fetchZielgruppe',
    'zaehlePotenzial',
    'fetchBeispielEmpfaenger',
    'fetchEreignisse',
  ],
  'zielgruppe.schreiben': [
    ...(['saveZielgruppe', 'uploadAdressen', 'kopiereZielgruppe', 'archiviereZielgruppe'] as const),
    ...(['beginneUebertragung', 'sendeTeil', 'fetchUebertragung', 'verwerfeUebertragung'] as const),
  ],
  'werbemittel.lesen': [
    ...(['fetchWerbemittelListe', 'fetchWerbemittel', 'fetchVorschau', 'downloadAsset'] as const),
    ...(['fetchWerbemittelVersionen', 'fetchWerbemittelVersion'] as const),
  ],
  'werbemittel.schreiben': [
    ...(['saveWerbemittel', 'uploadBild', 'uploadPdf'] as const),
    ...(['pruefeWerbemittel', 'kopiereWerbemittel', 'archiviereWerbemittel'] as const),
    ...(['benenneWerbemittelVersion', 'stelleWerbemittelVersionHer'] as const),
    ...(['uebernimmBild', 'werbemittelAusBild'] as const),
    ...(['beginneUebertragung', 'sendeTeil', 'fetchUebertragung', 'verwerfeUebertragung'] as const),
  ],
  'bild.erzeugen': [
    ...(['zeichneMotiv', 'erzeugeBilder', 'fetchBildauftraege', 'bricheBildauftragAb', 'merkeGesehen'] as const),
    ...(['fetchBilder', 'fetchBeschreibungen', 'fetchBildVorschau', 'downloadBild'] as const),
    ...(['saveFavorit', 'deleteBild'] as const),
  ],
  'kampagne.lesen': [
    'fetchKampagnen',
    'fetchKampagne',
    'fetchVorschau',
    'berechnePreis',
    'fetchVersandtage',
    'fetchEreignisse',
  ],
  'kampagne.schreiben': [
    ...(['saveKampagne', 'kopiereKampagne', 'deleteKampagne'] as const),
    ...(['wiederOeffnen', 'anhalten', 'fortsetzen', 'terminAendern'] as const),
  ],
  'kampagne.stornieren': ['stornieren', 'stornoAnfragen'],
  'freigabe.anfordern': ['kampagneZurFreigabeGeben', 'freigabeZurueckziehen'],
  'freigabe.entscheiden': [
    ...(['freigabeLinkErneuern', 'fetchFreigabe', 'downloadFreigabeAsset'] as const),
    ...(['freigabeErteilen', 'freigabeAblehnen'] as const),
  ],
  'zahlung.ausloesen': ['starteZahlung', 'bricheZahlungAb', 'fetchZahlung', 'fetchEreignisse'],
  'statistik.lesen': ['fetchStatistik', 'fetchEreignisse'],
  'rechnung.lesen': [
    'fetchEreignisse',
    'fetchRechnungen',
    'fetchRechnung',
    'downloadRechnungAsPdf',
    'downloadERechnung',
    'exportRechnungen',
  ],
}

/** Open to every token: the same for all customers. */
export const EVERY_TOKEN: readonly OperationName[] = ['fetchGeneralPricelist']
