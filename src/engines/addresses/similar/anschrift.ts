import { readHausnummer } from '../row/anschrift.ts'
import { isDatum } from '../read/tabellenfehler.ts'
import { distance } from '#src/base/text/distance.ts'
import { erlaubt } from './wort.ts'
import { grundBit } from './arten.ts'
import { GLEICH, type Urteil } from './urteil.ts'
import { areCounted, wortOf, worteOf, type Wort } from './wort.ts'

const STRASSE = grundBit('strasse')
const ANDERS_GESCHRIEBEN: Urteil = { kosten: 0.03, gruende: STRASSE }
const ABGEKUERZT: Urteil = { kosten: 0.08, gruende: STRASSE }
const DREHER: readonly Urteil[] = [0, 0.1, 0.16, 0.2].map((kosten) => ({ kosten, gruende: STRASSE }))
const OHNE_ZUSATZ: Urteil = { kosten: 0.12, gruende: grundBit('hausnummer') }
const NUMMER_FEHLT: Urteil = { kosten: 0.22, gruende: grundBit('hausnummer') }
const PLZ: Urteil = { kosten: 0.14, gruende: grundBit('plz') }

const KURZ: readonly (readonly [RegExp, string])[] = [
  [/(?:strasse|str)$/, 'strasse'],
  [/(?:platz|pl)$/, 'platz'],
  [/(?:allee|all)$/, 'allee'],
  [/wg$/, 'weg'],
  [/^(?:st|skt|sankt)$/, 'sankt'],
  [/^(?:gr|grosse[rns]?)$/, 'gr'],
  [/^(?:kl|kleine[rns]?)$/, 'kl'],
  [/^(?:a|am|an)$/, 'a'],
  [/^(?:d|der|dem|den)$/, 'd'],
  [/^(?:dr|doktor)$/, 'dr'],
]

export function strasseWort(text: string): Wort {
  return wortOf(worteOf(text).map((teil) => KURZ.reduce((kurz, [lang, ersatz]) => kurz.replace(lang, ersatz), teil)))
}

function isShortening(a: string, b: string): boolean {
  return a === b || (a.length >= 1 && b.startsWith(a)) || (b.length >= 1 && a.startsWith(b))
}

/** "Joh.-Seb.-Bach-Str." for "Johann-Sebastian-Bach-Straße": as many words, each the beginning of the other. */
function isShortened(a: Wort, b: Wort): boolean {
  if (a.teile.length !== b.teile.length || a.teile.length < 2) return false
  return a.teile.every((teil, at) => isShortening(teil, b.teile[at] ?? ''))
}

function ohneArt(text: string): string {
  return text.replace(/(?:strasse|weg|platz|allee|gasse|ring)$/, '')
}

/** Two street names that both have their share of the list. */
function beideHaeufig(a: Wort, b: Wort): boolean {
  const least = Math.min(a.anzahl, b.anzahl)
  return least >= 4 && least * 20 >= Math.max(a.anzahl, b.anzahl)
}

/** null for two different streets. */
export function compareStrassen(a: Wort, b: Wort): Urteil | null {
  if (a === b || a.text === b.text) return a === b ? GLEICH : { kosten: 0, gruende: STRASSE }
  if (a.text === '' || b.text === '' || areCounted(a, b)) return null
  if (a.ohneUmlaut === b.ohneUmlaut || a.laut === b.laut) return ANDERS_GESCHRIEBEN
  if (isShortened(a, b)) return ABGEKUERZT
  if (beideHaeufig(a, b)) return null
  // "Lindenstraße" and "Linde": what kind of street was left out.
  const [kernA, kernB] = [ohneArt(a.text), ohneArt(b.text)]
  if (kernA === kernB && (kernA === a.text || kernB === b.text)) return ABGEKUERZT
  const most = erlaubt(kernA, kernB) + (a.klang === b.klang ? 1 : 0)
  const weit = most === 0 ? 1 : distance(a.text, b.text, most)
  return weit > most ? null : (DREHER[weit] ?? null)
}

/** Letters by their place, then the parts of a house number: of five bits 30 are used. */
const BUCHSTABEN = ' abcdefghijklmnopqrstuvwxyz¼½¾'

/** A house number as one integer: first number, length of a range, letter. 0 without one, and for a date. */
export function hausnummerOf(text: string): number {
  const teile = isDatum(text) ? null : readHausnummer(text)
  if (teile === null) return 0
  const weite = Math.min(15, Math.max(0, teile.bis - teile.von))
  return teile.von * 512 + weite * 32 + Math.max(0, BUCHSTABEN.indexOf(teile.buchstabe))
}

export const hausnummerStamm = (nummer: number): number => Math.floor(nummer / 512)

/** "12" and "12 a", "12-14" and "12" or "14" are one house; "12" and "14" are two, and so are "12 a" and "12 b". */
export function compareHausnummern(a: number, b: number): Urteil | null {
  if (a === b) return GLEICH
  if (a === 0 || b === 0) return NUMMER_FEHLT
  const [vonA, vonB] = [hausnummerStamm(a), hausnummerStamm(b)]
  const [weiteA, weiteB] = [(a >> 5) & 15, (b >> 5) & 15]
  if (vonA === vonB) return (a & 31) !== 0 && (b & 31) !== 0 && (a & 31) !== (b & 31) ? null : OHNE_ZUSATZ
  const innen = (vonA > vonB && vonA <= vonB + weiteB) || (vonB > vonA && vonB <= vonA + weiteA)
  return innen && ((vonA ^ vonB) & 1) === 0 ? OHNE_ZUSATZ : null
}

/** "24" and "42": taken for one only where name and street are the same to the letter. */
export function areDigitsSwapped(a: number, b: number): boolean {
  const [one, two] = [String(hausnummerStamm(a)), String(hausnummerStamm(b))]
  return one.length === two.length && one.length > 1 && distance(one, two, 1) === 1 && sortiert(one) === sortiert(two)
}

const sortiert = (text: string): string => Array.from(text).toSorted().join('')

/** "Frankfurt" and "Frankfurt am Main", or a slip. */
function gleicherOrt(a: Wort, b: Wort): boolean {
  if (a.text === '' || b.text === '') return false
  if (a.teile[0] === b.teile[0] || a.laut === b.laut) return true
  const most = erlaubt(a.text, b.text)
  return most > 0 && distance(a.text, b.text, most) <= most
}

const ziffern = (plz: number): string => String(plz).padStart(5, '0')

/** One digit wrong or two swapped, and the same town. */
export function comparePlz(a: number, b: number, ortA: Wort, ortB: Wort): Urteil | null {
  if (a === b) return GLEICH
  return distance(ziffern(a), ziffern(b), 1) === 1 && gleicherOrt(ortA, ortB) ? PLZ : null
}
