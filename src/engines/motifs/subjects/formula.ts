import { mirror, move, turn, type Path } from '../pen/path.ts'
import { arc, circle, ellipse, leaf, polygon, rect, ring, segment, smooth, star, strand } from '../pen/shapes.ts'
import { path } from '../pen/svgPath.ts'
import type { Random } from '#src/base/random.ts'

/** A figure, a word of the pen (a colour, a step), a yes or no, or an outline. */
export type Value = number | string | boolean | Path

/** One drawing while it comes to be: its chance, and the values of its names by their place. */
export interface Frame {
  random: Random
  values: Value[]
}

export type Formula = (frame: Frame) => Value

/** Place of each name. */
export type Names = Map<string, number>

export function numberOf(value: Value | undefined): number {
  if (typeof value === 'number') return value
  throw new TypeError(`${String(value)} is not a figure`)
}

export function pathOf(value: Value | undefined): Path {
  if (typeof value === 'object') return value
  throw new TypeError(`${String(value)} is not an outline`)
}

/** Outlines by figures alone; those of many points take them last. */
const SHAPES: Readonly<Record<string, (...figures: number[]) => Path>> = {
  arc,
  circle,
  ellipse,
  leaf,
  polygon: (...points) => polygon(points),
  rect: (x, y, w, h, ...radii) => rect(x, y, w, h, radii.length > 1 ? radii : radii[0]),
  ring,
  segment,
  smooth: (...points) => smooth(points),
  star,
  strand: (from, to, ...points) => strand(points, from, to),
}

const CHANGES: Readonly<Record<string, (outline: Path, ...figures: number[]) => Path>> = {
  mirror,
  move,
  turn,
  flip: (outline, side) => (side === 1 ? mirror(outline) : outline),
}

const FIGURES: Readonly<Record<string, (...figures: number[]) => number>> = {
  abs: Math.abs,
  min: Math.min,
  /** Counted from 0. */
  nth: (at, ...list) => numberOf(list[at]),
}

const CHANCES: Readonly<Record<string, (random: Random, first: Value, ...others: Value[]) => Value>> = {
  between: (random, from, to) => random.between(numberOf(from), numberOf(to)),
  int: (random, from, to) => random.int(numberOf(from), numberOf(to)),
  chance: (random, part) => random.chance(numberOf(part)),
  pick: (random, first, ...others) => random.pick([first, ...others]),
}

type Two = (a: Value, b: Value) => Value
const figures =
  (two: (a: number, b: number) => Value): Two =>
  (a, b) =>
    two(numberOf(a), numberOf(b))

/** From the loosest to the closest. */
const OPERATORS: readonly Readonly<Record<string, Two>>[] = [
  { '==': (a, b) => a === b },
  { '<': figures((a, b) => a < b) },
  { '+': figures((a, b) => a + b), '-': figures((a, b) => a - b) },
  { '*': figures((a, b) => a * b), '/': figures((a, b) => a / b), '%': figures((a, b) => a % b) },
]

const TOKEN = /\d+\.?\d*|[a-zA-Z]\w*|==|[^\s\d]/g

function call(name: string, given: readonly Formula[]): Formula {
  const all = (frame: Frame): Value[] => given.map((formula) => formula(frame))
  const [shape, change, figure, chance] = [SHAPES[name], CHANGES[name], FIGURES[name], CHANCES[name]]
  if (shape) return (frame) => shape(...all(frame).map(numberOf))
  if (figure) return (frame) => figure(...all(frame).map(numberOf))
  if (name === 'join') return (frame) => all(frame).flatMap(pathOf)
  if (change)
    return (frame) => {
      const [outline, ...others] = all(frame)
      return change(pathOf(outline), ...others.map(numberOf))
    }
  if (chance)
    return (frame) => {
      const [first = 0, ...others] = all(frame)
      return chance(frame.random, first, ...others)
    }
  throw new Error(`${name}() is not known`)
}

/** Reads `a ? b : c`, comparison, sums, products and calls, as they are written everywhere. */
function readFormula(text: string, names: Names, words: ReadonlySet<string>): Formula {
  const tokens = text.match(TOKEN) ?? []
  let at = 0
  const take = (wished: string): boolean => {
    if (tokens[at] !== wished) return false
    at += 1
    return true
  }
  const expect = (wished: string): void => {
    if (!take(wished)) throw new Error(`${wished} is missing in ${text}`)
  }
  const choice = (): Formula => {
    const when = level(0)
    if (!take('?')) return when
    const yes = choice()
    expect(':')
    const no = choice()
    return (frame) => (when(frame) ? yes(frame) : no(frame))
  }
  const level = (height: number): Formula => {
    const operators = OPERATORS[height]
    if (!operators) return single()
    let left = level(height + 1)
    for (let two = operators[tokens[at] ?? '']; two; two = operators[tokens[at] ?? '']) {
      at += 1
      const [first, second, both] = [left, level(height + 1), two]
      left = (frame) => both(first(frame), second(frame))
    }
    return left
  }
  const single = (): Formula => {
    if (take('(')) {
      const inner = choice()
      expect(')')
      return inner
    }
    if (take('-')) {
      const positive = single()
      return (frame) => -numberOf(positive(frame))
    }
    const token = tokens[at++] ?? ''
    if (/^\d/.test(token)) {
      const figure = Number(token)
      return () => figure
    }
    if (take('(')) {
      const given: Formula[] = [choice()]
      while (take(',')) given.push(choice())
      expect(')')
      return call(token, given)
    }
    const place = names.get(token)
    if (place !== undefined) return ({ values }) => values[place] ?? fail(token)
    if (words.has(token)) return () => token
    throw new Error(`${token || 'the end'} is not known in ${text}`)
  }
  const whole = choice()
  if (at < tokens.length) throw new Error(`${tokens[at]} is too much in ${text}`)
  return whole
}

function fail(name: string): never {
  throw new Error(`${name} has no value yet`)
}

/** An outline written as in SVG, with formulas in braces, or else a formula. */
export function compile(text: string, names: Names, words: ReadonlySet<string>): Formula {
  if (!/^M[-\d{]/.test(text)) return readFormula(text, names, words)
  const [first = '', ...others] = text.split('{')
  if (others.length === 0) {
    const outline = path(text)
    return () => outline
  }
  const pieces = others.map((piece) => {
    const end = piece.indexOf('}')
    return { formula: readFormula(piece.slice(0, end), names, words), rest: piece.slice(end + 1) }
  })
  return (frame) =>
    path(pieces.reduce((written, { formula, rest }) => written + numberOf(formula(frame)) + rest, first))
}
