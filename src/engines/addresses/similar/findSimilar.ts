import { AEHNLICH_ARTEN, type AehnlichArt, type AehnlichQuelle, type Paar } from './arten.ts'
import { paareJe, schluesselOf } from './bloecke.ts'
import { paareOf, type Treffer } from './gruppen.ts'
import { readMerkmale, type Merkmale } from './merkmale.ts'
import type { Urteil } from './urteil.ts'
import { Vergleich } from './vergleich.ts'

/** Share of the work that reading is. */
const LESEN = 0.25

/** Rows of each row's house, so that a name in common says less in a big one. */
function zaehler(anzahl: number) {
  const haus = new Uint16Array(anzahl)
  const remember = (rows: readonly number[]) => {
    for (const row of rows) haus[row] = Math.min(0xffff, rows.length)
  }
  return { remember: remember, groesse: (a: number, b: number) => Math.max(haus[a] ?? 0, haus[b] ?? 0) }
}

function* searchKind(m: Merkmale, art: AehnlichArt, gegangen: ReadonlySet<number>): Generator<number, Paar[]> {
  const vergleich = new Vergleich(m)
  const haus = zaehler(m.anzahl)
  const urteil = (a: number, b: number): Urteil | null =>
    art === 'firma' ? vergleich.firma(a, b) : vergleich[art](a, b, haus.groesse(a, b))
  const treffer: Treffer[] = []
  const gesehen = new Set<number>()
  const check = (one: number, two: number) => {
    const [a, b] = one < two ? [one, two] : [two, one]
    if (gegangen.size > 0 && (gegangen.has(a) || gegangen.has(b))) return
    const gefunden = urteil(a, b)
    if (gefunden === null) return
    const key = a * 2 ** 20 + b
    if (gesehen.has(key)) return
    gesehen.add(key)
    treffer.push({ a, b, urteil: gefunden })
  }
  const schluessel = schluesselOf(m, art)
  for (const [at, einer] of schluessel.entries())
    for (const anteil of paareJe(m, einer, check, at === 0 ? haus.remember : undefined))
      yield (at + anteil) / schluessel.length
  const fuelle = (row: number) => m.fuelle[row] ?? 0
  return paareOf(treffer, { art, urteil, fuelle, areTwo: (a, b) => vergleich.areTwo(a, b) })
}

/**
 * Finds rows that are not written alike and mean the same person, household or firm. Steps yield the share from 0 to 1; the
 * pairs are in the order of their first rows. A row goes at most once; where three are one, both others have the same
 * `bleibt`. Exact duplicates are found by `DublettenTabelle` before, their rows are null here.
 */
export function* findSimilar(quelle: AehnlichQuelle, arten: readonly AehnlichArt[]): Generator<number, Paar[]> {
  const lesen = readMerkmale(quelle)
  let schritt = lesen.next()
  for (; schritt.done !== true; schritt = lesen.next()) yield schritt.value * LESEN
  const merkmale = schritt.value
  const gegangen = new Set<number>()
  const paare: Paar[] = []
  const gesucht = AEHNLICH_ARTEN.filter((art) => arten.includes(art))
  for (const [at, art] of gesucht.entries()) {
    const suche = searchKind(merkmale, art, gegangen)
    let stand = suche.next()
    for (; stand.done !== true; stand = suche.next()) yield LESEN + ((at + stand.value) / gesucht.length) * (1 - LESEN)
    for (const paar of stand.value) {
      gegangen.add(paar.geht)
      paare.push(paar)
    }
  }
  const first = ({ bleibt, geht }: Paar) => Math.min(bleibt, geht)
  return paare.sort((a, b) => first(a) - first(b) || a.geht - b.geht || a.bleibt - b.bleibt)
}
