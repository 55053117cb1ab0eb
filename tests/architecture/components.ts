import { edgeOf } from './imports.ts'
import { nameOf, nodesOf, parse, part, parts, type Node } from './syntax.ts'

export const COMPONENT = /^[A-Z]/
/** Calls of libraries that make a component which is theirs: what it is given ends there. */
const MADE_BY_LIBRARY = new Set(['styled', 'createContext'])

export interface Module {
  file: string
  program: Node
}

export interface Component {
  name: string
  body: Node
  /** Own names of its props; the rest of them (`...rest`, `props`) counts as one. */
  props: string[]
  /** Name of all props in one, where they are not taken apart as they come in. */
  whole: string
}

/** The function of a component's declaration, bare or wrapped (`memo`, `forwardRef`). */
function functionOf(node: Node | null): Node | null {
  if (node?.type === 'FunctionDeclaration' || node?.type === 'ArrowFunctionExpression') return node
  if (node?.type === 'FunctionExpression') return node
  return node?.type === 'CallExpression' ? functionOf(parts(node, 'arguments')[0] ?? null) : null
}

function boundNames(pattern: Node | null): string[] {
  return parts(pattern, 'properties').flatMap((property) => {
    const value = part(property, 'value') ?? part(property, 'argument')
    const name = nameOf(value?.type === 'AssignmentPattern' ? part(value, 'left') : value)
    return name === '' ? [] : [name]
  })
}

/** What a body takes of `props` that came in as one: `props.label`, `const { label } = props`. */
function takenOf(body: Node, whole: string): string[] {
  return nodesOf(body).flatMap((node) => {
    if (nameOf(part(node, 'object')) === whole) return [nameOf(part(node, 'property'))]
    return nameOf(part(node, 'init')) === whole ? boundNames(part(node, 'id')) : []
  })
}

/** Components of a file that take props. */
export function componentsOf({ program }: Module): Component[] {
  return nodesOf(program).flatMap((node) => {
    if (node.type !== 'VariableDeclarator' && node.type !== 'FunctionDeclaration') return []
    const made = functionOf(node.type === 'VariableDeclarator' ? part(node, 'init') : node)
    const body = part(made, 'body')
    const name = nameOf(part(node, 'id'))
    const pattern = parts(made, 'params')[0]
    if (!COMPONENT.test(name) || body === null || pattern === undefined) return []
    const whole = nameOf(pattern)
    const props = whole === '' ? boundNames(pattern) : [...takenOf(body, whole), whole]
    return [{ name, body, whole, props: [...new Set(props)] }]
  })
}

const root = (call: Node | null): Node | null => (call?.type === 'CallExpression' ? root(part(call, 'callee')) : call)

/** Whether a library makes the value behind a `=`: `styled(Box)(…)`, `createContext(…)`. */
function isLibraryMade(module: Module, init: Node | null): boolean {
  if (init?.type !== 'CallExpression' || !MADE_BY_LIBRARY.has(nameOf(root(init)))) return false
  const dressed = nodesOf(init).find((node) => nameOf(part(node, 'callee')) === 'styled')
  const base = parts(dressed ?? null, 'arguments')[0]
  return base?.type !== 'Identifier' || !isOurs(module, nameOf(base))
}

function importOf({ program }: Module, name: string): { from: string; imported: string } | null {
  for (const node of parts(program, 'body')) {
    const from = part(node, 'source')?.value
    if (typeof from !== 'string') continue
    const inside = node.type === 'ImportDeclaration' ? 'local' : 'exported'
    const found = parts(node, 'specifiers').find((specifier) => nameOf(part(specifier, inside)) === name)
    if (found) return { from, imported: nameOf(part(found, node.type === 'ImportDeclaration' ? 'imported' : 'local')) }
  }
  return null
}

/** Whether a component is defined in `src`; one that a styled element or a package stands for is not. */
export function isOurs(module: Module, name: string): boolean {
  const brought = importOf(module, name)
  if (brought) {
    const { kind, to } = edgeOf(module.file, brought.from)
    if (kind === 'package') return false
    return isOurs({ file: to, program: parse(to).program }, brought.imported)
  }
  const declared = nodesOf(module.program).find(
    (node) => node.type === 'VariableDeclarator' && nameOf(part(node, 'id')) === name,
  )
  return !isLibraryMade(module, part(declared ?? null, 'init'))
}
