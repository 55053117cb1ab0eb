import { connect, splitAnschrift, splitHausnummer } from '../row/anschrift.ts'
import { BREITE, isZuLang, MAX_BREITE } from '../row/textbreite.ts'
import type { Neu, Regel, Zeile } from './zeile.ts'

/** Lines of fewer signs are not too wide unless they are of wide capitals alone; ordinary ones hold about thirty. */
const KURZ = 21

type Kurzformen = readonly (readonly [RegExp, string])[]

const STRASSE: Kurzformen = [
  [/(?<=\p{L})straße(?=$|\s)/u, 'str.'],
  [/(?:^|(?<=[\s-]))Straße(?=$|\s)/u, 'Str.'],
]
/** Long words and their usual short forms, tried one after the other. */
const JE_FELD: Readonly<Record<'firma' | 'zusatz' | 'strasse', Kurzformen>> = {
  firma: [
    [/Gesellschaft mit beschränkter Haftung/iu, 'GmbH'],
    [/Gesellschaft bürgerlichen Rechts/iu, 'GbR'],
    [/offene Handelsgesellschaft/iu, 'OHG'],
    [/Kommanditgesellschaft/iu, 'KG'],
    [/Aktiengesellschaft/iu, 'AG'],
    [/eingetragener Verein/iu, 'e.V.'],
    [/eingetragene Genossenschaft/iu, 'eG'],
    [/ (?:und|&) Compagnie/iu, ' & Co.'],
    [/ und Co(?=[. ]|$)/iu, ' & Co'],
    ...STRASSE,
  ],
  zusatz: [
    [/(?<!\p{L})Abteilung(?!\p{L})/u, 'Abt.'],
    [/(?<!\p{L})zu Händen(?: von)?(?!\p{L})/iu, 'z. Hd.'],
    [/(?<!\p{L})Erdgeschoss(?!\p{L})/u, 'EG'],
    [/(?<!\p{L})Dachgeschoss(?!\p{L})/u, 'DG'],
    [/(?<!\p{L})Obergeschoss(?!\p{L})/u, 'OG'],
    [/(?<!\p{L})Wohnung(?= \d)/u, 'Whg.'],
    [/(?<!\p{L})App?art[e]?ment(?= \d)/u, 'App.'],
    [/(?<!\p{L})Gebäude(?= (?:\d|\p{Lu}(?!\p{L})))/u, 'Geb.'],
    ...STRASSE,
  ],
  strasse: [...STRASSE, [/(?<=\p{Ll})platz(?=$| \d)/u, 'pl.'], [/(?<=[\s-])Platz(?=$| \d)/u, 'Pl.']],
}

const UNBEKANNT = 600

/** True for a line that is too wide by itself. */
function isBreit(text: string): boolean {
  if (text.length < KURZ) return false
  let sum = 0
  for (let at = 0; at < text.length; at++) sum += BREITE[text.charCodeAt(at)] ?? UNBEKANNT
  return sum > MAX_BREITE
}

const personZeile = ({ anrede, titel, vorname, nachname, firma }: Zeile): string =>
  `${firma === '' ? '' : anrede} ${titel} ${vorname} ${nachname}`
const strassenZeile = ({ strasse, hausnummer }: Pick<Zeile, 'strasse' | 'hausnummer'>): string =>
  `${strasse} ${hausnummer}`

function canBeTooLong(zeile: Zeile): boolean {
  const { anrede, firma, titel, vorname, nachname, zusatz, strasse, hausnummer, plz, ort } = zeile
  return (
    isBreit(firma) ||
    isBreit(zusatz) ||
    (strasse.length + hausnummer.length >= KURZ - 1 && isBreit(strassenZeile(zeile))) ||
    (titel.length + vorname.length + nachname.length + (firma === '' ? 0 : anrede.length) >= KURZ - 3 &&
      isBreit(personZeile(zeile))) ||
    (ort.length >= KURZ - 6 && isBreit(`${plz} ${ort}`))
  )
}

function gekuerzt(text: string, kurzformen: Kurzformen): string {
  let short = text
  for (const [lang, kurz] of kurzformen) short = short.replace(lang, kurz)
  return short
}

