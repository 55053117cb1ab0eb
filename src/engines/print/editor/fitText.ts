import type { Rect, TextLayer } from '#src/contract/dokument.ts'
import type { LayoutContext } from '../displayList.ts'
import { contains } from '../geometry.ts'
import { textHeight } from '../textLayers.ts'
import { anchored, boundsOf, type Frame, frameOf } from './geometry.ts'
import { type Dokument, findLayer, NICHT_GEFUNDEN, type Result, setFrame } from './operations.ts'
import { type PageLimits, sizeRule } from './rules.ts'

const UEBER_DEN_RAND =
  'Der Kasten bleibt, wie er ist: Der Text ist höher als der Platz bis zum Rand der Seite. Kürzen Sie den Text, verkleinern Sie die Schrift oder verschieben Sie den Kasten.'
const IN_DIE_ZONE =
  'Der Kasten bleibt, wie er ist: Der Text reichte sonst in eine Zone der Post. Kürzen Sie den Text, verkleinern Sie die Schrift oder verschieben Sie den Kasten.'

/** Which way the box grows: away from the side that its text lies at. */
const GROWS = { top: { x: 0, y: 1 }, middle: { x: 0, y: 0 }, bottom: { x: 0, y: -1 } } as const

/** Height of the box becomes that of its text, rounded up to the document's grid; the side that the text lies at stays. */
function fittedFrame(layer: TextLayer, context: LayoutContext): Frame {
  const h = Math.max(sizeRule(layer).minH, Math.ceil(textHeight(layer, context) * 1000) / 1000)
  return anchored(frameOf(layer), layer.w, h, GROWS[layer.vAlign])
}

function sharedArea(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return Math.max(0, w) * Math.max(0, h)
}

/** Why a box may not take this frame; null: it may. What was over a rule before may stay there, but not get further. */
function refusal(before: Frame, after: Frame, { data, zones }: PageLimits): string | null {
  const [was, is] = [boundsOf(before), boundsOf(after)]
  const page = { x: 0, y: 0, ...data }
  if (!contains(page, is) && !contains(was, is)) return UEBER_DEN_RAND
  const further = zones.some((zone) => sharedArea(is, zone) > sharedArea(was, zone) + 0.001)
  return further ? IN_DIE_ZONE : null
}

/** Lets a box grow or shrink to the height of its text. Over an edge or into a zone it does not grow. */
export function fitToText(dokument: Dokument, id: string, limits: PageLimits, context: LayoutContext): Result {
  const layer = findLayer(dokument, id)?.layer
  if (layer?.type !== 'text') return { ok: false, grund: NICHT_GEFUNDEN }
  const frame = fittedFrame(layer, context)
  const grund = frame.h > layer.h ? refusal(frameOf(layer), frame, limits) : null
  return grund === null ? setFrame(dokument, id, frame, limits) : { ok: false, grund }
}
