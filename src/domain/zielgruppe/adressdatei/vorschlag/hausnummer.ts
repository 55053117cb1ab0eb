import { isDatum } from '../tabellenfehler.ts'
import { trenneHausnummer } from '../repairs.ts'
import type { Regel, Zeile } from './zeile.ts'

const MONATE: readonly RegExp[] = [
  /^jan/iu, /^feb/iu, /^(?:mär|mrz|mar|maer)/iu, /^apr/iu, /^ma[iy]/iu, /^jun/iu,
  /^jul/iu, /^aug/iu, /^sep/iu, /^o[kc]t/iu, /^nov/iu, /^de[zc]/iu,
] // oxfmt-ignore

const monatVon = (wort: string): number => MONATE.findIndex((pattern) => pattern.test(wort)) + 1

/** House numbers of one side of a street rise; what falls was a date of the other order, and equal ones say nothing. */
function spanne(a: number, b: number): string | null {
  const [von, bis] = a < b ? [a, b] : [b, a]
  return von < 1 || von === bis ? null : `${von}-${bis}`
}

/** A span that fits two numbers of one building: same side of the street, near each other. */
const isNah = (von: number, bis: number): boolean => bis > von && bis - von <= 6 && (bis - von) % 2 === 0

/**
 * A whole date. On the first of a month it may be "month-year" too: "12-14" became December 2014, "1-3" the first of
 * March of the year in which somebody typed it.
 */
function vonDatum(tag: number, monat: number, jahr: number): string | null {
  if (monat < 1 || monat > 12 || tag < 1 || tag > 31) return null
  if (tag === 1 && jahr > 0 && isNah(monat, jahr % 100)) return `${monat}-${jahr % 100}`
  return spanne(tag, monat)
}

const TAG_MONAT = /^(\d{1,2})[. -]{1,2}(\p{L}{3,9})\.?(?:[ -]?\d{2,4})?$/u
const MONAT_JAHR = /^(\p{L}{3,9})\.?[ -](?:20)?(\d{2})$/u
const ZIFFERN = /^(\d{1,2})\.(\d{1,2})\.(\d{2,4})?$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ][\d:.]{1,15})?$/
const SERIELL = /^[34]\d{4}$/
const TAG_MS = 86_400_000
/** Day 0 of spreadsheets. */
const NULLTAG_MS = Date.UTC(1899, 11, 30)

/** The house number that a spreadsheet took for a date; null where it can't be told. */
function ausDatum(text: string): string | null {
  const tagMonat = TAG_MONAT.exec(text)
  if (tagMonat) {
    const monat = monatVon(tagMonat[2] ?? '')
    return monat === 0 ? null : spanne(Number(tagMonat[1]), monat)
  }
  const monatJahr = MONAT_JAHR.exec(text)
  if (monatJahr) {
    const monat = monatVon(monatJahr[1] ?? '')
    return monat === 0 ? null : spanne(monat, Number(monatJahr[2]))
  }
  const ziffern = ZIFFERN.exec(text)
  if (ziffern) return vonDatum(Number(ziffern[1]), Number(ziffern[2]), Number(ziffern[3] ?? 0))
  const iso = ISO.exec(text)
  if (iso) return vonDatum(Number(iso[3]), Number(iso[2]), Number(iso[1]))
  if (!SERIELL.test(text)) return null
  const date = new Date(NULLTAG_MS + Number(text) * TAG_MS)
  return vonDatum(date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear())
}

/** A street, then a date in the place of its number. */
const DATUM_AM_ENDE =
  /^(.*\p{L}\.?) ((?:\d{1,2}\. ?\p{L}{3,9}\.?(?: \d{2,4})?)|(?:\d{1,2}\.\d{1,2}\.(?:\d{2,4})?)|(?:\d{4}-\d{2}-\d{2}(?: 00:00:00)?)|[34]\d{4})$/u
/** Streets that are named after a day. */
const NACH_TAG_BENANNT = /(?:^|\s)(?:des|der|vom|am|straße|strasse|str\.|platz|allee)$/iu

function inStrasse({ strasse, hausnummer }: Zeile): { strasse: string; nummer: string } | null {
  if (hausnummer !== '') return null
  const match = DATUM_AM_ENDE.exec(strasse)
  if (!match || NACH_TAG_BENANNT.test(match[1] ?? '')) return null
  const nummer = ausDatum(match[2] ?? '')
  return nummer === null ? null : { strasse: match[1] ?? '', nummer }
}

