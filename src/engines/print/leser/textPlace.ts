import type { Mm, Rect, TextLayer } from '#src/contract/dokument.ts'
import type { LayoutContext } from '../displayList.ts'
import { boundsOf, corners } from '../geometry.ts'
import type { TextBlock } from '../text/textBlock.ts'
import { blockTop, layoutTextLayer } from '../textLayers.ts'

/** Places in a text whose paragraphs are parted by "\n", in UTF-16 units. */
interface Part {
  von: number
  bis: number
}

interface Stretch {
  left: Mm
  right: Mm
  top: Mm
  bottom: Mm
}

/** Upright box around a part of a layer's text as it is printed, mm of the data format; null where nothing is printed. */
export function textPlace(layer: TextLayer, context: LayoutContext, part: Part): Rect | null {
  const block = layoutTextLayer(layer, context)
  const found = stretchesOf(block, part)
  if (found.length === 0) return null
  const [left, right] = [Math.min(...found.map((one) => one.left)), Math.max(...found.map((one) => one.right))]
  const [top, bottom] = [Math.min(...found.map((one) => one.top)), Math.max(...found.map((one) => one.bottom))]
  const box = {
    x: layer.x + layer.padding + left,
    y: blockTop(layer, block) + top,
    w: right - left,
    h: bottom - top,
  }
  return boundsOf(corners(box, layer.rotation, [layer.x + layer.w / 2, layer.y + layer.h / 2]))
}

/** The part on each line. */
function stretchesOf({ absaetze, lines, scale }: TextBlock, { von, bis }: Part): Stretch[] {
  const starts = absaetze.map(() => 0)
  for (const [at, { text }] of absaetze.entries()) starts[at + 1] = (starts[at] ?? 0) + text.chars.join('').length + 1
  return lines.flatMap((line) => {
    const text = absaetze[line.absatz]?.text
    if (!text) return []
    let unit = (starts[line.absatz] ?? 0) + text.chars.slice(0, line.start).join('').length
    let x = line.x
    let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (let i = line.start; i < line.end; i++) {
      const width = (text.width[i] ?? 0) * scale
      if (unit >= von && unit < bis) [left, right] = [Math.min(left, x), x + width]
      x += width
      unit += text.chars[i]?.length ?? 0
    }
    return left < right ? [{ left, right, top: line.top, bottom: line.top + line.height }] : []
  })
}
