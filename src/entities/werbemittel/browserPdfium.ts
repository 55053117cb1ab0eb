import wasm from '@embedpdf/pdfium/pdfium.wasm?url'
import { type Renderer, startRenderer } from '#src/domain/print/render/pdfium.ts'

/** PDFium in this worker; the file is loaded when the first page is drawn. */
export async function browserRenderer(): Promise<Renderer> {
  return startRenderer(await WebAssembly.compileStreaming(fetch(wasm)))
}
