import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { isDigit, isLetter } from './plainZelle.ts'
import { ANFANG_BYTES, WORT_ENDE } from '../words/anzeichen.ts'

/** How a cell of bytes begins: as a test entry, or as a sign that nothing is known. */

const LETTER_K = 0x6b
const LETTER_L = 0x6c
const LETTER_N = 0x6e
const SPACE = 32
const DOT = 46
const SLASH = 47
/** Bytes of letters beyond ASCII. */
const HIGH = 0x80
/** "k. A." */
const LONGEST_PLACEHOLDER = 5

/** What a cell may begin as. */
export const ANFANG = { testwort: 1, platzhalter: 2, wort: 4 } as const

const FIVE_BITS = 31
/** A byte, and five bits of each of the next two: those tell letters apart, but not small ones from capitals. */
const anfangOf = (first: number, second: number, third: number) =>
  (first << 10) | ((second & FIVE_BITS) << 5) | (third & FIVE_BITS)

/** True for ASCII that is no letter and no digit. */
const isZeichen = (byte: number): boolean => byte < HIGH && !isDigit(byte) && !isLetter(byte)

/** Bits of `ANFANG` by the first three bytes of a cell. */
const ANFAENGE = new Uint8Array(1 << 18)

/** Notes what begins with some letters, whatever is behind them. */
function remember(first: number, second: number | undefined, third: number | undefined, anfang: number): void {
  for (let at = second ?? 0; at <= (second ?? FIVE_BITS); at++)
    for (let behind = third ?? 0; behind <= (third ?? FIVE_BITS); behind++) {
      const place = anfangOf(first, at, behind)
      ANFAENGE[place] = (ANFAENGE[place] ?? 0) | anfang
    }
}

function rememberWort(wort: string, anfang: number): void {
  const [first = 0, second, third] = new TextEncoder().encode(wort)
  for (const one of [first, first ^ SPACE]) remember(one, second, third, anfang)
}

for (const wort of ['mus', 'tes', 'bei', 'max', 'eri', 'nac', 'nam', 'asd', 'abc', 'doe', 'xx'])
  rememberWort(wort, ANFANG.testwort)
for (const wort of ['n', 'k.', 'k/']) rememberWort(wort, ANFANG.platzhalter)
for (let byte = 0; byte < HIGH; byte++) if (isZeichen(byte)) remember(byte, undefined, undefined, ANFANG.platzhalter)

/** Five bits of a byte; undefined: whatever it is. */
const fuenf = (byte = WORT_ENDE): number | undefined => (byte === WORT_ENDE ? undefined : byte & FIVE_BITS)

for (const [first = 0, second, third] of ANFANG_BYTES)
  for (const one of [first, first ^ SPACE])
    remember(one, fuenf(second), second === WORT_ENDE ? undefined : fuenf(third), ANFANG.wort)

/** What a cell may begin with, as bits of `ANFANG`; more often than it does. */
export function anfangBei(bytes: Uint8Array, at: number): number {
  return ANFAENGE[anfangOf(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0)] ?? 0
}

/** True when a cell may be a sign that nothing is known: it begins with no letter and no digit, or is like "n/a", "NULL". */
export function mayBePlaceholder(bytes: Uint8Array, start: number, end: number): boolean {
  const length = end - start
  if (length <= 0) return false
  const first = bytes[start] ?? 0
  if (isZeichen(first)) return true
  if (length > LONGEST_PLACEHOLDER) return false
  const small = first | SPACE
  const second = bytes[start + 1] ?? 0
  if (second === DOT || second === SLASH) return small === LETTER_N || small === LETTER_K
  const last = (bytes[end - 1] ?? 0) | SPACE
  return small === LETTER_N && ((length === 3 && last === LETTER_N) || (length === 4 && last === LETTER_L))
}

/** Where test entries stand, and cells that say that nothing is known and would be printed. */
export const FELDER_ANFAENGE: readonly (readonly [AdressFeld, number])[] = [
  ['titel', ANFANG.platzhalter | ANFANG.wort],
  ['vorname', ANFANG.platzhalter | ANFANG.wort],
  ['nachname', ANFANG.testwort | ANFANG.platzhalter | ANFANG.wort],
  ['firma', ANFANG.platzhalter | ANFANG.wort],
  ['zusatz', ANFANG.platzhalter | ANFANG.wort],
  ['strasse', ANFANG.testwort | ANFANG.platzhalter | ANFANG.wort],
  ['strasseHausnummer', ANFANG.testwort | ANFANG.platzhalter | ANFANG.wort],
  ['ort', ANFANG.testwort],
]
