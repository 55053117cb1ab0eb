import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Asset } from '#src/contract/asset.ts'
import { FORMATE, type Layer, type Rect, type Seite } from '#src/contract/dokument.ts'
import { FASSUNG } from '#src/engines/print/fassung.ts'
import { FORMATS } from '#src/engines/print/formats.ts'
import { judgeSheet } from '#src/engines/print/judge/judgeSheet.ts'
import { layout } from '#src/engines/print/layout.ts'
import { checkDokument } from '#src/engines/print/preflight/checkDokument.ts'
import { pageToSvg } from '#src/engines/print/svg.ts'
import { inkBox } from '#src/engines/print/textLayers.ts'
import { fillVorlage, MUSTER_WEB, type VorlageKonto } from '#src/features/werbemittel/vorlagen/fillVorlage.ts'
import { kontrast } from '#src/features/werbemittel/vorlagen/farbrollen.ts'
import { BRANCHEN, type Vorlage } from '#src/features/werbemittel/vorlagen/vorlage.ts'
import { VORLAGEN } from '#src/features/werbemittel/vorlagen/vorlagen.ts'
import { testRenderer } from '#tests/support/renderer.ts'
import { fonts } from '../../engines/print/fixtures.ts'

const FOLDER = 'src/features/werbemittel/vorlagen/entwuerfe/'
const vorlagen = readdirSync(FOLDER).map((file): Vorlage => JSON.parse(readFileSync(FOLDER + file, 'utf8')))

const absender = {
  firma: 'Ladenverbund Elbtal eG',
  strasse: 'Am Lindenspeicher',
  hausnummer: '14',
  plz: '01099',
  ort: 'Dresden',
}
const KONTO: VorlageKonto = {
  firma: absender.firma,
  markenfarbe: null,
  rechnungsEmail: 'buchhaltung@example.org',
  ansprechpartner: [{ name: 'Jana Vogt', funktion: '', email: 'jana@example.org', telefon: '+49 351 5550142' }],
  standardAbsender: absender,
}
/** A name that is longer than most. */
const LANG = { ...KONTO, firma: 'Süddeutsche Feinmechanik und Präzisionsoptik GmbH & Co. KG' }
/** Bright, pale, dark, grey and the ends of the scale. */
const MARKEN = [
  '#ffd500',
  '#fdf3c0',
  '#00a651',
  '#c8102e',
  '#1d3b8b',
  '#7f7f7f',
  '#ffffff',
  '#000000',
  '#ff7f00',
  '#d9f000',
]

const LOGO: Asset = {
  id: 'logo',
  name: 'logo.png',
  sha256: '0',
  mime: 'image/png',
  px: [480, 130],
  space: 'rgb',
  bytes: 1,
  quelle: 'upload',
}
const logoBytes = sharp({ create: { width: 480, height: 130, channels: 3, background: '#1f5a3a' } })
  .png()
  .toBuffer()

const contextOf = (vorlage: Vorlage) => ({
  format: vorlage.format,
  fonts,
  empfaenger: null,
  absender: null,
  fassung: FASSUNG,
  datenschutzText: null,
  qrUrls: {},
})

