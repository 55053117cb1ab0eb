import { gruendeOf, grundBit, type AehnlichArt, type Paar } from './arten.ts'
import type { Urteil } from './urteil.ts'

/** One accepted pair of rows. */
export interface Treffer {
  a: number
  b: number
  urteil: Urteil
}

/** Rows that one row takes in at most; more than this is no slip but a way of writing lists. */
const MEISTENS = 24

export interface GruppenFragen {
  art: AehnlichArt
  areTwo(a: number, b: number): boolean
  /** Two rows of one group side by side; null where only a third one links them. */
  urteil(a: number, b: number): Urteil | null
  fuelle(row: number): number
}

const UNKLAR = grundBit('initiale') | grundBit('vornameFehlt') | grundBit('hausnummer')

/** "J. Müller" beside Jürgen and Julia is neither, as one without a number beside 6 and 16: a row that fits two who are two. */
function ohneUnklare(treffer: readonly Treffer[], { areTwo }: GruppenFragen): readonly Treffer[] {
  const partner = new Map<number, number[]>()
  for (const { a, b, urteil } of treffer) {
    if ((urteil.gruende & UNKLAR) === 0) continue
    for (const [row, other] of [
      [a, b],
      [b, a],
    ] as const)
      partner.set(row, [...(partner.get(row) ?? []), other])
  }
  const unklar = new Set<number>()
  for (const [row, others] of partner)
    if (others.some((one, at) => others.slice(at + 1).some((two) => areTwo(one, two)))) unklar.add(row)
  if (unklar.size === 0) return treffer
  return treffer.filter(({ a, b, urteil }) => (urteil.gruende & UNKLAR) === 0 || (!unklar.has(a) && !unklar.has(b)))
}

/** Joins pairs to groups, the surest first; two who are two do not meet by way of a third. */
function gruppenOf(treffer: readonly Treffer[], { art, areTwo }: GruppenFragen): Set<number[]> {
  const gruppe = new Map<number, number[]>()
  const gruppen = new Set<number[]>()
  for (const { a, b } of treffer.toSorted(
    (one, two) => one.urteil.kosten - two.urteil.kosten || one.a - two.a || one.b - two.b,
  )) {
    const rowsA = gruppe.get(a) ?? [a]
    const rowsB = gruppe.get(b) ?? [b]
    if (rowsA === rowsB || rowsA.length + rowsB.length > MEISTENS) continue
    if (
      art === 'person' &&
      rowsA.length + rowsB.length > 2 &&
      rowsA.some((one) => rowsB.some((two) => areTwo(one, two)))
    )
      continue
    const rows = [...rowsA, ...rowsB]
    gruppen.delete(rowsA)
    gruppen.delete(rowsB)
    gruppen.add(rows)
    for (const row of rows) gruppe.set(row, rows)
  }
  return gruppen
}

function staysOf(rows: readonly number[], { fuelle }: GruppenFragen): number {
  return rows.reduce((best, row) => {
    const mehr = fuelle(row) - fuelle(best)
    return mehr > 0 || (mehr === 0 && row < best) ? row : best
  })
}

/** What one by way of a third is worth. */
const UEBER_DRITTE: Urteil = { kosten: 0.45, gruende: 0 }

function paarOf(bleibt: number, geht: number, fragen: GruppenFragen): Paar {
  const { kosten, gruende } = fragen.urteil(bleibt, geht) ?? UEBER_DRITTE
  return {
    art: fragen.art,
    bleibt,
    geht,
    gruende: gruendeOf(gruende === 0 ? grundBit('schreibweise') : gruende),
    sicherheit: Math.round((1 - kosten) * 100) / 100,
  }
}

/** Pairs as they are shown: of each group the fuller row stays, else the earlier one. */
export function paareOf(treffer: readonly Treffer[], fragen: GruppenFragen): Paar[] {
  const eindeutig = fragen.art === 'person' ? ohneUnklare(treffer, fragen) : treffer
  const paare: Paar[] = []
  for (const rows of gruppenOf(eindeutig, fragen)) {
    const bleibt = staysOf(rows, fragen)
    for (const geht of rows) if (geht !== bleibt) paare.push(paarOf(bleibt, geht, fragen))
  }
  return paare
}
