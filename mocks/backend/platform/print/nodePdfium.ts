import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

let compiled: Promise<WebAssembly.Module> | undefined

/** PDFium, compiled once per process; threads are handed the module. */
export function pdfiumModule(): Promise<WebAssembly.Module> {
  compiled ??= readFile(resolve('@embedpdf/pdfium/pdfium.wasm')).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}
