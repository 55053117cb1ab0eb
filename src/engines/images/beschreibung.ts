import { findAnschriften } from './personenbezug/anschrift.ts'
import { findIbans } from './personenbezug/iban.ts'
import { findMails } from './personenbezug/mail.ts'
import type { Bereich } from './personenbezug/stelle.ts'
import { findTelefone } from './personenbezug/telefon.ts'

export interface Personenbezug {
  art: 'mail' | 'telefon' | 'anschrift' | 'iban'
  /** As it was typed. */
  stelle: string
}

/** Surest first: the digits of an account are no telephone number, those of a telephone no postal code. */
const SUCHE: readonly { art: Personenbezug['art']; find: (text: string) => Bereich[] }[] = [
  { art: 'mail', find: findMails },
  { art: 'iban', find: findIbans },
  { art: 'anschrift', find: findAnschriften },
  { art: 'telefon', find: findTelefone },
]

/**
 * Personal data in the description of a picture, in the order of the text, before it leaves for a foreign service. Finds
 * what has a form; a name alone has none. What a picture may well show (a shop in a street, a year, a size) is no finding.
 */
export function checkBeschreibung(text: string): Personenbezug[] {
  const found: (Bereich & { art: Personenbezug['art'] })[] = []
  for (const { art, find } of SUCHE) {
    const taken = found.toSorted((a, b) => a.von - b.von)
    let at = 0
    for (const bereich of find(text)) {
      while ((taken[at]?.bis ?? Infinity) <= bereich.von) at++
      if ((taken[at]?.von ?? Infinity) >= bereich.bis) found.push({ ...bereich, art })
    }
  }
  return found.toSorted((a, b) => a.von - b.von).map(({ art, von, bis }) => ({ art, stelle: text.slice(von, bis) }))
}
