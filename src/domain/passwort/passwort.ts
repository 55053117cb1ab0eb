import { foldLetters } from '#src/base/text/fold.ts'

/** Shortest and longest password, characters (SEC-12). No rules about kinds of characters. */
const PASSWORT_MIN = 8
export const PASSWORT_MAX = 128

/** What a password must not be made of: words about the person, and the list of common ones. */
export interface PasswortKontext {
  /** Names, company, address: whatever somebody who knows the person would try first. */
  woerter: readonly string[]
  /** domain/passwort/haeufige; empty while it is being loaded. */
  haeufige: ReadonlySet<string>
}

/** Why a password is refused. */
export type PasswortProblem = 'zuKurz' | 'zuLang' | 'haeufig' | 'kontext' | 'einfoermig'

/** The text of a refusal, the same at the field and from the service. */
export const PASSWORT_PROBLEM_TEXT: Record<PasswortProblem, string> = {
  zuKurz: `Bitte wählen Sie ein Passwort mit mindestens ${PASSWORT_MIN} Zeichen.`,
  zuLang: `Bitte wählen Sie ein Passwort mit höchstens ${PASSWORT_MAX} Zeichen.`,
  haeufig:
    'Dieses Passwort ist sehr verbreitet. Bitte wählen Sie ein anderes, zum Beispiel drei oder vier Wörter hintereinander.',
  kontext:
    'Dieses Passwort besteht fast nur aus Ihrem Namen, Ihrer Firma oder Wörtern dieses Dienstes. Bitte wählen Sie ein anderes.',
  einfoermig: 'Dieses Passwort besteht fast nur aus Wiederholungen oder Reihen. Bitte wählen Sie ein anderes.',
}

/** Words of this service that everybody would try (SEC-13). */
const DIENST_WOERTER = [
  'kampagne',
  'kampagnen',
  'mailing',
  'mailings',
  'postkarte',
  'postkarten',
  'maxipostkarte',
  'postkampagne',
  'werbemittel',
  'werbung',
  'zielgruppe',
  'druckerei',
  'versand',
]

/** German favourites that with a year behind them are no longer in any list. assumed */
const LIEBLINGSWOERTER = [
  'passwort',
  'kennwort',
  'geheim',
  'hallo',
  'willkommen',
  'schatz',
  'fruehling',
  'sommer',
  'herbst',
  'winter',
  'deutschland',
  'qwertz',
  'asdf',
  'admin',
  'start',
  'test',
  'login',
]

/** Fewer characters than these beside known words add nothing. assumed: a year and a mark. */
const EIGENES_MIN = 6
/** What people put between and behind words; it makes nothing harder to guess. */
const FUELLZEICHEN = /[\s\-_.,!?]/g
/** Shorter parts of a name occur in too many other words. */
const WORT_MIN = 3
/** Fewer characters that continue nothing make a row. */
const EINFAELLE_MIN = 4

const LEET: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }

/** Also letters of another width or style (ｐａｓｓ) are what they look like. */
const fold = (text: string): string => foldLetters(text.normalize('NFKC'))

const unleet = (text: string): string => text.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign)

/** The words of names, companies and addresses, as a password might hold them. */
export function kontextWoerter(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [fold(text).replace(/[^a-z0-9]/g, ''), ...fold(text).split(/[^a-z0-9]+/)])
  return [...new Set(words)].filter((word) => word.length >= WORT_MIN && !/^\d+$/.test(word))
}

/** Whether hardly anything is left once the words are taken out. */
function madeOf(folded: string, words: readonly string[]): boolean {
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  return [folded, unleet(folded)].some((text) => {
    let rest = text
    for (const word of longestFirst) rest = rest.replaceAll(word, '')
    return rest !== text && rest.replace(FUELLZEICHEN, '').length < EIGENES_MIN
  })
}

function isCommon(folded: string, haeufige: ReadonlySet<string>): boolean {
  const forms = [folded, unleet(folded)].flatMap((text) => [text, text.replace(/[^a-z]{1,5}$/, '')])
  return forms.some((form) => haeufige.has(form)) || madeOf(folded, LIEBLINGSWOERTER)
}

const ROWS = ['qwertzuiopasdfghjklyxcvbnm', 'qwertyuiopasdfghjklzxcvbnm', '1234567890']

/** Whether a character goes on with what the one before began: the same, the next of the alphabet, the key beside. */
function continues(before: string, here: string): boolean {
  const step = Math.abs((before.codePointAt(0) ?? 0) - (here.codePointAt(0) ?? 0))
  if (step <= 1) return true
  return ROWS.some((row) => {
    const [from, to] = [row.indexOf(before), row.indexOf(here)]
    return from >= 0 && to >= 0 && Math.abs(from - to) === 1
  })
}

/** The text without a second and further turn of what it repeats: "abcabcabc" is "abc". */
function oneTurn(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const turn = text.slice(0, length)
    if (turn.repeat(Math.ceil(text.length / length)).startsWith(text)) return turn
  }
  return text
}

/** Characters that continue no row and no repetition: what somebody would really have to guess. */
function einfaelle(password: string): number {
  const signs = Array.from(oneTurn(fold(password)))
  return signs.filter((sign, index) => index === 0 || !continues(signs[index - 1] ?? '', sign)).length
}

/** Length as a person counts it. */
const lengthOf = (password: string): number => Array.from(password.normalize('NFC')).length

/** Why a password is refused, or null when it serves. */
export function passwortProblem(password: string, { woerter, haeufige }: PasswortKontext): PasswortProblem | null {
  const length = lengthOf(password)
  if (length < PASSWORT_MIN) return 'zuKurz'
  if (length > PASSWORT_MAX) return 'zuLang'
  const folded = fold(password)
  if (isCommon(folded, haeufige)) return 'haeufig'
  if (madeOf(folded, [...DIENST_WOERTER, ...kontextWoerter(woerter)])) return 'kontext'
  if (einfaelle(password) < EINFAELLE_MIN) return 'einfoermig'
  return null
}

/** How well a password holds: 0 refused, 1 just enough, 2 good, 3 very good. */
export interface PasswortStaerke {
  stufe: 0 | 1 | 2 | 3
  problem: PasswortProblem | null
  /** What would help next; null when nothing is needed. */
  hilft: 'laenger' | 'abwechslung' | null
}

/** Ideas from which on a password is good and very good. assumed: about 50 and 75 bits of letters and digits. */
const GUT_AB = 10
const SEHR_GUT_AB = 15
/** Below this share of ideas more of the same would help little. assumed */
const ABWECHSLUNG_AB = 0.6

/** What a person is shown while choosing: length helps most, variety next. */
export function passwortStaerke(password: string, kontext: PasswortKontext): PasswortStaerke {
  const problem = passwortProblem(password, kontext)
  if (problem !== null) return { stufe: 0, problem, hilft: null }
  const ideas = einfaelle(password)
  const stufe = ideas >= SEHR_GUT_AB ? 3 : ideas >= GUT_AB ? 2 : 1
  if (stufe === 3) return { stufe, problem, hilft: null }
  return { stufe, problem, hilft: ideas < lengthOf(password) * ABWECHSLUNG_AB ? 'abwechslung' : 'laenger' }
}
