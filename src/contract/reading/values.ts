import { plainAmount } from '../wire.ts'

/**
 * Single values as a PHP service sends them, turned into what the contract says. Each rule gives `undefined` where it has
 * nothing to say: the value goes on as it came.
 */

const YES = new Set(['1', 'true', 'on', 'yes', 'ja', 'y', 'j'])
const NO = new Set(['0', 'false', 'off', 'no', 'nein', 'n', ''])

/** Yes or no as words; a checkbox that was not set is an empty text in PHP. */
export function asFlag(value: unknown): boolean | undefined {
  if (value === null) return false
  if (typeof value !== 'string') return undefined
  const word = value.trim().toLowerCase()
  return YES.has(word) ? true : NO.has(word) ? false : undefined
}

/** A number as text, with white space around it or zeros behind the point. */
export function asNumber(value: unknown): number | undefined {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'string' || !/^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/.test(value)) return undefined
  return Number(value)
}

/** All that can be meant as German: 1.234 and 1,234 too. */
const GERMAN = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d*)?$/

/** An amount without its currency, and without German marks where the operation says that all are German. */
export function asAmount(value: unknown, german: boolean): string | undefined {
  if (typeof value !== 'string') return undefined
  const plain = plainAmount(value)
  if (german && GERMAN.test(plain)) return plain.replaceAll('.', '').replace(',', '.')
  return plain === value ? undefined : plain
}

/** MySQL's zero date and an empty text stand for no date. */
export const isNoDate = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:|0000-00-00(?:[ T]00:00:00)?)$/.test(value.trim())

/** Calendar day out of MySQL's DATETIME, an ISO moment or a German date. */
export function asDay(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const plain = value.trim()
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(plain)
  if (german) return `${german[3]}-${german[2]?.padStart(2, '0')}-${german[1]?.padStart(2, '0')}`
  const local = /^(\d{4}-\d{2}-\d{2})(?:[ T]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?)?$/.exec(plain)
  if (local) return local[1]
  const moment = /^\d{4}-\d{2}-\d{2}T/.test(plain) ? new Date(plain) : null
  return moment && !Number.isNaN(moment.getTime()) ? berlin(moment).slice(0, 10) : undefined
}

/**
 * Moment in UTC out of MySQL's DATETIME, which is local time in Europe/Berlin (assumed), an ISO moment with its own offset or the
 * seconds of time().
 */
export function asMoment(value: unknown): string | undefined {
  const seconds = typeof value === 'number' ? value : /^\d{9,10}$/.test(String(value)) ? Number(value) : null
  if (seconds !== null) return Number.isSafeInteger(seconds) ? new Date(seconds * 1000).toISOString() : undefined
  if (typeof value !== 'string') return undefined
  const plain = value.trim()
  const local = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?)?$/.exec(plain)
  if (local) return toUtc(`${local[1]}T${local[2] ?? '00:00'}${local[3] ?? ':00'}`)
  if (!/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(plain)) return undefined
  const moment = new Date(plain)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

const BERLIN = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** "2026-11-20 14:03:00" in Berlin. */
const berlin = (moment: Date): string => BERLIN.format(moment)

/** Two steps: the offset of the first guess may be that of the other side of a change of the clock. */
function toUtc(local: string): string | undefined {
  const wanted = Date.parse(`${local}Z`)
  if (Number.isNaN(wanted)) return undefined
  const offset = (at: number) => Date.parse(`${berlin(new Date(at)).replace(' ', 'T')}Z`) - at
  const guess = wanted - offset(wanted)
  return new Date(wanted - offset(guess)).toISOString()
}
