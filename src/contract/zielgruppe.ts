import * as z from 'zod/mini'
import { adressBearbeitung } from './adressBearbeitung.ts'
import { abgleichGrund, ausschluss } from './ausschluss.ts'
import { auswahlMenge, auswahlRegel } from './auswahlMenge.ts'
import { named } from './correct/named.ts'
import { beispielGrund, eigeneSpalte, eigeneSpalten, empfaenger, freiesFeld, spaltenArt } from './empfaenger.ts'
import { gebiet, plzBereich } from './gebiet.ts'
import { kampagneVerweis } from './kampagneVerweis.ts'
import { offenesEnum } from './offenesEnum.ts'
import { flag, ganzzahl, id, isoDatum, isoZeit, text, worte } from './wire.ts'

export {
  beispielGrund,
  type BeispielGrund,
  eigeneSpalte,
  type EigeneSpalte,
  eigeneSpalten,
  empfaenger,
  type Empfaenger,
  EMPFAENGER_FELDER,
  type EmpfaengerFeld,
  FREIE_FELDER,
  type FreiesFeld,
  SPALTEN_ARTEN,
  type SpaltenArt,
} from './empfaenger.ts'

/** Codes of the filters. Gender is specified (spec 3); the codes of income and house type are assumed. */
export const GESCHLECHTER = ['1', '2'] as const
export const KAUFKRAFT = ['1', '2', '3', '4', '5'] as const
export const HAUSTYPEN = ['1', '2', '3', '4'] as const
const geschlecht = z.enum(GESCHLECHTER)
const kaufkraft = z.enum(KAUFKRAFT)
const haustyp = z.enum(HAUSTYPEN)

const merkmale = {
  geschlecht: z.array(geschlecht),
  kaufkraft: z.array(kaufkraft),
  haustyp: z.array(haustyp),
  gebiet,
}

export const VERKNUEPFUNGEN_MAX = 5

const verknuepfungArt = z.enum(['und', 'ohne'])

/** Another target group of the customer: also in it, or not in it. Its filter is copied, later changes do not reach this one. */
export const verknuepfung = z.object({
  art: verknuepfungArt,
  idPtZielgruppe: id,
  /** These two as they were when they were connected; left out, the service takes what is stored. */
  bezeichnung: z.optional(z.string().check(z.maxLength(80))),
  filter: z.optional(z.object(merkmale)),
})
export type Verknuepfung = z.infer<typeof verknuepfung>

/** Longest text in place of a name, signs: it fits the address zone. assumed */
export const ANREDE_TEXT_MAX = 40

/** No value of a filter means all; several values of one filter are OR, filters are AND. */
export const zielgruppeFilter = z.object({
  ...merkmale,
  /** Left out or null: everybody. */
  menge: z.optional(z.nullable(auswahlMenge)),
  verknuepfung: z.optional(z.array(verknuepfung).check(z.maxLength(VERKNUEPFUNGEN_MAX))),
  /** Addressed to whoever lives in the house, without names; `anredeText` then stands in place of the usual words. */
  teiladressiert: z.optional(flag),
  anredeText: z.optional(text(0, ANREDE_TEXT_MAX)),
})
export type ZielgruppeFilter = z.infer<typeof zielgruppeFilter>

/** Fields that a column of an uploaded list can be mapped to. */
export const ADRESS_FELDER = [
  'anrede',
  'titel',
  'vorname',
  'nachname',
  'firma',
  'zusatz',
  'strasse',
  'hausnummer',
  'strasseHausnummer',
  'plz',
  'ort',
  'land',
  'kundennummer',
  'gutscheincode',
  'purl',
  'frei1',
  'frei2',
  'frei3',
  'frei4',
  'frei5',
] as const
export const adressFeld = z.enum(ADRESS_FELDER)
export type AdressFeld = (typeof ADRESS_FELDER)[number]

/** What quotes do in a file: enclose fields, or stand for themselves. */
export const ANFUEHRUNGEN = ['umschliesst', 'text'] as const
export const anfuehrung = z.enum(ANFUEHRUNGEN)
export type Anfuehrung = z.infer<typeof anfuehrung>

/** What a check of a row can say (domain 4.3). */
export const ZEILEN_CODES = [
  'plzErgaenzt',
  'zeichenBereinigt',
  'hausnummerGetrennt',
  'nameFehlt',
  'strasseFehlt',
  'ortFehlt',
  'plzFehlt',
  'plzUngueltig',
  'plzOrtPasstNicht',
  'hausnummerFehlt',
  'ausland',
  'dublette',
  'mustermann',
  'sperrliste',
  'zuLang',
  'anredeUnklar',
  'zeichenNichtDruckbar',
  'spaltenzahl',
  'hausnummerDatum',
  'fehlerwert',
  'robinson',
  'kuerzlich',
  'andereListe',
  'sperrlisteFraglich',
  'abgleichFraglich',
  'keineBriefzustellung',
  'nichtAnschreiben',
  'nachlass',
  'gehoertNicht',
  'spaltenregel',
] as const
export const zeilenCode = z.enum(ZEILEN_CODES)
export type ZeilenCode = z.infer<typeof zeilenCode>

