import { hatRechtsform, klingtNachFirma, rechtsform } from './woerter.ts'
import { isVorname } from './vornamen.ts'
import type { Regel } from './zeile.ts'

const gleich = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** A firm in the columns of names goes to its own, told by its legal form or a word of trade. */
export const firmaImNamen: Regel = ({ vorname, nachname, firma, anrede }) => {
  // A firm of one word has no legal form; "Müller" beside "GmbH" has.
  if (!nachname.includes(' ') && !vorname.includes(' ') && rechtsform(nachname) === undefined) return null
  const together = vorname === '' || nachname === '' ? vorname + nachname : `${vorname} ${nachname}`
  const form = hatRechtsform(together)
  // A word of trade alone can be a surname beside a first name: "Petra Verlag".
  if (!form && (!klingtNachFirma(together) || vorname !== '' || !together.includes(' '))) return null
  if (!form && isVorname(together.split(' ')[0] ?? '')) return null
  if (firma !== '' && !gleich(firma, together)) return null
  const neu = { vorname: '', nachname: '', firma: firma === '' ? together : firma }
  return /^(?:firma|fa\.?)$/iu.test(anrede) ? neu : { ...neu, anrede: /^(?:herrn?|frau)$/iu.test(anrede) ? '' : anrede }
}
