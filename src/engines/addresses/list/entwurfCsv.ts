import type { AdressListe } from './adressListe.ts'
import type { Zustand } from './bearbeitung.ts'
import { codesOf } from '../codes/codes.ts'
import type { Zuordnung } from '../read/columns.ts'
import { adressZelle, ANDERE_BREITE, chunks, ZEILE_TITEL } from './csvWriter.ts'
import { felderVon } from './felder.ts'
import { GRUND_TITEL, grundText } from '../words/regel.ts'
import { fieldDecoder, fieldText, RowScanner } from '../read/scanner.ts'
import { VORSCHLAG_ARTEN, type VorschlagArt } from '../proposals/arten.ts'
import { LEER } from './zeilenTabelle.ts'

/** Heading of the column with what was decided about a row; like that of its number it is no field of the customer's. */
export const STAND_TITEL = 'stand'
/** What a draft begins with. */
const ANFANG = `${ZEILE_TITEL};${STAND_TITEL};`

function standText(liste: AdressListe, index: number): string {
  const zustand = liste.bearbeitung.zustand(index)
  if (zustand === undefined) return ''
  // The cells stand in their columns, as they were left.
  const { zellen: _, ...stand } = zustand
  return JSON.stringify(liste.isNew(index) ? { ...stand, neu: true } : stand)
}

/**
 * The desk as a file that goes to the server and is opened again: as an upload, with a column of decisions. Rows that were
 * taken out stay in it, and empty lines, so that every row keeps its place.
 */
export function writeEntwurfCsv(liste: AdressListe, zuordnung: Zuordnung): Generator<string> {
  const felder = felderVon(liste, zuordnung)
  return chunks(
    (function* lines() {
      const gruende = !liste.regeln.leer
      yield `${ANFANG}${[...(gruende ? [GRUND_TITEL] : []), ...felder].join(';')}\r\n`
      for (let index = 0; index < liste.laenge; index++) {
        const mask = liste.maske(index)
        if (mask === LEER && liste.bearbeitung.zustand(index)?.entfernt !== true) {
          yield '\r\n'
          continue
        }
        const roh = liste.roh(index)
        const grund = gruende ? [grundText(mask === LEER ? [] : codesOf(mask))] : []
        const cells = [standText(liste, index), ...grund, ...felder.map((feld) => roh[feld] ?? '')]
        if (mask !== LEER && codesOf(mask).includes('spaltenzahl')) cells.push(ANDERE_BREITE)
        yield `${liste.nr(index)};${cells.map(adressZelle).join(';')}\r\n`
      }
    })(),
  )
}

/** True for a file that keeps a desk; drafts of before keep its rows alone. */
export const isEntwurfCsv = async (datei: Blob): Promise<boolean> =>
  (await datei.slice(0, ANFANG.length).text()) === ANFANG

const arten = (wert: unknown): VorschlagArt[] =>
  Array.isArray(wert) ? VORSCHLAG_ARTEN.filter((art) => wert.includes(art)) : []

/** A state as it was written; of anything else nothing is taken over. */
function standOf(text: string): Zustand {
  let wert: unknown = null
  try {
    wert = JSON.parse(text)
  } catch {
    // Read as a state in which nothing was decided.
  }
  const felder: Partial<Record<keyof Zustand, unknown>> = typeof wert === 'object' && wert !== null ? wert : {}
  return {
    zellen: {},
    entfernt: felder.entfernt === true,
    vonHand: felder.vonHand === true,
    verschmolzen: felder.verschmolzen === true,
    keinPaar: felder.keinPaar === true,
    angenommen: arten(felder.angenommen),
    abgelehnt: arten(felder.abgelehnt),
    ...(felder.neu === true ? { neu: true } : {}),
    ...(felder.jemandAnderes === true ? { jemandAnderes: true } : {}),
  }
}

/** What was decided about the rows of a draft, by their index; null for a file that keeps no desk. */
export function readStaende(bytes: Uint8Array): [index: number, zustand: Zustand][] | null {
  const decoder = fieldDecoder('utf-8')
  if (decoder.decode(bytes.subarray(0, ANFANG.length)) !== ANFANG) return null
  const scanner = new RowScanner(bytes, { trennzeichen: ';', zeichensatz: 'utf-8', anfuehrung: 'umschliesst' })
  const { row } = scanner
  const staende: [number, Zustand][] = []
  scanner.next()
  for (let index = 0; scanner.next(); index++) {
    const text = row.fields > 1 ? fieldText(bytes, row.starts[1] ?? 0, row.ends[1] ?? 0, decoder) : ''
    if (text !== '') staende.push([index, standOf(text)])
  }
  return staende
}

/** A draft without some of its rows, by their index; the others keep their places, since empty lines stay. */
export function ohneZeilen(bytes: Uint8Array, indexe: ReadonlySet<number>): Uint8Array<ArrayBuffer> {
  const scanner = new RowScanner(bytes, { trennzeichen: ';', zeichensatz: 'utf-8', anfuehrung: 'umschliesst' })
  const teile: Uint8Array[] = []
  const leer = new TextEncoder().encode('\r\n')
  scanner.next()
  let ab = 0
  for (let index = 0, von = scanner.position; scanner.next(); von = scanner.position, index++) {
    if (!indexe.has(index)) continue
    teile.push(bytes.subarray(ab, von), leer)
    ab = scanner.position
  }
  teile.push(bytes.subarray(ab))
  const ganz = new Uint8Array(teile.reduce((laenge, teil) => laenge + teil.length, 0))
  let at = 0
  for (const teil of teile) {
    ganz.set(teil, at)
    at += teil.length
  }
  return ganz
}
