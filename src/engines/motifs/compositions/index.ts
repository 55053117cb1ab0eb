import type { Random } from '#src/base/random.ts'
import { arcade } from './arcade.ts'
import { blocks } from './blocks.ts'
import { aspectOf, flies, isBound, isOutdoors, isPlant } from './company.ts'
import { corners } from './corners.ts'
import { crop } from './crop.ts'
import { frame } from './frame.ts'
import { group } from './group.ts'
import { halfdrop } from './halfdrop.ts'
import { hero } from './hero.ts'
import { landscape } from './landscape.ts'
import { meadow } from './meadow.ts'
import { medallions } from './medallions.ts'
import { panels } from './panels.ts'
import { rows } from './rows.ts'
import { shelvable, shelves } from './shelves.ts'
import type { Composition, Stage } from '../stage.ts'
import { tiles } from './tiles.ts'
import { toss } from './toss.ts'
import { wreath } from './wreath.ts'

/** Weights of the templates for this order: words, proportion and style speak, the seed decides. */
function weights(stage: Stage): readonly (readonly [Composition, number])[] {
  const { actors, work, stil, freiraum } = stage
  const ratio = work.w / work.h
  const n = actors.length
  const banner = ratio > 3 || ratio < 1 / 3
  const square = ratio > 0.55 && ratio < 1.9
  const lying = actors.every(({ subject }) => subject.pose !== 'stands')
  const outside = actors.some(isOutdoors) && actors.every((actor) => flies(actor) || isOutdoors(actor))
  const mixed = actors.some(isOutdoors) && actors.every(({ subject }) => subject.pose !== 'lies')
  const slender = actors.some((actor) => Math.abs(Math.log(aspectOf(actor, stage))) > 0.8)
  const plants = actors.every(isPlant)
  const counts = actors.reduce((sum, { count }) => sum + (count ?? 1), 0)
  const air = actors.every(flies)
  const one = n === 1 && counts === 1
  // Where she counted, only what keeps to the number.
  const open = actors.every(({ count }) => count === null)
  const [lead] = actors
  const flat = aspectOf(lead, stage) > ratio * 2.1
  // What stands is never cut off at its head.
  const headless = freiraum === 'unten' && actors.some(({ subject }) => subject.pose === 'stands')
  const free = (weight: number) => (open ? weight : 0)
  return [
    [hero, n > 3 || counts > 1 ? 0 : one ? 3.2 : 2],
    [
      group,
      (air ? 0.3 : open ? (n > 1 ? 4.5 : 2) : one && lead.subject.pose === 'lies' ? 0.4 : 4.5) * (ratio < 0.85 ? 0 : 1),
    ],
    [shelves, shelvable(stage) && counts > 1 ? (ratio < 0.85 ? 3 : ratio < 1.2 ? 1.2 : 0.3) : 0],
    [landscape, free((outside ? 4.5 : mixed ? 2.4 : 0) * (ratio < 0.9 ? 0.35 : 1))],
    [crop, n > 2 || headless || flat ? 0 : one && !open ? 2 : free(n === 1 ? 2.2 : 1.6)],
    [toss, free(lying ? 2.4 : 1.5)],
    [halfdrop, free(banner ? 2.5 : 1.5)],
    [wreath, free(square && freiraum === 'ohne' && actors.every(isBound) ? (lying ? 2.4 : 1.2) : 0)],
    [tiles, free(stil === 'geometrisch' ? 3 : 1.6)],
    [medallions, banner ? 0 : open ? 1.5 : counts < 7 ? 0.7 : 0],
    [
      corners,
      free(
        banner || stil === 'geometrisch' || !actors.every(isBound) || (n > 2 && !plants)
          ? 0
          : plants
            ? 2.2
            : lying
              ? 1
              : 0,
      ),
    ],
    [
      frame,
      free(
        banner || slender || Math.abs(Math.log(aspectOf(lead, stage) / ratio)) > 0.4 || freiraum !== 'ohne' ? 0 : 1.1,
      ),
    ],
    [rows, free(banner ? 4 : 1.5)],
    [arcade, open || counts > 1 ? (banner ? 2.5 : n > 1 ? 0.9 : 1.4) : 0],
    [panels, counts > 4 ? 0 : n > 1 && n < 5 ? 1.1 : open ? 0.8 : counts > 1 ? 1.5 : 0],
    [meadow, free(plants ? 3 : 0)],
    [blocks, free(stil === 'geometrisch' ? 4.5 : 0)],
  ]
}

export function chooseComposition(stage: Stage, random: Random): Composition {
  const table = weights(stage)
  let at = random.next() * table.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [composition, weight] of table) {
    at -= weight
    if (at < 0) return composition
  }
  return hero
}
