import wortlisten from './wortlisten.json' with { type: 'json' }
import { hasFirmenzeichen } from '#src/base/names/woerter.ts'
import type { Fund, Lesetext } from './lesetext.ts'
import type { Wortschatz } from './wortschatz.ts'

/** Letters from which an unknown word is looked at: short ones are names and short forms. */
const LEAST_SMALL = 4
/** The same with a capital, where it may be a name. */
const LEAST_CAPITAL = 7
/** Letters from which a compound may stand for what was meant. */
const LEAST_COMPOUND = 9
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyzäöüß')

/** Slips that make other words or compounds, or that lie further from what was meant: what is written, and what is meant. */
const USUAL: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/gutschien/, 'gutschein'],
  [/vereinbahr/, 'vereinbar'],
  [/(?<![bh])austellung/, 'ausstellung'],
  [/profesionel/, 'professionel'],
  [/standart(?!e)/, 'standard'],
  [/maschiene/, 'maschine'],
  [/seperat/, 'separat'],
  [/reperatur/, 'reparatur'],
  [/orginal/, 'original'],
  [/weinacht/, 'weihnacht'],
  [/vorraus/, 'voraus'],
  [/entgültig/, 'endgültig'],
  [/rabbatt?/, 'rabatt'],
  [/gallerie/, 'galerie'],
  [/symphat/, 'sympath'],
  [/addresse/, 'adresse'],
  [/agressiv/, 'aggressiv'],
  [/paralell/, 'parallel'],
  [/restaurang|restourant/, 'restaurant'],
  [/termien|terminn/, 'termin'],
  [/betreib(?=$|s$)/, 'betrieb'],
  [/wiederspiegel/, 'widerspiegel'],
]

interface Wort {
  text: string
  /** Place in the text of the paragraph. */
  von: number
}

