import type { Layer, Seite } from '#src/contract/dokument.ts'
import { type Auswahl, type Dokument, findLayer } from '#src/engines/print/editor.ts'
import { isPrinted } from '#src/engines/print/page.ts'
import { printOrder } from '#src/engines/print/rules.ts'

/** The layers that Tab goes to, in the order in which they are drawn. */
export function tabOrder(seite: Seite): Layer[] {
  return printOrder(seite.layers).filter(isPrinted)
}

/** Who gets the focus when layers go: the next one, else the one before; null: there is no other. */
export function heirOf(dokument: Dokument, ids: Auswahl): string | null {
  const seite = findLayer(dokument, ids[0] ?? '')?.seite
  if (!seite) return null
  const order = printOrder(seite.layers)
  const at = order.findLastIndex(({ id }) => ids.includes(id))
  const stays = (layer: Layer) => isPrinted(layer) && !ids.includes(layer.id)
  const heir = order.slice(at + 1).find(stays) ?? order.slice(0, at).findLast(stays)
  return heir?.id ?? null
}
