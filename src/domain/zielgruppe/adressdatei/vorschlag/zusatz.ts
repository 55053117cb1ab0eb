import type { Neu, Regel } from './zeile.ts'

/** Parts of a house: what is written behind street and number. */
const HAUSTEIL =
  /^(?:\(?(?:hinterhaus|vorderhaus|hinterhof|seitenflügel|quergebäude|gartenhaus|rückgebäude|rgb\.|hh|vh|sf|erdgeschoss|dachgeschoss|obergeschoss|untergeschoss|souterrain|eg|dg|ug)(?: (?:links|rechts|mitte|li\.?|re\.?))?\)?|\(?\d{1,2}\. ?(?:og|ug|stock|etage|obergeschoss|stockwerk)\.?(?:,? (?:links|rechts|mitte|li\.?|re\.?))?\)?|(?:app|apartment|appartement|whg|wohnung|zimmer|zi|aufgang|eingang|gebäude|geb|stiege|block|haus|raum|etage|halle|tor|wohneinheit|we)\.?(?: ?nr\.?)? (?:\d{1,4}\p{L}?|\p{Lu}))$/iu
const BEI =
  /^(?:c\/o|z\. ?hd?\.?(?: v(?:on|\.))?|z\. ?hdn?\.?|zu händen(?: von)?|zhd\.?|p\.a\.|per adresse|i\. ?hs?\.)[ :]+\S/iu
const BEI_IM_TEXT = /(?:^|[\s,(])(?:c\/o|z\. ?h(?:d|dn)?\.|zu händen|zhd\.?|p\.a\.|per adresse)[ :]/iu
/** Where a second part of the cell begins. */
const TRENNER = /,|;| - | \/ |\s(?=\()/u
const NUMMER_VORN = /^(\d{1,4}(?:\s?[a-z])?(?:-\d{1,4})?)[\s,;/]{1,3}(.{2,60})$/iu

const isZusatz = (text: string): boolean => HAUSTEIL.test(text) || BEI.test(text)

/** An addition and what is left of the cell without it; null where there is none. */
function trenne(text: string): { rest: string; zusatz: string } | null {
  const bei = BEI_IM_TEXT.exec(text)
  if (bei) {
    const start = bei.index + (/^[\s,(]/.test(bei[0]) ? 1 : 0)
    const zusatz = text.slice(start).trim().replace(/\)$/, '')
    const rest = text.slice(0, start).replace(/[\s,;(-]{1,4}$/u, '')
    if (rest !== '') return { rest, zusatz }
    // "c/o Meier, Hauptstr. 5"
    const at = zusatz.indexOf(',')
    // Without a comma nobody knows where the name ends and the street begins.
    return at === -1 ? null : { rest: zusatz.slice(at + 1).trim(), zusatz: zusatz.slice(0, at).trim() }
  }
  const trenner = TRENNER.exec(text)
  if (trenner) {
    const rest = text.slice(0, trenner.index).trim()
    const zusatz = text.slice(trenner.index + trenner[0].length).trim()
    if (isZusatz(zusatz) && rest !== '') return { rest, zusatz: ohneKlammern(zusatz) }
    if (HAUSTEIL.test(rest) && /\p{L}{3}/u.test(zusatz) && trenner[0] === ',')
      return { rest: zusatz, zusatz: ohneKlammern(rest) }
    return null
  }
  return zerlege(text)
}

/** "Hauptstr. 5 2. OG": behind a number a part of the house may follow without a comma. */
function zerlege(text: string): { rest: string; zusatz: string } | null {
  const words = text.split(' ')
  for (let at = 1; at < words.length; at++) {
    const zusatz = words.slice(at).join(' ')
    const rest = words.slice(0, at).join(' ')
    if (/\d\p{L}?$/u.test(rest) && HAUSTEIL.test(zusatz)) return { rest, zusatz: ohneKlammern(zusatz) }
  }
  return null
}

const ohneKlammern = (text: string): string => (/^\(.*\)$/.test(text) ? text.slice(1, -1) : text)

/** Cheap sign that a cell may hold an addition. */
const VERDACHT = /[,;/(]|\d\D{0,6}\s\S*\p{L}{2}|z\. ?h|zu händen|zhd/iu

const KEINE_STRASSE = /^(?:postfach|packstation|pf(?!\p{L}))/iu

function ausHausnummer(hausnummer: string): Neu | null {
  const match = NUMMER_VORN.exec(hausnummer)
  const zusatz = match?.[2] ?? ''
  return match && isZusatz(zusatz.trim()) ? { hausnummer: match[1] ?? '', zusatz: ohneKlammern(zusatz.trim()) } : null
}

/** "c/o", "z. Hd.", floors and parts of houses go from street, number or name to the addition, where that is free. */
export const zusatz: Regel = (zeile) => {
  if (zeile.zusatz !== '') return null
  if (VERDACHT.test(zeile.strasse) && !KEINE_STRASSE.test(zeile.strasse)) {
    const found = trenne(zeile.strasse)
    if (found && (found.rest !== '' || zeile.hausnummer === '')) return { strasse: found.rest, zusatz: found.zusatz }
  }
  if (zeile.hausnummer.length > 3) {
    const found = ausHausnummer(zeile.hausnummer)
    if (found) return found
  }
  for (const feld of ['nachname', 'firma', 'vorname'] as const) {
    const text = zeile[feld]
    if (text.length < 6 || !text.includes(' ') || !BEI_IM_TEXT.test(text)) continue
    const found = trenne(text)
    if (found && (found.rest !== '' || feld !== 'firma' || zeile.nachname !== ''))
      return { [feld]: found.rest, zusatz: found.zusatz }
  }
  return null
}
