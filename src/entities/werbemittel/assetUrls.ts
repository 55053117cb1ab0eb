import { queryOptions, useQueries } from '@tanstack/react-query'
import type { Seite } from '#src/contract/dokument.ts'
import { softproof } from './softproof.ts'

type LoadAsset = (assetId: string) => Promise<Blob>

/** A picture and the address under which the window has it. */
interface Picture {
  blob: Blob
  url: string
}

/** The URL lives as long as the window: revoking it would blank a picture that another sheet still shows. */
const KEPT = { staleTime: Infinity, gcTime: Infinity } as const

/** Pictures that a page shows, each once. */
export function assetIdsOf(seiten: readonly Seite[]): string[] {
  const ids = new Set<string>()
  for (const { layers } of seiten) for (const layer of layers) if (layer.type === 'bild') ids.add(layer.assetId)
  return [...ids].sort()
}

const toPicture = (blob: Blob): Picture => ({ blob, url: URL.createObjectURL(blob) })

/** Refuses what is no picture, however it was answered: the page of a blocker or of a network that wants a login. */
async function checked(picture: Picture): Promise<Picture> {
  const image = new Image()
  // Where nothing is drawn nothing is decoded either.
  if (!('decode' in image)) return picture
  await new Promise((resolve, reject) => {
    image.addEventListener('load', resolve)
    image.addEventListener('error', () => reject(new Error('This file is no picture that the browser can draw.')))
    image.src = picture.url
  })
  return picture
}

const storedQuery = (assetId: string, loadAsset: LoadAsset) =>
  queryOptions({
    queryKey: ['werbemittel', 'bild', assetId, 'gespeichert'],
    queryFn: async () => checked(toPicture(await loadAsset(assetId))),
    ...KEPT,
  })

const proofQuery = (assetId: string, loadAsset: LoadAsset) =>
  queryOptions({
    queryKey: ['werbemittel', 'bild', assetId, 'druck'],
    queryFn: async ({ client }) => {
      const stored = await client.fetchQuery(storedQuery(assetId, loadAsset))
      const shown = await softproof(stored.blob)
      return shown === stored.blob ? stored : toPicture(shown)
    },
    ...KEPT,
  })

const urlsOf = (assetIds: readonly string[], results: readonly { data?: Picture | undefined }[]) =>
  new Map(assetIds.flatMap((id, index) => (results[index]?.data ? [[id, results[index].data.url] as const] : [])))

/**
 * Object URLs of pictures as they will look in print, by asset id. What is still loading or failed is missing from the
 * map. They are asked for as soon as they are `wanted`.
 */
export function useAssetUrls(
  assetIds: readonly string[],
  loadAsset: LoadAsset,
  wanted = true,
): ReadonlyMap<string, string> {
  return useQueries({
    queries: assetIds.map((assetId) => ({ ...proofQuery(assetId, loadAsset), enabled: wanted })),
    combine: (results) => urlsOf(assetIds, results),
  })
}

/** The same pictures as they are stored, which is sooner; `settled`: no more of them come; `failed`: one did not. */
export function useStoredAssetUrls(assetIds: readonly string[], loadAsset: LoadAsset) {
  return useQueries({
    queries: assetIds.map((assetId) => storedQuery(assetId, loadAsset)),
    combine: (results) => ({
      urls: urlsOf(assetIds, results),
      settled: results.every(({ isPending }) => !isPending),
      failed: results.some(({ isError }) => isError),
    }),
  })
}