/** "Maximilian A.": the first of several first names stays; a couple is two people. */
function mitInitialen(vorname: string): string {
  const namen = vorname.split(' ')
  if (!namen.every((name) => /^\p{Lu}[\p{L}'’-]+$/u.test(name))) return vorname
  return namen.map((name, at) => (at === 0 ? name : `${name.charAt(0)}.`)).join(' ')
}

function shorten(zeile: Zeile): Neu {
  const { firma, zusatz, strasse, vorname } = zeile
  return {
    vorname: isBreit(personZeile(zeile)) ? mitInitialen(vorname) : vorname,
    firma: isBreit(firma) ? gekuerzt(firma, JE_FELD.firma) : firma,
    zusatz: isBreit(zusatz) ? gekuerzt(zusatz, JE_FELD.zusatz) : zusatz,
    strasse: isBreit(strassenZeile(zeile)) ? gekuerzt(strasse, JE_FELD.strasse) : strasse,
  }
}

/** Words that belong to what follows them. */
const VOR_ANDEREM =
  /(?:\p{L}\.|&|(?:^|[\s(-])(?:und|co|d(?:er|ie|as|es|em|en)|für|von|vom|zu|zur|zum|im|in|am|an|auf|bei|beim|mit|of))$/iu

/** "z. Hd." and "GmbH & Co. KG" stay together, and "der Stadt". */
const canWrap = (firma: string, at: number): boolean =>
  !VOR_ANDEREM.test(firma.slice(0, at)) && !/^ (?:&|co\.|und co)/iu.test(firma.slice(at))

/** The firm on two lines, broken at the blank nearest to its middle; nothing is lost. */
function umbruch(firma: string): { firma: string; zusatz: string } | null {
  const blanks = [...firma.matchAll(/ /g)].map(({ index }) => index).filter((at) => canWrap(firma, at))
  const mitte = firma.length / 2
  const at = blanks.toSorted((a, b) => Math.abs(a - mitte) - Math.abs(b - mitte))[0]
  return at === undefined ? null : { firma: firma.slice(0, at), zusatz: firma.slice(at + 1) }
}

/** A firm goes on in the addition; a person would be printed between the two. */
function aufZweiZeilen(kurz: Zeile): { firma: string; zusatz: string } | null {
  const { firma, zusatz, titel, vorname, nachname } = kurz
  if (zusatz !== '' || `${titel}${vorname}${nachname}` !== '' || !isBreit(firma)) return null
  const zeilen = umbruch(firma)
  return zeilen === null || isZuLang({ ...kurz, ...zeilen }) ? null : zeilen
}

/** An addition in the street or in the number gets a separate line. */
function wieGedruckt(zeile: Zeile): Zeile {
  const { strasse, hausnummer, zusatz } = zeile
  const ausNummer = splitHausnummer(hausnummer)
  const zerlegt = hausnummer === '' ? splitAnschrift(strasse) : { strasse, ...ausNummer }
  return { ...zeile, ...zerlegt, zusatz: connect(zusatz, zerlegt.zusatz) }
}

/** Signs of a house number: "103-105a". */
const LAENGSTE_HAUSNUMMER = 8

/** Shorter words, then a firm on two lines, for an address that is too wide; only what makes it fit. */
export const zuLang: Regel = (zeile) => {
  if (!canBeTooLong(zeile) || !isZuLang(zeile) || !isZuLang(wieGedruckt(zeile))) return null
  const { strasse, hausnummer } = zeile
  // A date in place of the number, or the number twice, is another matter and makes the line short again.
  if (hausnummer.length > LAENGSTE_HAUSNUMMER || (hausnummer !== '' && strasse.endsWith(hausnummer))) return null
  const neu = shorten(zeile)
  const kurz = { ...zeile, ...neu }
  if (!isZuLang(kurz)) return neu
  const zeilen = aufZweiZeilen(kurz)
  if (zeilen !== null) return { ...neu, ...zeilen }
  // A line that is still too wide is printed smaller, and the shorter the less; "Str." is read as well.
  return kurz.strasse === strasse ? null : { strasse: kurz.strasse }
}
