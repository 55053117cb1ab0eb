import type { Layer } from '#src/contract/dokument.ts'
import { runsOf } from './groups.ts'
import { changePage, type Dokument, findLayer, NICHT_GEFUNDEN, type Result } from './operations.ts'
import { splitBy } from './several.ts'

export type OrderStep = 'nachVorn' | 'nachHinten' | 'ganzNachVorn' | 'ganzNachHinten'

/**
 * Changes which layer covers which. Several keep their order among each other. User layers stay below the system's. A group
 * is passed as one; layers that are a part of one group change their places within it.
 */
export function orderLayers(dokument: Dokument, ids: readonly string[], step: OrderStep): Result {
  const seite = findLayer(dokument, ids[0] ?? '')?.seite
  if (!seite) return { ok: false, grund: NICHT_GEFUNDEN }
  const split = splitBy('reihenfolge', seite, ids)
  if (!split.ok) return split
  const chosen = new Set(split.free.map(({ id }) => id))
  const user = seite.layers.filter((layer) => layer.system === undefined)
  const moved = reorderedRuns(user, chosen, step)
  const done = { ok: true, auswahl: ids, hinweis: split.hinweis } as const
  if (moved.every((layer, place) => layer === user[place])) return { ...done, dokument }
  let next = 0
  // System layers keep their places in the list; the user's take the rest in their new order.
  const layers = seite.layers.map((layer) => (layer.system === undefined ? (moved[next++] ?? layer) : layer))
  return { ...done, dokument: changePage(dokument, seite.side, (old) => ({ ...old, layers })) }
}

function reorderedRuns(user: readonly Layer[], chosen: ReadonlySet<string>, step: OrderStep): readonly Layer[] {
  const runs = runsOf(user)
  const isChosen = ({ id }: Layer) => chosen.has(id)
  const own = runs.find((run) => run.length > 1 && run.some(isChosen))
  const within = own && !own.every(isChosen) && user.filter(isChosen).every((layer) => own.includes(layer))
  if (within) return runs.flatMap((run) => (run === own ? reordered(run, isChosen, step) : run))
  return reordered(runs, (run) => run.some(isChosen), step).flat()
}

function reordered<T>(list: readonly T[], isChosen: (one: T) => boolean, step: OrderStep): readonly T[] {
  const rest = list.filter((one) => !isChosen(one))
  switch (step) {
    case 'ganzNachVorn':
      return [...rest, ...list.filter(isChosen)]
    case 'ganzNachHinten':
      return [...list.filter(isChosen), ...rest]
    case 'nachVorn':
      return stepped(list.toReversed(), isChosen).toReversed()
    case 'nachHinten':
      return stepped(list, isChosen)
  }
}

/** Each chosen one changes places with the one before it, unless that is chosen too: none overtakes another. */
function stepped<T>(list: readonly T[], isChosen: (one: T) => boolean): readonly T[] {
  const next = [...list]
  for (const [place, one] of next.entries()) {
    const before = next[place - 1]
    if (before === undefined || !isChosen(one) || isChosen(before)) continue
    next[place - 1] = one
    next[place] = before
  }
  return next
}
