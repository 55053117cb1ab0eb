import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { bekannteTitel, guessColumns, spaltenTitel } from './columns.ts'
import { guessZeichensatz, toScannable, type Zeichensatz } from './encoding.ts'
import { fieldText, RowScanner } from './scanner.ts'

/** Separators that are tried, in this order. */
export const TRENNZEICHEN = [';', ',', '\t', '|'] as const
export type Trennzeichen = (typeof TRENNZEICHEN)[number]

export const TRENNZEICHEN_LABEL: Record<Trennzeichen, string> = {
  ';': 'Semikolon (;)',
  ',': 'Komma (,)',
  '\t': 'Tabulator',
  '|': 'Senkrechter Strich (|)',
}

/** How a file is to be read; every part is a guess that the user can change. */
export interface Leseart {
  zeichensatz: Zeichensatz
  zeichensatzSicher: boolean
  trennzeichen: Trennzeichen
  /** Index of the heading record; -1: the file has none. */
  kopfzeile: number
}

/** First rows as text, for the preview and for guessing. */
export interface Vorschau {
  leseart: Leseart
  /** Headings fit to be shown, one per column. */
  spalten: string[]
  /** The first rows below the heading. */
  zeilen: string[][]
  /** Proposal: column index -> field. */
  vorschlag: Map<number, AdressFeld>
}

const SAMPLE_ROWS = 60
const PREVIEW_ROWS = 20
/** A heading is looked for in the first records only (CSV-07). */
const HEADING_WITHIN = 6

/** The first records of a sample as text. */
export function leseZeilen(
  sample: Uint8Array,
  zeichensatz: Zeichensatz,
  trennzeichen: string,
  most: number,
): string[][] {
  const { bytes, zeichensatz: scanned } = toScannable(sample, zeichensatz)
  const scanner = new RowScanner(bytes, trennzeichen, scanned)
  const decoder = new TextDecoder(scanned)
  const rows: string[][] = []
  while (rows.length < most && scanner.next()) {
    const { fields, starts, ends } = scanner.row
    rows.push(
      Array.from({ length: Math.min(fields, starts.length) }, (_, field) =>
        fieldText(bytes, starts[field] ?? 0, ends[field] ?? 0, decoder),
      ),
    )
  }
  return rows
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '')

/** Separator that cuts the sample into the most even rows of more than one field; known headings decide a tie. */
export function guessTrennzeichen(sample: Uint8Array, zeichensatz: Zeichensatz): Trennzeichen {
  let best: { trennzeichen: Trennzeichen; score: number } = { trennzeichen: ';', score: 0 }
  for (const trennzeichen of TRENNZEICHEN) {
    const rows = leseZeilen(sample, zeichensatz, trennzeichen, SAMPLE_ROWS).filter((row) => !isBlank(row))
    const widths = rows.map((row) => row.length)
    const usual = mostFrequent(widths)
    if (usual < 2) continue
    const even = widths.filter((width) => width === usual).length / widths.length
    const titles = Math.max(0, ...rows.slice(0, HEADING_WITHIN).map(bekannteTitel))
    const score = even * 10 + Math.min(usual, 10) / 10 + titles * 5
    if (score > best.score) best = { trennzeichen, score }
  }
  return best.trennzeichen
}

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}

/** Record that holds the headings: the one with most known titles, else the first unless it looks like data. */
export function guessKopfzeile(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, HEADING_WITHIN).map(bekannteTitel)
  const most = Math.max(0, ...known)
  if (most >= 2) return known.indexOf(most)
  const first = rows.findIndex((row) => !isBlank(row))
  return first === -1 || rows[first]?.some((cell) => /\d/.test(cell)) ? -1 : first
}

/**
 * How to read a file, judged by its first bytes. Parts that are given are kept. A character at the very end of the
 * sample may be cut; the last record is therefore not used when the sample is not the whole file.
 */
export function erkenneLeseart(sample: Uint8Array, fest: Partial<Leseart> = {}): Leseart {
  const guess = guessZeichensatz(sample)
  const zeichensatz = fest.zeichensatz ?? guess.zeichensatz
  const zeichensatzSicher = fest.zeichensatz !== undefined || guess.sicher
  const trennzeichen = fest.trennzeichen ?? guessTrennzeichen(sample, zeichensatz)
  const kopfzeile = fest.kopfzeile ?? guessKopfzeile(leseZeilen(sample, zeichensatz, trennzeichen, HEADING_WITHIN))
  return { zeichensatz, zeichensatzSicher, trennzeichen, kopfzeile }
}

/** First rows and a proposal for the columns. */
export function vorschau(sample: Uint8Array, leseart: Leseart): Vorschau {
  const { zeichensatz, trennzeichen, kopfzeile } = leseart
  const rows = leseZeilen(sample, zeichensatz, trennzeichen, kopfzeile + 1 + SAMPLE_ROWS)
  const kopf = kopfzeile >= 0 ? (rows[kopfzeile] ?? []) : []
  const daten = rows.slice(kopfzeile + 1).filter((row) => !isBlank(row))
  const breite = kopfzeile >= 0 ? kopf.length : Math.max(0, ...daten.map((row) => row.length))
  return {
    leseart,
    spalten: spaltenTitel(kopf, breite),
    zeilen: daten.slice(0, PREVIEW_ROWS),
    vorschlag: guessColumns(kopf, daten),
  }
}

/** Two values of a column that tell what it holds: the first that are not empty; fewer when there are fewer. */
export function spaltenBeispiele(zeilen: readonly (readonly string[])[], spalte: number): string[] {
  const werte = zeilen.map((zeile) => zeile[spalte]?.trim() ?? '')
  return werte.filter((wert) => wert !== '').slice(0, 2)
}
