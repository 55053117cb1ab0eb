import type { Seite } from '#src/contract/dokument.ts'
import { familyOf } from '#src/engines/print/page.ts'

/** Families that the customer's own texts are set in, on all sides. */
export function usedFonts(seiten: readonly Seite[]): ReadonlySet<string> {
  const used = new Set<string>()
  for (const { layers } of seiten)
    for (const layer of layers) {
      if (layer.type !== 'text') continue
      used.add(familyOf(layer.style.font).key)
      for (const { style } of layer.paragraphs.flatMap(({ runs }) => runs))
        if (style?.font !== undefined) used.add(familyOf(style.font).key)
    }
  return used
}
