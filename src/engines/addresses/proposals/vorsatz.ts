import { assignAnrede } from '../read/repairs.ts'
import { geschlechtVon } from '#src/base/names/vornamen.ts'
import { NAMENSZUSATZ } from '#src/base/names/woerter.ts'

/** What stands before a name or behind it: salutations and academic titles. */

const ANREDE_VORN = /^(herrn?|hr\.|frau|fr\.|familie|fam\.|eheleute)\s+(?=\p{L}{2})/iu

/** "Fr." is Friedrich before the name of a man, and nobody knows before a word that may be either. */
function isWoman(rest: string): boolean {
  if (titelVorn(rest).titel !== '') return true
  const [first = '', ...others] = rest.split(' ')
  const geschlecht = geschlechtVon(first)
  return others.length === 0 || NAMENSZUSATZ.has(first.toLowerCase()) ? geschlecht !== 'm' : geschlecht === 'w'
}

/** A salutation before a name, and the name behind it. */
export function anredeVorn(text: string): { anrede: string; rest: string } | null {
  const code = text.charCodeAt(0) | 32
  // h, f, e
  if (code !== 104 && code !== 102 && code !== 101) return null
  const match = ANREDE_VORN.exec(text)
  if (match === null) return null
  const anrede = assignAnrede(match[1] ?? '')
  const rest = text.slice(match[0].length)
  if (anrede === null || anrede === '' || (/^fr\./iu.test(text) && !isWoman(rest))) return null
  return { anrede, rest }
}

