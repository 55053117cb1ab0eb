import type { FeldKey, TextLayer, TextStyle } from '#src/contract/dokument.ts'
import { EIN_FELD, type GemeintesFeld } from '../text/gemeinteFelder.ts'
import { definedStyle, mitFeldern, placeholdersOf } from './text.ts'
import {
  ersatzFor,
  type Paragraph,
  placeholderToken,
  type RunStyle,
  toParagraphs,
  type Unit,
  unitsOf,
} from './textUnits.ts'

/**
 * Text while it is written on the sheet (print 3.7). Places count the signs of the text field as the browser does (UTF-16).
 * There a placeholder is one sign: caret and deletion take it whole.
 */
export interface Marke {
  start: number
  end: number
}

/** Paragraphs as the text field on the sheet holds them. */
export function fieldText(paragraphs: readonly Paragraph[]): string {
  return unitsOf(paragraphs).map(signOf).join('')
}

const signOf = ({ ph, text }: Unit): string => (ph === null ? text : EIN_FELD)
const isBreak = ({ ph, text }: Unit): boolean => ph === null && text === '\n'

interface Typing {
  /** Place behind what was typed. */
  caret: number
  /** Look that was chosen for what is typed; null: that of its surroundings. */
  style: RunStyle | null
  /** The input method is still at work: what it shows is taken over letter for letter. */
  composing: boolean
}

/** Controls that a keyboard or an input method may leave; tab and line break are text. */
const CONTROLS = /[^\P{Cc}\t\n]/u

/** Takes over what the text field holds. What did not change stays as it is, also between equal neighbours. */
export function typeInField(paragraphs: readonly Paragraph[], text: string, typing: Typing): Paragraph[] {
  const old = unitsOf(paragraphs)
  const whole = typing.composing ? text : text.replaceAll('\r\n', '\n').normalize('NFC')
  const fresh = Array.from(whole)
  const behind = Array.from(text.slice(typing.caret).normalize(typing.composing ? undefined : 'NFC')).length
  const most = Math.min(old.length, fresh.length)
  const same = (unit: Unit | undefined, sign: string | undefined) => unit !== undefined && signOf(unit) === sign
  // What is behind the caret was not typed: of two equal placeholders the right one stays.
  let end = 0
  while (end < Math.min(most, behind) && same(old.at(-1 - end), fresh.at(-1 - end))) end += 1
  let start = 0
  while (start < most - end && same(old[start], fresh[start])) start += 1
  const gone = old.slice(start, old.length - end)
  const style = typing.style ?? (gone.find((unit) => !isBreak(unit)) ?? neighbour(old, start))?.style
  const typed = typedUnits(fresh.slice(start, fresh.length - end), gone, style)
  const units = [...old.slice(0, start), ...typed, ...old.slice(old.length - end)]
  const isTyped = ({ sicher }: GemeintesFeld, from: number, to: number) =>
    sicher && from < start + typed.length && to > start
  return toParagraphs(typing.composing ? units : mitFeldern(units, isTyped), paragraphs[0]?.align ?? 'left')
}

/** A sign of a placeholder is one that was there before; no other becomes one. */
function typedUnits(signs: readonly string[], gone: readonly Unit[], style: RunStyle | undefined): Unit[] {
  const placeholders = gone.filter(({ ph }) => ph !== null)
  return signs.flatMap((text) => {
    if (text === EIN_FELD) return placeholders.shift() ?? []
    return CONTROLS.test(text) ? [] : { text, ph: null, style: text === '\n' ? undefined : style }
  })
}

/** Whose look text takes that is typed between the units: that before it, else that behind it. */
function neighbour(units: readonly Unit[], at: number): Unit | undefined {
  const [before, after] = [units[at - 1], units[at]]
  if (before && !isBreak(before)) return before
  if (after && !isBreak(after)) return after
  return units.slice(0, at).findLast((unit) => !isBreak(unit))
}

function unitAt(units: readonly Unit[], place: number): number {
  let sum = 0
  const index = units.findIndex((unit) => (sum += signOf(unit).length) > place)
  return index === -1 ? units.length : index
}

