import { isZuLang } from '../textbreite.ts'
import type { Neu, Regel, Zeile } from './zeile.ts'

/** No line of fewer signs than this is too wide, whatever its letters; lines of ordinary letters hold more than thirty. */
const KURZ = 16

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
  [/(?<=\p{L})straße(?=$|\s)/iu, 'str.'],
  [/(?:^|(?<=\s))Straße(?=$|\s)/iu, 'Str.'],
]

const empfaengerVon = ({
  anrede,
  titel,
  vorname,
  nachname,
  firma,
  zusatz,
  strasse,
  hausnummer,
  plz,
  ort,
  land,
}: Zeile) => ({
  anrede,
  titel,
  vorname,
  nachname,
  firma,
  zusatz,
  strasse,
  hausnummer,
  plz,
  ort,
  land,
  kundennummer: '',
  gutscheincode: '',
})

const kannZuLangSein = ({ firma, titel, vorname, nachname, zusatz, strasse, hausnummer, ort }: Zeile): boolean =>
  firma.length > KURZ ||
  titel.length + vorname.length + nachname.length > KURZ + 6 ||
  zusatz.length > KURZ ||
  strasse.length + hausnummer.length > KURZ ||
  ort.length > KURZ

function gekuerzt(text: string): string {
  let short = text
  for (const [lang, kurz] of KURZFORMEN) short = short.replace(lang, kurz)
  return short
}

/** The firm on two lines, broken at the blank nearest to its middle; nothing is lost. */
function umbruch(firma: string): { firma: string; zusatz: string } | null {
  const blanks = [...firma.matchAll(/ /g)].map(({ index }) => index)
  const mitte = firma.length / 2
  const at = blanks.toSorted((a, b) => Math.abs(a - mitte) - Math.abs(b - mitte))[0]
  return at === undefined ? null : { firma: firma.slice(0, at), zusatz: firma.slice(at + 1) }
}

/** Shorter words, then a firm on two lines, for an address that is too wide; only what makes it fit. */
export const zuLang: Regel = (zeile) => {
  if (!kannZuLangSein(zeile) || !isZuLang(empfaengerVon(zeile))) return null
  const neu: Neu = { firma: gekuerzt(zeile.firma), strasse: gekuerzt(zeile.strasse) }
  const kurz = { ...zeile, ...neu }
  if (!isZuLang(empfaengerVon(kurz))) return neu
  const zeilen = zeile.zusatz === '' ? umbruch(kurz.firma) : null
  if (zeilen === null || isZuLang(empfaengerVon({ ...kurz, ...zeilen }))) return null
  return { ...neu, ...zeilen }
}
