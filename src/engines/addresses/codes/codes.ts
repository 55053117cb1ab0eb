import { ABGLEICH_FRAGLICH } from '#src/contract/ausschluss.ts'
import { CODE_REGELN, type Gruppe } from './codeRegeln.ts'
import { ZEILEN_CODES, type AdressPruefung, type ZeilenCode } from '#src/contract/zielgruppe.ts'

/** Kinds of warnings whose rows are left out where nobody can be asked. */
export const OHNE_FRAGE: readonly ZeilenCode[] = ['keineBriefzustellung', 'nichtAnschreiben']

/** Kinds of warnings that are left out of a list: those that were chosen, and whoever is likely blocked but where somebody wants him. */
export function ohneFragliche(
  ohneWarnungen: readonly ZeilenCode[],
  trotzdem: readonly ZeilenCode[] = [],
): ZeilenCode[] {
  return [...new Set([...ohneWarnungen, ...ABGLEICH_FRAGLICH])].filter((code) => !trotzdem.includes(code))
}

const BITS = new Map(ZEILEN_CODES.map((code, index) => [code, 1 << index]))
const bitOf = (code: ZeilenCode): number => BITS.get(code) ?? 0

function maskOf(gruppe: Gruppe): number {
  return ZEILEN_CODES.filter((code) => CODE_REGELN[code].gruppe === gruppe).reduce(
    (mask, code) => mask | bitOf(code),
    0,
  )
}

const AUSGESCHLOSSEN = maskOf('ausgeschlossen')
const WARNUNG = maskOf('warnung')
const KORRIGIERT = maskOf('korrigiert')

/** Codes of a row as one bit set: 4 bytes per row whatever is found. */
export function codeMask(codes: readonly ZeilenCode[]): number {
  return codes.reduce((mask, code) => mask | bitOf(code), 0)
}

/** The codes of a bit set, in the order of the contract. */
export function codesOf(mask: number): ZeilenCode[] {
  return ZEILEN_CODES.filter((code) => (mask & bitOf(code)) !== 0)
}

/** The worst finding decides; the groups are disjoint. */
export function gruppeOf(mask: number): Gruppe {
  if ((mask & AUSGESCHLOSSEN) !== 0) return 'ausgeschlossen'
  if ((mask & WARNUNG) !== 0) return 'warnung'
  return (mask & KORRIGIERT) !== 0 ? 'korrigiert' : 'zustellbar'
}

/** True when the row is printed, given the kinds of warnings whose rows are left out. */
export function isPrinted(mask: number, ohneWarnungen: readonly ZeilenCode[]): boolean {
  return (mask & (AUSGESCHLOSSEN | codeMask(ohneWarnungen))) === 0
}

/** How many rows are printed: the one number that is shown, confirmed, stored and printed. */
export function anzahlGedruckt(
  jeMaske: Iterable<readonly [mask: number, rows: number]>,
  ohneWarnungen: readonly ZeilenCode[],
): number {
  let count = 0
  for (const [mask, rows] of jeMaske) if (isPrinted(mask, ohneWarnungen)) count += rows
  return count
}

/** How many are taken out by some codes, who would be printed otherwise. */
export function anzahlAusgenommen(
  jeMaske: Iterable<readonly [mask: number, rows: number]>,
  ohneWarnungen: readonly ZeilenCode[],
  codes: readonly ZeilenCode[],
): number {
  const weg = codeMask(codes)
  let count = 0
  for (const [mask, rows] of jeMaske) if ((mask & weg) !== 0 && isPrinted(mask & ~weg, ohneWarnungen)) count += rows
  return count
}

/** Counts per group and per code, from the rows per bit set. */
export function summe(jeMaske: Iterable<readonly [mask: number, rows: number]>): AdressPruefung {
  const pruefung: AdressPruefung = {
    gesamt: 0,
    zustellbar: 0,
    korrigiert: 0,
    warnung: 0,
    ausgeschlossen: 0,
    jeCode: {},
  }
  for (const [mask, rows] of jeMaske) {
    pruefung.gesamt += rows
    pruefung[gruppeOf(mask)] += rows
    for (const code of codesOf(mask)) pruefung.jeCode[code] = (pruefung.jeCode[code] ?? 0) + rows
  }
  return pruefung
}
