import { MAX_ADRESSZEILEN } from '#src/contract/grenzen.ts'
import { erwarteteZeilen } from './zeilenTabelle.ts'

/** Bits of a slot that hold the row (+ 1, 0 is free); the others hold a piece of its hash. */
const ROW_BITS = 20
const ROW_MASK = (1 << ROW_BITS) - 1
if (MAX_ADRESSZEILEN >= ROW_MASK) throw new RangeError('rows do not fit their bits')

const slotOf = (hash: number) => Math.imul(hash, 0x9e3779b1)

/**
 * Table of row hashes with open addressing: some 12 bytes per row in typed arrays instead of a Map of strings. A hash
 * that is found is a suspicion only; the caller compares the rows (performance 2.8).
 */
export class DublettenTabelle {
  private hashes: Int32Array
  private slots: Int32Array
  private entries = 0

  private readonly isSame: (row: number, other: number) => boolean

  constructor(fileBytes: number, isSame: (row: number, other: number) => boolean) {
    this.isSame = isSame
    const erwartet = erwarteteZeilen(fileBytes)
    this.hashes = new Int32Array(erwartet)
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(1.5 * erwartet)))
  }

  /** Notes the hash of a row that is to be entered. */
  note(row: number, hash: number): void {
    if (row >= this.hashes.length) {
      const larger = new Int32Array(Math.max(row + 1, this.hashes.length * 2))
      larger.set(this.hashes)
      this.hashes = larger
    }
    this.hashes[row] = hash
  }

  /**
   * Looks at the slots of rows that are entered next. The slots lie all over memory: asked for together, they arrive
   * together; asked for row by row, each row waits for its own.
   */
  touch(from: number, to: number): number {
    const { slots, hashes } = this
    const mask = slots.length - 1
    let seen = 0
    for (let row = from; row < to; row++) seen ^= slots[slotOf(hashes[row] ?? 0) & mask] ?? 0
    return seen
  }

  /** The first row that is the same, or -1 after entering this one. */
  findOrAdd(row: number): number {
    const { slots, hashes } = this
    const hash = hashes[row] ?? 0
    const mask = slots.length - 1
    const tag = hash & ~ROW_MASK
    let slot = slotOf(hash) & mask
    for (let entry; (entry = slots[slot] ?? 0) !== 0; slot = (slot + 1) & mask) {
      if ((entry & ~ROW_MASK) !== tag) continue
      const other = (entry & ROW_MASK) - 1
      if (hashes[other] === hash && this.isSame(row, other)) return other
    }
    slots[slot] = tag | (row + 1)
    if (++this.entries * 3 > slots.length * 2) this.rehash()
    return -1
  }

  /** Forgets all entries; hashes stay noted. */
  leere(): void {
    this.slots.fill(0)
    this.entries = 0
  }

  private rehash(): void {
    const old = this.slots
    this.slots = new Int32Array(old.length * 2)
    const mask = this.slots.length - 1
    for (const entry of old) {
      if (entry === 0) continue
      let slot = slotOf(this.hashes[(entry & ROW_MASK) - 1] ?? 0) & mask
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask
      this.slots[slot] = entry
    }
  }
}
