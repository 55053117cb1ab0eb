import { westernDigits } from './digits.ts'
import type { Ct } from './german.ts'

/** Words and signs that people write beside a number, by what it counts, in all languages; a longer one goes before its beginning. */
const EINHEITEN = {
  ohne: [],
  euro: ['€', 'Euros', 'Euro', 'EUR', 'يورو'],
  stueck: ['Stück', 'Stueck', 'Stk.', 'Stk', 'Personen', 'Empfänger', 'Adressen', 'pieces', 'pcs.', 'pcs', 'قطعة'],
  km: ['km', 'Kilometer', 'kilometers', 'kilometres', 'كم'],
  mm: ['mm', 'Millimeter', 'millimeters', 'millimetres', 'مم'],
  tage: ['Tagen', 'Tage', 'Tag', 'days', 'day', 'jours', 'jour', 'يوم', 'أيام'],
  grad: ['°', 'Grad'],
  pt: ['pt', 'Punkt'],
  prozent: ['%', 'Prozent'],
  promille: ['‰', 'Promille'],
} as const satisfies Record<string, readonly string[]>
export type Einheit = keyof typeof EINHEITEN

/** Without the unit on either side of it. */
function withoutUnit(text: string, einheit: Einheit): string {
  const lower = text.toLowerCase()
  for (const word of EINHEITEN[einheit]) {
    const unit = word.toLowerCase()
    if (lower.startsWith(unit)) return text.slice(unit.length).trimStart()
    if (lower.endsWith(unit)) return text.slice(0, -unit.length).trimEnd()
  }
  return text
}

/** Marks of direction and signs without width, which copying brings along. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
/** Set between groups of thousands alone: the Swiss apostrophe in every form, and the Arabic mark. */
const GROUP = /['\u2018\u2019\u02bc\u00b4`\u066c]/g
/** Begins decimals in Arabic and nothing else. */
const ARABIC_POINT = '\u066b'

interface Parts {
  minus: boolean
  ganz: string
  bruch: string
}

/** "1234567" of a whole part in groups of three with one and the same mark, or without any; null for other groups. */
function withoutGroups(text: string): string | null {
  return /^(?:\d+|\d{1,3}(?:([., '])\d{3})(?:\1\d{3})*)$/.test(text) ? text.replaceAll(/\D/g, '') : null
}

/** Where decimals begin, -1: nowhere. One mark before three digits at the end is one of thousands, if `three` says so. */
function decimalAt(body: string, three: 'gruppe' | 'bruch'): number {
  if (body.includes(ARABIC_POINT)) return body.indexOf(ARABIC_POINT)
  const comma = body.lastIndexOf(',')
  const point = body.lastIndexOf('.')
  const at = Math.max(comma, point)
  if (at < 0 || (comma >= 0 && point >= 0)) return at
  if (body.indexOf(body.charAt(at)) < at) return -1
  return three === 'gruppe' && /^[1-9]\d{0,2}[.,]\d{3}$/.test(body) ? -1 : at
}

/**
 * A number as people of the three languages type it: 1.234,5 and 1,234.5, 1 234,5 and 1’234.5, ١٬٢٣٤٫٥, in full width,
 * with its unit on either side. Null for anything else.
 */
function partsOf(typed: string, einheit: Einheit, three: 'gruppe' | 'bruch'): Parts | null {
  const text = withoutUnit(westernDigits(typed.replace(UNSEEN, '')).trim(), einheit).replace(
    /[,.]\s*[-\u2013\u2014]+$/,
    '',
  )
  const [, sign = '', body = ''] = /^([+\-\u2212\u2013]?)\s*(\d.*)$/.exec(text) ?? []
  const marked = body.replace(GROUP, "'").replaceAll(/\s+/g, ' ')
  const at = decimalAt(marked, three)
  const ganz = withoutGroups(at < 0 ? marked : marked.slice(0, at))
  const bruch = at < 0 ? '' : marked.slice(at + 1)
  if (ganz === null || (at >= 0 && !/^\d+$/.test(bruch))) return null
  return { minus: sign !== '' && sign !== '+', ganz, bruch }
}

/** A whole number of at most nine digits, not below 0; "1.500" and "1,500" are the same one. */
export function readWhole(typed: string, einheit: Einheit = 'ohne'): number | null {
  const parts = partsOf(typed, einheit, 'gruppe')
  if (parts === null || parts.minus || parts.ganz.length > 9 || /[^0]/.test(parts.bruch)) return null
  return Number(parts.ganz)
}

/** A measure: "12,5" and "12.5" are the same one, and so is "1.234", which is a little more than 1. */
export function readDecimal(typed: string, einheit: Einheit): number | null {
  const parts = partsOf(typed, einheit, 'bruch')
  if (parts === null || parts.ganz.length > 9) return null
  const value = Number(`${parts.ganz}.${parts.bruch || '0'}`)
  return parts.minus && value !== 0 ? -value : value
}

/**
 * Euros to whole ct. "1.234" and "1,234" are thousands, since nobody writes tenths of a cent; null for anything that is no
 * amount, or finer than a cent (domain 1.2).
 */
export function readAmount(typed: string): Ct | null {
  const parts = partsOf(typed, 'euro', 'gruppe')
  if (parts === null || parts.bruch.length > 2) return null
  const ct = Number(parts.ganz + parts.bruch.padEnd(2, '0'))
  if (!Number.isSafeInteger(ct)) return null
  return parts.minus && ct !== 0 ? -ct : ct
}
