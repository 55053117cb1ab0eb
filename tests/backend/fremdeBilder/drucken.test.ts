import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import { readBild } from '#mocks/backend/platform/images.ts'
import { ausgabeprofil } from '#mocks/backend/platform/print/ausgabeprofil.ts'
import { makePrintFile } from '#mocks/backend/platform/print/printFile.ts'
import type { Seite } from '#src/contract/dokument.ts'
import { Druckprofil } from '#src/engines/print/colour/druckprofil.ts'
import { asset, image, pagesWith, shape, text } from '#tests/engines/print/fixtures.ts'
import { druckvorlage } from '#tests/support/druckvorlage.ts'

const druckprofil = await ausgabeprofil({})
const profil = new Druckprofil(druckprofil.profil)
const datei = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, name)))

/** Prints pages with these pictures, and gives the folder with the file in it. */
async function gedruckt(seiten: Seite[], bilder: Record<string, Uint8Array>): Promise<string> {
  const inhalte: Record<string, Uint8Array> = {}
  const assets = []
  for (const [id, bytes] of Object.entries(bilder)) {
    const bild = await readBild(bytes)
    inhalte[id] = bild.bytes
    const sha256 = createHash('sha256').update(bild.bytes).digest('hex')
    assets.push({ ...asset(id, [bild.breite, bild.hoehe]), mime: bild.mime, sha256 })
  }
  const vorlage = await druckvorlage({ format: 'maxipostkarte', seiten, assets, inhalte, anzahl: 1 })
  await makePrintFile(vorlage, {
    name: 'druck.pdf',
    empfaenger: [{ nr: 1, empfaenger: BEISPIEL_EMPFAENGER, qrUrls: {} }],
  })
  return vorlage.ordner
}

/** Pictures of the file as poppler takes them out of it. */
function herausgenommen(ordner: string): { liste: string; dateien: Buffer[] } {
  const file = join(ordner, 'druck.pdf')
  const liste = execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' })
  execFileSync('pdfimages', ['-all', file, join(ordner, 'bild')])
  const namen = readdirSync(ordner).filter((name) => name.startsWith('bild-'))
  return { liste, dateien: namen.toSorted().map((name) => readFileSync(join(ordner, name))) }
}

const mit = (id: string) => pagesWith('maxipostkarte', 0, image({ id: 'b', assetId: id, x: 20, y: 20, w: 60, h: 40 }))

test.each(['cmyk-profil.jpg', 'cmyk-progressiv.jpg', 'ghostscript-cmyk.jpg', 'grau.jpg'])(
  '%s is printed with its own bytes, its inks as they were (pdfimages -all)',
  async (name) => {
    const { dateien, liste } = herausgenommen(await gedruckt(mit('a'), { a: datei(name) }))
    expect(dateien).toHaveLength(1)
    expect(Buffer.compare(dateien[0] ?? Buffer.alloc(0), (await readBild(datei(name))).bytes)).toBe(0)
    expect(liste).toMatch(name === 'grau.jpg' ? /gray\s+1\s+8\s+jpeg/ : /cmyk\s+4\s+8\s+jpeg/)
  },
)

test.each(['einbit.png', 'einbit-g4.tif', 'ghostscript-mono.png', 'ghostscript-g4.tif'])(
  '%s is printed with one bit a pixel, each as it was (pdfimages -all)',
  async (name) => {
    const { dateien, liste } = herausgenommen(await gedruckt(mit('a'), { a: datei(name) }))
    expect(liste).toMatch(/gray\s+1\s+1\s/)
    const bits = (bytes: Uint8Array) => sharp(bytes).toColourspace('b-w').extractChannel(0).raw().toBuffer()
    expect(Buffer.compare(await bits(dateien[0] ?? Buffer.alloc(0)), await bits(datei(name)))).toBe(0)
  },
)

test('a palette stays one, its colours in inks', async () => {
  const { liste } = herausgenommen(await gedruckt(mit('a'), { a: datei('palette.png') }))
  expect(liste).toMatch(/index\s+1\s+4\s/)
})

test('a photograph becomes the inks of the profile once, and no finer than print needs', async () => {
  const foto = await sharp({
    create: { width: 2400, height: 1600, channels: 3, background: { r: 200, g: 120, b: 60 } },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  const { dateien, liste } = herausgenommen(await gedruckt(mit('a'), { a: new Uint8Array(foto) }))
  expect(liste).toMatch(/945\s+630\s+cmyk\s+4\s+8\s+jpeg/)
  const inks = await sharp(dateien[0]).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer()
  const { c, m, y, k } = profil.inksOf([200 / 255, 120 / 255, 60 / 255])
  for (const [i, ink] of [c, m, y, k].entries()) expect(Math.abs((inks[i] ?? 0) / 255 - ink)).toBeLessThan(0.02)
})

test('black text lies on the colour below it, also a colour that was chosen on a screen (gs tiffsep)', async () => {
  const seiten = pagesWith(
    'maxipostkarte',
    0,
    shape({ id: 'f', x: 0, y: 0, w: 241, h: 131, fill: { c: 0.6, m: 0, y: 0, k: 0 } }),
    text('MMMMMMMM', { id: 't', x: 20, y: 20, w: 120, h: 40 }),
  )
  const ordner = await gedruckt(seiten, {})
  execFileSync('gs', [
    '-q',
    '-dNOPAUSE',
    '-dBATCH',
    '-sDEVICE=tiffsep',
    '-r72',
    '-dFirstPage=1',
    '-dLastPage=1',
    `-sOutputFile=${ordner}/s.tif`,
    join(ordner, 'druck.pdf'),
  ])
  const plate = async (ink: string) => (await sharp(`${ordner}/s(${ink}).tif`).stats()).channels[0]
  expect((await plate('Black'))?.min).toBeLessThan(60)
  // The whole sheet has the same cyan: nothing is left out below the letters.
  const cyan = await plate('Cyan')
  expect([cyan?.min, cyan?.max].map((v) => Math.round((1 - (v ?? 0) / 255) * 100))).toEqual([60, 60])
})
