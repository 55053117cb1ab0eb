import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { absender, zahlungsart } from './kampagne.ts'
import { mandat } from './mandat.ts'
import { markenfarbe, markenvorrat } from './marke.ts'
import { operation } from './operation.ts'
import { datei, dateiAntwort, flag, ganzzahl, id, isoDatum, isoZeit, mailEmpfaenger, text, worte } from './wire.ts'

/** Countries of customers: the European Union and Switzerland, ISO 3166. Mailings are sent within Germany alone. */
// oxfmt-ignore
export const LAENDER = [
  'DE', 'AT', 'CH', 'BE', 'BG', 'CY', 'CZ', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU',
  'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
] as const
export const land = z.enum(LAENDER)

/** Legal forms (assumed: the usual ones of German customers). */
// oxfmt-ignore
export const RECHTSFORMEN = [
  'einzelunternehmen', 'freiberuflich', 'gbr', 'ohg', 'kg', 'gmbhCoKg', 'ug', 'gmbh', 'ag', 'eg',
  'verein', 'stiftung', 'oeffentlich', 'andere',
] as const
const rechtsform = z.enum(RECHTSFORMEN)
export type Rechtsform = z.infer<typeof rechtsform>

/** Postal address of a company. */
const anschrift = z.object({
  firma: text(1, 120),
  strasse: text(1, 120),
  hausnummer: text(0, 20),
  plz: text(1, 10),
  ort: text(1, 80),
  land,
})
export type Anschrift = z.infer<typeof anschrift>
/** As somebody enters it: what a backend has stored may be older than that rule. */
const anschriftEingabe = z.extend(anschrift, { firma: worte(120), strasse: worte(120), ort: worte(80) })

const email = mailEmpfaenger(254)

/** Somebody whom the provider may ask. Told of questions and trouble about campaigns. */
const ansprechpartner = z.object({
  name: text(1, 120),
  funktion: text(0, 120),
  email,
  telefon: text(0, 40),
})
export type Ansprechpartner = z.infer<typeof ansprechpartner>
export const MAX_ANSPRECHPARTNER = 10

/** What the confirmation service for VAT numbers said. */
const ustIdErgebnis = z.enum(['gueltig', 'ungueltig', 'nichtErreichbar'])

/** Parts of the account that are saved each alone. */
export const KONTO_BEREICHE = [
  'firma',
  'rechnung',
  'ansprechpartner',
  'datenschutz',
  'marke',
  'absender',
  'zahlung',
] as const
export type KontoBereich = (typeof KONTO_BEREICHE)[number]

/** The customer's account. */
export const konto = z.object({
  idPtKunde: id,
  firma: z.string(),
  rechtsform: z.nullable(rechtsform),
  strasse: z.string(),
  hausnummer: z.string(),
  plz: z.string(),
  ort: z.string(),
  land,
  ustIdNr: z.nullable(z.string()),
  ustIdPruefung: z.nullable(z.object({ ergebnis: ustIdErgebnis, zeit: isoZeit })),
  /** Where invoices go if not to the address above. */
  rechnungsAnschrift: z.nullable(anschrift),
  rechnungsEmail: z.string(),
  kostenstelle: z.string(),
  bestellnummer: z.string(),
  ansprechpartner: z.array(ansprechpartner),
  datenschutzKontakt: z.string(),
  /** PNG as a data URL, without metadata. */
  logo: z.nullable(z.string()),
  /** #rrggbb, lower case. */
  markenfarbe: z.nullable(z.string()),
  /** Beside `markenfarbe`, for designs; absent: none. */
  markenfarben: z.optional(z.array(markenfarbe)),
  /** Keys of families (print 6); absent: none. */
  markenschriften: z.optional(z.array(z.string())),
  standardAbsender: absender,
  /** Proposed at the payment of a campaign. */
  zahlungsart: z.nullable(zahlungsart),
  mandat: z.nullable(mandat),
  avvAkzeptiert: flag,
  avvAkzeptiertAm: z.nullable(isoZeit),
  avvAkzeptiertVon: z.nullable(z.string()),
  letzterExportAm: z.nullable(isoZeit),
  letzterExportVon: z.nullable(z.string()),
  loeschung: z.nullable(z.object({ beantragtAm: isoZeit, beantragtVon: z.string(), loeschtAm: isoDatum })),
  /** Each part has a separate version: two people may save two parts. */
  versionen: z.object({
    firma: ganzzahl,
    rechnung: ganzzahl,
    ansprechpartner: ganzzahl,
    datenschutz: ganzzahl,
    marke: ganzzahl,
    absender: ganzzahl,
    zahlung: ganzzahl,
  }),
})
export type Konto = z.infer<typeof konto>

/** What a design takes of the customer's brand. */
const marke = z.pick(konto, { logo: true, markenfarbe: true, markenfarben: true, markenschriften: true })

