import type { Layer } from '#src/contract/dokument.ts'
import { changePage, type Dokument, findLayer, NICHT_GEFUNDEN, type Result } from './operations.ts'
import { splitBy } from './several.ts'

export type OrderStep = 'nachVorn' | 'nachHinten' | 'ganzNachVorn' | 'ganzNachHinten'

/** Changes which layer covers which. Several keep their order among each other. User layers stay below the system's. */
export function orderLayers(dokument: Dokument, ids: readonly string[], step: OrderStep): Result {
  const seite = findLayer(dokument, ids[0] ?? '')?.seite
  if (!seite) return { ok: false, grund: NICHT_GEFUNDEN }
  const split = splitBy('reihenfolge', seite, ids)
  if (!split.ok) return split
  const chosen = new Set(split.free.map(({ id }) => id))
  const user = seite.layers.filter((layer) => layer.system === undefined)
  const moved = reordered(user, chosen, step)
  const done = { ok: true, auswahl: ids, hinweis: split.hinweis } as const
  if (moved.every((layer, place) => layer === user[place])) return { ...done, dokument }
  let next = 0
  // System layers keep their places in the list; the user's take the rest in their new order.
  const layers = seite.layers.map((layer) => (layer.system === undefined ? (moved[next++] ?? layer) : layer))
  return { ...done, dokument: changePage(dokument, seite.side, (old) => ({ ...old, layers })) }
}

function reordered(layers: readonly Layer[], chosen: ReadonlySet<string>, step: OrderStep): readonly Layer[] {
  const isChosen = ({ id }: Layer) => chosen.has(id)
  const rest = layers.filter((layer) => !isChosen(layer))
  switch (step) {
    case 'ganzNachVorn':
      return [...rest, ...layers.filter(isChosen)]
    case 'ganzNachHinten':
      return [...layers.filter(isChosen), ...rest]
    case 'nachVorn':
      return stepped(layers.toReversed(), isChosen).toReversed()
    case 'nachHinten':
      return stepped(layers, isChosen)
  }
}

/** Each chosen one changes places with the one before it, unless that is chosen too: none overtakes another. */
function stepped(layers: readonly Layer[], isChosen: (layer: Layer) => boolean): readonly Layer[] {
  const next = [...layers]
  for (const [place, layer] of next.entries()) {
    const before = next[place - 1]
    if (!before || !isChosen(layer) || isChosen(before)) continue
    next[place - 1] = layer
    next[place] = before
  }
  return next
}
