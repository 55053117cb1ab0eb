import { nodesOf, part, parts, type Node, type Parsed } from './syntax.ts'

const SUPPRESSION = /^\s*(?:oxlint-disable|eslint-disable|@ts-expect-error|@ts-ignore|@ts-nocheck)/
const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])
const COMPONENT = /^[A-Z]/

const nameOf = (node: Node | null): string => (typeof node?.name === 'string' ? node.name : '')
/** The name after the last dot: `React.useEffect`, `Trans.Item`. */
const lastName = (node: Node | null): string => nameOf(part(node, 'property') ?? node)

function isCast(node: Node): boolean {
  if (node.type === 'TSNonNullExpression' || node.type === 'TSTypeAssertion') return true
  return node.type === 'TSAsExpression' && nameOf(part(part(node, 'typeAnnotation'), 'typeName')) !== 'const'
}

/** What keeps the compiler or the lint from looking: casts (not `as const`), `!` and suppressing comments. */
export function countCasts({ program, comments }: Parsed): number {
  return [...nodesOf(program)].filter(isCast).length + comments.filter((text) => SUPPRESSION.test(text)).length
}

export function countEffects({ program }: Parsed): number {
  return [...nodesOf(program)].filter(
    (node) => node.type === 'CallExpression' && EFFECTS.has(lastName(part(node, 'callee'))),
  ).length
}

interface Component {
  name: string
  body: Node
  /** Own names of its props; null for those that are not taken apart. */
  props: string[]
}

/** The function of a component's declaration, bare or wrapped (`memo`, `forwardRef`). */
function functionOf(node: Node | null): Node | null {
  if (node?.type === 'FunctionDeclaration' || node?.type === 'ArrowFunctionExpression') return node
  if (node?.type === 'FunctionExpression') return node
  return node?.type === 'CallExpression' ? functionOf(parts(node, 'arguments')[0] ?? null) : null
}

function propNames(pattern: Node): string[] {
  return parts(pattern, 'properties').map((property) => {
    const value = part(property, 'value') ?? part(property, 'argument')
    return nameOf(value?.type === 'AssignmentPattern' ? part(value, 'left') : value)
  })
}

/** Components whose props are taken apart where they come in; the rest of them (`...rest`) counts as one. */
function componentsOf(program: Node): Component[] {
  return [...nodesOf(program)].flatMap((node) => {
    const init = node.type === 'VariableDeclarator' ? part(node, 'init') : node
    if (node.type !== 'VariableDeclarator' && node.type !== 'FunctionDeclaration') return []
    const made = functionOf(init)
    const body = part(made, 'body')
    const pattern = parts(made, 'params')[0]
    const name = nameOf(part(node, 'id'))
    if (!COMPONENT.test(name) || body === null || pattern?.type !== 'ObjectPattern') return []
    return [{ name, body, props: propNames(pattern).filter((prop) => prop !== '') }]
  })
}

/** Names that a body hands on as they are: `<Child name={name}>` or `<Child {...name}>`. */
function handedOn(body: Node): Node[] {
  return [...nodesOf(body)].flatMap((node) => {
    if (node.type !== 'JSXOpeningElement') return []
    const tag = part(node, 'name')
    if (tag?.type === 'JSXIdentifier' && !COMPONENT.test(nameOf(tag))) return []
    return parts(node, 'attributes').flatMap((attribute) => {
      const value = part(part(attribute, 'value'), 'expression') ?? part(attribute, 'argument')
      const same = attribute.type === 'JSXSpreadAttribute' || nameOf(part(attribute, 'name')) === nameOf(value)
      return value?.type === 'Identifier' && same ? [value] : []
    })
  })
}

/** Identifiers that read a variable: not the keys of objects and the names behind a dot. */
function readsOf(body: Node): Node[] {
  const names = new Set<unknown>()
  for (const node of nodesOf(body)) {
    if (node.computed === true) continue
    if (node.type === 'MemberExpression') names.add(node.property)
    if (node.type === 'Property') names.add(node.key)
  }
  return [...nodesOf(body)].filter((node) => node.type === 'Identifier' && !names.has(node))
}

interface PropCount {
  props: number
  /** Props that their component only hands on to another one, as `Component.prop`. */
  passed: string[]
}

/** A prop passes through when its component does nothing else than to hand it on, unchanged and under its name. */
export function countProps({ program }: Parsed): PropCount {
  const components = componentsOf(program)
  const passed = components.flatMap(({ name, body, props }) => {
    const given = handedOn(body)
    const read = readsOf(body)
    return props
      .filter((prop) => {
        const there = given.filter((node) => nameOf(node) === prop).length
        return there > 0 && there === read.filter((node) => nameOf(node) === prop).length
      })
      .map((prop) => `${name}.${prop}`)
  })
  return { props: components.reduce((sum, { props }) => sum + props.length, 0), passed }
}
