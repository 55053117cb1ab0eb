/** A date as it stands in a cell. Year 0: it names none, or one that says nothing about a number. */
export interface Tabellendatum {
  tag: number
  monat: number
  jahr: number
  /** The month was typed first: "5-26" became "Mai 26". */
  monatVorn: boolean
}

/** Whole words: "Markt 5" and "Juniweg 3" are no dates. */
const MONATE: readonly RegExp[] = [
  /^jan(?:uary?)?$/iu, /^feb(?:ruary?)?$/iu, /^(?:märz?|mrz|mar(?:ch)?|maerz)$/iu, /^apr(?:il)?$/iu, /^ma[iy]$/iu,
  /^jun[ie]?$/iu, /^jul[iy]?$/iu, /^aug(?:ust)?$/iu, /^sept?(?:ember)?$/iu, /^o[kc]t(?:ober)?$/iu,
  /^nov(?:ember)?$/iu, /^de[zc](?:ember)?$/iu,
] // oxfmt-ignore

/** Number of a month by its name, 0 for any other word. */
export const monatVon = (wort: string): number => MONATE.findIndex((pattern) => pattern.test(wort)) + 1

/** Time of day behind a date: our own reader of workbooks writes "00:00". */
const UHRZEIT = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?: ?[AP]M)?Z?$/iu
/** "03. Mai", "3-May", "12/Mai", "5. Oktober 2026" */
const TAG_UND_MONAT = /^(\d{1,2})[. /-]{1,2}(\p{L}{3,9})\.?(?:[ /-]?\d{2,4})?$/u
/** "Mai 26", "Mai 5", "May 3, 2024" */
const MONAT_UND_ZAHL = /^(\p{L}{3,9})\.?[ /-](\d{1,2}|\d{4})(?:, ?\d{4})?$/u
/** "03.05.", "03.05.2026" */
const MIT_PUNKTEN = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})?$/
/** "03.05": no house number has a zero in front, but "1.2" and "12.10" may be some. */
const OHNE_JAHR = /^(?=0|\d\d\.0)(\d\d)\.(\d\d)$/
/** "5/3/2024", "05/03/24", "05-03-2024"; but "12/14/16" are three houses. */
const MIT_STRICHEN = /^(?=0|.*\d{4}$)(\d{1,2})([/-])(\d{1,2})\2(\d{2}|\d{4})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
/** Number of a day since 1900, of the years 1982 to 2036; a float where a program made one of it. */
const SERIELL = /^([34]\d{4})(?:[.,]0+)?$/
const TAG_MS = 86_400_000
/** Day 0 of spreadsheets. */
const NULLTAG_MS = Date.UTC(1899, 11, 30)
/** Signs of the shortest date, "3.5." */
const KUERZESTES = 4
const LAENGSTES = 40

type Leser = (text: string) => Tabellendatum | null

/** Day and month from numbers; the other way round where only that is a date. */
function ausZahlen(tag: number, monat: number, jahr: number): Tabellendatum {
  const gedreht = monat > 12 && tag <= 12
  return { tag: gedreht ? monat : tag, monat: gedreht ? tag : monat, jahr, monatVorn: false }
}

const mitNamen: Leser = (text) => {
  const tagUndMonat = TAG_UND_MONAT.exec(text)
  const [, wort = '', zahl = ''] = tagUndMonat
    ? [null, tagUndMonat[2], tagUndMonat[1]]
    : (MONAT_UND_ZAHL.exec(text) ?? [])
  const monat = monatVon(wort)
  if (monat === 0) return null
  return { tag: Number(zahl.replace(/^20(?=\d\d$)/, '')), monat, jahr: 0, monatVorn: !tagUndMonat }
}

const mitZiffern: Leser = (text) => {
  const punkte = MIT_PUNKTEN.exec(text) ?? OHNE_JAHR.exec(text)
  if (punkte) return ausZahlen(Number(punkte[1]), Number(punkte[2]), Number(punkte[3] ?? 0))
  const striche = MIT_STRICHEN.exec(text)
  if (striche) return ausZahlen(Number(striche[1]), Number(striche[3]), Number(striche[4]))
  const iso = ISO.exec(text)
  return iso && { tag: Number(iso[3]), monat: Number(iso[2]), jahr: Number(iso[1]), monatVorn: false }
}

