import { ordneAnrede } from '../repairs.ts'
import type { Neu, Regel } from './zeile.ts'

/** One academic title, as a word of a name cell. "Dr" and "Prof" go without their dot; "Freiherr von" is a name. */
const TITEL_WORT =
  /^(?:prof\.?|dr\.?|dres\.|dr\.-ing\.|dipl\.?-?\p{L}{2,12}\.?(?:\((?:fh|univ|ba)\))?|dipl\.|ing\.|mag\.|pd|priv\.-doz\.|med\.?|jur\.?|phil\.|rer\.|nat\.|h\.?c\.|habil\.|oec\.|pol\.|dent\.?|vet\.|univ\.|techn\.|theol\.|mult\.|publ\.|\((?:fh|univ|ba)\))$/iu
/** What begins a title: a word such as "med." only continues one. */
const TITEL_ANFANG = /^(?:prof|dr|dres|dipl|ing\.|mag\.|pd$|priv\.)/iu
/** "Diploma" or "Diplinger" would be a surname: such titles carry their sign. */
const DIPL_OHNE_ZEICHEN = /^dipl\p{L}/iu
const NACH_KOMMA = /^([^,]{2,60}), ?((?:prof|dr|dipl)[^,]{0,30})$/iu

const SCHREIBWEISEN: Record<string, string> = { dr: 'Dr.', 'dr.': 'Dr.', prof: 'Prof.', 'prof.': 'Prof.', pd: 'PD' }

const geschrieben = (wort: string): string => SCHREIBWEISEN[wort.toLowerCase()] ?? wort

const isTitelWort = (wort: string): boolean => TITEL_WORT.test(wort) && !DIPL_OHNE_ZEICHEN.test(wort)

/** Titles at the beginning of a text and the rest behind them. */
export function titelVorn(text: string): { titel: string; rest: string } {
  if (!TITEL_ANFANG.test(text)) return { titel: '', rest: text }
  // "Dr.Müller" and "Prof.Dr. Müller" lost their blanks.
  const words = text
    .replace(/^(prof\.|dr\.)(?=\p{L})/iu, '$1 ')
    .replace(/^prof\. dr\.(?=\p{L})/iu, 'Prof. Dr. ')
    .split(' ')
  let count = 0
  while (count < words.length && isTitelWort(words[count] ?? '')) count++
  if (count === 0) return { titel: '', rest: text }
  return { titel: words.slice(0, count).map(geschrieben).join(' '), rest: words.slice(count).join(' ') }
}

function ausZelle(text: string): { titel: string; rest: string } {
  const hinten = text.includes(',') ? NACH_KOMMA.exec(text) : null
  if (hinten) {
    const { titel, rest } = titelVorn(hinten[2] ?? '')
    if (titel !== '') return { titel, rest: rest === '' ? (hinten[1] ?? '') : `${hinten[1] ?? ''}, ${rest}` }
  }
  return titelVorn(text)
}

const NAMEN = ['vorname', 'nachname'] as const
const KEINE: readonly string[] = []

const gleich = (a: string, b: string): boolean =>
  a.replaceAll(/[. ]/g, '').toLowerCase() === b.replaceAll(/[. ]/g, '').toLowerCase()

/** A title in the name or behind the salutation goes to its own field. */
export const titel: Regel = ({ anrede, titel: vorhanden, vorname, nachname }) => {
  const neu: Neu = {}
  const found: string[] = []
  const [erste = '', ...weitere] = anrede.includes(' ') ? anrede.split(' ') : KEINE
  const inAnrede = weitere.length > 0 ? titelVorn(weitere.join(' ')) : null
  const wort = inAnrede === null ? null : ordneAnrede(erste)
  if (inAnrede !== null && inAnrede.titel !== '' && inAnrede.rest === '' && (wort === 'Herr' || wort === 'Frau')) {
    neu.anrede = wort
    found.push(inAnrede.titel)
  }
  for (const feld of NAMEN) {
    const { titel: hier, rest } = ausZelle(feld === 'vorname' ? vorname : nachname)
    // A cell that holds the title alone is emptied where the name stands in the other one.
    if (hier === '' || (rest === '' && feld === 'nachname')) continue
    neu[feld] = rest
    if (!found.some((titel) => gleich(titel, hier))) found.push(hier)
  }
  if (found.length === 0) return null
  const zusammen = found.join(' ')
  if (vorhanden !== '' && !gleich(vorhanden, zusammen)) return null
  if (vorhanden === '') neu.titel = zusammen
  return neu
}
