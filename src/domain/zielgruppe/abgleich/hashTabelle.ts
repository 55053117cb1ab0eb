/** Slots of a new table. */
const ANFANG = 8

/** Hashes of people, 64 bits each, with a bit set: open addressing in typed arrays, 12 bytes per slot. */
export class HashTabelle {
  private hoch = new Int32Array(ANFANG)
  private tief = new Int32Array(ANFANG)
  /** 0: the slot is free. */
  private bits = new Uint32Array(ANFANG)
  private anzahl = 0

  /** Bits of a hash; 0: it is not in the table. */
  get(hoch: number, tief: number): number {
    return this.bits[this.slotOf(hoch, tief)] ?? 0
  }

  /** Adds bits to a hash. */
  add(hoch: number, tief: number, bits: number): void {
    const slot = this.slotOf(hoch, tief)
    const before = this.bits[slot] ?? 0
    this.bits[slot] = before | bits
    if (before !== 0) return
    this.hoch[slot] = hoch
    this.tief[slot] = tief
    if (++this.anzahl * 3 > this.bits.length * 2) this.double()
  }

  *eintraege(): Generator<[hoch: number, tief: number, bits: number]> {
    for (const [slot, bits] of this.bits.entries())
      if (bits !== 0) yield [this.hoch[slot] ?? 0, this.tief[slot] ?? 0, bits]
  }

  /** Where the hash stands, or may be put. It is spread evenly as it is. */
  private slotOf(hoch: number, tief: number): number {
    const last = this.bits.length - 1
    let slot = tief & last
    while (this.bits[slot] !== 0 && (this.tief[slot] !== tief || this.hoch[slot] !== hoch)) slot = (slot + 1) & last
    return slot
  }

  private double(): void {
    const { hoch, tief, bits } = this
    const length = bits.length * 2
    this.hoch = new Int32Array(length)
    this.tief = new Int32Array(length)
    this.bits = new Uint32Array(length)
    this.anzahl = 0
    for (let slot = 0; slot < bits.length; slot++)
      if (bits[slot] !== 0) this.add(hoch[slot] ?? 0, tief[slot] ?? 0, bits[slot] ?? 0)
  }
}
