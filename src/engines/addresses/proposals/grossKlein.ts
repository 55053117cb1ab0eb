import { geschlechtVon, isVorname } from '#src/base/names/vornamen.ts'
import { KLEINE_WOERTER, NAMENSZUSATZ } from '#src/base/names/woerter.ts'

export const HAT_KLEINE = /\p{Ll}/u
export const HAT_GROSSE = /\p{Lu}/u

/** A capital and a small letter of ASCII at the beginning: by far most cells, and much cheaper to see. */
function beginsAsUsual(text: string): boolean {
  const first = text.charCodeAt(0)
  const second = text.charCodeAt(1)
  return first >= 65 && first <= 90 && second >= 97 && second <= 122
}

/** All capitals, all small, or turned round by the lock key ("mÜLLER"); umlauts and "ß" may be left small ("MüLLER"). */
export function isFalschGeschrieben(text: string): boolean {
  if (beginsAsUsual(text)) return false
  const gross = HAT_GROSSE.test(text)
  if (!gross) return HAT_KLEINE.test(text)
  return (
    (!HAT_KLEINE.test(text.replaceAll(/[äöüß]/g, '')) && /\p{Lu}{2}/u.test(text)) || /^\p{Ll}\p{Lu}{2,}$/u.test(text)
  )
}

export const gross = (wort: string): string => {
  const small = wort.toLocaleLowerCase('de')
  return small.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('de'))
}

const ROEMISCH = /^(?:ii|iii|iv|vi|vii|viii|ix|xi|xii|xiii|xiv)$/iu
const MAC = /^mac(?:donald|arthur|gregor|kenzie|leod|pherson|allister|intyre|farlane|millan|lean|namara)$/u

/** One part of a name, without hyphens and blanks. */
export function namensteil(teil: string): string {
  const small = teil.toLocaleLowerCase('de')
  if (/^mc\p{L}{3}/u.test(small)) return `Mc${gross(small.slice(2))}`
  if (MAC.test(small)) return `Mac${gross(small.slice(3))}`
  const apostroph = /^([dlmno])(['’])(\p{L}{2,})$/u.exec(small)
  if (apostroph) return `${gross(apostroph[1] ?? '')}${apostroph[2] ?? ''}${gross(apostroph[3] ?? '')}`
  if (/^(?:\p{L}\.)+$/u.test(small)) return small.toLocaleUpperCase('de')
  return gross(small)
}

/** Applies a way to write to each part of words with hyphens or slashes; parts after the first may be small. */
export function jeTeil(wort: string, klein: ReadonlySet<string>, write: (teil: string) => string): string {
  return wort
    .split(/([-/])/u)
    .map((teil, index) => (index > 0 && klein.has(teil.toLowerCase()) ? teil.toLowerCase() : write(teil)))
    .join('')
}

/** Abbreviations around a name, written small. */
const BEIM_NAMEN = /^\(?(?:jun|sen|jr|sr|geb|gen|verw|verh|gesch)\.\)?$/iu

/** Behind these "V." is no initial. */
const ADEL = /^(?:graf|gräfin|freiherr|frhr\.|freifrau|baron|baronin)$/iu

/** "U." between two names is "und"; behind a first name it may be an initial ("Karl U. Meier"). */
function isAnd(wort: string, davor: string | undefined, danach: string | undefined): boolean {
  if (wort.toLowerCase() !== 'u.' || davor === undefined || danach === undefined) return false
  const [erster, zweiter] = [geschlechtVon(davor), geschlechtVon(danach)]
  return erster === null ? !isVorname(davor) : zweiter !== null && zweiter !== erster
}

/** A word of a name that stands small there. */
function isSmall(words: readonly string[], index: number): boolean {
  const wort = (words[index] ?? '').toLowerCase()
  const davor = words[index - 1]
  if ((BEIM_NAMEN.test(wort) && (index > 0 || wort.startsWith('('))) || isAnd(wort, davor, words[index + 1]))
    return true
  if (index === words.length - 1) return false
  if (wort === 'v.' && ADEL.test(davor ?? '')) return true
  return NAMENSZUSATZ.has(wort) || (/^l[ao]s?$/u.test(wort) && davor?.toLowerCase() === 'de')
}

/** A name in German case. */
export function nameInSchreibweise(text: string): string {
  const words = text.split(' ')
  return words
    .map((wort, index) => {
      if (isSmall(words, index)) return wort.toLowerCase()
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
