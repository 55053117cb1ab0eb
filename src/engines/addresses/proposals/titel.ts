import { assignAnrede } from '../read/repairs.ts'
import { isFirma } from './firma.ts'
import { hasVerbund, titelIn, titelVorn } from './vorsatz.ts'
import type { Neu, Regel } from './zeile.ts'

const NAMEN = ['vorname', 'nachname'] as const

const gleich = (a: string, b: string): boolean =>
  a.replaceAll(/[. ]/g, '').toLowerCase() === b.replaceAll(/[. ]/g, '').toLowerCase()

/** A title behind the salutation, or in its place. */
function ausAnrede(text: string): { anrede: string; titel: string } | null {
  const [erste = ''] = text.split(' ', 1)
  const wort = assignAnrede(erste)
  const vorn = wort === 'Herr' || wort === 'Frau' ? wort : ''
  const { titel, rest } = titelVorn(vorn === '' ? text : text.slice(erste.length + 1))
  return titel === '' || rest !== '' ? null : { anrede: vorn, titel }
}

/** A title in the name or behind the salutation goes to its own field. */
export const titel: Regel = ({ anrede, titel: vorhanden, vorname, nachname }) => {
  const neu: Neu = {}
  const found: string[] = []
  const inAnrede = anrede === '' || anrede === 'Herr' || anrede === 'Frau' ? null : ausAnrede(anrede)
  if (inAnrede !== null) {
    neu.anrede = inAnrede.anrede
    found.push(inAnrede.titel)
  }
  for (const feld of NAMEN) {
    const { titel: hier, rest } = titelIn(feld === 'vorname' ? vorname : nachname)
    // A cell that holds the title alone is emptied where the name stands in the other one.
    if (hier === '' || (rest === '' && feld === 'nachname')) continue
    neu[feld] = rest
    if (!found.some((titel) => gleich(titel, hier))) found.push(hier)
  }
  // The title of one of two persons stays with the name, and that of a firm is a part of it.
  if (found.length === 0 || assignAnrede(anrede) === 'Firma') return null
  if (hasVerbund(vorname) || hasVerbund(nachname) || isFirma(vorname, nachname)) return null
  const zusammen = found.join(' ')
  if (vorhanden !== '' && !gleich(vorhanden, zusammen)) return null
  if (vorhanden === '') neu.titel = zusammen
  return neu
}
