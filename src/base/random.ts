import { fnv1a } from './hash.ts'

/** Repeatable chance: the same seed and label draw the same numbers on every machine. */
export interface Random {
  /** 0 <= x < 1 */
  next(): number
  between(from: number, to: number): number
  /** Whole number, both ends included. */
  int(from: number, to: number): number
  chance(part: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
  shuffle<T>(list: readonly T[]): T[]
  /** A separate stream, so that one more draw here moves nothing there. */
  fork(label: string): Random
}

/** Whole numbers of 32 bits, one after the other (mulberry32). */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** A whole number of 32 bits as a share of all of them: 0 <= x < 1. */
export const asShare = (number: number): number => number / 4_294_967_296

export function createRandom(seed: number, label = ''): Random {
  const start = fnv1a(label, Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0)
  const draw = mulberry32(start)
  const next = () => asShare(draw())
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    between: (from, to) => from + next() * (to - from),
    chance: (part) => next() < part,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
    shuffle: (list) => {
      const out = list.map((value) => ({ value, at: next() }))
      return out.sort((a, b) => a.at - b.at).map(({ value }) => value)
    },
    fork: (name) => createRandom(start, name),
  }
}
