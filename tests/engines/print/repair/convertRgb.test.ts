import { readFileSync } from 'node:fs'
import { PDFDocument, PDFName, PDFRawStream, rgb, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { farbwandler } from '#mocks/backend/platform/print/farbwandler.ts'
import { srgbProfile } from '#src/engines/print/pdf/iccProfile.ts'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'
import { repairPdf } from '#src/engines/print/repair/repairPdf.ts'
import { raster, run, withFile } from '../fixtures.ts'

const profil = new Uint8Array(readFileSync('public/druckprofil/FOGRA39L.icc'))
const pt = (mm: number): number => (mm * 72) / 25.4
const name = (key: string) => PDFName.of(key)
const ascii = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))

async function repaired(draw: (doc: PDFDocument) => Promise<void> | void) {
  const doc = await PDFDocument.create()
  for (let i = 0; i < 2; i++) doc.addPage([pt(241), pt(131)]).setTrimBox(pt(3), pt(3), pt(235), pt(125))
  await draw(doc)
  const file = await doc.save()
  const before = await preflightPdf(file, 'maxipostkarte')
  expect(before.map(({ code }) => code)).toContain('rgb')
  const done = await repairPdf(file, 'maxipostkarte', { befunde: before, wandler: () => farbwandler(profil, 60_000) })
  if (!done) throw new Error('nothing was mended')
  const after = await preflightPdf(done.bytes, 'maxipostkarte')
  return {
    before: file,
    bytes: done.bytes,
    told: done.befunde.map(({ code }) => code),
    left: after.map(({ code }) => code),
  }
}

/** The file as text, its drawings unpacked. */
const open = (bytes: Uint8Array): Promise<string> =>
  withFile(bytes, (file, folder) => {
    run('qpdf', ['--qdf', '--object-streams=disable', file, `${folder}/open.pdf`])
    return run('cat', [`${folder}/open.pdf`])
  })

test('colours of text and drawings become inks; black and grey become black alone', async () => {
  const { bytes, told, left } = await repaired(async (doc) => {
    const font = await doc.embedFont(StandardFonts.Helvetica)
    doc.getPage(0).drawText('Schwarz', { x: 50, y: 250, font, size: 20, color: rgb(0, 0, 0) })
    doc.getPage(0).drawRectangle({ x: 50, y: 200, width: 20, height: 20, color: rgb(0.5, 0.5, 0.5) })
    doc
      .getPage(0)
      .drawRectangle({ x: 90, y: 200, width: 20, height: 20, color: rgb(1, 0, 0), borderColor: rgb(1, 1, 1) })
  })
  expect(told).toEqual(['rgbUmgewandelt'])
  expect(left).not.toContain('rgb')
  const text = await open(bytes)
  expect(text).toContain('0 0 0 1 k')
  expect(text).toContain('0 0 0 0.5 k')
  expect(text).toContain('0 0 0 0 K')
  // Red of the screen by the characterisation data: no cyan, much magenta and yellow.
  const inks = [...text.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) k$/gm)].map((found) => found.slice(1).map(Number))
  expect(inks.filter(([c = 1, m = 0, y = 0, k = 1]) => c < 0.05 && m > 0.8 && y > 0.7 && k < 0.1)).toHaveLength(1)
  expect(text).not.toMatch(/ (?:rg|RG)\n/)
})

