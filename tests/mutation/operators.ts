import { part, nameOf, type Node } from '#tests/architecture/syntax.ts'

/** A stretch of the text and what takes its place. */
export interface Edit {
  start: number
  end: number
  after: string
  /** How it is shown where before and after alone would be long. */
  shown?: string
}

/** Each operator and what it is taken for; two where both the boundary and the direction count. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '++': ['--'],
  '--': ['++'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '|=': ['&='],
  '&=': ['|='],
  '^=': ['&='],
  '??=': ['&&='],
}

const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['round', 'floor'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['find', 'findLast'],
  ['findIndex', 'findLastIndex'],
  ['findLast', 'find'],
  ['indexOf', 'lastIndexOf'],
  ['lastIndexOf', 'indexOf'],
  ['padStart', 'padEnd'],
  ['padEnd', 'padStart'],
  ['toUpperCase', 'toLowerCase'],
  ['toLowerCase', 'toUpperCase'],
  ['push', 'unshift'],
  ['shift', 'pop'],
  ['pop', 'shift'],
])

/** Calls without which the value stays as it was. */
const DROPPED = new Set([
  'filter',
  'slice',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'trim',
  'trimEnd',
  'trimStart',
])

const startOf = (node: Node): number => Number(node.start)
const endOf = (node: Node): number => Number(node.end)

const whole = (node: Node, after: string): Edit => ({ start: startOf(node), end: endOf(node), after })

const isText = (node: Node | null): boolean =>
  node?.type === 'TemplateLiteral' ||
  (node?.type === 'Literal' && typeof node.value === 'string') ||
  (node?.type === 'BinaryExpression' && (isText(part(node, 'left')) || isText(part(node, 'right'))))

/** A literal that is false by itself: `x ?? 0` and `x || 0` are the same. */
const isFalsy = (node: Node | null): boolean => node?.type === 'Literal' && !node.value

function replacements(operator: string, node: Node): readonly string[] {
  if (operator === '??') {
    const right = part(node, 'right')
    return right?.type === 'Literal' && !isFalsy(right) ? ['&&', '||'] : ['&&']
  }
  // Texts are put together, not added.
  if ((operator === '+' || operator === '+=') && (isText(node) || isText(part(node, 'right')))) return []
  return OPERATORS[operator] ?? []
}

/** The operator between two parts of a node. */
function operatorEdits(node: Node, source: string): Edit[] {
  const operator = String(node.operator)
  const left = part(node, 'left')
  const from = left ? endOf(left) : startOf(node)
  const start = source.indexOf(operator, from)
  return replacements(operator, node).map((after) => ({
    start,
    end: start + operator.length,
    after,
    shown: `${operator} → ${after}`,
  }))
}

function numberEdits(node: Node, value: number): Edit[] {
  return [value + 1, value - 1].map((after) => whole(node, after < 0 ? `(${after})` : String(after)))
}

function regexEdits(node: Node, source: string): Edit[] {
  const text = source.slice(startOf(node), endOf(node))
  const edits: Edit[] = []
  const end = text.lastIndexOf('/')
  const without = (at: number, after: string) => edits.push(whole(node, text.slice(0, at) + after + text.slice(at + 1)))
  if (text[1] === '^') without(1, '')
  if (text[end - 1] === '$' && text[end - 2] !== '\\') without(end - 1, '')
  const digit = text.search(/\\[dsw]/)
  if (digit !== -1) without(digit + 1, String(text[digit + 1]).toUpperCase())
  return edits
}

function literalEdits(node: Node, source: string): Edit[] {
  if ('regex' in node && node.regex) return regexEdits(node, source)
  if (typeof node.value === 'string') return [whole(node, node.value === '' ? `'x'` : `''`)]
  if (typeof node.value === 'boolean') return [whole(node, String(!node.value))]
  if (typeof node.value === 'number') return numberEdits(node, node.value)
  return []
}

function callEdits(node: Node): Edit[] {
  const callee = part(node, 'callee')
  const property = callee?.type === 'MemberExpression' && callee.computed !== true ? part(callee, 'property') : null
  const object = part(callee, 'object')
  if (!property || !object) return []
  const name = nameOf(property)
  if (DROPPED.has(name))
    return [{ start: endOf(object), end: endOf(node), after: '', shown: `.${name}(…) → (nothing)` }]
  const other = METHODS.get(name)
  return other ? [whole(property, other)] : []
}

function negated(node: Node, source: string): Edit[] {
  const test = part(node, 'test')
  if (!test) return []
  const text = source.slice(startOf(test), endOf(test))
  const edit = {
    ...whole(test, `!(${text})`),
    shown: `${node.type === 'ConditionalExpression' ? '?:' : 'if'} → negated`,
  }
  return node.type === 'IfStatement' || node.type === 'ConditionalExpression' ? [edit] : []
}

function returned(node: Node): Edit[] {
  const argument = part(node, 'argument')
  if (!argument || (argument.type === 'Literal' && (argument.value === null || typeof argument.value === 'boolean')))
    return []
  return [{ ...whole(argument, 'null'), shown: 'return → null' }]
}

function removed(node: Node, parent: Node | null): Edit[] {
  if (node.type === 'BreakStatement' && parent?.type === 'SwitchCase') return []
  return [{ ...whole(node, ';'), shown: 'statement → (nothing)' }]
}

/** The changes made at one node. */
export function operatorsFor(node: Node, parent: Node | null, source: string): Edit[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorEdits(node, source)
    case 'UpdateExpression': {
      const operator = String(node.operator)
      const start = node.prefix === true ? startOf(node) : endOf(node) - 2
      return [{ start, end: start + 2, after: operator === '++' ? '--' : '++' }]
    }
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-'
        ? [{ start: startOf(node), end: startOf(node) + 1, after: ' ', shown: `${node.operator} → (nothing)` }]
        : []
    case 'Literal':
      return literalEdits(node, source)
    case 'TemplateLiteral':
      return parent?.type === 'TaggedTemplateExpression' ? [] : [{ ...whole(node, '``') }]
    case 'CallExpression':
      return callEdits(node)
    case 'IfStatement':
    case 'ConditionalExpression':
      return negated(node, source)
    case 'ReturnStatement':
      return returned(node)
    case 'ExpressionStatement':
    case 'ContinueStatement':
    case 'BreakStatement':
    case 'ThrowStatement':
      return removed(node, parent)
    default:
      return []
  }
}
