import { type PDFContext, PDFRawStream } from '@cantoo/pdf-lib'
import { unzlibSync, zlibSync } from 'fflate'

type StreamDict = Parameters<PDFContext['stream']>[1]

/** Compressed stream; the same code in the browser and in Node. */
export function flate(context: PDFContext, bytes: Uint8Array, dict: StreamDict = {}): PDFRawStream {
  const packed = zlibSync(bytes, { level: 6 })
  return PDFRawStream.of(context.obj({ ...dict, Filter: 'FlateDecode', Length: packed.length }), packed)
}

/** Stream whose bytes are compressed already. */
export function raw(context: PDFContext, bytes: Uint8Array, dict: StreamDict): PDFRawStream {
  return PDFRawStream.of(context.obj({ ...dict, Length: bytes.length }), bytes)
}

/** Room that is used again and again: separate buffers for thousands of small streams cost more than unpacking. */
const room = new Uint8Array(2 ** 20)

/** Unpacked bytes up to 1 MiB, valid up to the next call; null where they are more, however little is packed. */
export function unpackSmall(packed: Uint8Array): Uint8Array | null {
  if (packed.length >= room.length) return null
  const bytes = unzlibSync(packed, { out: room })
  // What does not fit is cut off without a word.
  return bytes.length < room.length ? bytes : null
}
