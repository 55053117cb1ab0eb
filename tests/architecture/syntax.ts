import { parseSync } from 'vite'
import { read } from './imports.ts'

/** A node of the syntax tree, as far as it is looked at here. */
export type Node = Record<string, unknown> & { type: string }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The nodes right below one, each with the name under which it holds them. */
export function* childrenOf(node: Node): Generator<[string, Node]> {
  for (const [name, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield [name, child]
}

/** A node and all below it, from the top down. No generators: this walks every tree of the project. */
export function nodesOf(node: Node, found: Node[] = []): Node[] {
  found.push(node)
  for (const value of Object.values(node))
    if (Array.isArray(value)) {
      for (const child of value) if (isNode(child)) nodesOf(child, found)
    } else if (isNode(value)) nodesOf(value, found)
  return found
}

/** A part of a node, where it is a node. */
export function part(node: Node | null, name: string): Node | null {
  const value = node?.[name]
  return isNode(value) ? value : null
}

/** The nodes of a list that a node holds. */
export function parts(node: Node | null, name: string): Node[] {
  const value = node?.[name]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The name that an identifier is, in code or in a tag. */
export const nameOf = (node: Node | null): string => (typeof node?.name === 'string' ? node.name : '')

export interface Parsed {
  program: Node
  comments: string[]
}

/** Syntax tree and comments of a text; the name says which language. */
export function parseText(name: string, text: string): Parsed {
  const { program, comments } = parseSync(name, text)
  if (!isNode(program)) throw new Error(`${name} has no tree`)
  return { program, comments: comments.map(({ value }) => value) }
}

/** Syntax tree and comments of a file. */
export const parse = (file: string): Parsed => parseText(file, read(file))
