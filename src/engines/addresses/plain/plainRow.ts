import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { BYTE, byteKinds, byteTable, isLetter, SUMMAND, WIDTH } from './byteKinds.ts'
import type { Zuordnung } from '../read/columns.ts'
import { FoldBuffer } from '#src/base/text/foldKey.ts'
import { addPart, keyHash, LATIN1_MAPS } from '../row/keyHash.ts'
import type { ListenOptionen } from '../row/listenOptionen.ts'
import { PlainRules } from './plainRules.ts'
import { BREITE } from '../row/textbreite.ts'

const LF = 10
const CR = 13
/** First signs up to this one (blank, quotes) need a closer look. */
const APOSTROPHE = 39
const QUOTE = 34
/** Longest row that is read here, bytes: its widths and its signs stay within their bits. */
const MAX_ROW_BYTES = 1000

/** The fields of a key, in its order, and the part that each belongs to. */
const PART_OF: readonly (readonly [AdressFeld, number])[] = [
  ['vorname', 0],
  ['nachname', 1],
  ['firma', 1],
  ['strasse', 2],
  ['hausnummer', 2],
  ['strasseHausnummer', 2],
  ['plz', 3],
]

/** What a column gives to the key. */
const NOTHING = 0
const ALL = 1
/** A company stands for the surname that is missing. */
const INSTEAD = 2
/** Is no part of the key, and has a separate hash. */
const OWN = 3

/**
 * What each column gives to the hash while the row is read, and how many parts end before it. Where the columns stand in
 * another order than the key, `inOrder` is false and the hash is not to be used.
 */
function keyPlan(columnOf: (feld: AdressFeld) => number, columns: number) {
  const roles = new Uint8Array(columns)
  const gaps = new Uint8Array(columns)
  let part = 0
  let last = -1
  let inOrder = true
  for (const [feld, ofPart] of PART_OF) {
    const column = columnOf(feld)
    if (column < 0) continue
    inOrder &&= column > last
    last = column
    roles[column] = feld === 'firma' ? INSTEAD : ALL
    if (inOrder) gaps[column] = ofPart - part
    part = ofPart
  }
  if (columnOf('ort') >= 0) roles[columnOf('ort')] = OWN
  return { roles, gaps, inOrder }
}

/** Fields whose letters are measured as they are read. Numbers are short, and the others seldom there. */
const GEMESSEN: readonly AdressFeld[] = ['vorname', 'nachname', 'firma', 'strasse', 'strasseHausnummer', 'ort']

/** Where the last row ends that has an end. */
function lastEndOf(bytes: Uint8Array): number {
  let at = bytes.length - 1
  while (at >= 0 && bytes[at] !== LF && bytes[at] !== CR) at--
  return at
}

/**
 * Reads a row of bytes and sees in the same pass that nothing is wrong with it, without making one string; says "look
 * closer" whenever in doubt. `checkRow` decides then, so the two can only differ in speed (a property test holds them
 * together). One flat loop, since it runs over every byte of a list: the indexes stay within their arrays.
 */
export class PlainRow {
  /** Hash of the key of the row just read. */
  hash = 0
  private readonly key = new FoldBuffer()
  private readonly bytes: Uint8Array
  private readonly utf8: boolean
  private readonly separator: number
  private readonly quote: number
  private readonly columns: number
  private readonly zuordnung: Zuordnung
  private readonly kinds: Uint8Array
  private readonly table: Int32Array
  /** The last end of a row: in front of it no search for one leaves the bytes. */
  private readonly lastEnd: number
  private readonly mapped: Uint8Array
  private readonly inOrder: boolean
  private readonly roles: Uint8Array
  private readonly gaps: Uint8Array
  private readonly measured: Uint8Array
  private readonly nachname: number
  private readonly firma: number
  private readonly keyColumns: readonly (readonly [column: number, part: number])[]
  private readonly rules: PlainRules

  constructor(bytes: Uint8Array, options: Omit<ListenOptionen, 'kopfzeile'>, columns: number) {
    const { zeichensatz, trennzeichen, anfuehrung, zuordnung } = options
    const columnOf = (feld: AdressFeld) =>
      [...zuordnung].find(([column, other]) => other === feld && column < columns)?.[0] ?? -1
    this.bytes = bytes
    this.utf8 = zeichensatz === 'utf-8'
    this.separator = trennzeichen.charCodeAt(0)
    // Where quotes are text, a row with one needs a closer look.
    this.quote = anfuehrung === 'umschliesst' ? QUOTE : -1
    this.columns = columns
    this.zuordnung = zuordnung
    this.kinds = byteKinds(this.separator, zeichensatz)
    this.table = byteTable(this.kinds)
    this.lastEnd = lastEndOf(bytes)
    this.mapped = Uint8Array.from({ length: columns }, (_, column) => (zuordnung.has(column) ? 1 : 0))
    const { roles, gaps, inOrder } = keyPlan(columnOf, columns)
    this.roles = roles
    this.gaps = gaps
    this.inOrder = inOrder
    const gemessen = new Set(GEMESSEN.map(columnOf))
    this.measured = Uint8Array.from({ length: columns }, (_, column) => (gemessen.has(column) ? 1 : 0))
    this.nachname = columnOf('nachname')
    this.firma = columnOf('firma')
    this.keyColumns = PART_OF.map(([feld, part]) => [columnOf(feld), part] as const)
    this.rules = new PlainRules(bytes, this.utf8, columnOf, gemessen, columns)
    this.avoid(options.abgleich?.plz)
  }

