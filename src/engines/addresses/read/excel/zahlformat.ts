/** How the number of a cell is shown: as it is, with leading zeros, or as a moment. */
export type Zahlformat =
  | { art: 'zahl' }
  /** What stands for the digits: each `0` is one, everything else stands as it is. */
  | { art: 'ziffern'; muster: readonly (string | null)[]; nurZiffern: boolean }
  | { art: 'zeit'; tag: boolean; monat: boolean; jahr: boolean; uhr: boolean }

const ZAHL: Zahlformat = { art: 'zahl' }

/** The moments among the numbers that stand for a format without a text (ECMA-376, 18.8.30). */
function builtIn(id: number): string {
  if (id === 14 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return 'dd.mm.yyyy'
  if (id === 15) return 'd.mmm.yy'
  if (id === 16) return 'd.mmm'
  if (id === 17) return 'mmm.yy'
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47)) return 'hh:mm'
  return id === 22 ? 'dd.mm.yyyy hh:mm' : ''
}

/** Signs of a format's first section: digits and letters as they are, what is only shown as `{ text }`. */
function signsOf(code: string): (string | { text: string })[] {
  const signs: (string | { text: string })[] = []
  for (let at = 0; at < code.length && code[at] !== ';'; at++) {
    const sign = code[at] ?? ''
    if (sign === '"' || sign === '[') {
      const from = at + 1
      at = closing(code, from, sign === '"' ? '"' : ']')
      const text = code.slice(from, at)
      if (sign === '"') signs.push({ text })
      // Hours that go on counting; colours, languages and conditions show nothing.
      else if (/^[hms]+$/i.test(text)) signs.push(text[0] ?? '')
    } else if ('\\_*'.includes(sign)) {
      at += 1
      // Room for a sign, or a sign that fills the cell, shows nothing either.
      if (sign === '\\') signs.push({ text: code[at] ?? '' })
    } else signs.push('-+ ()/'.includes(sign) ? { text: sign } : sign)
  }
  return signs
}

function closing(code: string, from: number, sign: string): number {
  const at = code.indexOf(sign, from)
  return at < 0 ? code.length : at
}

/** The format of a number: `code` as it stands in the file, null for one that is known by its number alone. */
export function readNumberFormat(id: number, code: string | null): Zahlformat {
  const format = code ?? builtIn(id)
  if (format === '' || /^(?:general|standard|@)$/i.test(format)) return ZAHL
  const signs = signsOf(format)
  const known = signs.filter((sign) => typeof sign === 'string').join('')
  if (/^0{2,}$/.test(known)) {
    const muster = signs.map((sign) => (typeof sign === 'string' ? null : sign.text))
    return { art: 'ziffern', muster, nurZiffern: !muster.some((sign) => sign !== null) }
  }
  if (/[#?]/.test(known) || !/[dmyhs]/i.test(known)) return ZAHL
  const uhr = /[hs]/i.test(known)
  const tag = /d/i.test(known)
  const jahr = /y/i.test(known)
  return { art: 'zeit', tag, jahr, uhr, monat: /m/i.test(known) && (tag || jahr || !uhr) }
}

const MONATE = ['Jan', 'Feb', 'Mrz', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez']
const TAG_MS = 86_400_000
/** Day 0 of the two ways to count, as days since 1970. */
const EPOCHE = { 1900: -25_569, 1904: -24_107 }

const zwei = (number: number) => String(number).padStart(2, '0')

function alsZeit(
  wert: number,
  { tag, monat, jahr, uhr }: Extract<Zahlformat, { art: 'zeit' }>,
  ab1904: boolean,
): string {
  // The 29th of February 1900 that never was.
  const tage = ab1904 ? wert + EPOCHE[1904] : wert + EPOCHE[1900] + (wert < 60 ? 1 : 0)
  const moment = new Date(Math.round((tage * TAG_MS) / 1000) * 1000)
  if (Number.isNaN(moment.getTime())) return ''
  const name = MONATE[moment.getUTCMonth()] ?? ''
  const [d, m, y] = [zwei(moment.getUTCDate()), zwei(moment.getUTCMonth() + 1), moment.getUTCFullYear()]
  const parts = []
  if (tag && jahr) parts.push(`${d}.${m}.${y}`)
  else if (tag) parts.push(monat ? `${d}. ${name}` : d)
  else if (monat) parts.push(jahr ? `${name} ${zwei(y % 100)}` : name)
  else if (jahr) parts.push(String(y))
  if (uhr) parts.push(`${zwei(moment.getUTCHours())}:${zwei(moment.getUTCMinutes())}`)
  return parts.join(' ')
}

/** Digits from the right into the places; what has no place stands before all. */
function alsZiffern(wert: number, muster: readonly (string | null)[]): string {
  const ziffern = String(Math.round(Math.abs(wert))).split('')
  let text = ''
  let first = muster.length
  for (let at = muster.length - 1; at >= 0; at--) {
    const fest = muster[at] ?? null
    if (fest === null) first = at
    text = (fest ?? ziffern.pop() ?? '0') + text
  }
  if (ziffern.length === 0) return text
  const before = muster.slice(0, first).join('')
  return before + ziffern.join('') + text.slice(before.length)
}

/** Digits that stand as they are. */
const KURZ = /^[1-9]\d{0,14}$/

/** A number as the spreadsheet shows it, without its grouping: 1067 with the format `00000` is 01067. */
export function showNumber(roh: string, format: Zahlformat, ab1904: boolean): string {
  if (KURZ.test(roh)) {
    if (format.art === 'zahl') return roh
    if (format.art === 'ziffern' && format.nurZiffern) return roh.padStart(format.muster.length, '0')
  }
  const wert = Number(roh)
  if (roh.trim() === '' || !Number.isFinite(wert)) return roh
  if (format.art === 'zeit' && wert >= 0) return alsZeit(wert, format, ab1904)
  if (format.art === 'ziffern') return alsZiffern(wert, format.muster)
  // Fifteen digits are what a spreadsheet keeps: 0.1 is stored as 0.10000000000000001.
  return String(Number(wert.toPrecision(15))).replace('.', ',')
}