/** A house number such as "3-5" that became "03. Mai". */
export const hausnummerDatum: Regel = (zeile) => {
  const { hausnummer, strasse } = zeile
  if (hausnummer.length > 4) {
    if (!isDatum(hausnummer) && !SERIELL.test(hausnummer)) return null
    const nummer = ausDatum(hausnummer)
    return nummer === null ? null : { hausnummer: nummer }
  }
  if (strasse.length < 8 || hausnummer !== '') return null
  const found = inStrasse(zeile)
  return found && { strasse: `${found.strasse} ${found.nummer}` }
}

const VORSATZ = /^(?:haus)?(?:nr|nummer|no)\.?\s{0,2}(?=\d)/iu
const SPANNE = /^(\d{1,4}(?: ?[a-z])?) ?(?:-|–|—|bis) ?(\d{1,4}(?: ?[a-z])?)$/iu
const SCHLICHT = /^\d{1,4}[a-zA-Z]?$/

/** A house number as it is written. */
function ordneHausnummer(text: string): string {
  if (SCHLICHT.test(text) && !text.startsWith('0')) return text
  const plain = text
    .replace(VORSATZ, '')
    .replace(/^(\d{1,4})\.0$/, '$1')
    .replace(/ ?[.,;]$/, '')
    .replace(/^0+(?=\d)/, '')
  const spanneMatch = SPANNE.exec(plain)
  return spanneMatch ? `${spanneMatch[1] ?? ''}-${spanneMatch[2] ?? ''}` : plain
}

/** "Nr. 5", "5 .", "12 - 14": the same number in its usual form. */
export const hausnummerForm: Regel = ({ hausnummer, strasse }) => {
  if (hausnummer !== '') {
    if (SCHLICHT.test(hausnummer) && !hausnummer.startsWith('0')) return null
    if (!/\d/.test(hausnummer) || isDatum(hausnummer)) return null
    const nummer = ordneHausnummer(hausnummer)
    return nummer === '' || isDatum(nummer) ? null : { hausnummer: nummer }
  }
  const nr = /^(.*\p{L}\.?),? (?:haus)?nr\. ?(\d{1,4} ?[a-z]?)$/iu.exec(strasse)
  return nr ? { strasse: `${nr[1] ?? ''} ${nr[2] ?? ''}` } : null
}

const NUMMER_VORN = /^(\d{1,4} ?[a-z]?)(,)? (\p{L}[^\d,]*)$/iu
const STRASSENWORT =
  /(?:str(?:\.|aße|asse|asze)?|weg|platz|allee|gasse|ring|ufer|damm|chaussee|steig|pfad|markt|hof|stieg|graben)$/iu
const STR_OHNE_PUNKT = /(str)(?= \d| ?$)/iu
const gleich = (a: string, b: string): boolean =>
  a.replaceAll(' ', '').toLowerCase() === b.replaceAll(' ', '').toLowerCase()

/** Number before the street, number twice, "str" without its dot. */
export const strasseForm: Regel = (zeile) => {
  const { strasse, hausnummer } = zeile
  if (strasse === '') return null
  const vorn = /^\d/.test(strasse) ? NUMMER_VORN.exec(strasse) : null
  const name = vorn?.[3] ?? ''
  // "1 Mai Straße" has no number, and without a comma "3 Linden Weg" is no better.
  if (vorn && STRASSENWORT.test(name) && monatVon(name) === 0 && (vorn[2] === ',' || !name.includes(' '))) {
    const nummer = vorn[1] ?? ''
    if (zeile.strasseFeld === 'strasseHausnummer') return { strasse: `${name} ${nummer}` }
    if (hausnummer === '' || gleich(hausnummer, nummer))
      return { strasse: name, hausnummer: hausnummer === '' ? nummer : hausnummer }
    return null
  }
  const punkt =
    STR_OHNE_PUNKT.test(strasse) && !/^str/iu.test(strasse) ? strasse.replace(STR_OHNE_PUNKT, '$1.') : strasse
  if (hausnummer !== '' && /\d/.test(punkt)) {
    const getrennt = trenneHausnummer(punkt)
    if (getrennt.hausnummer !== '' && gleich(getrennt.hausnummer, hausnummer)) return { strasse: getrennt.strasse }
  }
  return punkt === strasse ? null : { strasse: punkt }
}
