import type { Seite } from '#src/contract/dokument.ts'
import type { LayoutContext } from './displayList.ts'
import { isPrinted, layoutLayer } from './layout.ts'

/** How large each picture stands on the pages where it is largest, mm; the whole of it, also what is cut off. */
export function bildGroessen(seiten: readonly Seite[], context: LayoutContext): Map<string, { w: number; h: number }> {
  const sizes = new Map<string, { w: number; h: number }>()
  const layers = seiten.flatMap((seite) => seite.layers).filter((layer) => layer.type === 'bild' && isPrinted(layer))
  for (const op of layers.flatMap((layer) => layoutLayer(layer, context).ops)) {
    if (op.op !== 'bild') continue
    const { w, h } = sizes.get(op.assetId) ?? { w: 0, h: 0 }
    sizes.set(op.assetId, {
      w: Math.max(w, Math.abs(op.rect.w / op.crop.w)),
      h: Math.max(h, Math.abs(op.rect.h / op.crop.h)),
    })
  }
  return sizes
}
