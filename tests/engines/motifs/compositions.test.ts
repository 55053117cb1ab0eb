import { describe, expect, it } from 'vitest'
import { chooseColors } from '#src/engines/motifs/color/choose.ts'
import { chooseComposition } from '#src/engines/motifs/compositions/index.ts'
import { calmed } from '#src/engines/motifs/backgrounds/panel.ts'
import { boxOfFigure, overlaps } from '#src/engines/motifs/backgrounds/cuts.ts'
import { boxes, type Actor, type Stage } from '#src/engines/motifs/stage.ts'
import { createRandom } from '#src/base/random.ts'
import type { Figure } from '#src/engines/motifs/scene.ts'
import { SUBJECTS } from '#src/engines/motifs/subjects/index.ts'
import { MOTIV_STILE, type Freiraum } from '#src/contract/bildgenerierung.ts'

const SHEETS = [
  [241, 131],
  [216, 303],
  [60, 60],
  [200, 30],
  [131, 241],
] as const

const FREI: readonly Freiraum[] = ['ohne', 'oben', 'unten', 'links', 'rechts']

function actor(name: string, count: number | null): Actor {
  const subject = SUBJECTS.find((one) => one.name === name)
  if (subject === undefined) throw new Error(`${name} is not in the vocabulary`)
  return { subject, count, main: subject.tones[0], fixed: false }
}

/** Figures of the composition that a seed chooses, with its name. */
function stageFor(actors: readonly [Actor, ...Actor[]], saat: number): Stage {
  const [breite, hoehe] = SHEETS[saat % SHEETS.length] ?? SHEETS[0]
  const stil = MOTIV_STILE[(saat >> 1) % 4] ?? 'flaechig'
  const freiraum = FREI[(saat >> 2) % 5] ?? 'ohne'
  const random = createRandom(saat)
  const colors = chooseColors({ stil, moods: [], tones: [], mains: actors.map(({ main }) => main), brand: [] }, random)
  return { ...boxes({ breite, hoehe, beschnitt: 3, freiraum }), stil, freiraum, actors, pattern: null, colors, random }
}

function play(actors: readonly [Actor, ...Actor[]], saat: number) {
  const stage = stageFor(actors, saat)
  const composition = chooseComposition(stage, stage.random.fork('composition'))
  const items = calmed(stage, composition(stage), false)
  const figures = items.filter((item): item is Figure => item.kind === 'figure')
  return { stage, composition: composition.name, figures }
}

const number = (figures: readonly Figure[], name: string) => figures.filter((one) => one.name === name).length

/** Every third seed in all runs, which meets every sheet, style and place; each one by `npm run prove:pictures`. */
const STEPS = [
  { step: 3, tags: [] },
  { step: 1, tags: ['proof'] },
]

for (const { step, tags } of STEPS)
  describe(`compositions, one seed of ${step}`, { tags }, () => {
    const seedsBelow = (count: number) => Array.from({ length: Math.ceil(count / step) }, (_, nr) => nr * step)

    it('show as many as she counted', () => {
      for (const saat of seedsBelow(120)) {
        const { figures, composition } = play([actor('Apfel', 3), actor('Tasse', 1)], saat)
        expect([number(figures, 'Apfel'), number(figures, 'Tasse')], `${composition} ${saat}`).toEqual([3, 1])
      }
    })

    it('show a single thing once', () => {
      for (const saat of seedsBelow(80)) {
        const { figures, composition } = play([actor('Fahrrad', 1)], saat)
        expect(number(figures, 'Fahrrad'), `${composition} ${saat}`).toBe(1)
      }
    })

    it('show every thing of a description', () => {
      for (const names of [
        ['Brot', 'Kirsche', 'Tasse'],
        ['Apfel', 'Brot', 'Kirsche', 'Tasse', 'Tulpe'],
      ]) {
        const [first = actor('Brot', null), ...others] = names.map((name) => actor(name, null))
        for (const saat of seedsBelow(160)) {
          const { figures, composition } = play([first, ...others], saat)
          const missing = names.filter((name) => number(figures, name) === 0)
          expect(missing, `${composition} ${saat}`).toEqual([])
        }
      }
    })

    it('are chosen from at least twelve', () => {
      const seen = new Set<string>()
      for (const saat of seedsBelow(200))
        for (const actors of [
          [actor('Tulpe', null)],
          [actor('Haus', null), actor('Tannenbaum', null)],
          [actor('Apfel', null)],
        ] as const)
          seen.add(play(actors, saat).composition)
      expect(seen.size).toBeGreaterThanOrEqual(12)
    })

    it('never let the calm part cut a thing', () => {
      const cast = [actor('Rose', null), actor('Haus', null), actor('Hammer', null)] as const
      for (const saat of seedsBelow(240)) {
        const { stage, figures, composition } = play(cast, saat)
        const { calm } = stage
        const cut = calm === null ? [] : figures.filter((figure) => overlaps(boxOfFigure(figure), calm))
        expect(
          cut.map(({ name }) => name),
          `${composition} ${saat} ${stage.freiraum}`,
        ).toEqual([])
      }
    })

    it('leave no splinter of a thing at the trim', () => {
      for (const saat of seedsBelow(160)) {
        const { stage, figures, composition } = play([actor('Tulpe', null), actor('Blume', null)], saat)
        for (const figure of figures) {
          const { x, y, w, h } = boxOfFigure(figure)
          const across = Math.min(x + w, stage.sheet.w - 3) - Math.max(x, 3)
          const down = Math.min(y + h, stage.sheet.h - 3) - Math.max(y, 3)
          expect(Math.min(across / w, down / h), `${composition} ${saat} ${figure.name}`).toBeGreaterThan(0.3)
        }
      }
    })

    it('cut nothing by accident where things stand whole', () => {
      const whole = ['hero', 'group', 'landscape', 'arcade', 'tiles', 'panels', 'wreath', 'shelves', 'frame', 'blocks']
      for (const saat of seedsBelow(200)) {
        const { stage, figures, composition } = play([actor('Brot', null), actor('Tulpe', null)], saat)
        if (!whole.includes(composition)) continue
        for (const figure of figures) {
          const box = boxOfFigure(figure)
          const gaps = [box.x, box.y, stage.sheet.w - box.x - box.w, stage.sheet.h - box.y - box.h]
          expect(Math.min(...gaps), `${composition} ${saat} ${figure.name}`).toBeGreaterThan(3)
        }
      }
    })
  })
