import { ADRESS_FELDER, type Empfaenger } from '#src/contract/zielgruppe.ts'
import type { AdressListe } from '../list/adressListe.ts'
import type { AehnlichArt, Paar } from '../similar/arten.ts'
import { findSimilar } from '../similar/findSimilar.ts'
import type { RohZeile } from '../row/checkRow.ts'

/** Two numbers of rows as one. */
const key = (one: number, two: number) => one * 2 ** 20 + two

type Urteil = Pick<Paar, 'gruende' | 'sicherheit'>

/** A judgement of two rows, and the cells by which it was made. */
interface Gefaellt {
  zellen: [RohZeile | undefined, RohZeile | undefined]
  urteil: Urteil | null
}

/** What one is worth that only a third one links. */
const UEBER_DRITTE: Urteil = { gruende: ['schreibweise'], sicherheit: 0.55 }

function areEqual(one: RohZeile | undefined, two: RohZeile | undefined): boolean {
  // Almost always: nobody touched the row.
  return one === two || ADRESS_FELDER.every((feld) => one?.[feld] === two?.[feld])
}

/** Judges two rows by the comparison that finds them among all. */
function compare(one: Empfaenger, two: Empfaenger, art: AehnlichArt): Urteil | null {
  const schritte = findSimilar({ anzahl: 2, empfaenger: (row) => (row === 0 ? one : two) }, [art])
  let schritt = schritte.next()
  while (schritt.done !== true) schritt = schritte.next()
  return schritt.value[0] ?? null
}

/** Whether two rows that were found to look alike still do: whoever changed one of them may have made two of them. */
export class PaarUrteile {
  private readonly liste: AdressListe
  private readonly empfaenger: (index: number) => Empfaenger
  /** Changed cells of the rows when they were found. */
  private damals = new Map<number, RohZeile>()
  private readonly gefaellt = new Map<number, Gefaellt>()

  constructor(liste: AdressListe, empfaenger: (index: number) => Empfaenger) {
    this.liste = liste
    this.empfaenger = empfaenger
  }

  /** Other rows were found. */
  begin(rows: Iterable<number>): void {
    this.gefaellt.clear()
    this.damals = new Map()
    for (const row of rows) {
      const zellen = this.zellen(row)
      if (zellen !== undefined) this.damals.set(row, zellen)
    }
  }

  private zellen(row: number): RohZeile | undefined {
    return this.liste.bearbeitung.zustand(row)?.zellen
  }

  /** True for a row that reads as it did when it was found. */
  isAsThen(row: number): boolean {
    return areEqual(this.zellen(row), this.damals.get(row))
  }

  /** Two rows of what was found together. */
  zu(one: number, two: number, art: AehnlichArt): Urteil | null {
    return this.neu(one, two, art) ?? (this.isAsThen(one) && this.isAsThen(two) ? UEBER_DRITTE : null)
  }

  private neu(one: number, two: number, art: AehnlichArt): Urteil | null {
    const zellen: Gefaellt['zellen'] = [this.zellen(one), this.zellen(two)]
    const alt = this.gefaellt.get(key(one, two))
    if (alt !== undefined && areEqual(alt.zellen[0], zellen[0]) && areEqual(alt.zellen[1], zellen[1])) return alt.urteil
    const urteil = compare(this.empfaenger(one), this.empfaenger(two), art)
    this.gefaellt.set(key(one, two), { zellen, urteil })
    return urteil
  }
}