/** Result of checking a list: rows per group and per reason. Groups are disjoint; `gesamt` is their sum. */
export const adressPruefung = z.object({
  gesamt: ganzzahl,
  zustellbar: ganzzahl,
  korrigiert: ganzzahl,
  warnung: ganzzahl,
  ausgeschlossen: ganzzahl,
  jeCode: z.partialRecord(zeilenCode, ganzzahl),
})
export type AdressPruefung = z.infer<typeof adressPruefung>

/** What a refused upload would have stored instead of the confirmed number, and how many are left out by comparison. */
export const anzahlAnders = z.object({ anzahl: ganzzahl, gesperrt: ganzzahl })
export type AnzahlAnders = z.infer<typeof anzahlAnders>

/** The same with who it was and when. */
const bearbeitungsEintrag = z.extend(adressBearbeitung, { wer: z.string(), wann: isoZeit })

export const ZIELGRUPPE_TYPEN = ['filter', 'hochgeladen'] as const
export const zielgruppeTyp = z.enum(ZIELGRUPPE_TYPEN)

export const ZIELGRUPPE_STATUS = [
  'entwurf',
  'wirdGezaehlt',
  'wirdGeprueft',
  'korrekturNoetig',
  'bereit',
  'veraltet',
  'gesperrt',
  'archiviert',
] as const
export const zielgruppeStatus = z.enum(ZIELGRUPPE_STATUS)
export type ZielgruppeStatus = z.infer<typeof zielgruppeStatus>
/** As the service tells it: it may have words that we do not know. */
const gelesenerStatus = offenesEnum(zielgruppeStatus)
export type GelesenerZielgruppeStatus = z.infer<typeof gelesenerStatus>

/** What somebody says of a target group, filtered or uploaded, where it is stored; an optional one is '' in the table. */
export const zielgruppeAngaben = z.object({
  bezeichnung: worte(80),
})
export type ZielgruppeAngaben = z.infer<typeof zielgruppeAngaben>

export const zielgruppe = z.object({
  idPtZielgruppe: id,
  bezeichnung: z.string(),
  typ: zielgruppeTyp,
  status: gelesenerStatus,
  /** Only for typ filter. */
  filter: z.nullable(zielgruppeFilter),
  /** People that can be reached; for a list the rows that will be printed. */
  potenzial: ganzzahl,
  potenzialStand: isoZeit,
  datei: z.nullable(
    z.object({
      name: z.string(),
      zeilen: ganzzahl,
      zeichensatz: z.string(),
      trennzeichen: z.string(),
      /** Left out for lists that came before it was asked. */
      anfuehrung: z.optional(anfuehrung),
    }),
  ),
  /** Column title -> field. */
  zuordnung: z.nullable(z.record(z.string(), adressFeld)),
  /** Own columns that were kept; left out: not any. */
  spalten: z.optional(eigeneSpalten),
  pruefung: z.nullable(adressPruefung),
  /** Work on the rows, the first one first; left out where nobody changed any. */
  bearbeitungen: z.optional(z.array(bearbeitungsEintrag)),
  /** Who is left out beside those of the blocklist and the Robinson list; left out where nobody said so. */
  ausschluss: z.optional(ausschluss),
  /** Where the addresses are from, as the privacy text names it. */
  datenquelle: z.string(),
  loeschenAm: z.nullable(isoDatum),
  /** At most VERWENDET_MAX, those that lock it first. */
  verwendetIn: z.array(kampagneVerweis),
  /** All that use it. */
  verwendungen: ganzzahl,
  erstelltAm: isoZeit,
  geaendertAm: isoZeit,
  version: ganzzahl,
})
export type Zielgruppe = z.infer<typeof zielgruppe>

export const zielgruppeNames = named({
  zielgruppe,
  zielgruppeFilter,
  gebiet: gebiet.def.options,
  plzBereich,
  auswahlRegel,
  auswahlMenge,
  ausschluss,
  abgleichGrund,
  verknuepfung,
  verknuepfungArt,
  empfaenger,
  adressPruefung,
  adressBearbeitung,
  zeilenCode,
  adressFeld,
  anfuehrung,
  beispielGrund,
  eigeneSpalte,
  freiesFeld,
  spaltenArt,
  zielgruppeTyp,
  zielgruppeStatus,
  geschlecht,
  kaufkraft,
  haustyp,
})
