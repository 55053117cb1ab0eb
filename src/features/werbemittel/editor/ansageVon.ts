import type { Asset } from '#src/contract/asset.ts'
import type { Layer, Mm } from '#src/contract/dokument.ts'
import {
  type Auswahl,
  type Dokument,
  findLayer,
  type Frame,
  frameOf,
  type History,
  isGesperrt,
  pageOf,
  sameFrame,
  wholeFrame,
  wholeGroup,
} from '#src/engines/print/editor.ts'
import { BLEED_MM, formatMasse, formatMm } from '#src/engines/print/rules.ts'
import { isPrinted } from '#src/engines/print/page.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { ebenenName } from './ebenenName.ts'

const sayOfSeveral = (key: string, values: Record<string, string | number>) =>
  text(`werbemittel:editor.ansageMehrere.${key}`, values)
const say = (key: string, values: Record<string, string | number>) => text(`werbemittel:editor.ansage.${key}`, values)

/** What a step changed on the sheet, to be read out; null where there is nothing to say, as while somebody writes. */
export function ansageVon(was: History<Dokument>, is: History<Dokument>, assets: readonly Asset[]): string | null {
  if (was.past === is.past && was.future === is.future) return selectionOf(was, is)
  const back = was.past.at(-1)
  if (back && is.present === back.before) return again('rueckgaengig', back)
  const forward = was.future[0]
  if (forward && is.present === forward.after) return again('wiederhergestellt', forward)
  const step = is.past.at(-1)
  if (!step || step.after !== is.present) return null
  const changes = changesOf(was.present.dokument, is.present.dokument, step.after.auswahl)
  const copied = step.name === text('werbemittel:editor.action.duplicate')
  if (changes.t === 'added') return said(changes.layers, copied ? 'kopiert' : 'hinzugefuegt')
  return changes.t === 'content' ? null : sentence(changes)

  function again(key: string, { name, after }: (typeof was.past)[number]): string {
    const found = changesOf(was.present.dokument, is.present.dokument, after.auswahl)
    return [say(key, { schritt: name }), sentence(found)].filter((part) => part !== null).join(' ')
  }
  function said(layers: readonly Layer[], key: string, more: Record<string, string | number> = {}): string {
    const [layer, other] = layers
    if (layer && !other) return say(key, { ebene: ebenenName(layer, assets), ...placeOf(layer), ...more })
    return sayOfSeveral(key, { anzahl: layers.length, ...placeOf(wholeFrame(layers)) })
  }
  function sentence(change: Change): string | null {
    if (change.t === 'mixed') return null
    if (change.t === 'guide') return guideWords(change)
    if (change.t === 'order') return said(change.layers, 'reihenfolge', { stelle: change.place, gesamt: change.total })
    return said(change.layers, KEYS[change.t])
  }
}

/** How many are selected, where that is not one, whose name the focus tells. */
function selectionOf(was: History<Dokument>, is: History<Dokument>): string | null {
  const [before, now] = [was.present.auswahl, is.present.auswahl]
  if (before === now || was.seite !== is.seite) return null
  const layers = pageOf(is.present.dokument, is.seite)?.layers ?? []
  const key = wholeGroup(layers, now) === null ? 'ausgewaehlt' : 'gruppe'
  if (now.length > 1) return say(key, { anzahl: now.length })
  return before.length > 1 && now.length === 0 ? say('nichtsAusgewaehlt', {}) : null
}

/** What differs between two states of the drawing, where it is the same of all layers that differ. */
type Change =
  | {
      t:
        | 'added'
        | 'removed'
        | FrameChange
        | 'shown'
        | 'hidden'
        | 'locked'
        | 'unlocked'
        | 'grouped'
        | 'ungrouped'
        | 'content'
      layers: Layer[]
    }
  | { t: 'order'; layers: Layer[]; place: number; total: number }
  | { t: 'mixed' }
  | { t: 'guide'; axis: 'x' | 'y'; at: Mm | null }
type FrameChange = 'moved' | 'sized' | 'turned'

const KEYS = {
  added: 'wiederDa',
  removed: 'geloescht',
  moved: 'verschoben',
  sized: 'groesse',
  turned: 'gedreht',
  shown: 'eingeblendet',
  hidden: 'ausgeblendet',
  locked: 'gesperrt',
  unlocked: 'entsperrt',
  content: 'geaendert',
  grouped: 'gruppiert',
  ungrouped: 'gruppeAufgeloest',
} as const

const layersOf = (dokument: Dokument) => dokument.flatMap(({ layers }) => layers)

