import { ordneAnrede } from '../repairs.ts'
import { titelVorn } from './titel.ts'
import { geschlechtVon, isVorname } from './vornamen.ts'
import { klingtNachFirma, NAMENSZUSATZ } from './woerter.ts'
import type { Neu, Regel } from './zeile.ts'

const ANREDE_VORN = /^(herrn?|hr\.|frau|fr\.|familie|fam\.|eheleute)\s+(?=\p{L}{2})/iu

/** A salutation before a name, and the name behind it. */
export function anredeVorn(text: string): { anrede: string; rest: string } | null {
  const code = text.charCodeAt(0) | 32
  // h, f, e
  if (code !== 104 && code !== 102 && code !== 101) return null
  const match = ANREDE_VORN.exec(text)
  const anrede = ordneAnrede(match?.[1] ?? '')
  return match === null || anrede === null || anrede === '' ? null : { anrede, rest: text.slice(match[0].length) }
}

/** "Herr Max" or "Frau Schmidt" in a column of names. */
export const anredeImNamen: Regel = ({ anrede, vorname, nachname }) => {
  const vorn = vorname.includes(' ') ? anredeVorn(vorname) : null
  const hinten = nachname.includes(' ') ? anredeVorn(nachname) : null
  const found = vorn ?? hinten
  if (found === null) {
    // The salutation alone fills the column of the first name.
    if (vorname.length > 7) return null
    const allein = /^(?:herrn?|frau|familie|hr\.|fr\.|fam\.)$/iu.test(vorname) ? ordneAnrede(vorname) : null
    if (allein === null || nachname === '' || (anrede !== '' && ordneAnrede(anrede) !== allein)) return null
    return { anrede: allein, vorname: '' }
  }
  if (anrede !== '' && ordneAnrede(anrede) !== found.anrede) return null
  const neu: Neu = anrede === '' ? { anrede: found.anrede } : {}
  // "Fr. Wilhelm" is Friedrich.
  if (vorn && /^fr\./iu.test(vorname) && geschlechtVon(vorn.rest) !== 'w') return null
  if (vorn) neu.vorname = vorn.rest
  if (hinten) neu.nachname = hinten.rest
  return neu
}

const NUR_NAMEN = /^[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,4}$/u

/** Known first names, then a surname. A title before them belongs to another rule. */
function teileName(text: string): { vorname: string; nachname: string } | null {
  if (!NUR_NAMEN.test(text)) return null
  const words = text.split(' ')
  if (words.length < 2 || !isErsterVorname(words[0] ?? '')) return null
  let count = 1
  while (count < words.length - 1 && (isVornameTeil(words[count] ?? '') || /^\p{Lu}\.$/u.test(words[count] ?? '')))
    count++
  return { vorname: words.slice(0, count).join(' '), nachname: words.slice(count).join(' ') }
}

const isErsterVorname = (wort: string): boolean => geschlechtVon(wort) !== null
const isVornameTeil = (wort: string): boolean =>
  !NAMENSZUSATZ.has(wort.toLowerCase()) && (isVorname(wort) || (wort.includes('-') && geschlechtVon(wort) !== null))

function mitKomma(text: string): { vorname: string; nachname: string } | null {
  const at = text.indexOf(',')
  if (at < 2 || text.indexOf(',', at + 1) !== -1) return null
  const nachname = text.slice(0, at).trim()
  const vorname = text.slice(at + 1).trim()
  const first = vorname.split(' ')[0] ?? ''
  if (!NUR_NAMEN.test(nachname) || !NUR_NAMEN.test(vorname)) return null
  return isVorname(first) || geschlechtVon(vorname) !== null ? { vorname, nachname } : null
}

/** First name and surname that stand in one column. */
export const nameGeteilt: Regel = ({ vorname, nachname }) => {
  if (vorname !== '' && nachname !== '') {
    // The full name stands in the column of the surname as well.
    if (
      nachname.length > vorname.length + 1 &&
      isErsterVorname(vorname) &&
      nachname.toLowerCase().startsWith(`${vorname.toLowerCase()} `)
    )
      return { nachname: nachname.slice(vorname.length + 1) }
    // "Max Müller" beside "Müller": the full name stands in the column of the first name.
    const ende = ` ${nachname}`.toLowerCase()
    const kurz = vorname.slice(0, -ende.length)
    return vorname.toLowerCase().endsWith(ende) && isVorname(kurz.split(/[ -]/)[0] ?? '') ? { vorname: kurz } : null
  }
  const text = nachname === '' ? vorname : nachname
  if (!text.includes(' ') && !text.includes(',')) return null
  if (klingtNachFirma(text) || anredeVorn(text) !== null || titelVorn(text).titel !== '') return null
  return mitKomma(text) ?? teileName(text)
}

/** "Frau Petra Schmidt" in the column of firms, told by its salutation, or by a title and a first name. */
export const personInFirma: Regel = (zeile) => {
  const { firma, anrede, vorname, nachname } = zeile
  if (firma === '' || nachname !== '' || vorname !== '' || klingtNachFirma(firma)) return null
  const found = anredeVorn(firma)
  if (found !== null && found.anrede === 'Familie') return null
  if (anrede !== '' && found !== null && ordneAnrede(anrede) !== found.anrede && ordneAnrede(anrede) !== 'Firma')
    return null
  const { titel, rest } = titelVorn(found?.rest ?? firma)
  if ((found === null && titel === '') || (titel !== '' && zeile.titel !== '')) return null
  const geteilt = teileName(rest)
  const neu: Neu = { firma: '' }
  if (found) neu.anrede = found.anrede
  if (titel !== '') neu.titel = titel
  if (geteilt) return { ...neu, ...geteilt }
  return found !== null && /^[\p{L}'’-]+$/u.test(rest) ? { ...neu, nachname: rest } : null
}
