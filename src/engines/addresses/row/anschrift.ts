import { LAENGSTE_ZELLE } from '../read/limits.ts'
import { datumAmEnde, isDatum } from '../read/tabellenfehler.ts'

/** Street and house number of a recipient. */
export interface Anschrift {
  strasse: string
  hausnummer: string
}

/** The same with what stood beside them and is printed in a separate line. */
export interface Zerlegt extends Anschrift {
  zusatz: string
}

/** Post boxes and parcel stations stand in the place of a street, and their number is a part of them. */
const POSTANSCHRIFT = /^(?:postfach|postf\.|pf(?!\p{L})|(?:dhl[ -])?packstation(?!\p{L})|postfiliale(?!\p{L}))/iu

export const isPostanschrift = (strasse: string): boolean => POSTANSCHRIFT.test(strasse)

/** Parts of a house that stand alone. */
const ALLEIN =
  'hinterhaus|vorderhaus|mittelhaus|seitenhaus|gartenhaus|hofhaus|(?:im |2\\. )?(?:hinter|innen)?hof|seitenflügel|(?:quer|rück|hof|neben|haupt|seiten|vorder|hinter)gebäude|anbau|rgb\\.?|hh|vh|sf|(?:erd|dach|ober|unter|keller|zwischen)gescho(?:ss|ß)|souterrain|hochparterre|parterre|eg|og|dg|ug|keller|penthouse|rückseite|(?:hinter|neben|haupt|seiten)?eingang|aufgang|links|rechts|mitte|li\\.?|re\\.?'
/** "2. OG", "3 Stock", "III. Etage" */
const GEZAEHLT =
  '(?:\\d{1,2}|[ivx]{1,4})\\.? ?(?:og|ug|stock|stockwerk|etage|obergescho(?:ss|ß)|untergescho(?:ss|ß)|tür|tor|aufgang|eingang)\\.?'
/** "Whg. 12", "Zi. 3.12", "Gebäude C", "W 12", "Top 14" */
const NUMMERIERT =
  '(?:app|ap|apt|apartment|appartement|whg|wohnung|wohneinheit|we|w|zimmer|zi|zim|aufgang|aufg|eingang|eing|gebäude|gebäudeteil|geb|stiege|stg|block|haus|hs|raum|etage|stock|og|ebene|halle|tor|top|tür|treppe|treppenhaus|th|bau|trakt|flügel|büro|suite|einheit)(?:\\.?[ -]?nr)?\\.?(?: ?(?:\\p{L}{1,2}[ .-]?)?\\d{1,5}(?:[./-]\\d{1,4}){0,2} ?(?:\\p{L}(?!\\p{L}))?| \\p{L}{1,2}(?!\\p{L}))'
const ORTSTEIL = '(?:ot|ortsteil|ortst\\.|stadtteil|weiler|gemeinde) \\p{L}[\\p{L}. -]+'
const TEIL = `(?:${ORTSTEIL}|${NUMMERIERT}|${GEZAEHLT}|${ALLEIN})`
/** One part of a house or several: "Hinterhaus, 2. OG links". */
const TEILE = new RegExp(`^\\(?${TEIL}(?:(?:\\s?[,;/]\\s?|\\s-\\s|\\s)${TEIL})*\\)?$`, 'iu')
/** "c/o Huber", "z. Hd. Frau Lange" */
const BEI =
  /^(?:c\/o|z\. ?hd?\.?(?: v(?:on|\.))?|z\. ?hdn?\.?|zu händen(?: von)?|zhd\.?|p\.a\.|per adresse|i\. ?hs?\.)[ :]+\S/iu
/** "bei Huber"; but "Bei der Kirche" and "Bei St. Johannis" are streets. */
const BEI_NAMEN =
  /^\(?[Bb]ei (?!de[rmn] |[Ss]t\. |[Ss]ankt )(?:(?:Frau|Herrn|Fam\.|Familie) )?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?\)?$/u
