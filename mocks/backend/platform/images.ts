import { crc32 } from 'node:zlib'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { MAX_BILD_PIXEL } from '#src/contract/grenzen.ts'
import type { Bild } from './bild.ts'
import { herkunftXmp, type Herkunft } from '#src/domain/bild/herkunft.ts'
import { Refusal } from './context.ts'
import { KEIN_BILD } from './upload.ts'

/** Kinds that are taken, by their first bytes; the name and the stated type of a file prove nothing (SEC-34). */
const SIGNATURES: { art: string; test: (b: Uint8Array) => boolean }[] = [
  { art: 'jpeg', test: (b) => b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff },
  { art: 'png', test: (b) => ascii(b, 1, 4) === 'PNG' && b[0] === 0x89 },
  { art: 'webp', test: (b) => ascii(b, 0, 4) === 'RIFF' && ascii(b, 8, 12) === 'WEBP' },
  { art: 'avif', test: (b) => ascii(b, 4, 8) === 'ftyp' && /^(avif|avis)$/.test(ascii(b, 8, 12)) },
]

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}

function refused(text: string): Refusal {
  return new Refusal(422, 'BILD_UNGUELTIG', text, { felder: { datei: text } })
}

/** Whether the first bytes are those of a picture that is taken. */
export const isBildDatei = (bytes: Uint8Array): boolean => SIGNATURES.some(({ test }) => test(bytes))

/** Head of a file of any size: the limit of `open` holds for it too, and what is too large would look damaged. */
export const bildKopf = (bytes: Uint8Array): Promise<Metadata> =>
  sharp(bytes, { limitInputPixels: false, failOn: 'error', animated: false }).metadata()

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_BILD_PIXEL, failOn: 'error', animated: false })

/**
 * A foreign picture made ours: turned as the camera meant it, without metadata (place, camera, names), as JPEG or PNG.
 * Reading every pixel is the check that it is whole.
 */
export async function readBild(bytes: Uint8Array): Promise<Bild> {
  const art = SIGNATURES.find(({ test }) => test(bytes))?.art
  if (art === undefined) throw refused(KEIN_BILD)
  try {
    const metadata = await bildKopf(bytes)
    refuseTooManyPixels(metadata)
    const png = art !== 'jpeg' && (art === 'png' || metadata.hasAlpha)
    const pipeline = toPrintColours(open(bytes).autoOrient(), metadata)
    const { data, info } = await (
      png ? pipeline.png({ compressionLevel: 9 }) : pipeline.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    ).toBuffer({ resolveWithObject: true })
    return {
      bytes: new Uint8Array(data),
      mime: png ? 'image/png' : 'image/jpeg',
      breite: info.width,
      hoehe: info.height,
      farbraum: spaceOf(metadata, info.channels),
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refused(
      'Das Bild ist beschädigt oder unvollständig. Bitte speichern Sie es neu und laden Sie es erneut hoch.',
    )
  }
}

function refuseTooManyPixels({ width, height }: Metadata): void {
  if (width * height > MAX_BILD_PIXEL)
    throw refused(
      `Das Bild hat ${Math.round((width * height) / 1e6)} Megapixel. Erlaubt sind ${MAX_BILD_PIXEL / 1e6}. Bitte verkleinern Sie es.`,
    )
}

/** Print colours stay print colours; everything else becomes sRGB. */
function toPrintColours(image: Sharp, { space }: Metadata): Sharp {
  return space === 'cmyk' ? image.toColourspace('cmyk') : image
}

function spaceOf({ space }: Metadata, channels: number): Bild['farbraum'] {
  if (space === 'cmyk' && channels === 4) return 'cmyk'
  return channels <= 2 ? 'gray' : 'rgb'
}

/** Longest content of a segment of a JPEG is 65 533 bytes; ours has 500. */
const APP1_XMP = 'http://ns.adobe.com/xap/1.0/\0'
/** Not packed, with neither language nor translated keyword, as the XMP specification wants it in a PNG. */
const ITXT_XMP = 'XML:com.adobe.xmp\0\0\0\0\0'
/** Signature and header of a PNG, which is always its first chunk. */
const PNG_HEAD_BYTES = 33

/** Writes into the file of a picture of ours (readBild) how it came about. No pixel is touched: nothing is coded anew. */
export function markiere(bild: Bild, quelle: Herkunft): Bild {
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

function pngChunk(art: string, text: string): Buffer {
  const content = Buffer.from(art + text)
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(content.length - art.length, 0)
  ends.writeUInt32BE(crc32(content), 4)
  return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)])
}
