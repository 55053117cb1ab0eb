import type { Layer, Seite, SeitenName } from '#src/contract/dokument.ts'
import type { Dokument } from '#src/engines/print/editor.ts'
import { sameValue } from '#src/shared/drafts/sameValue.ts'

export interface SeitenUnterschied {
  side: SeitenName
  /** Names of the layers that are other, new or gone, from the top. */
  ebenen: string[]
  /** Something beside the layers: background, guides or their order. */
  sonst: boolean
}

const byId = (layers: readonly Layer[]) => new Map(layers.map((layer) => [layer.id, layer]))

function unterschiedDerSeite(vorher: Seite | undefined, nachher: Seite): SeitenUnterschied | null {
  if (sameValue(vorher, nachher)) return null
  const [before, after] = [byId(vorher?.layers ?? []), byId(nachher.layers)]
  const changed = [...after.values()].filter((layer) => !sameValue(layer, before.get(layer.id)))
  const gone = [...before.values()].filter(({ id }) => !after.has(id))
  const ebenen = [...gone, ...changed].reverse().map(({ name }) => name)
  return { side: nachher.side, ebenen: [...new Set(ebenen)], sonst: ebenen.length === 0 }
}

/** Which pages and layers two states of a drawing differ in. */
export function unterschiede(vorher: Dokument, nachher: Dokument): SeitenUnterschied[] {
  return nachher.flatMap((seite) => {
    const other = vorher.find(({ side }) => side === seite.side)
    return unterschiedDerSeite(other, seite) ?? []
  })
}
