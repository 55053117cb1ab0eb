import { ADRESS_FELDER, type AdressFeld } from '#src/contract/zielgruppe.ts'
import { FRAGLICH_MASKE } from '../codes/gruende.ts'
import type { RohZeile } from '../row/checkRow.ts'
import type { VorschlagArt } from '../proposals/vorschlag.ts'

/** What somebody did to a row: its cells where they differ from the file, and what was decided about it. */
export interface Zustand {
  zellen: RohZeile
  entfernt: boolean
  /** Typed by a person, who saw the row: columns that slipped are put right. */
  vonHand: boolean
  /** Took in what another row had. */
  verschmolzen: boolean
  angenommen: readonly VorschlagArt[]
  abgelehnt: readonly VorschlagArt[]
  /** Not the same as the row it looks like. */
  keinPaar: boolean
  /** Somebody looked: not the one whom a comparison took him for. */
  jemandAnderes?: true
  /** No file of the customer's has it: it was added before the list was put aside. */
  neu?: true
}

export const UNBERUEHRT: Zustand = {
  zellen: {},
  entfernt: false,
  vonHand: false,
  verschmolzen: false,
  angenommen: [],
  abgelehnt: [],
  keinPaar: false,
}

/** The changed rows of a list; all others stand as in the file. */
export class Bearbeitung {
  private readonly zustaende = new Map<number, Zustand>()

  /** Fields that were ever changed. */
  readonly felder = new Set<AdressFeld>()

  zustand(index: number): Zustand | undefined {
    return this.zustaende.get(index)
  }

  /** Undefined: as in the file again. */
  place(index: number, zustand: Zustand | undefined): void {
    if (zustand === undefined) {
      this.zustaende.delete(index)
      return
    }
    this.zustaende.set(index, zustand)
    for (const feld of ADRESS_FELDER) if (zustand.zellen[feld] !== undefined) this.felder.add(feld)
  }

  /** A row of the file with what was changed in it. */
  ueber(index: number, roh: RohZeile): RohZeile {
    const zellen = this.zustaende.get(index)?.zellen
    return zellen === undefined ? roh : { ...roh, ...zellen }
  }

  /** What a comparison says about a row: nobody is asked twice. */
  entschieden(index: number, maske: number): number {
    return this.zustaende.get(index)?.jemandAnderes === true ? maske & ~FRAGLICH_MASKE : maske
  }

  alle(): IterableIterator<[index: number, zustand: Zustand]> {
    return this.zustaende.entries()
  }
}