/** Puts units in the place of what is marked. Each takes the look of its surroundings where it has none itself. */
function replaced(paragraphs: readonly Paragraph[], { start, end }: Marke, units: readonly Unit[]) {
  const old = unitsOf(paragraphs)
  const [from, to] = [unitAt(old, start), unitAt(old, end)]
  const look = (from < to ? old[from] : neighbour(old, from))?.style
  const fresh = units.map((unit) => (isBreak(unit) ? unit : { ...unit, style: { ...look, ...unit.style } }))
  const changed = toParagraphs([...old.slice(0, from), ...fresh, ...old.slice(to)], paragraphs[0]?.align ?? 'left')
  return { paragraphs: changed, caret: start + fresh.map(signOf).join('').length }
}

/** A placeholder in the place of what is marked, and the place behind it. */
export function insertPlaceholder(paragraphs: readonly Paragraph[], marke: Marke, key: FeldKey) {
  const ph = { key, fallback: ersatzFor(key, placeholdersOf(paragraphs)) }
  return replaced(paragraphs, marke, [{ text: placeholderToken(key), ph, style: undefined }])
}

/** Paragraphs in the place of what is marked, and the place behind them. */
export function insertParagraphs(paragraphs: readonly Paragraph[], marke: Marke, pasted: readonly Paragraph[]) {
  const units = unitsOf(pasted).map(({ align: _own, ...unit }): Unit => unit)
  return replaced(paragraphs, marke, units)
}

/** What is marked, as paragraphs. */
export function markedParagraphs(paragraphs: readonly Paragraph[], { start, end }: Marke): Paragraph[] {
  const units = unitsOf(paragraphs)
  return toParagraphs(units.slice(unitAt(units, start), unitAt(units, end)), paragraphs[0]?.align ?? 'left')
}

/** The same places in the text of the panel, where a placeholder is written out. */
export function inPlainText(paragraphs: readonly Paragraph[], { start, end }: Marke): Marke {
  const units = unitsOf(paragraphs)
  const lengthTo = (place: number) =>
    units.slice(0, unitAt(units, place)).reduce((sum, { text }) => sum + text.length, 0)
  return { start: lengthTo(start), end: lengthTo(end) }
}

/** Look of what is marked in the text of the panel; null: of several looks. Of nothing marked: what would be typed there. */
export type Look = { [Key in keyof TextStyle]: TextStyle[Key] | null }

export function lookOf({ paragraphs, style }: TextLayer, { start, end }: Marke): Look {
  const units = unitsOf(paragraphs)
  let place = 0
  const from = units.findIndex(({ text }) => (place += text.length) > start)
  place = 0
  const marked = units.filter((unit) => {
    const begin = place
    place += unit.text.length
    return begin < end && place > start && !isBreak(unit)
  })
  const around = neighbour(units, from === -1 ? units.length : from)
  const styles = (marked.length > 0 ? marked : [around]).map((unit): TextStyle => ({
    ...style,
    ...definedStyle(unit?.style ?? {}),
  }))
  const common = <Key extends keyof TextStyle>(key: Key): TextStyle[Key] | null => {
    const value = styles[0]?.[key] ?? style[key]
    return styles.every((other) => JSON.stringify(other[key]) === JSON.stringify(value)) ? value : null
  }
  return {
    font: common('font'),
    weight: common('weight'),
    italic: common('italic'),
    size: common('size'),
    color: common('color'),
    tracking: common('tracking'),
    underline: common('underline'),
  }
}

/** The layer as it is shown while it is written on: each placeholder by its name. */
export function withNames(layer: TextLayer, nameOf: (key: FeldKey) => string): TextLayer {
  const paragraphs = layer.paragraphs.map(({ align, runs }) => ({
    align,
    runs: runs.map((run) => {
      if (run.t === 'text') return run
      const { key, fallback: _fallback, t: _t, ...own } = run
      return { t: 'text' as const, text: nameOf(key).replaceAll(' ', '\u00a0'), ...own }
    }),
  }))
  return { ...layer, paragraphs }
}

const WORDS = new Intl.Segmenter('de', { granularity: 'word' })

/** The word at a place of the text field, or the blanks between two. */
export function wordAt(text: string, place: number): Marke {
  const { start, end } = paragraphAt(text, place)
  const segments = WORDS.segment(text.slice(start, end))
  const found = segments.containing(Math.min(place, Math.max(start, end - 1)) - start)
  return found ? { start: start + found.index, end: start + found.index + found.segment.length } : { start, end }
}

/** The paragraph at a place of the text field. */
export function paragraphAt(text: string, place: number): Marke {
  const end = text.indexOf('\n', place)
  return { start: place === 0 ? 0 : text.lastIndexOf('\n', place - 1) + 1, end: end === -1 ? text.length : end }
}
