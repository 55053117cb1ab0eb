import { type Herkunft, herkunftXmp } from '#src/engines/print/rules.ts'
import type { Bild } from './bild.ts'
import { pngChunk } from './pngChunk.ts'

/** Longest content of a segment of a JPEG is 65 533 bytes; ours has 500. */
const APP1_XMP = 'http://ns.adobe.com/xap/1.0/\0'
/** Not packed, with neither language nor translated keyword, as the XMP specification wants it in a PNG. */
const ITXT_XMP = 'XML:com.adobe.xmp\0\0\0\0\0'
/** Signature and header of a PNG, which is always its first chunk. */
const PNG_HEAD_BYTES = 33

/** Writes into the file of a picture of ours (readBild) how it came about. No pixel is touched: nothing is coded anew. */
export function mark(bild: Bild, quelle: Herkunft): Bild {
  const file = Buffer.from(bild.bytes)
  const xmp = herkunftXmp(quelle)
  const head = bild.mime === 'image/png' ? PNG_HEAD_BYTES : jpegHeadBytes(file)
  const mark = bild.mime === 'image/png' ? pngChunk('iTXt', ITXT_XMP + xmp) : jpegSegment(APP1_XMP + xmp)
  return { ...bild, bytes: new Uint8Array(Buffer.concat([file.subarray(0, head), mark, file.subarray(head)])) }
}

/** Start of a JPEG, and its JFIF segment where there is one, which has to stay the first. */
function jpegHeadBytes(file: Buffer): number {
  return file[2] === 0xff && file[3] === 0xe0 ? 4 + file.readUInt16BE(4) : 2
}

function jpegSegment(text: string): Buffer {
  const content = Buffer.from(text)
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}
