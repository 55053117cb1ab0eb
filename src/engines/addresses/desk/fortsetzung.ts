import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { ADRESS_FELDER } from '#src/contract/zielgruppe.ts'
import type { AdressListe } from '../list/adressListe.ts'
import { UNBERUEHRT, type Zustand } from '../list/bearbeitung.ts'
import { Bau } from './bau.ts'
import type { Schritt, Verlauf, Wechsel } from './verlauf.ts'

/** Rows between two breaths. */
const PORTION = 1024

type Zustaende = Map<number, Zustand | undefined>

/** A list with what was done to it. */
interface Arbeit {
  liste: AdressListe
  verlauf: Verlauf
}

/** What a step changed in a row, changed in a row that may stand otherwise by now. */
function nochmals({ vorher = UNBERUEHRT, nachher = UNBERUEHRT }: Wechsel): (alt: Zustand) => Zustand {
  const neue: [AdressFeld, string][] = []
  for (const feld of ADRESS_FELDER) {
    const neu = nachher.zellen[feld]
    if (neu !== undefined && neu !== vorher.zellen[feld]) neue.push([feld, neu])
  }
  return (alt) => ({
    zellen: { ...alt.zellen, ...Object.fromEntries(neue) },
    entfernt: nachher.entfernt === vorher.entfernt ? alt.entfernt : nachher.entfernt,
    vonHand: alt.vonHand || nachher.vonHand,
    verschmolzen: alt.verschmolzen || nachher.verschmolzen,
    angenommen: alt.angenommen,
    abgelehnt: [...alt.abgelehnt, ...nachher.abgelehnt.slice(vorher.abgelehnt.length)],
    keinPaar: alt.keinPaar || nachher.keinPaar,
  })
}

/** The work on a list, done once more on the same rows read anew, of which columns may mean something else now. */
class Fortsetzung {
  readonly zustaende: Zustaende = new Map()
  private readonly neueZeilen = new Map<number, number>()
  private readonly jetzt: Arbeit
  private readonly frueher: Arbeit

  constructor(jetzt: Arbeit, frueher: Arbeit) {
    this.jetzt = jetzt
    this.frueher = frueher
    // Those that were taken back, too: they come again when they are done again.
    for (let index = frueher.liste.laenge - 1; index >= 0 && frueher.liste.isNew(index); index--) {
      const neu = jetzt.liste.neueZeile()
      this.neueZeilen.set(index, neu)
      this.zustaende.set(neu, undefined)
    }
  }

  private zustand(index: number): Zustand | undefined {
    return this.zustaende.has(index) ? this.zustaende.get(index) : this.jetzt.liste.bearbeitung.zustand(index)
  }

  *alle(): Generator<number, void> {
    const { verlauf } = this.jetzt
    const { getan, zurueckgenommen, grund, ohneGrund } = this.frueher.verlauf
    // Nobody wants then what the check has just taken by itself.
    if (ohneGrund) this.zurueck()
    for (const schritt of getan) if (schritt.nr !== grund) yield* this.perform(schritt)
    const { stand } = verlauf
    for (const schritt of zurueckgenommen.toReversed()) {
      if (schritt.nr === grund) this.place(verlauf.vor(), 'nachher')
      else yield* this.perform(schritt)
    }
    while (verlauf.stand !== stand) this.zurueck()
  }

  private *perform({ name, wechsel }: Schritt): Generator<number, void> {
    const bau = new Bau(this.jetzt.liste, (index) => this.zustand(index))
    for (const [at, one] of wechsel.entries()) {
      if (at % PORTION === 0) yield at / wechsel.length
      const index = this.neueZeilen.get(one.index) ?? one.index
      const arten = (one.nachher?.angenommen ?? []).slice(one.vorher?.angenommen.length ?? 0)
      // A proposal is made anew: the cell that it was about may come from another column.
      if (arten.length > 0) bau.nimmAn(index, arten)
      else bau.change(index, nochmals(one))
    }
    this.place(this.jetzt.verlauf.remember({ name, wechsel: bau.wechsel() }), 'nachher')
  }

  private zurueck(): void {
    this.place(this.jetzt.verlauf.zurueck(), 'vorher')
  }

  private place(schritt: Schritt | null, seite: 'vorher' | 'nachher'): void {
    for (const wechsel of schritt?.wechsel ?? []) this.zustaende.set(wechsel.index, wechsel[seite])
  }
}

/**
 * Does again what a person did when the same rows were read before, step by step, and takes back again what was taken back;
 * the states that the rows end in. Each step yields a share of it.
 */
export function* resume(jetzt: Arbeit, frueher: Arbeit): Generator<number, Zustaende> {
  const fortsetzung = new Fortsetzung(jetzt, frueher)
  yield* fortsetzung.alle()
  return fortsetzung.zustaende
}
