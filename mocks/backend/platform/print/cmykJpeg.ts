import sharp from 'sharp'

/** Tags of an uncompressed TIFF of inks: its size, bits, kind, where its rows stand. */
const TAGS = 10
const HEAD_BYTES = 10 + 12 * TAGS + 4
const SEPARATED = 5

/** Inks as a TIFF: the one way to hand them to sharp without it taking the fourth for cover. */
function tiffOf(inks: Uint8Array, width: number, height: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES + 8)
  head.write('II*\0', 'latin1')
  head.writeUInt32LE(8, 4)
  head.writeUInt16LE(TAGS, 8)
  const [SHORT, LONG] = [3, 4]
  const entries = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 4, HEAD_BYTES],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, SEPARATED],
    [273, LONG, 1, head.length],
    [277, SHORT, 1, 4],
    [278, LONG, 1, height],
    [279, LONG, 1, inks.length],
    [284, SHORT, 1, 1],
  ]
  for (const [i, [tag = 0, type = 0, count = 0, value = 0]] of entries.entries()) {
    const at = 10 + 12 * i
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(count, at + 4)
    head.writeUInt32LE(value, at + 8)
  }
  for (let i = 0; i < 4; i++) head.writeUInt16LE(8, HEAD_BYTES + 2 * i)
  return Buffer.concat([head, inks])
}

/** Inks as a JPEG, without any change of colours on the way. */
export async function cmykJpeg(inks: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const image = sharp(tiffOf(inks, width, height))
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
  return new Uint8Array(await image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer())
}
