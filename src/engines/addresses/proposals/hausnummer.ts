import { isPostanschrift, splitAnschrift } from '../row/anschrift.ts'
import { datumAmEnde, isDatum, readDate, monatVon } from '../read/tabellenfehler.ts'
import type { Neu, Regel, Zeile } from './zeile.ts'

/** A span that fits two numbers of one building: same side of the street, near each other. */
const isNah = (von: number, bis: number): boolean => bis > von && bis - von <= 6 && (bis - von) % 2 === 0

/**
 * The house number that a spreadsheet took for a date; null where it can't be told. House numbers rise: what falls was a
 * date of the other order, where the two are near each other, and "29. Feb" was "29/2" or something else. On the first of
 * a month it may be "month-year" too: "12-14" became December 2014, "1-3" the first of March of the year in which
 * somebody typed it.
 */
function ausDatum(text: string): string | null {
  const { tag, monat, jahr, monatVorn } = readDate(text) ?? { tag: 0, monat: 0, jahr: 0, monatVorn: false }
  if (monat < 1 || monat > 12 || tag < 1 || tag > (monatVorn ? 99 : 31)) return null
  if (tag === 1 && jahr > 0 && isNah(monat, jahr % 100)) return `${monat}-${jahr % 100}`
  const [von, bis] = monatVorn ? [monat, tag] : [tag, monat]
  if (von < bis) return `${von}-${bis}`
  return isNah(bis, von) ? `${bis}-${von}` : null
}

/** A house number such as "3-5" that became "03. Mai". */
export const hausnummerDatum: Regel = ({ hausnummer, strasse }) => {
  if (isPostanschrift(strasse)) return null
  if (hausnummer !== '') {
    const nummer = ausDatum(hausnummer)
    return nummer === null ? null : { hausnummer: nummer }
  }
  const found = datumAmEnde(strasse)
  const nummer = found && ausDatum(found.datum)
  return found && nummer !== null ? { strasse: `${found.strasse} ${nummer}` } : null
}

/** "Nr.", "Haus Nr.", "Hausnummer", "HNr.", "Hs.-Nr." */
const VORSATZ = /^(?:h(?:aus|s\.?)?[ -]?)?(?:nr|nummer|no)\.?\s{0,2}(?=\d)/iu
const NR_IN_STRASSE = /^(.*\p{L}\.?),? (?:h(?:aus|s\.?)?[ -]?)?(?:nr|nummer|no)\.?\s{0,2}(\d{1,4} ?[a-z]?)$/iu
const SPANNE = /^(\d{1,4}(?: ?[a-z])?) ?(?:-|–|—|bis) ?(\d{1,4}(?: ?[a-z])?)$/iu
const SCHLICHT = /^\d{1,4}[a-zA-Z]?$/

/** A house number as it is written. */
function assignHausnummer(text: string): string {
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
    if (!/\d/.test(hausnummer) || isDatum(hausnummer) || HAUS.test(strasse)) return null
    const nummer = assignHausnummer(hausnummer)
    return nummer === '' || isDatum(nummer) ? null : { hausnummer: nummer }
  }
  return strasse.includes(' ') && !isPostanschrift(strasse) ? ohneNr(strasse) : null
}

/** Houses that are called by their number: "Haus Nr. 5", "Am Haus Nr. 3". */
const HAUS = /(?:^|\s)haus$/iu

/** "Ringstr. Haus Nr. 3" is number 3; "Haus Nr. 3" keeps its "Nr.". */
function ohneNr(text: string): Neu | null {
  const [, kopf, nummer] = NR_IN_STRASSE.exec(text) ?? []
  if (kopf === undefined || nummer === undefined) return null
  const strasse = kopf.replace(/,? (?:haus|hs\.?)$/iu, '')
  if (HAUS.test(kopf) && !STRASSENWORT.test(strasse)) return null
  return { strasse: `${STRASSENWORT.test(strasse) ? strasse : kopf} ${nummer}` }
}

const NUMMER_VORN = /^(\d{1,4} ?[a-z]?)(,)? (\p{L}[^\d,]*)$/iu
const STRASSENWORT =
  /(?:str(?:\.|aße|asse|asze)?|weg|platz|allee|gasse|ring|ufer|damm|chaussee|steig|pfad|markt|hof|stieg|graben|wall)$/iu
const STR_OHNE_PUNKT = /(str)(?= \d| ?$)/iu
const plain = (nummer: string): string => nummer.replaceAll(' ', '').toLowerCase()
const gleich = (a: string, b: string): boolean => plain(a) === plain(b)

/** "12, Hauptstr.": undefined where no number stands in front, null where nobody knows what it is. */
function nummerVorn({ strasse, hausnummer, strasseFeld }: Zeile): Neu | null | undefined {
  const vorn = /^\d/.test(strasse) ? NUMMER_VORN.exec(strasse) : null
  const name = vorn?.[3] ?? ''
  // "1 Mai Straße" has no number, and without a comma "3 Linden Weg" is no better.
  if (!vorn || !STRASSENWORT.test(name) || monatVon(name.split(/[ -]/)[0] ?? '') !== 0) return undefined
  if (vorn[2] !== ',' && name.includes(' ')) return undefined
  const nummer = vorn[1] ?? ''
  if (strasseFeld === 'strasseHausnummer') return { strasse: `${name} ${nummer}` }
  if (hausnummer !== '' && !gleich(hausnummer, nummer)) return null
  return { strasse: name, hausnummer: hausnummer === '' ? nummer : hausnummer }
}

/** "12" and "Bahnhofstr.": each stands in the column of the other. */
const isVertauscht = ({ strasse, hausnummer }: Zeile): boolean =>
  /^\d{1,4} ?[a-z]?$/iu.test(strasse) && /^\p{L}\D*$/u.test(hausnummer) && STRASSENWORT.test(hausnummer)

/** The number that stands twice, with the letter that one of the two lacks; null where they are two numbers. */
function doppelte(a: string, b: string): string | null {
  const [kurz, lang] = plain(a).length <= plain(b).length ? [a, b] : [b, a]
  if (gleich(a, b)) return b
  return /^\d+$/.test(kurz) &&
    /^\d+[a-z]$/.test(plain(lang)) &&
    plain(lang).startsWith(kurz) &&
    plain(lang).length === kurz.length + 1
    ? lang
    : null
}

function ohneDoppelte(strasse: string, hausnummer: string): Neu | null {
  if (isPostanschrift(strasse))
    return strasse.endsWith(` ${hausnummer}`) ? { strasse: strasse.slice(0, -hausnummer.length - 1) } : null
  const getrennt = splitAnschrift(strasse)
  const nummer = getrennt.hausnummer === '' ? null : doppelte(getrennt.hausnummer, hausnummer)
  return nummer === null ? null : { strasse: getrennt.strasse, hausnummer: nummer }
}

/** Number before the street, number twice, both in the column of the other, "str" without its dot. */
export const strasseForm: Regel = (zeile) => {
  const { strasse, hausnummer } = zeile
  if (strasse === '') return null
  if (isVertauscht(zeile)) return { strasse: hausnummer, hausnummer: strasse }
  const vorn = nummerVorn(zeile)
  if (vorn !== undefined) return vorn
  const punkt =
    STR_OHNE_PUNKT.test(strasse) && !/^str/iu.test(strasse) ? strasse.replace(STR_OHNE_PUNKT, '$1.') : strasse
  const einmal = hausnummer !== '' && /\d/.test(punkt) ? ohneDoppelte(punkt, hausnummer) : null
  return einmal ?? (punkt === strasse ? null : { strasse: punkt })
}
