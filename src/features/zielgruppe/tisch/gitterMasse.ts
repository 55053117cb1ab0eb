import type { AdressFeld } from '#src/contract/zielgruppe.ts'

/** Height of a row, px. */
export const ZEILE_PX = 40
/** Heights that all browsers can scroll, px; taller lists are scrolled in proportion. */
const HOECHSTENS_PX = 8_000_000
/** Letters of the browser's own size, px; columns grow with them. */
const SCHRIFT_PX = 16
/** Width of the column with state and number, rem. */
export const NUMMER_REM = 6.5

const BREITE_REM: Partial<Record<AdressFeld, number>> = {
  anrede: 6.5,
  titel: 6,
  hausnummer: 7.25,
  plz: 7.25,
  land: 7,
  firma: 13.75,
  strasse: 13,
  strasseHausnummer: 14.25,
}

/** Width of columns together, rem. */
export const breiteVon = (felder: readonly AdressFeld[]): number =>
  felder.reduce((summe, feld) => summe + (BREITE_REM[feld] ?? 10), 0)

/** A length as the page shows it now, px. */
export const inPx = (rem: number): number =>
  rem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || SCHRIFT_PX)

/** True where columns run from right to left. */
export const isRtl = (element: HTMLElement): boolean => getComputedStyle(element).direction === 'rtl'

/** Height of all rows together as far as it can be scrolled, px. */
export const rollHoehe = (anzahl: number): number => Math.min(anzahl * ZEILE_PX, HOECHSTENS_PX)

interface Rollen {
  /** Where the first row that is seen begins among all, px of the whole list. */
  oben: number
  scrollTop: number
}

/**
 * Where the list is after scrolling. A short way is taken pixel by pixel, whatever the scale; a long one in proportion, so
 * that the end of the bar is the end of the list.
 * @param fenster height of what is seen, px
 */
export function rolle(vorher: Rollen, scrollTop: number, anzahl: number, fenster: number): Rollen {
  const weg = rollHoehe(anzahl) - fenster
  const ganz = anzahl * ZEILE_PX - fenster
  if (weg <= 0 || ganz <= weg) return { oben: scrollTop, scrollTop }
  const delta = scrollTop - vorher.scrollTop
  if (Math.abs(delta) >= fenster) return { oben: (scrollTop / weg) * ganz, scrollTop }
  const oben = Math.max(0, Math.min(ganz, vorher.oben + delta))
  // At the end of the bar there may be rows left: it is put back a little.
  const amRand = scrollTop <= 0 || scrollTop >= weg
  return { oben, scrollTop: amRand ? rollStelle(oben, anzahl, fenster) : scrollTop }
}

/** Where the bar stands for a place of the whole list, px. */
export function rollStelle(oben: number, anzahl: number, fenster: number): number {
  const weg = rollHoehe(anzahl) - fenster
  const ganz = anzahl * ZEILE_PX - fenster
  return ganz <= weg || ganz <= 0 ? oben : (oben / ganz) * weg
}
