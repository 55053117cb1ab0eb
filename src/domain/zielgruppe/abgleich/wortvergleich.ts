import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { Merkmale, Vergleich } from '#src/engines/addresses/matching.ts'
import type { FirmaLesart, PersonLesart } from './lesarten.ts'
import { ziffern, type Gelesen } from './merkmale.ts'

/** Pairs after which the tables of words are made anew: they keep every text that they saw. */
const PAARE = 100_000

const NIEMAND: Omit<Empfaenger, 'strasse' | 'hausnummer' | 'plz' | 'ort'> = {
  anrede: '',
  titel: '',
  vorname: '',
  nachname: '',
  firma: '',
  zusatz: '',
  land: '',
  kundennummer: '',
  gutscheincode: '',
}

/** The judgement of duplicates about two who were not read in one list. */
export class Wortvergleich {
  private merkmale = new Merkmale(2)
  private vergleich = new Vergleich(this.merkmale)
  private paare = 0

  /** Whether both are likely one. */
  isOne(a: Gelesen, b: Gelesen): boolean {
    if (++this.paare % PAARE === 0) {
      this.merkmale = new Merkmale(2)
      this.vergleich = new Vergleich(this.merkmale)
    }
    return (
      a.personen.some((one) => b.personen.some((other) => this.person([a, one], [b, other]))) ||
      a.firmen.some((one) => !one.mitPerson && b.firmen.some((other) => this.firma([a, one], [b, other])))
    )
  }

  private read(row: number, { anschrift }: Gelesen, name: Partial<Empfaenger>): void {
    this.merkmale.read(row, { ...NIEMAND, ...anschrift, ...name })
  }

  private person(...beide: [[Gelesen, PersonLesart], [Gelesen, PersonLesart]]): boolean {
    // Numbers tell apart what a slip would not.
    const [[, { nach: one }], [, { nach: other }]] = beide
    if (ziffern(one.join('')) !== ziffern(other.join(''))) return false
    for (const [row, [wer, { vor, nach, generation }]] of beide.entries())
      this.read(row, wer, {
        vorname: vor.join(' '),
        nachname: nach.join(' '),
        zusatz: generation === 2 ? 'jun.' : generation === 1 ? 'sen.' : '',
      })
    return this.vergleich.person(0, 1, 0) !== null
  }

  private firma(...beide: [[Gelesen, FirmaLesart], [Gelesen, FirmaLesart]]): boolean {
    for (const [row, [wer, { kern }]] of beide.entries()) this.read(row, wer, { firma: kern.join(' ') })
    return this.vergleich.firma(0, 1) !== null
  }
}
