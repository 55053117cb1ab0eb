import { describe, expect, test } from 'vitest'
import { MOTIV_STILE } from '#src/contract/bildgenerierung.ts'
import type { Farbe } from '#src/contract/dokument.ts'
import { zeichne } from '#src/engines/images/motivDatei.ts'
import { PFAD, type PfadOp } from '#src/engines/print/displayList.ts'
import { readVektor } from '#src/engines/print/vektor/readVektor.ts'
import { writeVektor, type Vektor } from '#src/engines/print/vektor/vektorSvg.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const motiv = (stil: (typeof MOTIV_STILE)[number]) =>
  zeichne({ beschreibung: 'Rosen', stil, format: 'maxipostkarte', saat: 11, farben: ['#1a4d8f'], freiraum: 'ohne' })

/** As the file keeps it: lengths and inks to four decimals. */
function rounded({ breite, hoehe, formen }: Vektor): Vektor {
  const n = (value: number) => Math.round(value * 10_000) / 10_000 + 0
  const inks = (farbe: Farbe) => ('k' in farbe ? { c: n(farbe.c), m: n(farbe.m), y: n(farbe.y), k: n(farbe.k) } : farbe)
  const form = ({ fill, stroke, ...rest }: PfadOp): PfadOp => ({
    ...rest,
    d: Float64Array.from(rest.d, n),
    ...(fill && { fill: inks(fill) }),
    ...(stroke && { stroke: { color: inks(stroke.color), width: n(stroke.width) } }),
  })
  return { breite, hoehe, formen: formen.map(form) }
}

describe('the file of a motif', () => {
  test.each(MOTIV_STILE)('is read back as it was drawn: %s', (stil) => {
    const { motiv: drawn, svg } = motiv(stil)
    expect(drawn.formen.length).toBeGreaterThan(10)
    expect(readVektor(bytes(svg))).toEqual(rounded(drawn))
  })

  test('keeps rectangles, lines, curves, holes and both paints', () => {
    const color = { c: 0.12345, m: 0, y: 1, k: 0.5 }
    const d = [PFAD.move, 1, -2, PFAD.line, 3.00001, 4, PFAD.curve, 1, 2, 3, 4, 5, 6, PFAD.close]
    const formen: PfadOp[] = [
      { op: 'pfad', d: Float64Array.of(PFAD.rect, 1, 2, 30.5, 4), fill: color, evenOdd: false },
      { op: 'pfad', d: Float64Array.from(d), fill: color, stroke: { color, width: 0.3 }, evenOdd: true },
      { op: 'pfad', d: Float64Array.from(d), stroke: { color, width: 2 }, evenOdd: false },
    ]
    const vektor = { breite: 60.5, hoehe: 40, formen }
    expect(readVektor(bytes(writeVektor(vektor, '')))).toEqual(rounded(vektor))
  })

  test('is drawn in inks alone', () => {
    const fill = { r: 1, g: 0, b: 0 }
    const formen: PfadOp[] = [{ op: 'pfad', d: Float64Array.of(PFAD.rect, 0, 0, 1, 1), fill, evenOdd: false }]
    expect(() => writeVektor({ breite: 1, hoehe: 1, formen }, '')).toThrow('inks')
  })
})

describe('a foreign drawing is no motif', () => {
  const ours = writeVektor(
    {
      breite: 60,
      hoehe: 40,
      formen: [
        {
          op: 'pfad',
          d: Float64Array.of(PFAD.rect, 0, 0, 60, 40),
          fill: { c: 1, m: 0, y: 0, k: 0 },
          stroke: { color: { c: 0, m: 0, y: 0, k: 1 }, width: 1 },
          evenOdd: false,
        },
      ],
    },
    '',
  )

  test.each<[string, string]>([
    ['another head', ours.replace('60mm', '60px')],
    ['a head with a script', ours.replace('<svg ', '<svg onload="alert(1)" ')],
    ['Inkscape', '<?xml version="1.0"?>\n<svg xmlns:inkscape="http://www.inkscape.org/"><path d="m 1,2 3,4"/></svg>'],
    ['Illustrator', `<svg id="Ebene_1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="M1,2z"/></svg>`],
    ['Figma', '<svg width="60" height="40" viewBox="0 0 60 40" fill="none"><path d="M1 2H3V4Z" fill="red"/></svg>'],
    ['a page of HTML', '<script>alert(1)</script>'],
    ['lines of Windows', ours.replaceAll('\n', '\r\n')],
    ['nothing', ''],
  ])('%s is not read', (_, text) => {
    expect(text).not.toBe(ours)
    expect(readVektor(bytes(text))).toBeNull()
  })

  test.each<[string, string | RegExp, string]>([
    ['a script', '</svg>', '<script>alert(1)</script>\n</svg>'],
    ['a script in the statement of origin', '<metadata>', '<metadata><script>alert(1)</script>'],
    ['a picture from elsewhere', '</svg>', '<image href="https://example.org/x.png"/>\n</svg>'],
    ['a second element in a line', '/>', '/><script/>'],
    ['a handler', '<path ', '<path onclick="alert(1)" '],
    ['a style', ' fill=', ' style="fill:url(https://example.org)" fill='],
    ['a colour without its inks', / data-tinte="[^"]*"/, ''],
    ['a line without its inks', / data-tinte-linie="[^"]*"/, ''],
    ['a colour by its name', /fill="#\w+"/, 'fill="red"'],
    ['an ink of 500 %', 'data-tinte="1 ', 'data-tinte="5 '],
    ['three inks', 'data-tinte="1 0 0 0"', 'data-tinte="1 0 0"'],
    ['five inks', 'data-tinte="1 0 0 0"', 'data-tinte="1 0 0 0 0"'],
    ['relative commands', 'd="M0 0', 'd="m0 0'],
    ['commas', 'd="M0 0', 'd="M0,0'],
    ['an arc', 'd="M0 0', 'd="M0 0A1 1 0 0 1 2 2'],
    ['a short command', 'd="M0 0', 'd="M0'],
    ['a half rectangle', 'h-60z', 'z'],
    ['words before the path', 'd="M0 0', 'd="x M0 0'],
    ['no number', 'd="M0 0', 'd="M0 1e999'],
    ['no path', /d="[^"]*"/, 'd=""'],
    ['no width', 'width="60mm" height="40mm" viewBox="0 0 60 40"', 'width="0mm" height="40mm" viewBox="0 0 0 40"'],
    ['no end', '</svg>\n', ''],
    ['more behind the end', /$/, '<script/>'],
  ])('%s is refused', (_, from, to) => {
    const changed = ours.replace(from, to)
    expect(changed).not.toBe(ours)
    expect(readVektor(bytes(ours))).not.toBeNull()
    expect(() => readVektor(bytes(changed))).toThrow('foreign')
  })
})
