import type { Asset, ImageLayer, Mm, Rect } from '#src/contract/dokument.ts'
import { effektiveDpi } from '../units.ts'

/** Below it a picture is refused for print, below GUT_DPI it is warned of (druck.md 5). */
export const MINDEST_DPI = 150
export const GUT_DPI = 300

/** Part of the picture that is really seen: with 'fuellen' the layer's shape cuts it, centred. */
export function visiblePart(layer: Pick<ImageLayer, 'w' | 'h' | 'fit' | 'crop'>, px: readonly [number, number]): Rect {
  const { crop } = layer
  if (layer.fit === 'einpassen') return crop
  const pictureRatio = (px[0] * crop.w) / (px[1] * crop.h)
  const boxRatio = layer.w / layer.h
  if (pictureRatio > boxRatio) {
    const w = crop.w * (boxRatio / pictureRatio)
    return { x: crop.x + (crop.w - w) / 2, y: crop.y, w, h: crop.h }
  }
  const h = crop.h * (pictureRatio / boxRatio)
  return { x: crop.x, y: crop.y + (crop.h - h) / 2, w: crop.w, h }
}

/** Pixels per inch of a picture at its printed size, rounded down. druck.md 9.7. */
export function effectiveDpi(layer: Pick<ImageLayer, 'w' | 'h' | 'fit' | 'crop'>, asset: Pick<Asset, 'px'>): number {
  const part = visiblePart(layer, asset.px)
  const box = layer.fit === 'einpassen' ? fittedSize(layer, asset.px) : layer
  return Math.floor(effektiveDpi(asset.px, part, box.w, box.h) + 1e-6)
}

function fittedSize(layer: Pick<ImageLayer, 'w' | 'h' | 'crop'>, px: readonly [number, number]): { w: Mm; h: Mm } {
  const ratio = (px[0] * layer.crop.w) / (px[1] * layer.crop.h)
  return ratio > layer.w / layer.h ? { w: layer.w, h: layer.w / ratio } : { w: layer.h * ratio, h: layer.h }
}

/** The crop after zooming into the picture (1 = whole) around a centre given as fractions of the picture. */
export function zoomedCrop(zoom: number, centre: { x: number; y: number }): Rect {
  const side = 1 / Math.max(1, zoom)
  const clamp = (value: number) => Math.min(Math.max(value - side / 2, 0), 1 - side)
  return { x: clamp(centre.x), y: clamp(centre.y), w: side, h: side }
}
