/** Amount of money in whole cents. */
export type Ct = number

const GANZ = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })

/** Whole ct without unit: "1.234,56". Built from the digits, so that it is exact for every safe integer. */
export function formatBetrag(ct: Ct): string {
  const digits = String(Math.abs(ct)).padStart(3, '0')
  const euros = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${ct < 0 ? '-' : ''}${euros},${digits.slice(-2)}`
}

/** Whole ct as "1.234,56 €", with a non-breaking space before the unit. */
export function formatEuro(ct: Ct): string {
  return `${formatBetrag(ct)}\u00a0€`
}

/** Whole number with German thousands: "12.345". */
export function formatZahl(value: number): string {
  return GANZ.format(value)
}

/** ISO day to "20.11.2026"; anything else is shown as it is. */
export function formatDatum(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso)
  return match === null ? iso : `${match[3]}.${match[2]}.${match[1]}`
}

const WOCHENTAGE = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'] as const

/** ISO day to "Fr, 20.11.2026". */
export function formatTag(iso: string): string {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`).getUTCDay()
  const name = WOCHENTAGE[day]
  return name === undefined ? iso : `${name}, ${formatDatum(iso)}`
}

const ZEITPUNKT = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** UTC moment to "20.11.2026, 14:03 Uhr" in Europe/Berlin; anything else is shown as it is. */
export function formatZeitpunkt(isoZeit: string): string {
  const moment = new Date(isoZeit)
  if (Number.isNaN(moment.getTime())) return isoZeit
  const part = Object.fromEntries(ZEITPUNKT.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${part.day}.${part.month}.${part.year}, ${part.hour}:${part.minute}\u00a0Uhr`
}
