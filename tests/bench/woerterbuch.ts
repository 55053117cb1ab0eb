import { readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'

/**
 * Makes `woerter.dawg`, the words that the reader knows, of a list with one word a line: github.com/enz/german-wordlist,
 * CC0 1.0 (docs/print.md, 15). `node tests/bench/woerterbuch.ts <list> [target]`
 */
const [, , list = '', target = 'src/engines/print/leser/woerter.dawg'] = process.argv

/** Words with other letters are names of foreign coins and foods. */
const WORT = /^[a-zäöüßáàâçéèêëíîñóôúû]+$/

interface Node {
  edges: [letter: string, to: Node][]
  /** 1: written small, 2: written with a capital. */
  kind: number
  id: number
}

const kinds = new Map<string, number>()
for (const word of readFileSync(list, 'utf8').split('\n')) {
  const small = word.toLowerCase()
  if (WORT.test(small)) kinds.set(small, (kinds.get(small) ?? 0) | (word === small ? 1 : 2))
}
const words = [...kinds.keys()].sort()

/** Ends that words share are one: the smallest automaton of a sorted list (Daciuk and others, 2000). */
function automaton(): Node {
  const known = new Map<string, Node>()
  const root: Node = { edges: [], kind: 0, id: -1 }
  const path = [root]
  let before = ''
  const share = (depth: number) => {
    while (path.length - 1 > depth) {
      const node = path.pop()!
      const key = `${node.kind}|${node.edges.map(([letter, to]) => letter + to.id).join(',')}`
      const same = known.get(key)
      if (same) path.at(-1)!.edges.at(-1)![1] = same
      else known.set(key, Object.assign(node, { id: known.size }))
    }
  }
  for (const word of words) {
    let common = 0
    while (common < before.length && word[common] === before[common]) common++
    share(common)
    for (const letter of word.slice(common)) {
      const node: Node = { edges: [], kind: 0, id: -1 }
      path.at(-1)!.edges.push([letter, node])
      path.push(node)
    }
    path.at(-1)!.kind = kinds.get(word) ?? 0
    before = word
  }
  share(0)
  return root
}

const order: Node[] = []
const at = new Map<Node, number>()
let size = 0
function visit(node: Node): void {
  if (at.has(node)) return
  at.set(node, size)
  order.push(node)
  size += node.edges.length
  for (const [, to] of node.edges) visit(to)
}
visit(automaton())

const alphabet = [...new Set(words.join(''))].sort().join('')
// One column after the other packs better: letter and end, kind, and the way to the node behind in three columns.
const columns = Buffer.alloc(size * 5)
let edge = 0
for (const node of order)
  for (const [place, [letter, to]] of node.edges.entries()) {
    const way = to.edges.length === 0 ? 0 : at.get(to)! - edge
    const folded = way < 0 ? -way * 2 - 1 : way * 2
    columns[edge] = alphabet.indexOf(letter) | (place === node.edges.length - 1 ? 64 : 0)
    columns[size + edge] = to.kind
    for (const byte of [0, 1, 2]) columns[size * (2 + byte) + edge] = (folded >> (8 * byte)) & 255
    edge++
  }
const packed = deflateRawSync(Buffer.concat([Buffer.from(`${alphabet}\n`), columns]), { level: 9 })
writeFileSync(target, packed)
console.log(`${words.length} words, ${order.length} nodes, ${size} edges, ${packed.length} bytes`)
