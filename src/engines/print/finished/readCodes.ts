import type { FormatId, QrLayer, Rect } from '#src/contract/dokument.ts'
import { FORMATS } from '../formats.ts'
import { boundsOf, corners, grow } from '../geometry.ts'
import { codeSquare, qrMatrixOf, qrTextOf } from '../layerOps.ts'
import { QR_QUIET_MODULES } from '../qr.ts'
import type { Raster, Renderer } from '../render/pdfium.ts'
import { MM_PER_INCH, PT_PER_MM } from '../units.ts'
import { codeLayers, type Abweichung, type WantedPage } from './checkCodes.ts'

/** Says what codes stand in a picture; none where it finds none. */
export type CodeReader = (picture: Raster) => Promise<string[]>

/** Pixels of one module: what the camera of a telephone sees of a card that is held before it. Assumed. */
const PX_PER_MODULE = 4
/** One piece in so many is read. */
const EVERY = 200
/** So many pieces of a package are read at least, if it has them. */
const AT_LEAST = 300
/** Pieces of each file with the largest addresses, which come nearest to what stands around them. */
const HARD = 3

/** Pieces of a file, from 0, whose codes are read: those with the largest addresses and an even choice of all (print 4). */
export function chosenPieces(
  pieces: readonly { nr: number; platzbedarf: number }[],
  anzahl: number,
): Map<number, 'ganz' | 'probe'> {
  const rate = Math.min(1, Math.max(1 / EVERY, AT_LEAST / anzahl))
  const even = pieces.flatMap(({ nr }, i) => (Math.floor(nr * rate) > Math.floor((nr - 1) * rate) ? [i] : []))
  const bySize = [...pieces.keys()].toSorted((a, b) => (pieces[b]?.platzbedarf ?? 0) - (pieces[a]?.platzbedarf ?? 0))
  const sample = [...even, ...bySize.slice(0, HARD)].map((i) => [i, 'probe'] as const)
  // The first of a file stands for its design, pictures and all.
  return new Map([...sample, [0, 'ganz'] as const])
}

/** A page whose codes are read; `ganz`: with the pictures, which are the same for all recipients and take most of the time. */
export interface PageToRead extends WantedPage {
  ganz: boolean
}

interface Tools {
  format: FormatId
  renderer: Renderer
  read: CodeReader
}

interface Read {
  gelesen: number
  abweichung: Abweichung | null
}

/**
 * Draws the codes of pages of a finished print file and reads them as a camera would: what lies over a code, or is too
 * pale, no operator tells. `pages`: by their number in the file, from 0.
 */
export async function readCodes(pdf: Uint8Array, pages: ReadonlyMap<number, PageToRead>, tools: Tools): Promise<Read> {
  const of = (ganz: boolean) => [...pages].filter(([, page]) => page.ganz === ganz)
  const whole = await readFrom(pdf, of(true), tools)
  if (whole.abweichung !== null) return whole
  const rest = await readFrom(withoutPictures(pdf), of(false), tools)
  return { ...rest, gelesen: whole.gelesen + rest.gelesen }
}

async function readFrom(
  pdf: Uint8Array,
  pages: readonly (readonly [number, WantedPage])[],
  { format, renderer, read }: Tools,
): Promise<Read> {
  let gelesen = 0
  if (pages.length === 0) return { gelesen, abweichung: null }
  const drawing = renderer.open(pdf)
  try {
    for (const [number, { seite, qrUrls }] of pages)
      for (const layer of codeLayers(seite)) {
        const wanted = qrTextOf(layer, qrUrls)
        const { rect, dpi } = placeOf(layer, qrMatrixOf(layer, qrUrls).matrix.length)
        const texts = await read(drawing.draw(number, dpi, onPage(rect, format, drawing.sizePt(number))))
        if (!wanted.ok || !texts.includes(wanted.text)) {
          const grund = texts.length === 0 ? 'unlesbar' : 'anders'
          return { gelesen, abweichung: { seite: number, ebene: layer.name, grund } }
        }
        gelesen += 1
      }
    return { gelesen, abweichung: null }
  } finally {
    drawing.close()
  }
}

const PICTURE = '/Subtype /Image'
/** A kind that no reader knows, and draws nothing for; as long as the other, so that every place in the file holds. */
const NO_PICTURE = '/Subtype /Xmage'

/** A copy of a file of ours that draws without its pictures: their dictionaries stand in it unpacked. */
function withoutPictures(pdf: Uint8Array): Uint8Array {
  const copy = pdf.slice()
  const letters = (text: string) => new TextEncoder().encode(text)
  const [wanted, other] = [letters(PICTURE), letters(NO_PICTURE)]
  const [slash = 0] = wanted
  for (let at = copy.indexOf(slash); at >= 0; at = copy.indexOf(slash, at + 1))
    if (wanted.every((byte, i) => copy[at + i] === byte)) copy.set(other, at)
  return copy
}

/** The code with its quiet zone, mm of the data format, and how finely it is drawn. */
function placeOf(layer: QrLayer, modules: number): { rect: Rect; dpi: number } {
  const square = codeSquare(layer)
  const module = square.w / Math.max(1, modules)
  const turned = boundsOf(corners(square, layer.rotation, [layer.x + layer.w / 2, layer.y + layer.h / 2]))
  return { rect: grow(turned, module * QR_QUIET_MODULES), dpi: (PX_PER_MODULE * MM_PER_INCH) / module }
}

/** The same in points of the page, in whose middle the sheet lies. */
function onPage({ x, y, w, h }: Rect, format: FormatId, page: { w: number; h: number }): Rect {
  const { data } = FORMATS[format]
  const left = (page.w - data.w * PT_PER_MM) / 2
  const top = (page.h - data.h * PT_PER_MM) / 2
  return { x: left + x * PT_PER_MM, y: top + y * PT_PER_MM, w: w * PT_PER_MM, h: h * PT_PER_MM }
}
