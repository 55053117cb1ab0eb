import type { Absender } from '#src/contract/kampagne.ts'

const plain = (part: string) => part.replaceAll(/\s+/g, ' ').trim()

/** Parts of the sender line: company, street, town; what is not there yet is left out. */
export function absenderTeile({ firma, strasse, hausnummer, plz, ort }: Absender): string[] {
  return [firma, `${strasse} ${hausnummer}`, `${plz} ${ort}`].map(plain).filter((part) => part !== '')
}

/** The sender as it stands above every address, and wherever somebody confirms it: the same words. */
export function absenderZeile(absender: Absender): string {
  return absenderTeile(absender).join(' · ')
}
