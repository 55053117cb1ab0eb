import { type PDFContext, PDFRawStream } from '@cantoo/pdf-lib'
import { zlibSync } from 'fflate'

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
