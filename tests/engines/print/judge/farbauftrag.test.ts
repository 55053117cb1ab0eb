import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ENTWUERFE, seitenOf } from '#mocks/backend/seed/entwuerfe.ts'
import { FORMATE, type Befund, type FormatId, type Layer, type Seite } from '#src/contract/dokument.ts'
import { checkDokument } from '#src/engines/print/preflight/checkDokument.ts'
import { vorlageSeiten } from '#src/engines/print/vorlage.ts'
import { asset, fonts, image, pagesWith, shape, text } from '../fixtures.ts'
import { judgedSheet } from './sheets.ts'

const CARD = 'maxipostkarte'
const inks = (c: number, m: number, y: number, k: number) => ({ c, m, y, k })
const HEAVY = inks(1, 1, 1, 0.8)

/** Pictures in inks that other programs wrote. */
const datei = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../backend/fremdeBilder', name)))

/** What the judge says of ink on a card with these layers on its front. */
async function ink(layers: Layer[], picture?: Uint8Array): Promise<Befund[]> {
  const bytesOf = () =>
    picture ? Promise.resolve({ bytes: picture, mime: 'image/jpeg' }) : Promise.reject(new Error('no picture'))
  const found = await judgedSheet({ format: CARD, seiten: pagesWith(CARD, 0, ...layers), bytesOf })
  return found.filter(({ code }) => code === 'farbauftrag')
}

describe('ink of a designed page', () => {
  it('of two areas of which the upper is seen through is what both leave', async () => {
    const below = shape({ id: 'unten', name: 'Unten', x: 30, y: 30, w: 60, h: 40, fill: inks(1, 1, 1, 1) })
    const over = shape({ id: 'oben', name: 'Oben', x: 30, y: 30, w: 60, h: 40, fill: inks(1, 0.8, 0.8, 0.4) })
    // Half of 400 and half of 300 %.
    expect(await ink([below, { ...over, opacity: 0.5 }])).toMatchObject([
      {
        schwere: 'warnung',
        layerId: 'oben',
        seite: 'vorderseite',
        text: '„Oben“: An einer Stelle liegt sehr viel Farbe übereinander und kann verschmieren.',
        ist: '350 %',
        soll: 'höchstens 300 %',
        stelle: { x: 30, y: 30, w: 60, h: 40 },
      },
    ])
    // What lies below something opaque is not printed.
    expect(await ink([below, over])).toEqual([])
  })

  it('is the lower layer’s where that has too much beside the upper one, too', async () => {
    const below = shape({ id: 'unten', x: 30, y: 30, w: 90, h: 40, fill: HEAVY })
    const over = shape({ id: 'oben', x: 60, y: 40, w: 20, h: 20, fill: inks(0, 0, 0, 0.5), opacity: 0.1 })
    expect(await ink([below, over])).toMatchObject([{ layerId: 'unten', stelle: { x: 30, y: 30, w: 90, h: 40 } }])
  })

  it('of a photograph that brought 380 % in inks is told with its layer', async () => {
    const jpeg = datei('cmyk-380.jpg')
    const [found, ...more] = await ink([image({ name: 'Foto', x: 20, y: 20, w: 80, h: 40 })], jpeg)
    expect(found).toMatchObject({ layerId: 'bild', text: expect.stringContaining('„Foto“') })
    expect(Math.abs(Number.parseInt(found?.ist ?? '', 10) - 380)).toBeLessThanOrEqual(3)
    expect(more).toEqual([])
    // A turned picture is still the one that lies there.
    expect(await ink([image({ x: 20, y: 20, w: 80, h: 40, rotation: 30 })], jpeg)).toMatchObject([{ layerId: 'bild' }])
  })

  it('of a photograph in RGB is within what the profile gives, and what lies below it is gone', async () => {
    const dark = { create: { width: 320, height: 160, channels: 3, background: '#010101' } } as const
    const jpeg = await sharp(dark).jpeg().toBuffer()
    const below = shape({ x: 20, y: 20, w: 80, h: 40, fill: inks(1, 1, 1, 1) })
    expect(await ink([below, image({ x: 20, y: 20, w: 80, h: 40 })], jpeg)).toEqual([])
  })

  it('of a background of the page has no layer', async () => {
    const seiten = pagesWith(CARD, 0, text('Hallo', { x: 40, y: 40 })).map((seite) => ({ ...seite, background: HEAVY }))
    const found = (await judgedSheet({ format: CARD, seiten })).filter(({ code }) => code === 'farbauftrag')
    expect(found.map(({ seite, ist, layerId }) => [seite, ist, layerId])).toEqual([
      ['vorderseite', '380 %', undefined],
      ['rueckseite', '380 %', undefined],
    ])
  })

  it('is right in an ordinary design', async () => {
    const panel = shape({ x: 0, y: 0, w: 241, h: 131, fill: inks(1, 0.8, 0, 0.4) })
    const glass = shape({ id: 'glas', x: 40, y: 40, w: 60, h: 30, fill: inks(0, 0, 0, 1), opacity: 0.6 })
    const layers = [panel, image({ x: 20, y: 20, w: 80, h: 40 }), glass, text('Hallo', { x: 45, y: 45 })]
    expect(await ink(layers, datei('ghostscript-cmyk.jpg'))).toEqual([])
  })

  it('of letters and thin lines is told by their colour, as nothing wider lies there', async () => {
    const style = { ...text('').style, color: HEAVY }
    const line = shape({ shape: 'linie', x: 40, y: 60, w: 60, h: 1, stroke: { color: HEAVY, width: 0.3 } })
    for (const layer of [text('Hallo', { style }), line, { ...line, stroke: { color: HEAVY, width: 2 } }]) {
      const seiten = pagesWith(CARD, 0, layer)
      const fine = checkDokument(seiten, { format: CARD, fonts, assets: [asset('rot', [1000, 500])] })
      const found = [...fine, ...(await judgedSheet({ format: CARD, seiten }))]
      expect(found.filter(({ code }) => code === 'farbauftrag')).toMatchObject([{ layerId: layer.id, ist: '380 %' }])
    }
  })

  const photo = sharp({ create: { width: 320, height: 160, channels: 3, background: '#100804' } })
    .jpeg()
    .toBuffer()
  it.each<[string, FormatId, Seite[]]>([
    ...ENTWUERFE.map((entwurf): [string, FormatId, Seite[]] => [
      `the design „${entwurf.bezeichnung}“`,
      entwurf.format,
      seitenOf(entwurf, ['bild', 'bild']),
    ]),
    ...FORMATE.map((format): [string, FormatId, Seite[]] => [
      `the template of ${format}`,
      format,
      vorlageSeiten(format),
    ]),
  ])('is right in %s', async (_, format, seiten) => {
    const bytes = await photo
    const found = await judgedSheet({ format, seiten, bytesOf: () => Promise.resolve({ bytes, mime: 'image/jpeg' }) })
    expect(found.filter(({ code }) => code === 'farbauftrag')).toEqual([])
  })
})