describe('the templates', () => {
  test('are listed as they are, all formats and trades among them', () => {
    const listed = vorlagen.map(({ id, bezeichnung, branche, format, worte }) => ({
      id,
      bezeichnung,
      branche,
      format,
      worte,
    }))
    expect(VORLAGEN.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(listed)
    expect(vorlagen.length).toBeGreaterThanOrEqual(24)
    expect(new Set(vorlagen.map(({ format }) => format))).toEqual(new Set(FORMATE))
    expect(BRANCHEN.filter((branche) => vorlagen.filter((one) => one.branche === branche).length < 3)).toEqual([])
  })
  test('say of each offer until when, and what it costs in which unit', () => {
    const without = (pattern: RegExp) =>
      vorlagen.filter(({ seiten }) => !pattern.test(JSON.stringify(seiten))).map(({ id }) => id)
    expect(without(/TT\.MM\./)).toEqual([])
    expect(without(/€ (?:pro|für|statt|auf|über)|(?:pro|für) \p{L}+|−\d+ %/u)).toEqual([])
  })
})

describe.each(vorlagen.map((vorlage) => [vorlage.id, vorlage] as const))('%s', (_, vorlage) => {
  test.each([
    ['nobody', null, null],
    ['the customer', KONTO, null],
    ['the customer with logo and colour', { ...KONTO, markenfarbe: '#1d3b8b' }, LOGO],
    ['a customer with a long name', LANG, null],
  ])('of %s has nothing to mend', (_who, konto, logo) => {
    const seiten = fillVorlage(vorlage, konto, logo)
    expect(JSON.stringify(seiten)).not.toMatch(/[{]\w+[}]/)
    expect(seiten.flatMap(({ layers }) => layers).filter(({ type }) => type === 'bild').length).toBe(
      logo ? logosOf(vorlage) : 0,
    )
    const found = checkDokument(seiten, { format: vorlage.format, assets: logo ? [logo] : [], fonts })
    expect(found.filter(({ schwere }) => schwere !== 'hinweis')).toEqual([])
  })

  test('prints without an error', async () => {
    const sheet = { format: vorlage.format, seiten: fillVorlage(vorlage, KONTO, LOGO), fonts }
    const bytes = new Uint8Array(await logoBytes)
    const bytesOf = () => Promise.resolve({ bytes, mime: 'image/png', quelle: 'upload' } as const)
    const found = await judgeSheet({ ...sheet, bytesOf }, await testRenderer())
    expect(found.filter(({ schwere }) => schwere !== 'hinweis')).toEqual([])
  })

  test('can be read in its colours and in those of any brand', async () => {
    for (const markenfarbe of [null, ...MARKEN]) {
      const seiten = fillVorlage(vorlage, { ...KONTO, markenfarbe }, null)
      for (const seite of seiten)
        expect({ markenfarbe, texts: await unreadable(seite, vorlage) }).toEqual({ markenfarbe, texts: [] })
    }
  })
})

const logosOf = ({ seiten }: Vorlage) =>
  seiten.flatMap(({ layers }) => layers).filter(({ id }) => id.startsWith('logo')).length

/** px of one mm. */
const PX = 2
/** Contrast of type below 24 px of a screen, and of larger (WCAG 1.4.3); 6.3 mm are 18 pt. */
const LEAST = { small: 4.5, large: 3, from: 6.3 } as const
/** Share of the ground that may be worse: the rim of a picture that a letter touches. */
const RIM = 0.04

/** Texts whose letters cannot be told from what lies below them, by its pixels. */
async function unreadable(seite: Seite, vorlage: Vorlage): Promise<string[]> {
  const context = contextOf(vorlage)
  const { w, h } = FORMATS[vorlage.format].data
  const ground = { ...seite, layers: seite.layers.filter(({ type }) => type !== 'text') }
  const svg = pageToSvg(layout(ground, context), {
    format: vorlage.format,
    fonts,
    assetHref: () => '',
    widthPx: w * PX,
  })
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lookAt = ({ x, y, w: wide, h: high }: Rect, layer: Extract<Layer, { type: 'text' }>) => {
    const color = layer.style.color
    const size = layer.style.size
    const least = size >= LEAST.from ? LEAST.large : LEAST.small
    let [all, bad] = [0, 0]
    for (let py = Math.max(0, Math.floor(y * PX)); py < Math.min(info.height, (y + high) * PX); py += 2)
      for (let px = Math.max(0, Math.floor(x * PX)); px < Math.min(info.width, (x + wide) * PX); px += 2) {
        const at = (py * info.width + px) * 3
        const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
        all += 1
        if (kontrast(color, { r: r / 255, g: g / 255, b: b / 255 }) < least) bad += 1
      }
    return all > 0 && bad / all > RIM
  }
  expect(info.height).toBeGreaterThan(h)
  return seite.layers.flatMap((layer) =>
    layer.type === 'text' && lookAt(inkBox(layer, context), layer) ? [`${layer.id}: ${layer.name}`] : [],
  )
}

test('a site is read from the mail of the company, never from that of a provider', () => {
  const [vorlage] = vorlagen
  const contentOf = (email: string) => {
    const seiten = fillVorlage(vorlage!, { ...KONTO, rechnungsEmail: email, ansprechpartner: [] }, null)
    return seiten
      .flatMap(({ layers }) => layers)
      .flatMap((layer) => (layer.type === 'qrcode' && layer.enabled ? [layer.inhalt] : []))
  }
  expect(contentOf('rechnung@laden-elbe.de')).toEqual(['https://www.laden-elbe.de'])
  expect(contentOf('laden@gmail.com')).toEqual([`https://${MUSTER_WEB}`])
})
