import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Asset } from '#src/contract/asset.ts'
import type { ImageLayer } from '#src/contract/dokument.ts'
import type { MotivStil } from '#src/contract/bildgenerierung.ts'
import { zeichne } from '#src/engines/images/motivDatei.ts'
import { PFAD } from '#src/engines/print/displayList.ts'
import { layout } from '#src/engines/print/layout.ts'
import { imageSize } from '#src/engines/print/pdf/pdfImage.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'
import { operations } from '#src/engines/print/objects/tokens.ts'
import { pageToSvg } from '#src/engines/print/svg.ts'
import { writeVektor } from '#src/engines/print/vektor/vektorSvg.ts'
import { leftOut } from '#tests/support/programs.ts'
import { contextOf, fonts, image, pixels, raster, run, shape, text, withFile } from '../fixtures.ts'
import { front, get, jpeg, objects, pageOf, unpacked, written } from './opened.ts'

afterAll(() => vi.resetConfig())

const bytes = (value: string) => new TextEncoder().encode(value)
const zeichnung = (stil: MotivStil, format: 'maxipostkarte' | 'quadrat' = 'maxipostkarte') =>
  bytes(
    zeichne({ beschreibung: 'Rosen und ein Fahrrad', stil, format, saat: 11, farben: ['#1a4d8f'], freiraum: 'ohne' })
      .svg,
  )

/** Thick lines with a sharp corner and open ends, and a field far over the sheet. */
const SPITZEN = writeVektor(
  {
    breite: 100,
    hoehe: 60,
    formen: [
      {
        op: 'pfad',
        d: Float64Array.of(PFAD.rect, -40, 40, 180, 60),
        fill: { c: 0, m: 0.5, y: 1, k: 0 },
        evenOdd: false,
      },
      {
        op: 'pfad',
        d: Float64Array.of(PFAD.move, 20, 50, PFAD.line, 30, 20, PFAD.line, 40, 50),
        stroke: { color: { c: 1, m: 0.3, y: 0, k: 0 }, width: 10 },
        evenOdd: false,
      },
    ],
  },
  '',
)
const DATEIEN = {
  flaechig: zeichnung('flaechig'),
  linie: zeichnung('linie', 'quadrat'),
  scherenschnitt: zeichnung('scherenschnitt'),
  geometrisch: zeichnung('geometrisch', 'quadrat'),
  spitzen: bytes(SPITZEN),
}
const fileOf = (id: string): Uint8Array =>
  Object.entries(DATEIEN).find(([name]) => name === id)?.[1] ?? new Uint8Array()
const PUNKT: [number, number] = [1, 1]
type Lage = Partial<ImageLayer> & { motiv: keyof typeof DATEIEN }

/** Placements that a customer can give a picture, all styles. */
const SEITEN: [string, Lage[]][] = [
  [
    'into the bleed, cropped, flipped both ways and turned',
    [
      { motiv: 'flaechig' },
      { motiv: 'linie', x: 10, y: 10, w: 90, h: 70, crop: { x: 0.25, y: 0.1, w: 0.5, h: 0.6 } },
      { motiv: 'linie', x: 130, y: 40, w: 80, h: 60, flipX: true, flipY: true, rotation: 33 },
    ],
  ],
  [
    'filling a frame, fitted into one, half through',
    [
      { motiv: 'scherenschnitt', x: 5, y: 10, w: 60, h: 110 },
      { motiv: 'geometrisch', x: 70, y: 10, w: 80, h: 110, fit: 'einpassen' },
      { motiv: 'geometrisch', x: 155, y: 20, w: 80, h: 80, flipX: true, opacity: 0.5 },
    ],
  ],
  [
    'sharp corners, open ends, more than the sheet',
    [
      { motiv: 'spitzen', x: 10, y: 10, w: 100, h: 60 },
      { motiv: 'spitzen', x: 120, y: 60, w: 100, h: 60, rotation: 350 },
    ],
  ],
]

