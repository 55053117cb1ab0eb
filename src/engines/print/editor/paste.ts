import type { FormatId, Layer } from '#src/contract/dokument.ts'
import { dataRect } from '../formats.ts'
import { frameOf, type Point, sameFrame } from './geometry.ts'
import { regrouped } from './groups.ts'
import { addLayer, type Dokument, freeId, NICHT_GEFUNDEN, pageOf, type Result } from './operations.ts'
import { constrainFrame } from './rules.ts'
import { type Command, limitsOf } from './session.ts'
import { boundsOfAll, movedBy, scaledBy } from './several.ts'

/** Step between what lies there and what is pasted over it, mm; as for a copy. */
const STEP_MM = 5
const NUR_SYSTEM = 'Diese Ebenen gehören fest zur Seite. Jede Seite hat ihre eigenen, sie werden nicht eingefügt.'
const FREE: Layer['locked'] = { position: false, size: false, content: false, order: false, delete: false }

/** What belongs to each page and is there already. */
const isFixed = ({ system, type }: Layer) =>
  system !== undefined || type === 'zone' || type === 'empfaenger' || type === 'datenschutz' || type === 'qrcode'

/**
 * Command that puts copied layers onto the page that is shown. They keep their places to each other and lie within the page.
 * They get ids that are free, are not locked, and come as a group where they were one. What every page has is left out.
 * `hinweis`: what is to be told beside that.
 */
export function pasteCommand(copied: readonly Layer[], hinweis?: string): Command['run'] {
  return (dokument, { format, history }) => {
    const seite = pageOf(dokument, history.seite)
    const layers = copied.filter((layer) => !isFixed(layer))
    if (!seite) return { ok: false, grund: NICHT_GEFUNDEN }
    if (layers.length === 0) return { ok: false, grund: hinweis ?? NUR_SYSTEM }
    const placed = beside(dokument, seite.side, fitted(layers, format))
    const cameFrom = new Map<string, string>()
    let now: Result = { ok: true, dokument, auswahl: [] }
    const auswahl: string[] = []
    for (const layer of placed) {
      const id = freeId(now.dokument, layer.type)
      const own = { ...layer, ...constrainFrame(layer, frameOf(layer), limitsOf(format, seite.side)) }
      now = addLayer(now.dokument, seite.side, { ...own, id, locked: FREE, required: false })
      if (!now.ok) return now
      auswahl.push(id)
      if (layer.gruppe !== undefined) cameFrom.set(id, layer.gruppe)
    }
    const left = layers.length < copied.length ? NUR_SYSTEM : undefined
    const told = [hinweis, left].filter((part) => part !== undefined).join(' ')
    const after = regrouped(now.dokument, seite.side, cameFrom)
    return { ok: true, dokument: after, auswahl, hinweis: told === '' ? undefined : told }
  }
}

/** Within the data format of the page: shifted, and made smaller together where they are larger than it. */
function fitted(layers: readonly Layer[], format: FormatId): Layer[] {
  const page = dataRect(format)
  const limits = { data: page, zones: [] }
  const box = boundsOfAll(layers)
  if (!box) return []
  const scale = Math.min(1, page.w / box.w, page.h / box.h)
  const sized = scale < 1 ? [...scaledBy(layers, scale, { x: box.x, y: box.y }, limits).values()] : [...layers]
  const now = boundsOfAll(sized) ?? box
  const into = (at: number, size: number, most: number) => Math.min(Math.max(at, 0), Math.max(0, most - size)) - at
  return shifted(sized, { x: into(now.x, now.w, page.w), y: into(now.y, now.h, page.h) })
}

/** Not exactly over what lies there: what is pasted again goes on by a step. */
function beside(dokument: Dokument, side: Parameters<typeof pageOf>[1], layers: readonly Layer[]): readonly Layer[] {
  const there = pageOf(dokument, side)?.layers ?? []
  let now = layers
  while (now.some((layer) => there.some((other) => other.type === layer.type && sameFrame(other, layer))))
    now = shifted(now, { x: STEP_MM, y: STEP_MM })
  return now
}

function shifted(layers: readonly Layer[], way: Point): Layer[] {
  const free = { data: { w: Infinity, h: Infinity }, zones: [] }
  const moved = way.x === 0 && way.y === 0 ? null : movedBy(layers, way, free)
  return layers.map((layer) => moved?.get(layer.id) ?? layer)
}
