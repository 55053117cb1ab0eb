import * as z from 'zod/mini'
import { befund, formatId } from './dokument.ts'
import { operation } from './operation.ts'
import { dezimal, flag, ganzzahl, geld, id, isoDatum, isoZeit, text } from './wire.ts'

/** The eleven states (spec §4). */
export const KAMPAGNE_STATES = [
  'inBearbeitung',
  'inInternerFreigabe',
  'inBearbeitungKorrektur',
  'inBezahlung',
  'inExternerFreigabe',
  'inAnreicherung',
  'inVersandstellung',
  'inLettershop',
  'inVersendet',
  'inVersandFehlgeschlagen',
  'inStorniert',
] as const
export const kampagneState = z.enum(KAMPAGNE_STATES)
export type KampagneState = z.infer<typeof kampagneState>

/** Finer position inside a state, derived by the service (domaene 4.2). */
export const TEILSTATUS = [
  'wartetAufFreigabe',
  'freigabeTeilweise',
  'freigabeAbgelaufen',
  'terminVerpasst',
  'zahlungAusstehend',
  'zahlungFehlgeschlagen',
  'inPruefung',
  'geprueft',
  'angereichert',
  'anreicherungOffen',
  'angehalten',
  'uebergabeLaeuft',
] as const
export const teilstatus = z.enum(TEILSTATUS)
export type Teilstatus = z.infer<typeof teilstatus>

/** Payment statuses (spec §4). */
export const ZAHLUNGS_STATUS = [
  'offen',
  'ausstehend',
  'bezahlt',
  'fehlgeschlagen',
  'abgebrochen',
  'abgelaufen',
  'erstattet',
  'rückbuchung',
] as const
export const zahlungsStatus = z.enum(ZAHLUNGS_STATUS)
export type ZahlungsStatus = z.infer<typeof zahlungsStatus>

export const ZAHLUNGSARTEN = ['kreditkarte', 'paypal', 'sepaLastschrift', 'ueberweisung', 'rechnung'] as const
export const zahlungsart = z.enum(ZAHLUNGSARTEN)
export type Zahlungsart = z.infer<typeof zahlungsart>

export const PREIS_GRUPPEN = ['porto', 'druck', 'werbemittel', 'adressen', 'anreicherung', 'service'] as const
/** One line of a quote. Prices in ct; `netto` is rounded once, half up. */
export const preisPosition = z.object({
  gruppe: z.enum(PREIS_GRUPPEN),
  internalName: z.string(),
  title: z.string(),
  menge: ganzzahl,
  einzelpreis: geld,
  netto: geld,
})
export type PreisPosition = z.infer<typeof preisPosition>

/** Quote. ct; VAT in percent, on the sum. */
export const kampagnePreis = z.object({
  positionen: z.array(preisPosition),
  netto: geld,
  ustSatz: dezimal,
  ust: geld,
  brutto: geld,
  /** Gross per piece, rounded half up. */
  jeStueck: geld,
  stand: isoZeit,
})
export type KampagnePreis = z.infer<typeof kampagnePreis>

export const absender = z.object({
  firma: z.string().check(z.maxLength(120)),
  strasse: z.string().check(z.maxLength(120)),
  hausnummer: z.string().check(z.maxLength(20)),
  plz: z.string().check(z.maxLength(10)),
  ort: z.string().check(z.maxLength(80)),
})
export type Absender = z.infer<typeof absender>

/** Who acted: owner, employee, approver, provider, print shop, third party or the system. */
export const verlaufEintrag = z.object({
  zeit: isoZeit,
  wer: z.enum(['kunde', 'mitarbeiter', 'freigeber', 'anbieter', 'druckerei', 'dienstleister', 'system']),
  name: z.string(),
  aktion: z.string(),
  vonState: z.nullable(kampagneState),
  nachState: kampagneState,
  grund: z.nullable(z.string()),
  snapshotNr: z.nullable(ganzzahl),
})
export type VerlaufEintrag = z.infer<typeof verlaufEintrag>

/** One approval link as its owner sees it; the key itself is shown once, when it is made. */
export const freigabeLink = z.object({
  idPtFreigabe: id,
  snapshotNr: ganzzahl,
  empfaengerName: z.string(),
  empfaengerEmail: z.string(),
  entscheidung: z.enum(['offen', 'freigegeben', 'aenderungen']),
  entschiedenAm: z.nullable(isoZeit),
  /** Name that the approver typed. */
  name: z.nullable(z.string()),
  anmerkung: z.nullable(z.string()),
  gueltigBis: isoDatum,
  geoeffnetAm: z.nullable(isoZeit),
  widerrufenAm: z.nullable(isoZeit),
})
export type FreigabeLink = z.infer<typeof freigabeLink>

