import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Befund, FormatId, Layer, Seite } from '#src/contract/dokument.ts'
import { mend, hasAbhilfe } from '#src/engines/print/editor/abhilfe.ts'
import { mitUrteil } from '#src/engines/print/judge/urteil.ts'
import { checkDokument } from '#src/engines/print/preflight/checkDokument.ts'
import { asset, fonts, image, pagesWith, shape, text } from '../fixtures.ts'
import { judgedSheet } from './sheets.ts'

const [CARD, LETTER] = ['maxipostkarte', 'dina4mailing'] as const
const BLUE = { c: 1, m: 0.8, y: 0, k: 0.4 }
const WHITE = { c: 0, m: 0, y: 0, k: 0 }
const style = text('').style

const black = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#111' } })
  .png()
  .toBuffer()
const bytesOf = () => Promise.resolve({ bytes: new Uint8Array(black), mime: 'image/png' })

async function check(format: FormatId, seiten: readonly Seite[]): Promise<Befund[]> {
  const boxes = checkDokument([...seiten], { format, fonts, assets: [asset('rot', [2000, 1000])] })
  return mitUrteil(boxes, await judgedSheet({ format, seiten: [...seiten], bytesOf }), seiten)
}

const back = (...layers: Layer[]) => pagesWith(CARD, 1, ...layers)
const letter = (...layers: Layer[]) => pagesWith(LETTER, 0, shape({ x: 20, y: 150, w: 100, h: 60 }), ...layers)
/** The page with one of our own layers changed. */
const withSystem = (seiten: Seite[], system: string, more: Partial<Layer>): Seite[] =>
  seiten.map((seite) => ({
    ...seite,
    layers: seite.layers.map((layer): Layer => {
      if (layer.system !== system) return layer
      return layer.type === 'datenschutz' || layer.type === 'qrcode' ? Object.assign({ ...layer }, more) : layer
    }),
  }))

it.each<[string, string, FormatId, Seite[]]>([
  ['a picture in the zone', 'zoneNichtFrei', CARD, back(image({ x: 120, y: 10, w: 60, h: 30 }))],
  ['a text in the Vermerkzone', 'anschriftVerdeckt', LETTER, letter(text('Eilig', { x: 40, y: 50, w: 60, h: 8 }))],
  [
    'a panel that the window may show',
    'fensterNichtFrei',
    LETTER,
    letter(shape({ id: 'p', x: 109, y: 60, w: 40, h: 30, fill: BLUE })),
  ],
  ['white type on paper', 'textUnsichtbar', CARD, back(text('weiß', { x: 70, style: { ...style, color: WHITE } }))],
  [
    'dark type on a panel as dark',
    'textUnsichtbar',
    CARD,
    back(shape({ x: 66, y: 5, w: 90, h: 70, fill: BLUE }), text('dunkel', { x: 70, style: { ...style, color: BLUE } })),
  ],
  ['privacy text on a dark panel', 'datenschutzKontrast', CARD, back(shape({ x: 0, y: 0, w: 100, h: 60, fill: BLUE }))],
  [
    'pale privacy text',
    'datenschutzKontrast',
    CARD,
    withSystem(back(shape({ x: 70, y: 20 })), 'datenschutz', { opacity: 0.3 }),
  ],
  ['a code that is printed faintly', 'qrKontrast', CARD, withSystem(back(), 'qr', { opacity: 0.2 })],
  [
    'a code that hides a text',
    'inhaltVerdeckt',
    CARD,
    back(text('Das liest niemand, weil der Code davor liegt', { x: 6, y: 36, w: 60, h: 30 })),
  ],
])('%s is mended on one click (%s)', async (_, code, format, seiten) => {
  const befund = (await check(format, seiten)).find((found) => found.code === code)
  if (!befund) throw new Error(`no ${code} before`)
  expect(hasAbhilfe(befund)).toBe(true)
  const result = mend(seiten, befund, format)
  if (!result.ok) throw new Error(result.grund)
  const left = (await check(format, result.dokument)).filter((found) => found.code === code)
  expect(left.filter(({ layerId }) => layerId === befund.layerId)).toEqual([])
})

it('a text that something covers has no mend of its own', async () => {
  const covered = back(text('verdeckt', { x: 70 }), shape({ id: 'z', x: 66, y: 5, w: 90, h: 70, fill: WHITE }))
  const befund = (await check(CARD, covered)).find(({ code }) => code === 'textUnsichtbar')
  expect(befund).toMatchObject({ layerId: 'text' })
  expect(befund && hasAbhilfe(befund)).toBe(false)
})
