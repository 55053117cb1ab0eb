import type { ScanZeichensatz } from '../read/encoding.ts'
import { LATIN1_MAPS } from '../row/keyHash.ts'
import { isLetter as isAsciiLetter } from './plainZelle.ts'
import { BREITE } from '../row/textbreite.ts'

/** What a byte is. Signs, letters and digits are below `stop`. */
export const BYTE = {
  plain: 0,
  /** Separator or line break. */
  stop: 1,
  quote: 2,
  /** First byte of a letter that takes two. */
  lead: 3,
  /** Anything else: the row needs a closer look. */
  odd: 4,
} as const

const LF = 10
const CR = 13
const SPACE = 32
const QUOTE = 34
/** What errors of a spreadsheet begin with. */
const HASH = 35
/** What the code of a letter in a web page ends with (`&uuml;`). */
const SEMICOLON = 59
const DELETE = 127

/** Latin-1 characters above ASCII that are letters; A-tilde is the trace of text that was UTF-8 once already. */
export function isLetter(code: number): boolean {
  return code >= 0xc0 && code <= 0xff && code !== 0xc3 && code !== 0xd7 && code !== 0xf7
}

function kindOf(byte: number, separator: number, zeichensatz: ScanZeichensatz): number {
  if (byte === separator || byte === LF || byte === CR) return BYTE.stop
  if (byte === QUOTE) return BYTE.quote
  if (byte < SPACE || byte === DELETE || byte === HASH || byte === SEMICOLON) return BYTE.odd
  if (byte < DELETE) return BYTE.plain
  if (zeichensatz === 'utf-8') return byte === 0xc3 ? BYTE.lead : BYTE.odd
  return isLetter(byte) ? BYTE.plain : BYTE.odd
}

/** Kind of each byte. */
export function byteKinds(separator: number, zeichensatz: ScanZeichensatz): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => kindOf(byte, separator, zeichensatz))
}

/** What a sign that is no letter adds to the width of a measured column, above all widths. */
export const EIN_ZEICHEN = 1 << 20

/** Where parts of the table of bytes begin; the factors stand in front. */
export const SUMMAND = 256
export const WIDTH = 512

/**
 * Factor, summand and width of each byte: one array, since the loop has room at hand for few. No factor, which is odd
 * otherwise, is 0 but where the row goes on to something else. What is no letter is counted beside the width.
 */
export function byteTable(kinds: Uint8Array): Int32Array {
  const { mul, add } = LATIN1_MAPS
  const table = new Int32Array(3 * 256)
  table.set(mul.map((factor, byte) => (kinds[byte] === BYTE.plain ? factor : 0)))
  table.set(add, SUMMAND)
  table.set(BREITE, WIDTH)
  for (let byte = 0; byte < 256; byte++)
    if (!isLetter(byte) && !isAsciiLetter(byte)) table[WIDTH + byte] = (BREITE[byte] ?? 0) + EIN_ZEICHEN
  return table
}
