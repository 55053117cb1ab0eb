import { MAX_ADRESSZEILEN } from '#src/contract/grenzen.ts'
import type { AdressFeld, AdressPruefung, ZeilenCode } from '#src/contract/zielgruppe.ts'
import { isSwallowed, stoppAt, type AnfuehrungStopp } from '../read/anfuehrung.ts'
import { checkRow, type RohZeile } from '../row/checkRow.ts'
import { Bearbeitung, type Zustand } from './bearbeitung.ts'
import { anzahlGedruckt, codeMask, codesOf, gruppeOf, summe, isPrinted } from '../codes/codes.ts'
import { FalscherZeichensatz } from '../read/encoding.ts'
import { FoldBuffer } from '#src/base/text/foldKey.ts'
import { keyHash, writeKey } from '../row/keyHash.ts'
import { findLong, type LangeAngabe } from '../row/langeAngabe.ts'
import { MAX_SPALTEN } from '../read/limits.ts'
import type { Abgleichend, ListenOptionen } from '../row/listenOptionen.ts'
import { PlainRow } from '../plain/plainRow.ts'
import { isBlank, isRagged, RowScanner, type RowBounds } from '../read/scanner.ts'
import { Wiederholungen } from './wiederholungen.ts'
import type { GepruefteZeile } from '../row/zeile.ts'
import { markAbgleich } from './zeilenAbgleich.ts'
import { SpaltenRegeln } from '../words/regel.ts'
import { ZeilenLeser } from './zeilenLeser.ts'
import { KEINE, LEER, ZeilenTabelle } from './zeilenTabelle.ts'
import { ZeilenZugriff } from './zeilenZugriff.ts'

/** A list under check. Keeps the bytes, and some 20 bytes per row; rows become text only when asked for. */
export class AdressListe {
  /** True when the file has more rows than are read (CSV-20). */
  zuVieleZeilen = false
  /** Where a quote ended the reading; the list is not whole then. */
  stopp: AnfuehrungStopp | null = null
  /** The first cell that is longer than the form takes. */
  lange: LangeAngabe | null = null
  /** What somebody changed since; the rest stands as in the file. */
  readonly bearbeitung = new Bearbeitung()
  readonly regeln: SpaltenRegeln
  private readonly bytes: Uint8Array
  private readonly options: ListenOptionen
  private readonly scanner: RowScanner
  private readonly leser: ZeilenLeser
  private readonly plain: PlainRow
  private readonly columns: number
  private readonly rows: ZeilenTabelle
  private readonly zugriff: ZeilenZugriff
  private readonly wiederholungen: Wiederholungen
  private comparison: Generator<void> | null = null
  private readonly first: number
  private readonly key = new FoldBuffer()

  constructor(bytes: Uint8Array, options: ListenOptionen) {
    this.bytes = bytes
    this.options = options
    this.scanner = new RowScanner(bytes, options)
    this.rows = new ZeilenTabelle(bytes.length)
    this.leser = new ZeilenLeser(bytes, options)
    this.first = options.kopfzeile + 1
    // The columns of the heading, or of the first row, are what every row is measured by.
    for (let record = 0; record < Math.max(1, this.first); record++) if (this.scanner.next()) this.stopAtQuote()
    this.columns = Math.min(MAX_SPALTEN, this.scanner.row.fields)
    if (this.first === 0 && this.stopp === null) this.scanner.position = 0
    this.plain = new PlainRow(bytes, options, this.columns)
    this.regeln = new SpaltenRegeln(bytes, options.zeichensatz, options.regeln)
    const { rows, bearbeitung, leser, plain } = this
    this.zugriff = new ZeilenZugriff({ bytes, rows, bearbeitung, leser, plain })
    this.wiederholungen = new Wiederholungen(bytes.length, this.zugriff)
  }

  /** Checks the rows of the next `budget` bytes; false when all are. */
  check(budget: number): boolean {
    const { scanner, bytes, rows } = this
    const until = Math.min(bytes.length, scanner.position + budget)
    while (scanner.position < until && rows.length < MAX_ADRESSZEILEN) this.checkNext(scanner.position)
    if (scanner.position >= bytes.length) return false
    this.zuVieleZeilen = rows.length >= MAX_ADRESSZEILEN
    return !this.zuVieleZeilen
  }

  /** Marks on the rows that repeat an earlier one, once all are checked; false when all are compared. */
  compare(): boolean {
    this.comparison ??= this.wiederholungen.mark(this.rows.masks, this.rows.length)
    return this.comparison.next().done !== true
  }

  /** Share of the file that has been checked, 0 to 1. */
  get anteil(): number {
    return this.bytes.length === 0 ? 1 : Math.min(1, this.scanner.position / this.bytes.length)
  }

  /** Most rows say by their bytes that nothing is to be found; all others are judged as text. */
  private checkNext(start: number): void {
    const { scanner, rows, bytes } = this
    const next = this.plain.read(start)
    const mask = next < 0 ? -1 : this.plain.mask()
    if (mask >= 0) {
      scanner.position = next
      const index = rows.add(start)
      const alle = mask | this.regeln.maske(this.plain)
      if (alle > 0) rows.masks[index] = alle
      this.wiederholungen.note(index, this.plain.hash)
      return
    }
    scanner.next()
    if (scanner.row.ungueltig) throw new FalscherZeichensatz()
    if (this.stopAtQuote() || this.stopAtSwallowed(start)) return
    const index = rows.add(start)
    rows.masks[index] = isBlank(scanner.row, bytes) ? LEER : this.judge(index, scanner.row)
  }

