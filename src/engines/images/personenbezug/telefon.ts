import type { Bereich } from './stelle.ts'

/** Digits with what stands between those of one number. */
const LAUF = /\d[\d \u00a0\u202f()/.\u2013-]*/g
/** What is measured, paid or timed is no telephone number. */
const EINHEIT = /^ {0,2}(?:uhr|%|‰|€|euro|cent|pixel|px|mm|cm|dpi|kg|watt|volt)(?!\p{L})/iu
/** A word that says what the digits are; then they need no leading zero. */
const ANKUENDIGUNG =
  /(?:\b(?:tel|telefon|fon|fax|telefax|handy|mobil|mobilnummer|rufnummer|whatsapp))[.:]{0,2} {0,2}\(?$/i

/** Digits of a whole number, the prefix counted (E.164: 15). After a word that announces one, extensions are enough. */
const ZIFFERN_MAX = 15
const ZIFFERN_MIN = { vorwahl: 7, land: 8, angekuendigt: 5 } as const

interface Gruppe extends Bereich {
  ziffern: string
  /** What stands before it, within the same run. */
  davor: string
}

function gruppenVon(lauf: string, offset: number): Gruppe[] {
  let end = 0
  return Array.from(lauf.matchAll(/\d+/g), ({ 0: ziffern, index }) => {
    const davor = lauf.slice(end, index)
    end = index + ziffern.length
    return { ziffern, davor, von: offset + index, bis: offset + end }
  })
}

/** Telephone numbers as Germans write them: +49 221 …, 0049 …, (0221) 12 34 56, 0171/1234567, „Tel. 4711 22“. */
export function findTelefone(text: string): Bereich[] {
  const found: Bereich[] = []
  for (const { 0: lauf, index } of text.matchAll(LAUF)) {
    if (/[\p{L}\d,.#]/u.test(text.charAt(index - 1))) continue
    const gruppen = gruppenVon(lauf, index)
    for (let at = 0; at < gruppen.length; at++) {
      const nummer = nummerAb(gruppen, at)
      const [first, last] = [nummer[0], nummer.at(-1)]
      if (!first || !last || EINHEIT.test(text.slice(last.bis, last.bis + 12))) continue
      if (!isNummer(nummer, text.slice(Math.max(0, first.von - 24), first.von))) continue
      found.push({ von: first.von - vorzeichen(text, first, nummer[1]), bis: last.bis })
      at += nummer.length - 1
    }
  }
  return found
}

/** 1 where a plus, or the bracket of a prefix, belongs to the number. */
function vorzeichen(text: string, { von }: Gruppe, second: Gruppe | undefined): number {
  const sign = text.charAt(von - 1)
  return sign === '+' || (sign === '(' && second?.davor.startsWith(')') === true) ? 1 : 0
}

/** Groups of the number that begins here: no more digits than a number has, and not those of the next one. */
function nummerAb(gruppen: readonly Gruppe[], at: number): Gruppe[] {
  const nummer: Gruppe[] = []
  let digits = 0
  for (const gruppe of gruppen.slice(at, at + ZIFFERN_MAX)) {
    const next = gruppe.ziffern.startsWith('0') && digits >= ZIFFERN_MIN.vorwahl && /^[ \u00a0]/.test(gruppe.davor)
    digits += gruppe.ziffern.length
    if (next || digits > ZIFFERN_MAX || gruppe.davor.length > 3) return nummer.length === 0 ? [gruppe] : nummer
    nummer.push(gruppe)
  }
  return nummer
}

function isNummer(nummer: readonly Gruppe[], davor: string): boolean {
  const digits = nummer.map(({ ziffern }) => ziffern).join('')
  if (digits.length > ZIFFERN_MAX || isDatum(nummer)) return false
  if (ANKUENDIGUNG.test(davor) && digits.length >= ZIFFERN_MIN.angekuendigt) return true
  if (davor.endsWith('+')) return digits.length >= ZIFFERN_MIN.land && !digits.startsWith('0')
  if (/^00[1-9]/.test(digits)) return digits.length >= ZIFFERN_MIN.land + 2
  return /^0[1-9]/.test(digits) && digits.length >= ZIFFERN_MIN.vorwahl && vorwahlZiffern(nummer) >= 3
}

/**
 * Digits before the first sign that is no blank: a prefix has three at least, so that 09/2026 - 12/2026 and 08-18 stay what
 * they are. Where blanks alone part the groups they may be of any length (DIN 5008 of old), but not all of two: 03 07 12 25.
 */
function vorwahlZiffern(nummer: readonly Gruppe[]): number {
  const end = nummer.findIndex(({ davor }, index) => index > 0 && /[^ \u00a0\u202f]/.test(davor))
  if (end < 0 && nummer.every(({ ziffern }) => ziffern.length === 2)) return 0
  const prefix = end < 0 ? nummer : nummer.slice(0, end)
  return prefix.reduce((sum, { ziffern }) => sum + ziffern.length, 0)
}

/** 24.12.2026, 01-02-26, 05 06 2026. */
function isDatum([tag, monat, jahr]: readonly Gruppe[]): boolean {
  if (!tag || !monat || !jahr || tag.ziffern.length > 2 || monat.ziffern.length > 2) return false
  const years = jahr.ziffern.length === 4 || (jahr.ziffern.length === 2 && !jahr.davor.startsWith(' '))
  return Number(tag.ziffern) <= 31 && Number(monat.ziffern) <= 12 && years
}
