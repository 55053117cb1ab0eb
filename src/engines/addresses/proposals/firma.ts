import { isMustermann } from '../read/repairs.ts'
import { isVorname } from '#src/base/names/vornamen.ts'
import { anredeVorn, titelVorn } from './vorsatz.ts'
import { hasFirmenzeichen, soundsLikeFirma, rechtsform } from '#src/base/names/woerter.ts'
import type { Regel, Zeile } from './zeile.ts'

const FIRMA = /^(?:firma|fa\.?)$/iu
const isPersonWort = (text: string): boolean => text.length <= 5 && /^(?:herrn?|frau)$/iu.test(text)

const gleich = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

const zusammen = (vorname: string, nachname: string): string =>
  vorname === '' || nachname === '' ? vorname + nachname : `${vorname} ${nachname}`

/** A word of trade alone can be a surname beside a first name: "Petra Verlag", "Frau Dr. Petra Verlag". */
function isBranche(text: string): boolean {
  if (!text.includes(' ') || !soundsLikeFirma(text)) return false
  const { rest } = titelVorn(anredeVorn(text)?.rest ?? text)
  return !isVorname(rest.split(' ', 1)[0] ?? '')
}

/** True for columns of names that hold a firm: its legal form, a sign such as "& Söhne", or a word of trade. */
export function isFirma(vorname: string, nachname: string): boolean {
  // A firm of one word has no legal form; "Müller" beside "GmbH" has.
  if (!nachname.includes(' ') && !vorname.includes(' ') && rechtsform(nachname) === undefined && !FIRMA.test(vorname))
    return false
  const text = zusammen(vorname, nachname)
  return hasFirmenzeichen(text) || ((vorname === '' || nachname === '') && isBranche(text))
}

/** "Firma" as the salutation of a lone name: one firm with it. */
function ausAnrede({ anrede, vorname, nachname, firma }: Zeile): string | null {
  return FIRMA.test(anrede) && vorname === '' && nachname !== '' && firma === '' ? `${anrede} ${nachname}` : null
}

/** A firm in the columns of names goes to its own, told by its legal form or a word of trade. */
export const firmaImNamen: Regel = (zeile) => {
  const { nachname, firma, anrede } = zeile
  // "Frau" beside "Müller GmbH" is no part of its name.
  const vorname = isPersonWort(zeile.vorname) ? '' : zeile.vorname
  if (!isFirma(vorname, nachname)) {
    const lone = ausAnrede(zeile)
    return lone === null ? null : { anrede: '', nachname: '', firma: lone }
  }
  const together = zusammen(vorname, nachname)
  // A test entry is found by its name, and only there.
  if ((firma !== '' && !gleich(firma, together)) || isMustermann(nachname, '', '')) return null
  const neu = { vorname: '', nachname: '', firma: firma === '' ? together : firma }
  return FIRMA.test(anrede) ? neu : { ...neu, anrede: isPersonWort(anrede) ? '' : anrede }
}
