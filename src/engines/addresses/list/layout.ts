import type { AdressFeld, Anfuehrung } from '#src/contract/zielgruppe.ts'
import { stoppAt, type AnfuehrungStopp } from '../read/anfuehrung.ts'
import { MAX_SPALTEN } from '../read/limits.ts'
import { bekannteTitel, guessColumns, spaltenTitel } from '../read/columns.ts'
import { guessZeichensatz, toScannable, type Zeichensatz } from '../read/encoding.ts'
import { fieldDecoder, fieldText, RowScanner } from '../read/scanner.ts'
import { proposeRules, type SpaltenRegel } from '../words/regel.ts'

/** Separators that are tried, in this order. */
export const TRENNZEICHEN = [';', ',', '\t', '|'] as const
export type Trennzeichen = (typeof TRENNZEICHEN)[number]

/** How a file is to be read; every part is a guess that the user can change. */
export interface Leseart {
  zeichensatz: Zeichensatz
  zeichensatzSicher: boolean
  trennzeichen: Trennzeichen
  /** Enclosing unless the user says otherwise: never guessed. */
  anfuehrung: Anfuehrung
  /** Index of the heading record; -1: the file has none. */
  kopfzeile: number
  /** Number of the sheet in a workbook; 0 in every other file. */
  blatt: number
}

type PlainLeseart = Pick<Leseart, 'zeichensatz' | 'trennzeichen' | 'anfuehrung'>

/** First rows as text, for the preview and for guessing. */
export interface Vorschau {
  leseart: Leseart
  /** Headings fit to be shown, one per column. */
  spalten: string[]
  /** Columns behind the last one that is read (`MAX_SPALTEN`). */
  ungelesen: number
  /** The first rows below the heading. */
  zeilen: string[][]
  /** Where a quote ended the reading among the first rows. */
  stopp: AnfuehrungStopp | null
  /** Proposal: column index -> field. */
  vorschlag: Map<number, AdressFeld>
  /** Proposal for columns that say something about their rows and are not printed. */
  regeln: SpaltenRegel[]
}

const SAMPLE_ROWS = 60
const PREVIEW_ROWS = 20
/** A heading is looked for in the first records only (CSV-07). */
const HEADING_WITHIN = 20

/** The first bytes of a file, and whether they are all of it. */
export interface Probe {
  bytes: Uint8Array
  ganz: boolean
}

interface ErsteZeilen {
  zeilen: string[][]
  /** Fields of the longest record, more than are read. */
  breite: number
  stopp: AnfuehrungStopp | null
}

/** The first records of a sample as text, up to a quote that ends the reading. */
export function readRows(probe: Probe, art: PlainLeseart, most: number): ErsteZeilen {
  const { bytes, zeichensatz } = toScannable(probe.bytes, art.zeichensatz)
  const scanner = new RowScanner(bytes, { ...art, zeichensatz })
  const decoder = fieldDecoder(zeichensatz)
  const zeilen: string[][] = []
  let breite = 0
  while (zeilen.length < most && scanner.next()) {
    const { fields, starts, ends, offen } = scanner.row
    if (offen !== null) {
      // What the end of the sample cut off may well be closed behind it.
      const cut = offen.amEnde && !probe.ganz
      return { zeilen, breite, stopp: cut ? null : stoppAt(bytes, decoder, offen.art, offen.at) }
    }
    breite = Math.max(breite, fields)
    zeilen.push(
      Array.from({ length: Math.min(fields, starts.length) }, (_, field) =>
        fieldText(bytes, starts[field] ?? 0, ends[field] ?? 0, decoder),
      ),
    )
  }
  return { zeilen, breite, stopp: null }
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '')

/** Separator that cuts the sample into the most even rows of more than one field; known headings decide a tie. */
export function guessTrennzeichen(probe: Probe, art: Omit<PlainLeseart, 'trennzeichen'>): Trennzeichen {
  let best: { trennzeichen: Trennzeichen; score: number } | null = null
  for (const trennzeichen of TRENNZEICHEN) {
    const { zeilen } = readRows(probe, { ...art, trennzeichen }, SAMPLE_ROWS)
    const rows = zeilen.filter((row) => !isBlank(row))
    const widths = rows.map((row) => row.length)
    const usual = mostFrequent(widths)
    if (usual < 2) continue
    const even = widths.filter((width) => width === usual).length / widths.length
    const titles = Math.max(0, ...rows.slice(0, HEADING_WITHIN).map(bekannteTitel))
    const score = even * 10 + Math.min(usual, 10) / 10 + titles * 5
    if (best === null || score > best.score) best = { trennzeichen, score }
  }
  if (best !== null) return best.trennzeichen
  // Where a quote stops the very first row, the separators are counted without regard to quotes.
  return art.anfuehrung === 'text' ? ';' : guessTrennzeichen(probe, { ...art, anfuehrung: 'text' })
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
export function detectLeseart(probe: Probe, fest: Partial<Leseart> = {}): Leseart {
  const guess = guessZeichensatz(probe.bytes)
  const zeichensatz = fest.zeichensatz ?? guess.zeichensatz
  const zeichensatzSicher = fest.zeichensatz !== undefined || guess.sicher
  const anfuehrung = fest.anfuehrung ?? 'umschliesst'
  const trennzeichen = fest.trennzeichen ?? guessTrennzeichen(probe, { zeichensatz, anfuehrung })
  const kopfzeile =
    fest.kopfzeile ?? guessKopfzeile(readRows(probe, { zeichensatz, trennzeichen, anfuehrung }, HEADING_WITHIN).zeilen)
  return { zeichensatz, zeichensatzSicher, trennzeichen, anfuehrung, kopfzeile, blatt: fest.blatt ?? 0 }
}

/** First rows and a proposal for the columns. */
export function vorschau(probe: Probe, leseart: Leseart): Vorschau {
  const { kopfzeile } = leseart
  const { zeilen: rows, breite: felder, stopp } = readRows(probe, leseart, kopfzeile + 1 + SAMPLE_ROWS)
  const kopf = kopfzeile >= 0 ? (rows[kopfzeile] ?? []) : []
  const daten = rows.slice(kopfzeile + 1).filter((row) => !isBlank(row))
  const breite = kopfzeile >= 0 ? kopf.length : Math.max(0, ...daten.map((row) => row.length))
  const vorschlag = guessColumns(kopf, daten)
  return {
    leseart,
    spalten: spaltenTitel(kopf, breite),
    ungelesen: Math.max(0, felder - MAX_SPALTEN),
    zeilen: daten.slice(0, PREVIEW_ROWS),
    stopp,
    vorschlag,
    regeln: proposeRules(kopf, vorschlag),
  }
}

/** Two values of a column that tell what it holds: the first that are not empty; fewer when there are fewer. */
export function spaltenBeispiele(zeilen: readonly (readonly string[])[], spalte: number): string[] {
  const werte = zeilen.map((zeile) => zeile[spalte]?.trim() ?? '')
  return werte.filter((wert) => wert !== '').slice(0, 2)
}
