import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Browser } from 'playwright'
import type { Layer, Seite, ShapeLayer, TextLayer } from '#src/contract/dokument.ts'
import { FACES, FONT_FAMILIES } from '#src/engines/print/fonts.ts'
import { SCHWARZ } from '#src/engines/print/farbe.ts'
import { FORMATS } from '#src/engines/print/formats.ts'
import { layout } from '#src/engines/print/layout.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { pageToSvg } from '#src/engines/print/svg.ts'
import { testRenderer } from '#tests/support/renderer.ts'
import { contextOf, fonts, pixels, raster, shape, text, withFile } from '../fixtures.ts'
import { drawn, FORMAT, launch } from './drawn.ts'

/** `npm run prove:screen`: every box of ink on screen, in the preview and on paper, at 600 dpi (print 10). */

/** Farthest that an edge of ink may stand from the same edge on paper, mm. */
const BAR_MM = 0.1
const { w: PAGE_W } = FORMATS[FORMAT].data
const perMm = 600 / 25.4
const WIDTH_PX = Math.round(PAGE_W * perMm)

vi.setConfig({ testTimeout: 600_000 })
afterAll(() => vi.resetConfig())
let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

type Picture = Pick<Awaited<ReturnType<typeof pixels>>, 'width' | 'height'> & { data: ArrayLike<number> }
/** Left, top, right and bottom edge, mm. */
type Box = readonly [number, number, number, number]

/** Box of what is darker than half within a part of the page; null where there is none. */
function inkBox({ data, width, height }: Picture, [left, top, right, bottom]: Box): Box | null {
  const channels = data.length / (width * height)
  let found: [number, number, number, number] | null = null
  for (let y = Math.round(top * perMm); y < Math.min(height, bottom * perMm); y++)
    for (let x = Math.round(left * perMm); x < Math.min(width, right * perMm); x++) {
      if ((data[(y * width + x) * channels + 1] ?? 255) > 127) continue
      found ??= [x, y, x + 1, y + 1]
      found = [Math.min(found[0], x), found[1], Math.max(found[2], x + 1), y + 1]
    }
  return found && [found[0] / perMm, found[1] / perMm, found[2] / perMm, found[3] / perMm]
}

interface Cell {
  name: string
  box: Box
}

/** Letters so far apart that each has the own box, and a line as it is set: left edge to right edge. */
const LETTERS = 'AgÄjß17&@WQfi,-Ţ€'
const LINE = 'Größe 1017 AVATAR fi To. „Wäsche“'
/** None of these is in Lora, the first is not in Montserrat either. */
const FALLBACK = 'δ½→ŋ'
const SIZES = [2, 3.5, 8]

function linesOf(style: TextLayer['style'], sizes: readonly number[]): TextLayer[] {
  let y = 6
  return sizes.flatMap((size) => {
    const lines = [
      { id: `spread ${size}`, content: LETTERS + FALLBACK, tracking: 600 },
      { id: `line ${size}`, content: LINE, tracking: 0 },
    ].map(({ id, content, tracking }) => {
      const layer = text(content, { id, x: 8, y, w: 230, h: size * 1.6, style: { ...style, size, tracking } })
      y += size * 1.7
      return { ...layer, lineHeight: size * 1.5 }
    })
    return lines
  })
}

function cellsOf(layers: readonly Layer[]): Cell[] {
  return layers.flatMap((layer): Cell[] => {
    const { ops } = layout({ side: 'vorderseite', layers: [layer], guides: [] }, contextOf(FORMAT))
    if (layer.type === 'form') return [{ name: layer.id, box: [layer.x - 9, layer.y - 11, layer.x + 29, layer.y + 27] }]
    const top = layer.y - 0.5
    const bottom = layer.y + layer.h + 0.1
    if (layer.type !== 'text' || layer.style.tracking === 0)
      return [{ name: layer.id, box: [layer.x - 3, top, layer.x + layer.w, bottom] }]
    return ops.flatMap((op) => {
      if (op.op !== 'glyphs') return []
      let pen = op.x
      return Array.from(op.text, (char, i): Cell => {
        const start = pen
        pen += op.adv[i] ?? 0
        const room = op.size * 0.28
        return { name: `${char} ${op.font} ${op.size}`, box: [start - room, top, pen - room, bottom] }
      })
    })
  })
}

