import type { Cmyk } from '../color/cmyk.ts'
import { beside } from '../color/choose.ts'
import { lightness, difference } from '../color/lab.ts'
import { base } from '../backgrounds/grounds.ts'
import type { Pattern } from '../patterns/pattern.ts'
import type { Item } from '../scene.ts'
import { toEdges, type Stage } from '../stage.ts'

/** A pattern that is the whole picture; `said`: how many colours she named, they lead. */
export function pureOf(stage: Omit<Stage, 'actors' | 'pattern'>, pattern: Pattern, said: number): Item[] {
  const { sheet, random, colors } = stage
  const apart = (color: Cmyk) => difference(color, colors.ground) > 14
  const led = said > 0 ? colors.colors.slice(0, said) : random.shuffle(colors.colors)
  const more = random.shuffle(said > 1 ? [colors.light] : [...colors.colors.slice(said, 3), colors.light, colors.dark])
  const pale = lightness(colors.colors[0]) > 68
  const list = [...new Set([...led, ...more.filter((color) => !pale || color !== colors.dark)])].filter(apart)
  const [first = beside(colors.ground), ...rest] = list.slice(0, Math.max(said, random.int(3, 5)))
  const edge = Math.min(sheet.w, sheet.h, stage.open.w * 1.05, stage.open.h * 1.05)
  const unit = Math.max(
    4,
    edge / random.pick(stage.calm === null ? [2.6, 4, 5.5, 7.5] : [3.4, 4.5, 6, 7.5]),
    Math.sqrt((sheet.w * sheet.h) / 900),
  )
  const field = {
    box: toEdges(stage, 1),
    keepOut: stage.calm,
    unit,
    random,
    ground: colors.ground,
    inks: [first, ...rest] as const,
  }
  return [base(stage, colors.ground), ...pattern.draw(field)]
}
