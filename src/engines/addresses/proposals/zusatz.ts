import { isBei } from '../row/anschrift.ts'
import type { Regel, Zeile } from './zeile.ts'

/** Where a name ends and an addition begins. */
const BEI_IM_TEXT = /(?:^|[\s,(])(?:c\/o|z\. ?h(?:d|dn)?\.|zu händen|zhd\.?|p\.a\.|per adresse)[ :]/iu

/** An addition and the name in front of it; null where none begins. Behind a comma the name may follow. */
function separate(text: string): { rest: string; zusatz: string } | null {
  const bei = BEI_IM_TEXT.exec(text)
  if (!bei) return null
  const start = bei.index + (/^[\s,(]/.test(bei[0]) ? 1 : 0)
  const zusatz = text.slice(start).trim().replace(/\)$/, '')
  const rest = text.slice(0, start).replace(/[\s,;(-]{1,4}$/u, '')
  if (rest !== '') return { rest, zusatz }
  const at = zusatz.indexOf(',')
  return at === -1 ? null : { rest: zusatz.slice(at + 1).trim(), zusatz: zusatz.slice(0, at).trim() }
}

/** What one cell of names says. One that holds nothing else moves whole where a firm receives the mail. */
function ausFeld(zeile: Zeile, feld: 'nachname' | 'firma' | 'vorname') {
  const text = zeile[feld]
  if (text.length < 6 || !text.includes(' ')) return null
  if (feld === 'nachname' && isBei(text) && !text.includes(','))
    return zeile.firma !== '' && zeile.vorname === '' ? { nachname: '', zusatz: text } : null
  const found = separate(text)
  return found && (found.rest !== '' || feld !== 'firma' || zeile.nachname !== '')
    ? { [feld]: found.rest, zusatz: found.zusatz }
    : null
}

/** "c/o" and "z. Hd." go from a name to the addition, where that is free; of street and number the check parts them. */
export const zusatz: Regel = (zeile) =>
  zeile.zusatz === '' ? (ausFeld(zeile, 'nachname') ?? ausFeld(zeile, 'firma') ?? ausFeld(zeile, 'vorname')) : null
