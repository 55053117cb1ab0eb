import { COMPONENT, componentsOf, isOurs, type Component, type Module } from './components.ts'
import { childrenOf, nameOf, nodesOf, part, parts, type Node } from './syntax.ts'

export interface PropCount {
  props: number
  /** Props that their component only hands on, as `Component.prop`. */
  passed: string[]
}

/** The prop that a node stands for: `label`, or `props.label` where they came in as one. */
function propOf(node: Node | null, { whole }: Component): string {
  const ofWhole = whole !== '' && node?.type === 'MemberExpression' && nameOf(part(node, 'object')) === whole
  if (ofWhole) return nameOf(part(node, 'property'))
  return node?.type === 'Identifier' ? nameOf(node) : ''
}

const binds = (node: Node, prop: string): boolean =>
  parts(node, 'params').some((param) => nodesOf(param).some((inner) => nameOf(inner) === prop))

/** Whether a child is no value that is read: a type, a key, a name behind a dot, of an attribute or of a variable. */
function isNoRead(node: Node, role: string, { whole }: Component): boolean {
  if (role === 'init' && whole !== '' && nameOf(part(node, 'init')) === whole) return true
  if (role === 'typeAnnotation' || role === 'typeArguments' || role === 'returnType') return true
  if (role === 'property' || role === 'key') return node.computed !== true
  return (role === 'name' && node.type === 'JSXAttribute') || (role === 'id' && node.type === 'VariableDeclarator')
}

/** Where a component's body reads a prop, as a value or as a tag; a function within that takes the name hides it. */
function* readsOf(node: Node, prop: string, of: Component): Generator<Node> {
  if (binds(node, prop)) return
  const found = node.type === 'JSXIdentifier' ? nameOf(node) : propOf(node, of)
  if (found === prop) yield node
  if (found !== '') return
  for (const [role, child] of childrenOf(node)) if (!isNoRead(node, role, of)) yield* readsOf(child, prop, of)
}

/** What a body gives to components of ours just as it is: `<Own name={it}>`, `<Own {...it}>`. */
function handedOn(module: Module, body: Node): Set<Node> {
  const given = nodesOf(body).flatMap((node) => {
    const tag = part(node, 'name')
    if (node.type !== 'JSXOpeningElement' || tag?.type !== 'JSXIdentifier') return []
    if (!COMPONENT.test(nameOf(tag)) || !isOurs(module, nameOf(tag))) return []
    return parts(node, 'attributes').map(
      (attribute) => part(part(attribute, 'value'), 'expression') ?? part(attribute, 'argument'),
    )
  })
  return new Set(given.filter((node) => node !== null))
}

/**
 * Props of a file's components, and those that only pass through. A prop passes through if its component only hands it
 * on, unchanged and under any name, to another component of `src`. An element of the DOM uses a value, and so does a
 * component of a library, bare or dressed by `styled`. An expression, a call, a hook, a context and a place between two
 * tags use it too.
 * Spread (`{...rest}`) or by name makes no difference. A rest of props counts as one.
 */
export function countProps(module: Module): PropCount {
  const components = componentsOf(module)
  const passed = components.flatMap((component) => {
    const given = handedOn(module, component.body)
    return component.props
      .filter((prop) => {
        const reads = [...readsOf(component.body, prop, component)]
        return reads.length > 0 && reads.every((node) => given.has(node))
      })
      .map((prop) => `${component.name}.${prop}`)
  })
  return { props: components.reduce((sum, { props }) => sum + props.length, 0), passed }
}
