import type { Woerterbuch } from './woerterbuch.ts'
import wortlisten from './wortlisten.json' with { type: 'json' }

/** What mailings say beside the list of words: foreign words, brands, greetings of regions, spellings of before 1996. */
const WEITERE = new Set(
  [wortlisten.handel, wortlisten.regionen, wortlisten.vor1996].flatMap((words) => words.split(' ')),
)

/** Letters of the shortest word that a compound is made of. */
const LEAST_PART = 4
/** Shorter ones that many compounds are made of. */
const SHORT_PARTS = new Set(wortlisten.kurzeTeile.split(' '))
/** What verbs, adjectives and nouns begin with. */
const PREFIXES = wortlisten.vorsilben.split(' ')
/** How words end that are written small: a compound of them has such an end. */
const SMALL_END =
  /(?:[^i]e|er|es|en|em|ig|lich|isch|los|frei|bar|voll|sam|haft|arm|reich|fest|weit|lang|mal|weise|nah|wert|end|t|ell|al)$/u
/** Before 1996 and now. */
const OLD: readonly (readonly [old: string, now: string])[] = [
  ['numerier', 'nummerier'],
  ['plazier', 'platzier'],
  ['rauh', 'rau'],
  ['stengel', 'stängel'],
  ['photo', 'foto'],
  ['graphi', 'grafi'],
]
const VERB_END = /(?:t|te|ten|st|em|es)$/
/** Words whose end is left out where they come first: Schule, Schulfest. */
const DROPPED_END = 'e'
const MOST_PARTS = 4
/** Letters of both words of a compound that is proposed: names are made of short ones. */
const LEAST_PROPOSED = 5

/** Which words are written rightly, compounds and names among them. */
export class Wortschatz {
  readonly #book: Woerterbuch
  readonly #isName: (word: string) => boolean
  readonly #known = new Map<string, boolean>()

  /** `isName`: first names, places; asked with small letters. */
  constructor(book: Woerterbuch, isName: (word: string) => boolean) {
    this.#book = book
    this.#isName = isName
  }

  /** `word` in small letters. Swiss and old spellings, letters for umlauts and cases of names count too. */
  has(word: string): boolean {
    const known = this.#known.get(word)
    if (known !== undefined) return known
    const found = this.#spellings(word).some((spelling) => this.#hasSpelling(spelling))
    this.#known.set(word, found)
    return found
  }

  /** A word of the lists, as it stands. */
  isListed(word: string): boolean {
    return this.#book.kindOf(word) > 0 || WEITERE.has(word)
  }

  /** Written with a capital. */
  isNoun(word: string): boolean {
    return this.#book.kindOf(word) >= 2 || WEITERE.has(word)
  }

  /** Never written small. */
  isOnlyNoun(word: string): boolean {
    return this.#book.kindOf(word) === 2
  }

  /** Made of words of the lists. */
  isCompound(word: string): boolean {
    return this.#prefixed(word) || this.#joined(word, MOST_PARTS)
  }

  /** Made of two long nouns: sure enough to be proposed. */
  isPlainCompound(word: string): boolean {
    for (let end = LEAST_PROPOSED; end <= word.length - LEAST_PROPOSED; end++) {
      const [first, rest] = [word.slice(0, end), word.slice(end)]
      const bare = first.endsWith('s') && first.length > LEAST_PROPOSED ? first.slice(0, -1) : first
      if ((this.#book.kindOf(first) >= 2 || this.#book.kindOf(bare) >= 2) && this.#book.kindOf(rest) >= 2) return true
    }
    return false
  }

  #hasSpelling(word: string): boolean {
    return this.isListed(word) || this.#isName(word) || this.#isNameOf(word) || this.isCompound(word)
  }

  #spellings(word: string): string[] {
    const swiss = word.includes('ss') ? [word.replaceAll('ss', 'ß')] : []
    const old = word.includes('ß') ? [word.replaceAll('ß', 'ss')] : []
    const letters = /[aou]e/.test(word)
      ? [word.replaceAll(/[aou]e/g, (pair) => ({ ae: 'ä', oe: 'ö', ue: 'ü' })[pair] ?? pair)]
      : []
    // "Schiffahrt" had two of three letters before 1996.
    const threefold = /([fklmnprst])\1/.exec(word)
    const joined = threefold ? [word.replace(threefold[0], threefold[0] + threefold[1])] : []
    const before = OLD.filter(([spelling]) => word.includes(spelling)).map(([spelling, now]) =>
      word.replace(spelling, now),
    )
    return [word, ...swiss, ...old, ...letters, ...joined, ...before]
  }

  #isNameOf(word: string): boolean {
    return word.endsWith('s') && word.length > 3 && this.#isName(word.slice(0, -1))
  }

  #prefixed(word: string): boolean {
    return PREFIXES.some((prefix) => {
      if (!word.startsWith(prefix)) return false
      const rest = word.slice(prefix.length)
      if (rest.length < LEAST_PART) return false
      return this.isListed(rest) || (rest.startsWith('zu') && this.isListed(rest.slice(2)))
    })
  }

  /** Two to `most` parts, the first ones nouns or stems. */
  #joined(word: string, most: number): boolean {
    if (most < 2) return false
    for (let end = 2; end <= word.length - 3; end++) {
      if (!this.#isFirst(word.slice(0, end))) continue
      const rest = word.slice(end)
      if (this.#isLast(rest) || this.#joined(rest, most - 1)) return true
    }
    return false
  }

  #isPart(part: string): boolean {
    return part.length >= LEAST_PART ? this.isListed(part) : SHORT_PARTS.has(part)
  }

  #isFirst(part: string): boolean {
    if (this.#isPart(part) && !this.#isVerbForm(part)) return true
    if (part.length < LEAST_PART) return false
    // "Einladungskarte", "Schulfest", "Dresdenreise".
    const bare = part.endsWith('s') ? part.slice(0, -1) : part
    return (
      (bare !== part && this.#isPart(bare)) || this.#book.kindOf(part + DROPPED_END) >= 2 || this.#isNameFirst(part)
    )
  }

  /** "seht" joins nothing; "leicht" does, which can be "leichter". */
  #isVerbForm(part: string): boolean {
    return this.#book.kindOf(part) === 1 && VERB_END.test(part) && !this.isListed(`${part}er`)
  }

  #isNameFirst(part: string): boolean {
    return part.length > LEAST_PART && this.#isName(part)
  }

  #isLast(part: string): boolean {
    const kind = this.#book.kindOf(part)
    if (part.length < LEAST_PART) return kind > 0 && SHORT_PARTS.has(part)
    return kind >= 2 || (kind === 1 && SMALL_END.test(part)) || WEITERE.has(part) || this.#prefixed(part)
  }
}
