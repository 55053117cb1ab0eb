import { inflateSync } from 'fflate'

/** How a word is written: 0 unknown, 1 small, 2 with a capital, 3 both. */
export type Wortart = 0 | 1 | 2 | 3

/**
 * German words in all their forms: github.com/enz/german-wordlist, CC0 1.0 (print 15). An automaton whose words share
 * their beginnings and ends; made by `tests/bench/woerterbuch.ts`.
 */
export class Woerterbuch {
  readonly #letters = new Map<string, number>()
  /** Letter (0..63) and 64 for the last edge of a node. */
  readonly #edges: Uint8Array
  readonly #kinds: Uint8Array
  /** First edge of the node behind; the edge itself where none follows. */
  readonly #next: Int32Array

  /** `packed`: the file `woerter.dawg`. */
  constructor(packed: Uint8Array) {
    const bytes = inflateSync(packed)
    const head = bytes.indexOf(10)
    for (const [number, letter] of Array.from(new TextDecoder().decode(bytes.subarray(0, head))).entries())
      this.#letters.set(letter, number)
    const columns = bytes.subarray(head + 1)
    const size = columns.length / 5
    this.#edges = columns.subarray(0, size)
    this.#kinds = columns.subarray(size, 2 * size)
    this.#next = Int32Array.from({ length: size }, (_, edge) => {
      const [low, middle, high] = [2, 3, 4].map((column) => columns[size * column + edge] ?? 0)
      const folded = (low ?? 0) | ((middle ?? 0) << 8) | ((high ?? 0) << 16)
      return edge + (folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2)
    })
  }

  /** `word` in small letters. */
  kindOf(word: string): Wortart {
    let edge = 0
    let kind = 0
    for (const [place, letter] of Array.from(word).entries()) {
      const wanted = this.#letters.get(letter)
      // Behind an edge without a node its own place stands.
      const from = place === 0 ? 0 : (this.#next[edge] ?? 0)
      if (wanted === undefined || (place > 0 && from === edge)) return 0
      const found = this.#edgeOf(from, wanted)
      if (found === -1) return 0
      edge = found
      kind = this.#kinds[edge] ?? 0
    }
    return kind === 1 || kind === 2 || kind === 3 ? kind : 0
  }

  #edgeOf(first: number, wanted: number): number {
    for (let edge = first; ; edge++) {
      const value = this.#edges[edge] ?? 64
      if ((value & 63) === wanted) return edge
      if (value >= 64) return -1
    }
  }
}
