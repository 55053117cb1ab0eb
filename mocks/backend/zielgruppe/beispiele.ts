import type { Seite } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { adressZeilen, bedingungOf, isFor } from '#src/engines/print/rules.ts'
import type { Context } from '../platform/context.ts'
import { recipientPages, type ZielgruppeQuelle } from './recipients.ts'

/** Rows looked at for the hard cases; more would cost time on every preview. */
const LOOKED_AT = 100_000

/** Longest name, longest street, longest place, most lines: what may break a layout. */
const HARD: ((e: Empfaenger) => number)[] = [
  (e) => e.titel.length + e.vorname.length + e.nachname.length,
  (e) => e.strasse.length + e.hausnummer.length,
  (e) => Math.max(e.ort.length, e.firma.length),
  (e) => adressZeilen(e).length,
]

/** The first of those that a measure makes the hardest, found while they go by. */
function hardest(measure: (e: Empfaenger) => number) {
  let most = -1
  let best: Empfaenger[] = []
  return {
    see: (candidate: Empfaenger) => {
      const size = measure(candidate)
      if (size <= most) return
      most = size
      best = [candidate]
    },
    found: () => best,
  }
}

/** First with and first without each layer that has a condition: every variant of the sheet is looked at. */
function variants(seiten: readonly Seite[]) {
  const layers = seiten.flatMap((seite) => seite.layers.filter((layer) => bedingungOf(layer) !== undefined))
  return layers.flatMap((layer) => [true, false].map((shown) => hardest((e) => (isFor(layer, e) === shown ? 1 : -1))))
}

/** First an ordinary recipient, then the hard cases and those of each variant of a design, each once. */
export async function beispieleOf(
  context: Pick<Context, 'db' | 'heute'>,
  zielgruppe: ZielgruppeQuelle,
  seiten: readonly Seite[] = [],
): Promise<Empfaenger[]> {
  const searches = [...HARD.map(hardest), ...variants(seiten)]
  const first: Empfaenger[] = []
  let seen = 0
  // Whoever is left out for this dispatch alone is as good an example as anybody.
  for await (const page of recipientPages(context, { ...zielgruppe, ausschluss: null })) {
    for (const { empfaenger } of page) {
      if (first.length < 50) first.push(empfaenger)
      for (const search of searches) search.see(empfaenger)
    }
    seen += page.length
    if (seen >= LOOKED_AT) break
  }
  return [...new Set([...ordinary(first), ...searches.flatMap((search) => search.found())])]
}

/** One of the first whose name is about as long as most names are. */
function ordinary(first: Empfaenger[]): Empfaenger[] {
  const usual = (e: Empfaenger) => Math.abs(e.vorname.length + e.nachname.length - 12) + (e.titel ? 5 : 0)
  return first.toSorted((a, b) => usual(a) - usual(b)).slice(0, 1)
}
