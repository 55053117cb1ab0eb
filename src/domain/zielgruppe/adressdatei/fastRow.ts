import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { plzMoeglich, plzPasstZuOrt } from '#src/domain/zielgruppe/orte.ts'
import type { Zuordnung } from './columns.ts'
import { FoldBuffer, hashBytes } from './fold.ts'
import { ORT_NACH_HASH } from './ortspruefung.ts'
import type { RowBounds } from './scanner.ts'
import { BREITE, IMMER_SCHMAL, MAX_BREITE } from './textbreite.ts'

const ZERO = 48
const NINE = 57
const SPACE = 32
/** First signs up to this one (blank, quotes, apostrophe) need a closer look. */
const APOSTROPHE = 39

const encoded = (words: readonly string[]) => words.map((word) => new TextEncoder().encode(word))
const pair = (first: number, second: number) => (first | SPACE) * 256 + (second | SPACE)

/** Forms of address and names of the country that stand as they are. */
const ANREDEN = encoded(['Herr', 'Frau', 'Familie', 'Firma'])
const LAENDER = encoded(['D', 'DE', 'DEU', 'Deutschland'])
/** First two letters of the words that mark a test entry; a row with one of them is looked at closely. */
const VERDAECHTIG = new Set(encoded(['mu', 'te', 'na', 'xx', 'as', 'ab', 'do']).map(([a = 0, b = 0]) => pair(a, b)))
/** "Straße 5", "Platz 7", "Weg 12", "Quadrat 3": the number may belong to the name. */
const NAME_MIT_NUMMER = new Set(['s', 'p', 'w', 'q'].map((letter) => letter.charCodeAt(0)))
const LONGEST_NAME_MIT_NUMMER = 13
/** Size of the memory for pairs of place and PLZ, minus one. */
const KNOWN_PAIRS = 16_383

/**
 * Sees on the bytes of a row that nothing is wrong with it, without making one string; says "look closer" whenever
 * in doubt. `checkRow` decides then, so the two can only differ in speed (a property test holds them together).
 */
export class FastRow {
  private readonly bytes: Uint8Array
  private readonly utf8: boolean
  private readonly columns: number
  private readonly used: readonly number[]
  private readonly fold = new FoldBuffer()
  private readonly pairs = new Int32Array(KNOWN_PAIRS + 1)
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
  private row: RowBounds

  constructor(bytes: Uint8Array, utf8: boolean, zuordnung: Zuordnung, columns: number, row: RowBounds) {
    this.bytes = bytes
    this.utf8 = utf8
    this.columns = columns
    this.row = row
    this.used = [...zuordnung.keys()]
    const column = (feld: AdressFeld) => [...zuordnung].find(([, other]) => other === feld)?.[0] ?? -1
    this.anrede = column('anrede')
    this.titel = column('titel')
    this.vorname = column('vorname')
    this.nachname = column('nachname')
    this.firma = column('firma')
    this.zusatz = column('zusatz')
    this.strasse = column('strasse')
    this.hausnummer = column('hausnummer')
    this.beides = column('strasseHausnummer')
    this.plz = column('plz')
    this.ort = column('ort')
    this.land = column('land')
  }

  /** True when the row of the scanner is fine as it stands. */
  isPlain(): boolean {
    const { row } = this
    if (row.flags !== 0 || row.fields !== this.columns) return false
    for (const column of this.used) {
      const start = row.starts[column] ?? 0
      if (start !== row.ends[column] && (this.bytes[start] ?? 0) <= APOSTROPHE) return false
    }
    return this.nameIsPlain() && this.strasseIsPlain() && this.ortIsPlain() && this.isNarrow()
  }

  /** Writes the key by which duplicates are found: name, street with number, PLZ. */
  writeKey(key: FoldBuffer): void {
    key.clear()
    this.addTo(key, this.vorname)
    key.separate()
    this.addTo(key, this.length(this.nachname) > 0 ? this.nachname : this.firma)
    key.separate()
    this.addTo(key, this.beides >= 0 ? this.beides : this.strasse)
    if (this.beides < 0) this.addTo(key, this.hausnummer)
    key.separate()
    this.addTo(key, this.plz)
  }

  private addTo(key: FoldBuffer, column: number): void {
    if (column >= 0) key.addBytes(this.bytes, this.row.starts[column] ?? 0, this.row.ends[column] ?? 0, this.utf8)
  }

  private length(column: number): number {
    return column < 0 ? 0 : (this.row.ends[column] ?? 0) - (this.row.starts[column] ?? 0)
  }

