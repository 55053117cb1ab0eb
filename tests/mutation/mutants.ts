import { read } from '#tests/architecture/imports.ts'
import { childrenOf, nameOf, parse, part, parts, type Node } from '#tests/architecture/syntax.ts'
import { operatorsFor } from './operators.ts'

/** One token of a file changed. Offsets count in its text. */
export interface Mutant {
  file: string
  line: number
  /** Its room below src: domain/kampagne, engines/print, base. */
  noun: string
  /** `before → after`, with what stands around it where the token alone says nothing. */
  change: string
  /** The trimmed line that it is on. */
  text: string
  start: number
  end: number
  after: string
  /** What runs when the change matters: the expression around the token; null where nothing can be put before it. */
  probe: { start: number; end: number } | null
  /** Runs while the file is loaded, so that every test that loads it reaches it. */
  atLoad: boolean
}

/** Roots of the rules, each with the rooms in it; facts of everybody are one room. */
export const roomOf = (file: string): string => /^src\/(base|(?:domain|engines)\/[^/]+)/.exec(file)?.[1] ?? ''

const numberAt = (node: Node, name: 'start' | 'end'): number => Number(node[name])

/** Types, imports and words for developers: nothing there is a rule. */
function isNoCode(node: Node): boolean {
  if (/^TS(As|Satisfies|NonNull)/.test(node.type)) return false
  return /^(TS|Import|ExportAll)/.test(node.type) || isError(node)
}

const isError = (node: Node): boolean => node.type === 'NewExpression' && nameOf(part(node, 'callee')).endsWith('Error')

const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|StaticBlock)$/
const EXPRESSION = /(Expression|^Literal|^TemplateLiteral|^Identifier)$/

interface Around {
  /** Outermost link of `a?.b.c()`: a part of it cannot stand alone. */
  chain: Node | null
  atLoad: boolean
  parent: Node | null
  name: string
}

const isKey = (node: Node, { parent, name }: Around): boolean =>
  (name === 'key' && parent?.computed !== true) ||
  (node.type === 'Literal' && parent?.type === 'ExportNamedDeclaration')

function* walk(node: Node, around: Around): Generator<[Node, Around]> {
  if (isNoCode(node) || isKey(node, around)) return
  yield [node, around]
  const isCast = node.type.startsWith('TS')
  for (const [name, child] of childrenOf(node)) {
    if (isCast && name !== 'expression') continue
    const chain =
      node.type === 'ChainExpression' ? node : /^(Call|Member)Expression$/.test(node.type) ? around.chain : null
    yield* walk(child, { chain, atLoad: around.atLoad && !FUNCTION.test(node.type), parent: node, name })
  }
}

function probeOf(node: Node, { chain, parent }: Around): Mutant['probe'] {
  const whole =
    chain ??
    (EXPRESSION.test(node.type)
      ? node
      : (part(node, 'argument') ?? part(node, 'test') ?? part(node, 'expression') ?? null))
  const quasi = parent?.type === 'TaggedTemplateExpression'
  return whole && !quasi && EXPRESSION.test(whole.type) && whole.type !== 'SpreadElement'
    ? { start: numberAt(whole, 'start'), end: numberAt(whole, 'end') }
    : null
}

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}

/** Every change of one token of a file that is made. */
export function mutantsOf(file: string): Mutant[] {
  const source = read(file)
  const { program } = parse(file)
  const lines = source.split('\n')
  const found: Mutant[] = []
  for (const statement of parts(program, 'body'))
    for (const [node, around] of walk(statement, { chain: null, atLoad: true, parent: null, name: 'body' }))
      for (const { start, end, after, shown } of operatorsFor(node, around.parent, source)) {
        const before = source.slice(start, end)
        const line = source.slice(0, start).split('\n').length
        found.push({
          file,
          line,
          noun: roomOf(file),
          change: shown ?? `${short(before)} → ${short(after) || '(nothing)'}`,
          text: (lines[line - 1] as string).trim(),
          start,
          end,
          after,
          probe: probeOf(node, around),
          atLoad: around.atLoad,
        })
      }
  return found
}
