import { erwarteteZeilen } from './zeilenTabelle.ts'

/** Parts that the rows are dealt into: of a million rows each has a table that fits the fastest memory. */
const PART_BITS = 8
const PARTS = 1 << PART_BITS
/** Rows between two breaths. */
const TOGETHER = 4096

const mixed = (hash: number) => Math.imul(hash, 0x9e3779b1)
const partOf = (hash: number) => mixed(hash) >>> (32 - PART_BITS)

interface Gesucht {
  /** True for a row that is compared with others. */
  isCompared: (row: number) => boolean
  /** Whether two rows of one hash are the same: equal hashes are a suspicion only (performance 2.8). */
  isSame: (row: number, other: number) => boolean
  /** Told of each row that repeats an earlier one, and of the first such. */
  onRepeat: (row: number, first: number) => void
}

interface Verdacht {
  /** For each row the first one of the same hash (+ 1); 0 without an earlier one. */
  firsts: Int32Array
  /** By hash: rows that share it by chance with the first one, and are none the same. */
  others: Map<number, number[]>
}

/**
 * Finds rows that are the same by their hashes. One table of them all would lie all over memory, and each row would wait
 * for its place in it; so the rows are dealt into parts by some bits of the hash, and those of a part are compared in a
 * table that stays at hand. Suspicions are looked into afterwards in the order of the file, where neighbours lie together.
 */
export class Dubletten {
  private hashes: Int32Array
  /** Rows, part by part, those of a part in the order of the file. */
  private rows = new Int32Array(0)
  /** Hashes of the part at hand, as its rows stand in `rows`. */
  private near = new Int32Array(0)
  /** Table of the part at hand: a place in it (+ 1, 0 is free) by hash. */
  private slots = new Int32Array(0)

  constructor(fileBytes: number) {
    this.hashes = new Int32Array(erwarteteZeilen(fileBytes))
  }

  /** Notes the hash of a row. */
  note(row: number, hash: number): void {
    if (row >= this.hashes.length) {
      const larger = new Int32Array(Math.max(row + 1, this.hashes.length * 2))
      larger.set(this.hashes)
      this.hashes = larger
    }
    this.hashes[row] = hash
  }

  /** Compares the rows below a number; takes a breath now and then. */
  *suche(length: number, gesucht: Gesucht): Generator<void, void> {
    const verdacht = { firsts: new Int32Array(length), others: new Map<number, number[]>() }
    let from = 0
    for (const end of this.deal(length, gesucht.isCompared)) {
      this.compare(from, end, verdacht.firsts)
      from = end
      yield
    }
    for (from = 0; from < length; from += TOGETHER) {
      this.verify(from, Math.min(length, from + TOGETHER), verdacht, gesucht)
      yield
    }
  }

  /** Looks into the suspicions of some rows. */
  private verify(from: number, end: number, { firsts, others }: Verdacht, { isSame, onRepeat }: Gesucht): void {
    for (let row = from; row < end; row++) {
      const first = (firsts[row] ?? 0) - 1
      if (first < 0) continue
      const found = isSame(row, first) ? first : this.amongOthers(others, row, isSame)
      if (found >= 0) onRepeat(row, found)
    }
  }

  /** The first of the rows with a hash by chance that is the same, or -1 after joining them. */
  private amongOthers(others: Verdacht['others'], row: number, isSame: Gesucht['isSame']): number {
    const hash = this.hashes[row] ?? 0
    const alike = others.get(hash) ?? []
    const found = alike.find((other) => isSame(row, other)) ?? -1
    if (found < 0) alike.push(row)
    others.set(hash, alike)
    return found
  }

  /** Deals the rows; where each part ends. */
  private deal(length: number, isCompared: Gesucht['isCompared']): Int32Array {
    const { hashes } = this
    const ends = new Int32Array(PARTS)
    for (let row = 0; row < length; row++) if (isCompared(row)) raise(ends, partOf(hashes[row] ?? 0))
    for (let part = 0, end = 0; part < PARTS; part++) {
      const begin = end
      end += ends[part] ?? 0
      ends[part] = begin
    }
    if (this.rows.length < length) this.rows = new Int32Array(length)
    for (let row = 0; row < length; row++) if (isCompared(row)) this.rows[raise(ends, partOf(hashes[row] ?? 0))] = row
    return ends
  }

  /** Notes for the rows of a part the first of the same hash. */
  private compare(from: number, end: number, firsts: Int32Array): void {
    const { rows, hashes } = this
    const { near, slots, mask } = this.lay(end - from)
    for (let at = from; at < end; at++) near[at - from] = hashes[rows[at] ?? 0] ?? 0
    for (let place = 0; place < end - from; place++) {
      const hash = near[place] ?? 0
      let slot = mixed(hash) & mask
      let entry = 0
      while ((entry = slots[slot] ?? 0) !== 0 && near[entry - 1] !== hash) slot = (slot + 1) & mask
      if (entry === 0) slots[slot] = place + 1
      else firsts[rows[from + place] ?? 0] = (rows[from + entry - 1] ?? 0) + 1
    }
  }

  /** An empty table for some rows. */
  private lay(rows: number): { near: Int32Array; slots: Int32Array; mask: number } {
    const size = 2 ** Math.ceil(Math.log2(2 * rows + 1))
    if (this.slots.length < size) this.slots = new Int32Array(size)
    else this.slots.fill(0, 0, size)
    if (this.near.length < rows) this.near = new Int32Array(rows)
    return { near: this.near, slots: this.slots, mask: size - 1 }
  }
}

/** Raises a number of a list by one; what it was before. */
function raise(numbers: Int32Array, index: number): number {
  const before = numbers[index] ?? 0
  numbers[index] = before + 1
  return before
}
