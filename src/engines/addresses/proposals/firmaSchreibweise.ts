import { gross, HAT_GROSSE, HAT_KLEINE, jeTeil, namensteil } from './grossKlein.ts'
import { isVorname } from '#src/base/names/vornamen.ts'
import { titelVorn } from './vorsatz.ts'
import wortlisten from '#src/base/names/wortlisten.json' with { type: 'json' }
import { rechtsform } from '#src/base/names/woerter.ts'

const FIRMEN_KLEIN = new Set(wortlisten.firmenKlein.split(' '))
/** Short words of firms that are no abbreviation. */
const FIRMEN_WORT = new Set(wortlisten.firmenwoerter.split(' '))
/** Abbreviations that stand in capitals, however the rest is written. */
const IMMER_GROSS = new Set('it edv tv hno sb lkw pkw'.split(' '))
/** Abbreviations that begin with a capital alone. */
const MIT_PUNKT = /^(?:gebr|fa|inh|nachf|vorm|ehem|st|co|ges|ing)\.,?$/iu

const VOKAL = /[aeiouyäöü]/iu

/** One part of a word; short letters in a line of capitals may be an abbreviation. */
function firmenteil(teil: string, grosseZeile: boolean, kuerzeste: number): string {
  const letters = teil.replaceAll(/[^\p{L}]/gu, '')
  const small = letters.toLocaleLowerCase('de')
  if (MIT_PUNKT.test(teil)) return gross(teil)
  if (IMMER_GROSS.has(small)) return teil.toLocaleUpperCase('de')
  if (!grosseZeile || FIRMEN_WORT.has(small) || isVorname(letters)) return namensteil(teil)
  return letters.length <= kuerzeste || !VOKAL.test(letters) ? teil : namensteil(teil)
}

function firmenwort(wort: string, index: number, grosseZeile: boolean): string {
  const form = rechtsform(wort.replace(/,$/, ''))
  if (form !== undefined && (index > 0 || form.length > 3)) return wort.endsWith(',') ? `${form},` : form
  const small = wort.toLocaleLowerCase('de')
  if (/^co\.?$/u.test(small)) return gross(small)
  if (index > 0 && FIRMEN_KLEIN.has(small)) return small
  if (/\d/.test(wort)) return wort
  // A part of a longer word tells more than a word of four letters alone.
  const kuerzeste = /[-/]/u.test(wort) ? 3 : 4
  return jeTeil(wort, FIRMEN_KLEIN, (teil) => firmenteil(teil, grosseZeile, kuerzeste))
}

/** A firm in German case; abbreviations such as BMW stay, and a lone word in capitals is a brand. */
export function firmaInSchreibweise(text: string): string {
  const words = text.split(' ')
  const grosseZeile = HAT_GROSSE.test(text)
  const named = words.filter((wort) => rechtsform(wort) === undefined)
  if (words.length === 1 && (grosseZeile || !HAT_KLEINE.test(text))) return text
  if (grosseZeile && named.length === 1 && (named[0]?.length ?? 0) <= 5) return words.map(formOnly).join(' ')
  const written: string[] = []
  for (let at = 0; at < words.length;) {
    const { titel, rest } = titelVorn(words.slice(at).join(' '))
    written.push(titel === '' ? firmenwort(words[at] ?? '', at, grosseZeile) : titel)
    at = titel === '' ? at + 1 : words.length - (rest === '' ? 0 : rest.split(' ').length)
  }
  return written.join(' ')
}

const formOnly = (wort: string, index: number): string => (index > 0 ? (rechtsform(wort) ?? wort) : wort)

/** Legal forms that are no word of their own; the short ones behind a name only, since "5 kg" is a weight. */
const IMMER_FORM = /^(?:gmbh|kgaa|ohg|gbr|e\.v\.)$/iu
const KURZE_FORM = /^(?:kg|ag|ug)$/iu

/** A firm whose name is well and whose legal form is not: "Müller Gmbh", "Müller Gmbh & Co. Kg". */
export function rechtsformInSchreibweise(text: string): string {
  const words = text.split(' ')
  return words
    .map((wort, index) => {
      const behindName = index > 0 && !/\d$/.test(words[index - 1] ?? '')
      return IMMER_FORM.test(wort) || (behindName && KURZE_FORM.test(wort)) ? formOnly(wort, index) : wort
    })
    .join(' ')
}