/** "c/o" joins nobody. */
const VERBUND = /[&+]|(?<!(?:^|[\s,(])c)\/|(?:^|\s)(?:u\.?|und|oder|sowie)(?=\s|$)/iu

/** True for a text that may name two persons: what stands before the first is not the second's. */
export const hasVerbund = (text: string): boolean => VERBUND.test(text)

/** Branches of learning, behind "Dr.", "Prof." or "Dipl."; each alone or joined without a blank ("rer.nat."). */
const FACH =
  /^(?:(?:agr|biol|cult|dent|em|forest|forst|habil|hum|iur|jur|math|med|mont|mult|nat|oec|paed|päd|pharm|phil|phys|pol|psych|publ|rer|sc|soc|techn|theol|troph|univ|vet)\.)+$/iu
/** The same without their dot, where it is often left out. */
const FACH_OHNE_PUNKT = /^(?:med|jur|iur|dent|habil|phil)$/iu
/** Honorary doctors; in other letters these are initials. */
const EHRENHALBER = /^(?:h\. ?c\.|[eE]\. ?h\.)$/u
const HOCHSCHULE = /^\((?:fh|univ|ba)\)$/iu
/** What begins a title. "Dr" and "Prof" go without their dot. */
const GRAD =
  /^(?:dr\.?|dr\.-ing\.|dres\.|prof\.?|univ\.-prof\.|priv\.-doz\.|ing\.|mag\.|dipl\.?-\p{L}{2,20}\.?(?:-\p{L}{2,20}\.?){0,2}(?:\((?:fh|univ|ba)\))?)$/iu
/** Branches behind "Dipl.", which alone is no title. */
const DIPLOM =
  /^(?:ing|kfm|kffr|kaufmann|kauffrau|betriebswirt(?:in)?|volkswirt(?:in)?|verwaltungswirt(?:in)?|finanzwirt(?:in)?|rechtspfleger(?:in)?|psych|psychologe|psychologin|päd|pädagoge|pädagogin|biol|chem|chemiker(?:in)?|phys|physiker(?:in)?|math|mathematiker(?:in)?|inf|inform|informatiker(?:in)?|oec|geol|geogr|jur|agr|troph|soz|sozpäd|des|designer(?:in)?|journ|übers|dolm|(?:wirt|wirtsch)\.-?ing)\.?(?:\((?:fh|univ|ba)\))?$/iu
/** "PD" alone may be initials. */
const ANFANG = /^(?:prof|dr|dres|dipl|ing\.|mag\.|univ\.-prof|priv\.-doz|pd dr)/iu
/** An abbreviation in small letters: what was taken for the whole title is a part of it. */
const KLEINE_ABKUERZUNG = /^\p{Ll}{2}[\p{L}.-]*\.$/u
const NOCH_EINER = /^(?:\(|(?:dr|prof|dipl)[.-])/iu

/** Words of the title that begins at a word; 0 for none. */
function gradAn(words: readonly string[], at: number): number {
  const wort = words[at] ?? ''
  if (GRAD.test(wort)) return 1
  if (/^pd$/iu.test(wort)) return GRAD.test(words[at + 1] ?? '') ? 1 : 0
  if (!/^dipl\./iu.test(wort)) return 0
  if (wort.length > 5) return DIPLOM.test(wort.slice(5)) ? 1 : 0
  return DIPLOM.test(words[at + 1] ?? '') ? 2 : 0
}

const isFach = (wort: string): boolean => FACH.test(wort) || FACH_OHNE_PUNKT.test(wort)
const isFortsetzung = (wort: string): boolean => isFach(wort) || EHRENHALBER.test(wort) || HOCHSCHULE.test(wort)

/** Words of a text; "h. c." is one. "Dr.Müller" and "Prof.Dr. Müller" lost their blanks. */
function worteVon(text: string): string[] {
  const words: string[] = []
  const parted = text.replace(/^(prof\.|dr\.)(?=\p{L})/iu, '$1 ').replace(/^prof\. dr\.(?=\p{L})/iu, 'Prof. Dr. ')
  for (const wort of parted.split(' ')) {
    const both = `${words.at(-1) ?? ''} ${wort}`
    if (EHRENHALBER.test(both)) words[words.length - 1] = both
    else words.push(wort)
  }
  return words
}

const SCHREIBWEISEN: Record<string, string> = { dr: 'Dr.', prof: 'Prof.', pd: 'PD', dres: 'Dres.' }

/** A word of a title as it is written; one in capitals gets its usual letters. */
function geschrieben(wort: string, index: number, words: readonly string[]): string {
  const small = wort.toLowerCase()
  const bekannt = SCHREIBWEISEN[small.replace(/\.$/, '')]
  if (bekannt !== undefined || !/^\p{Lu}{2}/u.test(wort)) return bekannt ?? wort
  if (isFach(wort) && !/^dipl\.$/iu.test(words[index - 1] ?? '')) return small
  return small.replaceAll(/(?:^|-)\p{L}/gu, (sign) => sign.toUpperCase())
}

/** Titles at the beginning of a text and the rest behind them; all of the title or nothing. */
export function titelVorn(text: string): { titel: string; rest: string } {
  const keiner = { titel: '', rest: text }
  if (!ANFANG.test(text)) return keiner
  const words = worteVon(text)
  let count = 0
  for (let more = gradAn(words, 0); more > 0; more = gradAn(words, count)) {
    count += more
    while (count < words.length && isFortsetzung(words[count] ?? '')) count++
  }
  const next = words[count] ?? ''
  if (count === 0 || KLEINE_ABKUERZUNG.test(next) || NOCH_EINER.test(next)) return keiner
  return { titel: words.slice(0, count).map(geschrieben).join(' '), rest: words.slice(count).join(' ') }
}

const NACH_KOMMA = /^([^,]{2,60}), ?((?:prof|dr|dipl)[^,]{0,30})$/iu
const HINTEN = / (?=(?:prof|dr|dipl|mag|pd)[. -]|(?:prof|dr)$)/iu

/** A title before a name, or behind it: "Dr. Weber", "Weber, Dr.", "Weber Dr." */
export function titelIn(text: string): { titel: string; rest: string } {
  const hinten = text.includes(',') ? NACH_KOMMA.exec(text) : null
  if (hinten) {
    const { titel, rest } = titelVorn(hinten[2] ?? '')
    if (titel !== '') return { titel, rest: rest === '' ? (hinten[1] ?? '') : `${hinten[1] ?? ''}, ${rest}` }
  }
  const vorn = titelVorn(text)
  const at = vorn.titel === '' && text.includes(' ') ? text.search(HINTEN) : -1
  if (at < 2) return vorn
  const { titel, rest } = titelVorn(text.slice(at + 1))
  return titel === '' || rest !== '' ? vorn : { titel, rest: text.slice(0, at) }
}
