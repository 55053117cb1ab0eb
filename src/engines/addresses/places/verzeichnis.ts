import { foldText } from '#src/base/text/foldKey.ts'
import grosse from './plzGrossempfaenger.json' with { type: 'json' }
import namen from './plzVerzeichnis.json' with { type: 'json' }

/**
 * PLZ and places of Germany: GeoNames' postal codes, CC BY 4.0 (docs/adressen.md), without large recipients and post boxes.
 * That a pair stands here proves no street; that it does not stand here proves nothing: districts are missing.
 */
export interface VerzeichnisOrt {
  name: string
  /** Folded name. */
  fold: string
  plz: readonly string[]
}

interface Verzeichnis {
  jePlz: ReadonlyMap<string, VerzeichnisOrt[]>
  jeName: ReadonlyMap<string, VerzeichnisOrt>
}

const EINTRAG = /(\D{1,80})((?:\d{5}){1,250})/g

function read(): Verzeichnis {
  const jePlz = new Map<string, VerzeichnisOrt[]>()
  const jeName = new Map<string, VerzeichnisOrt>()
  for (const text of namen)
    for (const [, name = '', ziffern = ''] of text.matchAll(EINTRAG)) {
      const plz: string[] = []
      for (let at = 0; at < ziffern.length; at += 5) plz.push(ziffern.slice(at, at + 5))
      const ort = { name, fold: foldText(name), plz }
      for (const one of plz) {
        const orte = jePlz.get(one)
        if (orte) orte.push(ort)
        else jePlz.set(one, [ort])
      }
      // "Groß Glienicke" and "Gross Glienicke" are one place.
      const known = jeName.get(ort.fold)
      jeName.set(ort.fold, known ? { ...known, plz: [...new Set([...known.plz, ...plz])] } : ort)
    }
  return { jePlz, jeName }
}

let gelesen: Verzeichnis | null = null
const verzeichnis = (): Verzeichnis => (gelesen ??= read())

const KEINE: readonly VerzeichnisOrt[] = []
/** All known places of a PLZ. */
export const orteZu = (plz: string): readonly VerzeichnisOrt[] => verzeichnis().jePlz.get(plz) ?? KEINE

/** True for a pair exactly as it stands in the list: by far most rows. */
export function isBekanntesPaar(plz: string, ort: string): boolean {
  if (plz.length !== 5 || ort === '') return false
  for (const { name } of orteZu(plz)) if (name === ort) return true
  return false
}

let gelesenGrosse: ReadonlySet<string> | null = null
/** True for a PLZ that a large recipient has for itself: an authority, a bank, a firm with much mail. */
export const isVonGrossempfaenger = (plz: string): boolean =>
  (gelesenGrosse ??= new Set(grosse.flatMap((text) => text.match(/\d{5}/g) ?? []))).has(plz)

/** True for a PLZ that the list has. Most of those of post boxes are missing, so that another one may exist. */
export const isBekanntePlz = (plz: string): boolean => verzeichnis().jePlz.has(plz) || isVonGrossempfaenger(plz)

/** All known places, each name once. */
export const alleOrte = (): Iterable<VerzeichnisOrt> => verzeichnis().jeName.values()

/** The place of a name, with the PLZ of all places that bear it. */
export const ortMitNamen = (name: string): VerzeichnisOrt | undefined => verzeichnis().jeName.get(foldText(name))

let gelesenAnfaenge: ReadonlyMap<string, number> | null = null
/** Folded first word -> how many places begin with it. */
function jeAnfang(): ReadonlyMap<string, number> {
  if (gelesenAnfaenge !== null) return gelesenAnfaenge
  const found = new Map<string, number>()
  for (const ort of alleOrte()) {
    const teil = ersterTeil(ort.name)
    found.set(teil, (found.get(teil) ?? 0) + 1)
  }
  gelesenAnfaenge = found
  return found
}

/** True for a name that no longer one begins with: "Neustadt" may be one of twenty. */
export const isEindeutig = (ort: VerzeichnisOrt): boolean =>
  ersterTeil(ort.name) !== ort.fold || jeAnfang().get(ort.fold) === 1

/** First words that many places share. */
const ALLERWELT = new Set('bad gross klein alt neu ober unter nieder hohen sankt st markt burg kloster'.split(' '))

const TRENNUNG = /[\s/(,-]/u
const ersterTeil = (text: string): string => foldText(text.split(TRENNUNG, 1)[0] ?? '')

/** Folded first word of a place where it tells something, else all of its name: "winsen" of "Winsen (Luhe)". */
export function stammVon(name: string, fold: string = foldText(name)): string {
  if (!TRENNUNG.test(name)) return fold
  const teil = ersterTeil(name)
  return teil.length >= 3 && !ALLERWELT.has(teil) ? teil : fold
}

/** True when a place is written with more or less than the list has: "Frankfurt/Main", "Dresden-Gompitz". */
function isTeil(text: string, ort: VerzeichnisOrt): boolean {
  const fold = foldText(text)
  if (fold === ort.fold) return true
  const teil = ersterTeil(text)
  return teil.length >= 3 && !ALLERWELT.has(teil) && teil === ersterTeil(ort.name)
}

/** True when the place may lie in the PLZ, however it is written. */
export const fitTogether = (plz: string, ort: string): boolean =>
  isBekanntesPaar(plz, ort) || orteZu(plz).some((known) => isTeil(ort, known))
