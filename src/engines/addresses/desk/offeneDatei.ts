import type { AdressBearbeitung } from '#src/contract/adressBearbeitung.ts'
import type { Ausschluss } from '#src/contract/ausschluss.ts'
import type { AdressFeld, EigeneSpalte, ZeilenCode } from '#src/contract/zielgruppe.ts'
import type { Zuordnung } from '../read/columns.ts'
import type { SpaltenRegel } from '../words/regel.ts'
import type { AdressBericht, Ansicht } from './adressBericht.ts'
import { vonPerson } from './stand.ts'

/** Which file it was, without what stands in it; `sha256` in hexadecimal digits. */
export interface Fingerabdruck {
  name: string
  bytes: number
  sha256: string
}

/** Where rows come from that the service has: a list that is stored, or one that was put aside. */
export interface Herkunft {
  dateiName: string
  /** Column title of the customer's file -> field. */
  zuordnung: Record<string, AdressFeld>
  /** Own columns, named by the free fields that they are mapped to. */
  spalten: readonly EigeneSpalte[]
  /** What was decided before it was put aside. */
  bearbeitung: AdressBearbeitung | null
  entwurf: { idPtAdressEntwurf: number; version: number } | null
  /** The stored list whose place it takes. */
  ersetzt: { idPtZielgruppe: number; version: number } | null
  /** The list whose place it was to take is gone. */
  verwaist?: boolean
}

/** A file that was opened, as it looks when read in the chosen way. */
export interface OffeneDatei {
  name: string
  bytes: number
  ansicht: Ansicht
  zuordnung: Zuordnung
  /** Own columns, named by the free fields that they are mapped to. */
  spalten: readonly EigeneSpalte[]
  /** What columns that are not sent say about their rows. */
  regeln: readonly SpaltenRegel[]
  /** Warnings whose rows are left out; null: not decided yet. */
  ohne: readonly ZeilenCode[] | null
  /** Who is left out beside those whom every list leaves out. */
  ausschluss: Ausschluss
  /** Decisions of a person on the desk, which another way to read the file would drop. */
  arbeit: number
  /** null: nothing can be kept of it for another window. */
  abdruck: Fingerabdruck | null
  /** State of the desk that the service has, as `TischStand.schritt`; null: none. */
  gesichert: number | null
  /** Where the service has it from; null: it is a file of the customer's. */
  herkunft: Herkunft | null
}

/** Column title -> field of a file, for those columns that were mapped. */
const namedColumns = (spalten: readonly string[], zuordnung: Zuordnung): Record<string, AdressFeld> =>
  Object.fromEntries([...zuordnung].map(([spalte, feld]) => [spalten[spalte] ?? String(spalte), feld]))

/** What is said of the file when its rows go to the service. */
export function herkunftVon({ name, ansicht, zuordnung, spalten, herkunft }: OffeneDatei): Herkunft {
  if (herkunft !== null) return herkunft
  return {
    dateiName: name.slice(0, 300),
    zuordnung: namedColumns(ansicht.spalten, zuordnung),
    spalten,
    bearbeitung: null,
    entwurf: null,
    ersetzt: null,
  }
}

/** True while the desk stands elsewhere than what the service has, or than where the work began. */
export const isUnsecured = ({ gesichert }: OffeneDatei, { tisch }: AdressBericht): boolean =>
  tisch.schritt !== (gesichert ?? tisch.grund)

/** Decisions of a person that are only on the desk; taking something back is one, too. */
export const arbeitAn = (datei: OffeneDatei, bericht: AdressBericht): number =>
  isUnsecured(datei, bericht) ? Math.max(1, vonPerson(bericht.tisch.entscheidungen)) : 0