const kopf = {
  idPtKampagne: id,
  bezeichnung: z.string(),
  /** An unknown value of the real service is shown as text, never hidden. */
  state: kampagneState,
  teilstatus: z.nullable(teilstatus),
  angehalten: flag,
  format: z.nullable(formatId),
  menge: ganzzahl,
  idPtZielgruppe: z.nullable(id),
  zielgruppeBezeichnung: z.nullable(z.string()),
  idPtWerbemittel: z.nullable(id),
  werbemittelBezeichnung: z.nullable(z.string()),
  /** Small picture of the first page, data URL. */
  vorschau: z.nullable(z.string()),
  versandDatum: z.nullable(isoDatum),
  brutto: z.nullable(geld),
  zahlungsStatus,
  geaendertAm: isoZeit,
  version: ganzzahl,
}

/** Row of the list. */
export const kampagneZeile = z.object(kopf)
export type KampagneZeile = z.infer<typeof kampagneZeile>

export const kampagne = z.object({
  ...kopf,
  anreicherung: flag,
  /** Each recipient's QR holds a short link of its own that counts scans. */
  tracking: flag,
  /** Short link with a placeholder code of the real length, for previews. */
  trackingBeispiel: z.string(),
  absender: z.nullable(absender),
  datenschutzText: z.string(),
  notiz: z.string(),
  snapshotNr: ganzzahl,
  snapshotHash: z.nullable(z.string()),
  preis: z.nullable(kampagnePreis),
  zahlung: z.object({
    zahlungsStatus,
    zahlungsart: z.nullable(zahlungsart),
    referenz: z.nullable(z.string()),
    /** What was paid so far, ct. */
    betrag: geld,
    /** What is still to be paid, ct; 0 when nothing is. */
    offen: geld,
    bezahltAm: z.nullable(isoZeit),
    erstattet: geld,
  }),
  quorum: z.enum(['alle', 'einer']),
  freigaben: z.array(freigabeLink),
  extern: z.object({
    geprueftAm: z.nullable(isoZeit),
    geprueftVon: z.nullable(z.string()),
    gruende: z.array(z.string()),
  }),
  anreicherungErgebnis: z.nullable(
    z.object({
      gesendet: ganzzahl,
      angereichert: ganzzahl,
      nichtGefunden: ganzzahl,
      abgeschlossenAm: z.nullable(isoZeit),
    }),
  ),
  versand: z.object({
    uebergebenAm: z.nullable(isoZeit),
    lettershopReferenz: z.nullable(z.string()),
    gemeldetAm: z.nullable(isoZeit),
    menge: z.nullable(ganzzahl),
    versuche: ganzzahl,
    letzterFehler: z.nullable(z.string()),
  }),
  angehaltenGrund: z.nullable(z.string()),
  stornoAngefragtAm: z.nullable(isoZeit),
  idPtRechnung: z.nullable(id),
  /** What the service found when it checked the sheet with the hardest recipients. */
  befunde: z.array(befund),
  erstelltVon: z.string(),
  erstelltAm: isoZeit,
  verlauf: z.array(verlaufEintrag),
})
export type Kampagne = z.infer<typeof kampagne>

/** What a user may write; every field may be left out, drafts are incomplete (domaene 4.2 #1). */
export const kampagneEingabe = z.object({
  idPtKampagne: z.optional(id),
  version: z.optional(ganzzahl),
  bezeichnung: z.optional(text(1, 80)),
  idPtZielgruppe: z.optional(z.nullable(id)),
  idPtWerbemittel: z.optional(z.nullable(id)),
  versandDatum: z.optional(z.nullable(isoDatum)),
  anreicherung: z.optional(flag),
  tracking: z.optional(flag),
  absender: z.optional(absender),
  notiz: z.optional(z.string().check(z.maxLength(2000))),
})
export type KampagneEingabe = z.infer<typeof kampagneEingabe>

const path = '/api/kampagne/'
const nurId = z.object({ idPtKampagne: id, version: ganzzahl })
const mitGrund = z.object({
  idPtKampagne: id,
  version: ganzzahl,
  grund: z.optional(z.string().check(z.maxLength(1000))),
})
const update = { action: 'update', subject: 'Kampagne' } as const
const read = { action: 'read', subject: 'Kampagne' } as const
const storno = { action: 'storno', subject: 'Kampagne' } as const

