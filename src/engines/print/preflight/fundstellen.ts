import type { Befund, Rect, Seite, SeitenName } from '#src/contract/dokument.ts'
import { boundsOf, corners } from '../geometry.ts'

/** Where on which side a finding lies, with the number that leads from the list to it. */
export interface Fundstelle {
  nummer: number
  befund: Befund
  seite: SeitenName
  /** mm of the data format. */
  stelle: Rect
}

/** Places of the findings that have one, numbered as they are listed; that of a layer is its own where nothing else is said. */
export function fundstellenOf(befunde: readonly Befund[], seiten: readonly Seite[] = []): Fundstelle[] {
  const found: Fundstelle[] = []
  for (const befund of befunde) {
    const place = placeOf(befund, seiten)
    if (place) found.push({ nummer: found.length + 1, befund, ...place })
  }
  return found
}

function placeOf(
  { seite, stelle, layerId }: Befund,
  seiten: readonly Seite[],
): Pick<Fundstelle, 'seite' | 'stelle'> | null {
  if (seite && stelle) return { seite, stelle }
  if (layerId === undefined) return null
  for (const { side, layers } of seiten) {
    const layer = layers.find(({ id }) => id === layerId)
    if (!layer) continue
    const own = boundsOf(corners(layer, layer.rotation, [layer.x + layer.w / 2, layer.y + layer.h / 2]))
    return { seite: side, stelle: stelle ?? own }
  }
  return null
}
