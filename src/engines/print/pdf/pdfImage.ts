import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import type { Asset } from '#src/contract/asset.ts'
import { herkunftXmp } from '../marks/herkunftXmp.ts'
import { herkunftVon } from '../marks/kennzeichnung.ts'
import { readVektor } from '../vektor/readVektor.ts'
import type { ColorSpaces } from './colorSpaces.ts'
import { profileChannels, readJpeg } from '../objects/jpeg.ts'
import { embedVektor } from './pdfVektor.ts'
import { embedPng } from './pdfPng.ts'
import { raw } from '../objects/stream.ts'

export interface AssetBytes {
  bytes: Uint8Array
  mime: string
  /** Where it is from; what was generated is marked so in the file. */
  quelle?: Asset['quelle']
}

/** Width and height in pixels, of a drawing in mm; null when its bytes are none of JPEG, PNG and drawing of ours. */
export function imageSize(bytes: Uint8Array): [number, number] | null {
  const vektor = readVektor(bytes)
  if (vektor) return [vektor.breite, vektor.hoehe]
  const jpeg = readJpeg(bytes)
  if (jpeg) return [jpeg.width, jpeg.height]
  if (bytes[0] !== 0x89 || bytes[1] !== 0x50 || bytes.length < 24) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return [view.getUint32(16), view.getUint32(20)]
}

/** The mark of a generated picture, which stays with it when somebody takes it out of the file. */
function marked(context: PDFContext, quelle: AssetBytes['quelle']): Record<string, PDFRef> {
  const herkunft = herkunftVon(quelle)
  if (herkunft === null) return {}
  const xmp = new TextEncoder().encode(herkunftXmp(herkunft))
  return { Metadata: context.register(raw(context, xmp, { Type: 'Metadata', Subtype: 'XML' })) }
}

/** Embeds a picture or a drawing; a JPEG keeps its bytes. Throws for anything else. */
export function embedImage(context: PDFContext, spaces: ColorSpaces, { bytes, quelle }: AssetBytes): PDFRef {
  const more = marked(context, quelle)
  const vektor = readVektor(bytes)
  if (vektor) return embedVektor(context, vektor, more)
  const jpeg = readJpeg(bytes)
  if (jpeg) {
    const own = jpeg.icc && profileChannels(jpeg.icc) === jpeg.components && jpeg.components === 3 ? jpeg.icc : null
    const rgb = () => (own ? spaces.icc(own, 3) : spaces.srgb())
    const space = jpeg.components === 3 ? rgb() : jpeg.components === 4 ? 'DeviceCMYK' : 'DeviceGray'
    const inverted = jpeg.components === 4 && jpeg.adobe
    return context.register(
      raw(context, bytes, {
        Type: 'XObject',
        Subtype: 'Image',
        Width: jpeg.width,
        Height: jpeg.height,
        BitsPerComponent: jpeg.bits,
        ColorSpace: space,
        Filter: 'DCTDecode',
        ...(inverted && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }),
        ...more,
      }),
    )
  }
  const png = embedPng(context, spaces, bytes, more)
  if (!png) throw new Error('A picture is none of JPEG, PNG and drawing')
  return png
}
