import * as z from 'zod/mini'
import { named } from './correct/named.ts'

/**
 * Where a file is from. `generiert`: an image service made it, or it came marked as such; `muster`: drawn by the
 * generator of motifs, without AI.
 */
export const ASSET_QUELLEN = ['upload', 'generiert', 'vorlage', 'muster'] as const
export const assetQuelle = z.enum(ASSET_QUELLEN)

/**
 * A stored picture or PDF of the customer. `px` is width and height in pixels after rotation is baked in; of a vector
 * motif (image/svg+xml, sharp at every size) its size in 1/100 mm.
 */
export const asset = z.object({
  id: z.string(),
  name: z.string(),
  sha256: z.string(),
  mime: z.enum(['image/jpeg', 'image/png', 'image/svg+xml', 'application/pdf']),
  px: z.tuple([z.int(), z.int()]),
  space: z.enum(['rgb', 'cmyk', 'gray']),
  bytes: z.int(),
  quelle: assetQuelle,
})
export type Asset = z.infer<typeof asset>

/** What a design says of its pictures: some were made by an AI service, or drawn by the generator of motifs without one. */
export const kennzeichnung = z.nullable(z.enum(['ki', 'muster']))
export type Kennzeichnung = z.infer<typeof kennzeichnung>

export const assetNames = named({
  asset,
  assetQuelle,
  assetMime: asset.shape.mime,
  assetFarbraum: asset.shape.space,
  bildKennzeichen: kennzeichnung.def.innerType,
})