/** Wording of the contract on data processing that can be read and accepted. */
const avvFassung = z.object({
  fassung: z.string(),
  gueltigAb: isoDatum,
  /** What is new since the one before; empty for the first. */
  neu: z.string(),
  parteien: z.string(),
  abschnitte: z.array(z.object({ titel: z.string(), text: z.string() })),
  akzeptiertAm: z.nullable(isoZeit),
  akzeptiertVon: z.nullable(z.string()),
})
export type AvvFassung = z.infer<typeof avvFassung>

export const kontoNames = named({
  konto: [konto, marke],
  markenfarbe,
  anschrift,
  ansprechpartner,
  mandat,
  avvFassung,
  land,
  rechtsform,
  ustIdErgebnis,
})

const path = '/api/konto/'
const update = { action: 'update', subject: 'Konto' } as const
/** Taking all data away, and deleting it, is for owners and administrators. */
const manage = { action: 'manage', subject: 'Konto' } as const
const version = ganzzahl

const post = <I extends z.ZodMiniType>(aktion: string, input: I, access: typeof update | typeof manage = update) =>
  operation({ method: 'POST', path, aktion, access, input, output: konto })

export const kontoOperations = {
  fetchKonto: operation({
    method: 'GET',
    path,
    aktion: 'fetchKonto',
    access: { action: 'read', subject: 'Konto' },
    /** `idPtKunde` only confirms the tenant of the token; another one is 404. */
    input: z.object({ idPtKunde: z.optional(id) }),
    output: konto,
  }),
  saveKontoFirma: post(
    'saveKontoFirma',
    z.object({
      ...anschriftEingabe.shape,
      rechtsform: z.nullable(rechtsform),
      ustIdNr: z.nullable(text(0, 30)),
      version,
    }),
  ),
  /** Asks the confirmation service once more about the stored number. */
  pruefeUstIdNr: post('pruefeUstIdNr', z.object({})),
  saveKontoRechnung: post(
    'saveKontoRechnung',
    z.object({
      rechnungsAnschrift: z.nullable(anschriftEingabe),
      rechnungsEmail: email,
      kostenstelle: text(0, 60),
      bestellnummer: text(0, 60),
      version,
    }),
  ),
  saveAnsprechpartner: post(
    'saveAnsprechpartner',
    z.object({
      ansprechpartner: z.array(z.extend(ansprechpartner, { name: worte(120) })).check(z.maxLength(MAX_ANSPRECHPARTNER)),
      version,
    }),
  ),
  saveDatenschutzKontakt: post('saveDatenschutzKontakt', z.object({ datenschutzKontakt: worte(160), version })),
  saveMarkenfarbe: post(
    'saveMarkenfarbe',
    z.object({ markenfarbe: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))), version }),
  ),
  saveMarkenvorrat: post('saveMarkenvorrat', z.object({ ...markenvorrat.shape, version })),
  /** For everybody who looks at designs, who need not see the account. */
  fetchMarke: operation({
    method: 'GET',
    path,
    aktion: 'fetchMarke',
    access: { action: 'read', subject: 'Werbemittel' },
    input: z.object({}),
    output: marke,
  }),
  uploadLogo: operation({
    method: 'POST',
    path,
    aktion: 'uploadLogo',
    access: update,
    encoding: 'multipart',
    input: z.object({ datei, version }),
    output: konto,
  }),
  deleteLogo: post('deleteLogo', z.object({ version })),
  saveStandardAbsender: post('saveStandardAbsender', z.object({ absender, version })),
  saveZahlungsart: post('saveZahlungsart', z.object({ zahlungsart: z.nullable(zahlungsart), version })),
  erteileMandat: post(
    'erteileMandat',
    z.object({ kontoinhaber: worte(70), iban: text(1, 50), zustimmung: flag, version }),
  ),
  widerrufeMandat: post('widerrufeMandat', z.object({ version })),
  fetchAvv: operation({
    method: 'GET',
    path,
    aktion: 'fetchAvv',
    access: { action: 'read', subject: 'Konto' },
    input: z.object({}),
    /** The newest first. */
    output: z.object({ fassungen: z.array(avvFassung) }),
  }),
  akzeptiereAvv: post('akzeptiereAvv', z.object({ fassung: text(1, 20), name: worte(120) })),
  /** Everything that is stored about the customer, as a ZIP. A POST, for it is written down who took it (DSG-06). */
  erstelleDatenExport: operation({
    method: 'POST',
    path,
    aktion: 'erstelleDatenExport',
    access: manage,
    answer: 'datei',
    input: z.object({}),
    output: dateiAntwort,
  }),
  beantrageLoeschung: post(
    'beantrageLoeschung',
    z.object({ passwort: z.string().check(z.minLength(1), z.maxLength(128)) }),
    manage,
  ),
  widerrufeLoeschung: post('widerrufeLoeschung', z.object({}), manage),
} as const
