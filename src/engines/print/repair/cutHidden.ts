import { TooLarge } from '../objects/loadPdf.ts'
import { join } from '../objects/pdfObjects.ts'
import { type Operand, placedOperations, type PlacedOperation } from '../objects/tokens.ts'
import { Splice } from './splice.ts'

/** What a content stream may ask about layers. */
interface Fragen {
  /** Is content under this name of a layer printed? */
  printsLayer(name: string): boolean
  /** Is this form or picture printed? */
  printsObject(name: string): boolean
  /** Something was cut out that the layer of this name, or the innermost hidden one, holds. */
  onCut(name: string): void
}

/** Operators of one stream beyond which a file counts as built to stop us. */
const MAX_OPERATIONS = 2_000_000
const PAINTS = /^(?:f|F|f\*|B|B\*|b|b\*|S|s)$/
/** Text showing of these modes adds to the clip as well. */
const CLIPS = 4
const encoder = new TextEncoder()
const ascii = (text: string) => encoder.encode(text)

/**
 * Content without what a hidden layer paints; all other bytes stay as they are. Only painting goes: colours, matrices,
 * clips and the place of text that hidden content sets hold on, as PDF says of optional content (print 5.1).
 */
export function cutHidden(content: Uint8Array, fragen: Fragen): Uint8Array {
  const cut = new Cut(content, fragen)
  let budget = MAX_OPERATIONS
  for (const operation of placedOperations(content)) {
    if (--budget < 0) throw new TooLarge()
    cut.step(operation)
  }
  return cut.finish()
}

class Cut {
  readonly #content: Uint8Array
  readonly #fragen: Fragen
  readonly #splice: Splice
  /** Open marked content, outermost first. */
  readonly #marks: ('layer' | 'hidden' | 'other')[] = []
  /** Names of the hidden layers that are open, outermost first. */
  readonly #hidden: string[] = []
  readonly #modes: number[] = []
  #mode = 0
  /** Hidden text that moves what follows it on its line: where it would stand, and what. */
  #waiting: (() => void)[] = []

  constructor(content: Uint8Array, fragen: Fragen) {
    this.#content = content
    this.#splice = new Splice(content)
    this.#fragen = fragen
  }

  step(operation: PlacedOperation): void {
    const { op, args } = operation
    if (op === 'BMC' || op === 'BDC') this.#open(operation)
    else if (op === 'EMC') this.#close(operation)
    else if (op === 'q') this.#modes.push(this.#mode)
    else if (op === 'Q') this.#mode = this.#modes.pop() ?? this.#mode
    else if (op === 'Tr') this.#mode = typeof args[0] === 'number' ? args[0] : this.#mode
    else if (/^(?:BT|ET|Td|TD|Tm|T\*)$/.test(op)) this.#waiting = []
    else if (/^(?:Tj|TJ|'|")$/.test(op)) this.#show(operation)
    else if (op === 'Do') this.#draw(operation)
    else if (this.#hidden.length === 0) return
    else if (PAINTS.test(op)) this.#cut(operation, 'n')
    else if (op === 'sh' || op === 'INLINE') this.#cut(operation, '')
  }

  finish(): Uint8Array {
    return this.#splice.finish()
  }

  #open(operation: PlacedOperation): void {
    const { op, args } = operation
    const layer = op === 'BDC' && args[0] === '/OC' ? plainName(args[1]) : null
    const hidden = layer !== null && !this.#fragen.printsLayer(layer)
    this.#marks.push(layer === null ? 'other' : hidden ? 'hidden' : 'layer')
    if (layer !== null) this.#replace(operation, '')
    if (hidden) this.#hidden.push(layer)
  }

  #close(operation: PlacedOperation): void {
    const mark = this.#marks.pop() ?? 'other'
    if (mark !== 'other') this.#replace(operation, '')
    if (mark === 'hidden') this.#hidden.pop()
  }

  #draw(operation: PlacedOperation): void {
    const name = plainName(operation.args[0])
    const inner = this.#hidden.at(-1)
    if (inner !== undefined) this.#cut(operation, '')
    else if (!this.#fragen.printsObject(name)) this.#replace(operation, '')
  }

  #show(operation: PlacedOperation): void {
    const { op, args, start, end } = operation
    if (op === "'" || op === '"') this.#waiting = []
    if (this.#hidden.length === 0) {
      // Visible text goes on where the hidden one ended.
      for (const draw of this.#waiting) draw()
      this.#waiting = []
      return
    }
    const text = args.at(-1)
    this.#cut(operation, moving(op, args))
    const shown = op === 'TJ' ? this.#content.subarray(start, end) : join([hex(text), ascii('Tj')])
    const bytes = join([ascii(`\n${this.#mode < CLIPS ? 3 : 7} Tr`), shown, ascii(`${this.#mode} Tr`)], 1)
    const fill = this.#splice.place()
    if (this.#mode < CLIPS) this.#waiting.push(() => fill(bytes))
    else fill(bytes)
  }

  #cut(operation: PlacedOperation, instead: string): void {
    const inner = this.#hidden.at(-1)
    if (inner !== undefined) this.#fragen.onCut(inner)
    this.#replace(operation, instead)
  }

  #replace(operation: PlacedOperation, instead: string): void {
    this.#splice.replace(operation, instead)
  }
}

/** What ' and " do besides showing text. */
function moving(op: string, args: readonly Operand[]): string {
  if (op === "'") return 'T*'
  const [word, char] = args
  return op === '"' && typeof word === 'number' && typeof char === 'number' ? `${word} Tw ${char} Tc T*` : ''
}

function hex(text: Operand | undefined): Uint8Array {
  const bytes = text instanceof Uint8Array ? text : new Uint8Array()
  return ascii(`<${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}> `)
}

function plainName(value: Operand | undefined): string {
  return typeof value === 'string' ? value.replace(/^\//, '') : ''
}
