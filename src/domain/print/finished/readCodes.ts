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
export function chosenPieces(pieces: readonly { nr: number; platzbedarf: number }[], anzahl: number): Set<number> {
  const rate = Math.min(1, Math.max(1 / EVERY, AT_LEAST / anzahl))
  const even = pieces.flatMap(({ nr }, i) => (Math.floor(nr * rate) > Math.floor((nr - 1) * rate) ? [i] : []))
  const bySize = [...pieces.keys()].toSorted((a, b) => (pieces[b]?.platzbedarf ?? 0) - (pieces[a]?.platzbedarf ?? 0))
  return new Set([...even, ...bySize.slice(0, HARD)])
}

/**
 * Draws the codes of pages of a finished print file and reads them as a camera would: what lies over a code, or is too
 * pale, no operator tells. `pages`: by their number in the file, from 0.
 */
export async function readCodes(
  pdf: Uint8Array,
  pages: ReadonlyMap<number, WantedPage>,
  { format, renderer, read }: { format: FormatId; renderer: Renderer; read: CodeReader },
): Promise<{ gelesen: number; abweichung: Abweichung | null }> {
  const drawing = renderer.open(pdf)
  try {
    let gelesen = 0
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
