import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import type { RohZeile } from '../row/checkRow.ts'
import type { Zuordnung } from '../read/columns.ts'
import { MAX_SPALTEN } from '../read/limits.ts'
import { fieldDecoder, ohneDoppelte, RowScanner, type RowBounds, type ScanArt } from '../read/scanner.ts'
import { ZeilenText } from '../read/zeilenText.ts'

/** Reads single rows again, without disturbing the pass over all of them. */
export class ZeilenLeser {
  private readonly bytes: Uint8Array
  private readonly scanner: RowScanner
  private readonly text: ZeilenText
  readonly decoder: TextDecoder
  private readonly zuordnung: readonly (readonly [spalte: number, feld: AdressFeld])[]

  constructor(bytes: Uint8Array, options: ScanArt & { zuordnung: Zuordnung }) {
    this.bytes = bytes
    this.scanner = new RowScanner(bytes, options)
    this.decoder = fieldDecoder(options.zeichensatz)
    this.text = new ZeilenText(bytes, this.decoder)
    this.zuordnung = [...options.zuordnung]
  }

  /** The row that begins at a position, bytes; it holds until the next one is read. */
  row(start: number): RowBounds {
    this.scanner.position = start
    this.scanner.next()
    return this.scanner.row
  }

  /** Mapped cells of a row, as they stand in the file. */
  roh({ starts, ends, fields }: RowBounds): RohZeile {
    const { bytes, text } = this
    text.read(starts[0] ?? 0, ends[Math.min(fields, MAX_SPALTEN) - 1] ?? 0)
    const roh: RohZeile = {}
    for (const [spalte, feld] of this.zuordnung) {
      const start = starts[spalte] ?? 0
      roh[feld] = spalte < fields ? ohneDoppelte(bytes, start, text.cell(start, ends[spalte] ?? 0)) : ''
    }
    return roh
  }
}
