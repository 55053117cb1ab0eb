import type { Asset } from '#src/contract/asset.ts'
import type { Layer } from '#src/contract/dokument.ts'
import {
  type Dokument,
  findLayer,
  type Frame,
  frameOf,
  type History,
  isGesperrt,
  sameFrame,
} from '#src/engines/print/editor.ts'
import { BLEED_MM, formatMasse, formatMm } from '#src/engines/print/rules.ts'
import { isPrinted } from '#src/engines/print/page.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { ebenenName } from './ebenenName.ts'

const say = (key: string, values: Record<string, string | number>) => text(`werbemittel:editor.ansage.${key}`, values)

/** What a step changed on the sheet, to be read out; null where there is nothing to say, as while somebody writes. */
export function ansageVon(was: History<Dokument>, is: History<Dokument>, assets: readonly Asset[]): string | null {
  if (was.past === is.past && was.future === is.future) return null
  const back = was.past.at(-1)
  if (back && is.present === back.before) return again('rueckgaengig', back)
  const forward = was.future[0]
  if (forward && is.present === forward.after) return again('wiederhergestellt', forward)
  const step = is.past.at(-1)
  if (!step || step.after !== is.present) return null
  const changes = changesOf(was.present.dokument, is.present.dokument, step.after.auswahl)
  const copied = step.name === text('werbemittel:editor.action.duplicate')
  if (changes.t === 'added') return said(changes.layer, copied ? 'kopiert' : 'hinzugefuegt')
  return changes.t === 'content' ? null : sentence(changes)

  function again(key: string, { name, after }: (typeof was.past)[number]): string {
    const found = changesOf(was.present.dokument, is.present.dokument, after.auswahl)
    return [say(key, { schritt: name }), sentence(found)].filter((part) => part !== null).join(' ')
  }
  function said(layer: Layer, key: string, more: Record<string, string | number> = {}): string {
    return say(key, { ebene: ebenenName(layer, assets), ...placeOf(layer), ...more })
  }
  function sentence(change: Change): string | null {
    if (change.t === 'several') return null
    if (change.t === 'order') return said(change.layer, 'reihenfolge', { stelle: change.place, gesamt: change.total })
    return said(change.layer, KEYS[change.t])
  }
}

/** What differs between two states of the drawing, where it is one layer. */
type Change =
  | { t: 'added' | 'removed' | FrameChange | 'shown' | 'hidden' | 'locked' | 'unlocked' | 'content'; layer: Layer }
  | { t: 'order'; layer: Layer; place: number; total: number }
  | { t: 'several' }
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
} as const

const layersOf = (dokument: Dokument) => dokument.flatMap(({ layers }) => layers)

function changesOf(was: Dokument, is: Dokument, auswahl: string | null): Change {
  const added = layersOf(is).filter(({ id }) => findLayer(was, id) === null)
  const removed = layersOf(was).filter(({ id }) => findLayer(is, id) === null)
  const changed = layersOf(is).flatMap((layer) => {
    const before = findLayer(was, layer.id)?.layer
    return before && before !== layer ? [{ before, layer }] : []
  })
  if (added.length + removed.length + changed.length > 1) return { t: 'several' }
  if (added[0]) return { t: 'added', layer: added[0] }
  if (removed[0]) return { t: 'removed', layer: removed[0] }
  if (changed[0]) return { t: kindOf(changed[0].before, changed[0].layer), layer: changed[0].layer }
  return orderOf(was, is, auswahl)
}

function kindOf(before: Layer, layer: Layer) {
  if (!sameFrame(frameOf(before), frameOf(layer))) return frameChange(before, layer)
  if (isPrinted(before) !== isPrinted(layer)) return isPrinted(layer) ? 'shown' : 'hidden'
  if (isGesperrt(before) !== isGesperrt(layer)) return isGesperrt(layer) ? 'locked' : 'unlocked'
  return 'content'
}

function frameChange(before: Frame, after: Frame): FrameChange {
  if (before.w !== after.w || before.h !== after.h) return 'sized'
  return before.rotation === after.rotation ? 'moved' : 'turned'
}

/** The layer that changed its place among the user's: the one that the step was about, since its neighbours moved as well. */
function orderOf(was: Dokument, is: Dokument, auswahl: string | null): Change {
  for (const [index, { layers }] of is.entries()) {
    const now = layers.filter(({ system }) => system === undefined)
    const before = was[index]?.layers.filter(({ system }) => system === undefined) ?? []
    const place = now.findIndex(({ id }) => id === auswahl)
    const layer = now[place]
    if (layer && before.indexOf(layer) !== place) return { t: 'order', layer, place: place + 1, total: now.length }
  }
  return { t: 'several' }
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
