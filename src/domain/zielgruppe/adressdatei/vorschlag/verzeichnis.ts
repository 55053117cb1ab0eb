import { foldText } from '../fold.ts'
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
  paare: ReadonlySet<string>
  jePlz: ReadonlyMap<string, VerzeichnisOrt[]>
  jeName: ReadonlyMap<string, VerzeichnisOrt>
}

const EINTRAG = /(\D{1,80})((?:\d{5}){1,250})/g

function lies(): Verzeichnis {
  const paare = new Set<string>()
  const jePlz = new Map<string, VerzeichnisOrt[]>()
  const jeName = new Map<string, VerzeichnisOrt>()
  for (const text of namen)
    for (const [, name = '', ziffern = ''] of text.matchAll(EINTRAG)) {
      const plz: string[] = []
      for (let at = 0; at < ziffern.length; at += 5) plz.push(ziffern.slice(at, at + 5))
      const ort = { name, fold: foldText(name), plz }
      for (const one of plz) {
        paare.add(one + name)
        const orte = jePlz.get(one)
        if (orte) orte.push(ort)
        else jePlz.set(one, [ort])
      }
      // "Groß Glienicke" and "Gross Glienicke" are one place.
      const known = jeName.get(ort.fold)
      jeName.set(ort.fold, known ? { ...known, plz: [...new Set([...known.plz, ...plz])] } : ort)
    }
  return { paare, jePlz, jeName }
}

let gelesen: Verzeichnis | null = null
const verzeichnis = (): Verzeichnis => (gelesen ??= lies())

/** True for a pair exactly as it stands in the list: by far most rows. */
export const isBekanntesPaar = (plz: string, ort: string): boolean => verzeichnis().paare.has(plz + ort)

const KEINE: readonly VerzeichnisOrt[] = []
/** All known places of a PLZ. */
export const orteZu = (plz: string): readonly VerzeichnisOrt[] => verzeichnis().jePlz.get(plz) ?? KEINE

/** The place of a name, with the PLZ of all places that bear it. */
export const ortMitNamen = (name: string): VerzeichnisOrt | undefined => verzeichnis().jeName.get(foldText(name))

/** First words that many places share. */
const ALLERWELT = new Set('bad gross klein alt neu ober unter nieder hohen sankt st markt burg kloster'.split(' '))

const ersterTeil = (text: string): string => foldText(text.split(/[\s/(,-]/u, 1)[0] ?? '')

/** True when a place is written with more or less than the list has: "Frankfurt/Main", "Dresden-Gompitz". */
function isTeil(text: string, ort: VerzeichnisOrt): boolean {
  const fold = foldText(text)
  if (fold === ort.fold) return true
  const teil = ersterTeil(text)
  return teil.length >= 3 && !ALLERWELT.has(teil) && teil === ersterTeil(ort.name)
}

/** True when the place may lie in the PLZ, however it is written. */
export const passtZusammen = (plz: string, ort: string): boolean =>
  isBekanntesPaar(plz, ort) || orteZu(plz).some((known) => isTeil(ort, known))
