import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { plzMoeglich } from '../places/orte.ts'
import { EIN_ZEICHEN } from './byteKinds.ts'
import { codeMask } from '../codes/codes.ts'
import { FoldBuffer } from '#src/base/text/foldKey.ts'
import { MAX_ANGABE } from '../read/limits.ts'
import { isStimmig } from '../places/ortspruefung.ts'
import { ANFANG, anfangBei, FELDER_ANFAENGE, mayBePlaceholder } from './plainAnfang.ts'
import {
  ANREDEN, fiveDigits, FRAU, HERR, isOneOf, isPlainNumber, isPlainStreet, LAENDER, numberAtEnd, wordOf,
} from './plainZelle.ts' // oxfmt-ignore
import { BLANK, cellWidth, lineWidth, type PlainCells } from './plainWidth.ts'
import { BREITE, MAX_BREITE } from '../row/textbreite.ts'
import { beginsWort, hasByteSigns, hasDotBeforeLetter } from '../words/anzeichen.ts'

const ZERO = 48
const NINE = 57
const SPACE = 32

/** "Straße 5", "Platz 7", "Weg 12", "Quadrat 3": the number may belong to the name. */
const NAME_MIT_NUMMER = new Set(['s', 'p', 'w', 'q'].map((letter) => letter.charCodeAt(0)))
const LONGEST_NAME_MIT_NUMMER = 13
/** Width of "Familie " and its like, 1/1000 em, rounded up. */
const MAX_ANREDE = 4000
const BREITESTES = Math.max(...BREITE)
/** Five digits and a blank. */
const PLZ_BREITE = 5 * Math.max(...BREITE.subarray(ZERO, NINE + 1)) + BLANK

const ZU_LANG = codeMask(['zuLang'])

/** There are so many postal codes of five digits. */
const PLZ_ANZAHL = 100_000

type ColumnOf = (feld: AdressFeld) => number

/** The rules of `checkRow` for the bounds of a row that holds letters, digits and ordinary signs alone. */
export class PlainRules {
  /**
   * Byte bounds of each column, without enclosing quotes, and where letters are measured its width, 1/1000 em, and
   * above it how many of its signs are no letters.
   */
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly widths: Int32Array
  private readonly bytes: Uint8Array
  private readonly utf8: boolean
  private readonly cells: PlainCells
  private readonly fold = new FoldBuffer()
  /** Hash of the row's place, as `FoldBuffer` would fold it. */
  ortHash = 0
  /** Hash of the place that fitted a PLZ last, 0: none did. Most rows repeat a pair of both. */
  private readonly ortBei = new Int32Array(PLZ_ANZAHL)
  /** 1 for the postal codes whose rows need a closer look. */
  private gemieden: Uint8Array | null = null
  private readonly anrede: number
  private readonly titel: number
  private readonly vorname: number
  private readonly nachname: number
  private readonly firma: number
  private readonly zusatz: number
  private readonly strasse: number
  private readonly hausnummer: number
  private readonly beides: number
  private readonly plz: number
  private readonly ort: number
  private readonly land: number
  /** Columns whose words are looked at, and 1 for those that are measured. */
  private readonly worte: Int32Array
  private readonly measured: Uint8Array
  /** Columns whose first letters are looked at, and what they must not begin with. */
  private readonly beginnende: Int32Array
  private readonly anfaenge: Int32Array

  constructor(bytes: Uint8Array, utf8: boolean, columnOf: ColumnOf, measured: ReadonlySet<number>, columns: number) {
    this.bytes = bytes
    this.utf8 = utf8
    this.starts = new Int32Array(columns)
    this.ends = new Int32Array(columns)
    this.widths = new Int32Array(columns)
    this.cells = { bytes, utf8, starts: this.starts, ends: this.ends }
    this.anrede = columnOf('anrede')
    this.titel = columnOf('titel')
    this.vorname = columnOf('vorname')
    this.nachname = columnOf('nachname')
    this.firma = columnOf('firma')
    this.zusatz = columnOf('zusatz')
    this.strasse = columnOf('strasse')
    this.hausnummer = columnOf('hausnummer')
    this.beides = columnOf('strasseHausnummer')
    this.plz = columnOf('plz')
    this.ort = columnOf('ort')
    this.land = columnOf('land')
    this.measured = Uint8Array.from({ length: columns }, (_, column) => (measured.has(column) ? 1 : 0))
    const worte = [this.titel, this.vorname, this.nachname, this.firma, this.zusatz]
    this.worte = Int32Array.from(worte.filter((column) => column >= 0))
    const anfaenge = FELDER_ANFAENGE.map(([feld, anfang]) => [columnOf(feld), anfang] as const)
    const vorhandene = anfaenge.filter(([column]) => column >= 0)
    this.beginnende = Int32Array.from(vorhandene, ([column]) => column)
    this.anfaenge = Int32Array.from(vorhandene, ([, anfang]) => anfang)
  }

