import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { sha256 } from '../../mocks/backend/platform/files.ts'
import { nodeFontSet } from '../../mocks/backend/platform/print/nodeFonts.ts'
import { pdfiumModule } from '../../mocks/backend/platform/print/nodePdfium.ts'
import { makePrintFile, type Druckvorlage } from '../../mocks/backend/platform/print/printFile.ts'
import type { Asset } from '../../src/contract/asset.ts'
import type { FormatId, ImageLayer, Seite } from '../../src/contract/dokument.ts'
import { ABSENDER_MUSTER, DATENSCHUTZ_MUSTER } from '../../src/engines/print/beispiel.ts'
import { FASSUNG } from '../../src/engines/print/fassung.ts'
import { FORMATS } from '../../src/engines/print/formats.ts'
import { judgeSheet } from '../../src/engines/print/judge/judgeSheet.ts'
import { sameLink } from '../../src/engines/print/qrCodes.ts'
import { startRenderer } from '../../src/engines/print/render/pdfium.ts'
import { card, recipient } from '#tests/support/card.ts'
import { cpuOf, type Figure } from './figure.ts'

/** CPU of judging one page (print 13), ms. */
const JUDGE_BAR_MS = 400
const CARDS = 1000
const PX: [number, number] = [1300, 1180]
const FORMATE: FormatId[] = ['maxipostkarte', 'dina4mailing', 'dina4mailing-2seitig']

/** A photo at 300 dpi, in which no two pixels are alike. */
async function photo(w: number, h: number): Promise<Uint8Array> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const image = sharp({ create: { width: w, height: h, channels: 3, background: '#888888', noise } })
  return new Uint8Array(await image.jpeg({ quality: 90 }).toBuffer())
}

/** The sheet with a photo in its front, beside what has to be free. */
function withPhoto(format: FormatId): Seite[] {
  const bild: ImageLayer = {
    id: 'foto',
    name: 'Foto',
    type: 'bild',
    x: 100,
    y: format === 'maxipostkarte' ? 0 : 120,
    w: 110,
    h: 100,
    rotation: 0,
    opacity: 1,
    visible: true,
    print: true,
    locked: { position: false, size: false, content: false, order: false, delete: false },
    required: false,
    assetId: 'foto',
    fit: 'fuellen',
    crop: { x: 0, y: 0, w: 1, h: 1 },
    flipX: false,
    flipY: false,
    alt: '',
  }
  return card(format).map((seite, i) => (i === 0 ? { ...seite, layers: [bild, ...seite.layers] } : seite))
}

/** One page judged, its thread and PDFium started before; the best of three. */
async function judged(format: FormatId, bytes: Uint8Array): Promise<Figure> {
  const [fonts, renderer, seiten] = [nodeFontSet(), await startRenderer(await pdfiumModule()), withPhoto(format)]
  const bytesOf = () => Promise.resolve({ bytes, mime: 'image/jpeg' })
  const sheet = { format, seiten, bytesOf, fonts, absender: ABSENDER_MUSTER, datenschutzText: DATENSCHUTZ_MUSTER }
  const runs: number[] = []
  for (let round = 0; round < 3; round += 1) runs.push(await cpuOf(() => judgeSheet(sheet, renderer)))
  return {
    name: `judging a page, ${FORMATS[format].label}: CPU`,
    value: (Math.min(...runs) * 1000) / seiten.length,
    unit: 'ms',
    reference: null,
    bar: { at: 'most', of: 'value', value: JUDGE_BAR_MS },
  }
}

const foto = (bytes: Uint8Array): Asset => ({
  id: 'foto',
  name: 'foto.jpg',
  sha256: sha256(bytes),
  mime: 'image/jpeg',
  px: PX,
  space: 'rgb',
  bytes: bytes.length,
  quelle: 'upload',
})

/** A whole print file as it is handed over: written, compared, read back. */
async function handedOver(bytes: Uint8Array): Promise<Figure> {
  const format: FormatId = 'maxipostkarte'
  const seiten = withPhoto(format)
  const ordner = await mkdtemp(join(tmpdir(), 'bench-'))
  const vorlage: Druckvorlage = {
    ordner,
    format,
    seiten,
    assets: [foto(bytes)],
    inhalte: { foto: bytes },
    pdfAssetId: null,
    absender: ABSENDER_MUSTER,
    fassung: FASSUNG,
    datenschutzText: DATENSCHUTZ_MUSTER,
    titel: 'Messung',
    druckprofil: {
      bedingung: 'FOGRA39',
      profil: new Uint8Array(await readFile('public/druckprofil/FOGRA39L.icc')),
    },
    druckrand: null,
    auftrag: 'K000001-1',
    anzahl: CARDS,
    erstellt: new Date().toISOString(),
  }
  const empfaenger = Array.from({ length: CARDS }, (_, i) => ({
    nr: i + 1,
    empfaenger: recipient(i),
    qrUrls: sameLink(seiten, `https://post.example.org/q/${(i * 2_654_435_761).toString(36).padStart(10, 'a')}`),
  }))
  try {
    const seconds = await cpuOf(() => makePrintFile(vorlage, { name: 'druckdaten-001.pdf', empfaenger }))
    return {
      name: `a print file of ${CARDS} cards, written, checked and read back: CPU`,
      value: seconds,
      unit: 's',
      reference: null,
    }
  } finally {
    await rm(ordner, { recursive: true })
  }
}

/** What is done for the truth of a print: the judge, and a file from its writing to its hand-over. */
export async function benchDruck(): Promise<Figure[]> {
  const bytes = await photo(...PX)
  const figures = []
  for (const format of FORMATE) figures.push(await judged(format, bytes))
  return [...figures, await handedOver(bytes)]
}
