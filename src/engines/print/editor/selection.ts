import type { FormatId, Layer, Rect, Seite } from '#src/contract/dokument.ts'
import { isPrinted } from '../layout.ts'
import { isBackground } from '../preflight/placementChecks.ts'
import { boundsOf } from './geometry.ts'
import type { Auswahl } from './history.ts'
import { layerRefusal } from './rules.ts'

/** The selection with these added; where all of them are in it, without them. */
export function toggled(auswahl: Auswahl, ids: Auswahl): Auswahl {
  const rest = auswahl.filter((id) => !ids.includes(id))
  return rest.length === auswahl.length - ids.length && ids.length > 0 ? rest : [...rest, ...ids]
}

/** What "all" takes: neither what is hidden, nor what is locked or always stays where it is. */
function isOffered(layer: Layer): boolean {
  return isPrinted(layer) && layerRefusal('verschieben', layer) === null
}

/** Ids of the layers of a page that are offered to be selected together. */
export function allLayers(seite: Seite): Auswahl {
  return seite.layers.filter(isOffered).map(({ id }) => id)
}

/** Ids of the layers that a rectangle meets. One that fills the page lies under every rectangle, so it is left out. */
export function layersIn(seite: Seite, rect: Rect, format: FormatId): Auswahl {
  return seite.layers
    .filter((layer) => isOffered(layer) && !isBackground(layer, format) && meets(boundsOf(layer), rect))
    .map(({ id }) => id)
}

const meets = (a: Rect, b: Rect) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