const WIDTH = 600
/** Worst of what is drawn right: 0.0007; with ends and corners of another kind it is 0.007. */
const FREMD_MAX = 0.002

async function ghostscript(file: string, folder: string, dpi: number) {
  const out = join(folder, 'gs.png')
  const options = ['-q', '-dNOPAUSE', '-dBATCH', '-dTextAlphaBits=4', '-dGraphicsAlphaBits=4', '-sDEVICE=png16m']
  run('gs', [...options, `-r${dpi}`, '-dFirstPage=1', '-dLastPage=1', `-sOutputFile=${out}`, file])
  return pixels(readFileSync(out))
}

type Pixels = Awaited<ReturnType<typeof pixels>>

/**
 * Part of the sheet that is printed otherwise than shown. Inks look different in every reader, so each colour of the
 * screen is compared with what this reader makes of it, in the middle of its pixels.
 */
function different(screen: Pixels, print: Pixels): number {
  const w = Math.min(screen.width, print.width) - 1
  const h = Math.min(screen.height, print.height) - 1
  const pairs = new Map<string, [number, number, number][]>()
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const color = screen.at(x, y).join()
      const known = pairs.get(color)
      if (known) known.push(print.at(x, y))
      else pairs.set(color, [print.at(x, y)])
    }
  }
  let far = 0
  let flat = 0
  for (const printed of pairs.values()) {
    // Mixed colours of an edge are many and each is rare.
    if (printed.length < w * h * 0.002) continue
    flat += printed.length
    const median = [0, 1, 2].map((i) => printed.map((rgb) => rgb[i] ?? 0).sort((a, b) => a - b)[printed.length >> 1])
    far += printed.filter((rgb) => rgb.some((value, i) => Math.abs(value - (median[i] ?? 0)) > 24)).length
  }
  return far / flat
}

describe.skipIf(leftOut('gs', 'pdftoppm'))('a motif is printed as it is shown (pdftoppm, gs)', () => {
  test.each(SEITEN)('%s', async (_, lagen) => {
    const assets = Object.entries(DATEIEN).map(([id, file]) => ({ id, px: imageSize(file) ?? PUNKT }))
    const seite = front(...lagen.map(({ motiv: assetId, ...lage }, i) => image({ id: `${i}`, assetId, ...lage })))
    const context = contextOf('maxipostkarte', { assets })
    const assetHref = (id: string) => `data:image/svg+xml;base64,${Buffer.from(fileOf(id)).toString('base64')}`
    const shown = pageToSvg(layout(seite, context), { format: 'maxipostkarte', fonts, assetHref, widthPx: WIDTH })
    const screen = await pixels(await sharp(Buffer.from(shown)).png().toBuffer())
    const pdf = await writePdf({
      format: 'maxipostkarte',
      pages: [{ seite, context }],
      assets: async (id) => ({ bytes: fileOf(id), mime: 'image/svg+xml', quelle: 'muster' }),
      title: '',
    })
    const dpi = (WIDTH / 241) * 25.4
    await withFile(pdf, async (path, folder) => {
      expect(different(screen, await raster(path, folder, 1, dpi))).toBeLessThan(FREMD_MAX)
      expect(different(screen, await ghostscript(path, folder, dpi))).toBeLessThan(FREMD_MAX)
    })
  })
})

