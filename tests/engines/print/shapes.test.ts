import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { ImageLayer, Seite } from '#src/contract/dokument.ts'
import { layerOps } from '#src/engines/print/layerOps.ts'
import { layout, layoutLayer } from '#src/engines/print/layout.ts'
import { pfadToSvg, type Op, type PfadOp } from '#src/engines/print/displayList.ts'
import { SCHWARZ } from '#src/engines/print/farbe.ts'
import { pageToSvg } from '#src/engines/print/svg.ts'
import { emitContent, num } from '#src/engines/print/objects/content.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { qrRuns, qrText } from '#src/engines/print/qr.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { SheetOps } from '#src/entities/werbemittel/SheetOps.tsx'
import { colourAt, testRenderer } from '#tests/support/renderer.ts'
import { contextOf, fonts, image, pixels, shape, text } from './fixtures.ts'

const DPI = 150

const context = contextOf('maxipostkarte')
const paths = (ops: readonly Op[]) => ops.flatMap((op) => (op.op === 'pfad' ? [op] : []))
const drawn = (more: Parameters<typeof shape>[0]) => {
  const [path] = paths(layerOps(shape({ x: 10, y: 20, w: 40, h: 20, ...more }), context).ops)
  return { ...path, d: pfadToSvg(path!.d) }
}

describe('shapes', () => {
  test('rectangle, with corners no rounder than half its sides', () => {
    expect(drawn({})).toMatchObject({ d: 'M10 20h40v20h-40z', fill: SCHWARZ, evenOdd: false })
    expect(drawn({ radius: 0 }).d).toBe('M10 20h40v20h-40z')
    expect(drawn({ radius: 0.5 }).d).toMatch(/^M10.5 20L49.5 20C/)
    expect(drawn({ radius: 99 }).d).toBe(drawn({ radius: 10 }).d)
    expect(drawn({ radius: 10 }).d).toMatch(/^M20 20L40 20C45.5228 20 50 24.4772 50 30L50 30C/)
  })
  test('ellipse through the middles of its sides', () => {
    expect(drawn({ shape: 'ellipse' }).d).toBe(
      'M30 20L30 20C41.0457 20 50 24.4772 50 30L50 30C50 35.5228 41.0457 40 30 40L30 40C18.9543 40 10 35.5228 10 30L10 30C10 24.4772 18.9543 20 30 20Z',
    )
  })
  test('line through the middle, never filled', () => {
    const stroke = { color: SCHWARZ, width: 0.5 }
    const line = drawn({ shape: 'linie', stroke })
    expect(line).toMatchObject({ d: 'M10 30L50 30', stroke })
    expect(line.fill).toBeUndefined()
    expect(drawn({}).stroke).toBeUndefined()
  })
  test('drawing: its field is stretched onto the box, with colours of its own', () => {
    const zeichnung = {
      w: 100,
      h: 50,
      pfade: [
        { d: 'M0 0L100 0L50 50Z', fill: SCHWARZ },
        { d: 'M0 0C10 0 20 5 30 50', stroke: { color: SCHWARZ, width: 2 }, evenOdd: true },
      ],
    }
    const { ops } = layerOps(shape({ x: 10, y: 20, w: 40, h: 20, shape: 'zeichnung', zeichnung }), context)
    expect(ops[0]).toEqual({ op: 'q', m: [0.4, 0, 0, 0.4, 10, 20], alpha: 1 })
    expect(paths(ops).map(({ d }) => pfadToSvg(d))).toEqual(['M0 0L100 0L50 50Z', 'M0 0C10 0 20 5 30 50'])
    expect(paths(ops)[1]).toMatchObject({ stroke: { width: 2 }, evenOdd: true })
    expect(layerOps(shape({ shape: 'zeichnung' }), context).ops).toEqual([])
    expect(() =>
      layerOps(shape({ shape: 'zeichnung', zeichnung: { ...zeichnung, pfade: [{ d: 'M0' }] } }), context),
    ).toThrow('A drawing of a foreign program')
  })
  test('a picture turned over is turned over in its place', () => {
    const of = (more: object) => layerOps(image({ x: 10, y: 20, w: 40, h: 20, ...more }), context).ops
    expect(of({})).toHaveLength(1)
    expect(of({ flipX: true })[0]).toMatchObject({ op: 'q', m: [-1, 0, 0, 1, 60, 0], alpha: 1 })
    expect(of({ flipY: true })[0]).toMatchObject({ op: 'q', m: [1, 0, 0, -1, 0, 60] })
    expect(of({ flipX: true, flipY: true })[0]).toMatchObject({ m: [-1, 0, 0, -1, 60, 60] })
    expect(of({ flipX: true }).at(-1)).toEqual({ op: 'Q' })
  })
})

