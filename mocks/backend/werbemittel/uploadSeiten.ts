import type { FormatId, Seite } from '#src/contract/dokument.ts'
import { defaultSeiten } from '#src/domain/print/layers.ts'

/** System layers over an uploaded print file. It brings its own QR code, so ours starts switched off. */
export function uploadSeiten(format: FormatId): Seite[] {
  return defaultSeiten(format).map((page) => ({
    ...page,
    layers: page.layers.map((layer) => (layer.type === 'qrcode' ? { ...layer, enabled: false } : layer)),
  }))
}
