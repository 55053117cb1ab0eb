import sharp from 'sharp'
import { Bildwandler, Druckprofil, readJpeg, readPng } from '#src/engines/print/page.ts'
import type { AssetBytes } from '#src/engines/print/writer.ts'

/** Finest that any press shows of a picture, dpi; more only makes files heavy. Assumed. */
const GENUG_DPI = 400
const MM_PER_INCH = 25.4
/** Steps that nobody sees, without the noise of a stronger packing. */
const QUALITY = 95

/** Largest size at which a whole picture stands on the pages, mm. */
export interface Druckgroesse {
  w: number
  h: number
}

/**
 * Pictures as they are printed: screen colours become inks once, by the print profile, and only these are reduced to what
 * print needs. Inks, grey and one bit keep their samples (print 12.5).
 */
export class Druckbilder {
  readonly #wandler: Bildwandler

  constructor(profil: Uint8Array) {
    this.#wandler = new Bildwandler(new Druckprofil(profil))
  }

  async von(asset: AssetBytes, groesse: Druckgroesse | undefined): Promise<AssetBytes> {
    if (readJpeg(asset.bytes)?.components === 3) return { ...asset, bytes: await this.#foto(asset.bytes, groesse) }
    // Colours of a PNG become inks where it is embedded; a palette has no steps between to reduce.
    const png = readPng(asset.bytes)
    if (!png || (png.type !== 2 && png.type !== 6)) return asset
    const klein = kleiner(png.width, png.height, groesse)
    if (!klein) return asset
    const bytes = await sharp(asset.bytes)
      .resize(klein.w, klein.h, { fit: 'fill' })
      .png({ compressionLevel: 6 })
      .toBuffer()
    return { ...asset, bytes: new Uint8Array(bytes) }
  }

  async #foto(bytes: Uint8Array, groesse: Druckgroesse | undefined): Promise<Uint8Array> {
    const jpeg = readJpeg(bytes)
    const klein = jpeg && kleiner(jpeg.width, jpeg.height, groesse)
    const image = klein ? sharp(bytes).resize(klein.w, klein.h, { fit: 'fill' }) : sharp(bytes)
    const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
    return cmykJpeg(this.#wandler.separateRgb(data, 3), info.width, info.height)
  }
}

/** Pixels that are enough; null where the picture has no more. */
function kleiner(breite: number, hoehe: number, groesse: Druckgroesse | undefined): Druckgroesse | null {
  if (!groesse) return null
  const w = Math.ceil((groesse.w / MM_PER_INCH) * GENUG_DPI)
  const h = Math.ceil((groesse.h / MM_PER_INCH) * GENUG_DPI)
  const scale = Math.max(w / breite, h / hoehe)
  return scale < 1 ? { w: Math.round(breite * scale), h: Math.round(hoehe * scale) } : null
}

/** Inks as a JPEG. `sharp` takes them from a TIFF only: four loose channels it would take for a screen's. */
async function cmykJpeg(inks: Uint8Array, breite: number, hoehe: number): Promise<Uint8Array> {
  const jpeg = sharp(tiff(inks, breite, hoehe))
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
  return new Uint8Array(await jpeg.toBuffer())
}

/** Baseline TIFF 6.0 of one strip, little endian. */
function tiff(inks: Uint8Array, breite: number, hoehe: number): Buffer {
  const LONG = 4
  const SHORT = 3
  const head = 8
  const bits = head + inks.length
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, breite],
    [257, LONG, 1, hoehe],
    [258, SHORT, 4, bits],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 5],
    [273, LONG, 1, head],
    [277, SHORT, 1, 4],
    [278, LONG, 1, hoehe],
    [279, LONG, 1, inks.length],
  ]
  const directory = Buffer.alloc(8 + 2 + entries.length * 12 + 4)
  for (let i = 0; i < 4; i += 1) directory.writeUInt16LE(8, 2 * i)
  directory.writeUInt16LE(entries.length, 8)
  for (const [i, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + 12 * i
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(type, at + 2)
    directory.writeUInt32LE(count, at + 4)
    directory.writeUInt32LE(value, at + 8)
  }
  const start = Buffer.from('II*\0\0\0\0\0', 'latin1')
  start.writeUInt32LE(bits + 8, 4)
  return Buffer.concat([start, inks, directory])
}
