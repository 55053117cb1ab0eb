import type { Seite } from '#src/contract/dokument.ts'

const EBENEN_ID_MAX = 60

/** An id that two layers of a document have, on one page or on two; null where each has its own. */
export function doppelteId(seiten: readonly Seite[]): string | null {
  const seen = new Set<string>()
  for (const { layers } of seiten)
    for (const { id } of layers) {
      if (seen.has(id)) return id
      seen.add(id)
    }
  return null
}

/**
 * Every layer with a separate id: links, counts and findings go by it (print 4). The first one keeps it, others get the
 * next that is free. The same object where nothing changes.
 */
export function mitEigenenIds(seiten: Seite[]): Seite[] {
  if (doppelteId(seiten) === null) return seiten
  const taken = new Set(seiten.flatMap(({ layers }) => layers.map(({ id }) => id)))
  const seen = new Set<string>()
  const own = (id: string): string => {
    let fresh = id
    for (let number = 2; seen.has(fresh) || (fresh !== id && taken.has(fresh)); number += 1) {
      const ending = `-${number}`
      fresh = `${id.slice(0, EBENEN_ID_MAX - ending.length)}${ending}`
    }
    seen.add(fresh)
    return fresh
  }
  return seiten.map((seite) => ({ ...seite, layers: seite.layers.map((layer) => ({ ...layer, id: own(layer.id) })) }))
}
