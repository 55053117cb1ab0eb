import type { Generated, Selectable } from 'kysely'
import type { ZielgruppeAngaben } from '#src/contract/zielgruppe.ts'

/** Columns of what somebody says; '' where nothing was said. */
type Angaben = {
  [K in keyof ZielgruppeAngaben]-?: undefined extends ZielgruppeAngaben[K] ? Generated<string> : string
}

interface ZielgruppeRow extends Angaben {
  idPtZielgruppe: Generated<number>
  idPtKunde: number
  typ: 'filter' | 'hochgeladen'
  /** JSON: ZielgruppeFilter, only for typ filter. */
  filter: string | null
  potenzial: number
  potenzialStand: string
  /** JSON of the contract's field of the same name; these three only for typ hochgeladen. */
  datei: string | null
  zuordnung: string | null
  pruefung: string | null
  /** JSON of the contract's field of the same name: own columns; null: none. */
  spalten: Generated<string | null>
  /** JSON of the contract's field of the same name. */
  bearbeitungen: Generated<string | null>
  /** JSON of the contract's field of the same name; null: nobody. */
  ausschluss: Generated<string | null>
  datenquelle: string
  /** JSON: who stated when that the addresses were lawfully collected. */
  erklaerung: string | null
  loeschenAm: string | null
  /** Moment at which the customer was told of the coming deletion. */
  loeschHinweisAm: Generated<string | null>
  /** 0 while the rows of an upload come in: nobody sees such a list, and a job removes it once its lease has lapsed. */
  fertig: Generated<number>
  laeuftBis: Generated<string | null>
  archiviert: Generated<number>
  /** 1: its recipients are deleted for good; the jobs look at it no longer. */
  geleert: Generated<0 | 1>
  erstelltAm: string
  geaendertAm: string
  version: Generated<number>
  /** What the list searches in and sorts names by (platform/db/abgeleitet): every write computes them. */
  suche: Generated<string>
  sortierung: Generated<string>
}
export type ZielgruppeSelect = Selectable<ZielgruppeRow>

/** One printable row of an uploaded list; empty values are "". */
interface ZielgruppeEmpfaengerRow {
  idPtZielgruppe: number
  /** 1, 2, 3 ... in the order of the file. */
  nr: number
  anrede: string
  titel: string
  vorname: string
  nachname: string
  firma: string
  zusatz: string
  strasse: string
  hausnummer: string
  plz: string
  ort: string
  land: string
  kundennummer: string
  gutscheincode: string
  /** JSON: the mapped free columns (purl, frei1-5), null when there are none. */
  weitere: string | null
  /** JSON: names of entries that he is not, as somebody decided (AbgleichBefund); null: nobody was asked. */
  jemandAnderes: Generated<string | null>
}

/** An upload under its key, a day long. Of its end and its cancellation one wins, by this row. */
interface AdressUploadRow {
  idPtKunde: number
  schluessel: string
  stand: 'laeuft' | 'fertig' | 'abgebrochen'
  /** The stored list, once there is one. */
  idPtZielgruppe: number | null
  /** Begin, real time. */
  zeit: string
}

/** A list that somebody works on and has put aside. */
interface AdressEntwurfRow {
  idPtAdressEntwurf: Generated<number>
  idPtKunde: number
  /** JSON: what the contract says of it beside the columns here. */
  inhalt: string
  /** Key of its rows among the files. */
  datei: string
  wer: string
  geaendertAm: string
  loeschenAm: string
  version: Generated<number>
}

/** A synthetic person that filters count. Codes as on the wire. */
export interface VerbraucherRow {
  idVerbraucher: number
  plz: string
  leitregion: string
  ort: string
  bundesland: string
  geschlecht: number
  kaufkraft: number
  haustyp: number
}

/** How many synthetic people live in a postal code: what filters count (domain 4.3.12). */
interface VerbraucherZahlRow {
  plz: string
  leitregion: string
  bundesland: string
  /** JSON: people by mix of features, in the order of domain/zielgruppe/auswahl/zellen. */
  zahlen: string
}

declare module '../platform/db/schema.ts' {
  interface Database {
    zielgruppe: ZielgruppeRow
    zielgruppeEmpfaenger: ZielgruppeEmpfaengerRow
    adressUpload: AdressUploadRow
    adressEntwurf: AdressEntwurfRow
    verbraucher: VerbraucherRow
    verbraucherZahl: VerbraucherZahlRow
  }
}
