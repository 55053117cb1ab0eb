import { ORTE, plzPasstZuOrt, type Ort } from './orte.ts'
import { FoldBuffer } from '#src/base/text/foldKey.ts'
import { FREMDE_NAMEN, hasForeignSuffix, isFremderOrt, isFremdesPaar } from './fremdeOrte.ts'
import { assignPlz } from '../read/repairs.ts'
import stadtteile from './stadtteile.json' with { type: 'json' }
import { alleOrte, isBekanntePlz, orteZu, stammVon } from './verzeichnis.ts'

/** Other ways to write a known place. */
const SCHREIBWEISEN: Record<string, readonly string[]> = {
  'Frankfurt am Main': ['Frankfurt/Main', 'Frankfurt a. M.', 'Frankfurt/M.', 'Frankfurt (Main)'],
  'Frankfurt (Oder)': ['Frankfurt/Oder', 'Frankfurt a. d. Oder', 'Frankfurt an der Oder'],
  'Halle (Saale)': ['Halle/Saale', 'Halle an der Saale', 'Halle a. d. Saale'],
  'Freiburg im Breisgau': ['Freiburg i. Br.', 'Freiburg/Breisgau', 'Freiburg i. Breisgau'],
  'Offenbach am Main': ['Offenbach/Main', 'Offenbach a. M.'],
  'Ludwigshafen am Rhein': ['Ludwigshafen/Rhein', 'Ludwigshafen a. Rh.'],
  'Mülheim an der Ruhr': ['Mülheim/Ruhr', 'Mülheim a. d. Ruhr', 'Mülheim (Ruhr)'],
  'Esslingen am Neckar': ['Esslingen/Neckar', 'Esslingen a. N.', 'Esslingen'],
  'Dessau-Roßlau': ['Dessau'],
  'Kempten (Allgäu)': ['Kempten', 'Kempten/Allgäu'],
  'Rüsselsheim am Main': ['Rüsselsheim', 'Rüsselsheim a. M.'],
  'Lutherstadt Wittenberg': ['Wittenberg Lutherstadt'],
  'Brandenburg an der Havel': ['Brandenburg/Havel', 'Brandenburg a. d. Havel'],
  Köln: ['Koeln'],
}

const buffer = new FoldBuffer()

function foldedHash(name: string): number {
  buffer.clear()
  buffer.addText(name)
  return buffer.hash()
}

/** Hash of the folded name -> place. A foreign name with the same hash is one in ten millions. */
export const ORT_NACH_HASH: ReadonlyMap<number, Ort> = new Map(
  ORTE.flatMap((ort) => [ort.name, ...(SCHREIBWEISEN[ort.name] ?? [])].map((name) => [foldedHash(name), ort] as const)),
)

/** Where the places of a name lie: hundreds of PLZ. */
interface Lage {
  stadt: Ort | null
  eigene: readonly number[]
  /** Those of all places with the same first word, too: people write "Winsen" for "Winsen (Luhe)". */
  verwandte: readonly number[]
}

const hundert = (plz: string): number => Math.floor(Number(plz) / 100)
const KEINE: readonly number[] = []
const hunderteVon = (plz: readonly string[]): readonly number[] =>
  plz.length === 1 ? plz.map(hundert) : [...new Set(plz.map(hundert))]

/**
 * Hundreds by the first word of places, and of parts of towns and villages by their Leitregion, that are called like a
 * place elsewhere: people write "13129 Blankenburg" for a part of Berlin, and the list of places has the towns alone.
 * Those from 1 000 inhabitants by GeoNames (CC BY 4.0), others of the large cities by hand; where one is missing, a row
 * gets a warning too many.
 */
function readRelated(): ReadonlyMap<string, number[]> {
  const found = new Map<string, number[]>()
  const remember = (stamm: string, hunderte: readonly number[]) => {
    const known = found.get(stamm)
    if (known) known.push(...hunderte)
    else found.set(stamm, [...hunderte])
  }
  for (const { name, fold, plz } of alleOrte()) remember(stammVon(name, fold), hunderteVon(plz))
  for (const text of stadtteile) {
    const [regionen = '', names = ''] = text.split(': ')
    for (const name of names.split(';'))
      remember(
        stammVon(name),
        regionen.split(' ').map((region) => 10 * Number(region)),
      )
  }
  return found
}