  /** Ends the reading where a quote leaves open what follows. */
  private stopAtQuote(): boolean {
    const { offen } = this.scanner.row
    if (offen !== null) this.stopp = stoppAt(this.bytes, this.leser.decoder, offen.art, offen.at)
    return offen !== null
  }

  /** Ends the reading at a record that took in others. */
  private stopAtSwallowed(start: number): boolean {
    const { scanner, columns, options } = this
    const { mehrzeiligAb } = scanner.row
    if (mehrzeiligAb < 0) return false
    const plzSpalte = [...options.zuordnung].find(([, feld]) => feld === 'plz')?.[0] ?? -1
    const record = this.leser.decoder.decode(this.bytes.subarray(start, scanner.position))
    if (!isSwallowed(record, options.trennzeichen, columns, plzSpalte)) return false
    this.stopp = stoppAt(this.bytes, this.leser.decoder, 'verschluckt', mehrzeiligAb, scanner.position - 1)
    scanner.position = this.bytes.length
    return true
  }

  /** Codes of a row of the list. */
  private judge(index: number, row: RowBounds | null): number {
    const roh = row === null ? {} : this.leser.roh(row)
    this.lange ??= findLong(this.nr(index), roh)
    const { codes, empfaenger } = checkRow(this.bearbeitung.ueber(index, roh))
    let mask = codeMask(codes) | (row === null ? 0 : this.regeln.maske(row))
    const angesehen = this.bearbeitung.zustand(index)?.vonHand === true
    if (row !== null && !angesehen && isRagged(row, this.columns)) mask |= codeMask(['spaltenzahl'])
    if (gruppeOf(mask) === 'ausgeschlossen') return mask
    writeKey(this.key, empfaenger)
    this.wiederholungen.note(index, keyHash(this.key))
    // Compared all the same: who is named twice counts once, whether or not he is left out.
    return mask | this.bearbeitung.entschieden(index, this.options.abgleich?.maske(empfaenger) ?? 0)
  }

  /** Leaves out whom another comparison names; each step yields the share done. */
  *gleicheAb(abgleich: Abgleichend | undefined): Generator<number, void> {
    this.options.abgleich = abgleich
    this.plain.avoid(abgleich?.plz)
    const isNobody = (index: number) => abgleich === undefined || this.zugriff.isPlain(index)
    yield* markAbgleich(this.rows, (index) =>
      isNobody(index) ? 0 : this.bearbeitung.entschieden(index, abgleich?.maske(this.zugriff.fuerAbgleich(index)) ?? 0),
    )
  }

  /** Puts rows into another state (undefined: as in the file) and looks for duplicates anew. */
  change(zustaende: Iterable<readonly [index: number, zustand: Zustand | undefined]>): void {
    const { rows, bearbeitung } = this
    for (const [index, zustand] of zustaende) {
      bearbeitung.place(index, zustand)
      const row = this.zugriff.row(index)
      const leer = zustand === undefined ? row === null || isBlank(row, this.bytes) : zustand.entfernt
      rows.masks[index] = leer ? LEER : this.judge(index, row)
    }
    this.comparison = null
    while (this.compare()) continue
  }

  /** A row at the end that no file has; `aendere` gives it a state. */
  neueZeile(): number {
    return this.rows.add(KEINE)
  }

  /** True for a row that no file has. */
  readonly isNew = (index: number): boolean => this.rows.starts[index] === KEINE

  /** Rows of any kind, empty ones among them: every index is below it. */
  get laenge(): number {
    return this.rows.length
  }

  /** Bit set of a row's codes; `LEER` for what is no row or was taken out. */
  maske(index: number): number {
    return this.rows.masks[index] ?? LEER
  }

  /** Mapped cells of a row as they stand in the file. */
  rohDerDatei(index: number): RohZeile {
    return this.zugriff.rohDerDatei(index)
  }

  /** Mapped cells of a row, with what was changed. */
  roh(index: number): RohZeile {
    return this.zugriff.roh(index)
  }

  /** Cells of a row, folded: of one field, or of all one after the other. */
  writeText(index: number, key: FoldBuffer, feld?: AdressFeld): void {
    this.zugriff.writeText(index, key, feld)
  }

  /** A row read again and put in order. */
  zeile(index: number): GepruefteZeile {
    const roh = this.roh(index)
    const { empfaenger, weitere, korrekturen } = checkRow(roh)
    const mask = this.rows.masks[index] ?? 0
    const first = this.wiederholungen.ersteVon(index)
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

  /** Repetitions that would add something to the row that they repeat, by their indexes. */
  ergaenzende(): { erste: number; spaetere: number }[] {
    return this.wiederholungen.ergaenzende()
  }

  /** Number of a row as a spreadsheet shows it. */
  nr(index: number): number {
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
  readonly druckbare = (ohne: readonly ZeilenCode[]) => this.zeilen((mask) => isPrinted(mask, ohne))

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
