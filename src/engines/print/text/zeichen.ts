/**
 * What print makes of a character: text layers, privacy text, addresses and the check of address files ask here alone
 * (print 3).
 */

/** Takes no room and leaves no ink: soft hyphen, zero width, joiners, variation selectors, marks of direction. */
const UNSICHTBARE = /[\p{DI}\ufff9-\ufffb]/gu
/** Blanks other than the ordinary one, and the controls that stand for one. */
const ANDERE_LEERZEICHEN = /[\t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/gu
/**
 * Printed by no face, whatever its file says: controls, halves of a pair, private use, marks that no letter took in
 * (NFC), pictures that a screen would draw in colours of its own.
 */
const NIE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{M}\p{Noncharacter_Code_Point}\p{Emoji_Presentation}]/u
/** Blanks at which no line ends. */
const FEST = /[\u00a0\u2007\u202f]/u
/** Blanks with a width that a face may know. */
const BREITE_DER_SCHRIFT = /\p{Zs}/u

type Zeichenart = 'schrift' | 'leer' | 'unsichtbar' | 'nie'

const arten = new Map<number, Zeichenart>()

/** Remembered, because every letter of every address is asked for. */
export function zeichenart(point: number): Zeichenart {
  if (point > 0x20 && point < 0x7f) return 'schrift'
  const known = arten.get(point)
  if (known !== undefined) return known
  const art = artVon(String.fromCodePoint(point))
  arten.set(point, art)
  return art
}

function artVon(char: string): Zeichenart {
  if (ohneUnsichtbare(char) === '') return 'unsichtbar'
  if (mitGewoehnlichenLeerzeichen(char) === ' ') return 'leer'
  return NIE.test(char) ? 'nie' : 'schrift'
}

/** The text without what print does not show and leaves no room for. */
export function ohneUnsichtbare(text: string): string {
  return text.replaceAll(UNSICHTBARE, '')
}

/** The text with ordinary blanks alone. */
export function mitGewoehnlichenLeerzeichen(text: string): string {
  return text.replaceAll(ANDERE_LEERZEICHEN, ' ')
}

/** Takes no room in a line and is not drawn. */
export function isInvisible(char: string): boolean {
  return zeichenart(char.codePointAt(0) ?? 0) === 'unsichtbar'
}

/** Would the character be missing on paper, printed with a face that has these glyphs? */
export function isMissingInPrint(point: number, has: (codePoint: number) => boolean): boolean {
  const art = zeichenart(point)
  return art === 'nie' || (art === 'schrift' && !has(point))
}

/** The blank that is printed for this one: itself where the face knows its width. */
export function gedrucktesLeerzeichen(char: string, has: (codePoint: number) => boolean): string {
  if (BREITE_DER_SCHRIFT.test(char) && has(char.codePointAt(0) ?? 0)) return char
  return FEST.test(char) ? '\u00a0' : ' '
}
