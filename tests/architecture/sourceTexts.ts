import { parseSync } from 'vite'

/**
 * What a source says about texts: which keys it asks for, and which words it shows without asking. Works on the syntax
 * tree alone, so a name means what it is called: `t` and `text` are the functions that give texts.
 */
interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/** One call for a text, or a literal that names one by its full name. */
export interface TextCall {
  file: string
  line: number
  /**
   * Full names (`namespace:key`) of each text that it can ask for. A `*` is a word that is known only at run time.
   * A text has several names if its namespace cannot be told.
   */
  keys: string[][]
  /** Whether the key is a value from elsewhere; then a literal of the same file with a key's name counts as used. */
  indirect: boolean
  /** Names that are handed over; null where they cannot be read off the call. */
  values: string[] | null
}

interface Literal {
  file: string
  line: number
  text: string
}

export interface SourceTexts {
  calls: TextCall[]
  /** Every string of the file, for the tables of keys. */
  strings: string[]
  /** Names of properties and numbers, which are words of keys where a table's entries are walked. */
  properties: string[]
  /** Namespaces that the file names. */
  namespaces: string[]
  literals: Literal[]
  /** Parts that open outside of their page's region and do not say their language. */
  unsaid: string[]
}

const LETTERS = /\p{L}{2,}/u

/** Properties that a person reads or hears, of elements and of the tables that elements are made from. */
const VISIBLE =
  /^(?!enterKeyHint$)(aria-(label|description|roledescription|valuetext|placeholder)|ariaLabel|alt|title|subtitle|titel|label|placeholder|caption|header|heading|text|tip|hint|note|lead|summary|description|message|helperText|primary|secondary|error|warning|\w+(Label|Text|Title|Message|Tip|Hint|Placeholder))$/
/** Names that also have other meanings: a colour, a kind of message. */
const SHARED_NAMES = /^(primary|secondary|error|warning|text)$/
/** Looks like a text but is a key or a colour. */
const NO_WORDS = /^(\w+:)?[\w*]+([.][\w*-]+)+$|^\w+:[\w*]+$|^#[\dA-F]{3,8}$/i
/** A sentence, or a German word in any place. */
const PROSE = /^[\p{Lu}„].*\s.*[.!?…]$|^\p{Lu}\p{L}*[äöüß]|\s\p{L}*[äöüß]/u

/** Parts of the kit that draw themselves at the end of the page. */
const PORTALS = /^(Dialog|Menu|Popover|Popper|Drawer|Modal|Tooltip|Autocomplete|Select|Portal)$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [])

const stringOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return stringOf(node['name']) ?? ''
  if (node.type === 'MemberExpression') return `${nameOf(node['object'])}.${nameOf(node['property'])}`
  if (node.type === 'JSXNamespacedName') return `${nameOf(node['namespace'])}:${nameOf(node['name'])}`
  if (node.type === 'Literal') return stringOf(node['value']) ?? ''
  return ''
}

function quasisOf(template: Node): string[] {
  return nodesOf(template['quasis']).map(({ value }) =>
    typeof value === 'object' && value !== null && 'cooked' in value ? (stringOf(value.cooked) ?? '') : '',
  )
}

/** The strings that an expression can be; null among them where it comes from elsewhere. */
function stringsOf(node: unknown): (string | null)[] {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : []
    case 'TemplateLiteral':
      return [quasisOf(node).join('*')]
    case 'ConditionalExpression':
      return [...stringsOf(node['consequent']), ...stringsOf(node['alternate'])]
    case 'LogicalExpression':
      return [...(node['operator'] === '&&' ? [] : stringsOf(node['left'])), ...stringsOf(node['right'])]
    case 'BinaryExpression':
      return node['operator'] === '+' ? [...stringsOf(node['left']), ...stringsOf(node['right'])] : []
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'JSXExpressionContainer':
      return stringsOf(node['expression'])
    case 'Identifier':
    case 'MemberExpression':
    case 'CallExpression':
    case 'ChainExpression':
      return [null]
    default:
      return []
  }
}

/** What an object of values names; null where it takes in another object. */
function valuesOf(node: Node | undefined): string[] | null {
  if (node === undefined) return []
  if (node.type !== 'ObjectExpression') return null
  const properties = nodesOf(node['properties'])
  return properties.every(({ type }) => type === 'Property') ? properties.map(({ key }) => nameOf(key)) : null
}

/** Strings in single quotation marks: `useTranslation(['a', 'b'])`, `TFunction<'a'>`. */
const quoted = (code: string): string[] => [...code.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? '')

/** Of a property whose name also has other meanings only more than a word is read by people. */
const wordsOf = (name: string, value: unknown): (string | null)[] =>
  stringsOf(value).filter((option) => !SHARED_NAMES.test(name) || /\s/.test(option?.trim() ?? ''))