describe('a motif in the print file', () => {
  const motiv = (quelle: Asset['quelle'] = 'muster') => ({
    bytes: DATEIEN.flaechig,
    mime: 'image/svg+xml',
    quelle,
  })
  const seite = front(
    image({ assetId: 'a' }),
    image({ id: '2', assetId: 'a', w: 60, h: 60, opacity: 0.4 }),
    text('Gruß'),
  )
  const outputIntent = { bedingung: 'FOGRA51', profil: new Uint8Array([0]) }

  test('stands there once, however many pages and places show it', async () => {
    const size = async (count: number) => {
      const doc = await written(
        Array.from({ length: count }, () => pageOf({ ...seite })),
        { assets: async () => motiv() },
      )
      expect(objects(doc, 'Form').filter((form) => String(get(doc, form, 'Metadata')) !== 'undefined')).toHaveLength(1)
      return (await doc.save()).length
    }
    const [one, many] = [await size(1), await size(60)]
    expect((many - one) / 59).toBeLessThan(1500)
  })

  test('is printed in CMYK and nothing else', async () => {
    const doc = await written([pageOf(seite)], { assets: async () => motiv() })
    const used = doc.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
      .filter((stream) => !/\/(XML|Length1|N) /.test(String(stream.dict)))
      .flatMap((stream) => [...operations(bytes(unpacked(stream)))].map(({ op }) => op))
    expect(used).toContain('k')
    for (const op of ['rg', 'RG', 'g', 'G', 'cs', 'CS', 'sc', 'SC', 'scn', 'SCN', 'sh', 'INLINE'])
      expect(used).not.toContain(op)
    expect(objects(doc, 'Image')).toEqual([])
  })

  test('has no finding in the check of uploaded files', async () => {
    const back = shape({ x: 20, y: 20, fill: { c: 1, m: 0, y: 0, k: 0 } })
    const context = contextOf('maxipostkarte')
    const pdf = await writePdf({
      format: 'maxipostkarte',
      title: 'Gut',
      outputIntent,
      assets: async () => motiv(),
      pages: [
        { seite, context },
        { seite: { side: 'rueckseite', layers: [back], guides: [] }, context },
      ],
    })
    expect(await preflightPdf(pdf, 'maxipostkarte')).toEqual([])
  })

  const xmpOf = (stream: unknown) =>
    stream instanceof PDFRawStream ? new TextDecoder().decode(stream.getContents()) : ''
  const SOURCE = /<Iptc4xmpExt:DigitalSourceType[^>]*>([^<]*)</

  test.each<[string, Asset['quelle'], string | null]>([
    ['a motif', 'muster', 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'],
    ['an image service', 'generiert', 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'],
    ['somebody', 'upload', null],
  ])('the picture of %s is marked in the file and at the picture, which stays PDF/X-4', async (_, quelle, expected) => {
    for (const asset of [motiv(quelle), { ...jpeg, quelle }]) {
      const doc = await written([pageOf(seite)], { assets: async () => asset, outputIntent })
      const document = xmpOf(get(doc, doc.catalog, 'Metadata'))
      expect(document.match(SOURCE)?.[1] ?? null).toBe(expected)
      expect(document).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4<')
      expect(document).toContain('<pdf:Trapped>False<')
      expect(String(doc.catalog.get(PDFName.of('OutputIntents')))).toContain('GTS_PDFX')
      const marked = [...objects(doc, 'Form'), ...objects(doc, 'Image')].flatMap(
        (object) => xmpOf(get(doc, object, 'Metadata')) || [],
      )
      expect(marked.map((xmp) => SOURCE.exec(xmp)?.[1])).toEqual(expected === null ? [] : [expected])
    }
  })

  test('one picture of a service marks the file beside all others; a hidden one marks nothing', async () => {
    const source = async (...layers: ImageLayer[]) => {
      const quellen: Record<string, Asset['quelle']> = { m: 'muster', g: 'generiert', u: 'upload' }
      const assets = async (id: string) => ({ ...jpeg, quelle: quellen[id] ?? ('upload' as const) })
      const doc = await written([pageOf(front(...layers)), pageOf(front())], { assets })
      return /digitalsourcetype\/(\w+)/.exec(xmpOf(get(doc, doc.catalog, 'Metadata')))?.[1] ?? null
    }
    const [m, g, u] = ['m', 'g', 'u'].map((id) => image({ id, assetId: id }))
    if (!m || !g || !u) throw new Error('no layers')
    expect(await source(u, m)).toBe('algorithmicMedia')
    expect(await source(g, m, u)).toBe('trainedAlgorithmicMedia')
    expect(await source(m, g)).toBe('trainedAlgorithmicMedia')
    expect(await source(u, { ...g, visible: false })).toBeNull()
    expect(await source()).toBeNull()
  })
})