describe('a masked picture', () => {
  const frame = { x: 10, y: 20, w: 40, h: 20 }
  const opOf = (maske: ImageLayer['maske']) => {
    const [op] = layerOps(image({ ...frame, ...(maske && { maske }) }), context).ops
    return op?.op === 'bild' && op.clip ? pfadToSvg(op.clip) : null
  }
  test('is cut by the outline of the shape of its name', () => {
    expect(opOf(undefined)).toBeNull()
    expect(opOf({ form: 'ellipse' })).toBe(drawn({ shape: 'ellipse' }).d)
    expect(opOf({ form: 'abgerundet', radius: 5 })).toBe(drawn({ radius: 5 }).d)
    expect(opOf({ form: 'abgerundet', radius: 99 })).toBe(drawn({ radius: 10 }).d)
    expect(opOf({ form: 'abgerundet', radius: 0 })).toBeNull()
  })
  test('shows the same in print, in the preview and on screen', async () => {
    const layers = [
      image({ ...frame, maske: { form: 'ellipse' }, rotation: 90 }),
      image({ x: 80, y: 20, w: 40, h: 20, maske: { form: 'abgerundet', radius: 8 }, flipX: true, id: 'zwei' }),
    ]
    const seite: Seite = { side: 'vorderseite', layers, guides: [] }
    const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#102030' } })
      .png()
      .toBuffer()
    const pages = [{ seite, context }]
    const assets = () => Promise.resolve({ bytes: new Uint8Array(bytes), mime: 'image/png', quelle: 'upload' as const })
    const pdf = await writePdf({ format: 'maxipostkarte', title: 'Maske', pages, assets })
    const paper = (await testRenderer()).open(pdf).draw(0, DPI)
    const { ops } = layout(seite, context)
    const assetHref = () => `data:image/png;base64,${bytes.toString('base64')}`
    const svg = pageToSvg({ ops }, { format: 'maxipostkarte', fonts, assetHref, widthPx: paper.w })
    const preview = await pixels(await sharp(Buffer.from(svg)).png().toBuffer())
    const isDark = (x: number, y: number) => colourAt(paper, DPI, x, y).every((part) => part < 128)
    const isDarkInPreview = (x: number, y: number) => (preview.at((x * DPI) / 25.4, (y * DPI) / 25.4)[0] ?? 255) < 128
    const places = Array.from(
      { length: 60 * 22 },
      (_, i) => [5 + (i % 60) * 2.05, 8.03 + Math.floor(i / 60) * 2.05] as const,
    )
    // One place of 1320 lies on an edge, where the two smooth differently.
    expect(places.filter(([x, y]) => isDark(x, y) !== isDarkInPreview(x, y)).length).toBeLessThanOrEqual(1)
    // Inside, and in the corners that are cut off.
    expect([isDark(30, 30), isDark(30, 12), isDark(21, 12), isDark(100, 30), isDark(81, 21)]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ])
    const screen = renderToStaticMarkup(createElement(SheetOps, { ops }))
    const outlines = ops.flatMap((op) => (op.op === 'bild' && op.clip ? [pfadToSvg(op.clip)] : []))
    expect(Array.from(screen.matchAll(/<clipPath[^>]*><path d="([^"]*)"/g), ([, d]) => d)).toEqual(outlines)
    expect(screen.match(/clip-path="url\(#/g)).toHaveLength(2)
  })
})

describe('a turned layer', () => {
  test.each([30, 90, 200, 359])('by %d degrees keeps its middle', (rotation) => {
    const [turn] = layoutLayer(shape({ x: 10, y: 20, w: 40, h: 20, rotation }), context).ops
    if (turn?.op !== 'q') throw new Error('not turned')
    const [a, b, c, d, e, f] = turn.m
    expect([a * 30 + c * 30 + e, b * 30 + d * 30 + f].map((mm) => Math.round(mm * 1000) / 1000)).toEqual([30, 30])
    // Clockwise: the right goes down.
    const angle = (rotation * Math.PI) / 180
    expect([a, b]).toEqual([Math.cos(angle), Math.sin(angle)])
  })
})

describe('a page as SVG', () => {
  const svg = (...ops: Op[]) =>
    pageToSvg({ ops }, { format: 'maxipostkarte', fonts, assetHref: (id) => `a&"${id}`, widthPx: 482 })
  const rect = { x: 10, y: 20, w: 40, h: 20 }
  test('has its paper and size', () => {
    expect(svg()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="482" height="262" viewBox="0 0 241 131"><defs></defs><path d="M0 0h241v131h-241z" fill="#fff"/></svg>',
    )
  })
  test('stretches a picture behind its crop', () => {
    expect(svg({ op: 'bild', assetId: 'i', rect, crop: { x: 0, y: 0, w: 1, h: 1 } })).toContain(
      '<image href="a&#38;&#34;i" x="10" y="20" width="40" height="20" preserveAspectRatio="none"/></svg>',
    )
    expect(svg({ op: 'bild', assetId: 'i', rect, crop: { x: 0.25, y: 0.5, w: 0.5, h: 0.25 } })).toContain(
      '<svg x="10" y="20" width="40" height="20" viewBox="10 20 40 20" overflow="hidden" preserveAspectRatio="none"><image href="a&#38;&#34;i" x="-10" y="-20" width="80" height="80" preserveAspectRatio="none"/></svg>',
    )
    for (const part of [{ x: 0.5, w: 0.5 }, { y: 0.5, h: 0.5 }, { w: 0.5 }, { h: 0.5 }])
      expect(svg({ op: 'bild', assetId: 'i', rect, crop: { x: 0, y: 0, w: 1, h: 1, ...part } })).toContain(
        'overflow="hidden"',
      )
  })
  test('draws paths and groups', () => {
    const d = Float64Array.of(4, 1, 2, 3, 4)
    expect(svg({ op: 'pfad', d, evenOdd: true, stroke: { color: SCHWARZ, width: 0.5 } })).toContain(
      '<path d="M1 2h3v4h-3z" fill="none" fill-rule="evenodd" stroke="#000000" stroke-width="0.5"/>',
    )
    expect(svg({ op: 'pfad', d, evenOdd: false, fill: SCHWARZ })).toContain('<path d="M1 2h3v4h-3z" fill="#000000"/>')
    expect(svg({ op: 'q', m: [1, 0, 0, 1, 2, 3], alpha: 0.5 }, { op: 'Q' })).toContain(
      '<g transform="matrix(1 0 0 1 2 3)" opacity="0.5"></g>',
    )
    expect(svg({ op: 'q', m: [1, 0, 0, 1, 2, 3], alpha: 1 }, { op: 'Q' })).toContain(
      '<g transform="matrix(1 0 0 1 2 3)"></g>',
    )
  })
  test('defines each glyph once and sets it along the line', () => {
    const { ops } = layerOps(text('aa a', { x: 10, y: 20 }), context)
    const page = svg(...ops)
    expect(page.match(/<path id="g\d+"/g)).toHaveLength(1)
    const uses = [...page.matchAll(/<use href="#(g\d+)" x="([\d.]+)"\/>/g)].map(([, id, x]) => [id, Number(x)] as const)
    expect(uses).toHaveLength(3)
    expect(new Set(uses.map(([id]) => id)).size).toBe(1)
    expect(uses[0]?.[1]).toBe(0)
    // Source Sans 3: "a" is 504, a blank 200 of 1000 wide.
    expect(uses[1]?.[1]).toBeCloseTo(504, 0)
    expect(uses[2]?.[1]).toBeCloseTo(504 + 504 + 200, 0)
  })
})

test('a picture is clipped in a PDF only where a part of it is used', () => {
  const resources = { image: () => 'I', alpha: () => 'A', group: () => 'G' } as never
  const rect = { x: 10, y: 20, w: 40, h: 20 }
  const of = (crop: object) =>
    emitContent([{ op: 'bild', assetId: 'i', rect, crop: { x: 0, y: 0, w: 1, h: 1, ...crop } }], resources)
  expect(of({})).toBe('q 40 0 0 -20 10 40 cm /I Do Q\n')
  expect(of({ x: 0.25, y: 0.5, w: 0.5, h: 0.25 })).toBe('q 10 20 40 20 re W n 80 0 0 -80 -10 60 cm /I Do Q\n')
  for (const part of [{ x: 0.5 }, { y: 0.5 }, { w: 0.5 }, { h: 0.5 }]) expect(of(part)).toContain('re W n')
})

describe('a PDF page', () => {
  const resources = {
    image: (id: string) => `I${id}`,
    alpha: (alpha: number) => `A${alpha}`,
    group: (content: string) => `G(${content.trim()})`,
    srgb: () => 'Srgb',
    inks: () => null,
    overprint: () => null,
    font: () => ({ name: 'F', hex: (gid: number) => `<${gid}>`, advance: () => 0.5 }),
  } as never
  const rect = { x: 0, y: 0, w: 1, h: 1 }
  const field = (x: number) => ({
    op: 'pfad' as const,
    d: Float64Array.of(4, x, 0, 1, 1),
    fill: SCHWARZ,
    evenOdd: false,
  })
  const bild: Op = { op: 'bild', assetId: 'a', rect, crop: rect }
  const line = (...gids: number[]): Op => ({
    op: 'glyphs',
    font: 'f',
    size: 2,
    x: 1,
    y: 2,
    text: '',
    gids: Uint16Array.from(gids),
    adv: Float32Array.from(gids, (_, i) => (i === 1 ? 1.5 : 1)),
    color: SCHWARZ,
  })

  test('draws one thing after the other, what comes later on top', () => {
    const drawn = (...ops: Op[]) =>
      [...emitContent(ops, resources).matchAll(/(\d) 0 1 1 re|(Ia) Do|(BT)/g)].map(([, ...found]) => found.join(''))
    expect(drawn(field(1), bild, line(7), field(2), bild)).toEqual(['1', 'Ia', 'BT', '2', 'Ia'])
    const group: Op[] = [{ op: 'q', m: [1, 0, 0, 1, 0, 0], alpha: 1 }, field(3), bild, { op: 'Q' }]
    expect(drawn(field(1), ...group, field(2))).toEqual(['1', '3', 'Ia', '2'])
  })

  test('fills, strokes and both, by either rule, in inks and in RGB', () => {
    const { fill: _, ...bare } = field(1)
    const of = (more: Partial<PfadOp>) => emitContent([{ ...bare, ...more }], resources)
    const stroke = { color: { c: 0.5, m: 0, y: 0, k: 0 }, width: 0.25 }
    expect(of({})).toBe('')
    expect(of({ fill: SCHWARZ })).toBe('0 0 0 1 k\n1 0 1 1 re\nf\n')
    expect(of({ fill: SCHWARZ, evenOdd: true })).toMatch(/\nf\*\n$/)
    expect(of({ stroke })).toBe('0.5 0 0 0 K\n0.25 w\n1 0 1 1 re\nS\n')
    expect(of({ stroke, evenOdd: true })).toMatch(/\nS\n$/)
    expect(of({ fill: SCHWARZ, stroke })).toMatch(/\nB\n$/)
    expect(of({ fill: SCHWARZ, stroke, evenOdd: true })).toMatch(/\nB\*\n$/)
    expect(of({ fill: { r: 1, g: 0.5, b: 0 } })).toMatch(/^\/Srgb cs 1 0.5 0 sc\n/)
    expect(of({ stroke: { ...stroke, color: { r: 1, g: 0.5, b: 0 } } })).toMatch(/^\/Srgb CS 1 0.5 0 SC\n/)
    const d = Float64Array.of(0, 1, 2, 1, 3, 4, 2, 1, 2, 3, 4, 5, 6, 3)
    expect(of({ d, fill: SCHWARZ })).toContain('1 2 m\n3 4 l\n1 2 3 4 5 6 c\nh\nf')
  })

  test('places each sign where the layout has it, whatever the file says of its width', () => {
    // 0.5 of 2 mm is 1 mm: the second sign is half a millimetre wider, a quarter of the size.
    expect(emitContent([line(7, 8, 9)], resources)).toBe(
      '0 0 0 1 k\nBT /F 2 Tf 1 0 0 -1 1 2 Tm [<<7><8>>-250<<9>>] TJ ET\n',
    )
  })

  test('makes a group see-through as a whole, in its place', () => {
    const m = [1, 0, 0, 1, 2.5, 0.1234567] as const
    const group = (alpha: number): Op[] => [{ op: 'q', m, alpha }, field(3), { op: 'Q' }]
    expect(emitContent(group(0.5), resources)).toBe(
      'q 1 0 0 1 2.5 0.123457 cm\n/A0.5 gs /G(0 0 0 1 k\n3 0 1 1 re\nf) Do\nQ\n',
    )
    expect(emitContent(group(1), resources)).toBe('q 1 0 0 1 2.5 0.123457 cm\n0 0 0 1 k\n3 0 1 1 re\nf\nQ\n')
  })

  test('has plain numbers: no exponent, no nought with a sign', () => {
    expect([0.00004, -0.00004, 1.23456, -1.5, 1e-7, 12_345.6].map((value) => num(value))).toEqual([
      '0',
      '0',
      '1.2346',
      '-1.5',
      '0',
      '12345.6',
    ])
    expect(num(1.23456, 2)).toBe('1.23')
    expect(num(-0.004, 2)).toBe('0')
  })
})

describe('what a code holds', () => {
  test('contacts with their signs escaped', () => {
    const read = qrText('vcard', 'Vogt; Lena\nFirma, Nord')
    expect(read).toMatchObject({ ok: true, text: expect.stringContaining(String.raw`ORG:Firma\, Nord`) as string })
  })
  test('runs are the dark modules of each row', () => {
    const matrix = [
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]
    expect([...qrRuns(matrix)].map((run) => [...run])).toEqual([
      [0, 0, 2],
      [3, 0, 1],
      [1, 2, 3],
    ])
  })
  test('the example address says that it is one', () => {
    const names = defaultSeiten('maxipostkarte').flatMap(({ layers }) => layers.map(({ name }) => name))
    expect(names).toContain('Empfänger (Beispiel)')
    expect(names.every((name) => name.length > 3)).toBe(true)
  })
})
