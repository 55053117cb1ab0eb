import { anschriftHat } from '#src/domain/print/text/anschriftZeichen.ts'
import { fehltImDruck, mitGewoehnlichenLeerzeichen, ohneUnsichtbare } from '#src/domain/print/text/zeichen.ts'

/** Control characters other than those that stand for a blank. */
const STEUERZEICHEN = /(?![\t\n\v\f\r])\p{Cc}/gu
/** Traces of UTF-8 that was read as Windows-1252 and saved again: an umlaut became two characters. */
const DOPPELT_KODIERT = /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u
/**
 * Quote that our own downloads put before a formula (SEC-30), and that shops and spreadsheets put before a number so that
 * its zero stays ("'01067"); it comes off again on the way in.
 */
const FORMELSCHUTZ = /^'(?=[=+\-@＝＋－＠]|\d+$)/u

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
  const plain = einmalDekodiert(roh).normalize('NFC').replaceAll(STEUERZEICHEN, '')
  const repaired = ohneUnsichtbare(mitGewoehnlichenLeerzeichen(plain))
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

/** By far most cells; much cheaper to see. */
const LATIN1 = /^[ -~\u00a0-\u00ff]*$/

/** True when nothing of the text is missing in the address face: the same rule as in text layers (print 3). */
export function isDruckbar(text: string): boolean {
  return LATIN1.test(text) || Array.from(text).every((char) => !fehltImDruck(char.codePointAt(0) ?? 0, anschriftHat))
}
