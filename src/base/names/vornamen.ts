import { foldText } from '../text/foldKey.ts'
import vornamen from './vornamen.json' with { type: 'json' }

/**
 * First names and their gender: npm's `gender-detection-from-name` (MIT) and the names of children in Berlin 2012 to 2022
 * (LABO / BerlinOnline, CC BY 3.0 DE), only those that are clear to 99 % (docs/adressen.md).
 */
export type Geschlecht = 'm' | 'w'

/** Name in small letters -> gender; "" where a first name belongs to both. */
const GESCHLECHT = new Map<string, Geschlecht | ''>()
/** Names with umlauts in small letters, as they are spelled. */
const SCHREIBWEISE = new Map<string, string>()

for (const [names, geschlecht] of [
  [vornamen.offen, ''],
  [vornamen.w, 'w'],
  [vornamen.m, 'm'],
] as const)
  for (const name of names.split(' ')) {
    GESCHLECHT.set(name.toLowerCase(), geschlecht)
    SCHREIBWEISE.set(name.toLowerCase(), name)
  }

const UMSCHRIFT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', é: 'e' }

// Programs that know no umlauts write "Juergen"; what is a separate name already stays that.
for (const [name, geschlecht] of GESCHLECHT) {
  const plain = name.replaceAll(/[äöüßé]/g, (sign) => UMSCHRIFT[sign] ?? sign)
  if (!GESCHLECHT.has(plain)) GESCHLECHT.set(plain, geschlecht)
}

/** True when the word is known as a first name. */
export const isVorname = (wort: string): boolean => GESCHLECHT.has(wort.toLowerCase())

const FOLDED = new Set(Array.from(GESCHLECHT.keys(), foldText))

/**
 * The same for a word that is folded already. Two such names are two people, however few letters lie between them (Jan and
 * Jana). A separate list of 900 common names found 3 of 4687 pairs more, with the same precision (performance 5).
 */
export const isFoldedVorname = (folded: string): boolean => FOLDED.has(folded)

/** The known spelling of a first name, whatever its case. */
export const vornameSchreibweise = (wort: string): string | undefined => SCHREIBWEISE.get(wort.toLowerCase())

/** Words of a first name that a person of either gender bears behind another one. */
const ZWEITNAME = 'maria'

/** Gender of one or several first names; null where it is not clear. */
export function geschlechtVon(vorname: string): Geschlecht | null {
  const name = vorname.toLowerCase()
  const whole = GESCHLECHT.get(name)
  if (whole !== undefined) return whole === '' ? null : whole
  const words = name.split(/[ -]/)
  const first = GESCHLECHT.get(words[0] ?? '')
  if (words.length === 1 || first === undefined || first === '') return null
  const against = words.slice(1).some((word) => {
    const geschlecht = GESCHLECHT.get(word)
    if (word === 'und' || word === 'u.' || word === '&') return true
    return geschlecht !== undefined && geschlecht !== '' && geschlecht !== first && word !== ZWEITNAME
  })
  return against ? null : first
}
