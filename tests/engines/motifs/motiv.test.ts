import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { FREIRAEUME, MOTIV_STILE, type Freiraum, type MotivStil } from '#src/contract/bildgenerierung.ts'
import { MOTIV_NAMEN, MOTIV_VERSION, zeichneMotiv, type MotivAuftrag } from '#src/engines/motifs/motiv.ts'
import { pfadToSvg } from '#src/engines/print/displayList.ts'
import { farbauftrag } from '#src/engines/print/farbe.ts'

const AUFTRAG: MotivAuftrag = {
  beschreibung: 'Brötchen und Croissants am Herbstmorgen, warm',
  stil: 'flaechig',
  breite: 241,
  hoehe: 131,
  beschnitt: 3,
  saat: 7,
  farben: [],
  freiraum: 'ohne',
}

const draw = (stil: MotivStil, freiraum: Freiraum) => zeichneMotiv({ ...AUFTRAG, stil, freiraum })

const SHEETS = [
  [241, 131],
  [216, 303],
  [60, 60],
  [200, 30],
] as const

const BESCHREIBUNGEN = [
  'rote Rosen',
  'Haus im Winter',
  'drei Äpfel',
  'Optiker',
  'Terrazzo',
  'Bäckerei, pastell',
  'Nacht',
  '',
]

const BRAND = [
  { c: 1, m: 0.9, y: 0.6, k: 0.5 },
  { c: 0, m: 0.6, y: 1, k: 0 },
]

const SAMPLE = MOTIV_STILE.flatMap((stil) =>
  BESCHREIBUNGEN.flatMap((beschreibung) =>
    Array.from({ length: 8 }, (_, saat): MotivAuftrag => {
      const [breite, hoehe] = SHEETS[saat % 4] ?? SHEETS[0]
      const freiraum = FREIRAEUME[saat % 5] ?? 'ohne'
      return { ...AUFTRAG, stil, beschreibung, saat, breite, hoehe, freiraum, farben: saat === 7 ? BRAND : [] }
    }),
  ),
)

describe('a motif', () => {
  it('is the same for the same order', () => {
    expect(zeichneMotiv(AUFTRAG)).toEqual(zeichneMotiv({ ...AUFTRAG }))
  })

  it('is another picture with another seed', () => {
    const seen = new Set(Array.from({ length: 20 }, (_, saat) => zeichneMotiv({ ...AUFTRAG, saat }).formen.length))
    expect(seen.size).toBeGreaterThan(8)
  })

  it('differs by style and by the area kept calm', () => {
    const all = MOTIV_STILE.flatMap((stil) => FREIRAEUME.map((freiraum) => draw(stil, freiraum)))
    expect(new Set(all.map(({ formen }) => JSON.stringify(formen))).size).toBe(20)
  })

  it('names its subjects in order', () => {
    expect(MOTIV_NAMEN).toEqual(MOTIV_NAMEN.toSorted((a, b) => a.localeCompare(b, 'de')))
  })
})

/** Each thing of the vocabulary once, by turns in every style. */
const THINGS = MOTIV_NAMEN.map((beschreibung, saat): MotivAuftrag => ({
  ...AUFTRAG,
  beschreibung,
  saat,
  stil: MOTIV_STILE[saat % 4] ?? 'linie',
}))

/** What all these orders are drawn as, in thousandths of a mm, by version. */
const DRAWN: Record<number, string> = { 1: '462a58533e110d6cee3d66e9ae478ac4322d3787bc4af0fe6decdcc363671b02' }

/** Numbers of a drawing as they stay on every machine. */
const steady = (_: string, value: unknown): unknown => (typeof value === 'number' ? Math.round(1000 * value) : value)

describe('every motif', () => {
  it('covers the sheet, keeps to the limit of ink, draws no hairline, and is drawn as its version says', () => {
    const drawn = createHash('sha256')
    for (const auftrag of [...SAMPLE, ...THINGS]) {
      const { formen } = zeichneMotiv(auftrag)
      drawn.update(JSON.stringify(formen, steady))
      expect(formen.length).toBeLessThan(4000)
      expect(formen.reduce((sum, { d }) => sum + pfadToSvg(d).length, 0)).toBeLessThan(400_000)
      const inks = formen.flatMap(({ fill, stroke }) => [fill, stroke?.color]).filter((ink) => ink !== undefined)
      expect(Math.max(...inks.map(farbauftrag))).toBeLessThanOrEqual(280)
      expect(Math.min(...formen.map(({ stroke }) => stroke?.width ?? 1))).toBeGreaterThanOrEqual(0.25)
      expect(formen.every(({ d }) => d.every(Number.isFinite))).toBe(true)
      expect([...(formen[0]?.d ?? [])].slice(1, 3)).toEqual([-1, -1])
    }
    // A page, its service and a later visit draw the same order. What is drawn otherwise needs a new version.
    expect(drawn.digest('hex')).toBe(DRAWN[MOTIV_VERSION])
  })
})
