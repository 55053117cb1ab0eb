import type { Seite } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { adressZeilen, genannteWerte, isSameSpalte, isSameWert } from '#src/engines/print/rules.ts'
import { maskWords } from '#src/domain/zielgruppe/maskWords.ts'

/** Text that keeps its length and the first letter of each word, so that the sheet looks as it will be. */
function mask(text: string): string {
  return maskWords(text, 'gleichLang')
}

/**
 * A recipient for people outside: real lengths, nobody's address. Form of address, title and place stay, and of own
 * columns what a condition of the design names: which layers are there tells it anyway.
 */
export function maskEmpfaenger(e: Empfaenger, seiten: readonly Seite[] = []): Empfaenger {
  const genannt = genannteWerte(seiten)
  const isGenannt = (name: string, wert: string) =>
    genannt.some(({ spalte, werte }) => isSameSpalte(spalte, name) && werte.some((one) => isSameWert(one, wert)))
  return {
    anrede: e.anrede,
    titel: e.titel,
    vorname: mask(e.vorname),
    nachname: mask(e.nachname),
    firma: mask(e.firma),
    zusatz: mask(e.zusatz),
    strasse: mask(e.strasse),
    hausnummer: mask(e.hausnummer),
    plz: `${e.plz.slice(0, 2)}${'0'.repeat(Math.max(0, e.plz.length - 2))}`,
    ort: e.ort,
    land: e.land,
    kundennummer: mask(e.kundennummer),
    gutscheincode: mask(e.gutscheincode),
    ...(e.spalten && {
      spalten: Object.fromEntries(
        Object.entries(e.spalten).map(([name, wert]) => [name, isGenannt(name, wert) ? wert : mask(wert)]),
      ),
    }),
  }
}

/** A sentence for people outside: lines of an address of these recipients are masked in it. */
export function maskSatz(satz: string, empfaenger: readonly Empfaenger[]): string {
  const zeilen = empfaenger.flatMap((e) => adressZeilen(e)).toSorted((a, b) => b.length - a.length)
  return zeilen.reduce((text, zeile) => (zeile === '' ? text : text.replaceAll(zeile, mask(zeile))), satz)
}