function changesOf(was: Dokument, is: Dokument, auswahl: Auswahl): Change {
  const added = layersOf(is).filter(({ id }) => findLayer(was, id) === null)
  const removed = layersOf(was).filter(({ id }) => findLayer(is, id) === null)
  const changed = layersOf(is).flatMap((layer) => {
    const before = findLayer(was, layer.id)?.layer
    return before && before !== layer ? [{ kind: kindOf(before, layer), layer }] : []
  })
  if ([added, removed, changed].filter(({ length }) => length > 0).length > 1) return { t: 'mixed' }
  if (added.length > 0) return { t: 'added', layers: added }
  if (removed.length > 0) return { t: 'removed', layers: removed }
  const kinds = new Set<ReturnType<typeof kindOf>>(changed.map(({ kind }) => kind))
  if (changed.length > 0 && changed.every(({ kind }) => kind === 'grouped' || kind === 'ungrouped')) {
    const grouped = changed.some(({ kind }) => kind === 'grouped')
    return { t: grouped ? 'grouped' : 'ungrouped', layers: changed.map(({ layer }) => layer) }
  }
  if (kinds.size === 0 && guidesOf(was) !== guidesOf(is)) return guideChange(was, is)
  if (kinds.size === 0) return orderOf(was, is, auswahl)
  // Layers that turn or grow together also change their places.
  const kind = (['turned', 'sized'] as const).find((one) => kinds.has(one)) ?? [...kinds][0]
  const together = kinds.size === 1 || [...kinds].every((one) => one === 'moved' || one === 'sized' || one === 'turned')
  return kind && together ? { t: kind, layers: changed.map(({ layer }) => layer) } : { t: 'mixed' }
}

function kindOf(before: Layer, layer: Layer) {
  if (!sameFrame(frameOf(before), frameOf(layer))) return frameChange(before, layer)
  if (isPrinted(before) !== isPrinted(layer)) return isPrinted(layer) ? ('shown' as const) : ('hidden' as const)
  if (isGesperrt(before) !== isGesperrt(layer)) return isGesperrt(layer) ? ('locked' as const) : ('unlocked' as const)
  if (before.gruppe !== layer.gruppe) return layer.gruppe === undefined ? ('ungrouped' as const) : ('grouped' as const)
  return 'content' as const
}

function frameChange(before: Frame, after: Frame): FrameChange {
  if (before.w !== after.w || before.h !== after.h) return 'sized'
  return before.rotation === after.rotation ? 'moved' : 'turned'
}

const guidesOf = (dokument: Dokument) => JSON.stringify(dokument.map(({ guides }) => guides))

/** The one guide that is new or elsewhere, or that went. */
function guideChange(was: Dokument, is: Dokument): Change {
  const all = (dokument: Dokument) => dokument.flatMap(({ side, guides }) => guides.map((one) => ({ side, ...one })))
  const without = (some: Dokument, others: Dokument) =>
    all(some).find(
      ({ side, axis, at }) => !all(others).some((one) => one.side === side && one.axis === axis && one.at === at),
    )
  const [now, before] = [without(is, was), without(was, is)]
  if (now) return { t: 'guide', axis: now.axis, at: now.at }
  return before ? { t: 'guide', axis: before.axis, at: null } : { t: 'mixed' }
}

function guideWords({ axis, at }: { axis: 'x' | 'y'; at: Mm | null }): string {
  const art = text(`werbemittel:editor.guides.art.${axis}`)
  return at === null ? say('hilfslinieGeloescht', { art }) : say('hilfslinie', { art, stelle: formatMm(at - BLEED_MM) })
}

/** The layers that changed their places among the user's: those that the step was about, since their neighbours moved as well. */
function orderOf(was: Dokument, is: Dokument, auswahl: Auswahl): Change {
  for (const [index, { layers }] of is.entries()) {
    const now = layers.filter(({ system }) => system === undefined)
    const before = was[index]?.layers.filter(({ system }) => system === undefined) ?? []
    const moved = now.filter((layer, place) => auswahl.includes(layer.id) && before.indexOf(layer) !== place)
    const [first] = moved
    if (first) return { t: 'order', layers: moved, place: now.indexOf(first) + 1, total: now.length }
  }
  return { t: 'mixed' }
}

/** Place and size as the number fields say them: from the trim corner. */
function placeOf({ x, y, w, h, rotation }: Frame) {
  return {
    links: formatMm(x - BLEED_MM),
    oben: formatMm(y - BLEED_MM),
    masse: formatMasse(w, h),
    grad: String(rotation).replace('.', ','),
  }
}
