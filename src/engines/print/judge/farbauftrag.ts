import type { Befund, FormatId, Layer, Rect } from '#src/contract/dokument.ts'
import { dataRect } from '../formats.ts'
import { loadPdf } from '../objects/loadPdf.ts'
import type { InkCell } from '../preflight/ink/inkLayer.ts'
import { InkMap, middleOf, mostOf } from '../preflight/ink/inkMap.ts'
import { Objects } from '../objects/pdfObjects.ts'
import { pictureInks } from '../preflight/pictures/pictureInks.ts'
import { farbauftragFinding, rounded, ZU_VIEL_FARBE } from '../preflight/thresholds.ts'
import { walkPage } from '../page/walk/walkPage.ts'
import { MM_PER_PT } from '../units.ts'
import type { JudgedPage } from './sheet.ts'

/** Cells of these pages of our own file that hold too much ink, by the rules of an upload (print 5.6). */
export async function zuVielFarbe(
  bytes: Uint8Array,
  format: FormatId,
  pages: readonly number[],
): Promise<Map<number, InkCell[]>> {
  const doc = await loadPdf(bytes)
  const objects = new Objects(doc.context)
  const found = new Map<number, InkCell[]>()
  for (const index of pages) {
    const ink = new InkMap(dataRect(format), (picture) => pictureInks(objects, picture))
    walkPage(doc.getPage(index), objects, format, {
      mark: (mark) => ink.mark(mark),
      beginGroup: () => ink.beginGroup(),
      endGroup: (group) => ink.endGroup(group),
    })
    found.set(index, ink.over(ZU_VIEL_FARBE))
  }
  return found
}

/** Too much ink on a designed page, by the layer that brings it as far as boxes tell. */
export function farbauftragFindings(page: JudgedPage): Befund[] {
  const { h } = dataRect(page.format)
  const toMm = (box: Rect) =>
    rounded({ x: box.x * MM_PER_PT, y: h - (box.y + box.h) * MM_PER_PT, w: box.w * MM_PER_PT, h: box.h * MM_PER_PT })
  return [...byOwner(page, h)].flatMap(([layer, cells]) => {
    const most = mostOf(cells)
    if (!most) return []
    const found = farbauftragFinding(most.sum * 100)
    const named = layer && { layerId: layer.id, text: `„${layer.name}“: ${found.text}` }
    return [{ ...found, ...named, seite: page.seite, stelle: toMm(most.box) }]
  })
}

/** A layer that has too much where it lies alone has it below others, too; else the uppermost one brings it. */
function byOwner({ layers, boxes, farbe }: JudgedPage, height: number): Map<Layer | null, InkCell[]> {
  const painting = layers.filter(paintsAreas).toReversed()
  const alone = new Map<Layer | null, InkCell[]>()
  const shared: [readonly Layer[], InkCell][] = []
  for (const cell of farbe) {
    const [x, y] = middleOf(cell)
    const place = [x * MM_PER_PT, height - y * MM_PER_PT] as const
    const here = painting.filter((layer) => holds(layer, boxes.get(layer.id) ?? layer, place))
    if (here.length > 1) shared.push([here, cell])
    else add(alone, here[0] ?? null, cell)
  }
  const known = [...alone].filter(([, cells]) => mostOf(cells)).map(([layer]) => layer)
  for (const [here, cell] of shared) add(alone, here.find((layer) => known.includes(layer)) ?? here[0] ?? null, cell)
  return alone
}

function add(cells: Map<Layer | null, InkCell[]>, layer: Layer | null, cell: InkCell): void {
  const own = cells.get(layer)
  if (own) own.push(cell)
  else cells.set(layer, [cell])
}

/** Letters lie between the cells: only what fills an area is asked. */
function paintsAreas(layer: Layer): boolean {
  if (layer.system !== undefined) return false
  return layer.type === 'bild' || layer.type === 'form' || (layer.type === 'text' && layer.background !== undefined)
}

function holds(layer: Layer, box: Rect, [x, y]: readonly [number, number]): boolean {
  const angle = (-layer.rotation * Math.PI) / 180
  const [cx, cy] = [layer.x + layer.w / 2, layer.y + layer.h / 2]
  const [dx, dy] = [x - cx, y - cy]
  const [u, v] = [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)]
  const line = layer.type === 'form' ? (layer.stroke?.width ?? 0) / 2 : 0
  return u >= box.x - line && u <= box.x + box.w + line && v >= box.y - line && v <= box.y + box.h + line
}
