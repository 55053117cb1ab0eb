import { foldText } from '#src/base/text/foldKey.ts'
import { isPostfach, plzOrtPasstNicht } from '../places/ortspruefung.ts'
import { isInland } from '../read/repairs.ts'
import { distance } from '#src/base/text/distance.ts'
import { anredeVorn } from './vorsatz.ts'
import {
  isBekanntePlz,
  isVonGrossempfaenger,
  ortMitNamen,
  orteZu,
  fitTogether,
  type VerzeichnisOrt,
} from '../places/verzeichnis.ts'
import { gleicherOrt } from './plzOrt.ts'
import { nurBuchstaben, UNLESBAR } from '#src/base/names/woerter.ts'
import { isVergleichbar, type Regel, type Zeile } from './zeile.ts'

/** Slips that a name of this length may have. */
const erlaubt = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0)

/** "ü" as one letter: a slip beside it is not one in each half of "ue". */
const grundform = (text: string): string => nurBuchstaben(text.normalize('NFD').toLowerCase().replaceAll('ß', 's'))

const worte = (text: string): string => text.replaceAll(/[^\p{L}]+/gu, ' ').trim()

/** Neither an abbreviation nor a district is a slip: "Weil a. Rhein", "Horb a N", "Oberstdorf 2", "Hindelang II". */
const ABGEKUERZT = /[.\d]|(?<!\p{L})(?:\p{L}|I{2,3})(?!\p{L})/u

/** More slips than any name may have. */
const ZU_VIELE = 3

function slipsZwischen(a: string, b: string): number {
  const most = erlaubt(Math.min(a.length, b.length))
  const slips = distance(a, b, most)
  return slips > most ? ZU_VIELE : slips
}

/** Slips between a place as written and a known one. */
function tippfehler(ort: string, fold: string, known: VerzeichnisOrt): number {
  const folded = slipsZwischen(fold, known.fold)
  // "Dulmen" has all its letters; the dots that are missing are one slip.
  return folded === 0 ? 0 : Math.min(folded, Math.max(1, slipsZwischen(grundform(ort), grundform(known.name))))
}

/** "BadDürrenberg", "Gro ßLabenz": the letters of a place with its blanks elsewhere. Hyphens and brackets stay as they are. */
function verrutscht(ort: string, orte: readonly VerzeichnisOrt[]): VerzeichnisOrt | null {
  const letters = nurBuchstaben(ort)
  const same = orte.filter(({ name }) => nurBuchstaben(name) === letters)
  const [only] = same
  return only === undefined || same.length > 1 || worte(only.name) === worte(ort) ? null : only
}

/** The only place that is so near. */
function naechster(ort: string, orte: readonly VerzeichnisOrt[], most: number): VerzeichnisOrt | null {
  const fold = foldText(ort)
  let best: VerzeichnisOrt | null = null
  let least = most
  for (const known of orte) {
    const slips = tippfehler(ort, fold, known)
    if (slips === 0 || slips > least) continue
    best = slips === least && best !== null && best.fold !== known.fold ? null : known
    least = slips
  }
  return best
}

/** "L?ipzig": whatever the lost sign was, one place of the PLZ has all the other letters, which are most of them. */
function unlesbar(ort: string, orte: readonly VerzeichnisOrt[]): { ort: string } | null {
  if (nurBuchstaben(ort).length * 2 < ort.length) return null
  const found = orte.filter(
    ({ name }) =>
      name.length === ort.length && Array.from(ort).every((sign, at) => UNLESBAR.test(sign) || sign === name[at]),
  )
  const [only] = found
  return only === undefined || found.length > 1 ? null : { ort: only.name }
}

/** A place one or two slips away from a place of its PLZ, that is no known place near it. */
export const ortVertippt: Regel = (zeile) => {
  const { plz, ort } = zeile
  if (zeile.paarBekannt || ort === '' || !isVergleichbar(zeile)) return null
  const orte = orteZu(plz)
  if (orte.length === 0) return null
  if (UNLESBAR.test(ort)) return gleicherOrt(plz, ort) === null ? unlesbar(ort, orte) : null
  const blank = verrutscht(ort, orte)
  if (blank !== null) return { ort: blank.name }
  const bekannt = ortMitNamen(ort)
  if (bekannt !== undefined) {
    // Another place by chance, "Walhausen" for "Wallhausen": its own PLZ has nothing to do with this one.
    const isNah = bekannt.plz.some((one) => one.charAt(0) === plz.charAt(0) || distance(one, plz, 2) <= 2)
    const near = isNah || bekannt.fold.length < 6 ? null : naechster(ort, orte, 1)
    return near === null ? null : { ort: near.name }
  }
  if (!fitTogether(plz, ort)) {
    const near = naechster(ort, orte, 2)
    return near === null ? null : { ort: near.name }
  }
  // Its first word is the right one: what follows may be a district or another way to write the river.
  if (ABGEKUERZT.test(ort)) return null
  const near = naechster(ort, orte, 1)
  return near === null ? null : { ort: near.name }
}

/**
 * Large recipients and post boxes have a PLZ of their own. The known ones stand in a list, others are told by this: a PLZ
 * of other places is none, and a village that shares its PLZ with others has no large recipient.
 */
function hasOwnPlz({ plz, firma, strasse }: Zeile, known: VerzeichnisOrt): boolean {
  const postfach = isPostfach(strasse)
  if (!postfach && (firma === '' || anredeVorn(firma) !== null)) return false
  if (isVonGrossempfaenger(plz)) return true
  const orte = orteZu(plz)
  if (orte.length > 0) {
    // Some large recipients were taken for a place.
    const fold = foldText(firma)
    return orte.some((one) => fold.includes(one.fold))
  }
  if (postfach) return true
  return known.plz.some((one) => one.startsWith(plz.slice(0, 3))) && known.plz.some((one) => orteZu(one).length < 2)
}

/** "50.667": a program put the sign of thousands into it. */
const TAUSENDER = /^(\d{1,2})[.,](\d{3})$/

function ohneTausender(plz: string, ort: string): { plz: string } | null {
  const [, tausend = '', rest = ''] = TAUSENDER.exec(plz) ?? []
  const ziffern = tausend.padStart(2, '0') + rest
  return tausend !== '' && isBekanntePlz(ziffern) && !plzOrtPasstNicht(ziffern, ort) ? { plz: ziffern } : null
}

/** A PLZ one slip away from the only one of its place that is so near. */
export const plzVertippt: Regel = (zeile) => {
  const { plz, ort, land } = zeile
  if (zeile.paarBekannt || ort === '' || !isInland(land)) return null
  if (!/^\d{4,6}$/.test(plz)) return ohneTausender(plz, ort)
  if (fitTogether(plz, ort)) return null
  const known = ortMitNamen(ort)
  if (known === undefined || (plz.length === 5 && hasOwnPlz(zeile, known))) return null
  const near = known.plz.filter((one) => distance(plz, one, 1) === 1)
  return near.length === 1 ? { plz: near[0] ?? '' } : null
}
