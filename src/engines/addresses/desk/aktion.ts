import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import type { Paar } from '../similar/arten.ts'
import type { VorschlagArt } from '../proposals/vorschlag.ts'
import type { Tisch } from './tisch.ts'

/** What somebody does on the desk. */
export type TischAktion =
  | { art: 'zelle'; index: number; feld: AdressFeld; wert: string }
  | { art: 'entferne'; indexe: number[]; entfernt: boolean }
  | { art: 'neueZeile' | 'zurueck' | 'vor' }
  | { art: 'nimmAn'; vorschlag: VorschlagArt | 'sichere' | 'alle'; indexe: number[] | null }
  | { art: 'lehneAb'; vorschlag: VorschlagArt; indexe: number[] | null }
  | { art: 'fasseZusammen'; paare: Pick<Paar, 'bleibt' | 'geht'>[]; mische: boolean }
  | { art: 'trenne' | 'jemandAnderes'; indexe: number[] }

/** Does it, in steps between which others have their turn. */
export function* carryOut(tisch: Tisch, aktion: TischAktion): Generator<number, void> {
  switch (aktion.art) {
    case 'zelle':
      return tisch.setCell(aktion.index, aktion.feld, aktion.wert)
    case 'entferne':
      return tisch.remove(aktion.indexe, aktion.entfernt)
    case 'neueZeile':
      return tisch.neueZeile()
    case 'zurueck':
      return tisch.zurueck()
    case 'vor':
      return tisch.vor()
    case 'nimmAn':
      return yield* tisch.nimmAn(aktion.vorschlag, aktion.indexe)
    case 'lehneAb':
      return tisch.lehneAb(aktion.vorschlag, aktion.indexe)
    case 'fasseZusammen':
      return tisch.fasseZusammen(aktion.paare, aktion.mische)
    case 'trenne':
      return tisch.separate(aktion.indexe)
    case 'jemandAnderes':
      return tisch.settle(aktion.indexe)
    default:
      return aktion satisfies never
  }
}
