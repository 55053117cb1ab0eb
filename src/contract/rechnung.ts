import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { gelesenerZahlungsStatus, preisPosition, ustArt, zahlungsart } from './kampagne.ts'
import { land } from './konto.ts'
import { dezimal, geld, geldSumme, id, isoDatum, isoZeit } from './wire.ts'
import { offenesEnum } from './offenesEnum.ts'

/** Issuer as it stood on the day of issue (§ 14 (4) UStG). */
export const leistender = z.object({
  name: z.string(),
  strasse: z.string(),
  plz: z.string(),
  ort: z.string(),
  email: z.string(),
  telefon: z.string(),
  ustIdNr: z.string(),
  /** Documents of an earlier version name none. */
  steuernummer: z.optional(z.string()),
  register: z.string(),
  bank: z.string(),
  iban: z.string(),
})
export type Leistender = z.infer<typeof leistender>

/** Who gets an invoice, as it stood in the account on the day of issue (domain 4.8). */
export const rechnungsempfaenger = z.object({
  firma: z.string(),
  zusatz: z.string(),
  strasse: z.string(),
  hausnummer: z.string(),
  plz: z.string(),
  ort: z.string(),
  land,
  ustIdNr: z.nullable(z.string()),
  email: z.string(),
  kostenstelle: z.nullable(z.string()),
  bestellnummer: z.nullable(z.string()),
})
export type Rechnungsempfaenger = z.infer<typeof rechnungsempfaenger>

/** gutschriftKorrektur: credits a part of an invoice (domain 4.8). There is no abschlag: campaigns are paid at once. */
export const RECHNUNG_ARTEN = ['rechnung', 'storno', 'gutschriftKorrektur'] as const
export const rechnungArt = z.enum(RECHNUNG_ARTEN)
export type RechnungArt = z.infer<typeof rechnungArt>

/** Amounts in ct. A cancelled invoice is corrected by a second document of art storno, never edited. */
export const rechnung = z.object({
  idPtRechnung: id,
  rechnungsnummer: z.string(),
  art: offenesEnum(rechnungArt),
  rechnungsdatum: isoDatum,
  leistungsdatum: z.nullable(isoDatum),
  idPtKampagne: z.nullable(id),
  kampagneBezeichnung: z.string(),
  rechnungsempfaenger,
  leistender,
  positionen: z.array(preisPosition),
  netto: geld,
  ustArt,
  ustSatz: dezimal,
  ust: geld,
  brutto: geld,
  /** Paid before the document was written, ct: what it names as settled. Negative on a storno that was offset. */
  vorausbezahlt: geld,
  zahlungsart: z.nullable(offenesEnum(zahlungsart)),
  zahlungsStatus: gelesenerZahlungsStatus,
  faelligAm: z.nullable(isoDatum),
  bezahltAm: z.nullable(isoZeit),
  /** What is still owed, ct; negative where money goes back. */
  offenerBetrag: geld,
  /** Number and day of the invoice that this document takes back. */
  stornoZu: z.nullable(z.string()),
  stornoZuDatum: z.nullable(isoDatum),
  /** Number and day of the invoice that this document corrects in part. */
  korrekturZu: z.nullable(z.string()),
  korrekturZuDatum: z.nullable(isoDatum),
  /** Number of the document that takes this invoice back. */
  stornoDurch: z.nullable(z.string()),
  /** Why this document takes another one back. */
  grund: z.nullable(z.string()),
})
export type Rechnung = z.infer<typeof rechnung>

/** Another document of the same campaign. */
export const verwandteRechnung = z.object({
  idPtRechnung: id,
  rechnungsnummer: z.string(),
  art: offenesEnum(rechnungArt),
  rechnungsdatum: isoDatum,
  brutto: geld,
  zahlungsStatus: gelesenerZahlungsStatus,
})

const rechnungEreignisArt = z.enum([
  'ausgestellt',
  'bezahlt',
  'zurueckgebucht',
  'versandt',
  'storniert',
  'ersetzt',
  'korrigiert',
  'erstattet',
])
export const rechnungEreignis = z.object({
  zeit: isoZeit,
  art: offenesEnum(rechnungEreignisArt),
  /** Number of the other document, address of the mail, or who did it. */
  text: z.string(),
})
export type RechnungEreignis = z.infer<typeof rechnungEreignis>

export const rechnungDetail = z.extend(rechnung, {
  verwandte: z.array(verwandteRechnung),
  /** Oldest first. */
  verlauf: z.array(rechnungEreignis),
  versandtAn: z.array(z.object({ an: z.string(), zeit: isoZeit, von: z.string() })),
})
export type RechnungDetail = z.infer<typeof rechnungDetail>

/** Sums of a filter, ct. */
export const rechnungSumme = z.object({ netto: geldSumme, ust: geldSumme, brutto: geldSumme, offen: geldSumme })
export type RechnungSumme = z.infer<typeof rechnungSumme>

/** Documents that one ZIP takes (assumed): each PDF is made on demand. */
export const ZIP_HOECHSTENS = 300
/** Documents that can be ticked for one export. */
export const AUSWAHL_HOECHSTENS = 200

const konto = z.string().check(z.regex(/^[1-9]\d{3,8}$/))

const kontenrahmen = z.enum(['03', '04'])
/** How a customer's accountant books our invoices (DATEV, assumed: SKR03). */
export const datevEinstellung = z.object({
  beraternummer: z.int().check(z.gte(1001), z.lte(9_999_999)),
  mandantennummer: z.int().check(z.gte(1), z.lte(99_999)),
  /** First month of the business year. */
  wirtschaftsjahrMonat: z.int().check(z.gte(1), z.lte(12)),
  kontenrahmen,
  aufwandskonto: konto,
  kreditorkonto: konto,
  buSchluessel: z.string().check(z.regex(/^\d{0,4}$/)),
  festschreibung: z.boolean(),
})
export type DatevEinstellung = z.infer<typeof datevEinstellung>

export const rechnungNames = named({
  rechnung: [rechnung, rechnungDetail, verwandteRechnung],
  rechnungSumme,
  rechnungEreignis,
  leistender,
  rechnungsempfaenger,
  datevEinstellung,
  rechnungArt,
  rechnungEreignisArt,
  kontenrahmen,
})
