import { crc32 } from 'node:zlib'
import sharp from 'sharp'

export const ARTEN = ['jpeg', 'png', 'tiff', 'gif', 'webp', 'avif'] as const
export type Art = (typeof ARTEN)[number]

/** Where the head of a small file states width and height, and how. */
const MASSE: Record<Art, (file: Buffer, w: number, h: number) => void> = {
  jpeg(file, w, h) {
    const frame = file.findIndex((byte, at) => byte === 0xff && (file[at + 1] === 0xc0 || file[at + 1] === 0xc2))
    file.writeUInt16BE(h, frame + 5)
    file.writeUInt16BE(w, frame + 7)
  },
  png(file, w, h) {
    file.writeUInt32BE(w, 16)
    file.writeUInt32BE(h, 20)
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  },
  tiff(file, w, h) {
    const at = file.readUInt32LE(4)
    for (let entry = at + 2; entry < at + 2 + 12 * file.readUInt16LE(at); entry += 12) {
      const tag = file.readUInt16LE(entry)
      if (tag !== 256 && tag !== 257) continue
      file.writeUInt16LE(4, entry + 2)
      file.writeUInt32LE(tag === 256 ? w : h, entry + 8)
    }
  },
  gif(file, w, h) {
    // The canvas, and the one frame that fills it.
    const frame = file.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 16, 0, 16, 0]))
    for (const at of [6, frame + 5]) {
      file.writeUInt16LE(w, at)
      file.writeUInt16LE(h, at + 2)
    }
  },
  webp(file, w, h) {
    file.writeUInt32LE(((file.readUInt32LE(21) & 0xf000_0000) | (w - 1) | ((h - 1) << 14)) >>> 0, 21)
  },
  avif(file, w, h) {
    const size = file.indexOf('ispe') + 8
    file.writeUInt32BE(w, size)
    file.writeUInt32BE(h, size + 4)
  },
}

/** A file of a few hundred bytes whose head promises that many pixels: whoever believed it would need gigabytes. */
export async function riesig(art: Art, w: number, h: number): Promise<Uint8Array> {
  const small = sharp({ create: { width: 16, height: 16, channels: 3, background: '#2c4a8a' } })
  const file = await (art === 'webp' ? small.webp({ lossless: true }) : small[art]()).toBuffer()
  MASSE[art](file, w, h)
  return new Uint8Array(file)
}
