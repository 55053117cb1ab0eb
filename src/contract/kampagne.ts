import * as z from 'zod/mini'
import { ausgenommene } from './ausschluss.ts'
import { named } from './correct/named.ts'
import { befund, formatId } from './befund.ts'
import { freigabeLink } from './freigabeLink.ts'
import { offenesEnum } from './offenesEnum.ts'
import { qrCode } from './qrCode.ts'
import { bildAdresse, dezimal, flag, ganzzahl, geld, id, isoDatum, isoZeit } from './wire.ts'

/** The eleven states (spec 4). */
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
/** As the service tells it: it may have states that we do not know. */
export const gelesenerState = offenesEnum(kampagneState)
export type GelesenerState = z.infer<typeof gelesenerState>

/** Finer position inside a state, derived by the service (domain 4.2). */
export const TEILSTATUS = [
  'wirdEingefroren',
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
  'testEnde',
] as const
export type Teilstatus = (typeof TEILSTATUS)[number]
const teilstatus = z.enum(TEILSTATUS)
export const gelesenerTeilstatus = offenesEnum(teilstatus)
export type GelesenerTeilstatus = z.infer<typeof gelesenerTeilstatus>

/** Payment statuses (spec 4). */
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
export const gelesenerZahlungsStatus = offenesEnum(zahlungsStatus)
export type GelesenerZahlungsStatus = z.infer<typeof gelesenerZahlungsStatus>

export const ZAHLUNGSARTEN = ['kreditkarte', 'paypal', 'sepaLastschrift', 'ueberweisung', 'rechnung'] as const
export const zahlungsart = z.enum(ZAHLUNGSARTEN)
export type Zahlungsart = z.infer<typeof zahlungsart>

export const PREIS_GRUPPEN = ['porto', 'druck', 'werbemittel', 'adressen', 'anreicherung', 'service'] as const
const preisGruppe = z.enum(PREIS_GRUPPEN)
/** One line of a quote. Prices in ct; `netto` is rounded once, half up. */
export const preisPosition = z.object({
  gruppe: offenesEnum(preisGruppe),
  internalName: z.string(),
  title: z.string(),
  menge: ganzzahl,
  einzelpreis: geld,
  netto: geld,
})
export type PreisPosition = z.infer<typeof preisPosition>
/** How a customer is taxed: 19 %, another member state of the Union (reverse charge), a third country. */
export const UST_ARTEN = ['regel', 'reverseCharge', 'drittland'] as const
export const ustArt = z.enum(UST_ARTEN)
export type UstArt = z.infer<typeof ustArt>
/** Quote. ct; VAT in percent, on the sum. */
export const kampagnePreis = z.object({
  positionen: z.array(preisPosition),
  netto: geld,
  /** Left out: `regel`. The number is what reverse charge hangs on; `ustOffen`: taxed, since its check gave no answer. */
  ustArt: z.optional(ustArt),
  ustIdNr: z.optional(z.nullable(z.string())),
  ustOffen: z.optional(flag),
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

const beteiligter = z.enum(['kunde', 'mitarbeiter', 'freigeber', 'anbieter', 'druckerei', 'dienstleister', 'system'])
/** Who acted: owner, employee, approver, provider, print shop, third party or the system. */
export const verlaufEintrag = z.object({
  zeit: isoZeit,
  wer: offenesEnum(beteiligter),
  name: z.string(),
  aktion: z.string(),
  vonState: z.nullable(gelesenerState),
  nachState: gelesenerState,
  grund: z.nullable(z.string()),
  snapshotNr: z.nullable(ganzzahl),
})
export type VerlaufEintrag = z.infer<typeof verlaufEintrag>

const kopf = {
  idPtKampagne: id,
  bezeichnung: z.string(),
  state: gelesenerState,
  teilstatus: z.nullable(gelesenerTeilstatus),
  angehalten: flag,
  /** Made by a test token: goes as far as the payment and ends there. */
  testmodus: flag,
  format: z.nullable(formatId),
  menge: ganzzahl,
  idPtZielgruppe: z.nullable(id),
  zielgruppeBezeichnung: z.nullable(z.string()),
  idPtWerbemittel: z.nullable(id),
  werbemittelBezeichnung: z.nullable(z.string()),
  /** Address of a small picture of the first page. */
  vorschau: z.nullable(bildAdresse),
  versandDatum: z.nullable(isoDatum),
  brutto: z.nullable(geld),
  zahlungsStatus: gelesenerZahlungsStatus,
  /** The caller is asked by name, may decide (`decide` on Freigabe), and has not yet. */
  eigeneFreigabe: flag,
  geaendertAm: isoZeit,
  version: ganzzahl,
}

/** Row of the list. */
export const kampagneZeile = z.object(kopf)
export type KampagneZeile = z.infer<typeof kampagneZeile>

export const freigabeQuorum = z.enum(['alle', 'einer'])

export const kampagne = z.object({
  ...kopf,
  ...ausgenommene,
  /** While it is `wirdEingefroren`: how many of `menge` are frozen by now; null at any other time. */
  eingefroren: z.nullable(ganzzahl),
  anreicherung: flag,
  /** Each website code of each recipient holds a separate short link that counts scans. */
  tracking: flag,
  /** QR codes of the sheet: of the approved version where there is one, else of the material as it is now. */
  qrCodes: z.array(qrCode),
  absender: z.nullable(absender),
  /** Version of the layout: of what is frozen the one that it is printed with, of a draft the newest. */
  fassung: ganzzahl,
  datenschutzText: z.string(),
  notiz: z.string(),
  snapshotNr: ganzzahl,
  snapshotHash: z.nullable(z.string()),
  preis: z.nullable(kampagnePreis),
  zahlung: z.object({
    zahlungsStatus: gelesenerZahlungsStatus,
    zahlungsart: z.nullable(offenesEnum(zahlungsart)),
    /** What the account proposes before the first payment, and the debit mandate that it holds. */
    vorschlag: z.nullable(offenesEnum(zahlungsart)),
    mandat: z.nullable(
      z.object({
        kontoinhaber: z.string(),
        /** Masked. */
        iban: z.string(),
        referenz: z.string(),
        glaeubigerId: z.string(),
        gueltigBis: isoDatum,
      }),
    ),
    referenz: z.nullable(z.string()),
    /** What was paid so far, ct. */
    betrag: geld,
    /** What is still to be paid, ct; 0 when nothing is. */
    offen: geld,
    bezahltAm: z.nullable(isoZeit),
    erstattet: geld,
  }),
  quorum: freigabeQuorum,
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

export const kampagneNames = named({
  kampagne: [kampagne, kampagneZeile],
  kampagnePreis,
  preisPosition,
  absender,
  verlaufEintrag,
  kampagneState,
  teilstatus,
  zahlungsStatus,
  zahlungsart,
  preisGruppe,
  ustArt,
  beteiligter,
  freigabeQuorum,
})
