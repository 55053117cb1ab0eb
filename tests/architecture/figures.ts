import GERMAN from './germanVerbs.json' with { type: 'json' }
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

const GERMAN_VERBS: ReadonlySet<string> = new Set(GERMAN)
const isFunction = (node: Node | null): boolean => /^(ArrowFunction|Function)Expression$/.test(node?.type ?? '')

/** What a node calls a function: its name, or "". */
function functionName(node: Node): string {
  if (node.type === 'FunctionDeclaration') return nameOf(part(node, 'id'))
  if (node.type === 'VariableDeclarator') return isFunction(part(node, 'init')) ? nameOf(part(node, 'id')) : ''
  if (node.type === 'MethodDefinition') return nameOf(part(node, 'key'))
  return node.type === 'Property' && isFunction(part(node, 'value')) ? nameOf(part(node, 'key')) : ''
}

/** Names of functions, and those that begin with a German verb; names on the wire (`fixed`) are not ours to choose. */
export function countVerbs({ program }: Parsed, fixed: ReadonlySet<string>): { functions: number; german: string[] } {
  const names = nodesOf(program)
    .map(functionName)
    .filter((name) => name !== '' && !fixed.has(name))
  const verb = (name: string) => /^[a-z]+/.exec(name)?.[0] ?? ''
  return { functions: names.length, german: names.filter((name) => GERMAN_VERBS.has(verb(name))) }
}
