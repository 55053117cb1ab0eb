import { findeAnschriften } from './personenbezug/anschrift.ts'
import { findeIbans } from './personenbezug/iban.ts'
import { findeMails } from './personenbezug/mail.ts'
import type { Bereich } from './personenbezug/stelle.ts'
import { findeTelefone } from './personenbezug/telefon.ts'

export interface Personenbezug {
  art: 'mail' | 'telefon' | 'anschrift' | 'iban'
  /** As it was typed. */
  stelle: string
}

/** Surest first: the digits of an account are no telephone number, those of a telephone no postal code. */
const SUCHE: readonly { art: Personenbezug['art']; finde: (text: string) => Bereich[] }[] = [
  { art: 'mail', finde: findeMails },
  { art: 'iban', finde: findeIbans },
  { art: 'anschrift', finde: findeAnschriften },
  { art: 'telefon', finde: findeTelefone },
]

/**
 * Personal data in the description of a picture, in the order of the text, before it leaves for a foreign service. Finds
 * what has a form; a name alone has none. What a picture may well show (a shop in a street, a year, a size) is no finding.
 */
export function pruefeBeschreibung(text: string): Personenbezug[] {
  const found: (Bereich & { art: Personenbezug['art'] })[] = []
  for (const { art, finde } of SUCHE) {
    const taken = found.toSorted((a, b) => a.von - b.von)
    let at = 0
    for (const bereich of finde(text)) {
      while ((taken[at]?.bis ?? Infinity) <= bereich.von) at++
      if ((taken[at]?.von ?? Infinity) >= bereich.bis) found.push({ ...bereich, art })
    }
  }
  return found.toSorted((a, b) => a.von - b.von).map(({ art, von, bis }) => ({ art, stelle: text.slice(von, bis) }))
}
