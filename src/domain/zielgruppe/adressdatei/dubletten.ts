/**
 * Table of row hashes with open addressing: 12 bytes per row in typed arrays instead of a Map of strings. A hash that
 * is found is a suspicion only; the caller compares the rows (leistung "Learned" 8).
 */
export class DublettenTabelle {
  private hashes = new Int32Array(4096)
  /** Row + 1, 0 is free. */
  private slots = new Int32Array(8192)
  private entries = 0

  /** The first row that is the same, or -1 after entering this one. */
  findOrAdd(hash: number, row: number, isSame: (other: number) => boolean): number {
    const mask = this.slots.length - 1
    let slot = hash & mask
    for (let entry; (entry = this.slots[slot] ?? 0) !== 0; slot = (slot + 1) & mask)
      if (this.hashes[entry - 1] === hash && isSame(entry - 1)) return entry - 1
    this.remember(hash, row)
    this.slots[slot] = row + 1
    if (++this.entries * 2 > this.slots.length) this.rehash()
    return -1
  }

  private remember(hash: number, row: number): void {
    if (row >= this.hashes.length) {
      const larger = new Int32Array(Math.max(row + 1, this.hashes.length * 2))
      larger.set(this.hashes)
      this.hashes = larger
    }
    this.hashes[row] = hash
  }

  private rehash(): void {
    const old = this.slots
    this.slots = new Int32Array(old.length * 2)
    const mask = this.slots.length - 1
    for (const entry of old) {
      if (entry === 0) continue
      let slot = (this.hashes[entry - 1] ?? 0) & mask
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask
      this.slots[slot] = entry
    }
  }
}
