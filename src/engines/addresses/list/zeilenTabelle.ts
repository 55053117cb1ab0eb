import { MAX_ADRESSZEILEN } from '#src/contract/grenzen.ts'

/** Bit above all codes: an empty line, which is no row. */
export const LEER = 1 << 30

/** Begin of a row that stands in no file. */
export const KEINE = -1

/** Bytes of a row at least; shorter ones make the tables grow. */
const BYTES_JE_ZEILE = 32

/** So many rows a file is likely to have at most: room for them is made once, and what is not used takes no memory. */
export const erwarteteZeilen = (fileBytes: number) =>
  Math.min(MAX_ADRESSZEILEN, 1024 + Math.ceil(fileBytes / BYTES_JE_ZEILE))

/** Where each row begins and which codes it has: 8 bytes per row in typed arrays. */
export class ZeilenTabelle {
  starts: Int32Array
  masks: Uint32Array
  length = 0

  constructor(fileBytes: number) {
    const erwartet = erwarteteZeilen(fileBytes)
    this.starts = new Int32Array(erwartet)
    this.masks = new Uint32Array(erwartet)
  }

  /** Enters a row that begins at a position, bytes. */
  add(start: number): number {
    if (this.length === this.starts.length) this.grow()
    this.starts[this.length] = start
    return this.length++
  }

  private grow(): void {
    const length = this.starts.length * 2
    const { starts, masks } = this
    this.starts = new Int32Array(length)
    this.starts.set(starts)
    this.masks = new Uint32Array(length)
    this.masks.set(masks)
  }

  /** Rows per bit set of codes; empty lines are no rows. */
  jeMaske(): Map<number, number> {
    const counts = new Map<number, number>()
    let plain = 0
    for (let index = 0; index < this.length; index++) {
      const mask = this.masks[index] ?? LEER
      if (mask === 0) plain++
      else if (mask !== LEER) counts.set(mask, (counts.get(mask) ?? 0) + 1)
    }
    return plain === 0 ? counts : counts.set(0, plain)
  }

  /** Lines that are no rows. */
  leere(): number {
    let count = 0
    for (let index = 0; index < this.length; index++) if (this.masks[index] === LEER) count++
    return count
  }
}
