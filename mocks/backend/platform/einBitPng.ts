import { deflateSync } from 'node:zlib'
import { pngChunk } from './pngChunk.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** A scan of black and white stays one bit a pixel: eight times smaller, and sharp at the edges of the printer's own dots. */
export function einBitPng(grau: Uint8Array, breite: number, hoehe: number): Uint8Array {
  const rowBytes = Math.ceil(breite / 8)
  const rows = new Uint8Array((rowBytes + 1) * hoehe)
  for (let y = 0; y < hoehe; y += 1)
    for (let x = 0; x < breite; x += 1) {
      if ((grau[y * breite + x] ?? 0) < 128) continue
      const at = y * (rowBytes + 1) + 1 + (x >> 3)
      rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7))
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(breite, 0)
  head.writeUInt32BE(hoehe, 4)
  head[8] = 1
  return new Uint8Array(
    Buffer.concat([
      SIGNATURE,
      pngChunk('IHDR', head),
      pngChunk('IDAT', deflateSync(rows, { level: 9 })),
      pngChunk('IEND', ''),
    ]),
  )
}
