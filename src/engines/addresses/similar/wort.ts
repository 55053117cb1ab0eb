import { foldCharacter } from '#src/base/text/fold.ts'
import { koelnerPhonetik } from './koelner.ts'

/** A written name or street, put in order once however many rows have it. */
export interface Wort {
  /** Folded words: lower case, umlauts as two letters, without titles and particles. */
  readonly teile: readonly string[]
  /** The words in one. */
  readonly text: string
  /** Without what an umlaut leaves behind: "Müller", "Mueller" and "Muller" are one. */
  readonly ohneUmlaut: string
  /** Spellings of the same name in one: "Stephan" and "Stefan", "Schmidt" and "Schmitt". Vowels stay. */
  readonly laut: string
  /** Digits of the Kölner Phonetik, as a number. */
  readonly klang: number
  /** Its numbers, Arabic or Roman: "Windpark II", "C 3"; "" mostly. */
  readonly zahl: string
  /** "jun." 2, "sen." 1, else 0. */
  readonly generation: number
  /** Rows that have it. */
  anzahl: number
}

const ZEICHEN = new Map<string, string>()

function foldLetter(character: string): string {
  const known = ZEICHEN.get(character)
  if (known !== undefined) return known
  const folded = foldCharacter(character)
  // Other scripts stay as they are; signs part the words.
  const kept = /^[\p{L}\p{N}]+$/u.test(folded) ? folded : character === "'" || character === '’' ? '' : ' '
  ZEICHEN.set(character, kept)
  return kept
}

/** Folded words of a text. */
export function worteOf(text: string): string[] {
  let folded = ''
  for (const character of text) folded += foldLetter(character)
  return folded.split(' ').filter((wort) => wort !== '')
}

const LAUTE: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/(?:ck|q|c(?![eihy]))/g, 'k'],
  [/(?:tz|ts)/g, 'z'],
  [/(?:dt|th|d$)/g, 't'],
  [/sz/g, 's'],
  [/(?:ey|ay|ai|ei)/g, 'ai'],
  [/y|ie/g, 'i'],
  [/h(?![aeiou])/g, ''],
  [/(.)\1+/g, '$1'],
]

function lautOf(text: string): string {
  return LAUTE.reduce((laut, [gesucht, ersatz]) => laut.replaceAll(gesucht, ersatz), text)
}

/** No "v" and "x": they are initials as well. */
const ZAHL = /^(?:\d+|i{1,3}|iv|vi{1,3}|ix|xi{1,3})$/

/** Two that are numbered and not alike: a firm's second branch, another square of Mannheim. */
export const areCounted = (a: Wort, b: Wort): boolean => a.zahl !== b.zahl && a.zahl !== '' && b.zahl !== ''

const AELTERER = /(?<=\s)d(?:er|\.)?\s?(?:Ä\.|Ältere)/iu
const JUENGERER = /(?<=\s)d(?:er|\.)?\s?(?:J\.|Jüngere)/iu

/** Folded words of a name, in which "d. J." is "jun.". */
export const namensworteOf = (text: string): string[] =>
  worteOf(text.replace(AELTERER, 'sen').replace(JUENGERER, 'jun'))

const SENIOR = /^(?:sen|senior|sr)$/
const JUNIOR = /^(?:jun|junior|jr)$/

export function wortOf(teile: readonly string[]): Wort {
  const generation = teile.some((teil) => JUNIOR.test(teil)) ? 2 : teile.some((teil) => SENIOR.test(teil)) ? 1 : 0
  const kern = generation === 0 ? teile : teile.filter((teil) => !JUNIOR.test(teil) && !SENIOR.test(teil))
  const text = kern.join('')
  return {
    teile: kern,
    text,
    ohneUmlaut: text.replaceAll(/([aou])e/g, '$1'),
    laut: lautOf(text),
    klang: Number(koelnerPhonetik(text).slice(0, 9) || '0'),
    zahl: kern.filter((teil) => ZAHL.test(teil)).join(' '),
    generation,
    anzahl: 0,
  }
}

/** Each written text once; it is put in order when it is asked for, which firms hardly are while people are looked for. */
export class WortTabelle {
  private readonly texte: string[] = []
  private readonly worte: (Wort | undefined)[] = []
  private readonly nummern = new Map<string, number>()
  private readonly read: (text: string) => Wort

  constructor(read: (text: string) => Wort) {
    this.read = read
  }

  nummer(text: string): number {
    let nummer = this.nummern.get(text)
    if (nummer === undefined) {
      nummer = this.texte.length
      this.nummern.set(text, nummer)
      this.texte.push(text)
      this.worte.push(undefined)
    }
    return nummer
  }

  wort(nummer: number): Wort {
    return (this.worte[nummer] ??= this.read(this.texte[nummer] ?? ''))
  }

  /** Spellings that are written apart and mean the same share their count: it tells a name from a slip. */
  count(nummern: Int32Array): void {
    const anzahl = new Map<string, number>()
    for (const nummer of nummern) {
      const { text } = this.wort(nummer)
      anzahl.set(text, (anzahl.get(text) ?? 0) + 1)
    }
    for (const wort of this.worte) if (wort) wort.anzahl = anzahl.get(wort.text) ?? 0
  }
}

/** How many letters of a word may be wrong for it to be the same word. */
export function erlaubt(a: string, b: string): number {
  const length = Math.max(a.length, b.length)
  return length <= 3 ? 0 : length <= 7 ? 1 : 2
}
