import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import type { RohZeile } from './checkRow.ts'
import type { Zuordnung } from './columns.ts'
import { fieldDecoder, fieldText, RowScanner, type RowBounds, type ScanArt } from './scanner.ts'

/** Reads single rows again, without disturbing the pass over all of them. */
export class ZeilenLeser {
  private readonly bytes: Uint8Array
  private readonly scanner: RowScanner
  readonly decoder: TextDecoder
  private readonly zuordnung: readonly (readonly [spalte: number, feld: AdressFeld])[]

  constructor(bytes: Uint8Array, options: ScanArt & { zuordnung: Zuordnung }) {
    this.bytes = bytes
    this.scanner = new RowScanner(bytes, options)
    this.decoder = fieldDecoder(options.zeichensatz)
    this.zuordnung = [...options.zuordnung]
  }

  /** The row that begins at a position, bytes; it holds until the next one is read. */
  row(start: number): RowBounds {
    this.scanner.position = start
    this.scanner.next()
    return this.scanner.row
  }

  /** Mapped cells of a row, as they stand in the file. */
  roh(row: RowBounds): RohZeile {
    const roh: RohZeile = {}
    for (const [spalte, feld] of this.zuordnung)
      roh[feld] =
        spalte < row.fields ? fieldText(this.bytes, row.starts[spalte] ?? 0, row.ends[spalte] ?? 0, this.decoder) : ''
    return roh
  }
}
