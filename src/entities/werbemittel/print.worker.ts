import { expose, transfer } from 'comlink'
import type { Asset } from '#src/contract/asset.ts'
import type { Befund, FormatId, Seite } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { type Anpassung, FASSUNG, type QrUrls, uploadSeiten } from '#src/engines/print/rules.ts'
import {
  adaptPdf,
  checkUpload,
  judgeSheet,
  leseBefunde,
  type LeseOptions,
  readTexts,
} from '#src/engines/print/checker.ts'
import { drawUpload, type Raster, type Renderer, writePdf } from '#src/engines/print/writer.ts'
import { fontSetOf } from './browserFonts.ts'

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

export interface LeseAuftrag extends Omit<LeseOptions, 'words'> {
  seiten: Seite[]
  format: FormatId
}

/** What is done in the worker; the client says how long it lives. */
export interface PrintWork {
  preflight: (bytes: ArrayBuffer, format: FormatId) => Promise<Befund[]>
  /** What the picture of the printed sheet shows. */
  judge: (options: ProofOptions) => Promise<Befund[]>
  /** What a first reader would ask about its texts. */
  read: (options: LeseAuftrag) => Promise<Befund[]>
  proof: (options: ProofOptions) => Promise<ArrayBuffer>
  anpassen: (bytes: ArrayBuffer, format: FormatId, anpassung: Anpassung) => Promise<ArrayBuffer>
  pictures: (bytes: ArrayBuffer, format: FormatId) => Promise<Blob[]>
}

type Picture = ProofOptions['assets'][number]

/** Reads a picture that came along. */
function reader(assets: readonly Picture[]) {
  const files = new Map(assets.map(({ id, bytes, ...rest }) => [id, { bytes: new Uint8Array(bytes), ...rest }]))
  return (id: string) => {
    const file = files.get(id)
    return file ? Promise.resolve(file) : Promise.reject(new Error(`Picture ${id} is missing`))
  }
}

async function proof(options: ProofOptions): Promise<ArrayBuffer> {
  const { seiten, assets, format, empfaenger, datenschutzText, qrUrls, titel, basePdf } = options
  const fonts = await fontSetOf(seiten)
  // A proof belongs to no campaign: its sender is a sample.
  const context = { format, empfaenger, absender: null, fassung: FASSUNG, datenschutzText, qrUrls, fonts }
  const bytes = await writePdf({
    format,
    title: titel,
    pages: seiten.map((seite) => ({ seite, context })),
    assets: reader(assets),
    ...(basePdf && { basePdf: new Uint8Array(basePdf) }),
  })
  return handOver(bytes)
}

function handOver(bytes: Uint8Array): ArrayBuffer {
  const { buffer } = new Uint8Array(bytes)
  return transfer(buffer, [buffer])
}

/** Much glue that a proof does not need: loaded with the first picture. */
async function renderer(): Promise<Renderer> {
  const { browserRenderer } = await import('./browserPdfium.ts')
  return browserRenderer()
}

async function preflight(bytes: ArrayBuffer, format: FormatId): Promise<Befund[]> {
  return checkUpload(new Uint8Array(bytes), format, async () => ({
    renderer: await renderer(),
    fonts: await fontSetOf(uploadSeiten(format)),
  }))
}

async function judge({ assets, basePdf, empfaenger, ...sheet }: ProofOptions): Promise<Befund[]> {
  const fonts = await fontSetOf(sheet.seiten)
  const base = basePdf && { basePdf: new Uint8Array(basePdf) }
  const recipient = empfaenger && { empfaenger: [empfaenger] }
  return judgeSheet({ ...sheet, ...recipient, ...base, fonts, bytesOf: reader(assets) }, await renderer())
}

async function read({ seiten, format, ...options }: LeseAuftrag): Promise<Befund[]> {
  const fonts = await fontSetOf(seiten)
  const { knownWords } = await import('./knownWords.ts')
  // Without the words the other questions are asked.
  const words = await knownWords().catch(() => null)
  const { empfaenger } = options
  const sample = { absender: null, fassung: FASSUNG, datenschutzText: null, qrUrls: {}, assets: [] }
  return leseBefunde(readTexts(seiten, { ...options, words }), { ...sample, format, empfaenger, fonts })
}

/** Sharp on a screen at real size and twice that. */
const PICTURE_DPI = 192

async function pictures(bytes: ArrayBuffer, format: FormatId): Promise<Blob[]> {
  const pages = await drawUpload(await renderer(), new Uint8Array(bytes), { format, dpi: PICTURE_DPI })
  return Promise.all(pages.map(pictureOf))
}

function pictureOf({ w, h, rgba }: Raster): Promise<Blob> {
  const canvas = new OffscreenCanvas(w, h)
  canvas.getContext('2d')?.putImageData(new ImageData(rgba, w, h), 0, 0)
  return canvas.convertToBlob()
}

const work: PrintWork = {
  preflight,
  judge,
  read,
  proof,
  anpassen: async (bytes, format, anpassung) => handOver(await adaptPdf(new Uint8Array(bytes), format, anpassung)),
  pictures,
}
expose(work)
