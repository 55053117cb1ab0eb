/** Text of one row, cut by positions in its bytes: one decoding for the row costs less than one for each cell. */
export class ZeilenText {
  private readonly bytes: Uint8Array
  private readonly decoder: TextDecoder
  private text = ''
  private from = 0
  /** Every character is one byte. */
  private einfach = true
  /** A position, and the characters (UTF-16) of the row before it. */
  private at = 0
  private units = 0

  constructor(bytes: Uint8Array, decoder: TextDecoder) {
    this.bytes = bytes
    this.decoder = decoder
  }

  /** Takes the row between two positions, well-formed. */
  read(from: number, to: number): void {
    this.text = this.decoder.decode(this.bytes.subarray(from, to))
    this.einfach = this.text.length === to - from
    this.from = from
    this.at = from
    this.units = 0
  }

  /** What stands between two positions of the row. */
  cell(start: number, end: number): string {
    return this.text.slice(this.unitOf(start), this.unitOf(end))
  }

  private unitOf(position: number): number {
    if (this.einfach) return position - this.from
    if (position < this.at) {
      this.at = this.from
      this.units = 0
    }
    for (; this.at < position; this.at++) {
      const byte = this.bytes[this.at] ?? 0
      // The first byte of a character counts; one of four bytes takes two places in a text.
      if ((byte & 0xc0) !== 0x80) this.units += byte >= 0xf0 ? 2 : 1
    }
    return this.units
  }
}
