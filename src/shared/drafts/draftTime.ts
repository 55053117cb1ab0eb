import { formatZeitpunkt } from '#src/base/number/german.ts'
import { heute } from '../clock.ts'

const UHRZEIT = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' })
const TAG = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })

/** "14:03" today, else with its day. */
export function draftTime(at: Date): string {
  return TAG.format(at) === heute() ? UHRZEIT.format(at) : formatZeitpunkt(at.toISOString())
}
