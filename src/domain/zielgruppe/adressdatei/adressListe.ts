import { MAX_ADRESSZEILEN } from '#src/contract/grenzen.ts'
import type { AdressFeld, AdressPruefung, Empfaenger, ZeilenCode } from '#src/contract/zielgruppe.ts'
import { istVerschluckt, stoppAt, type AnfuehrungStopp } from './anfuehrung.ts'
import { checkRow, type Korrektur, type RohZeile } from './checkRow.ts'
import { anzahlGedruckt, codeMask, codesOf, gruppeOf, summe, wirdGedruckt, type Gruppe } from './codes.ts'
import type { Zuordnung } from './columns.ts'
import { DublettenTabelle } from './dubletten.ts'
import { FoldBuffer } from './fold.ts'
import { keyHash, writeKey } from './keyHash.ts'
import { MAX_SPALTEN } from './limits.ts'
import { PlainRow } from './plainRow.ts'
import { fieldDecoder, fieldText, isBlank, isRagged, RowScanner, type RowBounds, type ScanArt } from './scanner.ts'
import { LEER, ZeilenTabelle } from './zeilenTabelle.ts'

export interface ListenOptionen extends ScanArt {
  /** Index of the heading record; -1 without one. Records above it are skipped. */
  kopfzeile: number
  zuordnung: Zuordnung
  /** People who objected to advertising; asked for every row that would otherwise be printed. */
  isGesperrt?: ((empfaenger: Empfaenger) => boolean) | undefined
}

/** One row of a checked list. */
export interface GepruefteZeile {
  /** Number as a spreadsheet shows it, counted from 1. */
  nr: number
  gruppe: Gruppe
  codes: ZeilenCode[]
  roh: RohZeile
  empfaenger: Empfaenger
  weitere: Partial<Record<AdressFeld, string>>
  korrekturen: Korrektur[]
  /** Number of the row that this one repeats. */
  dubletteVon: number | null
}

const DUBLETTE = codeMask(['dublette'])
const SPERRLISTE = codeMask(['sperrliste'])

/** Rows whose duplicates are looked for together. */
const TOGETHER = 512

/** Bytes are not in the character set the list was opened with. */
export class FalscherZeichensatz extends Error {}

/** A list under check. Keeps the bytes, and some 20 bytes per row; rows become text only when asked for. */
export class AdressListe {
  /** True when the file has more rows than are read (CSV-20). */
  zuVieleZeilen = false
  /** Where a quote ended the reading; the list is not whole then. */
  stopp: AnfuehrungStopp | null = null
  private readonly bytes: Uint8Array
  private readonly options: ListenOptionen
  private readonly scanner: RowScanner
  /** For reading single rows again without disturbing the pass. */
  private readonly reader: RowScanner
  private readonly plain: PlainRow
  private readonly decoder: TextDecoder
  private readonly columns: number
  private readonly plzSpalte: number
  private readonly rows = new ZeilenTabelle()
  private readonly tabelle: DublettenTabelle
  private readonly first: number
  private readonly dubletten = new Map<number, number>()
  private readonly key = new FoldBuffer()
  private readonly otherKey = new FoldBuffer()

  constructor(bytes: Uint8Array, options: ListenOptionen) {
    this.bytes = bytes
    this.options = options
    this.scanner = new RowScanner(bytes, options)
    this.tabelle = new DublettenTabelle(bytes.length, (row, other) => this.isSame(row, other))
    this.reader = new RowScanner(bytes, options)
    this.decoder = fieldDecoder(options.zeichensatz)
    this.first = options.kopfzeile + 1
    // The columns of the heading, or of the first row, are what every row is measured by.
    for (let record = 0; record < Math.max(1, this.first); record++) if (this.scanner.next()) this.stopAtQuote()
    this.columns = Math.min(MAX_SPALTEN, this.scanner.row.fields)
    this.plzSpalte = [...options.zuordnung].find(([, feld]) => feld === 'plz')?.[0] ?? -1
    if (this.first === 0 && this.stopp === null) this.scanner.position = 0
    this.plain = new PlainRow(bytes, options, this.columns)
  }

  /** Checks on for about `budget` bytes; false when the end is reached. */
  step(budget: number): boolean {
    const from = this.rows.length
    const more = this.read(budget)
    const to = this.rows.length
    for (let row = from; row < to; row += TOGETHER) this.markDubletten(row, Math.min(to, row + TOGETHER))
    return more
  }

  private read(budget: number): boolean {
    const { scanner, bytes, rows } = this
    const until = scanner.position + budget
    while (scanner.position < until) {
      if (scanner.position >= bytes.length) return false
      if (rows.length >= MAX_ADRESSZEILEN) {
        this.zuVieleZeilen = true
        return false
      }
      this.add(scanner.position)
    }
    return true
  }

  /** Share of the file that has been checked, 0 to 1. */
  get anteil(): number {
    return this.bytes.length === 0 ? 1 : Math.min(1, this.scanner.position / this.bytes.length)
  }

  private add(start: number): void {
    const { scanner, rows } = this
    const next = this.options.isGesperrt === undefined ? this.plain.read(start) : -1
    if (next >= 0) {
      scanner.position = next
      this.tabelle.note(rows.add(start), this.plain.hash)
      return
    }
    scanner.next()
    if (scanner.row.ungueltig) throw new FalscherZeichensatz()
    if (this.stopAtQuote() || this.stopAtSwallowed(start)) return
    const index = rows.add(start)
    rows.masks[index] = this.checkClosely(index)
  }

