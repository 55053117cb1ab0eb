import type { AdressListe } from '../adressListe.ts'
import { UNBERUEHRT, type Zustand } from '../bearbeitung.ts'
import type { RohZeile } from '../checkRow.ts'
import type { Wechsel } from './verlauf.ts'

/** One step in the making: a row can be changed more than once in it. */
export class Bau {
  private readonly nachher = new Map<number, Zustand>()
  private readonly liste: AdressListe

  constructor(liste: AdressListe) {
    this.liste = liste
  }

  aendere(index: number, anders: (alt: Zustand) => Partial<Zustand>): void {
    const alt = this.nachher.get(index) ?? this.liste.bearbeitung.zustand(index) ?? UNBERUEHRT
    this.nachher.set(index, { ...alt, ...anders(alt) })
  }

  /** Cells of a row as this step has left them so far. */
  roh(index: number): RohZeile {
    return { ...this.liste.roh(index), ...this.nachher.get(index)?.zellen }
  }

  /** Rows that this step is about. */
  get anzahl(): number {
    return this.nachher.size
  }

  wechsel(): Wechsel[] {
    return Array.from(this.nachher, ([index, nachher]) => ({
      index,
      vorher: this.liste.bearbeitung.zustand(index),
      nachher,
    }))
  }
}
