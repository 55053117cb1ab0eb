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
  /** A stream of its own, so that one more draw here moves nothing there. */
  fork(label: string): Random
}

/** FNV-1a. */
export function hash(text: string, start = 0x811c9dc5): number {
  let h = start >>> 0
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0
  return h
}

export function createRandom(seed: number, label = ''): Random {
  const start = hash(label, Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0)
  let state = start
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
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
