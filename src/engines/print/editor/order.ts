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

/**
 * Layers of both lists that changed places among each other, the lowest first: those beside the longest row that kept its
 * order. `forward`: nearer to the eye.
 */
export function movedInOrder(was: readonly Layer[], now: readonly Layer[]): { layer: Layer; forward: boolean }[] {
  const stayed = new Set(now.map(({ id }) => id))
  const before = new Map(was.filter(({ id }) => stayed.has(id)).map(({ id }, place) => [id, place] as const))
  const common = now.filter(({ id }) => before.has(id))
  const places = common.map(({ id }) => before.get(id) ?? 0)
  const kept = longestRise(places)
  return common.flatMap((layer, place) => (kept.has(place) ? [] : [{ layer, forward: place > (places[place] ?? 0) }]))
}

/** Positions of a longest rising row among numbers. */
function longestRise(numbers: readonly number[]): Set<number> {
  const best: { length: number; from: number }[] = []
  for (const [at, number] of numbers.entries()) {
    let [length, from] = [1, -1]
    for (let other = 0; other < at; other += 1) {
      const row = best[other]?.length ?? 0
      if ((numbers[other] ?? 0) < number && row + 1 > length) [length, from] = [row + 1, other]
    }
    best.push({ length, from })
  }
  const most = Math.max(0, ...best.map(({ length }) => length))
  const rise = new Set<number>()
  for (let at = best.findIndex(({ length }) => length === most); at >= 0; at = best[at]?.from ?? -1) rise.add(at)
  return rise
}
