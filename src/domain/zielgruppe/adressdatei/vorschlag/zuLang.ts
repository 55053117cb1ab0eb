import { BREITE, isZuLang, MAX_BREITE } from '../textbreite.ts'
import type { Neu, Regel, Zeile } from './zeile.ts'

/** Lines of fewer signs are not too wide unless they are of wide capitals alone; ordinary ones hold about thirty. */
const KURZ = 21

/** Long words of firms and streets and their usual short forms, tried one after the other. */
const KURZFORMEN: readonly (readonly [RegExp, string])[] = [
  [/Gesellschaft mit beschränkter Haftung/iu, 'GmbH'],
  [/Gesellschaft bürgerlichen Rechts/iu, 'GbR'],
  [/offene Handelsgesellschaft/iu, 'OHG'],
  [/Kommanditgesellschaft/iu, 'KG'],
  [/Aktiengesellschaft/iu, 'AG'],
  [/eingetragener Verein/iu, 'e.V.'],
  [/eingetragene Genossenschaft/iu, 'eG'],
  [/ (?:und|&) Compagnie/iu, ' & Co.'],
  [/ und Co(?=[. ]|$)/iu, ' & Co'],
  [/(?<=\p{L})straße(?=$|\s)/u, 'str.'],
  [/(?:^|(?<=\s))Straße(?=$|\s)/u, 'Str.'],
]

const UNBEKANNT = 600

/** True for a line that is too wide by itself. */
function isBreit(text: string): boolean {
  if (text.length < KURZ) return false
  let sum = 0
  for (let at = 0; at < text.length; at++) sum += BREITE[text.charCodeAt(at)] ?? UNBEKANNT
  return sum > MAX_BREITE
}

function kannZuLangSein({
  anrede,
  firma,
  titel,
  vorname,
  nachname,
  zusatz,
  strasse,
  hausnummer,
  plz,
  ort,
}: Zeile): boolean {
  return (
    isBreit(firma) ||
    isBreit(zusatz) ||
    (strasse.length + hausnummer.length >= KURZ - 1 && isBreit(`${strasse} ${hausnummer}`)) ||
    (titel.length + vorname.length + nachname.length + (firma === '' ? 0 : anrede.length) >= KURZ - 3 &&
      isBreit(`${firma === '' ? '' : anrede} ${titel} ${vorname} ${nachname}`)) ||
    (ort.length >= KURZ - 6 && isBreit(`${plz} ${ort}`))
  )
}

function gekuerzt(text: string): string {
  let short = text
  for (const [lang, kurz] of KURZFORMEN) short = short.replace(lang, kurz)
  return short
}

/** "z. Hd." and "GmbH & Co. KG" stay together. */
const kannUmbrechen = (firma: string, at: number): boolean =>
  !/(?:\p{L}\.|&|und|co\.?)$/iu.test(firma.slice(Math.max(0, at - 4), at)) &&
  !/^ (?:&|co\.|und co)/iu.test(firma.slice(at))

/** The firm on two lines, broken at the blank nearest to its middle; nothing is lost. */
function umbruch(firma: string): { firma: string; zusatz: string } | null {
  const blanks = [...firma.matchAll(/ /g)].map(({ index }) => index).filter((at) => kannUmbrechen(firma, at))
  const mitte = firma.length / 2
  const at = blanks.toSorted((a, b) => Math.abs(a - mitte) - Math.abs(b - mitte))[0]
  return at === undefined ? null : { firma: firma.slice(0, at), zusatz: firma.slice(at + 1) }
}

/** Signs of a house number: "103-105a". */
const LAENGSTE_HAUSNUMMER = 8

/** Shorter words, then a firm on two lines, for an address that is too wide; only what makes it fit. */
export const zuLang: Regel = (zeile) => {
  if (!kannZuLangSein(zeile) || !isZuLang(zeile)) return null
  const { firma, zusatz, strasse, hausnummer } = zeile
  // A date in place of the number, or the number twice, is another matter and makes the line short again.
  if (hausnummer.length > LAENGSTE_HAUSNUMMER || (hausnummer !== '' && strasse.endsWith(hausnummer))) return null
  const neu: Neu = {
    firma: isBreit(firma) ? gekuerzt(firma) : firma,
    strasse: isBreit(`${strasse} ${hausnummer}`) ? gekuerzt(strasse) : strasse,
  }
  const kurz = { ...zeile, ...neu }
  if (!isZuLang(kurz)) return neu
  const zeilen = zusatz === '' && isBreit(kurz.firma) ? umbruch(kurz.firma) : null
  if (zeilen === null || isZuLang({ ...kurz, ...zeilen })) return null
  return { ...neu, ...zeilen }
}
