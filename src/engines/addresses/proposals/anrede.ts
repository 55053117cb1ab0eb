import { assignAnrede } from '../read/repairs.ts'
import { geschlechtVon } from '#src/base/names/vornamen.ts'
import { hasVerbund, titelVorn } from './vorsatz.ts'
import { isLeerwort } from '../read/tabellenfehler.ts'
import { isNachname, soundsLikeFirma } from '#src/base/names/woerter.ts'
import type { Neu, Regel, Zeile } from './zeile.ts'

const WORT = { m: 'Herr', w: 'Frau' } as const

/** Nobody chose: a number, both words of a form, or all the world. */
const OFFEN =
  /^(?:\d|herrn? ?(?:\/|oder) ?frau|frau ?(?:\/|oder) ?herrn?|h ?\/ ?f|m ?\/ ?w(?: ?\/ ?d)?|sehr geehrte damen und herren)$/iu
/** Not one person. */
const GRUPPE = /^(?:fam|ehe)|erben|geschwister|gebr|gemeinschaft|firma|verein|team|damen|herren/iu
/** A title that goes with the salutation, by the rule of titles. */
const MIT_TITEL = /\b(?:dr|prof|dipl)\b/iu
const EIN_HERR = /(?:^|\P{L})herrn?(?!\p{L})/iu
const EINE_FRAU = /(?:^|\P{L})(?:frau|fräulein|frl\.)(?!\p{L})/iu

type Gesagt = { wort: 'Herr' | 'Frau' | ''; titel: string } | null

/** What a salutation tells that is none of ours; null where it is one, or stands for more than a person. */
function gesagt(text: string): Gesagt {
  const offen = { wort: '', titel: '' } as const
  // "keine" and "divers" are said on purpose.
  if (assignAnrede(text) !== null) return text === '' || text === '-' ? offen : null
  if (OFFEN.test(text) || isLeerwort(text)) return offen
  const { titel, rest } = titelVorn(text)
  if (titel !== '') return rest === '' ? { wort: '', titel } : null
  if (hasVerbund(text) || GRUPPE.test(text) || MIT_TITEL.test(text)) return null
  const [herr, frau] = [EIN_HERR.test(text), EINE_FRAU.test(text)]
  if (herr === frau) return herr ? null : offen
  return { wort: herr ? 'Herr' : 'Frau', titel: '' }
}

const HERR_UND_FRAU = /^(?:herrn?|frau) (?:und|u\.|&|\+) (?:herrn?|frau)(?:$| (?=\p{L}))/iu

/** What is left of a text behind "Herr und Frau"; null where it does not begin so. */
function hinterPaar(text: string): string | null {
  const match = text.includes(' ') ? HERR_UND_FRAU.exec(text) : null
  return match && text.slice(match[0].length)
}

/** "Herr und Frau Meier" are a family, where there is one surname and no first name. */
function familie({ anrede: text, vorname, nachname }: Zeile): Neu | null {
  // It is printed so in any case: the clerk sees what becomes of the word.
  if (/^eheleute$/iu.test(text)) return { anrede: 'Familie' }
  const isFree = text === '' || assignAnrede(text) === 'Familie'
  if (vorname === '') {
    const name = isFree ? hinterPaar(nachname) : null
    if (name !== null && isNachname(name)) return { anrede: 'Familie', nachname: name }
    return hinterPaar(text) === '' && isNachname(nachname) ? { anrede: 'Familie' } : null
  }
  return isFree && hinterPaar(vorname) === '' && isNachname(nachname) ? { anrede: 'Familie', vorname: '' } : null
}

/** The salutation that a first name or the salutation's own words tell, of a row without one. A firm alone gets none. */
export const anrede: Regel = (zeile) => {
  const { anrede: text, vorname, nachname } = zeile
  if (text === 'Herr' || text === 'Frau' || nachname === '' || soundsLikeFirma(nachname)) return null
  const paar = familie(zeile)
  if (paar !== null) return paar
  const said = gesagt(text)
  if (said === null) return null
  const geschlecht = geschlechtVon(vorname)
  const wort = geschlecht === null ? said.wort : WORT[geschlecht]
  if (wort === '' || (said.wort !== '' && said.wort !== wort)) return null
  if (said.titel === '') return { anrede: wort }
  return zeile.titel === '' ? { anrede: wort, titel: said.titel } : null
}

/** Salutation and first name contradict each other. Either may be wrong: never done unasked. */
export const anredeKonflikt: Regel = ({ anrede: text, vorname, nachname }) => {
  if (text === '' || vorname === '' || nachname === '') return null
  const is = text === 'Herr' || text === 'Frau' ? text : assignAnrede(text)
  if (is !== 'Herr' && is !== 'Frau') return null
  const geschlecht = geschlechtVon(vorname)
  return geschlecht === null || WORT[geschlecht] === is ? null : { anrede: WORT[geschlecht] }
}