  /** Ends the reading where a quote leaves open what follows. */
  private stopAtQuote(): boolean {
    const { offen } = this.scanner.row
    if (offen !== null) this.stopp = stoppAt(this.bytes, this.decoder, offen.art, offen.at)
    return offen !== null
  }

  /** Ends the reading at a record that took in others. */
  private stopAtSwallowed(start: number): boolean {
    const { scanner, columns, plzSpalte, options } = this
    const { mehrzeiligAb } = scanner.row
    if (mehrzeiligAb < 0) return false
    const record = this.decoder.decode(this.bytes.subarray(start, scanner.position))
    if (!istVerschluckt(record, options.trennzeichen, columns, plzSpalte)) return false
    this.stopp = stoppAt(this.bytes, this.decoder, 'verschluckt', mehrzeiligAb, scanner.position - 1)
    scanner.position = this.bytes.length
    return true
  }

  private checkClosely(index: number): number {
    if (isBlank(this.scanner.row, this.bytes)) return LEER
    const roh = this.rohOf(this.scanner.row)
    const { codes, empfaenger } = checkRow(roh)
    let mask = codeMask(codes)
    if (isRagged(this.scanner.row, this.columns)) mask |= codeMask(['spaltenzahl'])
    if (gruppeOf(mask) === 'ausgeschlossen') return mask
    writeKey(this.key, empfaenger)
    this.tabelle.note(index, keyHash(this.key))
    // Compared all the same: who is named twice counts once, as in the browser, which does not know the blocklist.
    return this.options.isGesperrt?.(empfaenger) ? mask | SPERRLISTE : mask
  }

  private rohOf(row: RowBounds): RohZeile {
    const roh: RohZeile = {}
    for (const [column, feld] of this.options.zuordnung)
      roh[feld] =
        column < row.fields ? fieldText(this.bytes, row.starts[column] ?? 0, row.ends[column] ?? 0, this.decoder) : ''
    return roh
  }

  /** Mapped cells of a row, read again. */
  private roh(index: number): RohZeile {
    this.reader.position = this.rows.starts[index] ?? 0
    this.reader.next()
    return this.rohOf(this.reader.row)
  }

  /** Finds the rows that repeat an earlier one; rows that are left out anyway are not compared. */
  private markDubletten(from: number, to: number): void {
    const { tabelle } = this
    const { masks } = this.rows
    tabelle.touch(from, to)
    for (let row = from; row < to; row++) {
      const mask = masks[row] ?? LEER
      if (mask !== 0 && (mask === LEER || gruppeOf(mask & ~SPERRLISTE) === 'ausgeschlossen')) continue
      const first = tabelle.findOrAdd(row)
      if (first < 0) continue
      this.dubletten.set(row, first)
      masks[row] = mask | DUBLETTE
    }
  }

  private isSame(row: number, other: number): boolean {
    this.readKey(row, this.key)
    this.readKey(other, this.otherKey)
    return this.key.equals(this.otherKey)
  }

  /** The key of a row, read again. */
  private readKey(index: number, key: FoldBuffer): void {
    if (this.plain.read(this.rows.starts[index] ?? 0) >= 0) this.plain.writeKey(key)
    else writeKey(key, checkRow(this.roh(index)).empfaenger)
  }

  /** A row read again and put in order. */
  zeile(index: number): GepruefteZeile {
    const roh = this.roh(index)
    const { empfaenger, weitere, korrekturen } = checkRow(roh)
    const mask = this.rows.masks[index] ?? 0
    const first = this.dubletten.get(index)
    return {
      nr: this.nr(index),
      gruppe: gruppeOf(mask),
      codes: codesOf(mask),
      roh,
      empfaenger,
      weitere,
      korrekturen,
      dubletteVon: first === undefined ? null : this.nr(first),
    }
  }

  private nr(index: number): number {
    return this.first + index + 1
  }

  /** All rows one after the other, optionally only those whose codes pass. */
  *zeilen(passt: (mask: number) => boolean = () => true): Generator<GepruefteZeile> {
    for (let index = 0; index < this.rows.length; index++) {
      const mask = this.rows.masks[index] ?? LEER
      if (mask !== LEER && passt(mask)) yield this.zeile(index)
    }
  }

  /** Rows that are printed, given the kinds of warnings left out. */
  druckbare(ohneWarnungen: readonly ZeilenCode[]): Generator<GepruefteZeile> {
    return this.zeilen((mask) => wirdGedruckt(mask, ohneWarnungen))
  }

  /** Rows per bit set of codes; empty lines are no rows. */
  jeMaske(): Map<number, number> {
    return this.rows.jeMaske()
  }

  /** Counts per group and per code. */
  pruefung(): AdressPruefung {
    return summe(this.jeMaske())
  }

  /** How many rows are printed, given the kinds of warnings left out. */
  anzahlDruckbar(ohneWarnungen: readonly ZeilenCode[]): number {
    return anzahlGedruckt(this.jeMaske(), ohneWarnungen)
  }
}
