import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readQr } from '#mocks/backend/platform/print/codeReader.ts'
import type { Layer, QrLayer, Seite } from '#src/contract/dokument.ts'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import { checkCodes } from '#src/engines/print/finished/checkCodes.ts'
import { chosenPieces, readCodes, type PageToRead } from '#src/engines/print/finished/readCodes.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { writePdf, type WritePdfOptions } from '#src/engines/print/pdf/writePdf.ts'
import { testRenderer } from '#tests/support/renderer.ts'
import { contextOf, image, shape } from '../fixtures.ts'

const FORMAT = 'maxipostkarte'
const LINK = 'https://example.org/q/abcdefghjk'

/** A card with a turned, see-through code in front, a small one on the back, and what else lies on the back. */
function card(more: Partial<QrLayer> = {}, over: Layer[] = []): Seite[] {
  return defaultSeiten(FORMAT).map((seite) => ({
    ...seite,
    layers: seite.layers.flatMap((layer): Seite['layers'] => {
      if (layer.type !== 'qrcode') return [layer]
      // One of the customer's own: what comes behind it lies over it.
      const { system: _, ...own } = layer
      const code = { ...own, enabled: true, inhalt: 'https://laden.example.org/' }
      if (seite.side === 'vorderseite') return [{ ...code, id: 'vorn', x: 100, rotation: 33, opacity: 0.8, w: 30 }]
      return [{ ...code, id: 'hinten', x: 60, y: 70, w: 14, h: 14, ecc: 'Q', ...more }, ...over]
    }),
  }))
}

const URLS = { vorn: `${LINK}2`, hinten: LINK }

interface Options extends Partial<WritePdfOptions> {
  ganz?: boolean
}

async function check(seiten: Seite[], qrUrls = URLS, { ganz = true, ...options }: Options = {}) {
  const context = contextOf(FORMAT, { empfaenger: BEISPIEL_EMPFAENGER, qrUrls: URLS })
  const pdf = await writePdf({
    format: FORMAT,
    pages: seiten.map((seite) => ({ seite, context })),
    assets: () => Promise.reject(new Error('none')),
    title: '',
    ...options,
  })
  const wanted = seiten.map((seite): PageToRead => ({ seite, qrUrls, ganz }))
  const drawn = { format: FORMAT, renderer: await testRenderer(), read: readQr } as const
  return {
    operators: (await checkCodes(pdf, wanted)).abweichung?.grund ?? null,
    pixels: await readCodes(pdf, new Map(wanted.entries()), drawn),
  }
}

describe('codes read from the pixels of a finished file', () => {
  test('turned, in a group and 14 mm small', async () => {
    expect((await check(card())).pixels).toEqual({ gelesen: 2, abweichung: null })
  })

  test('with paper for marks around the sheet', async () => {
    const rand = { schnittmarken: true, passermarken: true }
    expect((await check(card(), URLS, { rand })).pixels).toEqual({ gelesen: 2, abweichung: null })
  })

  test('that something covers are not to be read, although their operators stand in the file', async () => {
    const paper = shape({ x: 62, y: 72, w: 8, h: 10, fill: { c: 0, m: 0, y: 0, k: 0 } })
    expect(await check(card({}, [paper]))).toEqual({
      operators: null,
      pixels: { gelesen: 1, abweichung: { seite: 1, ebene: 'QR-Code', grund: 'unlesbar' } },
    })
  })

  test('under a picture are not to be read; without pictures it is left out', async () => {
    const black = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'black' } })
      .jpeg()
      .toBuffer()
    const over = card({}, [image({ assetId: 'schwarz', x: 58, y: 68, w: 20, h: 20 })])
    const assets = () => Promise.resolve({ bytes: new Uint8Array(black), mime: 'image/jpeg' })
    const ofPicture = async (ganz: boolean) => (await check(over, URLS, { assets, ganz })).pixels
    expect(await ofPicture(true)).toMatchObject({ gelesen: 1, abweichung: { seite: 1, grund: 'unlesbar' } })
    expect(await ofPicture(false)).toEqual({ gelesen: 2, abweichung: null })
  })

  test('that are as good as see-through are not to be read', async () => {
    expect((await check(card({ opacity: 0.02 }))).pixels.abweichung?.grund).toBe('unlesbar')
  })

  test('that hold another link than the recipient’s are found', async () => {
    expect((await check(card(), { ...URLS, hinten: `${LINK}9` })).pixels).toEqual({
      gelesen: 1,
      abweichung: { seite: 1, ebene: 'QR-Code', grund: 'anders' },
    })
  })
})

describe('pieces that are read', () => {
  const read = (anzahl: number) => {
    let sum = 0
    for (let first = 1; first <= anzahl; first += 1000) {
      const length = Math.min(1000, anzahl - first + 1)
      sum += chosenPieces(
        Array.from({ length }, (_, i) => ({ nr: first + i, platzbedarf: 0 })),
        anzahl,
      ).size
    }
    return sum
  }

  test.each([
    [120, 120],
    [300, 300],
    [640, 300],
    [50_000, 300],
    [200_000, 1000],
  ])('of %i are %i or few more', (anzahl, least) => {
    expect(read(anzahl)).toBeGreaterThanOrEqual(least)
    // The first of each file, and three for their addresses.
    expect(read(anzahl)).toBeLessThanOrEqual(least + 4 * Math.ceil(anzahl / 1000))
  })

  test('are among them those with the largest addresses', () => {
    const pieces = Array.from({ length: 1000 }, (_, i) => ({
      nr: i + 1,
      platzbedarf: [17, 503, 998].includes(i) ? 9 : 1,
    }))
    const chosen = chosenPieces(pieces, 100_000)
    expect([0, 17, 503, 998].map((i) => chosen.get(i))).toEqual(['ganz', 'probe', 'probe', 'probe'])
    expect(chosen.size).toBeLessThanOrEqual(9)
  })
})
