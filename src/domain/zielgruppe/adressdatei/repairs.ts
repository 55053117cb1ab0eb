/** Marks that are not seen: soft hyphen, zero width, bidi, byte order mark, variation selectors. */
const UNSICHTBAR = /[\p{DI}\ufff9-\ufffb]/gu
/** Control characters other than those that stand for a blank. */
const STEUERZEICHEN = /(?![\t\n\v\f\r])\p{Cc}/gu
/** Blanks that are not the ordinary one. */
const LEERZEICHEN = /[\t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/gu
/** Traces of UTF-8 that was read as Windows-1252 and saved again: an umlaut became two characters. */
const DOPPELT_KODIERT = /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u
/** Quote that our own downloads put before a formula (SEC-30); it comes off again on the way in. */
const FORMELSCHUTZ = /^'(?=[=+\-@＝＋－＠])/u

const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function byteOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 256) return code
  const index = WINDOWS_1252.indexOf(character)
  return index === -1 ? -1 : 0x80 + index
}

/** Text that was encoded twice, decoded once more; unchanged when that makes no sense. */
function einmalDekodiert(text: string): string {
  if (!DOPPELT_KODIERT.test(text)) return text
  const bytes = Array.from(text, byteOf)
  if (bytes.includes(-1)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return text
  }
}

/** Cells without anything to put in order: by far most of them. */
const IN_ORDNUNG = /^(?:[!-&(-~À-ÂÄ-ÖØ-öø-ÿ][!-~À-ÂÄ-ÖØ-öø-ÿ]*(?: [!-~À-ÂÄ-ÖØ-öø-ÿ]+)*)?$/

/** A cell put in order. `bereinigt` tells that more than ordinary blanks changed (CSV-14, CSV-15). */
export function reinige(roh: string): { text: string; bereinigt: boolean } {
  if (IN_ORDNUNG.test(roh)) return { text: roh, bereinigt: false }
  const repaired = einmalDekodiert(roh)
    .normalize('NFC')
    .replaceAll(STEUERZEICHEN, '')
    .replaceAll(LEERZEICHEN, ' ')
    .replaceAll(UNSICHTBAR, '')
  const text = repaired.replaceAll(/ {2,}/g, ' ').trim().replace(FORMELSCHUTZ, '')
  return { text, bereinigt: repaired !== roh }
}

/** PLZ as it should be; `ergaenzt` when a lost zero came back. Signs of the country before it come off. */
export function ordnePlz(roh: string): { plz: string; ergaenzt: boolean } {
  const plz = roh.replace(/^D(?:E)?[\s-]+(?=\d)/i, '').replaceAll(' ', '')
  return /^[1-9]\d{3}$/.test(plz) ? { plz: `0${plz}`, ergaenzt: true } : { plz, ergaenzt: false }
}

/** House number at the end of a street: "5", "5a", "5 a", "12-14", "7/9", "3 b-c". */
const HAUSNUMMER_AM_ENDE = /^(.*?[^\d\s])\s+(\d+(?:\s?[a-z])?(?:\s?[-–/+]\s?\d*\s?[a-z]?)?)$/iu
/** "Hauptstr.5": the blank was forgotten. */
const OHNE_LEERZEICHEN = /^(.*(?:str\.|straße|strasse|weg|platz|allee))(\d+\s?[a-z]?)$/iu
/** Streets whose own name ends in a number. */
const NUMMER_IM_NAMEN = /^(?:straße|strasse|str\.|platz|weg|quadrat)(?:\s+(?:des|der|vom))?$/iu

/** Street and house number of one text; the number is empty when there is none. */
export function trenneHausnummer(text: string): { strasse: string; hausnummer: string } {
  const match = HAUSNUMMER_AM_ENDE.exec(text) ?? OHNE_LEERZEICHEN.exec(text)
  const strasse = match?.[1]?.trim().replace(/,$/, '') ?? ''
  if (!match || strasse === '' || NUMMER_IM_NAMEN.test(strasse)) return { strasse: text, hausnummer: '' }
  return { strasse, hausnummer: (match[2] ?? '').replaceAll(/\s+/g, ' ') }
}

const ANREDEN: readonly (readonly [string, RegExp])[] = [
  ['Herr', /^(?:herrn?|hr\.?|mr\.?|m|männlich)$/iu],
  ['Frau', /^(?:frau|fr\.?|mrs\.?|ms\.?|w|f|weiblich)$/iu],
  ['Familie', /^(?:familie|fam\.?|eheleute)$/iu],
  ['Firma', /^(?:firma|fa\.?)$/iu],
  ['', /^(?:divers|d|keine|-)?$/iu],
]

/** Form of address in one of our words; null when it is not understood. "" prints none. */
export function ordneAnrede(text: string): string | null {
  return ANREDEN.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** True when the country is Germany or left out. */
export function isInland(land: string): boolean {
  return /^(?:|d|de|deu|ger|deutschland|germany|allemagne|bundesrepublik deutschland|brd)$/iu.test(land.trim())
}

/** Signs of a test entry: the whole name, the street, or the place of an example address. */
export function isMustermann(nachname: string, strasse: string, ort: string): boolean {
  return (
    /^(?:muster(?:mann|frau|person)?|test(?:er|name|mann|person)?|nachname|name|x{2,}|asdf\w*|abc|doe)$/iu.test(
      nachname,
    ) ||
    /^(?:muster|test)(?:str\.?|straße|strasse|weg|allee|platz)$/iu.test(strasse) ||
    /^(?:musterstadt|musterhausen|musterort|teststadt|testort)$/iu.test(ort)
  )
}

/** Scripts that the address face prints: Latin, Greek, Cyrillic and the usual signs. A test asks the font. */
const DRUCKBAR =
  /^[\u0020-\u007e\u00a0-\u0181\u0218-\u021b\u02c6-\u02cc\u02d0-\u02dc\u0386-\u038a\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490-\u0493\u1e9e-\u1ef9\u2010-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u2116\u2122]*$/u

/** By far most cells; much cheaper to see. */
const LATIN1 = /^[ -~\u00a0-\u00ff]*$/

/** True when every character has a glyph in the address face. */
export function isDruckbar(text: string): boolean {
  return LATIN1.test(text) || DRUCKBAR.test(text)
}
