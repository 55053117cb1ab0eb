import type { Empfaenger, EmpfaengerFeld } from '#src/contract/zielgruppe.ts'
import type { AdressListe } from '../list/adressListe.ts'
import type { AehnlichArt, Paar } from '../similar/arten.ts'
import { findSimilar } from '../similar/findSimilar.ts'
import { unterscheiden, merge } from '../similar/merge.ts'
import { checkRow, settleRow } from '../row/checkRow.ts'
import { gruppeOf } from '../codes/codes.ts'
import { LEER } from '../list/zeilenTabelle.ts'
import { PaarUrteile } from './paarUrteile.ts'
import type { Tisch, TischZeile } from './tisch.ts'

/** Two rows that look like one, as they are shown beside each other. */
export interface PaarAnsicht {
  paar: Paar
  bleibt: TischZeile
  geht: TischZeile
  /** How both would be printed. */
  empfaenger: { bleibt: Empfaenger; geht: Empfaenger }
  /** In what they differ. */
  verschieden: EmpfaengerFeld[]
  /** What the row that stays takes from the other one. */
  uebernimmt: EmpfaengerFeld[]
}

/** Pairs that were found with one row that stays. */
interface Gruppe {
  bleibt: number
  paare: Paar[]
}

function gruppenOf(paare: readonly Paar[]): Gruppe[] {
  const gruppen = new Map<number, Gruppe>()
  for (const paar of paare) {
    const { bleibt } = paar
    const gruppe = gruppen.get(bleibt) ?? { bleibt, paare: [] }
    gruppe.paare.push(paar)
    gruppen.set(bleibt, gruppe)
  }
  return [...gruppen.values()]
}

/** Groups between two breaths. */
const PORTION = 64

/** Rows of a list that look alike, and nobody has decided about. */
export class Paare {
  private gruppen: Gruppe[] = []
  private readonly urteile: PaarUrteile
  private readonly liste: AdressListe
  private readonly tisch: Tisch

  constructor(liste: AdressListe, tisch: Tisch) {
    this.liste = liste
    this.tisch = tisch
    this.urteile = new PaarUrteile(liste, (index) => checkRow(liste.roh(index)).empfaenger)
  }

  /** Looks through all rows that are printed; each step yields the share done. */
  *suche(arten: readonly AehnlichArt[]): Generator<number, void> {
    const { liste } = this
    const gefunden = yield* findSimilar(
      {
        anzahl: liste.laenge,
        empfaenger: (index) => {
          if (!this.zaehlt(index)) return null
          // By far most rows: nothing was found in them, so that nothing is to be put in order.
          return liste.maske(index) === 0 ? settleRow(liste.roh(index)) : checkRow(liste.roh(index)).empfaenger
        },
      },
      arten,
    )
    this.gruppen = gruppenOf(gefunden)
    this.urteile.begin(gefunden.flatMap(({ bleibt, geht }) => [bleibt, geht]))
  }

  /** Looks at pairs again whose rows changed, so that `offene` need not; each step yields the share done. */
  *lookUp(): Generator<number, void> {
    for (const [at, gruppe] of this.gruppen.entries()) {
      if (at % PORTION === 0) yield at / this.gruppen.length
      this.offeneVon(gruppe)
    }
  }

  /** Pairs that are still to be decided. */
  offene(): Paar[] {
    return [...this.gruppen.flatMap((gruppe) => this.offeneVon(gruppe)), ...this.gleiche()]
  }

  private zaehlt(index: number): boolean {
    const mask = this.liste.maske(index)
    return mask !== LEER && gruppeOf(mask) !== 'ausgeschlossen'
  }

  /** Of a group what still looks alike: where the row that was to stay has gone, the others are left with each other. */
  private offeneVon({ bleibt, paare }: Gruppe): Paar[] {
    const bleibende: number[] = this.zaehlt(bleibt) ? [bleibt] : []
    const offen: Paar[] = []
    for (const gefunden of paare) {
      const { geht } = gefunden
      if (!this.zaehlt(geht)) continue
      const paar = this.paarMit(bleibende, gefunden)
      if (paar === null) bleibende.push(geht)
      else if (this.liste.bearbeitung.zustand(geht)?.keinPaar !== true) offen.push(paar)
    }
    return offen
  }

  /** The pair of a row with the first one that it still looks like. */
  private paarMit(bleibende: readonly number[], gefunden: Paar): Paar | null {
    const { art, geht } = gefunden
    for (const bleibt of bleibende) {
      const unberuehrt = bleibt === gefunden.bleibt && this.urteile.isAsThen(bleibt) && this.urteile.isAsThen(geht)
      if (unberuehrt) return gefunden
      const urteil = this.urteile.zu(bleibt, geht, art)
      if (urteil !== null) return { art, bleibt, geht, gruende: urteil.gruende, sicherheit: urteil.sicherheit }
    }
    return null
  }

  /** Repetitions with something that would be lost with them. */
  private gleiche(): Paar[] {
    return this.liste.ergaenzende().map(({ erste, spaetere }) => ({
      art: 'person',
      bleibt: erste,
      geht: spaetere,
      gruende: [],
      sicherheit: 1,
      gleich: true,
    }))
  }

  /** Some pairs with their rows. */
  ansicht(von: number, anzahl: number): PaarAnsicht[] {
    return this.offene()
      .slice(von, von + anzahl)
      .map((paar) => {
        const empfaenger = {
          bleibt: checkRow(this.liste.roh(paar.bleibt)).empfaenger,
          geht: checkRow(this.liste.roh(paar.geht)).empfaenger,
        }
        return {
          paar,
          bleibt: this.tisch.zeile(paar.bleibt),
          geht: this.tisch.zeile(paar.geht),
          empfaenger,
          verschieden: unterscheiden(empfaenger.bleibt, empfaenger.geht),
          uebernimmt: unterscheiden(empfaenger.bleibt, merge(empfaenger.bleibt, empfaenger.geht)),
        }
      })
  }
}