/** The page in four drawings, paper first. */
async function drawings(seite: Seite): Promise<{ paper: Picture; others: Record<string, Picture> }> {
  const context = contextOf(FORMAT)
  const pdf = await writePdf({
    format: FORMAT,
    title: 'Probe',
    assets: () => Promise.reject(new Error('no pictures')),
    pages: [{ seite, context }],
  })
  const svg = pageToSvg(layout(seite, context), { format: FORMAT, fonts, assetHref: () => '', widthPx: WIDTH_PX })
  const pdfium = (await testRenderer()).open(pdf)
  const { w: width, h: height, rgba } = pdfium.draw(0, 600)
  pdfium.close()
  return {
    paper: await withFile(pdf, (file, folder) => raster(file, folder, 1, 600)),
    others: {
      screen: await drawn(browser, seite, fonts),
      preview: await pixels(Buffer.from(svg)),
      PDFium: { data: rgba, width, height },
    },
  }
}

interface Deviation {
  max: number
  mean: number
  where: string
}

async function compare(layers: Layer[]): Promise<Record<string, Deviation>> {
  const { paper, others } = await drawings({ side: 'vorderseite', layers, guides: [] })
  const cells = cellsOf(layers)
  return Object.fromEntries(
    Object.entries(others).map(([name, picture]) => {
      const result: Deviation = { max: 0, mean: 0, where: '' }
      let edges = 0
      for (const cell of cells) {
        const [there, here] = [inkBox(paper, cell.box), inkBox(picture, cell.box)]
        for (let i = 0; i < 4; i++) {
          const off = Math.abs((there?.[i] ?? Infinity) - (here?.[i] ?? Infinity))
          const apart = Number.isNaN(off) ? Infinity : off
          edges += 1
          result.mean += (apart - result.mean) / edges
          if (apart > result.max) Object.assign(result, { max: apart, where: cell.name })
        }
      }
      return [name, result]
    }),
  )
}

function expectSame(found: Record<string, Deviation>, what: string): void {
  for (const [name, { max, mean, where }] of Object.entries(found)) {
    console.log(`${what}, ${name}: max ${max.toFixed(3)} mm (${where}), mean ${mean.toFixed(4)} mm`)
  }
  for (const [name, { max, where }] of Object.entries(found))
    expect(max, `${what}, ${name}, ${where}`).toBeLessThanOrEqual(BAR_MM)
}

const isSample = ({ font, weight, italic }: (typeof FACES)[number]) => font === 'lora' && weight === 700 && italic

for (const face of FACES) {
  test(
    `${face.font} ${face.weight}${face.italic ? ' italic' : ''} stands on screen and in the preview as on paper`,
    {
      tags: isSample(face) ? [] : ['proof'],
    },
    async () => {
      const sizes = isSample(face) ? [3.5] : SIZES
      expectSame(await compare(linesOf({ ...text('').style, ...face }, sizes)), Object.values(face).join(' '))
    },
  )
}

test('one page with a line of each family stands on screen and in the preview as on paper', async () => {
  const rows = Math.ceil(FONT_FAMILIES.length / 2)
  const lines = FONT_FAMILIES.map(({ key }, i) => {
    const place = { x: i < rows ? 8 : 126, y: 6 + (i % rows) * 10, w: 106, h: 7 }
    const style = { ...text('').style, font: key, size: 4.5, tracking: 0, weight: 700, italic: true } as const
    return text('Größe 1017 AVATAR Łódź „Wäsche“ 5 €', { id: key, ...place, style })
  })
  expectSame(await compare(lines), 'all families')
})

test('shapes stand on screen and in the preview as on paper', async () => {
  const line = { shape: 'linie', h: 0.01, stroke: { color: SCHWARZ, width: 0.5 } } as const
  const kinds: Partial<ShapeLayer>[] = [{}, { shape: 'ellipse' }, { radius: 3 }, line]
  const layers = [0, 17, 90, 133]
    .flatMap((rotation) => kinds.map((kind) => ({ ...kind, rotation })))
    .map((more, i) => {
      const place = { x: 10 + (i % 6) * 38, y: 14 + Math.floor(i / 6) * 40, w: 20, h: 12 }
      return shape({ id: `shape ${i}`, ...place, ...more })
    })
  expectSame(await compare(layers), 'shapes')
})
