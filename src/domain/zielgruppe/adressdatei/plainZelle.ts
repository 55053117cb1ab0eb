/** What cells of a row of bytes hold, told from their first signs; "not plain" whenever in doubt. */

const ZERO = 48
const ONE = 49
const NINE = 57
const LETTER_A = 0x61
const LETTER_K = 0x6b
const LETTER_L = 0x6c
const LETTER_N = 0x6e
const LETTER_Z = 0x7a
const SPACE = 32
const DASH = 45
const DOT = 46
const SLASH = 47
/** Bytes of letters beyond ASCII. */
const HIGH = 0x80

/** Digits that a house number has at the end of a street; more may be a year. */
const MOST_DIGITS = 3
/** "12-14"; no longer one is told from a date here. */
const LONGEST_NUMBER = 5
/** "k. A." */
const LONGEST_PLACEHOLDER = 5

const isDigit = (byte: number): boolean => byte >= ZERO && byte <= NINE
const isLetter = (byte: number): boolean => (byte | SPACE) >= LETTER_A && (byte | SPACE) <= LETTER_Z

/** "5", "12a", "12-14", "7/9", "12 a": at most four digits in a row, the first no zero, and one letter. */
export function isPlainNumber(bytes: Uint8Array, start: number, end: number): boolean {
  const length = end - start
  const first = bytes[start] ?? 0
  if (length < 1 || length > LONGEST_NUMBER || first < ONE || first > NINE) return false
  let digits = 1
  let letters = 0
  for (let at = start + 1; at < end; at++) {
    const byte = bytes[at] ?? 0
    if (isDigit(byte)) digits++
    else if (isLetter(byte)) letters++
    else if (byte !== SPACE && byte !== DASH && byte !== SLASH) return false
  }
  return digits < LONGEST_NUMBER && letters <= 1
}

/** True when a cell may be a sign that nothing is known: it begins with no letter and no digit, or is like "n/a", "NULL". */
export function mayBePlaceholder(bytes: Uint8Array, start: number, end: number): boolean {
  const length = end - start
  if (length <= 0) return false
  const first = bytes[start] ?? 0
  const small = first | SPACE
  if (small < LETTER_A || small > LETTER_Z) return !isDigit(first) && first < HIGH
  if (length > LONGEST_PLACEHOLDER || (small !== LETTER_N && small !== LETTER_K)) return false
  const second = bytes[start + 1] ?? 0
  if (second === DOT || second === SLASH) return true
  const last = (bytes[end - 1] ?? 0) | SPACE
  return small === LETTER_N && ((length === 3 && last === LETTER_N) || (length === 4 && last === LETTER_L))
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

export const endsWithDigit = (bytes: Uint8Array, end: number): boolean => isDigit(bytes[end - 1] ?? 0)
