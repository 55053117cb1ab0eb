import { ABGLEICH_MASKE } from '../abgleich/gruende.ts'
import { codeMask, gruppeOf } from './codes.ts'
import { DublettenTabelle } from './dubletten.ts'
import { FoldBuffer } from './fold.ts'
import { LEER } from './zeilenTabelle.ts'

const DUBLETTE = codeMask(['dublette'])

/** Rows whose duplicates are looked for together. */
const TOGETHER = 512

interface Vergleichbar {
  /** True for two rows that are the same byte by byte; false says nothing. */
  isRepeated: (row: number, other: number) => boolean
  /** Writes what tells a row from others. */
  writeKey: (index: number, key: FoldBuffer) => void
}

/** Finds the rows that repeat an earlier one; rows that are left out anyway are not compared. */
export class Wiederholungen {
  private readonly tabelle: DublettenTabelle
  private readonly ersteZu = new Map<number, number>()
  private readonly key = new FoldBuffer()
  private readonly otherKey = new FoldBuffer()
  private readonly zeilen: Vergleichbar

  constructor(fileBytes: number, zeilen: Vergleichbar) {
    this.zeilen = zeilen
    this.tabelle = new DublettenTabelle(fileBytes, (row, other) => this.isSame(row, other))
  }

  /** Notes the hash of a row that may be compared. */
  note(row: number, hash: number): void {
    this.tabelle.note(row, hash)
  }

  /** The row that this one repeats. */
  ersteVon(row: number): number | undefined {
    return this.ersteZu.get(row)
  }

  /** Marks the repetitions from one row up to another. */
  markiere(masks: Uint32Array, from: number, to: number): void {
    for (let row = from; row < to; row += TOGETHER) this.markTogether(masks, row, Math.min(to, row + TOGETHER))
  }

  /** Looks through all rows anew, some of which have changed. */
  markiereNeu(masks: Uint32Array, rows: number): void {
    for (const row of this.ersteZu.keys()) masks[row] = (masks[row] ?? LEER) & ~DUBLETTE
    this.ersteZu.clear()
    this.tabelle.leere()
    this.markiere(masks, 0, rows)
  }

  private markTogether(masks: Uint32Array, from: number, to: number): void {
    const { tabelle } = this
    tabelle.touch(from, to)
    for (let row = from; row < to; row++) {
      const mask = masks[row] ?? LEER
      if (mask !== 0 && (mask === LEER || gruppeOf(mask & ~ABGLEICH_MASKE) === 'ausgeschlossen')) continue
      const first = tabelle.findOrAdd(row)
      if (first < 0) continue
      this.ersteZu.set(row, first)
      masks[row] = mask | DUBLETTE
    }
  }

  private isSame(row: number, other: number): boolean {
    if (this.zeilen.isRepeated(row, other)) return true
    this.zeilen.writeKey(row, this.key)
    this.zeilen.writeKey(other, this.otherKey)
    return this.key.equals(this.otherKey)
  }
}
