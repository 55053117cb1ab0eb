import { describe, expect, test } from 'vitest'
import { layerOps } from '#src/domain/print/layerOps.ts'
import { pfadToSvg, type Op } from '#src/domain/print/displayList.ts'
import { SCHWARZ } from '#src/domain/print/farbe.ts'
import { pageToSvg } from '#src/domain/print/svg.ts'
import { emitContent } from '#src/domain/print/pdf/content.ts'
import { defaultSeiten } from '#src/domain/print/layers.ts'
import { qrRuns, qrText } from '#src/domain/print/qr.ts'
import { contextOf, fonts, image, shape, text } from './fixtures.ts'

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
  test('a picture turned over is turned over in its place', () => {
    const of = (more: object) => layerOps(image({ x: 10, y: 20, w: 40, h: 20, ...more }), context).ops
    expect(of({})).toHaveLength(1)
    expect(of({ flipX: true })[0]).toMatchObject({ op: 'q', m: [-1, 0, 0, 1, 60, 0], alpha: 1 })
    expect(of({ flipY: true })[0]).toMatchObject({ op: 'q', m: [1, 0, 0, -1, 0, 60] })
    expect(of({ flipX: true, flipY: true })[0]).toMatchObject({ m: [-1, 0, 0, -1, 60, 60] })
    expect(of({ flipX: true }).at(-1)).toEqual({ op: 'Q' })
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

describe('what a code holds', () => {
  test('contacts with their signs escaped', () => {
    const read = qrText('vcard', 'Vogt; Lena\nFirma, Nord')
    expect(read).toMatchObject({ ok: true, text: expect.stringContaining(String.raw`Vogt\; Lena`) as string })
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
