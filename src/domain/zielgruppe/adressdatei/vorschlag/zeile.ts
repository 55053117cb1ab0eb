import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import type { RohZeile } from '../checkRow.ts'
import { reinige } from '../repairs.ts'

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
}

const zelle = (text: string | undefined): string => (text === undefined || text === '' ? '' : reinige(text).text)

export function zeileVon(roh: RohZeile): Zeile {
  const zusammen = roh.strasseHausnummer !== undefined
  return {
    roh,
    anrede: zelle(roh.anrede),
    titel: zelle(roh.titel),
    vorname: zelle(roh.vorname),
    nachname: zelle(roh.nachname),
    firma: zelle(roh.firma),
    zusatz: zelle(roh.zusatz),
    strasse: zelle(zusammen ? roh.strasseHausnummer : roh.strasse),
    hausnummer: zusammen ? '' : zelle(roh.hausnummer),
    strasseFeld: zusammen ? 'strasseHausnummer' : 'strasse',
    plz: zelle(roh.plz),
    ort: zelle(roh.ort),
    land: zelle(roh.land),
  }
}

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
  return FELDER.flatMap((name) => {
    const text = neu[name]
    if (text === undefined || text === zeile[name]) return []
    const feld = name === 'strasse' ? zeile.strasseFeld : name
    return [{ feld, alt: zeile.roh[feld] ?? '', neu: text }]
  })
}

/** The fields that hold a name or an address, where letters count. */
export const TEXT_FELDER = ['vorname', 'nachname', 'firma', 'zusatz', 'strasse', 'ort'] as const

/** What a kind of proposal would change; nothing where it has no evidence. */
export type Regel = (zeile: Zeile) => Neu | null
