import type { AdressFeld, Empfaenger } from '#src/contract/zielgruppe.ts'
import type { Bearbeitung } from './bearbeitung.ts'
import { ABGLEICH_MASKE } from '../codes/gruende.ts'
import { checkRow, settleRow, type RohZeile } from '../row/checkRow.ts'
import type { FoldBuffer } from '#src/base/text/foldKey.ts'
import { writeKey } from '../row/keyHash.ts'
import type { PlainRow } from '../plain/plainRow.ts'
import type { RowBounds } from '../read/scanner.ts'
import type { ZeilenLeser } from './zeilenLeser.ts'
import { codeMask } from '../codes/codes.ts'
import { KEINE, LEER, type ZeilenTabelle } from './zeilenTabelle.ts'

/** Codes that say nothing about the cells of a row. */
const NICHT_ZELLEN = ABGLEICH_MASKE | codeMask(['dublette'])

const LF = 10
const CR = 13
const QUOTE = 34

interface Teile {
  bytes: Uint8Array
  rows: ZeilenTabelle
  bearbeitung: Bearbeitung
  leser: ZeilenLeser
  plain: PlainRow
}

/** Rows of a list by number, read again from its bytes and with what was changed. */
export class ZeilenZugriff {
  private readonly teile: Teile

  constructor(teile: Teile) {
    this.teile = teile
  }

  /** Bounds of a row, on loan; null where no file has it. */
  row(index: number): RowBounds | null {
    const { rows, leser } = this.teile
    const start = rows.starts[index] ?? KEINE
    return start === KEINE ? null : leser.row(start)
  }

  /** Mapped cells of a row as they stand in the file. */
  rohDerDatei(index: number): RohZeile {
    const row = this.row(index)
    return row === null ? {} : this.teile.leser.roh(row)
  }

  /** Mapped cells of a row, with what was changed. */
  roh(index: number): RohZeile {
    return this.teile.bearbeitung.ueber(index, this.rohDerDatei(index))
  }

  /** Where a row begins that stands as in the file; `KEINE` for any other. */
  private unveraendert(index: number): number {
    const { rows, bearbeitung } = this.teile
    return bearbeitung.zustand(index) === undefined ? (rows.starts[index] ?? KEINE) : KEINE
  }

  /** True for a row that stands as in the file and needs no closer look. */
  isPlain(index: number): boolean {
    const start = this.unveraendert(index)
    return start !== KEINE && this.teile.plain.read(start) >= 0 && this.teile.plain.mask() >= 0
  }

  /** True for two rows that stand in the file byte by byte the same, without quotes; false says nothing. */
  isRepeated(row: number, other: number): boolean {
    const { bytes } = this.teile
    let at = this.unveraendert(row)
    let otherAt = this.unveraendert(other)
    if (at === KEINE || otherAt === KEINE) return false
    for (; ; at++, otherAt++) {
      const byte = bytes[at]
      if (byte === undefined || byte === QUOTE || byte !== bytes[otherAt]) return false
      if (byte === LF || byte === CR) return true
    }
  }

  /** Writes what tells a row from others. */
  writeKey(index: number, key: FoldBuffer): void {
    if (this.isPlain(index)) this.teile.plain.writeKey(key)
    else writeKey(key, this.empfaenger(index))
  }

  /** The recipient of a row. */
  empfaenger(index: number): Empfaenger {
    return checkRow(this.roh(index)).empfaenger
  }

  /** The same as it is compared with whom is left out: most rows need no second check. */
  fuerAbgleich(index: number): Empfaenger {
    const ohne = (this.teile.rows.masks[index] ?? LEER) & ~NICHT_ZELLEN
    return ohne === 0 ? settleRow(this.roh(index)) : this.empfaenger(index)
  }

  /** Writes the cells of a row, folded: of one field, or of all one after the other. Most are read without making one string. */
  writeText(index: number, key: FoldBuffer, feld?: AdressFeld): void {
    const start = this.unveraendert(index)
    key.clear()
    if (start !== KEINE && this.teile.plain.writeText(start, key, feld)) return
    const roh = this.roh(index)
    for (const cell of feld === undefined ? Object.values(roh) : [roh[feld] ?? '']) key.addText(cell)
  }
}
