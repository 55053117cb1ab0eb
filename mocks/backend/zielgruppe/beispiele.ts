import type { Seite } from '#src/contract/dokument.ts'
import { type BeispielGrund, EMPFAENGER_FELDER, type Empfaenger } from '#src/contract/zielgruppe.ts'
import { adressZeilen, anschriftHat, bedingungOf, isFor, platzhalterWert } from '#src/engines/print/rules.ts'
import type { Context } from '../platform/context.ts'
import { recipientPages, type ZielgruppeQuelle } from './recipients.ts'

/** Rows looked at for the hard cases; more would cost time on every preview. */
const LOOKED_AT = 100_000

/** Longest name, longest street, longest place, most lines: what may break a layout. */
const HARD: readonly (readonly [BeispielGrund, (e: Empfaenger) => number])[] = [
  ['name', (e) => e.titel.length + e.vorname.length + e.nachname.length],
  ['strasse', (e) => e.strasse.length + e.hausnummer.length],
  ['ort', (e) => Math.max(e.ort.length, e.firma.length)],
  ['zeilen', (e) => adressZeilen(e).length],
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
  const searches = [...HARD.map(([, measure]) => hardest(measure)), ...variants(seiten)]
  const first = await lookThrough(context, zielgruppe, searches)
  return [...new Set([...ordinary(first), ...searches.flatMap((search) => search.found())])]
}

/** Shows everybody to the searches, up to a limit; returns the first of them. */
async function lookThrough(
  context: Pick<Context, 'db' | 'heute'>,
  zielgruppe: ZielgruppeQuelle,
  searches: readonly { see: (candidate: Empfaenger) => void }[],
): Promise<Empfaenger[]> {
  const first: Empfaenger[] = []
  let seen = 0
  // A person who is left out for this dispatch alone is as good an example as anybody.
  for await (const page of recipientPages(context, { ...zielgruppe, ausschluss: null })) {
    for (const { empfaenger } of page) {
      if (first.length < 50) first.push(empfaenger)
      for (const search of searches) search.see(empfaenger)
    }
    seen += page.length
    if (seen >= LOOKED_AT) break
  }
  return first
}

/** One of the first whose name is about as long as most names are. */
function ordinary(first: Empfaenger[]): Empfaenger[] {
  const usual = (e: Empfaenger) => Math.abs(e.vorname.length + e.nachname.length - 12) + (e.titel ? 5 : 0)
  return first.toSorted((a, b) => usual(a) - usual(b)).slice(0, 1)
}

/** A letter of the address that its face has not. */
const isRare = (e: Empfaenger): boolean =>
  EMPFAENGER_FELDER.some((feld) =>
    Array.from(e[feld]).some((char) => char !== ' ' && !anschriftHat(char.codePointAt(0) ?? 0)),
  )

/** What may go wrong beside long addresses, by yes (1) or no. */
const SELTENER: readonly (readonly [BeispielGrund, (e: Empfaenger) => number])[] = [
  ['anredeFehlt', (e) => (platzhalterWert(e, 'briefanrede') === '' ? 1 : -1)],
  ['seltenesZeichen', (e) => (isRare(e) ? 1 : -1)],
]

/** A column with at most so many values may be one that conditions ask for: each of them is shown. Assumed. */
const WENIGE_WERTE = 6

/** The widest and an empty value of each own column, and each value of a column that has few. */
class SpaltenSuche {
  readonly #je = new Map<string, { lang: Empfaenger; leer: Empfaenger | null; werte: Map<string, Empfaenger> }>()

  see(e: Empfaenger): void {
    for (const [name, wert] of Object.entries(e.spalten ?? {})) {
      const known = this.#je.get(name) ?? { lang: e, leer: null, werte: new Map<string, Empfaenger>() }
      this.#je.set(name, known)
      if (wert.length > (known.lang.spalten?.[name]?.length ?? 0)) known.lang = e
      if (wert === '') known.leer ??= e
      else if (known.werte.size <= WENIGE_WERTE && !known.werte.has(wert)) known.werte.set(wert, e)
    }
  }

  found(): (readonly [BeispielGrund, Empfaenger])[] {
    return [...this.#je.values()].flatMap(({ lang, leer, werte }) => [
      ['spalteLang', lang] as const,
      ...(leer === null ? [] : [['spalteLeer', leer] as const]),
      ...(werte.size > WENIGE_WERTE ? [] : [...werte.values()].map((e) => ['spalteWert', e] as const)),
    ])
  }
}

/** The same to be flipped through: with what own columns may do to a sheet, and why each is hard. */
export async function beispieleMitGruenden(
  context: Pick<Context, 'db' | 'heute'>,
  zielgruppe: ZielgruppeQuelle,
): Promise<{ empfaenger: Empfaenger[]; gruende: BeispielGrund[][] }> {
  const searches = [...HARD, ...SELTENER].map(([grund, measure]) => ({ grund, ...hardest(measure) }))
  const spalten = new SpaltenSuche()
  const first = await lookThrough(context, { ...zielgruppe, gebraucht: 'alle' }, [...searches, spalten])
  const gruende = new Map<Empfaenger, BeispielGrund[]>(ordinary(first).map((e) => [e, []]))
  const note = (e: Empfaenger, grund: BeispielGrund) => {
    const known = gruende.get(e) ?? []
    gruende.set(e, known.includes(grund) ? known : [...known, grund])
  }
  for (const { grund, found } of searches) for (const e of found()) note(e, grund)
  for (const [grund, e] of spalten.found()) note(e, grund)
  return { empfaenger: [...gruende.keys()], gruende: [...gruende.values()] }
}