function readLagen(): ReadonlyMap<number, Lage> {
  const jeStamm = readRelated()
  const lagen = new Map<number, Lage>()
  const remember = (name: string, stamm: string, stadt: Ort | null, eigene: readonly number[]) =>
    lagen.set(foldedHash(name), { stadt, eigene, verwandte: jeStamm.get(stamm) ?? KEINE })
  for (const name of FREMDE_NAMEN) remember(name, name, null, KEINE)
  for (const { name, fold, plz } of alleOrte()) remember(fold, stammVon(name, fold), null, hunderteVon(plz))
  for (const [hash, stadt] of ORT_NACH_HASH) {
    const eigene = [...(lagen.get(hash)?.eigene ?? KEINE), ...stadt.plz.map(([von]) => Math.floor(von / 100))]
    lagen.set(hash, { stadt, eigene, verwandte: KEINE })
  }
  return lagen
}

let gelesen: ReadonlyMap<number, Lage> | null = null
const lageZu = (ortHash: number): Lage | undefined => (gelesen ??= readLagen()).get(ortHash)

/**
 * True when no place of the name lies near the PLZ. A town is known by its hundreds; other places by their Leitregion and
 * the hundreds beside theirs, and so is whatever has a PLZ of its own: large recipients and post boxes.
 */
function isFern(plz: number, { stadt, eigene, verwandte }: Lage): boolean {
  const hundred = Math.floor(plz / 100)
  if (eigene.includes(hundred) || (stadt !== null && plzPasstZuOrt(plz, stadt))) return false
  if (stadt !== null && orteZu(fuenfstellig(plz)).length > 0) return true
  const nah = (other: number) => Math.floor(other / 10) === Math.floor(hundred / 10) || Math.abs(other - hundred) <= 1
  return !eigene.some(nah) && !verwandte.some(nah)
}

const fuenfstellig = (plz: number): string => String(plz).padStart(5, '0')

/** True when a known place and a valid PLZ contradict each other; unknown places never do. */
export function plzOrtPasstNicht(plz: string, ort: string): boolean {
  const lage = lageZu(foldedHash(ort))
  return lage !== undefined && isFern(Number(plz), lage)
}

/** True when nothing speaks against a pair, whatever else stands in the row. The place is a hash of its folded name. */
export function isStimmig(plz: number, ortHash: number): boolean {
  const lage = lageZu(ortHash)
  return isBekanntePlz(fuenfstellig(plz)) && (lage === undefined || !isFern(plz, lage))
}

const FUENF_ZIFFERN = /^\d{5}$/

/** True when PLZ and place, or the sign of a country before one of them, lead abroad. */
export function isImAusland(plz: string, ort: string): boolean {
  if (hasForeignSuffix(plz) || hasForeignSuffix(ort)) return true
  if (!FUENF_ZIFFERN.test(plz)) return isFremderOrt(ort)
  return isFremdesPaar(plz, ort) && (!isBekanntePlz(plz) || plzOrtPasstNicht(plz, ort))
}

/** Post boxes need no house number, and have a PLZ of their own. */
export const isPostfach = (strasse: string): boolean => /^(?:postfach|pf(?!\p{L}))/iu.test(strasse)

/** First digits of the PLZ that can have lost a zero. */
const ZONE_NULL = 100

/** True where the zero of a PLZ was lost for sure: with it the PLZ exists, and the place does not speak against it. */
function hasLostZero(plz: string, ort: string, strasse: string): boolean {
  const name = ort.replace(/,? \d{1,2}$/, '')
  const lage = lageZu(foldedHash(name)) ?? lageZu(foldedHash(stammVon(name)))
  const nah = lage !== undefined && !isFern(Number(plz), lage)
  if (!nah && isFremderOrt(ort)) return false
  if (!isBekanntePlz(plz)) return nah && isPostfach(strasse)
  if (lage === undefined) return orteZu(plz).length > 0
  // A place of that name in the same corner of the country: a part of a town, or the wrong PLZ. It gets a warning.
  return nah || [...lage.eigene, ...lage.verwandte].some((one) => one < ZONE_NULL)
}

/** The PLZ of an address as it should be; `ergaenzt` when a lost zero came back. */
export function readPlzOf({ plz: roh, ort, strasse }: { plz: string; ort: string; strasse: string }): {
  plz: string
  ergaenzt: boolean
} {
  const gelesene = assignPlz(roh)
  if (!gelesene.ergaenzt || hasLostZero(gelesene.plz, ort, strasse)) return gelesene
  return { plz: gelesene.plz.slice(1), ergaenzt: false }
}
