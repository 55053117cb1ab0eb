import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import type { Seite } from '#src/contract/dokument.ts'
import { FONT_FAMILIES } from '#src/engines/print/fonts.ts'
import { fonts, shape, text } from '../fixtures.ts'
import { drawn, launch, type Surroundings } from './drawn.ts'

let browser: Browser
let alone: Awaited<ReturnType<typeof drawn>>
beforeAll(async () => {
  browser = await launch()
  alone = await drawn(browser, seite, fonts, { dpi: 144 })
})
afterAll(() => browser.close())

const seite: Seite = {
  side: 'vorderseite',
  guides: [],
  layers: [
    ...FONT_FAMILIES.map(({ key }, i) =>
      text('1017 fi Straße (αβ) AV 4711', {
        id: key,
        x: 6 + (i % 3) * 76,
        y: 6 + Math.floor(i / 3) * 13,
        w: 75,
        h: 8,
        style: { ...text('').style, font: key, size: 4, color: { c: 0, m: 0.9, y: 0.9, k: 0 } },
      }),
    ),
    shape({ x: 170, y: 110 }),
  ],
}

/** Everything that a page hands down to a drawing in it, at once. */
const INHERITED = `font-weight:700;font-style:italic;font-stretch:50%;font-variant:small-caps tabular-nums;
  font-variant-numeric:tabular-nums slashed-zero;font-feature-settings:"tnum" 1,"smcp" 1,"zero" 1,"frac" 1;
  font-kerning:normal;font-size-adjust:2;font-synthesis:weight style small-caps;font-optical-sizing:auto;
  letter-spacing:.5em;word-spacing:1em;text-transform:uppercase;text-indent:3em;text-anchor:end;
  text-shadow:0 0 9px red;-webkit-text-stroke:3px red;white-space:normal;dominant-baseline:hanging;
  stroke:red;stroke-width:3;fill:lime;fill-opacity:.3;fill-rule:evenodd;color:red;`

test.each<[string, Surroundings]>([
  ['digits of one width, as the pages of the product have them', { css: 'body{font-variant-numeric:tabular-nums}' }],
  ['everything that is handed down', { css: `body{${INHERITED}}` }],
  ['type that runs downward', { css: 'body{writing-mode:vertical-rl;text-orientation:upright}' }],
  [
    'rules of a reader for all letters',
    { css: `svg text,svg g{${INHERITED.replaceAll(';', '!important;').replace(/(fill|stroke)[^;]*;/g, '')}}` },
  ],
  ['a page that reads from right to left', { dir: 'rtl', lang: 'ar' }],
])('%s: nothing of it reaches into the drawing', async (_, around) => {
  const within = await drawn(browser, seite, fonts, { dpi: 144, ...around })
  expect([within.width, within.height]).toEqual([alone.width, alone.height])
  expect(Buffer.compare(within.data, alone.data)).toBe(0)
})
