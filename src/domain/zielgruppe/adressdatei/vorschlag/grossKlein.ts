import { isVorname } from './vornamen.ts'
import wortlisten from './wortlisten.json' with { type: 'json' }
import { KLEINE_WOERTER, NAMENSZUSATZ, rechtsform } from './woerter.ts'

const HAT_KLEINE = /\p{Ll}/u
const HAT_GROSSE = /\p{Lu}/u

/** A capital and a small letter of ASCII at the beginning: by far most cells, and much cheaper to see. */
function beginntUeblich(text: string): boolean {
  const first = text.charCodeAt(0)
  const second = text.charCodeAt(1)
  return first >= 65 && first <= 90 && second >= 97 && second <= 122
}

/** All capitals, all small, or turned round by the lock key ("mÜLLER"); "ß" has no capital in most lists. */
export function isFalschGeschrieben(text: string): boolean {
  if (beginntUeblich(text)) return false
  const gross = HAT_GROSSE.test(text)
  if (!gross) return HAT_KLEINE.test(text)
  return (!HAT_KLEINE.test(text.replaceAll('ß', '')) && /\p{Lu}{2}/u.test(text)) || /^\p{Ll}\p{Lu}{2,}$/u.test(text)
}

const gross = (wort: string): string => {
  const small = wort.toLocaleLowerCase('de')
  return small.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('de'))
}

const ROEMISCH = /^(?:ii|iii|iv|vi|vii|viii|ix|xi|xii|xiii|xiv)$/iu
const MAC = /^mac(?:donald|arthur|gregor|kenzie|leod|pherson|allister|intyre|farlane|millan|lean|namara)$/u

/** One part of a name, without hyphens and blanks. */
function namensteil(teil: string): string {
  const small = teil.toLocaleLowerCase('de')
  if (/^mc\p{L}{3}/u.test(small)) return `Mc${gross(small.slice(2))}`
  if (MAC.test(small)) return `Mac${gross(small.slice(3))}`
  const apostroph = /^([od])(['’])(\p{L}{2,})$/u.exec(small)
  if (apostroph) return `${gross(apostroph[1] ?? '')}${apostroph[2] ?? ''}${gross(apostroph[3] ?? '')}`
  if (/^(?:\p{L}\.)+$/u.test(small)) return small.toLocaleUpperCase('de')
  return gross(small)
}

/** Applies a way to write to each part of hyphened words; parts after the first may be small. */
function jeTeil(wort: string, klein: ReadonlySet<string>, schreibe: (teil: string) => string): string {
  return wort
    .split('-')
    .map((teil, index) => (index > 0 && klein.has(teil.toLowerCase()) ? teil.toLowerCase() : schreibe(teil)))
    .join('-')
}

/** A name in German case. */
export function nameInSchreibweise(text: string): string {
  const words = text.split(' ')
  return words
    .map((wort, index) => {
      if (index < words.length - 1 && NAMENSZUSATZ.has(wort.toLowerCase())) return wort.toLowerCase()
      if (index > 0 && ROEMISCH.test(wort)) return wort.toUpperCase()
      return jeTeil(wort, NAMENSZUSATZ, namensteil)
    })
    .join(' ')
}

/** Words whose "ß" became "SS" in capitals; in names the letters stay, since "Weiss" and "Gross" are names as well. */
const ESZETT: readonly (readonly [RegExp, string])[] = [
  [/strasse(?!r)/gu, 'straße'],
  [/preuss(?=e|isch)/gu, 'preuß'],
  [/^weiss(?=e[nrs]?$|dorn|en[bs])/gu, 'weiß'],
  [/^gross(?=e[nrs]?$|en)/gu, 'groß'],
  [/fliess(?=$|e[ns]?$)/gu, 'fließ'],
]

const mitEszett = (small: string): string => ESZETT.reduce((text, [von, zu]) => text.replaceAll(von, zu), small)
const KLEINE_TEILE = new Set([...KLEINE_WOERTER, ...NAMENSZUSATZ])

/** A street or a place in German case; words with digits stay as they are. */
export function strasseInSchreibweise(text: string): string {
  return text
    .split(' ')
    .map((wort, index) => {
      if (/^\d|^\p{L}{1,2}\d/u.test(wort)) return wort
      if (index > 0 && KLEINE_WOERTER.has(wort.toLowerCase())) return wort.toLowerCase()
      if (index > 0 && ROEMISCH.test(wort)) return wort.toUpperCase()
      const written = jeTeil(wort, KLEINE_TEILE, (teil) => namensteil(mitEszett(teil.toLocaleLowerCase('de'))))
      return written.replaceAll(/[./(]\p{Ll}/gu, (letters) => letters.toLocaleUpperCase('de'))
    })
    .join(' ')
}

const FIRMEN_KLEIN = new Set(
  'und für der die das des dem den von vom zu zum zur am an im in bei mit auf aus'.split(' '),
)
/** Short words of firms that are no abbreviation. */
const FIRMEN_WORT = new Set(wortlisten.firmenwoerter.split(' '))
const isFirmenwort = (wort: string): boolean => FIRMEN_WORT.has(wort.toLocaleLowerCase('de')) || isVorname(wort)
const VOKAL = /[aeiouyäöü]/iu

function firmenwort(wort: string, index: number, grosseZeile: boolean): string {
  const form = rechtsform(wort.replace(/,$/, ''))
  if (form !== undefined && (index > 0 || form.length > 3)) return wort.endsWith(',') ? `${form},` : form
  const small = wort.toLocaleLowerCase('de')
  if (/^co\.?$/u.test(small)) return gross(small)
  if (index > 0 && FIRMEN_KLEIN.has(small)) return small
  const letters = wort.replaceAll(/[^\p{L}]/gu, '')
  if (/\d/.test(wort)) return wort
  if (grosseZeile && !isFirmenwort(letters) && (letters.length <= 4 || !VOKAL.test(letters))) return wort
  return jeTeil(wort, FIRMEN_KLEIN, namensteil)
}

/** A firm in German case; abbreviations such as BMW stay, and a lone word in capitals is a brand. */
export function firmaInSchreibweise(text: string): string {
  const words = text.split(' ')
  const grosseZeile = HAT_GROSSE.test(text)
  const named = words.filter((wort) => rechtsform(wort) === undefined)
  if (words.length === 1 && (grosseZeile || !HAT_KLEINE.test(text))) return text
  if (grosseZeile && named.length === 1 && (named[0]?.length ?? 0) <= 5) return words.map(formOnly).join(' ')
  return words.map((wort, index) => firmenwort(wort, index, grosseZeile)).join(' ')
}

const formOnly = (wort: string, index: number): string => (index > 0 ? (rechtsform(wort) ?? wort) : wort)

/** A firm whose name is well and whose legal form is not: "Müller Gmbh". */
export function rechtsformInSchreibweise(text: string): string {
  return text
    .split(' ')
    .map((wort, index) => (/^(?:gmbh|kgaa|ohg|gbr|e\.v\.)$/iu.test(wort) ? formOnly(wort, index) : wort))
    .join(' ')
}
