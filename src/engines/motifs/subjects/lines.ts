import { TONES } from '../color/tone.ts'
import { compile, numberOf, pathOf, type Formula, type Frame, type Names, type Value } from './formula.ts'
import type { FillOptions, Part, PartTone, Pen, Subject } from './subject.ts'

/**
 * Drawing of a subject as data, one line a step; lines in brackets belong to the line before them.
 *
 * - `lean = between(-6, 8)`: a figure or an outline with a name; chance is drawn in the order of the lines.
 * - `fill main deep detail: circle(50, 60, 8)`: kind of the part, colour, then what else is said of it, in any order.
 *   `tube dark 2.4: M2,3 L{4 + lean},5` has its width there, `in egg` cuts a part to an outline.
 * - `# Behind it.` is a remark.
 * - `if chance(0.5)`, and `else` behind it.
 * - `each x y: 20 30, 40 50` for every pair, `each i to count` for 0, 1, 2 ... below a figure, which is looked at anew.
 */
export type Lines = readonly (string | Lines)[]

type Step = (frame: Frame, pen: Pen) => void

const isTone = (word: Value): word is PartTone => WORDS_OF_TONE.has(word)
const isStep = (word: Value): word is Part['step'] => word === 'base' || word === 'deep' || word === 'light'
const isShade = (word: Value): word is Part['shade'] => word === 'round' || word === 'half'

const WORDS_OF_TONE: ReadonlySet<Value> = new Set(['main', ...TONES])
const WORDS = new Set(['main', ...TONES, 'base', 'deep', 'light', 'round', 'half', 'detail', 'evenOdd'])

function part(kind: Part['kind'], said: readonly Formula[], outline: Formula): Step {
  return (frame, pen) => {
    let tone: PartTone = 'main'
    let width = 0
    const options: FillOptions = {}
    for (const word of said.map((formula) => formula(frame)))
      if (isTone(word)) tone = word
      else if (isStep(word)) options.step = word
      else if (isShade(word)) options.shade = word
      else if (word === 'detail' || word === 'evenOdd') options[word] = true
      else if (typeof word === 'number') width = word
      else options.within = pathOf(word)
    const drawn = pathOf(outline(frame))
    if (kind === 'tube') pen.tube(tone, drawn, width, options)
    else pen[kind](tone, drawn, options)
  }
}

function place(names: Names, name: string): number {
  if (!/^[a-z]\w*$/.test(name) || WORDS.has(name)) throw new Error(`${name} cannot be a name`)
  const at = names.get(name) ?? names.size
  names.set(name, at)
  return at
}

function each(line: string, body: Lines, names: Names): Step {
  const [, one = '', end = ''] = /^(\w+) to (.+)$/.exec(line) ?? []
  if (one !== '') {
    const at = place(names, one)
    const below = compile(end, names, WORDS)
    const step = block(body, names)
    return (frame, pen) => {
      for (let i = 0; i < numberOf(below(frame)); i += 1) {
        frame.values[at] = i
        step(frame, pen)
      }
    }
  }
  const [head = '', list = ''] = line.split(': ')
  const values = list.split(/,? /).map((text) => compile(text, names, WORDS))
  const places = head.split(' ').map((name) => place(names, name))
  if (values.length % places.length > 0) throw new Error(`${line} has a name without a value`)
  const step = block(body, names)
  return (frame, pen) => {
    for (let i = 0; i < values.length; i += places.length) {
      for (const [k, at] of places.entries()) frame.values[at] = values[i + k]?.(frame) ?? 0
      step(frame, pen)
    }
  }
}

function simple(line: string, names: Names): Step {
  const [, kind, said = '', outline = ''] = /^(fill|tube|line) ([^:]+): (.+)$/.exec(line) ?? []
  if (kind === 'fill' || kind === 'tube' || kind === 'line') {
    const words = said.split(' ').filter((word) => word !== 'in')
    return part(
      kind,
      words.map((word) => compile(word, names, WORDS)),
      compile(outline, names, WORDS),
    )
  }
  const [, name = '', text = ''] = /^(\w+) = (.+)$/.exec(line) ?? []
  if (name === '') throw new Error(`${line} says nothing`)
  const value = compile(text, names, WORDS)
  const at = place(names, name)
  return (frame) => {
    frame.values[at] = value(frame)
  }
}

function block(lines: Lines, names: Names): Step {
  const steps: Step[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const [line, body] = [lines[at], lines[at + 1]]
    if (typeof line === 'string' && line.startsWith('# ')) continue
    if (typeof line !== 'string') throw new Error(`${String(line)} belongs to no line`)
    if (typeof body === 'string' || body === undefined) {
      steps.push(simple(line, names))
      continue
    }
    at += 1
    if (line.startsWith('each ')) steps.push(each(line.slice('each '.length), body, names))
    else if (line.startsWith('if ')) {
      const when = compile(line.slice('if '.length), names, WORDS)
      const yes = block(body, names)
      const other = lines[at + 2]
      if (lines[at + 1] !== 'else' || typeof other === 'string' || other === undefined)
        steps.push((frame, pen) => when(frame) && yes(frame, pen))
      else {
        const no = block(other, names)
        steps.push((frame, pen) => (when(frame) ? yes(frame, pen) : no(frame, pen)))
        at += 2
      }
    } else throw new Error(`${line} takes no lines`)
  }
  return (frame, pen) => steps.forEach((step) => step(frame, pen))
}

/** What the lines draw. They are read when the first is drawn; throws an `Error` where they cannot be read. */
export function drawLines(lines: Lines): Subject['draw'] {
  let drawn: Step | null = null
  return (pen, random) => {
    drawn ??= block(lines, new Map())
    drawn({ random, values: [] }, pen)
  }
}
