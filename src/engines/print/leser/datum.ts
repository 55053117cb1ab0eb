import type { Fund, Lesetext } from './lesetext.ts'

const MONATE = [
  'januar|jänner|jan', 'februar|feber|feb', 'märz|mär|mrz', 'april|apr', 'mai', 'juni|jun', 'juli|jul', 'august|aug',
  'september|sept|sep', 'oktober|okt', 'november|nov', 'dezember|dez',
] // oxfmt-ignore
const TAGE = ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'] as const
const TAG_NAMEN = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const
const DAY_MS = 86_400_000
/** A date that was said without a year is past for this long; later it is the next year's. Assumed. */
const RECENT_DAYS = 90
/** Older dates are history, not a mistake. Assumed. */
const HISTORY_DAYS = 500

const DATUM =
  /(?:(?<tag>sonntags?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|(?:so|mo|di|mi|do|fr|sa)(?=[.,]))\.?,?\s{1,3}(?:(?:den|dem|der)\s)?)?(?<![\d.,/-])(?<d>\d{1,2})\.\s?(?:(?<m>\d{1,2})\.|(?<monat>januar|jänner|jan|februar|feber|feb|märz|mär|mrz|april|apr|mai|juni|jun|juli|jul|august|aug|september|sept|sep|oktober|okt|november|nov|dezember|dez)(?!\p{L})\.?)(?:\s?(?<y>20\d\d|\d\d(?![\d:.,]?\d)(?!\s?(?:uhr|h|%|€|euro)(?!\p{L}))))?(?![\d/-])/giu

interface Datum extends Fund {
  tag: number | null
  day: number
  /** 0..11 */
  month: number
  year: number | null
}

/** Dates of a text, with the day of the week before them; only what can be one by its figures. */
function datesOf(text: string): Datum[] {
  return Array.from(text.matchAll(DATUM)).flatMap((match) => {
    const { tag, d = '', m, monat, y } = match.groups ?? {}
    const month = monat === undefined ? Number(m) - 1 : monthOf(monat)
    const day = Number(d)
    if (month < 0 || month > 11 || day < 1 || day > 31) return []
    // "2.10." of a list of points has neither a day of the week nor a year.
    const year = y === undefined ? null : Number(y.length === 2 ? `20${y}` : y)
    return [{ ...whole(match), tag: weekdayOf(tag), day, month, year }]
  })
}

function whole(match: RegExpExecArray): Fund {
  return { von: match.index, bis: match.index + match[0].length, text: match[0] }
}

const monthOf = (name: string): number => MONATE.findIndex((names) => names.split('|').includes(name.toLowerCase()))

function weekdayOf(name: string | undefined): number | null {
  if (name === undefined) return null
  const small = name.toLowerCase()
  if (small.startsWith('sonnabend')) return 6
  const found = TAGE.findIndex((tag) => tag.startsWith(small.replace(/s$/, '')) || small.startsWith(tag))
  return found === -1 ? null : found
}

const daysOf = (year: number, month: number, day: number): number => Date.UTC(year, month, day) / DAY_MS
const exists = (year: number, month: number, day: number): boolean =>
  new Date(Date.UTC(year, month, day)).getUTCDate() === day
const weekday = (year: number, month: number, day: number): number => new Date(Date.UTC(year, month, day)).getUTCDay()

/** Days that no calendar has: "31.11.2026" (print 15). A leap day without a year exists. */
export function impossibleDateHints({ text }: Lesetext): Fund[] {
  return datesOf(text).filter((date) => isSure(date) && !exists(date.year ?? 2024, date.month, date.day))
}

/** Is it a date for sure, and no number of a chapter? */
const isSure = ({ year, tag, text }: Datum): boolean => year !== null || tag !== null || /\p{L}/u.test(text)

/** A day of the week that is another one's: "Montag, 3.12.2026". Without a year it must be wrong in this and the next. */
export function weekdayHints({ text }: Lesetext, heute: string): Fund[] {
  const now = Number(heute.slice(0, 4))
  return datesOf(text).flatMap((date) => {
    const { tag, day, month, year } = date
    const years = (year === null ? [now, now + 1] : [year]).filter((one) => exists(one, month, day))
    if (tag === null || years.length === 0) return []
    // "montags 3.12." is a day of opening.
    if (/^\p{L}+s[,\s]/u.test(date.text) && !/^dienstag[,\s]/iu.test(date.text)) return []
    const right = years.map((one) => weekday(one, month, day))
    if (right.includes(tag)) return []
    const [first] = right
    return [{ ...date, ...(year !== null && first !== undefined && { meant: TAG_NAMEN[first] }) }]
  })
}

/** What makes a day of the past a fact. */
const FACT =
  /(?:seit|stand|vom|gegründet|gegr\.|eröffnet|geboren|geb\.|fassung|gesetz|verordnung|urteil|bescheid|schreiben|rechnung|auftrag|war|waren|wurde|wurden|fand|haben|hatten)(?:\s+(?:dem|der|am|zum|im|den))?[\s:]*$/iu
const UNTIL = /(?:^|[^\p{L}])bis\s+(?:(?:zum|einschließlich|einschl\.|inkl\.|spätestens)\s+)?$/iu
/** A day or month before "bis": a season, which comes again every year. */
const BEGINNING =
  /(?:\d\.|januar|jänner|jan|februar|feber|feb|märz|mär|mrz|april|apr|mai|juni|jun|juli|jul|august|aug|september|sept|sep|oktober|okt|november|nov|dezember|dez)\s?$/iu

/** A day that is over: with its year, or as the end of an offer within the last 90 days (print 15). */
export function pastDateHints({ text }: Lesetext, heute: string): Fund[] {
  const today = Date.parse(heute) / DAY_MS
  return datesOf(text).filter((date) => {
    const { day, month, year, von, bis } = date
    const before = text.slice(Math.max(0, von - 40), von)
    if (FACT.test(before)) return false
    if (year !== null) {
      const ago = today - daysOf(year, month, day)
      // The first day of "1.10.2026 bis 31.12.2026" is over while the offer goes on.
      return ago > 0 && ago <= HISTORY_DAYS && !/^\s*(?:bis|[-–—])/u.test(text.slice(bis))
    }
    if (!UNTIL.test(before) || BEGINNING.test(before.replace(UNTIL, ''))) return false
    const ago = today - daysOf(Number(heute.slice(0, 4)), month, day)
    const lastYear = today - daysOf(Number(heute.slice(0, 4)) - 1, month, day)
    return [ago, lastYear].some((days) => days > 0 && days <= RECENT_DAYS)
  })
}
