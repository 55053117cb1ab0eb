import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Befund, Layer, Seite } from '#src/contract/dokument.ts'
import { mitUrteil, ohneUrteil } from '#src/engines/print/judge/urteil.ts'
import { checkDokument } from '#src/engines/print/preflight/checkDokument.ts'
import { asset, fonts, image, pagesWith, shape, text } from '../fixtures.ts'
import { codesOf, judgedSheet } from './sheets.ts'

const [CARD, LETTER] = ['maxipostkarte', 'dina4mailing'] as const
const GREY = { c: 0, m: 0, y: 0, k: 0.15 }
const WHITE = { c: 0, m: 0, y: 0, k: 0 }
const BLUE = { c: 1, m: 0.8, y: 0, k: 0.4 }

/** Something on the front, so that it is not empty. */
const FRONT = shape({ id: 'vorn', x: 20, y: 20 })

const cards = (...layers: Layer[]): Seite[] =>
  pagesWith(CARD, 1, ...layers).map((seite, index) =>
    index === 0 ? { ...seite, layers: [...seite.layers, FRONT] } : seite,
  )

/** A picture whose left part is black, the rest white or nothing. */
async function partlyBlack(share: number, rest: string): Promise<Uint8Array> {
  const black = { create: { width: Math.round(1000 * share), height: 500, channels: 3, background: '#000' } } as const
  return sharp({ create: { width: 1000, height: 500, channels: 4, background: rest } })
    .composite([{ input: black, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

async function check(format: typeof CARD | typeof LETTER, seiten: Seite[], picture?: Uint8Array): Promise<Befund[]> {
  const bytesOf = () => (picture ? Promise.resolve({ bytes: picture, mime: 'image/png' }) : Promise.reject(new Error()))
  const boxes = checkDokument(seiten, { format, fonts, assets: [asset('rot', [1000, 500])] })
  return mitUrteil(boxes, await judgedSheet({ format, seiten, bytesOf }), seiten)
}

const zones = (befunde: Befund[]) =>
  befunde.filter(({ code }) => code === 'zoneNichtFrei').map(({ layerId }) => layerId)

describe('zones of a designed card', () => {
  const overlapping = image({ x: 80, y: 20, w: 120, h: 60 })

  it('a picture that is white where it lies in them leaves them free, which its box cannot know', async () => {
    const seiten = cards(overlapping)
    expect(zones(checkDokument(seiten, { format: CARD, fonts, assets: [asset('rot', [1000, 500])] }))).toEqual(['bild'])
    expect(zones(await check(CARD, seiten, await partlyBlack(0.6, '#fff')))).toEqual([])
    expect(zones(await check(CARD, seiten, await partlyBlack(0.6, '#fff0')))).toEqual([])
  })

  it('a picture that is dark there is named with its layer', async () => {
    expect(zones(await check(CARD, cards(overlapping), await partlyBlack(0.9, '#fff')))).toEqual(['bild'])
  })

  it('a background may run below them', async () => {
    const seiten = cards(shape({ x: 0, y: 0, w: 241, h: 131, fill: GREY }), text('Hallo', { x: 70 }))
    expect(codesOf(await check(CARD, seiten))).toEqual([])
  })

  it('what of ours stands in them is still told by its box', async () => {
    const seiten = cards().map((seite) => ({
      ...seite,
      layers: seite.layers.map((layer) => (layer.system === 'qr' ? { ...layer, x: 170 } : layer)),
    }))
    expect(zones(await check(CARD, seiten))).toEqual(['rueckseite-qr'])
  })
})

describe('a designed letter', () => {
  const letter = (...layers: Layer[]) => pagesWith(LETTER, 0, shape({ x: 20, y: 150, w: 100, h: 60 }), ...layers)
  const judgedLetter = async (...layers: Layer[]) => codesOf(await check(LETTER, letter(...layers)))

  it('is right, and its code at its usual place beside the window is advice', async () => {
    expect(await judgedLetter()).toEqual(['hinweis fensterVorgabe', 'hinweis qrRuhezone'])
  })

  it.each([
    [
      'a dark background below the address',
      shape({ id: 'b', x: 0, y: 0, w: 216, h: 303, fill: BLUE }),
      'fehler anschriftKontrast',
    ],
    [
      'a light background below the address',
      shape({ id: 'b', x: 0, y: 0, w: 216, h: 303, fill: GREY }),
      'warnung anschriftHintergrund',
    ],
    [
      'a text in the Vermerkzone',
      text('Nur für kurze Zeit', { x: 40, y: 50, w: 60, h: 8 }),
      'fehler anschriftVerdeckt',
    ],
    ['a white panel over it', shape({ id: 'w', x: 20, y: 45, w: 90, h: 50, fill: WHITE }), 'hinweis fensterVorgabe'],
    [
      'a panel that the window may show',
      shape({ id: 'p', x: 109, y: 50, w: 40, h: 30, fill: BLUE }),
      'warnung fensterNichtFrei',
    ],
  ])('with %s', async (_, layer, code) => {
    expect(await judgedLetter(layer)).toContain(code)
  })
})

describe('texts and codes', () => {
  it('white type on paper is told with its layer', async () => {
    const white = text('unsichtbar', { x: 70, style: { ...text('').style, color: WHITE } })
    const found = await check(CARD, cards(shape({ x: 20, y: 80 }), white))
    expect(found.find(({ code }) => code === 'textUnsichtbar')).toMatchObject({ layerId: 'text', schwere: 'warnung' })
  })

  it('black type on a panel is seen', async () => {
    const found = await check(
      CARD,
      cards(shape({ x: 60, y: 5, w: 90, h: 70, fill: GREY }), text('sichtbar', { x: 70 })),
    )
    expect(codesOf(found)).toEqual([])
  })

  it('the privacy text on a dark panel cannot be read', async () => {
    const found = await check(CARD, cards(shape({ x: 0, y: 0, w: 100, h: 60, fill: BLUE })))
    expect(found.find(({ code }) => code === 'datenschutzKontrast')).toMatchObject({
      schwere: 'fehler',
      layerId: 'rueckseite-datenschutz',
      soll: 'mindestens 4,5',
    })
  })

  it('a code hides a text of the customer, and a photo may lie behind it', async () => {
    const hidden = await check(
      CARD,
      cards(text('Das liest niemand, weil der Code davor liegt', { x: 6, y: 36, w: 60, h: 30 })),
    )
    expect(hidden.find(({ code }) => code === 'inhaltVerdeckt')?.text).toBe('Der QR-Code verdeckt „Text“.')
    const photo = await check(CARD, cards(image({ x: 0, y: 25, w: 60, h: 60 })), await partlyBlack(0.3, '#fff'))
    expect(photo.map(({ code }) => code)).not.toContain('inhaltVerdeckt')
  })

  it('a code that is printed faintly lacks contrast', async () => {
    const seiten = cards().map((seite) => ({
      ...seite,
      layers: seite.layers.map((layer) => (layer.system === 'qr' ? { ...layer, opacity: 0.2 } : layer)),
    }))
    expect((await check(CARD, seiten)).map(({ code }) => code)).toContain('qrKontrast')
  })
})

it('an earlier judgement gives way to a later one, and what operators tell stays', () => {
  const befund = (code: string, layerId?: string): Befund => ({
    schwere: 'fehler',
    code,
    text: 'x',
    ...(layerId && { layerId }),
  })
  // Zones and bleed were once guessed from the operators, and are stored so.
  const before = [
    ...['zoneNichtFrei', 'schriftFehlt', 'leereSeite', 'beschnittNichtGefuellt'].map((code) => befund(code)),
    befund('fensterVorgabe', 'vorderseite-qr'),
  ]
  expect(ohneUrteil(before).map(({ code }) => code)).toEqual(['schriftFehlt'])
})
