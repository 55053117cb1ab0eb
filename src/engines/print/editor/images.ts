import type { Asset } from '#src/contract/asset.ts'
import type { ImageLayer, Rect } from '#src/contract/dokument.ts'
import { placeImage } from '../layerOps.ts'
import { effektiveDpi } from '../units.ts'

/** Pixels per inch of a picture at its printed size, rounded down. print 9.7. */
export function layerDpi(layer: ImageLayer, asset: Pick<Asset, 'px'>): number {
  const { rect, crop } = placeImage(layer, asset.px)
  return Math.floor(effektiveDpi(asset.px, crop, rect.w, rect.h) + 1e-6)
}

/** The crop after zooming into the picture (1 = whole) around a centre given as fractions of the picture. */
export function zoomedCrop(zoom: number, centre: { x: number; y: number }): Rect {
  const side = 1 / Math.max(1, zoom)
  const clamp = (value: number) => Math.min(Math.max(value - side / 2, 0), 1 - side)
  return { x: clamp(centre.x), y: clamp(centre.y), w: side, h: side }
}
