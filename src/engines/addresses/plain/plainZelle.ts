import { beginsWort } from '../words/anzeichen.ts'

/** What cells of a row of bytes hold, told from their first signs; "not plain" whenever in doubt. */

const ZERO = 48
const ONE = 49
const NINE = 57
const LETTER_A = 0x61
const LETTER_Z = 0x7a
const SPACE = 32
const DASH = 45
const SLASH = 47
const DOT = 46
/** Bytes of letters beyond ASCII. */
const HIGH = 0x80

/** Digits that a house number has at the end of a street; more may be a year. */
const MOST_DIGITS = 3
/** "12-14"; no longer one is told from a date here. */
const LONGEST_NUMBER = 5

export const isDigit = (byte: number): boolean => byte >= ZERO && byte <= NINE
export const isLetter = (byte: number): boolean => (byte | SPACE) >= LETTER_A && (byte | SPACE) <= LETTER_Z

/**
 * What a sign of a number counts: five digits are too many, and so are two letters, two slashes, a letter between a sign
 * and another number ("5-W1", "5 W 1"), or one of anything else.
 */
const GEWICHT = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (isDigit(byte)) return 1
  if (isLetter(byte) || byte === SLASH) return LONGEST_NUMBER
  if (byte === SPACE) return 2
  return byte === DASH ? 3 : 2 * LONGEST_NUMBER
})

/** "5", "12a", "12-14", "7/9", "12 a": at most four digits in a row, the first no zero, and one letter. */
export function isPlainNumber(bytes: Uint8Array, start: number, end: number): boolean {
  const first = bytes[start] ?? 0
  if (end - start > LONGEST_NUMBER || first < ONE || first > NINE) return false
  let gewicht = 0
  for (let at = start; at < end; at++) gewicht += GEWICHT[bytes[at] ?? 0] ?? 0
  return gewicht !== LONGEST_NUMBER && gewicht < 2 * LONGEST_NUMBER
}

/** "Hauptstraße 12": digits after one blank after no digit; where they begin, -1 where a street ends otherwise. */
export function numberAtEnd(bytes: Uint8Array, start: number, end: number): number {
  const last = end - 1
  let at = last
  while (at > start && isDigit(bytes[at] ?? 0)) at--
  if (at === last || last - at > MOST_DIGITS || bytes[at] !== SPACE || bytes[at + 1] === ZERO) return -1
  const before = bytes[at - 1] ?? 0
  return at - start < 2 || before === SPACE || isDigit(before) ? -1 : at + 1
}

/** A street's name alone: words that say nothing else, blanks, full stops and dashes between words; no number, no sign that parts it. */
export function isPlainStreet(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0
    if (byte >= HIGH || isLetter(byte)) continue
    if (byte !== SPACE && byte !== DOT && (byte !== DASH || bytes[at - 1] === SPACE)) return false
    if (at + 1 < end && beginsWort(bytes, at + 1, end)) return false
  }
  return true
}

/** Number of five digits, -1 for other signs. */
export function fiveDigits(bytes: Uint8Array, at: number): number {
  const a = (bytes[at] ?? 0) ^ ZERO
  const b = (bytes[at + 1] ?? 0) ^ ZERO
  const c = (bytes[at + 2] ?? 0) ^ ZERO
  const d = (bytes[at + 3] ?? 0) ^ ZERO
  const e = (bytes[at + 4] ?? 0) ^ ZERO
  return a > 9 || b > 9 || c > 9 || d > 9 || e > 9 ? -1 : a * 10_000 + b * 1000 + c * 100 + d * 10 + e
}

/** Four bytes as one number. */
export function wordOf(a: number, b: number, c: number, d: number): number {
  return (a << 24) | (b << 16) | (c << 8) | d
}

/** True for a cell that is one of some words, byte by byte. */
export function isOneOf(bytes: Uint8Array, start: number, length: number, words: readonly Uint8Array[]): boolean {
  for (const word of words) {
    if (word.length !== length) continue
    let at = 0
    while (at < length && word[at] === bytes[start + at]) at++
    if (at === length) return true
  }
  return false
}

const encoded = (words: readonly string[]) => words.map((word) => new TextEncoder().encode(word))

/** Forms of address and names of the country that stand as they are. */
export const ANREDEN = encoded(['Herr', 'Frau', 'Familie', 'Firma'])
/** The first two, in one number each. */
export const [HERR, FRAU] = ANREDEN.map(([a = 0, b = 0, c = 0, d = 0]) => wordOf(a, b, c, d))
export const LAENDER = encoded(['D', 'DE', 'DEU', 'Deutschland'])
