import { nameOf, nodesOf, part, type Node, type Parsed } from './syntax.ts'

const SUPPRESSION = /^\s*(?:oxlint-disable|eslint-disable|@ts-expect-error|@ts-ignore|@ts-nocheck)/
const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])

/** The name after the last dot: `React.useEffect`, `Trans.Item`. */
const lastName = (node: Node | null): string => nameOf(part(node, 'property') ?? node)

function isCast(node: Node): boolean {
  if (node.type === 'TSNonNullExpression' || node.type === 'TSTypeAssertion') return true
  return node.type === 'TSAsExpression' && nameOf(part(part(node, 'typeAnnotation'), 'typeName')) !== 'const'
}

/** What keeps the compiler or the lint from looking: casts (not `as const`), `!` and suppressing comments. */
export function countCasts({ program, comments }: Parsed): number {
  return nodesOf(program).filter(isCast).length + comments.filter((text) => SUPPRESSION.test(text)).length
}

export function countEffects({ program }: Parsed): number {
  return nodesOf(program).filter(
    (node) => node.type === 'CallExpression' && EFFECTS.has(lastName(part(node, 'callee'))),
  ).length
}
