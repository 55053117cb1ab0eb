import { expose, transfer } from 'comlink'
import type { Asset, FormatId, Seite } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import type { QrUrls } from '#src/domain/print/displayList.ts'
import { FASSUNG } from '#src/domain/print/fassung.ts'
import { loadFontSet } from '#src/domain/print/fonts.ts'
import { preflightPdf } from '#src/domain/print/preflight/preflightPdf.ts'
import { adaptPdf } from '#src/domain/print/repair/adaptPdf.ts'
import type { Anpassung } from '#src/domain/print/repair/anpassung.ts'
import { writePdf } from '#src/domain/print/pdf/writePdf.ts'
import { drawUpload } from '#src/domain/print/render/drawUpload.ts'
import type { Raster } from '#src/domain/print/render/pdfium.ts'
import { readFontFile } from './browserFonts.ts'

export interface ProofOptions {
  seiten: Seite[]
  format: FormatId
  /** Pictures of the pages, bytes as stored. */
  assets: { id: string; bytes: ArrayBuffer; mime: string; quelle: Asset['quelle'] }[]
  /** null: the example recipient. */
  empfaenger: Empfaenger | null
  /** null: the marked sample text. */
  datenschutzText: string | null
  /** What QR layers hold instead of their own content, by layer. */
  qrUrls: QrUrls
  titel: string
  /** Uploaded print PDF that lies under the system layers. */
  basePdf?: ArrayBuffer
}

/** What is done in the worker; the client ends it after one call. */
export interface PrintWork {
  preflight: (bytes: ArrayBuffer, format: FormatId) => ReturnType<typeof preflightPdf>
  proof: (options: ProofOptions) => Promise<ArrayBuffer>
  anpassen: (bytes: ArrayBuffer, format: FormatId, anpassung: Anpassung) => Promise<ArrayBuffer>
  pictures: (bytes: ArrayBuffer, format: FormatId) => Promise<Blob[]>
}

async function proof(options: ProofOptions): Promise<ArrayBuffer> {
  const { seiten, assets, format, empfaenger, datenschutzText, qrUrls, titel, basePdf } = options
  const fonts = await loadFontSet(readFontFile, seiten)
  const files = new Map(assets.map(({ id, bytes, ...rest }) => [id, { bytes: new Uint8Array(bytes), ...rest }]))
  // A proof belongs to no campaign: its sender is a sample.
  const context = { format, empfaenger, absender: null, fassung: FASSUNG, datenschutzText, qrUrls, fonts }
  const bytes = await writePdf({
    format,
    title: titel,
    pages: seiten.map((seite) => ({ seite, context })),
    assets: (id) => {
      const file = files.get(id)
      return file ? Promise.resolve(file) : Promise.reject(new Error(`Picture ${id} is missing`))
    },
    ...(basePdf && { basePdf: new Uint8Array(basePdf) }),
  })
  return handOver(bytes)
}

function handOver(bytes: Uint8Array): ArrayBuffer {
  const { buffer } = new Uint8Array(bytes)
  return transfer(buffer, [buffer])
}

/** Sharp on a screen at real size and twice that. */
const PICTURE_DPI = 192

async function pictures(bytes: ArrayBuffer, format: FormatId): Promise<Blob[]> {
  // Half a megabyte of glue that no other work of this file needs.
  const { browserRenderer } = await import('./browserPdfium.ts')
  const pages = await drawUpload(await browserRenderer(), new Uint8Array(bytes), { format, dpi: PICTURE_DPI })
  return Promise.all(pages.map(pictureOf))
}

function pictureOf({ w, h, rgba }: Raster): Promise<Blob> {
  const canvas = new OffscreenCanvas(w, h)
  canvas.getContext('2d')?.putImageData(new ImageData(rgba, w, h), 0, 0)
  return canvas.convertToBlob()
}

const work: PrintWork = {
  preflight: (bytes, format) => preflightPdf(new Uint8Array(bytes), format),
  proof,
  anpassen: async (bytes, format, anpassung) => handOver(await adaptPdf(new Uint8Array(bytes), format, anpassung)),
  pictures,
}
expose(work)
