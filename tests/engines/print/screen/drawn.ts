import { chromium, type Browser } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FormatId, Seite } from '#src/contract/dokument.ts'
import { FORMATS } from '#src/engines/print/formats.ts'
import type { FontSet } from '#src/engines/print/fonts.ts'
import { layout } from '#src/engines/print/layout.ts'
import { SheetOps } from '#src/entities/werbemittel/SheetOps.tsx'
import { launchOptions } from '#tests/support/browser.ts'
import { contextOf, pixels } from '../fixtures.ts'

export const FORMAT: FormatId = 'maxipostkarte'
export const launch = (): Promise<Browser> => chromium.launch(launchOptions())

export interface Surroundings {
  /** Rules of the page around the drawing. */
  css?: string
  dir?: 'ltr' | 'rtl'
  lang?: string
  /** Of the picture; a screen has 96. */
  dpi?: number
}

/** The page as the screen draws it, in the browser. */
export async function drawn(browser: Browser, seite: Seite, fonts: FontSet, around: Surroundings = {}) {
  const { w, h } = FORMATS[FORMAT].data
  const { ops } = layout(seite, contextOf(FORMAT, { fonts }))
  const used = new Set(ops.map((op) => (op.op === 'glyphs' ? op.font : '')))
  const faces = fonts
    .faces()
    .filter(({ key }) => used.has(key))
    .map(
      ({ key, bytes }) =>
        `@font-face{font-family:'${key}';src:url(data:font/ttf;base64,${Buffer.from(bytes).toString('base64')})}`,
    )
  const page = await browser.newPage({
    deviceScaleFactor: (around.dpi ?? 600) / 96,
    viewport: { width: 960, height: 540 },
  })
  const drawing = renderToStaticMarkup(createElement(SheetOps, { ops }))
  await page.setContent(
    `<!doctype html><html lang="${around.lang ?? 'de'}" dir="${around.dir ?? 'ltr'}"><style>${faces.join('')}
    body{margin:0;background:#fff} #sheet{position:absolute;left:0;top:0;display:block;background:#fff}
    ${around.css ?? ''}</style><body><div><svg id="sheet" viewBox="0 0 ${w} ${h}"
    style="width:${(w / 25.4) * 96}px;height:${(h / 25.4) * 96}px">${drawing}</svg></div></body></html>`,
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const png = await page.screenshot({
    clip: { x: 0, y: 0, width: (w / 25.4) * 96, height: (h / 25.4) * 96 },
    animations: 'disabled',
  })
  await page.close()
  return pixels(png)
}
