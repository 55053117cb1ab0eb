import type { TextLayer } from '#src/contract/dokument.ts'
import type { BlockOptions } from './textBlock.ts'

/** Share of its size to which text may shrink where the document names no smallest size. Assumed. */
const DEFAULT_MIN_SCALE = 0.6

/** What a text layer allows its text. */
export function blockOptions(layer: TextLayer): BlockOptions {
  return {
    width: layer.w - 2 * layer.padding,
    height: layer.h - 2 * layer.padding,
    lineHeight: layer.lineHeight,
    paragraphSpacing: layer.paragraphSpacing ?? 0,
    minScale: minScaleOf(layer),
    shrinkToHeight: layer.overflow === 'verkleinern',
  }
}

/** Type that a document may ask for is at least this high, mm; towards nothing, making smaller would never end. */
const LEAST_SIZE_MM = 0.5

function minScaleOf(layer: TextLayer): number {
  if (layer.minSize !== undefined) return Math.min(1, Math.max(LEAST_SIZE_MM, layer.minSize) / layer.style.size)
  return layer.overflow === 'verkleinern' ? DEFAULT_MIN_SCALE : 1
}
