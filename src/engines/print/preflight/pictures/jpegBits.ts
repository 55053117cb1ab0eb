/** Codes of up to 16 bits by length: first code, first index, and the values. */
export interface Huffman {
  max: Int32Array
  offset: Int32Array
  values: Uint8Array
}

export function readHuffman(body: Uint8Array, tables: Map<number, Huffman>): void {
  for (let i = 0; i + 17 <= body.length;) {
    const max = new Int32Array(18).fill(-1)
    const offset = new Int32Array(18)
    let [code, index] = [0, 0]
    for (let length = 1; length <= 16; length++) {
      const count = body[i + length] ?? 0
      offset[length] = index - code
      code += count
      index += count
      max[length] = count > 0 ? code - 1 : -1
      code <<= 1
    }
    tables.set(body[i] ?? 0, { max, offset, values: body.slice(i + 17, i + 17 + index) })
    i += 17 + index
  }
}

/** Bits of a scan; a zero behind FF is filling, another byte a marker. */
export class Bits {
  ended = false
  readonly #bytes: Uint8Array
  #at: number
  #held = 0
  #count = 0

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  #bit(): number {
    if (this.#count === 0) {
      const byte = this.#bytes[this.#at]
      if (byte === undefined || (byte === 0xff && this.#bytes[this.#at + 1] !== 0)) {
        this.ended = true
        return 0
      }
      this.#at += byte === 0xff ? 2 : 1
      this.#held = byte
      this.#count = 8
    }
    this.#count--
    return (this.#held >> this.#count) & 1
  }

  decode(table: Huffman | undefined): number {
    if (!table) {
      this.ended = true
      return 0
    }
    let code = 0
    for (let length = 1; length <= 16; length++) {
      code = (code << 1) | this.#bit()
      const max = table.max[length] ?? -1
      if (max >= 0 && code <= max) return table.values[code + (table.offset[length] ?? 0)] ?? 0
      if (this.ended) return 0
    }
    this.ended = true
    return 0
  }

  signed(size: number): number {
    let value = 0
    for (let i = 0; i < size; i++) value = (value << 1) | this.#bit()
    return value < 1 << (size - 1) ? value - (1 << size) + 1 : value
  }

  skipBlock(table: Huffman | undefined): void {
    for (let k = 1; k < 64 && !this.ended; k++) {
      const symbol = this.decode(table)
      const size = symbol & 15
      if (size === 0 && symbol < 0xf0) return
      for (let i = 0; i < size; i++) this.#bit()
      k += symbol >> 4
    }
  }

  restart(): void {
    this.#count = 0
    while (this.#at + 1 < this.#bytes.length) {
      const next = this.#bytes[this.#at + 1] ?? 0
      if (this.#bytes[this.#at] === 0xff && next >= 0xd0 && next <= 0xd7) {
        this.#at += 2
        this.ended = false
        return
      }
      if (this.#bytes[this.#at] === 0xff && next !== 0) break
      this.#at++
    }
    this.ended = true
  }
}
