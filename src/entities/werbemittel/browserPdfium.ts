import wasm from '@embedpdf/pdfium/pdfium.wasm?url'
import { type Renderer, startRenderer } from '#src/engines/print/writer.ts'

let starting: Promise<Renderer> | undefined

/** PDFium in this worker, started with the first page that is drawn; a start that failed is tried again. */
export function browserRenderer(): Promise<Renderer> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return starting
}

async function start(): Promise<Renderer> {
  return startRenderer(await WebAssembly.compileStreaming(fetch(wasm)))
}
