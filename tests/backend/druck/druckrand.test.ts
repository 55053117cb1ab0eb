import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import { RAND_MM } from '#src/engines/print/pdf/rand.ts'
import { ConfigError } from '#mocks/backend/platform/configError.ts'
import { druckrandOf, type Druckrand } from '#mocks/backend/platform/print/druckrand.ts'
import { makePrintFile } from '#mocks/backend/platform/print/printFile.ts'
import { seitenMitQr } from '#tests/backend/kampagneFlow.ts'
import { raster, run, withFile } from '#tests/engines/print/fixtures.ts'
import { druckvorlage } from '#tests/support/druckvorlage.ts'

const DPI = 300
const px = (mm: number) => Math.round((mm / 25.4) * DPI)

/** The file of two pieces of an order of 640, as the print shop gets it. */
async function gedruckt(druckrand: Druckrand | null): Promise<Uint8Array> {
  const vorlage = await druckvorlage({ format: 'maxipostkarte', seiten: seitenMitQr('maxipostkarte'), druckrand })
  const person = { empfaenger: BEISPIEL_EMPFAENGER, qrUrls: {} }
  await makePrintFile(vorlage, {
    name: 'druck.pdf',
    empfaenger: [
      { nr: 7, ...person },
      { nr: 8, ...person },
    ],
  })
  return new Uint8Array(await readFile(join(vorlage.ordner, 'druck.pdf')))
}

test('the print shop says what it wants around the sheet, and a word that nobody knows ends the start', () => {
  expect(druckrandOf({})).toBeNull()
  expect(druckrandOf({ DRUCKRAND: ' schnittmarken, kuvertiercode ' })).toEqual({
    schnittmarken: true,
    passermarken: false,
    laufnummer: false,
    kuvertiercode: true,
  })
  expect(() => druckrandOf({ DRUCKRAND: 'schnittmarken,Farbkeil' })).toThrow(ConfigError)
})

test('each page bears order, running number and side beside the sheet, and the QR codes stay where they are', async () => {
  const pdf = await gedruckt(druckrandOf({ DRUCKRAND: 'schnittmarken,passermarken,laufnummer,kuvertiercode' }))
  await withFile(pdf, (file) => {
    const text = run('pdftotext', ['-enc', 'UTF-8', file, '-'])
    expect(text.match(/K000012-1 · \d von 640 · \S+/g)).toEqual([
      'K000012-1 · 7 von 640 · Vorderseite',
      'K000012-1 · 7 von 640 · Rückseite',
      'K000012-1 · 8 von 640 · Vorderseite',
      'K000012-1 · 8 von 640 · Rückseite',
    ])
  })
})

test('crop marks point at the trim from outside the bleed, and nothing else stands in the margin without being wanted', async () => {
  const marks = await withFile(await gedruckt(druckrandOf({ DRUCKRAND: 'schnittmarken' })), (file, folder) =>
    raster(file, folder, 1, DPI),
  )
  expect([marks.width, marks.height].map((edge) => Math.abs(edge - px(241 + 2 * RAND_MM)) < 2)).toEqual([true, false])
  const ink = (x: number, y: number) => marks.at(px(x), px(y)).some((value) => value < 200)
  // The left trim, 3 mm inside of the bleed: a line above the sheet, paper just outside the bleed.
  const trim = RAND_MM + 3
  expect([-1, 0, 1].some((step) => ink(trim + step * (25.4 / DPI), RAND_MM - 3))).toBe(true)
  expect([-1, 0, 1].some((step) => ink(trim + step * (25.4 / DPI), RAND_MM - 0.5))).toBe(false)
  const below = { left: px(20), top: px(RAND_MM + 131 + 1), width: px(200), height: px(RAND_MM - 2) }
  const { data, info } = await sharp(marks.data, { raw: { width: marks.width, height: marks.height, channels: 3 } })
    .extract(below)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data.every((value) => value > 250)).toBe(true)
  expect(info.width).toBe(px(200))
})

test('the code of the inserter names order, piece and all pieces, and both sides of a piece bear the same', async () => {
  const pdf = await gedruckt(druckrandOf({ DRUCKRAND: 'kuvertiercode' }))
  const { readBarcodes, prepareZXingModule } = await import('zxing-wasm/reader')
  const wasm = await readFile('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  const read = await withFile(pdf, async (file, folder) => {
    const texts: string[] = []
    for (const page of [1, 2, 3, 4]) {
      const { data, width, height } = await raster(file, folder, page, DPI)
      const rgba = await sharp(data, { raw: { width, height, channels: 3 } })
        .ensureAlpha()
        .raw()
        .toBuffer()
      const image = { data: new Uint8ClampedArray(rgba), width, height, colorSpace: 'srgb' } as const
      const found = await readBarcodes(image, { formats: ['DataMatrix'], tryHarder: true })
      texts.push(...found.map(({ text }) => text))
    }
    return texts
  })
  expect(read).toEqual(['K000012-1;7;640', 'K000012-1;7;640', 'K000012-1;8;640', 'K000012-1;8;640'])
})