  /** Rows of some postal codes need a closer look from now on; none is named: of none. */
  avoid(plz: Iterable<string> | undefined): void {
    this.gemieden = plz === undefined ? null : new Uint8Array(PLZ_ANZAHL)
    for (const one of plz ?? []) if (this.gemieden && /^\d{5}$/.test(one)) this.gemieden[Number(one)] = 1
  }

  /** Codes of the row as a bit set, 0 when it is fine as it stands; -1 when it needs a closer look. */
  mask(): number {
    if (this.mayBeLong()) return -1
    if (!this.beginnenGut() || !this.nameIsPlain() || !this.strasseIsPlain() || !this.ortIsPlain()) return -1
    if (this.saysMore()) return -1
    return this.isNarrow() ? 0 : this.maskOfLong()
  }

  /** A cell may hold more than the form takes; few rows are that long at all. */
  private mayBeLong(): boolean {
    const { starts, ends } = this
    if ((ends[ends.length - 1] ?? 0) - (starts[0] ?? 0) <= MAX_ANGABE) return false
    return ends.some((end, column) => end - (starts[column] ?? 0) > MAX_ANGABE)
  }

  /** Bytes of a column of the row, 0 for a column that is not there. */
  length(column: number): number {
    return column < 0 ? 0 : (this.ends[column] ?? 0) - (this.starts[column] ?? 0)
  }

  /** No cell begins as a test entry does, or says that nothing is known. */
  private beginnenGut(): boolean {
    const { bytes, starts, ends, beginnende, anfaenge } = this
    for (let at = 0; at < beginnende.length; at++) {
      const column = beginnende[at] ?? 0
      const start = starts[column] ?? 0
      const anfang = anfangBei(bytes, start) & (anfaenge[at] ?? 0)
      if (anfang === 0) continue
      const end = ends[column] ?? 0
      if ((anfang & ANFANG.testwort) !== 0) return false
      if ((anfang & ANFANG.platzhalter) !== 0 && mayBePlaceholder(bytes, start, end)) return false
      if ((anfang & ANFANG.wort) !== 0 && beginsWort(bytes, start, end)) return false
    }
    return true
  }

  /** True where a word may say what must not be printed. */
  private saysMore(): boolean {
    const { bytes, starts, ends, widths, worte, measured, zusatz } = this
    for (let at = 0; at < worte.length; at++) {
      const column = worte[at] ?? 0
      // One word has been looked at; what is not measured is seldom there.
      if (measured[column] === 1 && (widths[column] ?? 0) < EIN_ZEICHEN) continue
      if (hasByteSigns(bytes, starts[column] ?? 0, ends[column] ?? 0)) return true
    }
    return zusatz >= 0 && hasDotBeforeLetter(bytes, starts[zusatz] ?? 0, ends[zusatz] ?? 0)
  }

  private nameIsPlain(): boolean {
    return (this.length(this.nachname) > 0 || this.length(this.firma) > 0) && this.anredeIsPlain()
  }

  private anredeIsPlain(): boolean {
    const { bytes } = this
    const length = this.length(this.anrede)
    if (length === 0) return true
    const at = this.starts[this.anrede] ?? 0
    const word = wordOf(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0, bytes[at + 3] ?? 0)
    return (length === 4 && (word === HERR || word === FRAU)) || isOneOf(bytes, at, length, ANREDEN)
  }

