import type { Paragraph, RunStyle } from '#src/engines/print/editor.ts'
import { cleanText, emphasisOf, isHidden, listMark, openHtml, type Rules } from './foreignStyles.ts'

/** Between the cells of a row. */
const ZELLEN = ' · '

/** Nothing of them is text. */
const SKIPPED = new Set(
  'STYLE SCRIPT HEAD TITLE META LINK TEMPLATE NOSCRIPT IMG SVG OBJECT IFRAME VIDEO AUDIO CANVAS BUTTON SELECT TEXTAREA INPUT'.split(
    ' ',
  ),
)
const BLOCKS = new Set(
  'P DIV H1 H2 H3 H4 H5 H6 LI UL OL DL DT DD TABLE TBODY THEAD TFOOT TR BLOCKQUOTE PRE SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV HR ADDRESS FIGURE FIGCAPTION FORM CAPTION CENTER'.split(
    ' ',
  ),
)
/** Empty ones are empty lines. */
const LINES = new Set(['P', 'PRE', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6'])

interface Sign {
  text: string
  style: RunStyle
}

const BLANK = /[ \t\u00a0]/

/** Collects lines of signs; blanks that follow each other are one. */
class Lines {
  readonly lines: Sign[][] = [[]]
  #begun = false

  add(text: string, style: RunStyle): void {
    for (const sign of text) {
      const line = this.lines.at(-1)
      const last = line?.at(-1)
      const blank = BLANK.test(sign)
      if (blank && (last === undefined || BLANK.test(last.text))) continue
      line?.push({ text: sign === '\t' ? ' ' : sign, style })
      this.#begun = true
    }
  }

  /** Ends the line; an empty one only counts where it is meant. */
  end(meant: boolean): void {
    if (!this.#begun && !meant) return
    this.lines.push([])
    this.#begun = false
  }

  get isEmpty(): boolean {
    return this.lines.at(-1)?.length === 0
  }
}

interface Place {
  style: RunStyle
  rules: Rules
  /** Within a cell all is one line. */
  cell: boolean
  pre: boolean
}

function walk(node: Node, out: Lines, place: Place): void {
  for (const child of node.childNodes) {
    if (child instanceof Text) {
      const text = cleanText(child.data)
      if (place.pre && !place.cell) addLines(text, out, place.style)
      else out.add(text.replaceAll(/[ \t\n]+/g, ' '), place.style)
    } else if (child instanceof HTMLElement && !SKIPPED.has(child.tagName) && !isHidden(child))
      element(child, out, place)
  }
}

function addLines(text: string, out: Lines, style: RunStyle): void {
  for (const [i, line] of text.split('\n').entries()) {
    if (i > 0) out.end(true)
    out.add(line, style)
  }
}

function element(child: HTMLElement, out: Lines, place: Place): void {
  const { tagName } = child
  const mark = listMark(child)
  const inside: Place = {
    ...place,
    style: emphasisOf(child, place.style, place.rules),
    pre: place.pre || tagName === 'PRE',
  }
  if (mark?.whole) return out.add(`${mark.text} `, inside.style)
  if (tagName === 'BR') return place.cell ? out.add(' ', place.style) : lineBreak(child, out)
  if (tagName === 'TR' && !place.cell) return row(child, out, inside)
  const block = BLOCKS.has(tagName)
  if (block && place.cell) out.add(' ', place.style)
  if (block && !place.cell && !startsItem(child)) out.end(false)
  if (mark) out.add(`${mark.text} `, place.style)
  const before = out.lines.length
  walk(child, out, inside)
  if (!block || place.cell) return
  const empty = LINES.has(tagName) && out.isEmpty && out.lines.length === before
  out.end(empty)
}

/** The paragraph in an item of a list begins beside its mark. */
function startsItem(child: HTMLElement): boolean {
  return child.parentElement?.tagName === 'LI' && child.parentElement.firstElementChild === child
}

function lineBreak(child: HTMLElement, out: Lines): void {
  if (!child.classList.contains('Apple-interchange-newline')) out.end(true)
}

/** Cells that hold something, beside each other. */
function row(child: HTMLElement, out: Lines, place: Place): void {
  out.end(false)
  let first = true
  for (const cell of child.children) {
    if (!(cell instanceof HTMLElement) || isHidden(cell)) continue
    const own = new Lines()
    walk(cell, own, { ...place, cell: true, style: emphasisOf(cell, place.style, place.rules) })
    const signs = trimmed(own.lines.flat())
    if (signs.length === 0) continue
    if (!first) out.add(ZELLEN, place.style)
    first = false
    for (const { text, style } of signs) out.add(text, style)
  }
  out.end(false)
}

function trimmed(line: readonly Sign[]): Sign[] {
  const end = line.findLastIndex(({ text }) => !BLANK.test(text))
  return line.slice(0, end + 1)
}

function toParagraph(line: readonly Sign[]): Paragraph {
  const runs: Extract<Paragraph['runs'][number], { t: 'text' }>[] = []
  for (const { text, style } of line) {
    const last = runs.at(-1)
    if (last && JSON.stringify(last.style ?? {}) === JSON.stringify(style)) last.text += text
    else runs.push({ t: 'text', text, ...(Object.keys(style).length > 0 && { style }) })
  }
  return { align: 'left', runs }
}

function paragraphsOf(lines: readonly (readonly Sign[])[]): Paragraph[] {
  const all = lines.map(trimmed)
  const first = all.findIndex((line) => line.length > 0)
  const last = all.findLastIndex((line) => line.length > 0)
  return first === -1 ? [] : all.slice(first, last + 1).map(toParagraph)
}

/**
 * Words of Word, a web page or a table: paragraphs with bold, italic and underlined parts, nothing else of their look.
 * Brackets stay brackets: no placeholder comes of what is pasted (print 3.7).
 */
export function readHtml(html: string): Paragraph[] {
  const { page, rules } = openHtml(html)
  const out = new Lines()
  walk(page.body, out, { style: {}, rules, cell: false, pre: false })
  return paragraphsOf(out.lines)
}

/** Words without a look; a tab parts cells. */
export function readPlain(text: string): Paragraph[] {
  const lines = cleanText(text).split('\n')
  const signs = lines.map((line) => {
    const cells = line.split('\t').filter((cell) => cell.trim() !== '')
    return Array.from(cells.join(ZELLEN), (sign): Sign => ({ text: sign, style: {} }))
  })
  return lines.some((line) => line !== '') ? signs.map(toParagraph) : []
}
