import type { Layer, Seite } from '#src/contract/dokument.ts'
import type { Auswahl } from './history.ts'
import {
  changePage,
  type Dokument,
  duplicateLayer,
  findLayer,
  NICHT_GEFUNDEN,
  pageOf,
  type Result,
} from './operations.ts'
import type { PageLimits } from './rules.ts'
import { onEach, splitBy } from './several.ts'

const ZU_WENIGE = 'Eine Gruppe braucht mindestens zwei Ebenen, die sich ordnen lassen. Bitte wählen Sie weitere dazu.'
const KEINE_GRUPPE = 'Von diesen Ebenen gehört keine zu einer Gruppe.'

/** Ids of the group that a layer belongs to, itself the last; it alone where it is in none. */
export function groupOf({ layers }: Pick<Seite, 'layers'>, id: string): Auswahl {
  const gruppe = layers.find((layer) => layer.id === id)?.gruppe
  if (gruppe === undefined) return [id]
  return [...layers.filter((layer) => layer.gruppe === gruppe && layer.id !== id).map((layer) => layer.id), id]
}

/** The same layers with the rest of each group that one of them belongs to, in the order in which they were chosen. */
export function wholeGroups(seite: Pick<Seite, 'layers'>, ids: Auswahl): Auswahl {
  return [...new Set(ids.toReversed().flatMap((id) => groupOf(seite, id).toReversed()))].toReversed()
}

/** The one group that these layers are, all of it; null: they are something else. */
export function wholeGroup(layers: readonly Layer[], ids: Auswahl): string | null {
  const gruppe = layers.find(({ id }) => id === ids[0])?.gruppe
  if (gruppe === undefined || ids.length < 2) return null
  const members = layers.filter((layer) => layer.gruppe === gruppe)
  return members.length === ids.length && members.every(({ id }) => ids.includes(id)) ? gruppe : null
}

/** Runs of layers that lie on each other and belong to one group; any other layer is a run by itself. */
export function runsOf(layers: readonly Layer[]): Layer[][] {
  const runs: Layer[][] = []
  for (const layer of layers) {
    const run = runs.at(-1)
    if (run && layer.gruppe !== undefined && run[0]?.gruppe === layer.gruppe) run.push(layer)
    else runs.push([layer])
  }
  return runs
}

function freeGroup(dokument: Dokument): string {
  const taken = new Set(dokument.flatMap(({ layers }) => layers.map(({ gruppe }) => gruppe)))
  let number = 1
  while (taken.has(`gruppe-${number}`)) number += 1
  return `gruppe-${number}`
}

/** Brings layers together right below the topmost of them, in their order, and makes them a group. */
function joined(dokument: Dokument, side: Seite['side'], ids: Auswahl): Dokument {
  const gruppe = freeGroup(dokument)
  return changePage(dokument, side, (seite) => {
    const isMember = ({ id }: Layer) => ids.includes(id)
    const members = seite.layers.filter(isMember).map((layer) => ({ ...layer, gruppe }))
    const place = seite.layers.findLastIndex(isMember) + 1
    const below = seite.layers.slice(0, place).filter((layer) => !isMember(layer))
    return { ...seite, layers: [...below, ...members, ...seite.layers.slice(place)] }
  })
}

/** Makes layers of one page a group. Groups they were in end with that, for them. */
export function groupLayers(dokument: Dokument, ids: Auswahl): Result {
  const seite = findLayer(dokument, ids[0] ?? '')?.seite
  if (!seite) return { ok: false, grund: NICHT_GEFUNDEN }
  const split = splitBy('reihenfolge', seite, ids)
  if (!split.ok) return split
  if (split.free.length < 2) return { ok: false, grund: ZU_WENIGE }
  const members = ids.filter((id) => split.free.some((layer) => layer.id === id))
  if (wholeGroup(seite.layers, members) !== null) return { ok: true, dokument, auswahl: ids, hinweis: split.hinweis }
  return { ok: true, dokument: joined(dokument, seite.side, members), auswahl: members, hinweis: split.hinweis }
}

/** Ends every group that one of these layers belongs to; the layers stay where they are. */
export function ungroupLayers(dokument: Dokument, ids: Auswahl): Result {
  const seite = findLayer(dokument, ids[0] ?? '')?.seite
  const named = new Set(
    seite?.layers.flatMap(({ id, gruppe }) => (ids.includes(id) && gruppe !== undefined ? [gruppe] : [])),
  )
  if (!seite || named.size === 0) return { ok: false, grund: KEINE_GRUPPE }
  const freed = (layer: Layer) => (named.has(layer.gruppe ?? '') ? withoutGroup(layer) : layer)
  const change = (old: Seite) => ({ ...old, layers: old.layers.map(freed) })
  return { ok: true, dokument: changePage(dokument, seite.side, change), auswahl: wholeGroups(seite, ids) }
}

function withoutGroup({ gruppe: _old, ...layer }: Layer): Layer {
  return layer
}

/**
 * Groups of layers that were just put onto a page. Those that came together with others of their group become a new one.
 * One that came alone is in no group. `cameFrom`: the group that each had, by its new id.
 */
export function regrouped(dokument: Dokument, side: Seite['side'], cameFrom: ReadonlyMap<string, string>): Dokument {
  let now = changePage(dokument, side, (seite) => ({
    ...seite,
    layers: seite.layers.map((layer) => (cameFrom.has(layer.id) ? withoutGroup(layer) : layer)),
  }))
  for (const gruppe of new Set(cameFrom.values())) {
    const ids = [...cameFrom.keys()].filter((id) => cameFrom.get(id) === gruppe)
    if (ids.length > 1) now = joined(now, side, ids)
  }
  return now
}

/** Copies layers beside themselves as one; copies of a group are a group. */
export function duplicateLayers(dokument: Dokument, ids: Auswahl, limits: PageLimits): Result {
  const cameFrom = new Map<string, string>()
  const result = onEach(dokument, ids, (now, id) => {
    const copy = duplicateLayer(now, id, limits)
    const gruppe = findLayer(now, id)?.layer.gruppe
    if (copy.ok && gruppe !== undefined) for (const made of copy.auswahl) cameFrom.set(made, gruppe)
    return copy
  })
  const side = findLayer(dokument, ids[0] ?? '')?.seite.side
  if (!result.ok || side === undefined || cameFrom.size === 0 || !pageOf(result.dokument, side)) return result
  return { ...result, dokument: regrouped(result.dokument, side, cameFrom) }
}
