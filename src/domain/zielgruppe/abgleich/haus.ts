import { hausnummerOf, hausnummerStamm, strasseWort } from '#src/engines/addresses/matching.ts'
import { isDatum } from '#src/engines/addresses/rules.ts'

/** Where somebody lives, as it is compared. */
export interface Haus {
  /** House number as one integer (`hausnummerOf`); 0 without one. */
  nummer: number
  /** Numbers under which the house is looked for: both ends of a range, and one that stands in the street. 0: none. */
  staemme: readonly number[]
  /** Street by its sound, "str." as "straße". */
  strasse: string
  /** First letter of its first word that is no preposition: it survives slips and abbreviations. */
  anfang: string
}

/** Up to the first number, its letter and its range: "12 Hinterhaus", "12 // 3. OG" and "12, Whg. 5" are 12. */
const NUMMER_VORN = /\d{1,4}(?:\s?[a-z](?![\p{L}\d]))?(?:\s?[-–/+]\s?\d{1,4}(?!\s?\.)(?:\s?[a-z](?!\p{L}))?)?/iu
/** A text before and from the first number that is no day of a month: "Hauptstr. 12 Hinterhaus", not "Straße des 17. Juni". */
function anDerNummer(text: string): { vorn: string; ab: string } | null {
  for (const { 0: ziffern, index } of text.matchAll(/\d+/g)) {
    const vorn = text.slice(0, index)
    const ende = index + ziffern.length
    if (ziffern.length > 4 || !/\p{L}/u.test(vorn) || /^ ?\. ?\p{L}/u.test(text.slice(ende, ende + 4))) continue
    return { vorn: vorn.replaceAll(',', ' ').trim(), ab: text.slice(index) }
  }
  return null
}

/** Words that lists leave out or shorten as they like. */
const NEBENWORT = /^(?:a|d|dr|prof|in|im|auf|zum|zur|zu|unter|ober|hinter|vor|bei|sankt|gr|kl|the)$/

/** Where a digit stands in a text, if any does. */
export const ZIFFER = /\d/

/** Texts that are kept as they were read: lists repeat them. */
const GEMERKT = 50_000

/** A function of a text, whose answers are kept. */
export function gemerkt<T>(compute: (text: string) => T): (text: string) => T {
  const bekannt = new Map<string, T>()
  return (text) => {
    const there = bekannt.get(text)
    if (there !== undefined) return there
    if (bekannt.size >= GEMERKT) bekannt.clear()
    const fresh = compute(text)
    bekannt.set(text, fresh)
    return fresh
  }
}

const nummerOf = gemerkt((text) => (isDatum(text) ? 0 : hausnummerOf(NUMMER_VORN.exec(text)?.[0] ?? '')))

function teile(strasse: string, hausnummer: string): { strasse: string; hausnummer: string; zweite: string } {
  const getrennt = ZIFFER.test(strasse) ? anDerNummer(strasse) : null
  if (getrennt === null) return { strasse, hausnummer, zweite: '' }
  const { vorn, ab: zweite } = getrennt
  if (!ZIFFER.test(hausnummer)) return { strasse: vorn, hausnummer: zweite, zweite: '' }
  // The same number in both cells is no part of the street's name.
  const doppelt = nummerOf(zweite) === nummerOf(hausnummer)
  return { strasse: doppelt ? vorn : strasse, hausnummer, zweite: doppelt ? '' : zweite }
}

/** Both ends of a range: its mail may name either. */
function staemmeOf(nummer: number): number[] {
  const von = hausnummerStamm(nummer)
  const weite = (nummer >> 5) & 15
  return weite === 0 ? [von] : [von, von + weite]
}

const strasseOf = gemerkt((text): Pick<Haus, 'strasse' | 'anfang'> => {
  const wort = strasseWort(text)
  const anfang = wort.teile.find((teil) => !NEBENWORT.test(teil)) ?? wort.text
  return { strasse: wort.laut, anfang: anfang.slice(0, 1) }
})

/** The numbers under which somebody's house is looked for; 0: none. */
export function staemmeVon(anschrift: { strasse: string; hausnummer: string }): number[] {
  const { hausnummer, zweite } = teile(anschrift.strasse, anschrift.hausnummer)
  const staemme = staemmeOf(nummerOf(hausnummer))
  return zweite === '' ? staemme : [...new Set([...staemme, ...staemmeOf(nummerOf(zweite))])]
}

/** The house of an address, whatever was written behind its number or into the street. */
export function hausOf(anschrift: { strasse: string; hausnummer: string }): Haus {
  const { strasse, hausnummer } = teile(anschrift.strasse, anschrift.hausnummer)
  return { nummer: nummerOf(hausnummer), staemme: staemmeVon(anschrift), ...strasseOf(strasse) }
}
