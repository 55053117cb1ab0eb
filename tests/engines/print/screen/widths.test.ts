import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import { FACES, faceKey } from '#src/engines/print/fonts.ts'
import { fonts } from '../fixtures.ts'
import { launch } from './drawn.ts'

/** Kerned and plain letters, German and Central European, figures and what stands between words. */
const LINE = 'AVATAR Täufer Łódź, „Wäsche“ – 25 % Straße ẞ Yıldız & Şahin: To. Ty, L’Été 10.000 € № 4711'
const SIZE_PX = 200
/** A browser keeps places in steps of 1/64 px. */
const BAR_EM = 0.0001

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('every face is as wide in Chromium as the engine measures it', async () => {
  const page = await browser.newPage()
  const far: string[] = []
  for (const face of FACES) {
    const font = fonts.get(face.font, face.weight, face.italic)
    const data = Buffer.from(font.bytes).toString('base64')
    const px = await page.evaluate(
      async ({ bytes, line, size }) => {
        const source = `url(data:font/ttf;base64,${bytes})`
        document.fonts.add(
          await new FontFace('probe', source, { featureSettings: '"liga" 0, "calt" 0, "locl" 0, "ccmp" 0' }).load(),
        )
        const words = document.createElement('canvas').getContext('2d')
        if (!words) throw new Error('no canvas')
        words.font = `${size}px probe`
        words.fontKerning = 'normal'
        words.textRendering = 'geometricPrecision'
        const { width } = words.measureText(line)
        document.fonts.clear()
        return width
      },
      { bytes: data, line: LINE, size: SIZE_PX },
    )
    const off = Math.abs(px / SIZE_PX - font.width(LINE)) / LINE.length
    if (off > BAR_EM) far.push(`${faceKey(face)} ${off.toFixed(4)} em a letter`)
  }
  expect(far).toEqual([])
  await page.close()
})
