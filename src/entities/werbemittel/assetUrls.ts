import { useQueries } from '@tanstack/react-query'
import { softproof } from './softproof.ts'
import type { Seite } from '#src/contract/dokument.ts'

/** Pictures that a page shows, each once. */
export function assetIdsOf(seiten: readonly Seite[]): string[] {
  const ids = new Set<string>()
  for (const { layers } of seiten) for (const layer of layers) if (layer.type === 'bild') ids.add(layer.assetId)
  return [...ids].sort()
}

/** Object URLs of pictures by asset id. What is still loading or failed is missing from the map. */
export function useAssetUrls(
  assetIds: readonly string[],
  loadAsset: (assetId: string) => Promise<Blob>,
): ReadonlyMap<string, string> {
  return useQueries({
    queries: assetIds.map((assetId) => ({
      queryKey: ['werbemittel', 'bild', assetId],
      queryFn: async () => URL.createObjectURL(await softproof(await loadAsset(assetId))),
      staleTime: Infinity,
      // The URL lives as long as the window: revoking it would blank a picture that another sheet still shows.
      gcTime: Infinity,
    })),
    combine: (results) =>
      new Map(assetIds.flatMap((id, index) => (results[index]?.data ? [[id, results[index].data] as const] : []))),
  })
}
