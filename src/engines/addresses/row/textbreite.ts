import { adressZeilen, ANSCHRIFT_SIZE_MM, FORMATS } from '#src/engines/print/rules.ts'

/**
 * Advance widths of Source Sans 3 Regular, the address face, in 1/1000 em for U+0020 .. U+00FF. A test compares them
 * with the font.
 */
const BREITEN: readonly number[] = [
  200, 289, 426, 497, 497, 824, 609, 249, 303, 303, 418, 497, 249, 311, 249, 350, 497, 497, 497, 497, 497, 497, 497, 497,
  497, 497, 249, 249, 497, 497, 497, 425, 847, 543, 588, 571, 615, 527, 494, 617, 652, 263, 479, 579, 486, 727, 647, 664,
  566, 664, 569, 534, 536, 645, 515, 786, 513, 476, 539, 303, 350, 303, 497, 500, 542, 504, 553, 456, 555, 496, 292, 504,
  544, 246, 247, 495, 255, 829, 547, 542, 555, 555, 347, 419, 338, 544, 467, 719, 446, 467, 425, 303, 241, 303, 497,
  ...Array.from({ length: 33 }, () => 0),
  200, 289, 497, 497, 497, 497, 241, 497, 542, 744, 345, 429, 497, 311, 423, 542, 331, 497, 367, 367, 542, 562, 560, 249,
  542, 367, 365, 429, 781, 808, 796, 425, 544, 544, 544, 544, 544, 544, 822, 571, 527, 527, 527, 527, 263, 263, 263, 263,
  639, 647, 664, 664, 664, 664, 664, 497, 664, 645, 645, 645, 645, 476, 583, 576, 504, 504, 504, 504, 504, 504, 778, 456,
  496, 496, 496, 496, 246, 246, 246, 246, 544, 547, 542, 542, 542, 542, 542, 497, 542, 544, 544, 544, 544, 467, 555, 467,
] // oxfmt-ignore

/** Width of a character, 1/1000 em; wide letters of other scripts count as a wide one. */
export const BREITE = Uint16Array.from({ length: 256 }, (_, code) => (code < 32 ? 0 : (BREITEN[code - 32] ?? 600)))
const BREITE_UNBEKANNT = 600

/** Size of the address type, mm, and the narrowest address box of all formats: that of the postcard. print 9. */
const ADRESSFELD_MM = Math.min(...Object.values(FORMATS).map(({ empfaenger }) => empfaenger.anschrift.w))
/** Most lines of a postal address (DIN 5008). */
const MAX_ADRESSZEILEN = 6

/** Widest line that fits, 1/1000 em. */
export const MAX_BREITE = Math.floor((ADRESSFELD_MM / ANSCHRIFT_SIZE_MM) * 1000)

/** Width of a text without kerning, 1/1000 em. */
function textBreite(text: string): number {
  let sum = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    sum += code < 256 ? (BREITE[code] ?? 0) : BREITE_UNBEKANNT
  }
  return sum
}

/** True when the address does not fit the address box of the postcard. */
export function isZuLang(empfaenger: Parameters<typeof adressZeilen>[0]): boolean {
  const zeilen = adressZeilen(empfaenger)
  return zeilen.length > MAX_ADRESSZEILEN || zeilen.some((zeile) => textBreite(zeile) > MAX_BREITE)
}
