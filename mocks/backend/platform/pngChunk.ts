import { crc32 } from 'node:zlib'

export function pngChunk(art: string, daten: string | Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(art, 'latin1'), Buffer.from(daten)])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(content.length - art.length, 0)
  ends.writeUInt32BE(crc32(content), 4)
  return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)])
}
