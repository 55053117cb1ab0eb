import sharp, { type Metadata, type Sharp } from 'sharp'
import { MAX_BILD_PIXEL } from '#src/contract/grenzen.ts'
import { Refusal } from './context.ts'
import { KEIN_BILD } from './upload.ts'

export interface Bild {
  bytes: Uint8Array
  mime: 'image/jpeg' | 'image/png'
  breite: number
  hoehe: number
  farbraum: 'rgb' | 'cmyk' | 'gray'
}

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

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_BILD_PIXEL, failOn: 'error', animated: false })

/**
 * A foreign picture made ours: turned as the camera meant it, without metadata (place, camera, names), as JPEG or PNG.
 * Reading every pixel is the check that it is whole.
 */
export async function readBild(bytes: Uint8Array): Promise<Bild> {
  const art = SIGNATURES.find(({ test }) => test(bytes))?.art
  if (art === undefined) throw refused(KEIN_BILD)
  try {
    const metadata = await open(bytes).metadata()
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