export const kampagneOperations = {
  fetchKampagnen: operation({
    method: 'GET',
    path,
    aktion: 'fetchKampagnen',
    access: read,
    input: z.object({
      state: z.optional(z.union([kampagneState, z.literal('all')])),
      q: z.optional(z.string().check(z.maxLength(200))),
      sort: z.optional(z.enum(['geaendertAm', 'bezeichnung', 'versandDatum', 'menge', 'state'])),
      richtung: z.optional(z.enum(['auf', 'ab'])),
      page: z.optional(ganzzahl),
    }),
    output: z.object({
      kampagnen: z.array(kampagneZeile),
      total: ganzzahl,
      seitenGroesse: ganzzahl,
      /** Campaigns per state over the whole search, for the tabs. */
      jeState: z.partialRecord(kampagneState, ganzzahl),
    }),
  }),
  fetchKampagne: operation({
    method: 'GET',
    path,
    aktion: 'fetchKampagne',
    access: read,
    input: z.object({ idPtKampagne: id }),
    output: kampagne,
  }),
  saveKampagne: operation({
    method: 'POST',
    path,
    aktion: 'saveKampagne',
    access: update,
    input: kampagneEingabe,
    output: kampagne,
  }),
  berechnePreis: operation({
    method: 'POST',
    path,
    aktion: 'berechnePreis',
    access: read,
    input: z.object({ idPtKampagne: id }),
    output: z.object({ preis: z.nullable(kampagnePreis) }),
  }),
  fetchVersandtage: operation({
    method: 'GET',
    path,
    aktion: 'fetchVersandtage',
    access: read,
    input: z.object({ von: isoDatum, bis: isoDatum }),
    /** Bookable days between von and bis, ISO. */
    output: z.object({ tage: z.array(isoDatum), heute: isoDatum }),
  }),
  kampagneZurFreigabeGeben: operation({
    method: 'POST',
    path,
    aktion: 'kampagneZurFreigabeGeben',
    access: { action: 'request', subject: 'Freigabe' },
    once: true,
    input: z.object({
      idPtKampagne: id,
      version: ganzzahl,
      personen: z.array(z.object({ name: text(1, 120), email: z.email() })).check(z.minLength(1), z.maxLength(10)),
      nachricht: z.optional(z.string().check(z.maxLength(1000))),
      gueltigTage: z.int().check(z.gte(1), z.lte(90)),
      quorum: z.enum(['alle', 'einer']),
      /** Codes of the warnings that the user has seen and accepts. */
      warnungenAkzeptiert: z.array(z.string()),
    }),
    /** The keys leave the service only here and in the mails. */
    output: z.object({
      kampagne,
      links: z.array(z.object({ empfaengerName: z.string(), empfaengerEmail: z.string(), url: z.string() })),
    }),
  }),
  freigabeZurueckziehen: operation({
    method: 'POST',
    path,
    aktion: 'freigabeZurueckziehen',
    access: { action: 'request', subject: 'Freigabe' },
    input: mitGrund,
    output: kampagne,
  }),
  freigabeLinkErneuern: operation({
    method: 'POST',
    path,
    aktion: 'freigabeLinkErneuern',
    access: { action: 'request', subject: 'Freigabe' },
    input: z.object({ idPtKampagne: id, idPtFreigabe: id }),
    output: z.object({ kampagne, url: z.string() }),
  }),
  wiederOeffnen: operation({
    method: 'POST',
    path,
    aktion: 'wiederOeffnen',
    access: update,
    input: mitGrund,
    output: kampagne,
  }),
  anhalten: operation({ method: 'POST', path, aktion: 'anhalten', access: update, input: mitGrund, output: kampagne }),
  fortsetzen: operation({ method: 'POST', path, aktion: 'fortsetzen', access: update, input: nurId, output: kampagne }),
  terminAendern: operation({
    method: 'POST',
    path,
    aktion: 'terminAendern',
    access: update,
    input: z.object({ idPtKampagne: id, version: ganzzahl, versandDatum: isoDatum }),
    output: kampagne,
  }),
  stornieren: operation({
    method: 'POST',
    path,
    aktion: 'stornieren',
    access: storno,
    once: true,
    /** `gebuehr`: the fee in ct that was shown and confirmed. */
    input: z.object({ idPtKampagne: id, version: ganzzahl, grund: text(1, 1000), gebuehr: geld }),
    output: kampagne,
  }),
  stornoAnfragen: operation({
    method: 'POST',
    path,
    aktion: 'stornoAnfragen',
    access: storno,
    input: mitGrund,
    output: kampagne,
  }),
  deleteKampagne: operation({
    method: 'POST',
    path,
    aktion: 'deleteKampagne',
    access: { action: 'delete', subject: 'Kampagne' },
    input: nurId,
    output: z.object({}),
  }),
  kopiereKampagne: operation({
    method: 'POST',
    path,
    aktion: 'kopiereKampagne',
    access: { action: 'create', subject: 'Kampagne' },
    input: z.object({ idPtKampagne: id }),
    output: kampagne,
  }),
} as const