  /** Rows of some postal codes need a closer look from now on. */
  avoid(plz: Iterable<string> | undefined): void {
    this.rules.avoid(plz)
  }

  /** Position behind the row that starts at `from`, its hash in `hash`; -1 when it needs a closer look. */
  read(from: number): number {
    if (from > this.lastEnd) return -1
    const { bytes, columns, separator, quote, kinds, table, roles, gaps, mapped, measured, rules } = this
    const { starts, ends, widths } = rules
    let hash = 0
    let part = 0
    let at = from
    for (let column = 0; column < columns; column++) {
      for (let gap = gaps[column] ?? 0; gap > 0; gap--) {
        hash = addPart(hash, part)
        part = 0
      }
      const before = part
      const role = roles[column] ?? 0
      if (role === OWN) part = 0
      let byte = bytes[at] ?? 0
      const quoted = byte === quote
      if (quoted) byte = bytes[++at] ?? 0
      const start = at
      let width = 0
      if (byte <= APOSTROPHE && mapped[column] === 1 && kinds[byte] === BYTE.plain) return -1
      for (;;) {
        // One question per byte: whether it is plain. Columns outside the key skip the hash, short ones the width.
        if (role === NOTHING) {
          while (table[byte] !== 0) byte = bytes[++at] ?? 0
        } else if (measured[column] === 0) {
          for (let factor = 0; (factor = table[byte] ?? 0) !== 0; byte = bytes[++at] ?? 0)
            part = (Math.imul(part, factor) + (table[byte + SUMMAND] ?? 0)) | 0
        } else {
          for (let factor = 0; (factor = table[byte] ?? 0) !== 0; byte = bytes[++at] ?? 0) {
            width += table[byte + WIDTH] ?? 0
            part = (Math.imul(part, factor) + (table[byte + SUMMAND] ?? 0)) | 0
          }
        }
        if (kinds[byte] !== BYTE.lead) break
        const second = bytes[at + 1] ?? 0
        const code = (second & 0xc0) === 0x80 ? second + 0x40 : 0
        if (!isLetter(code)) return -1
        width += BREITE[code] ?? 0
        const { mul: factors, add: summands } = LATIN1_MAPS
        part = (Math.imul(part, factors[code] ?? 0) + (summands[code] ?? 0)) | 0
        byte = bytes[(at += 2)] ?? 0
      }
      starts[column] = start
      ends[column] = at
      widths[column] = width
      if (quoted) {
        if (kinds[byte] !== BYTE.quote || kinds[(byte = bytes[++at] ?? 0)] !== BYTE.stop) return -1
      }
      if (role !== ALL) {
        if (role === OWN) rules.ortHash = part
        if (role !== INSTEAD || rules.length(this.nachname) > 0) part = before
      }
      if (column < columns - 1) {
        if (byte !== separator) return -1
        at++
      } else if (kinds[byte] !== BYTE.stop) return -1
    }
    if (bytes[at] === separator || at - from >= MAX_ROW_BYTES) return -1
    this.hash = this.inOrder ? addPart(hash, part) : this.hashColumns()
    return bytes[at] === CR && bytes[at + 1] === LF ? at + 2 : at + 1
  }

  /**
   * Codes of the row just read as a bit set, 0 when it is fine as it stands; -1 when it needs a closer look. Not part of
   * `read`: the two are too big to be compiled as one.
   */
  mask(): number {
    return this.rules.mask()
  }

  /** Bounds of the cells of the row just read. */
  get starts(): Int32Array {
    return this.rules.starts
  }

  get ends(): Int32Array {
    return this.rules.ends
  }

  get fields(): number {
    return this.columns
  }

  /** Hash of the row just read, from columns in any order. */
  private hashColumns(): number {
    this.writeKey(this.key)
    return keyHash(this.key)
  }

  /** Writes the cells of the row that begins at a position, folded: of one field, or of all; false when it needs a closer look. */
  writeText(from: number, key: FoldBuffer, feld?: AdressFeld): boolean {
    if (this.read(from) < 0) return false
    for (const [column, other] of this.zuordnung)
      if (column < this.columns && (feld === undefined || feld === other)) this.writeColumn(key, column)
    return true
  }

  private writeColumn(key: FoldBuffer, column: number): void {
    const { starts, ends } = this.rules
    key.addBytes(this.bytes, starts[column] ?? 0, ends[column] ?? 0, this.utf8)
  }

  /** Writes the key of the row just read: name, street with number, PLZ. */
  writeKey(key: FoldBuffer): void {
    let current = 0
    key.clear()
    for (const [column, part] of this.keyColumns) {
      for (; current < part; current++) key.separate()
      if (column < 0 || (column === this.firma && this.rules.length(this.nachname) > 0)) continue
      this.writeColumn(key, column)
    }
  }
}
