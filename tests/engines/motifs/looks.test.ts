import { describe, expect, it } from 'vitest'
import { difference, lightness } from '#src/engines/motifs/color/lab.ts'
import type { Cmyk } from '#src/engines/motifs/color/cmyk.ts'
import { MOTIV_STILE } from '#src/contract/bildgenerierung.ts'
import { zeichneMotiv, type Motiv, type MotivAuftrag } from '#src/engines/motifs/motiv.ts'
import { inks } from './points.ts'

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

const BESCHREIBUNGEN = ['Bäckerei', 'Tulpen und Blumen auf Karo', 'Haus im Winter', 'Punkte', 'eine Brille', 'Xyzzy']

/** Colours on a grid over a part of the sheet, parts of its width and height. */
function grid(motiv: Motiv, [x0, y0, x1, y1]: readonly [number, number, number, number], n: number): Cmyk[] {
  const at = inks(motiv)
  const out: Cmyk[] = []
  for (let row = 0; row < n; row += 1)
    for (let column = 0; column < n; column += 1) {
      const x = motiv.breite * (x0 + ((x1 - x0) * (column + 0.5)) / n)
      const y = motiv.hoehe * (y0 + ((y1 - y0) * (row + 0.5)) / n)
      const ink = at(x, y)
      if (ink === null) throw new Error(`nothing is printed at ${x}, ${y}`)
      out.push(ink)
    }
  return out
}

const CALM = [
  ['oben', [0, 0, 1, 0.31]],
  ['unten', [0, 0.69, 1, 1]],
  ['links', [0, 0, 0.31, 1]],
  ['rechts', [0.69, 0, 1, 1]],
] as const

/** One seed in all runs, five by `npm run prove:pictures`. */
const SEEDS = [
  { seeds: [0], tags: [] },
  { seeds: [1, 2, 3, 4], tags: ['proof'] },
]

for (const { seeds, tags } of SEEDS)
  describe(`the area kept calm, seeds ${seeds.join()}`, { tags }, () => {
    it.each(CALM)('%s holds the ground and what hardly differs from it', (freiraum, part) => {
      for (const beschreibung of BESCHREIBUNGEN)
        for (const stil of MOTIV_STILE)
          for (const saat of seeds) {
            const motiv = zeichneMotiv({ ...AUFTRAG, beschreibung, stil, saat, freiraum })
            const [first, ...rest] = grid(motiv, part, 12)
            const most = first === undefined ? 99 : Math.max(...rest.map((ink) => difference(ink, first)))
            expect(most, `${beschreibung} ${stil} ${saat}`).toBeLessThan(14)
          }
    })
  })

describe('the rest of the sheet', () => {
  it('is filled', () => {
    const shares: number[] = []
    const areas: number[] = []
    for (const beschreibung of BESCHREIBUNGEN)
      for (let saat = 0; saat < 16; saat += 1) {
        const motiv = zeichneMotiv({ ...AUFTRAG, beschreibung, stil: MOTIV_STILE[saat % 4] ?? 'linie', saat })
        const ground = grid({ ...motiv, formen: motiv.formen.slice(0, 1) }, [0, 0, 1, 1], 1)[0]
        const all = grid(motiv, [0, 0, 1, 1], 20)
        const drawn = all.filter((ink) => ground !== undefined && difference(ink, ground) > 9).length / all.length
        shares.push(drawn)
        // A drawing leaves its things as white as the paper; the others show them as areas.
        if (MOTIV_STILE[saat % 4] !== 'linie') areas.push(drawn)
      }
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    expect(mean).toBeGreaterThan(0.4)
    expect(Math.min(...areas)).toBeGreaterThan(0.1)
  })
})

describe('seeds', () => {
  it('differ in shape, not only in colour', () => {
    for (const beschreibung of ['Bäckerei', 'eine Brille', 'Haus im Winter']) {
      // Where something stands out from the ground: a mask of 16 x 16 that knows no hue.
      const masks = Array.from({ length: 10 }, (_, saat) => {
        const motiv = zeichneMotiv({ ...AUFTRAG, beschreibung, saat })
        const list = grid(motiv, [0, 0, 1, 1], 16)
        const corner = list[0]
        return list.map((ink) => corner !== undefined && Math.abs(lightness(ink) - lightness(corner)) > 7)
      })
      const distances = masks.flatMap((a, i) =>
        masks.slice(i + 1).map((b) => a.filter((value, k) => value !== b[k]).length / a.length),
      )
      const mean = distances.reduce((sum, one) => sum + one, 0) / distances.length
      expect(mean).toBeGreaterThan(0.25)
      expect(distances.filter((one) => one < 0.05).length / distances.length).toBeLessThan(0.05)
    }
  })
})