const alsNummer: Leser = (text) => {
  const tage = SERIELL.exec(text)?.[1]
  if (tage === undefined) return null
  const date = new Date(NULLTAG_MS + Number(tage) * TAG_MS)
  return { tag: date.getUTCDate(), monat: date.getUTCMonth() + 1, jahr: date.getUTCFullYear(), monatVorn: false }
}

/** The date of a cell, in any of the forms in which spreadsheets write one over a house number such as "3-5". */
export function readDate(text: string): Tabellendatum | null {
  if (text.length < KUERZESTES || text.length > LAENGSTES) return null
  const tag = text.replace(UHRZEIT, '')
  return mitZiffern(tag) ?? mitNamen(tag) ?? alsNummer(tag)
}

export const isDatum = (text: string): boolean => readDate(text) !== null

/** Streets that are named after a day: "Siedlung 1. Mai". */
const NACH_TAG_BENANNT =
  /(?:(?:^|\s)(?:des|der|vom|am|straße|strasse|str\.|platz|allee|park|ufer|ring|hof|lpg|kga)|(?:siedlung|kolonie|anlage|verein|viertel|gebiet|dorf|brücke))$/iu
/** By far most streets hold nothing that could be one. */
const VERDACHT = / \d(?:\d{0,3}[./-]|\d{4}|\d? ?\p{L}{3})/u
/** Most words of a date: "3. Mai 2024 00:00". */
const MOST_WORTE = 4

/** A street and the date in the place of its number: "Hauptstr. 3. Mai". */
export function datumAmEnde(text: string): { strasse: string; datum: string } | null {
  if (!VERDACHT.test(text)) return null
  const worte = text.split(' ')
  for (let at = Math.max(1, worte.length - MOST_WORTE); at < worte.length; at++) {
    const datum = worte.slice(at).join(' ')
    const strasse = worte.slice(0, at).join(' ')
    // "3. Mai 24" at the end of a street is a name and its number rather than a year.
    if (!/^\d/.test(datum) || /\p{L}\.? \d{1,3}$/u.test(datum) || !isDatum(datum)) continue
    return /\p{L}[.,]?$/u.test(strasse) && !NACH_TAG_BENANNT.test(strasse) ? { strasse, datum } : null
  }
  return null
}

/** True for what a spreadsheet shows in place of a value, in German and in English; "####" is a column too narrow. */
export const isFehlerwert = (text: string): boolean =>
  text.startsWith('#') &&
  /^#(?:nv|n\/a|bezug!|ref!|name\?|wert!|value!|zahl!|num!|div\/0!|null!|überlauf!|spill!|kalk!|calc!|#+)$/iu.test(text)

/** "Hauptstr. #NV": a formula put the two together. */
export const endsInFehlerwert = (text: string): boolean =>
  text.includes(' #') && isFehlerwert(text.slice(text.lastIndexOf(' #') + 1))

/** No more than signs; pictures and such are another matter. */
const NUR_ZEICHEN = /^[-–—_.,;:?!#/*+=~…()|"' ]+$/
/** The short way over bytes (plainZelle.ts) knows how they begin and end. */
const PLATZHALTER: ReadonlySet<string> = new Set([
  'NULL', 'null', 'NaN', 'N/A', 'n/a', 'n.a.', 'k.A.', 'k.a.', 'K.A.', 'k. A.', 'k. a.', 'K. A.',
]) // oxfmt-ignore

/** "-", "?", "k. A.", "NULL": what programs and people write where nothing is known. "Null" is a name. */
export const isPlatzhalter = (text: string): boolean =>
  PLATZHALTER.has(text) || (NUR_ZEICHEN.test(text) && !isFehlerwert(text))

/** True for a cell that says nothing: signs and words for "nothing known", and errors of a spreadsheet. */
export const isLeerwort = (text: string): boolean =>
  isPlatzhalter(text) ||
  isFehlerwert(text) ||
  /^(?:null|undefined|nan|none|keine?|leer|unbekannt|unknown|ka|na|x{1,20})$/iu.test(text)
