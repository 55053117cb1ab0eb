import { expose } from 'comlink'
import { Bildwandler, Druckprofil, type JpegInfo, readJpeg, readPng } from '#src/engines/print/page.ts'

/** Longest side that a screen needs of a picture, px; more would only take time. */
const SIDE_PX = 2400
const QUALITY = 0.92

/** Pictures as they look in print; the worker stays, as its grids do. */
export interface SoftproofWork {
  show: (bild: Blob, profil: Uint8Array) => Promise<Blob>
}

let wandler: Bildwandler | undefined

async function show(bild: Blob, profil: Uint8Array): Promise<Blob> {
  wandler ??= new Bildwandler(new Druckprofil(profil))
  const bytes = new Uint8Array(await bild.arrayBuffer())
  const jpeg = readJpeg(bytes)
  if (jpeg?.components === 4) return inks(wandler, bytes, jpeg)
  const source = await createImageBitmap(bild)
  const scale = Math.min(1, SIDE_PX / Math.max(source.width, source.height))
  const canvas = new OffscreenCanvas(Math.round(source.width * scale), Math.round(source.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  const type = readPng(bytes)?.type
  if (jpeg?.components === 1 || type === 0 || type === 4) wandler.showGrey(pixels.data, 4)
  else wandler.showRgb(pixels.data, 4)
  context.putImageData(pixels, 0, 0)
  return canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
}

/** Inks are decoded here: browsers guess what they look like. */
async function inks(by: Bildwandler, bytes: Uint8Array, { width, height, adobe }: JpegInfo): Promise<Blob> {
  const { JpegImage } = await import('pdfjs-dist/image_decoders/pdf.image_decoders.mjs')
  const scale = Math.min(1, SIDE_PX / Math.max(width, height))
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  const image = new JpegImage()
  image.parse(bytes)
  const samples = image.getData({ width: w, height: h, isSourcePDF: true })
  // Adobe's are inverted (print 2.1).
  if (adobe) for (let at = 0; at < samples.length; at += 1) samples[at] = 255 - (samples[at] ?? 0)
  const canvas = new OffscreenCanvas(w, h)
  canvas.getContext('2d')?.putImageData(new ImageData(by.showCmyk(samples), w, h), 0, 0)
  return canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
}

const work: SoftproofWork = { show }
expose(work)
