import type { PfadOp } from '#src/engines/print/rules.ts'
import type { Cmyk } from '../color/cmyk.ts'
import { deeper, lch, lightness, fromLch } from '../color/lab.ts'
import { move } from '../pen/path.ts'
import { scaleOf, type Figure, type Scene } from '../scene.ts'
import { inkOf } from './flaechig.ts'
import { filled, fineWidth, haloOf, placed, stroked, tooSmall } from './paint.ts'

/** Layers of cut paper, each with the shadow of its edge. */
export function scherenschnitt(scene: Scene): PfadOp[] {
  const size = Math.min(scene.sheet.w, scene.sheet.h)
  const lift = Math.max(0.35, size * 0.01)
  return scene.items.flatMap((item) => {
    if (item.kind === 'figure') return cut(item, lift)
    const sheet = filled(item.path, item.color, item.evenOdd)
    if (!item.raised) return [sheet]
    return [filled(move(item.path, lift * 0.8, lift), shade(item.behind ?? item.color), item.evenOdd), sheet]
  })
}

/** What a paper looks like where another one takes its light. */
function shade(color: Cmyk): Cmyk {
  const { l, c, h } = lch(color)
  return fromLch({ l: l < 40 ? l - 9 : l - 13, c: c * 1.05 + 2, h })
}

function cut(figure: Figure, most: number): PfadOp[] {
  const lift = Math.min(most, Math.max(0.3, scaleOf(figure) * 2.6))
  const under = shade(figure.behind)
  const fold = lift * 0.5
  const shadows: PfadOp[] = []
  const sheets: PfadOp[] = []
  let first = true
  for (const part of figure.drawing.parts) {
    const path = placed(figure, part)
    if (path.length === 0 || (part.detail && tooSmall(figure, path, 0.8))) continue
    const paper = inkOf(figure, part)
    if (part.kind === 'line') {
      sheets.push(stroked(path, lightness(paper) > 55 ? deeper(deeper(paper)) : paper, fineWidth(figure)))
      continue
    }
    const width = part.width * scaleOf(figure)
    if (!part.detail) {
      const edge = move(path, lift * 0.8, lift)
      shadows.push(part.kind === 'tube' ? stroked(edge, under, width) : filled(edge, under, part.evenOdd))
    }
    if (part.kind === 'tube') {
      sheets.push(stroked(path, paper, width))
      continue
    }
    if (!first && !part.detail) sheets.push(filled(move(path, fold * 0.8, fold), shade(paper), part.evenOdd))
    sheets.push(filled(path, paper, part.evenOdd))
    if (part.shade === 'none' || part.detail) continue
    first = false
  }
  return [...haloOf(figure, lift * 0.8), ...shadows, ...sheets]
}
