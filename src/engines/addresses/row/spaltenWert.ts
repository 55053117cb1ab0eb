import type { SpaltenArt } from '#src/contract/zielgruppe.ts'
import { formatDatum, formatEuro } from '#src/base/number/german.ts'
import { readAmount, readDecimal } from '#src/base/number/typed.ts'
import { isFehlerwert, isPlatzhalter, readDate } from '../read/tabellenfehler.ts'

/** A formula that no program worked out: "=HYPERLINK(…)". Its words are no value. */
const FORMEL = /^[=@]\s*[\p{L}._]+\s*\(/u
/** "1.234", "1.234.567": groups of a German spreadsheet, never decimals (assumed). */
const GRUPPEN = /^([-+]?[1-9]\d{0,2}(?:\.\d{3})+)(,\d+)?$/
const ZAHL = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 6 })
/** Years of two digits up to this one are of 2000, later ones of 1900: as spreadsheets read them. */
const JAHRHUNDERT_BIS = 29

function numberText(text: string): string | null {
  const groups = GRUPPEN.exec(text)
  const value = readDecimal(groups ? `${(groups[1] ?? '').replaceAll('.', '')}${groups[2] ?? ''}` : text, 'ohne')
  return value === null ? null : ZAHL.format(value)
}

function dateText(text: string): string | null {
  const read = readDate(text)
  if (read === null || read.jahr === 0) return null
  const jahr = read.jahr > 99 ? read.jahr : read.jahr + (read.jahr <= JAHRHUNDERT_BIS ? 2000 : 1900)
  const day = new Date(Date.UTC(jahr, read.monat - 1, read.tag))
  // The 31st of a short month would be a day of the next one.
  return day.getUTCMonth() === read.monat - 1 ? formatDatum(day.toISOString()) : null
}

function amountText(text: string): string | null {
  const ct = readAmount(text)
  return ct === null ? null : formatEuro(ct)
}

/**
 * What an own column prints of a cell: numbers, days and amounts as Germans write them. What cannot be read so is left
 * as it is. Empty: nothing is known, an error of a spreadsheet, a formula (domain 4.3.21).
 */
export function spaltenWert(art: SpaltenArt, zelle: string): string {
  const text = zelle.trim()
  if (text === '' || isPlatzhalter(text) || isFehlerwert(text) || FORMEL.test(text)) return ''
  return readAs(art, text) ?? text
}

/** True for a cell that holds something, but nothing of its column's kind. */
export const passtNicht = (art: SpaltenArt, zelle: string): boolean =>
  spaltenWert('text', zelle) !== '' && readAs(art, zelle.trim()) === null

function readAs(art: SpaltenArt, text: string): string | null {
  switch (art) {
    case 'text':
      return text
    case 'zahl':
      return numberText(text)
    case 'datum':
      return dateText(text)
    case 'betrag':
      return amountText(text)
  }
}

/** The kind that the cells of a column are of, all that hold something; text where they are of none. */
export function guessArt(zellen: readonly string[]): SpaltenArt {
  const filled = zellen.filter((zelle) => spaltenWert('text', zelle) !== '')
  if (filled.length === 0) return 'text'
  const all = (art: SpaltenArt) => filled.every((zelle) => !passtNicht(art, zelle))
  if (filled.every((zelle) => /€|EUR/i.test(zelle)) && all('betrag')) return 'betrag'
  // Postal codes, numbers of customers and of the telephone keep their zeros.
  if (filled.every((zelle) => /[./-]/.test(zelle)) && all('datum')) return 'datum'
  return filled.every((zelle) => /,\d|^\d{1,3}(\.\d{3})+$/.test(zelle.trim())) && all('zahl') ? 'zahl' : 'text'
}