/** A word of letters with nothing around it that makes it something else: addresses, hashtags, fields, forms for all. */
const WORT = /(?<![\p{L}\p{N}@#_\uFFFC'’./*:-])\p{L}+(?:-\p{L}+)*(?![\p{L}\p{N}@#_\uFFFC'’/*:-]|\.\p{L})/gu

/** Unknown words that are one letter beside a known one (print 15). Quiet where a sentence is of another language. */
export function spellingHints({ text }: Lesetext, words: Wortschatz): Fund[] {
  if ((text.match(DIALECT)?.length ?? 0) >= 2) return []
  return sentencesOf(text).flatMap((sentence) => hintsOfSentence(sentence, text, words))
}

function sentencesOf(text: string): { von: number; text: string }[] {
  return Array.from(text.matchAll(/[^.!?\n;:·|]+(?:[.!?](?!\s)[^.!?\n;:·|]*)*/gu), (match) => ({
    von: match.index,
    text: match[0],
  }))
}

function hintsOfSentence(sentence: { von: number; text: string }, whole: string, words: Wortschatz): Fund[] {
  const all = Array.from(sentence.text.matchAll(WORT), (match) => ({ text: match[0], von: sentence.von + match.index }))
  const parts = all.flatMap(partsOf)
  const unknown = parts.filter(({ text }) => isReadable(text) && isUnknown(text.toLowerCase(), words))
  if (isForeign(sentence.text, parts, unknown)) return []
  return unknown.flatMap((word) => {
    const meant = isLikelyName(word, whole, words) ? null : meantWord(word, whole, words)
    return meant === null ? [] : [{ von: word.von, bis: word.von + word.text.length, text: word.text, meant }]
  })
}

/** A word of more letters is a code or an accident; its parts would be looked for in vain, for seconds. Assumed. */
const MOST_LETTERS = 40
const isReadable = ({ length }: string): boolean => length > 2 && length <= MOST_LETTERS

const isUnknown = (small: string, words: Wortschatz): boolean =>
  !words.has(small) || (!words.isListed(small) && usualOf(small) !== null)

/** What is meant by a usual slip; null for all others. */
function usualOf(small: string): string | null {
  const found = USUAL.find(([slip]) => slip.test(small))
  return found ? small.replace(...found) : null
}

/** "Sommer-Aktion" is two words. */
function partsOf({ text, von }: Wort): Wort[] {
  return Array.from(text.matchAll(/\p{L}+/gu), (match) => ({ text: match[0], von: von + match.index }))
}

/** Who writes so writes more so. */
const DIALECT =
  /(?<!\p{L})(?:mia|san|koa|ned|net|isch|nid|ond|gehn|sehn|pfiat|eich|griaß|wieda|dahoam|wat|dat|ik|nich|hob|bissl|bissle|schee|guad|gud|moin|aach|unn|uff|mer|hän|hei|vo|dr|es het)(?!\p{L})/giu
const FOREIGN =
  /(?<!\p{L})(?:the|and|your|you|with|our|for|is|are|we|all|les|des|pour|avec|mia|san|koa|ned|isch|nid|ond|vo|dr|ik|dat|wat|un)(?!\p{L})/giu

/** Another language or a dialect: more than half of the words are unknown, or small words of another language. */
function isForeign(text: string, parts: readonly Wort[], unknown: readonly Wort[]): boolean {
  if ((text.match(FOREIGN)?.length ?? 0) >= 2) return true
  return unknown.length >= 2 && unknown.length * 2 > parts.length
}

/** Words that most texts have: one of them is meant by a short word too. */
const FREQUENT = new Set(wortlisten.haeufig.split(' '))

/** What stands before a name. */
const BEFORE_NAME =
  /(?:^|[^\p{L}])(?:herrn?|frau|familie|dr\.|prof\.|inh\.|inhaber(?:in)?|geschäftsführer(?:in)?|firma|marke|von und zu|modell|serie|sorte|type?|bei|by|à la|autohaus|bäckerei|konditorei|metzgerei|fleischerei|gasthaus|gasthof|hotel|pension|restaurant|café|salon|praxis|apotheke|weingut|brauerei|kanzlei|schreinerei|tischlerei|zimmerei|gärtnerei|optik)\s(?:\p{Lu}\p{L}+\s)?$|(?:^|\P{L})ihre?\n$/iu
/** The same, where it begins a name itself. */
const BEGINS_NAME = /(?:^|[^\p{L}])(?:Am|Im|An der|Auf der|Zum|Zur|Haus|Villa|Schloss|Burg|St\.|Sankt|Bad)\s$/u
/** How names of places, streets and families end. */
const NAME_END =
  /(?:ingen|heim|hausen|dorf|dörfl?|burg|berg(?:er)?|bach(?:er)?|felden?|kirchen|hofen|hof(?:er)?|walde?|furth?|brück|stedt|leben|rode|büttel|itz|ow|ski|sky|sen|mann|maier|meier|mayer|meyer|hauser|huber|bauer|müller|beck|straße|strasse|str|weg|platz|gasse|allee|ring|damm|ufer|(?<!l)le|li|rl|o|i|y|x|z)$/iu
const CAMEL = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u

/** Nouns have a capital as names do: what looks like a name by its place, its end or its neighbours is one. */
function isLikelyName({ text, von }: Wort, whole: string, words: Wortschatz): boolean {
  if (CAMEL.test(text)) return true
  const [first = ''] = text
  if (first === first.toLowerCase()) return text.length < LEAST_SMALL
  if (text.length < LEAST_CAPITAL) return !isNearFrequent(text)
  const before = whole.slice(Math.max(0, von - 60), von)
  const after = whole.slice(von + text.length, von + text.length + 40)
  if (BEFORE_NAME.test(before) || BEGINS_NAME.test(before) || NAME_END.test(text)) return true
  // "Hofladen Angerer": what stands right behind a noun is its name.
  const noun = /(?:^|[^\p{L}])(\p{Lu}\p{Ll}+) $/u.exec(before)?.[1]?.toLowerCase()
  if (noun !== undefined && (words.isOnlyNoun(noun) || (!words.isListed(noun) && words.isPlainCompound(noun))))
    return true
  if (/^\s*(?:&|\+|\d+\s?[a-z]?(?:,|$)|GmbH|KG|AG|e\.|OHG|UG|®|™)/u.test(after)) return true
  if (hasFirmenzeichen(lineAround(whole, von))) return true
  // What is written twice was meant so.
  return whole.split(text).length > 2
}

/** A short word with a capital is a name, unless it is nearly a frequent word of five letters or more. */
function isNearFrequent(text: string): boolean {
  return (
    text !== text.toUpperCase() && neighbours(text.toLowerCase()).some((word) => word.length > 4 && FREQUENT.has(word))
  )
}

function lineAround(text: string, at: number): string {
  const from = text.lastIndexOf('\n', at - 1) + 1
  const to = text.indexOf('\n', at)
  return text.slice(from, to === -1 ? text.length : to)
}

/** The word that was meant, spelled like the one found; null where nothing known is near. */
function meantWord({ text, von }: Wort, whole: string, words: Wortschatz): string | null {
  const small = text.toLowerCase()
  const usual = usualOf(small)
  const near =
    usual === null ? neighbours(small).filter((word) => isPlausible(word, text, isFirst(whole, von), words)) : [usual]
  const frequent = near.filter((word) => FREQUENT.has(word))
  const listed = frequent.length > 0 ? frequent : near.filter((word) => word.length > 3 && words.isListed(word))
  const found =
    listed.length > 0
      ? listed
      : small.length < LEAST_COMPOUND && usual === null
        ? []
        : near.filter((w) => (usual === null ? words.isPlainCompound(w) : words.has(w)))
  const [best] = found
  if (best === undefined) return null
  if (text === text.toUpperCase()) return best.toUpperCase()
  const [first = ''] = text
  return first === first.toUpperCase() ? best.charAt(0).toUpperCase() + best.slice(1) : best
}

/** With a capital within a sentence a noun is meant; and who misses the first letter sees it. */
function isPlausible(word: string, text: string, first: boolean, words: Wortschatz): boolean {
  const capital = text.charAt(0) !== text.charAt(0).toLowerCase()
  if (!capital) return true
  if (word.charAt(0) !== text.charAt(0).toLowerCase()) return false
  return first || FREQUENT.has(word) || words.isNoun(word) || !words.isListed(word)
}

const isFirst = (whole: string, von: number): boolean =>
  /(?:^|[.!?:\n–„“"]\s?)$/u.test(whole.slice(Math.max(0, von - 2), von))

/** All spellings that are one slip away, the usual slips first: two letters swapped, one doubled or missing, another. */
function neighbours(word: string): string[] {
  const swapped: string[] = []
  const shorter: string[] = []
  const longer: string[] = []
  const other: string[] = []
  for (let at = 0; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (tail.length > 1) swapped.push(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2))
    if (tail.length > 0) shorter.push(head + tail.slice(1))
    for (const letter of LETTERS) {
      longer.push(head + letter + tail)
      if (tail.length > 0) other.push(head + letter + tail.slice(1))
    }
  }
  return [...new Set([...swapped, ...shorter, ...longer, ...other])].filter((near) => near !== word)
}
