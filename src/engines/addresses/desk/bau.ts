import type { AdressListe } from '../list/adressListe.ts'
import { UNBERUEHRT, type Zustand } from '../list/bearbeitung.ts'
import type { RohZeile } from '../row/checkRow.ts'
import { ADRESS_FELDER } from '#src/contract/zielgruppe.ts'
import { assignRow, type VorschlagArt } from '../proposals/vorschlag.ts'
import type { Wechsel } from './verlauf.ts'

type ZustandVon = (index: number) => Zustand | undefined

/** One step in the making: a row can be changed more than once in it. */
export class Bau {
  private readonly nachher = new Map<number, Zustand>()
  private readonly liste: AdressListe
  private readonly vorher: ZustandVon

  /** @param vorher how rows stand before it; the list's own state, unless that one is not reached yet */
  constructor(liste: AdressListe, vorher: ZustandVon = (index) => liste.bearbeitung.zustand(index)) {
    this.liste = liste
    this.vorher = vorher
  }

  change(index: number, anders: (alt: Zustand) => Partial<Zustand>): void {
    const alt = this.nachher.get(index) ?? this.vorher(index) ?? UNBERUEHRT
    this.nachher.set(index, { ...alt, ...anders(alt) })
  }

  /** Takes proposals of some kinds for a row. */
  nimmAn(index: number, arten: readonly VorschlagArt[]): void {
    const roh = this.roh(index)
    const neu = assignRow(roh, (art) => arten.includes(art))
    const zellen: RohZeile = {}
    for (const feld of ADRESS_FELDER) if (neu[feld] !== roh[feld]) zellen[feld] = neu[feld] ?? ''
    this.change(index, (alt) => ({
      zellen: { ...alt.zellen, ...zellen },
      angenommen: [...alt.angenommen, ...arten],
    }))
  }

  /** Cells of a row as this step has left them so far. */
  roh(index: number): RohZeile {
    const zustand = this.nachher.get(index) ?? this.vorher(index)
    return { ...this.liste.rohDerDatei(index), ...zustand?.zellen }
  }

  /** Rows that this step is about. */
  get anzahl(): number {
    return this.nachher.size
  }

  wechsel(): Wechsel[] {
    return Array.from(this.nachher, ([index, nachher]) => ({ index, vorher: this.vorher(index), nachher }))
  }
}
