import { type FeldKey, PLATZHALTER, type Run, SPALTEN_NAME_MAX, type TextLayer } from '#src/contract/dokument.ts'
import { spaltenKey } from '../eigeneSpalten.ts'
import { EIN_FELD, type GemeintesFeld, gemeinteFelder, becomesField } from '../text/gemeinteFelder.ts'
import {
  type Align,
  ersatzFor,
  type Paragraph,
  placeholderToken,
  type RunStyle,
  toParagraphs,
  type Unit,
  unitsOf,
} from './textUnits.ts'

/** A field, or an own column by its name: "{vorname}", "{spalte:Filiale}". */
const TOKEN = new RegExp(`\\{(?:(${PLATZHALTER.join('|')})|spalte:([^{}\\n]{1,${SPALTEN_NAME_MAX}}))\\}`, 'g')

/** Paragraphs as plain text: one line each, placeholders as `{vorname}`. */
export function toPlainText(paragraphs: readonly Paragraph[]): string {
  return paragraphs
    .map(({ runs }) =>
      runs.map((run) => (run.t === 'ph' ? placeholderToken(run.key) : run.text.normalize('NFC'))).join(''),
    )
    .join('\n')
}

/** Placeholders of a layer in the order of their first use, with their replacement texts. */
export function placeholdersOf(paragraphs: readonly Paragraph[]): { key: FeldKey; fallback: string }[] {
  const found = new Map<FeldKey, string>()
  for (const { runs } of paragraphs)
    for (const run of runs) if (run.t === 'ph' && !found.has(run.key)) found.set(run.key, run.fallback)
  return [...found].map(([key, fallback]) => ({ key, fallback }))
}

/** Sets what stands for a placeholder without value, everywhere in the layer. */
export function setFallback(paragraphs: readonly Paragraph[], key: FeldKey, fallback: string): Paragraph[] {
  return paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => (run.t === 'ph' && run.key === key ? { ...run, fallback } : run)),
  }))
}

export function setAlign(paragraphs: readonly Paragraph[], align: Align): Paragraph[] {
  return paragraphs.map((paragraph) => ({ ...paragraph, align }))
}

/**
 * Takes over what stands in the text field. What did not change keeps its style, alignment and replacement text; what
 * was typed takes the style of what stands before it. A field in other brackets that was typed or pasted becomes one,
 * "[Vorname]" and "{{ vorname }}"; what stood there before stays until somebody asks for it.
 */
export function fromPlainText(text: string, previous: readonly Paragraph[]): Paragraph[] {
  const old = unitsOf(previous)
  const fresh = parseUnits(text.replaceAll('\r\n', '\n').normalize('NFC'), placeholdersOf(previous))
  let start = 0
  while (start < old.length && start < fresh.length && old[start]?.text === fresh[start]?.text) start += 1
  let end = 0
  const rest = Math.min(old.length, fresh.length) - start
  while (end < rest && old[old.length - 1 - end]?.text === fresh[fresh.length - 1 - end]?.text) end += 1
  const before = old[start - 1]
  const typed = fresh.slice(start, fresh.length - end).map((unit) => ({ ...unit, style: before?.style }))
  const units = [...old.slice(0, start), ...typed, ...old.slice(old.length - end)]
  const isTyped = ({ sicher }: GemeintesFeld, from: number, to: number) =>
    sicher && from < start + typed.length && to > start
  return toParagraphs(mitFeldern(units, isTyped), previous[0]?.align ?? 'left')
}

/** Turns what was meant as a field into one, everywhere in the layer. */
export function fillFields(paragraphs: readonly Paragraph[]): Paragraph[] {
  return toParagraphs(mitFeldern(unitsOf(paragraphs), becomesField), paragraphs[0]?.align ?? 'left')
}

/** Turns what was meant as a field into one. `isWanted`: which of them, with the units from and to. */
export function mitFeldern(
  units: readonly Unit[],
  isWanted: (feld: GemeintesFeld, from: number, to: number) => boolean,
): Unit[] {
  const places: number[] = []
  let text = ''
  for (const [i, unit] of units.entries()) {
    const sign = unit.ph === null ? unit.text : EIN_FELD
    for (let k = 0; k < sign.length; k++) places.push(i)
    text += sign
  }
  const known = units.flatMap(({ ph }) => ph ?? [])
  const neu = [...units]
  for (const feld of gemeinteFelder(text).toReversed()) {
    const [from, to] = [places[feld.von] ?? units.length, places[feld.bis] ?? units.length]
    if (isWanted(feld, from, to)) neu.splice(from, to - from, ...einFeld(feld, units.slice(from, to), known))
  }
  return neu
}

/** The unit of a field in place of those that spelled it; brackets around one that is there already just go. */
function einFeld({ key }: GemeintesFeld, spelled: readonly Unit[], known: readonly NonNullable<Unit['ph']>[]): Unit[] {
  if (key === null) return spelled.filter(({ ph }) => ph !== null)
  return [{ text: placeholderToken(key), ph: { key, fallback: ersatzFor(key, known) }, style: spelled[0]?.style }]
}

/** Gives the characters from `start` to `end` of the text field a style of their own. */
export function styleRange(paragraphs: readonly Paragraph[], start: number, end: number, style: RunStyle): Paragraph[] {
  let place = 0
  const units = unitsOf(paragraphs).map((unit) => {
    const from = place
    place += unit.text.length
    return from < end && place > start ? { ...unit, style: { ...unit.style, ...style } } : unit
  })
  return toParagraphs(units, paragraphs[0]?.align ?? 'left')
}

function parseUnits(text: string, known: { key: FeldKey; fallback: string }[]): Unit[] {
  const units: Unit[] = []
  let place = 0
  const addPlain = (plain: string) => {
    for (const char of plain) units.push({ text: char, ph: null, style: undefined })
  }
  for (const match of text.matchAll(TOKEN)) {
    const spalte = match[2]?.trim()
    const key = spalte ? spaltenKey(spalte) : PLATZHALTER.find((name) => name === match[1])
    if (key === undefined) continue
    addPlain(text.slice(place, match.index))
    units.push({ text: placeholderToken(key), ph: { key, fallback: ersatzFor(key, known) }, style: undefined })
    place = match.index + match[0].length
  }
  addPlain(text.slice(place))
  return units
}

/** Gives the marked characters a look, or the whole layer when none are marked. */
export function applyStyle(layer: TextLayer, style: RunStyle, marked: { start: number; end: number }): TextLayer {
  if (marked.end > marked.start) {
    return { ...layer, paragraphs: styleRange(layer.paragraphs, marked.start, marked.end, style) }
  }
  const paragraphs = layer.paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => withoutStyle(run, Object.keys(style))),
  }))
  return { ...layer, paragraphs, style: { ...layer.style, ...definedStyle(style) } }
}

/** A part of the text loses a separate look where the whole layer gets another one. */
function withoutStyle(run: Run, keys: string[]): Run {
  if (run.style === undefined) return run
  const { style, ...plain } = run
  const left = Object.fromEntries(Object.entries(style).filter(([key]) => !keys.includes(key)))
  return Object.keys(left).length === 0 ? plain : { ...plain, style: left }
}

export function definedStyle(style: RunStyle): Partial<TextLayer['style']> {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined))
}
