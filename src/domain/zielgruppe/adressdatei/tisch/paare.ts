import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import type { AdressListe } from '../adressListe.ts'
import type { AehnlichArt, Paar } from '../aehnlich/arten.ts'
import { findeAehnliche } from '../aehnlich/findeAehnliche.ts'
import { unterscheiden } from '../aehnlich/verschmelze.ts'
import { checkRow, type RohZeile } from '../checkRow.ts'
import { gruppeOf } from '../codes.ts'
import { trenneHausnummer } from '../repairs.ts'
import { LEER } from '../zeilenTabelle.ts'
import type { Tisch, TischZeile } from './tisch.ts'

/** Two rows that look like one, as they are shown beside each other. */
export interface PaarAnsicht {
  paar: Paar
  bleibt: TischZeile
  geht: TischZeile
  /** How both would be printed. */
  empfaenger: { bleibt: Empfaenger; geht: Empfaenger }
  /** In what they differ. */
  verschieden: (keyof Empfaenger)[]
}

const LEERER: Empfaenger = {
  anrede: '',
  titel: '',
  vorname: '',
  nachname: '',
  firma: '',
  zusatz: '',
  strasse: '',
  hausnummer: '',
  plz: '',
  ort: '',
  land: '',
  kundennummer: '',
  gutscheincode: '',
}

/** The recipient of a row in which nothing was found; a quarter of the cost of checking it once more. */
function schlicht({ strasseHausnummer, ...roh }: RohZeile): Empfaenger {
  const strasse = strasseHausnummer === undefined ? {} : trenneHausnummer(strasseHausnummer)
  return { ...LEERER, ...roh, ...strasse }
}

/** Rows of a list that look alike, and nobody has decided about. */
export class Paare {
  private gefunden: Paar[] = []
  private readonly liste: AdressListe
  private readonly tisch: Tisch

  constructor(liste: AdressListe, tisch: Tisch) {
    this.liste = liste
    this.tisch = tisch
  }

  /** Looks through all rows that are printed; each step yields the share done. */
  *suche(arten: readonly AehnlichArt[]): Generator<number, void> {
    const { liste } = this
    this.gefunden = yield* findeAehnliche(
      {
        anzahl: liste.laenge,
        empfaenger: (index) => {
          const mask = liste.maske(index)
          if (mask === LEER || gruppeOf(mask) === 'ausgeschlossen') return null
          // By far most rows: nothing was found in them, so that nothing is to be put in order.
          return mask === 0 ? schlicht(liste.roh(index)) : checkRow(liste.roh(index)).empfaenger
        },
      },
      arten,
    )
  }

  /** Pairs that are still to be decided. */
  offene(): Paar[] {
    const { liste } = this
    const zaehlt = (index: number) => {
      const mask = liste.maske(index)
      return mask !== LEER && gruppeOf(mask) !== 'ausgeschlossen'
    }
    const aehnliche = this.gefunden.filter(
      ({ bleibt, geht }) => zaehlt(bleibt) && zaehlt(geht) && liste.bearbeitung.zustand(geht)?.keinPaar !== true,
    )
    return [...aehnliche, ...this.gleiche()]
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
        }
      })
  }
}
