import type { PfadOp } from '#src/engines/print/rules.ts'
import type { Cmyk } from '../color/cmyk.ts'
import { deeper, lighter } from '../color/lab.ts'
import { scaleOf, toneOf, type Figure, type Scene } from '../scene.ts'
import type { Part } from '../subjects/subject.ts'
import { filled, fineWidth, haloOf, placed, shadowOf, stroked, tooSmall } from './paint.ts'

/** Ink of a part with its step. */
export function inkOf(figure: Figure, part: Part): Cmyk {
  const ink = figure.inks.get(toneOf(part, figure.main)) ?? figure.behind
  return part.step === 'deep' ? deeper(ink) : part.step === 'light' ? lighter(ink) : ink
}

/** Flat colours with a shadow side, as on a poster. */
export function flaechig(scene: Scene): PfadOp[] {
  const rim = Math.max(0.4, Math.min(scene.sheet.w, scene.sheet.h) * 0.009)
  return scene.items.flatMap((item) =>
    item.kind === 'area'
      ? [filled(item.path, item.color, item.evenOdd)]
      : [...haloOf(item, Math.min(rim, scaleOf(item) * 4)), ...paintFlat(item)],
  )
}

function paintFlat(figure: Figure): PfadOp[] {
  return figure.drawing.parts.flatMap((part) => {
    const ink = inkOf(figure, part)
    const path = placed(figure, part)
    if (path.length === 0 || (part.detail && tooSmall(figure, path))) return []
    if (part.kind === 'tube') return [stroked(path, ink, part.width * scaleOf(figure))]
    if (part.kind === 'line') return [stroked(path, ink, fineWidth(figure))]
    const base = filled(path, ink, part.evenOdd)
    return part.shade === 'none' ? [base] : [base, filled(shadowOf(path, part.shade), deeper(ink), true)]
  })
}
