import { isPostanschrift, trenneHausnummer } from '../strasse.ts'
import type { Neu, Regel, Zeile } from './zeile.ts'

/** Parts of a house: what is written behind street and number. */
const HAUSTEIL =
  /^(?:\(?(?:hinterhaus|vorderhaus|hinterhof|seitenflügel|quergebäude|gartenhaus|rückgebäude|rgb\.|hh|vh|sf|erdgeschoss|dachgeschoss|obergeschoss|untergeschoss|souterrain|eg|dg|ug)(?: (?:links|rechts|mitte|li\.?|re\.?))?\)?|\(?\d{1,2}\. ?(?:og|ug|stock|etage|obergeschoss|stockwerk)\.?(?:,? (?:links|rechts|mitte|li\.?|re\.?))?\)?|(?:app|apartment|appartement|whg|wohnung|zimmer|zi|aufgang|eingang|gebäude|geb|stiege|block|haus|raum|etage|halle|tor|wohneinheit|we)\.?(?: ?nr\.?)? (?:\d{1,4}\p{L}?|\p{Lu}))$/iu
const BEI =
  /^(?:c\/o|z\. ?hd?\.?(?: v(?:on|\.))?|z\. ?hdn?\.?|zu händen(?: von)?|zhd\.?|p\.a\.|per adresse|i\. ?hs?\.)[ :]+\S/iu
const BEI_IM_TEXT = /(?:^|[\s,(])(?:c\/o|z\. ?h(?:d|dn)?\.|zu händen|zhd\.?|p\.a\.|per adresse)[ :]/iu
/** Where a second part of the cell begins. */
const TRENNER = /,|;| - | \/ |\s(?=\()/u
const NUMMER_VORN = /^(\d{1,4}(?:\s?[a-z](?![\p{L}/]))?(?:-\d{1,4})?)[\s,;/]{1,3}(.{2,60})$/iu
/** "bei Huber"; but "Bei der Kirche" and "Bei St. Johannis" are streets. */
const BEI_NAMEN =
  /^\(?[Bb]ei (?!de[rmn] |[Ss]t\. |[Ss]ankt )(?:(?:Frau|Herrn|Fam\.|Familie) )?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?\)?$/u
/** A name of one word, then a street of one word with its number: both are told without a comma. */
const BEI_OHNE_KOMMA =
  /^(c\/o (?:(?:Frau|Herrn?|Fam\.|Familie) )?\p{Lu}[\p{L}'’-]+) (\p{Lu}[\p{L}-]+(?:str\.|straße|strasse|weg|gasse|allee|ring|platz|damm) \d{1,4} ?[a-z]?)$/u

const isZusatz = (text: string): boolean => HAUSTEIL.test(text) || BEI.test(text) || BEI_NAMEN.test(text)
const hatNummer = (text: string): boolean => trenneHausnummer(text).hausnummer !== ''

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
    if (at !== -1) return { rest: zusatz.slice(at + 1).trim(), zusatz: zusatz.slice(0, at).trim() }
    // Otherwise nobody knows where the name ends and the street begins.
    const [, name, strasse] = BEI_OHNE_KOMMA.exec(zusatz) ?? []
    return name === undefined || strasse === undefined ? null : { rest: strasse, zusatz: name }
  }
  const trenner = TRENNER.exec(text)
  if (trenner) {
    const rest = text.slice(0, trenner.index).trim()
    const zusatz = text.slice(trenner.index + trenner[0].length).trim()
    if (isZusatz(zusatz) && rest !== '') return { rest, zusatz: ohneKlammern(zusatz) }
    const vorn = HAUSTEIL.test(rest) ? /\p{L}{3}/u.test(zusatz) : BEI_NAMEN.test(rest) && hatNummer(zusatz)
    if (vorn && trenner[0] === ',') return { rest: zusatz, zusatz: ohneKlammern(rest) }
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

function ausHausnummer(hausnummer: string): Neu | null {
  const match = NUMMER_VORN.exec(hausnummer)
  const zusatz = match?.[2] ?? ''
  return match && isZusatz(zusatz.trim()) ? { hausnummer: match[1] ?? '', zusatz: ohneKlammern(zusatz.trim()) } : null
}

/** From a column of names; one that holds nothing else moves whole where a firm receives the mail. */
function ausNamen(zeile: Zeile): Neu | null {
  for (const feld of ['nachname', 'firma', 'vorname'] as const) {
    const text = zeile[feld]
    if (text.length < 6 || !text.includes(' ') || !BEI_IM_TEXT.test(text)) continue
    if (feld === 'nachname' && BEI.test(text) && !text.includes(','))
      return zeile.firma !== '' && zeile.vorname === '' ? { nachname: '', zusatz: text } : null
    const found = trenne(text)
    if (found && (found.rest !== '' || feld !== 'firma' || zeile.nachname !== ''))
      return { [feld]: found.rest, zusatz: found.zusatz }
  }
  return null
}

/** "c/o", "z. Hd.", floors and parts of houses go from street, number or name to the addition, where that is free. */
export const zusatz: Regel = (zeile) => {
  if (zeile.zusatz !== '') return null
  if (VERDACHT.test(zeile.strasse) && !isPostanschrift(zeile.strasse)) {
    const found = trenne(zeile.strasse)
    if (found && (found.rest !== '' || zeile.hausnummer === '')) return { strasse: found.rest, zusatz: found.zusatz }
  }
  return (zeile.hausnummer.length > 3 ? ausHausnummer(zeile.hausnummer) : null) ?? ausNamen(zeile)
}
