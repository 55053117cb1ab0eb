import type { Layer, Seite } from '#src/contract/dokument.ts'
import { type Dokument, findLayer } from '#src/engines/print/editor.ts'
import { isPrinted } from '#src/engines/print/page.ts'
import { printOrder } from '#src/engines/print/rules.ts'

/** The layers that Tab goes to, in the order in which they are drawn. */
export function tabOrder(seite: Seite): Layer[] {
  return printOrder(seite.layers).filter(isPrinted)
}

/** Who gets the focus when a layer goes: the next one, else the one before; null: there is no other. */
export function heirOf(dokument: Dokument, id: string): string | null {
  const seite = findLayer(dokument, id)?.seite
  if (!seite) return null
  const order = printOrder(seite.layers)
  const at = order.findIndex((layer) => layer.id === id)
  const heir = order.slice(at + 1).find(isPrinted) ?? order.slice(0, at).findLast(isPrinted)
  return heir?.id ?? null
}
