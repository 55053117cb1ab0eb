import { assignAnrede } from '../read/repairs.ts'
import { isFirma } from './firma.ts'
import { geschlechtVon, isVorname } from '#src/base/names/vornamen.ts'
import { anredeVorn, hasVerbund, titelIn, titelVorn } from './vorsatz.ts'
import { isNachname, soundsLikeFirma, NAMENSZUSATZ } from '#src/base/names/woerter.ts'
import type { Neu, Regel, Zeile } from './zeile.ts'

interface Fund {
  anrede: string
  neu: Neu
}

const ALLEIN = /^(?:herrn?|frau|familie|hr\.|fr\.|fam\.)$/iu
/** Letters of the longest of them. */
const LAENGSTES = 'Familie'.length
const isAlone = (vorname: string): boolean => vorname.length <= LAENGSTES && ALLEIN.test(vorname)
const IM_TITEL = /^(herrn?|hr\.|frau)(?: (.{1,60}))?$/iu

/** "Herr Dr." in the column of titles. */
function imTitel(text: string): Fund | null {
  const match = text === '' ? null : IM_TITEL.exec(text)
  if (!match) return null
  const { titel, rest } = titelVorn(match[2] ?? '')
  return rest === '' ? { anrede: assignAnrede(match[1] ?? '') ?? '', neu: { titel } } : null
}

function imVornamen({ vorname, nachname }: Zeile): Fund | null {
  if (!vorname.includes(' ')) {
    return nachname !== '' && isAlone(vorname) ? { anrede: assignAnrede(vorname) ?? '', neu: { vorname: '' } } : null
  }
  const found = anredeVorn(vorname)
  if (found === null) return null
  // "Familie Meier" beside "Meier".
  if (found.rest.toLowerCase() === nachname.toLowerCase()) return { anrede: found.anrede, neu: { vorname: '' } }
  // "Fr. Wilhelm" is Friedrich.
  if (/^fr\./iu.test(vorname) && geschlechtVon(found.rest) !== 'w') return null
  return { anrede: found.anrede, neu: { vorname: found.rest } }
}

function imNachnamen(text: string): Fund | null {
  const found = text.includes(' ') ? anredeVorn(text) : null
  return found && { anrede: found.anrede, neu: { nachname: found.rest } }
}

/** "Herr Max" or "Frau Schmidt" in a column of names. */
export const anredeImNamen: Regel = (zeile) => {
  const { anrede, vorname, nachname } = zeile
  // By far most rows.
  if (zeile.titel === '' && !vorname.includes(' ') && !nachname.includes(' ') && !isAlone(vorname)) return null
  const funde = [imTitel(zeile.titel), imVornamen(zeile), imNachnamen(nachname)].filter((fund) => fund !== null)
  const [first] = funde
  if (first === undefined || funde.some((fund) => fund.anrede !== first.anrede)) return null
  if (anrede !== '' && assignAnrede(anrede) !== first.anrede) return null
  // The salutation of one of two persons, and that of a firm's name, stay where they are.
  if (hasVerbund(vorname) || hasVerbund(nachname) || isFirma(vorname, nachname)) return null
  const neu: Neu = anrede === '' ? { anrede: first.anrede } : {}
  return Object.assign(neu, ...funde.map((fund) => fund.neu))
}

const NUR_NAMEN = /^[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,4}$/u

/** Known first names, then a surname. A title before them belongs to another rule. */
function splitName(text: string): { vorname: string; nachname: string } | null {
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

/** "Petra und Hans Schmidt", with "Familie" or "Eheleute" in front: the first names stay together. */
function splitPair(text: string, anrede: string): Neu | null {
  const words = text.split(' ')
  const familie = assignAnrede(words[0] ?? '') === 'Familie'
  if (familie) words.shift()
  const at = words.findIndex((wort) => /^(?:und|u\.|&|\+)$/iu.test(wort))
  const zweite = at < 1 ? null : splitName(words.slice(at + 1).join(' '))
  if (zweite === null || !words.slice(0, at).every(isErsterVorname) || hasVerbund(zweite.nachname)) return null
  const neu: Neu = { vorname: [...words.slice(0, at + 1), zweite.vorname].join(' '), nachname: zweite.nachname }
  if (!familie || assignAnrede(anrede) === 'Familie') return neu
  return anrede === '' ? { ...neu, anrede: 'Familie' } : null
}

/** The full name in one column, and a part of it in the other one as well. */
function doppelt(vorname: string, nachname: string): Neu | null {
  const anfang = `${vorname} `.toLowerCase()
  if (nachname.length > anfang.length && isErsterVorname(vorname) && nachname.toLowerCase().startsWith(anfang))
    return hasVerbund(nachname) ? null : { nachname: nachname.slice(anfang.length) }
  // "Max Müller" beside "Müller": the full name stands in the column of the first name.
  const ende = ` ${nachname}`.toLowerCase()
  const kurz = vorname.slice(0, -ende.length)
  return vorname.toLowerCase().endsWith(ende) && isVorname(kurz.split(/[ -]/)[0] ?? '') ? { vorname: kurz } : null
}

/** First name and surname that stand in one column. */
export const nameGeteilt: Regel = ({ anrede, vorname, nachname }) => {
  if (vorname !== '' && nachname !== '') return doppelt(vorname, nachname)
  const text = nachname === '' ? vorname : nachname
  if (!text.includes(' ') && !text.includes(',')) return null
  if (soundsLikeFirma(text) || titelIn(text).titel !== '') return null
  if (hasVerbund(text)) return splitPair(text, anrede)
  return anredeVorn(text) === null ? (mitKomma(text) ?? splitName(text)) : null
}

/** Makers whose name is a doctor's. */
const MARKE = /^(?:oetker|hauschka|best|beckmann|schär|scheller|martens)$/iu

/** "Frau Petra Schmidt" in the column of firms, told by its salutation, or by a title. */
export const personInFirma: Regel = (zeile) => {
  const { firma, anrede, vorname, nachname } = zeile
  if (firma === '' || nachname !== '' || vorname !== '' || soundsLikeFirma(firma) || hasVerbund(firma)) return null
  const found = anredeVorn(firma)
  if (anrede !== '' && found !== null && assignAnrede(anrede) !== found.anrede && assignAnrede(anrede) !== 'Firma')
    return null
  const { titel, rest } = titelVorn(found?.rest ?? firma)
  if ((found === null && titel === '') || (titel !== '' && zeile.titel !== '')) return null
  const neu: Neu = { firma: '' }
  if (found) neu.anrede = found.anrede
  if (titel !== '') neu.titel = titel
  const geteilt = splitName(rest)
  if (geteilt) return { ...neu, ...geteilt }
  return isNachname(rest) && (found !== null || !MARKE.test(rest)) ? { ...neu, nachname: rest } : null
}