  private strasseIsPlain(): boolean {
    const { bytes, starts, ends } = this
    const column = this.beides >= 0 ? this.beides : this.strasse
    if (this.length(column) === 0) return false
    if (this.beides >= 0) return this.endsWithNumber(column)
    // A street with a separate number may hold another one than the column of numbers, and parts of the house.
    if (this.hausnummer < 0 || !this.nurStrasse(column, ends[column] ?? 0)) return false
    return isPlainNumber(bytes, starts[this.hausnummer] ?? 0, ends[this.hausnummer] ?? 0)
  }

  private endsWithNumber(column: number): boolean {
    const start = this.starts[column] ?? 0
    const at = numberAtEnd(this.bytes, start, this.ends[column] ?? 0)
    if (at < 0 || !this.nurStrasse(column, at)) return false
    return at - start > LONGEST_NAME_MIT_NUMMER + 1 || !NAME_MIT_NUMMER.has((this.bytes[start] ?? 0) | SPACE)
  }

  /** True when a cell holds no more than a street's name up to a byte. */
  private nurStrasse(column: number, end: number): boolean {
    return (this.widths[column] ?? 0) < EIN_ZEICHEN || isPlainStreet(this.bytes, this.starts[column] ?? 0, end)
  }

  private ortIsPlain(): boolean {
    if (this.length(this.plz) !== 5 || this.length(this.ort) === 0) return false
    const land = this.length(this.land)
    if (land > 0 && !isOneOf(this.bytes, this.starts[this.land] ?? 0, land, LAENDER)) return false
    const plz = fiveDigits(this.bytes, this.starts[this.plz] ?? 0)
    if (plz < 0) return false
    if (this.gemieden !== null && this.gemieden[plz] === 1) return false
    return (this.ortHash !== 0 && this.ortBei[plz] === this.ortHash) || (plzMoeglich(plz) && this.passt(plz))
  }

  private passt(plz: number): boolean {
    this.fold.clear()
    this.fold.addBytes(this.bytes, this.starts[this.ort] ?? 0, this.ends[this.ort] ?? 0, this.utf8)
    if (!isStimmig(plz, this.fold.hash())) return false
    const start = this.starts[this.ort] ?? 0
    const end = this.ends[this.ort] ?? 0
    if (beginsWort(this.bytes, start, end) || hasByteSigns(this.bytes, start, end, true)) return false
    this.ortBei[plz] = this.ortHash
    return true
  }

  /** Upper bound of each printed line; blanks and the longest form of address are counted in. */
  private isNarrow(): boolean {
    const anrede = this.length(this.firma) > 0 && this.length(this.anrede) > 0 ? MAX_ANREDE : 0
    return (
      this.counted(this.titel) + this.width(this.vorname) + this.width(this.nachname) + anrede <= MAX_BREITE &&
      this.width(this.firma) <= MAX_BREITE &&
      this.counted(this.zusatz) <= MAX_BREITE &&
      this.width(this.beides) + this.width(this.strasse) + this.length(this.hausnummer) * BREITESTES <= MAX_BREITE &&
      PLZ_BREITE + this.width(this.ort) <= MAX_BREITE + BLANK
    )
  }

  /** Bit set of a row whose lines may be too long, letter by letter; -1 where that does not tell it. */
  private maskOfLong(): number {
    // The first lines depend on whether there is a firm.
    if (this.length(this.firma) > 0) return -1
    const lines = [
      [this.titel, this.vorname, this.nachname],
      [this.zusatz],
      [this.beides, this.strasse, this.hausnummer],
      [this.plz, this.ort],
    ].map((columns) => lineWidth(this.cells, columns))
    if (lines.includes(-1)) return -1
    return lines.some((width) => width > MAX_BREITE) ? ZU_LANG : 0
  }

  /** Width of a measured column with a blank behind it; the last one of a line has one too many. */
  private width(column: number): number {
    if (column < 0) return 0
    const width = (this.widths[column] ?? 0) & (EIN_ZEICHEN - 1)
    return width === 0 ? 0 : width + BLANK
  }

  /** The same of a column that is seldom there. */
  private counted(column: number): number {
    return this.length(column) === 0 ? 0 : cellWidth(this.cells, column)
  }
}