/** An error that tells no user: all but the one that carries the server's words. */
function isForTheConsole({ type, callee }: Node): boolean {
  const name = nameOf(callee)
  const superOfError = type === 'CallExpression' && isNode(callee) && callee.type === 'Super'
  return superOfError || (type === 'NewExpression' && name.endsWith('Error') && name !== 'ApiError')
}

class Reader {
  readonly found: SourceTexts = { calls: [], strings: [], properties: [], namespaces: [], literals: [], unsaid: [] }
  readonly file: string
  readonly source: string
  /** Namespaces of `t` by the function around, innermost last. */
  readonly scopes: string[][] = [[]]
  /** `text` of the one module that gives texts outside of React; other functions bear the name too. */
  readonly textIsOurs: boolean

  constructor(file: string, source: string) {
    this.file = file
    this.source = source
    this.textIsOurs = /import \{[^}]*\btext\b[^}]*\} from '[^']*i18n\.ts'/.test(source)
    const named = [...source.matchAll(/useTranslation\((.*?)\)|TFunction<(.*?)>/g)].flatMap(([all]) => quoted(all))
    this.found.namespaces.push(...new Set(named))
  }

  line({ start }: Node): number {
    return this.source.slice(0, start).split('\n').length
  }

  visit(node: Node): void {
    if (isForTheConsole(node)) return
    const opensScope = /Function/.test(node.type)
    if (opensScope) this.scopes.push([])
    this.#look(node)
    for (const value of Object.values(node)) for (const child of nodesOf(value)) this.visit(child)
    if (opensScope) this.scopes.pop()
  }

  #look(node: Node): void {
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') this.#string(node)
    if (node.type === 'CallExpression') this.#call(node)
    if (node.type === 'JSXText') this.#literal(node, [stringOf(node['value'])])
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of nodesOf(node['children']))
        if (child.type === 'JSXExpressionContainer') this.#literal(child, stringsOf(child))
    if (node.type === 'JSXOpeningElement') this.#portal(node)
    if (node.type === 'JSXAttribute') this.#attribute(node)
    if (node.type === 'Property') this.#property(node)
  }

  #string(node: Node): void {
    // A number can be a word of a key.
    if (typeof node['value'] === 'number') this.found.properties.push(String(node['value']))
    const [text] = stringsOf(node)
    if (typeof text !== 'string') return
    this.found.strings.push(text)
    if (PROSE.test(text.trim())) this.#literal(node, [text])
  }

  #call(node: Node): void {
    const callee = nameOf(node['callee'])
    const [first, second] = nodesOf(node['arguments'])
    if (callee === 'useTranslation') this.scopes.at(-1)?.push(...quoted(this.source.slice(node.start, node.end)))
    if (/^notify\.\w+$/.test(callee) && first) this.#literal(first, stringsOf(first))
    if (first && (/^(t|i18n\.t|i18next\.t)$/.test(callee) || (callee === 'text' && this.textIsOurs)))
      this.#key(node, first, second, callee === 'text')
  }

  #key(node: Node, first: Node, second: Node | undefined, outside: boolean): void {
    const options = stringsOf(first)
    // The first namespace that the nearest function names; else it came as a parameter, from any that the file names.
    const near = this.scopes.findLast((names) => names.length > 0)
    const namespaces = outside ? ['common'] : near ? near.slice(0, 1) : this.found.namespaces
    this.found.calls.push({
      file: this.file,
      line: this.line(node),
      keys: options
        .filter((key) => key !== null)
        .map((key) => (key.includes(':') ? [key] : namespaces.map((name) => `${name}:${key}`))),
      indirect: options.includes(null),
      values: valuesOf(second),
    })
  }

  #portal(node: Node): void {
    const name = nameOf(node['name'])
    const code = this.source.slice(node.start, node.end)
    const opens = PORTALS.test(name) || (name === 'TextField' && /\sselect\b/.test(code))
    if (opens && !/\blang\b/.test(code)) this.found.unsaid.push(`${this.file}:${this.line(node)}: ${name}`)
  }

  #attribute(node: Node): void {
    const name = nameOf(node['name'])
    if (name === 'i18nKey' && isNode(node['value'])) this.#key(node, node['value'], undefined, false)
    if (VISIBLE.test(name)) this.#literal(node, wordsOf(name, node['value']))
  }

  #property(node: Node): void {
    const name = nameOf(node['key'])
    this.found.properties.push(name)
    if (VISIBLE.test(name)) this.#literal(node, wordsOf(name, node['value']))
  }

  #literal(node: Node, options: (string | null)[]): void {
    for (const option of options) {
      const text = option?.trim() ?? ''
      if (LETTERS.test(text) && !NO_WORDS.test(text))
        this.found.literals.push({ file: this.file, line: this.line(node), text })
    }
  }
}

export function textsOfSource(file: string, source: string): SourceTexts {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const reader = new Reader(file, source)
  const root: unknown = program
  if (isNode(root)) reader.visit(root)
  return reader.found
}
