import { ABGLEICH_MASKE } from '../codes/gruende.ts'
import { codeMask, gruppeOf } from '../codes/codes.ts'
import { Dubletten } from './dubletten.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { unterscheiden, merge } from '../similar/merge.ts'
import { FoldBuffer } from '#src/base/text/foldKey.ts'
import { areTwo } from './areTwo.ts'
import { LEER } from './zeilenTabelle.ts'

const DUBLETTE = codeMask(['dublette'])

interface Vergleichbar {
  /** True for two rows that are the same byte by byte; false says nothing. */
  isRepeated: (row: number, other: number) => boolean
  /** Writes what tells a row from others. */
  writeKey: (index: number, key: FoldBuffer) => void
  /** The row as it would be printed. */
  empfaenger: (index: number) => Empfaenger
}

/** Finds the rows that repeat an earlier one; rows that are left out anyway are not compared. */
export class Wiederholungen {
  private readonly dubletten: Dubletten
  /** The rows that repeat another, and at the same place the rows that they repeat. */
  private readonly spaetere: number[] = []
  private readonly erste: number[] = []
  /** Rows that have something which the row that they repeat lacks. */
  private readonly reichere = new Set<number>()
  private ersteZu: Map<number, number> | null = null
  private readonly key = new FoldBuffer()
  private readonly otherKey = new FoldBuffer()
  private readonly zeilen: Vergleichbar

  constructor(fileBytes: number, zeilen: Vergleichbar) {
    this.zeilen = zeilen
    this.dubletten = new Dubletten(fileBytes)
  }

  /** Notes the hash of a row that may be compared. */
  note(row: number, hash: number): void {
    this.dubletten.note(row, hash)
  }

  /** The row that this one repeats. */
  ersteVon(row: number): number | undefined {
    this.ersteZu ??= new Map(this.spaetere.map((spaetere, at) => [spaetere, this.erste[at] ?? spaetere]))
    return this.ersteZu.get(row)
  }

  /** Repetitions that would add something to the row that they repeat. */
  ergaenzende(): { erste: number; spaetere: number }[] {
    return Array.from(this.reichere, (spaetere) => ({ erste: this.ersteVon(spaetere) ?? spaetere, spaetere }))
  }

  /** Marks the repetitions among the rows, some of which may have changed since; takes a breath now and then. */
  *mark(masks: Uint32Array, rows: number): Generator<void, void> {
    for (const row of this.spaetere) masks[row] = (masks[row] ?? LEER) & ~DUBLETTE
    this.spaetere.length = 0
    this.erste.length = 0
    this.reichere.clear()
    this.ersteZu = null
    yield* this.dubletten.suche(rows, {
      isCompared: (row) => isCompared(masks[row] ?? LEER),
      isSame: (row, other) => this.isSame(row, other),
      onRepeat: (row, first) => {
        this.spaetere.push(row)
        this.erste.push(first)
        masks[row] = (masks[row] ?? 0) | DUBLETTE
      },
    })
  }

  private isSame(row: number, other: number): boolean {
    if (this.zeilen.isRepeated(row, other)) return true
    this.zeilen.writeKey(row, this.key)
    this.zeilen.writeKey(other, this.otherKey)
    if (!this.key.equals(this.otherKey)) return false
    const [spaeter, erste] = [this.zeilen.empfaenger(row), this.zeilen.empfaenger(other)]
    if (areTwo(spaeter, erste)) return false
    if (unterscheiden(merge(erste, spaeter), erste).length > 0) this.reichere.add(row)
    return true
  }
}

function isCompared(mask: number): boolean {
  return mask === 0 || (mask !== LEER && gruppeOf(mask & ~ABGLEICH_MASKE) !== 'ausgeschlossen')
}
