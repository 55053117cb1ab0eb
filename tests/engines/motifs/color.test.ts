import { describe, expect, it } from 'vitest'
import { APART, assignInks, chooseColors } from '#src/engines/motifs/color/choose.ts'
import { hueStep, lch, lightness } from '#src/engines/motifs/color/lab.ts'
import { PALETTES } from '#src/engines/motifs/color/palettes.ts'
import { MOTIV_STILE } from '#src/contract/bildgenerierung.ts'
import { NATURE, type Tone } from '#src/engines/motifs/color/tone.ts'
import { createRandom } from '#src/base/random.ts'
import { farbauftrag } from '#src/engines/print/farbe.ts'

const wish = (main: Tone) => ({ stil: 'flaechig', moods: [], tones: [], mains: [main], brand: [] }) as const
const SEEDS = Array.from({ length: 40 }, (_, i) => i)

describe('palettes', () => {
  it('stay printable, their grounds calm', () => {
    expect(PALETTES.length).toBeGreaterThanOrEqual(12)
    const wet = PALETTES.filter(({ grounds, colors, light, dark }) =>
      [...grounds, ...colors, light, dark].some((ink) => farbauftrag(ink) > 280),
    )
    const loud = PALETTES.filter(({ grounds }) => grounds.some((ground) => lch(ground).c >= 65))
    expect([...wet, ...loud].map(({ name }) => name)).toEqual([])
  })
})

describe('a thing', () => {
  it.each(['red', 'orange', 'yellow', 'green', 'blue', 'brown', 'pink'] as const)('that is %s stays so', (tone) => {
    for (const seed of SEEDS) {
      const colors = chooseColors(wish(tone), createRandom(seed))
      const { h, c } = lch(colors.ink(tone))
      expect(Math.abs(hueStep(h, NATURE[tone].h)), `seed ${seed}`).toBeLessThan(26)
      expect(c).toBeGreaterThan(12)
    }
  })

  it('stands out from the ground by its lightness', () => {
    for (const tone of ['red', 'white', 'brown', 'dark', 'yellow', 'green'] as const)
      for (const seed of SEEDS) {
        const colors = chooseColors(wish(tone), createRandom(seed))
        const ink = assignInks([tone], colors, colors.ground).get(tone)
        const gap = ink === undefined ? 0 : Math.abs(lightness(ink) - lightness(colors.ground))
        expect(gap, `${tone} ${seed}`).toBeGreaterThan(APART * 0.45)
      }
  })

  it('that is white stays white on every ground', () => {
    for (const stil of MOTIV_STILE)
      for (const seed of SEEDS) {
        const colors = chooseColors({ ...wish('white'), stil }, createRandom(seed))
        for (const behind of [colors.ground, ...colors.props, colors.light]) {
          const ink = assignInks(['white'], colors, behind).get('white')
          const { l, c } = ink === undefined ? { l: 0, c: 99 } : lch(ink)
          expect(l, `${stil} ${seed}`).toBeGreaterThan(75)
          // The white of the palettes themselves has up to 10.
          expect(c, `${stil} ${seed}`).toBeLessThan(11)
        }
      }
  })

  it('that is red or green is never cut from blue or violet paper: no blue apples', () => {
    const blue = (['red', 'green'] as const).flatMap((main) =>
      SEEDS.filter((seed) => {
        const { h, c } = lch(chooseColors({ ...wish(main), stil: 'scherenschnitt' }, createRandom(seed)).ink(main))
        return c > 12 && h > 205 && h < 340
      }).map((seed) => `${main} ${seed}`),
    )
    expect(blue).toEqual([])
  })

  it('wears her own colour where she gave one', () => {
    const blue = { c: 1, m: 0.6, y: 0, k: 0.2 }
    const colors = chooseColors({ ...wish('brown'), brand: [blue] }, createRandom(3))
    expect(colors.ink('brown')).toEqual(blue)
  })
})