/** A name of one word, then a street of one word: both are told without a comma. */
const BEI_OHNE_KOMMA =
  /^(c\/o (?:(?:Frau|Herrn?|Fam\.|Familie) )?\p{Lu}[\p{L}'’-]+) (\p{Lu}[\p{L}-]+(?:str\.|straße|strasse|weg|gasse|allee|ring|platz|damm))$/u
/** Words without a number, as of a village, a building or an institute. */
const WORTE = /^\p{L}(?=.{2})[\p{L}'’.: -]*$/u
const WORTE_UND_TEIL = new RegExp(`^\\p{L}{3}[\\p{L}'’. -]* ${TEIL}$`, 'iu')

/** Parts of a house and "c/o": sure additions wherever they stand. */
const isHausteil = (text: string): boolean => TEILE.test(text) || BEI.test(text) || BEI_NAMEN.test(text)
export const isBei = (text: string): boolean => BEI.test(text)

/** What may follow a number behind a comma, a dash or a slash. */
const isZusatz = (text: string): boolean =>
  isHausteil(text) ||
  text
    .split(/\s?[,;|]\s?|\s[-–—/]\s/u)
    .every((teil) => isHausteil(teil) || WORTE.test(teil) || WORTE_UND_TEIL.test(teil))

/** Signs at the end of a number that say nothing. */
const NUR_ZEICHEN = /^[\s.,;/–-]{0,3}$/
const DOPPELSTRICH = /^\s?\/\/\s?(?=\S)/
const GETRENNT = /^\s?[,;|]\s?|^\s?[-–—/]\s?(?!\d+[-/a-z]?$)/u

const ohneKlammern = (text: string): string => (/^\([^()]*\)$/.test(text) ? text.slice(1, -1).trim() : text)

/**
 * The addition behind a number; "" where nothing follows, null for what is none. `worte`: without a sign between, too,
 * where the street says by itself that a number followed.
 */
function zusatzHinter(rest: string, worte: boolean): string | null {
  if (NUR_ZEICHEN.test(rest)) return ''
  const doppelt = DOPPELSTRICH.exec(rest)
  if (doppelt) return rest.slice(doppelt[0].length).trim()
  const klammer = /^\s?\(([^()]+)\)$/.exec(rest)
  if (klammer) return (klammer[1] ?? '').trim()
  const getrennt = GETRENNT.exec(rest)
  const text = rest.slice(getrennt?.[0].length ?? 0).trim()
  if (getrennt) return isZusatz(text) ? ohneKlammern(text) : null
  return rest.startsWith(' ') && (isHausteil(text) || (worte && WORTE.test(text))) ? text : null
}

const BRUCH = '(?: ?[½¼¾]| [1-3]/[234](?!\\d))'
const BUCHSTABE = '(?: ?[a-z](?!\\p{L}|/o))'
const VERBINDUNG = `(?:\\s?(?:[-–—/+&]|bis|und|u\\.?)\\s?(?:\\d+${BUCHSTABE}?(?!\\p{L})|[a-z](?!\\p{L}|/o)))`
/** A house number, the longest form first: "12/14/16", "5 bis 7", "25 u. 29", "3 b-c", "12 1/2", "7 ½", "5 a", "5". */
const FORMEN: readonly RegExp[] = [
  ...[3, 2, 1].map((times) => `\\d+${BRUCH}?${BUCHSTABE}?${VERBINDUNG}{${times}}`),
  `\\d+${BRUCH}?${BUCHSTABE}`,
  `\\d+${BRUCH}`,
  '\\d+',
].map((form) => new RegExp(form, 'iuy'))

/** The number that begins at a position, and the addition behind it. */
function nummerAb(text: string, at: number, worte: boolean): { hausnummer: string; zusatz: string } | null {
  for (const form of FORMEN) {
    form.lastIndex = at
    const [nummer] = form.exec(text) ?? []
    const zusatz = nummer === undefined ? null : zusatzHinter(text.slice(at + nummer.length), worte)
    if (nummer !== undefined && zusatz !== null) return { hausnummer: nummer.replaceAll(/\s+/g, ' ').trim(), zusatz }
  }
  return null
}

/** Streets whose own name ends in a number. */
const NUMMER_IM_NAMEN = /^(?:straße|strasse|str\.|platz|weg|quadrat)(?:\s+(?:des|der|vom))?$/iu
/** The same with that number, and roads: "Straße 9", "An der B 3". */
const MIT_EIGENER = /^(?:straße|strasse|str\.|platz|weg|quadrat) \d{1,4}$|(?:^|\s)[abkl] \d{1,4}$/iu
/** Words that a number follows: what is behind it is something else. */
const STRASSENWORT = /(?:str\.?|straße|strasse|weg|allee|gasse|platz|ring|damm|ufer|chaussee)$/iu
/** "Hauptstr.5": the blank was forgotten. */
const OHNE_LEERZEICHEN = /(?:str\.|straße|strasse|weg|platz|allee)$/iu
/** Squares of Mannheim are the street: "C 3, 12" is number 12 of C 3, and "Q 7" has none. */
const QUADRAT = /^([a-u]\s?\d{1,2})(?:\s?,\s?|\s|$)/iu

/** By far most: one number at the end, behind a word. */
const SCHLICHT = /^([^\d,;/(]*[^\d\s,;/(])\s(\d+[a-z]?)$/iu

const ganz = (strasse: string): Zerlegt => ({ strasse, hausnummer: '', zusatz: '' })

function splitSquare(text: string, [vorn, quadrat = '']: RegExpExecArray): Zerlegt | null {
  if (vorn === text) return ganz(text)
  const nummer = nummerAb(text, vorn.length, false)
  // The comma is printed between the two.
  return nummer && { strasse: `${quadrat},`, ...nummer }
}

/** The number behind a street, from the left; null where none is told. */
function splitNumber(text: string): Zerlegt | null {
  for (const { index } of text.matchAll(/(?<!\d)\d+/g)) {
    const vorn = text.slice(0, index)
    const strasse = vorn.trim().replace(/,$/, '')
    const isBehind = /\s$/.test(vorn) || OHNE_LEERZEICHEN.test(vorn)
    if (!isBehind || !/\p{L}/u.test(strasse) || NUMMER_IM_NAMEN.test(strasse)) continue
    if (/\d$/.test(strasse) && !MIT_EIGENER.test(strasse)) continue
    const nummer = nummerAb(text, index, STRASSENWORT.test(strasse))
    if (nummer !== null) return { strasse, ...nummer }
  }
  return null
}

/** What stands in front of the street: "Hinterhaus, Hauptstr. 5", "c/o Huber, Ringstr. 5". */
function splitFront(text: string): { zusatz: string; rest: string } | null {
  const at = text.indexOf(',')
  if (at > 0) {
    const [zusatz, rest] = [text.slice(0, at).trim(), text.slice(at + 1).trim()]
    return isHausteil(zusatz) && /\p{L}{3}/u.test(rest) ? { zusatz: ohneKlammern(zusatz), rest } : null
  }
  const [, zusatz, rest] = BEI_OHNE_KOMMA.exec(text) ?? []
  return zusatz === undefined || rest === undefined ? null : { zusatz, rest }
}

/** Street, house number and addition of one text; what it has none of is empty. The number is the one behind the street. */
export function splitAnschrift(text: string): Zerlegt {
  const schlicht = SCHLICHT.exec(text)
  if (schlicht) {
    const [, strasse = '', hausnummer = ''] = schlicht
    if (!isPostanschrift(text) && !NUMMER_IM_NAMEN.test(strasse) && !QUADRAT.test(text) && datumAmEnde(text) === null)
      return { strasse, hausnummer, zusatz: '' }
  }
  if (text.length > LAENGSTE_ZELLE || isPostanschrift(text) || datumAmEnde(text) !== null) return ganz(text)
  const quadrat = QUADRAT.exec(text)
  const found = (quadrat && splitSquare(text, quadrat)) ?? splitNumber(text)
  const vorn = splitFront(found === null ? text : found.strasse)
  if (vorn === null) return found ?? mitTeil(text)
  if (found === null) return { ...ganz(vorn.rest), zusatz: vorn.zusatz }
  return { ...found, strasse: vorn.rest, zusatz: connect(vorn.zusatz, found.zusatz) }
}

const TRENNER = /\s?\/\/\s?|[,;]\s?|\s[-–/]\s|\s(?=\()/gu

/** A street whose number stands elsewhere, or is missing, and the parts of a house behind it. */
export function mitTeil(text: string): Zerlegt {
  if (text.length > LAENGSTE_ZELLE || isPostanschrift(text)) return ganz(text)
  for (const { index, 0: trenner } of text.matchAll(TRENNER)) {
    const strasse = text.slice(0, index).trim()
    const zusatz = text.slice(index + trenner.length).trim()
    if (strasse !== '' && (trenner.includes('//') ? zusatz !== '' : isHausteil(zusatz)))
      return { ...ganz(strasse), zusatz: ohneKlammern(zusatz) }
  }
  return ganz(text)
}

const NUMMER_ALLEIN = /^(?:\d{1,4} ?[a-z]?)?$/iu

/** A cell of numbers without what else stands in it: "5, 2. OG". */
export function splitHausnummer(text: string): { hausnummer: string; zusatz: string } {
  const keiner = { hausnummer: text, zusatz: '' }
  if (text.length > LAENGSTE_ZELLE || NUMMER_ALLEIN.test(text) || !/^\d/.test(text) || isDatum(text)) return keiner
  const found = nummerAb(text, 0, false)
  return found === null || found.zusatz === '' ? keiner : found
}

/** Two additions in one line; one that says what the other does is left out. */
export function connect(one: string, other: string): string {
  if (one === '' || other === '') return one + other
  return one.toLowerCase().includes(other.toLowerCase()) ? one : `${one}, ${other}`
}

/** Parts of a number that tell two houses apart. */
export interface NummerTeile {
  von: number
  /** The last of a range; the same as `von` without one. */
  bis: number
  /** Its letter in small, "½" for a half; "" without. */
  buchstabe: string
}

const TEILE_DER_NUMMER =
  /(\d{1,4})(?!\d)(?: ?([½¼¾])| ([123]\/[234])(?!\d))? ?(?!u\.? ?\d)([a-z](?!\p{L}|\/o|\.\p{L}))?(?:\s?(?:[-–—/+&]|bis|und|u\.)\s?(\d{1,4})(?!\d)(?!\.) ?([a-z](?!\p{L}))?)?/iu
const BRUECHE: Readonly<Record<string, string>> = { '1/2': '½', '1/4': '¼', '3/4': '¾' }

/** What a house number says; null without one. */
export function readHausnummer(text: string): NummerTeile | null {
  const match = TEILE_DER_NUMMER.exec(text.slice(0, LAENGSTE_ZELLE))
  if (match === null) return null
  const [, von, zeichen, bruch = '', buchstabe, bis, letzter] = match
  return {
    von: Number(von),
    bis: Number(bis ?? von),
    buchstabe: zeichen ?? BRUECHE[bruch] ?? (buchstabe ?? letzter ?? '').toLowerCase(),
  }
}
