import type { AdressFeld, ZeilenCode } from '#src/contract/zielgruppe.ts'
import { UNBERUEHRT, type Zustand } from '../list/bearbeitung.ts'
import { GRUPPEN, type Gruppe } from '../codes/codeRegeln.ts'
import { codeMask, gruppeOf } from '../codes/codes.ts'
import { readPlzOf } from '../places/ortspruefung.ts'
import { FoldBuffer, foldText } from '#src/base/text/foldKey.ts'
import type { VorschlagArt } from '../proposals/vorschlag.ts'
import { LEER } from '../list/zeilenTabelle.ts'
import type { Vorschlaege } from './vorschlaege.ts'
import type { AdressListe } from '../list/adressListe.ts'

/** Which rows are shown. */
export type Befund =
  | { art: 'alle' | 'geaendert' | 'entfernt' | 'ohneAnrede' }
  | { art: 'gruppe'; gruppe: Gruppe }
  | { art: 'code'; code: ZeilenCode }
  | { art: 'vorschlag'; vorschlag: VorschlagArt }

/** Kinds of rows that are chosen by name. */
export const ZEILEN_WAHL = ['alle', ...GRUPPEN, 'geaendert', 'entfernt'] as const
export type ZeilenWahl = (typeof ZEILEN_WAHL)[number]

/** True for a row of which a cell is another one than in the file. */
export const isChanged = ({ zellen }: Zustand): boolean => Object.keys(zellen).length > 0

/** Which rows, found by which words, in which order. */
export interface Sicht {
  befund: Befund
  suche: string
  sortierung: { feld: AdressFeld; absteigend: boolean } | null
}

/** Rows between two breaths. */
const PORTION = 4096

/** True for the rows of a finding. */
function fitsTo(befund: Befund, liste: AdressListe, vorschlaege: Vorschlaege): (index: number) => boolean {
  const isZeile = (index: number) => liste.maske(index) !== LEER
  switch (befund.art) {
    case 'alle':
      return isZeile
    case 'gruppe': {
      const wanted = GRUPPEN.indexOf(befund.gruppe)
      return (index) => isZeile(index) && GRUPPEN.indexOf(gruppeOf(liste.maske(index))) === wanted
    }
    case 'code': {
      const mask = codeMask([befund.code])
      return (index) => isZeile(index) && (liste.maske(index) & mask) !== 0
    }
    case 'vorschlag':
      return (index) => isZeile(index) && vorschlaege.has(index, befund.vorschlag)
    case 'ohneAnrede':
      return (index) =>
        isZeile(index) && gruppeOf(liste.maske(index)) !== 'ausgeschlossen' && vorschlaege.isWithoutAnrede(index)
    case 'geaendert':
      return (index) => isZeile(index) && isChanged(liste.bearbeitung.zustand(index) ?? UNBERUEHRT)
    case 'entfernt':
      return (index) => liste.bearbeitung.zustand(index)?.entfernt === true
    default:
      return befund satisfies never
  }
}

const key = new FoldBuffer()

/** As in the file; a zero that was lost counts, and a foreign PLZ of four digits has lost none. */
function sortierwert(liste: AdressListe, index: number, feld: AdressFeld): string {
  liste.writeText(index, key, feld)
  const text = key.text()
  if (feld !== 'plz' || /^\d{5}$/.test(text)) return text
  const { plz = '', ort = '', strasse = '' } = liste.roh(index)
  return foldText(readPlzOf({ plz, ort, strasse }).plz)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Indexes of the rows of a view, in its order. Each step yields the share done. */
export function* assign(
  { befund, suche, sortierung }: Sicht,
  liste: AdressListe,
  vorschlaege: Vorschlaege,
): Generator<number, Int32Array> {
  const passt = fitsTo(befund, liste, vorschlaege)
  const worte = suche
    .split(/\s+/)
    .map(foldedBytes)
    .filter(({ length }) => length > 0)
  const gefunden = new Int32Array(liste.laenge)
  const keys: string[] = []
  let anzahl = 0
  for (let index = 0; index < liste.laenge; index++) {
    if (index % PORTION === 0) yield index / liste.laenge
    if (!passt(index)) continue
    if (worte.length > 0 && !contains(liste, index, worte)) continue
    if (sortierung) keys.push(sortierwert(liste, index, sortierung.feld))
    gefunden[anzahl++] = index
  }
  if (!sortierung) return gefunden.subarray(0, anzahl)
  const sign = sortierung.absteigend ? -1 : 1
  const order = Int32Array.from({ length: anzahl }, (_, at) => at).sort(
    (a, b) => sign * compare(keys[a] ?? '', keys[b] ?? '') || a - b,
  )
  return order.map((at) => gefunden[at] ?? 0)
}

function foldedBytes(wort: string): Uint8Array {
  key.clear()
  key.addText(wort)
  return key.bytes.slice(0, key.length)
}

/** All words stand somewhere in the row, or one of them is its number. */
function contains(liste: AdressListe, index: number, worte: readonly Uint8Array[]): boolean {
  liste.writeText(index, key)
  return worte.every((wort) => key.includes(wort) || isNummer(wort, liste.nr(index)))
}

/** True when the digits of a number are all there is, without zeros in front. */
function isNummer(wort: Uint8Array, nr: number): boolean {
  let rest = nr
  for (let at = wort.length - 1; at >= 0; at--) {
    if (rest === 0 || wort[at] !== 48 + (rest % 10)) return false
    rest = Math.floor(rest / 10)
  }
  return rest === 0
}
