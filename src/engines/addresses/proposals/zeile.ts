import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import type { RohZeile } from '../row/checkRow.ts'
import { readPlzOf } from '../places/ortspruefung.ts'
import { isInland, clean } from '../read/repairs.ts'
import { isBekanntesPaar } from '../places/verzeichnis.ts'

/** One field of a row, as it stands and as it is proposed; raw cells. */
export interface FeldAenderung {
  feld: AdressFeld
  alt: string
  neu: string
}

/** The cells of a row without blanks around them, as all kinds of proposals read them. */
export interface Zeile {
  roh: RohZeile
  anrede: string
  titel: string
  vorname: string
  nachname: string
  firma: string
  zusatz: string
  /** Street; with its number where the list has one column for both. */
  strasse: string
  hausnummer: string
  strasseFeld: 'strasse' | 'strasseHausnummer'
  plz: string
  ort: string
  land: string
  /** PLZ and place stand together in the list. */
  paarBekannt: boolean
}

const zelle = (text: string | undefined): string => (text === undefined || text === '' ? '' : clean(text).text)

const FUENF_ZIFFERN = /^\d{5}$/
const KENNZEICHEN = /^D/i

/** The PLZ as the check repairs it unasked, so that a lost zero hides no place. A sign of the country is left to a rule. */
function repariert(plz: string, ort: string, strasse: string): string {
  if (plz === '' || FUENF_ZIFFERN.test(plz) || KENNZEICHEN.test(plz)) return plz
  const gelesen = readPlzOf({ plz, ort, strasse })
  return FUENF_ZIFFERN.test(gelesen.plz) ? gelesen.plz : plz
}

export function zeileVon(roh: RohZeile): Zeile {
  const zusammen = roh.strasseHausnummer !== undefined
  const ort = zelle(roh.ort)
  const strasse = zelle(zusammen ? roh.strasseHausnummer : roh.strasse)
  const plz = repariert(zelle(roh.plz), ort, strasse)
  return {
    roh,
    anrede: zelle(roh.anrede),
    titel: zelle(roh.titel),
    vorname: zelle(roh.vorname),
    nachname: zelle(roh.nachname),
    firma: zelle(roh.firma),
    zusatz: zelle(roh.zusatz),
    strasse,
    hausnummer: zusammen ? '' : zelle(roh.hausnummer),
    strasseFeld: zusammen ? 'strasseHausnummer' : 'strasse',
    plz,
    ort,
    land: zelle(roh.land),
    paarBekannt: isBekanntesPaar(plz, ort),
  }
}

/** Rows whose place can be compared: of this country, with a PLZ. */
export const isVergleichbar = ({ plz, land }: Zeile): boolean =>
  FUENF_ZIFFERN.test(plz) && (land === '' || isInland(land))

type Feld = 'anrede' | 'titel' | 'vorname' | 'nachname' | 'firma' | 'zusatz' | 'strasse' | 'hausnummer' | 'plz' | 'ort'

/** New texts of fields. */
export type Neu = Partial<Record<Feld, string>>

const FELDER: readonly Feld[] = [
  'anrede',
  'titel',
  'vorname',
  'nachname',
  'firma',
  'zusatz',
  'strasse',
  'hausnummer',
  'plz',
  'ort',
]

/** Changes of the raw cells; what says the same as before is none. */
export function aenderungen(zeile: Zeile, neu: Neu): FeldAenderung[] {
  const found: FeldAenderung[] = []
  for (const name of FELDER) {
    const text = neu[name]
    if (text === undefined || text === zeile[name]) continue
    const feld = name === 'strasse' ? zeile.strasseFeld : name
    found.push({ feld, alt: zeile.roh[feld] ?? '', neu: text })
  }
  return found
}

/** Adds a new text where it is another one; most cells of most rows stay. */
export function remember(neu: Neu | null, zeile: Zeile, feld: Feld, text: string): Neu | null {
  return text === zeile[feld] ? neu : { ...neu, [feld]: text }
}

/** The fields that hold a name or an address, where letters count. */
export const TEXT_FELDER = ['vorname', 'nachname', 'firma', 'zusatz', 'strasse', 'ort'] as const

/** What a kind of proposal would change; nothing where it has no evidence. */
export type Regel = (zeile: Zeile) => Neu | null
