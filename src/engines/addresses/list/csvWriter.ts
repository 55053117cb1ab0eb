import { BOM, csvLine, quoted } from '#src/base/csv.ts'
import type { AdressPruefung, Empfaenger, ZeilenCode } from '#src/contract/zielgruppe.ts'
import type { AdressListe } from './adressListe.ts'
import { neuerWert } from '../row/neuerWert.ts'
import type { GepruefteZeile } from '../row/zeile.ts'
import { CODE_REGELN, type Gruppe } from '../codes/codeRegeln.ts'
import { gruppeOf } from '../codes/codes.ts'
import { FELD_LABEL } from '#src/base/adressFelder.ts'
import { type Zuordnung } from '../read/columns.ts'
import { felderVon } from './felder.ts'
import { GRUND_TITEL, grundText } from '../words/regel.ts'

/** Rows of one piece of a file that is written. */
export const ROWS_PER_CHUNK = 2000

/** Lines in pieces of a size that is quick to write. */
export function* chunks(lines: Iterable<string>): Generator<string> {
  let chunk: string[] = []
  for (const line of lines) {
    chunk.push(line)
    if (chunk.length === ROWS_PER_CHUNK) {
      yield chunk.join('')
      chunk = []
    }
  }
  if (chunk.length > 0) yield chunk.join('')
}

/** Heading of the column with the row's number in the customer's file; it and that of reasons are no fields of his. */
export const ZEILE_TITEL = 'zeile'

/** Marks the row as one of another width; stands behind its last column. */
export const ANDERE_BREITE = 'x'

/** A cell of the file that goes to the server. A NUL would make the whole text a binary file (CSV-26); another control character is taken out and told just the same. */
export const adressZelle = (cell: string) => quoted(cell.replaceAll('\0', '\u0001'))

/**
 * The file that goes to the server: UTF-8, semicolon, first line field names, the row's number and mapped columns alone,
 * cells as they stand in the customer's file. Data, not a download: formulas are not escaped. What only his file shows
 * survives, so that the service comes to the same groups: a row of another width stays one, and one that is empty in
 * the mapped columns stays a row.
 */
export function writeUploadCsv(liste: AdressListe, zuordnung: Zuordnung): Generator<string> {
  const felder = felderVon(liste, zuordnung)
  return chunks(
    (function* lines() {
      const gruende = !liste.regeln.leer
      yield `${[ZEILE_TITEL, ...(gruende ? [GRUND_TITEL] : []), ...felder].join(';')}\r\n`
      for (const { nr, roh, codes } of liste.zeilen()) {
        const cells = felder.map((feld) => adressZelle(roh[feld] ?? ''))
        if (gruende) cells.unshift(grundText(codes))
        if (codes.includes('spaltenzahl')) cells.push(ANDERE_BREITE)
        yield `${nr};${cells.join(';')}\r\n`
      }
    })(),
  )
}

/** What was found in a row, in words. */
export function gruende(zeile: GepruefteZeile): string {
  return zeile.codes
    .map((code) =>
      code === 'dublette' && zeile.dubletteVon !== null
        ? `${CODE_REGELN[code].titel} (wie Zeile ${zeile.dubletteVon})`
        : CODE_REGELN[code].titel,
    )
    .join(', ')
}

/** What the check put in order, old and new. */
export const korrekturText = ({ korrekturen }: GepruefteZeile) =>
  korrekturen.map(({ feld, alt, neu }) => `${FELD_LABEL[feld]}: „${alt}“ → „${neu}“`).join(', ')

/** One result group as a file for people: byte order mark, semicolons, row numbers, reasons, safe cells. UX-16. */
export function writeGroupCsv(liste: AdressListe, zuordnung: Zuordnung, gruppe: Gruppe): Generator<string> {
  const felder = felderVon(liste, zuordnung)
  return chunks(
    (function* lines() {
      yield `${BOM}${csvLine(['Zeile', 'Grund', 'Korrektur', ...felder.map((feld) => FELD_LABEL[feld])])}`
      for (const zeile of liste.zeilen((mask) => gruppeOf(mask) === gruppe))
        yield csvLine([
          String(zeile.nr),
          gruende(zeile),
          korrekturText(zeile),
          ...felder.map((feld) => neuerWert(feld, zeile)),
        ])
    })(),
  )
}

/** First rows of each code, as they are shown. */
export interface CodeBeispiel {
  nr: number
  /** Name and address in one line, as they will be printed. */
  adresse: string
  korrektur: string
  dubletteVon: number | null
}

const EXAMPLES_PER_CODE = 5

/** Up to five examples of each code that occurs (UX-34). */
export function beispiele(liste: AdressListe, pruefung: AdressPruefung): Partial<Record<ZeilenCode, CodeBeispiel[]>> {
  const result: Partial<Record<ZeilenCode, CodeBeispiel[]>> = {}
  let missing = Object.values(pruefung.jeCode).reduce((sum, count) => sum + Math.min(count, EXAMPLES_PER_CODE), 0)
  if (missing === 0) return result
  for (const zeile of liste.zeilen((mask) => mask !== 0)) {
    for (const code of zeile.codes) {
      const list = (result[code] ??= [])
      if (list.length >= EXAMPLES_PER_CODE) continue
      const { nr, dubletteVon } = zeile
      list.push({ nr, adresse: inEinerZeile(zeile.empfaenger), korrektur: korrekturText(zeile), dubletteVon })
      missing--
    }
    if (missing <= 0) break
  }
  return result
}

function inEinerZeile(e: Empfaenger): string {
  const join = (...parts: string[]) => parts.filter((part) => part !== '').join(' ')
  const name = join(e.titel, e.vorname, e.nachname)
  return [e.firma, name, join(e.strasse, e.hausnummer), join(e.plz, e.ort), e.land]
    .filter((part) => part !== '')
    .join(', ')
}
