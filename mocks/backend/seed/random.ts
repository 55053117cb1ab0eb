import { asShare, mulberry32 } from '#src/base/random.ts'

/** Seeded random numbers: the same seed gives the same demo everywhere. */
export interface Random {
  /** 0 <= x < 1 */
  next(): number
  /** Whole number, both ends included. */
  int(min: number, max: number): number
  pick<T>(items: readonly T[]): T
  /** Index, chosen by weight. */
  weighted(weights: readonly number[]): number
  /** Normal distribution, mean 0, deviation 1. */
  normal(): number
}

export function createRandom(seed: number): Random {
  const draw = mulberry32(seed)
  const next = () => asShare(draw())
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    pick: <T>(items: readonly T[]) => cycled(items, int(0, items.length - 1)),
    weighted: (weights) => {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0)
      const index = weights.findIndex((weight) => (rest -= weight) < 0)
      return index < 0 ? weights.length - 1 : index
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}

/** The item at a place; behind the last one it begins again. */
function cycled<T>(items: readonly T[], index: number): T {
  const item = items.at(index % items.length)
  if (item === undefined) throw new Error('nothing to take from')
  return item
}
