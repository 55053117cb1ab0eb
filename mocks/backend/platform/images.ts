import sharp, { type Metadata, type Sharp } from 'sharp'
import { MAX_BILD_PIXEL } from '#src/contract/grenzen.ts'
import { jpegOhneMetadaten, pngOhneMetadaten } from '#src/engines/images/service.ts'
import { hasBaseline, readIcc } from '#src/engines/print/page.ts'
import type { Bild } from './bild.ts'
import { Refusal } from './context.ts'
import { einBitPng } from './einBitPng.ts'
import { KEIN_BILD } from './upload.ts'

type Art = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff' | 'gif'

/** Kinds that are taken, by their first bytes; the name and the stated type of a file prove nothing (SEC-34). */
const SIGNATURES: { art: Art; test: (b: Uint8Array) => boolean }[] = [
  { art: 'jpeg', test: (b) => b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff },
  { art: 'png', test: (b) => ascii(b, 1, 4) === 'PNG' && b[0] === 0x89 },
  { art: 'webp', test: (b) => ascii(b, 0, 4) === 'RIFF' && ascii(b, 8, 12) === 'WEBP' },
  { art: 'avif', test: (b) => ascii(b, 4, 8) === 'ftyp' && /^(avif|avis)$/.test(ascii(b, 8, 12)) },
  { art: 'tiff', test: (b) => /^(II\x2a\0|MM\0\x2a)$/.test(ascii(b, 0, 4)) },
  { art: 'gif', test: (b) => /^GIF8[79]a$/.test(ascii(b, 0, 6)) },
]

/** Telephones of one maker store so; reading it needs a licence for its coding. */
const isHeic = (b: Uint8Array) => ascii(b, 4, 8) === 'ftyp' && /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(ascii(b, 8, 12))
const HEIC =
  'Das ist ein HEIC-Bild, wie es iPhones speichern. Es lässt sich hier nicht lesen. Bitte geben Sie es als JPEG aus: am iPhone unter „Einstellungen“, „Kamera“, „Formate“ mit „Maximale Kompatibilität“, am Mac in „Vorschau“ mit „Exportieren“.'
const BESCHAEDIGT =
  'Das Bild ist beschädigt oder unvollständig. Bitte speichern Sie es neu und laden Sie es erneut hoch.'

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
 * Where that needs no new coding its pixels stay as they are, inks above all (print 12.5). Reading every pixel is the
 * check that it is whole. `seiten`: pages or frames of the file, of which the first is the picture.
 */
export async function readBild(bytes: Uint8Array): Promise<Bild & { seiten: number }> {
  const art = SIGNATURES.find(({ test }) => test(bytes))?.art
  if (art === undefined) throw refused(isHeic(bytes) ? HEIC : KEIN_BILD)
  try {
    const metadata = await bildKopf(bytes)
    refuseTooManyPixels(metadata)
    const bild = (await asItIs(bytes, art, metadata)) ?? (await codedAnew(bytes, art, metadata))
    return { ...bild, seiten: metadata.pages ?? 1 }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refused(BESCHAEDIGT)
  }
}

function refuseTooManyPixels({ width, height }: Metadata): void {
  if (width * height > MAX_BILD_PIXEL)
    throw refused(
      `Das Bild hat ${Math.round((width * height) / 1e6)} Megapixel und ist damit zu groß. Erlaubt sind ${MAX_BILD_PIXEL / 1e6}. Bitte verkleinern Sie es.`,
    )
}

/** The file without its metadata; null where it has to be turned, its colours are others or print could not read it. */
async function asItIs(bytes: Uint8Array, art: Art, metadata: Metadata): Promise<Bild | null> {
  const { orientation = 1, width: breite, height: hoehe } = metadata
  if (orientation !== 1 || (spaceOf(metadata) === 'rgb' && !isSrgb(metadata))) return null
  const plain =
    art === 'jpeg' && hasBaseline(bytes) ? jpegOhneMetadaten(bytes) : art === 'png' ? pngOhneMetadaten(bytes) : null
  if (!plain) return null
  // Whoever reads pixels reads them all: what is broken shows here.
  await open(bytes).resize(8, 8, { fit: 'fill' }).raw().toBuffer()
  return { bytes: plain, mime: art === 'png' ? 'image/png' : 'image/jpeg', breite, hoehe, farbraum: spaceOf(metadata) }
}

async function codedAnew(bytes: Uint8Array, art: Art, metadata: Metadata): Promise<Bild> {
  const farbraum = spaceOf(metadata)
  const image = open(bytes).autoOrient()
  if (metadata.bitsPerSample === 1 && farbraum === 'gray') return einBit(image)
  // A grey scan is kept whole; colours in small steps, as photographs have them, are coded as photographs.
  const png =
    art !== 'jpeg' &&
    farbraum !== 'cmyk' &&
    (art === 'png' || art === 'gif' || metadata.hasAlpha || farbraum === 'gray')
  const colours = inOwnColours(image, farbraum)
  const { data, info } = await (
    png
      ? colours.png({ compressionLevel: 9 })
      : colours.jpeg({ quality: farbraum === 'cmyk' ? 98 : 92, chromaSubsampling: '4:4:4' })
  ).toBuffer({ resolveWithObject: true })
  return {
    bytes: new Uint8Array(data),
    mime: png ? 'image/png' : 'image/jpeg',
    breite: info.width,
    hoehe: info.height,
    farbraum: farbraum === 'cmyk' ? 'cmyk' : info.channels <= 2 ? 'gray' : 'rgb',
  }
}

/** Inks and grey keep their values, whatever profile they were meant for; everything else becomes sRGB by its own. */
function inOwnColours(image: Sharp, farbraum: Bild['farbraum']): Sharp {
  if (farbraum === 'cmyk') return image.pipelineColourspace('cmyk').toColourspace('cmyk')
  return farbraum === 'gray' ? image.toColourspace('b-w') : image
}

async function einBit(image: Sharp): Promise<Bild> {
  const { data, info } = await image.toColourspace('b-w').extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  const { width: breite, height: hoehe } = info
  return { bytes: einBitPng(data, breite, hoehe), mime: 'image/png', breite, hoehe, farbraum: 'gray' }
}

/** Whether colours are meant as a screen shows them: no profile, or that of sRGB. */
function isSrgb({ icc, space }: Metadata): boolean {
  if (space !== 'srgb' && space !== 'rgb' && space !== 'rgb16') return false
  return !icc || /sRGB/i.test(readIcc(icc)?.name ?? '')
}

function spaceOf({ space, channels }: Metadata): Bild['farbraum'] {
  if (space === 'cmyk' && channels >= 4) return 'cmyk'
  return space === 'b-w' || space === 'grey16' ? 'gray' : 'rgb'
}