test('spaces of the screen that are named are turned, CMYK, spot colours and masks stay', async () => {
  const { bytes, told } = await repaired((doc) => {
    const { context } = doc
    const page = doc.getPage(0)
    const tint = context.register(
      context.stream('{0 exch 0 exch 0}', { FunctionType: 4, Domain: [0, 1], Range: [0, 1, 0, 1, 0, 1, 0, 1] }),
    )
    page.node.set(
      name('Resources'),
      context.obj({
        ColorSpace: {
          Schirm: [name('CalRGB'), context.obj({ WhitePoint: [0.95, 1, 1.09] })],
          HKS: [name('Separation'), name('HKS#2013'), name('DeviceCMYK'), tint],
        },
      }),
    )
    page.node.set(name('Group'), context.obj({ S: 'Transparency', CS: 'DeviceRGB' }))
    const content =
      '/Schirm cs 0 0 1 sc 9 9 9 9 re f\n/HKS cs 0.5 scn 20 9 9 9 re f\n0.1 0.2 0.3 0.4 k 30 9 9 9 re f\n/Schirm CS 9 9 m 20 20 l S'
    page.node.set(name('Contents'), context.register(PDFRawStream.of(context.obj({}), ascii(content))))
  })
  expect(told).toEqual(['rgbUmgewandelt'])
  const text = await open(bytes)
  expect(text).toContain('/HKS cs 0.5 scn 20 9 9 9 re f\n0.1 0.2 0.3 0.4 k 30 9 9 9 re f\n0 0 0 1 K 9 9 m 20 20 l S')
  expect(text).toMatch(/0 0 0 1 k 0\.\d+ 0\.\d+ 0(\.\d+)? 0(\.\d+)? k 9 9 9 9 re f/)
  expect(text).toContain('/CS /DeviceCMYK')
})

/** A green in a separate space: the screen's without its name, its green primary moved. */
const inOwnSpace = (green: number) =>
  repaired((doc) => {
    const profile = srgbProfile()
    const at = (text: string) => Buffer.from(profile).indexOf(text)
    profile.set(ascii('Somebody elses x.'), at('sRGB IEC61966-2.1'))
    const view = new DataView(profile.buffer)
    const x = view.getUint32(at('gXYZ') + 4) + 8
    view.setInt32(x, view.getInt32(x) * green)
    const { context } = doc
    const space = context.obj([name('ICCBased'), context.register(context.flateStream(profile, { N: 3 }))])
    doc.getPage(0).node.set(name('Resources'), context.obj({ ColorSpace: { Eigen: space } }))
    doc.getPage(0).node.set(name('Contents'), context.register(context.stream('/Eigen cs 0 0.6 0.2 sc 9 9 9 9 re f')))
  })

test('a profile is the screen’s by its numbers, whatever it is called: Chromium gives it another name', async () => {
  expect((await inOwnSpace(1)).told).toEqual(['rgbUmgewandelt'])
  await expect(inOwnSpace(0.5)).rejects.toThrow('nothing was mended')
})

test('a picture is turned once and looks as before, its transparency kept', async () => {
  const colours = sharp({ create: { width: 300, height: 300, channels: 4, background: '#2c8a4a' } })
  const { before, bytes, told, left } = await repaired(async (doc) => {
    const png = await doc.embedPng(await colours.png().toBuffer())
    const half = await doc.embedPng(
      await sharp({
        create: { width: 300, height: 300, channels: 4, background: { r: 200, g: 30, b: 60, alpha: 0.5 } },
      })
        .png()
        .toBuffer(),
    )
    const jpg = await doc.embedJpg(
      await sharp({ create: { width: 300, height: 300, channels: 3, background: '#d0a020' } })
        .jpeg()
        .toBuffer(),
    )
    for (const [i, image] of [png, half, jpg].entries())
      doc.getPage(0).drawImage(image, { x: pt(20 + 30 * i), y: pt(60), width: pt(24), height: pt(24) })
  })
  expect(told).toEqual(['rgbUmgewandelt'])
  expect(left).not.toContain('rgb')
  const seen = (file: Uint8Array): Promise<number[][]> =>
    withFile(file, async (path, folder) => {
      const page = await raster(path, folder, 1, 50)
      return [0, 1, 2].map((i) => page.at((32 + 30 * i) * (50 / 25.4), (131 - 72) * (50 / 25.4)))
    })
  const [was, is] = [await seen(before), await seen(bytes)]
  for (const [i, colour] of is.entries())
    for (const [k, part] of colour.entries()) expect(Math.abs(part - (was[i]?.[k] ?? 0))).toBeLessThan(60)
  expect(await open(bytes)).toContain('/SMask')
})
