import { ordneAnrede } from '../repairs.ts'
import { geschlechtVon } from './vornamen.ts'
import type { Regel } from './zeile.ts'
import { klingtNachFirma } from './woerter.ts'

const WORT = { m: 'Herr', w: 'Frau' } as const

/** The salutation that a first name tells, of a row that has none. A firm alone gets none. */
export const anrede: Regel = ({ anrede: text, vorname, nachname }) => {
  if (text !== '' || vorname === '' || nachname === '' || klingtNachFirma(nachname)) return null
  const geschlecht = geschlechtVon(vorname)
  return geschlecht === null ? null : { anrede: WORT[geschlecht] }
}

/** Salutation and first name contradict each other. Either may be wrong: never done unasked. */
export const anredeKonflikt: Regel = ({ anrede: text, vorname, nachname }) => {
  if (text === '' || vorname === '' || nachname === '') return null
  const is = text === 'Herr' || text === 'Frau' ? text : ordneAnrede(text)
  if (is !== 'Herr' && is !== 'Frau') return null
  const geschlecht = geschlechtVon(vorname)
  return geschlecht === null || WORT[geschlecht] === is ? null : { anrede: WORT[geschlecht] }
}
