import { init } from '@embedpdf/pdfium'
import type { Rect } from '#src/contract/dokument.ts'

/** One page as pixels, rows from the top: red, green, blue, alpha. Paper is white, so alpha is 255 everywhere. */
export interface Raster {
  w: number
  h: number
  rgba: Uint8ClampedArray<ArrayBuffer>
}

/** A file that is open for drawing. */
interface Drawing {
  pages: number
  /** Size of a page as it is shown, points. */
  sizePt(page: number): { w: number; h: number }
  /** Draws a page, or a part of it (points from its upper left corner), on white, without annotations and form fields: we print none. */
  draw(page: number, dpi: number, part?: Rect): Raster
  close(): void
}

export interface Renderer {
  /** Opens a PDF; throws for one that cannot be read. */
  open(bytes: Uint8Array): Drawing
}

/** Memory that drawing takes at most, bytes. Assumed; honest files of A4 at 300 dpi take 150 MB. */
const MAX_MEMORY = 512 * 1024 * 1024
/** Pixels of one page, at most: A4 at 600 dpi has 35 million. */
const MAX_PIXELS = 40_000_000
const PT_PER_INCH = 72
const WHITE = 0xffffffff
/** Names of PDFium's header for pixels of four bytes, and for red first. */
const FPDFBITMAP_BGRA = 4
const FPDF_REVERSE_BYTE_ORDER = 0x10

/**
 * PDFium as WebAssembly (druckbild 1). The caller brings the compiled module: a browser fetches it, Node reads a file. What
 * it draws it keeps in a separate memory, which ends with the thread.
 */
export async function startRenderer(wasm: WebAssembly.Module): Promise<Renderer> {
  const pdfium = await init(overrides(wasm))
  pdfium.PDFiumExt_Init()
  return { open: (bytes) => openDrawing(pdfium, bytes) }
}

type Pdfium = Awaited<ReturnType<typeof init>>

/** How the package starts: with our module, silent, and with a limit to its memory. */
function overrides(wasm: WebAssembly.Module): object {
  const silent = () => undefined
  return {
    print: silent,
    printErr: silent,
    instantiateWasm(imports: WebAssembly.Imports, started: (instance: WebAssembly.Instance) => void) {
      const start = async () => started(await WebAssembly.instantiate(wasm, limited(imports)))
      void start()
      return {}
    },
  }
}

function limited(imports: WebAssembly.Imports): WebAssembly.Imports {
  const { env } = imports
  const grow = env?.emscripten_resize_heap
  if (typeof grow !== 'function') throw new Error('PDFium asks for its memory in another way than it did')
  // 0 is what it is told when there is no more.
  const resize = (size: number): unknown => (size >>> 0 > MAX_MEMORY ? 0 : grow(size))
  return { ...imports, env: { ...env, emscripten_resize_heap: resize } }
}

function memoryOf(pdfium: Pdfium): Uint8Array {
  const memory: unknown = Reflect.get(pdfium.pdfium, 'HEAPU8')
  if (!(memory instanceof Uint8Array)) throw new Error('PDFium keeps its memory in another place than it did')
  return memory
}

function openDrawing(pdfium: Pdfium, bytes: Uint8Array): Drawing {
  const at = pdfium.pdfium.wasmExports.malloc(bytes.length)
  memoryOf(pdfium).set(bytes, at)
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '')
  if (document === 0) {
    pdfium.pdfium.wasmExports.free(at)
    throw new Error(`PDFium cannot read the file (${pdfium.FPDF_GetLastError()})`)
  }
  return {
    pages: pdfium.FPDF_GetPageCount(document),
    sizePt: (number) => onPage(pdfium, document, number, (page) => sizeOf(pdfium, page)),
    draw: (number, dpi, part) => onPage(pdfium, document, number, (page) => drawPage(pdfium, page, dpi, part)),
    close() {
      pdfium.FPDF_CloseDocument(document)
      pdfium.pdfium.wasmExports.free(at)
    },
  }
}

function onPage<T>(pdfium: Pdfium, document: number, number: number, work: (page: number) => T): T {
  const page = pdfium.FPDF_LoadPage(document, number)
  if (page === 0) throw new Error(`PDFium cannot read page ${number + 1} (${pdfium.FPDF_GetLastError()})`)
  try {
    return work(page)
  } finally {
    pdfium.FPDF_ClosePage(page)
  }
}

function sizeOf(pdfium: Pdfium, page: number): { w: number; h: number } {
  return { w: pdfium.FPDF_GetPageWidthF(page), h: pdfium.FPDF_GetPageHeightF(page) }
}

function drawPage(pdfium: Pdfium, page: number, dpi: number, part?: Rect): Raster {
  const px = (pt: number) => Math.round((pt * dpi) / PT_PER_INCH)
  const size = sizeOf(pdfium, page)
  const { x, y, ...shown } = part ?? { x: 0, y: 0, ...size }
  const [w, h] = [px(shown.w), px(shown.h)]
  if (w < 1 || h < 1 || w * h > MAX_PIXELS) throw new Error(`A page of ${w} x ${h} pixels is not drawn`)
  const bitmap = pdfium.FPDFBitmap_CreateEx(w, h, FPDFBITMAP_BGRA, 0, 0)
  if (bitmap === 0) throw new Error('PDFium has no memory for the page')
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, w, h, WHITE)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, -px(x), -px(y), px(size.w), px(size.h), 0, FPDF_REVERSE_BYTE_ORDER)
    const at = pdfium.FPDFBitmap_GetBuffer(bitmap)
    // A view of a copy: a clamped array made of another array looks at every byte of it.
    return { w, h, rgba: new Uint8ClampedArray(memoryOf(pdfium).slice(at, at + w * h * 4).buffer) }
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap)
  }
}
