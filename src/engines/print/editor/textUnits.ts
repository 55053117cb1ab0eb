import type { FeldKey, PlatzhalterKey, Run, TextLayer } from '#src/contract/dokument.ts'

export type Paragraph = TextLayer['paragraphs'][number]
export type Align = Paragraph['align']
/** What a run changes about its layer's style. */
export type RunStyle = NonNullable<Run['style']>

/** What is printed where the recipient has no value; the user can change it per layer. */
const PLATZHALTER_ERSATZ: Record<PlatzhalterKey, string> = {
  anrede: 'Guten Tag',
  briefanrede: 'Guten Tag',
  titel: '',
  vorname: 'Nachbar',
  nachname: 'Nachbarn',
  firma: 'Ihr Unternehmen',
  strasse: 'Ihre Straße',
  hausnummer: '',
  plz: '',
  ort: 'Ihre Stadt',
  land: 'Deutschland',
  gutscheincode: '',
}

/** One thing the caret can stand before: a character, a placeholder or the end of a paragraph. */
export interface Unit {
  /** As it is written in the text field. */
  text: string
  ph: { key: FeldKey; fallback: string } | null
  style: RunStyle | undefined
  /** Set on "\n": alignment of the paragraph that begins after it. */
  align?: Align
}

/** A placeholder as it is written in the text field. */
export function placeholderToken(key: FeldKey): string {
  return `{${key}}`
}

/** Replacement text of a field that was not there before; an own column has no words that fit all. */
export function ersatzFor(key: FeldKey, known: readonly NonNullable<Unit['ph']>[]): string {
  const before = known.find((placeholder) => placeholder.key === key)
  return before?.fallback ?? Object.entries(PLATZHALTER_ERSATZ).find(([name]) => name === key)?.[1] ?? ''
}

export function unitsOf(paragraphs: readonly Paragraph[]): Unit[] {
  const units: Unit[] = []
  paragraphs.forEach(({ align, runs }, index) => {
    if (index > 0) units.push({ text: '\n', ph: null, style: undefined, align })
    for (const run of runs) units.push(...unitsOfRun(run))
  })
  return units
}

function unitsOfRun(run: Run): Unit[] {
  if (run.t === 'ph') {
    const { key, fallback, style } = run
    return [{ text: placeholderToken(key), ph: { key, fallback }, style }]
  }
  return Array.from(run.text.normalize('NFC'), (text) => ({ text, ph: null, style: run.style }))
}

export function toParagraphs(units: readonly Unit[], align: Align): Paragraph[] {
  let current: Paragraph = { align, runs: [] }
  const paragraphs = [current]
  for (const unit of units) {
    if (unit.text === '\n' && unit.ph === null) {
      current = { align: unit.align ?? current.align, runs: [] }
      paragraphs.push(current)
    } else appendUnit(current.runs, unit)
  }
  return paragraphs
}

function sameStyle(a: RunStyle | undefined, b: RunStyle | undefined): boolean {
  return JSON.stringify(a ?? {}) === JSON.stringify(b ?? {})
}

function appendUnit(runs: Run[], { text, ph, style }: Unit): void {
  const last = runs.at(-1)
  if (ph === null && last?.t === 'text' && sameStyle(last.style, style)) {
    runs[runs.length - 1] = { ...last, text: last.text + text }
    return
  }
  const own = style === undefined || Object.keys(style).length === 0 ? {} : { style }
  runs.push(ph === null ? { t: 'text', text, ...own } : { t: 'ph', ...ph, ...own })
}
