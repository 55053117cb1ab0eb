/** PDF files written, and drawn by PDFium. */

export { emitContent, num } from './objects/content.ts'
export { flate } from './objects/stream.ts'
export { describe, type OutputIntent } from './pdf/metadata.ts'
export type { AssetBytes } from './pdf/pdfImage.ts'
export type { Slug } from './pdf/rand.ts'
export { PdfResources } from './pdf/resources.ts'
export { writePdf } from './pdf/writePdf.ts'
export { drawUpload } from './render/drawUpload.ts'
export { type Raster, type Renderer, startRenderer } from './render/pdfium.ts'
