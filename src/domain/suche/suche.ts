import { foldLetters } from '#src/base/text/fold.ts'

// No database keeps all of them, and nobody types them.
const STEUERZEICHEN = /\p{Cc}/gu

/** A text as it is stored to be searched in: folded, without signs that no database keeps. */
export function suchtext(...teile: readonly string[]): string {
  return foldLetters(teile.join(' ').replaceAll(STEUERZEICHEN, ' '))
}

/** The words that a stored `suchtext` must hold; one that lies in another word is found with it. */
export function suchwoerter(q: string): string[] {
  const all = woerter(q.replaceAll(STEUERZEICHEN, ' '))
  return all.filter((wort) => !all.some((other) => other !== wort && other.includes(wort)))
}

/** The words of what was typed, folded; each of them must be found. */
function woerter(q: string): string[] {
  return [...new Set(foldLetters(q).split(/\s+/).filter(Boolean))]
}

const WORTZEICHEN = /[\p{L}\p{N}]/u

/** Where a word is found: at the beginning of a word, inside one, or not at all. */
function findet(text: string, wort: string): 'anfang' | 'innen' | null {
  const first = text.indexOf(wort)
  for (let at = first; at >= 0; at = text.indexOf(wort, at + 1))
    if (at === 0 || !WORTZEICHEN.test(text.charAt(at - 1))) return 'anfang'
  return first < 0 ? null : 'innen'
}

/**
 * How well something answers a search, 0 best, null not at all. Every word must occur in the title or in the other
 * texts; the title counts before them, the beginning of a word before its inside.
 */
export function trefferRang(titel: string, weitere: readonly string[], q: string): 0 | 1 | 2 | 3 | null {
  const title = foldLetters(titel)
  const others = weitere.map(foldLetters)
  let outside = false
  let inside = false
  for (const wort of woerter(q)) {
    const inTitle = findet(title, wort)
    const found = inTitle === null ? others.map((text) => findet(text, wort)) : [inTitle]
    if (found.every((place) => place === null)) return null
    outside ||= inTitle === null
    inside ||= !found.includes('anfang')
  }
  if (outside) return inside ? 3 : 2
  return inside ? 1 : 0
}

/** Whether a text holds every word of a search; an empty search is in every text. */
export const contains = (text: string, q: string): boolean => trefferRang(text, [], q) !== null

/** A piece of a text, and whether the search found it. */
export interface Textstueck {
  text: string
  treffer: boolean
}

const ZEICHEN = new Intl.Segmenter()

/**
 * A text cut where the words of a search were found, so that they can be marked. Never within what is seen as one sign: a
 * letter with its marks, a picture of several.
 */
export function markiert(text: string, q: string): Textstueck[] {
  const characters = Array.from(ZEICHEN.segment(text.normalize('NFC')), ({ segment }) => segment)
  // For each folded letter the sign that it comes from: "ß" is two letters.
  const from: number[] = []
  let searched = ''
  for (const [index, character] of characters.entries()) {
    const letters = foldLetters(character)
    searched += letters
    for (let count = 0; count < letters.length; count++) from.push(index)
  }
  const hit = new Set<number>()
  for (const wort of woerter(q))
    for (let at = searched.indexOf(wort); at >= 0; at = searched.indexOf(wort, at + wort.length))
      for (const index of from.slice(at, at + wort.length)) hit.add(index)
  const pieces: Textstueck[] = []
  for (const [index, character] of characters.entries()) {
    const last = pieces.at(-1)
    if (last?.treffer === hit.has(index)) last.text += character
    else pieces.push({ text: character, treffer: hit.has(index) })
  }
  return pieces
}