  private isOneOf(column: number, words: readonly Uint8Array[]): boolean {
    const start = this.row.starts[column] ?? 0
    const length = this.length(column)
    for (const word of words) {
      if (word.length !== length) continue
      let at = 0
      while (at < length && word[at] === this.bytes[start + at]) at++
      if (at === length) return true
    }
    return false
  }

  private isSuspicious(column: number): boolean {
    const start = this.row.starts[column] ?? 0
    return VERDAECHTIG.has(pair(this.bytes[start] ?? 0, this.bytes[start + 1] ?? 0))
  }

  private nameIsPlain(): boolean {
    if (this.length(this.nachname) === 0) {
      if (this.length(this.firma) === 0) return false
    } else if (this.isSuspicious(this.nachname)) return false
    return this.length(this.anrede) === 0 || this.isOneOf(this.anrede, ANREDEN)
  }

  private strasseIsPlain(): boolean {
    const column = this.beides >= 0 ? this.beides : this.strasse
    if (this.length(column) === 0 || this.isSuspicious(column)) return false
    return this.beides >= 0 ? this.endsWithNumber(column) : this.length(this.hausnummer) > 0
  }

  /** "Hauptstraße 12": digits after one blank after no digit. */
  private endsWithNumber(column: number): boolean {
    const { bytes } = this
    const start = this.row.starts[column] ?? 0
    let at = (this.row.ends[column] ?? 0) - 1
    const last = at
    while (at > start && (bytes[at] ?? 0) >= ZERO && (bytes[at] ?? 0) <= NINE) at--
    if (at === last || bytes[at] !== SPACE || at - start < 2) return false
    if (at - start <= LONGEST_NAME_MIT_NUMMER && NAME_MIT_NUMMER.has((bytes[start] ?? 0) | SPACE)) return false
    const before = bytes[at - 1] ?? 0
    return before !== SPACE && (before < ZERO || before > NINE)
  }

  private ortIsPlain(): boolean {
    const { bytes, row, fold } = this
    if (this.length(this.plz) !== 5 || this.length(this.ort) === 0 || this.isSuspicious(this.ort)) return false
    if (this.length(this.land) > 0 && !this.isOneOf(this.land, LAENDER)) return false
    const start = row.starts[this.plz] ?? 0
    let plz = 0
    for (let at = start; at < start + 5; at++) {
      const byte = bytes[at] ?? 0
      if (byte < ZERO || byte > NINE) return false
      plz = plz * 10 + byte - ZERO
    }
    if (!plzMoeglich(plz)) return false
    // Most rows repeat a pair of place and PLZ: the verdict is kept under the hash of the plain bytes.
    const pairHash = hashBytes(bytes, row.starts[this.ort] ?? 0, row.ends[this.ort] ?? 0) ^ Math.imul(plz, 0x9e3779b1)
    const slot = (pairHash >>> 0) & KNOWN_PAIRS
    if (this.pairs[slot] === (pairHash | 1)) return true
    fold.clear()
    this.addTo(fold, this.ort)
    const ort = ORT_NACH_HASH.get(fold.hash())
    const fits = ort === undefined || plzPasstZuOrt(plz, ort)
    if (fits) this.pairs[slot] = pairHash | 1
    return fits
  }

  /** Upper bound of each printed line; blanks and the longest form of address are counted in. */
  private isNarrow(): boolean {
    const anrede = this.length(this.firma) > 0 && this.length(this.anrede) > 0 ? MAX_ANREDE : 0
    return (
      this.fits(this.titel, this.vorname, this.nachname, anrede) &&
      this.fits(this.firma, -1, -1, 0) &&
      this.fits(this.zusatz, -1, -1, 0) &&
      this.fits(this.beides, this.strasse, this.hausnummer, 0) &&
      this.fits(this.plz, this.ort, -1, 0)
    )
  }

  private fits(a: number, b: number, c: number, extra: number): boolean {
    const bytes = this.length(a) + this.length(b) + this.length(c) + 2
    if (extra === 0 && bytes <= IMMER_SCHMAL) return true
    return this.width(a) + this.width(b) + this.width(c) + 2 * BLANK + extra <= MAX_BREITE
  }

  private width(column: number): number {
    const { bytes, utf8, row } = this
    if (column < 0) return 0
    const start = row.starts[column] ?? 0
    const end = row.ends[column] ?? 0
    let sum = 0
    for (let at = start; at < end; at++) {
      let code = bytes[at] ?? 0
      if (utf8 && code === 0xc3) {
        at++
        code = (bytes[at] ?? 0) + 0x40
      }
      sum += BREITE[code] ?? 0
    }
    return sum
  }
}

const BLANK = BREITE[SPACE] ?? 0
/** Width of "Familie " and its like, 1/1000 em, rounded up. */
const MAX_ANREDE = 4000
