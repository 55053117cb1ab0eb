import type { Empfaenger } from '#src/contract/zielgruppe.ts'

/** A name that keeps its length and first letter, so that the sheet looks as it will be. */
function maskWord(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => [...word].map((letter, i) => (i === 0 ? letter : 'x')).join(''))
}

const maskDigits = (text: string) => text.replace(/\d/g, '0')

/** A recipient for people outside: real lengths, nobody's address. Form of address, title and place stay. */
export function maskEmpfaenger(e: Empfaenger): Empfaenger {
  return {
    anrede: e.anrede,
    titel: e.titel,
    vorname: maskWord(e.vorname),
    nachname: maskWord(e.nachname),
    firma: maskWord(e.firma),
    zusatz: maskDigits(maskWord(e.zusatz)),
    strasse: maskDigits(maskWord(e.strasse)),
    hausnummer: maskDigits(maskWord(e.hausnummer)),
    plz: `${e.plz.slice(0, 2)}${'0'.repeat(Math.max(0, e.plz.length - 2))}`,
    ort: e.ort,
    land: e.land,
    kundennummer: maskDigits(maskWord(e.kundennummer)),
    gutscheincode: maskDigits(maskWord(e.gutscheincode)),
  }
}
