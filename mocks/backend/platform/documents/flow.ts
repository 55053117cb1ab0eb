import { INK, PAGE, type Sheet, type TextStyle } from './sheet.ts'

/** Text column of a document, mm: DIN 5008 margins. */
export const COLUMN = { x: 25, w: 165, top: 25, bottom: 262 } as const
/** Type sizes, mm. */
export const SIZE = { small: 2.5, text: 3.35, heading: 4, title: 6 } as const
/** Distance of lines over the type size. */
const LEADING = 1.36

/** A column of a table; `w` in mm. */
export interface Column {
  title: string
  w: number
  align?: 'start' | 'end'
}

/** Writes from top to bottom and turns the page where it is full. */
export class Flow {
  readonly sheet: Sheet
  /** Next free place, mm. */
  y: number

  constructor(sheet: Sheet, y: number = COLUMN.top) {
    this.sheet = sheet
    this.y = y
  }

  /** Makes sure that a block of this height stands on one page. */
  need(height: number): boolean {
    if (this.y + height <= COLUMN.bottom) return false
    this.sheet.addPage()
    this.y = COLUMN.top
    return true
  }

  gap(height: number): void {
    this.y += height
  }

  paragraph(text: string, style: Partial<TextStyle> = {}, width: number = COLUMN.w): void {
    const full: TextStyle = { size: SIZE.text, ...style }
    const step = full.size * LEADING
    for (const line of this.sheet.wrap(text, width, full)) {
      this.need(step)
      this.sheet.text(COLUMN.x, this.y + full.size, line, full)
      this.y += step
    }
  }

  /** A heading never stands alone at the foot of a page. */
  heading(text: string, size: number = SIZE.heading): void {
    this.need(size * LEADING + 12)
    this.paragraph(text, { size, bold: true })
    this.gap(1)
  }

  /** Table with a repeated head. Cells of a row may wrap; a row is never torn apart. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    this.need(18)
    this.#head(columns)
    for (const row of rows) {
      const lines = columns.map(({ w }, i) => this.sheet.wrap(row[i] ?? '', w - 2, { size: SIZE.text }))
      const height = Math.max(...lines.map(({ length }) => length)) * SIZE.text * LEADING + 1.8
      if (this.need(height)) this.#head(columns)
      this.#row(columns, lines)
      this.y += height
      this.sheet.line(COLUMN.x, this.y, widthOf(columns))
    }
  }

  #head(columns: readonly Column[]): void {
    const height = SIZE.small * LEADING + 2.2
    this.sheet.fill(COLUMN.x, this.y, widthOf(columns), height, INK.tint)
    const style = { size: SIZE.small, bold: true, color: INK.quiet }
    for (const { x, column } of places(columns))
      this.sheet.text(textX(x, column), this.y + SIZE.small + 1.2, column.title, { ...style, ...alignOf(column) })
    this.y += height
  }

  #row(columns: readonly Column[], lines: readonly (readonly string[])[]): void {
    for (const { x, column, i } of places(columns)) {
      for (const [n, line] of (lines[i] ?? []).entries()) {
        const y = this.y + SIZE.text + 0.9 + n * SIZE.text * LEADING
        this.sheet.text(textX(x, column), y, line, { size: SIZE.text, ...alignOf(column) })
      }
    }
  }
}

function widthOf(columns: readonly Column[]): number {
  return columns.reduce((sum, { w }) => sum + w, 0)
}

function places(columns: readonly Column[]): { x: number; column: Column; i: number }[] {
  let x: number = COLUMN.x
  return columns.map((column, i) => {
    const place = { x, column, i }
    x += column.w
    return place
  })
}

const textX = (x: number, { w, align }: Column) => (align === 'end' ? x + w - 1 : x + 1)
const alignOf = ({ align }: Column) => ({ align: align ?? 'start' }) as const

/** Lines at the foot of every page, and the page's number with what it belongs to; call last. */
export function footers(sheet: Sheet, lines: readonly string[], title = ''): void {
  const style = { size: SIZE.small, color: INK.quiet }
  for (let page = 0; page < sheet.pageCount; page += 1) {
    for (const [n, line] of lines.entries()) sheet.text(COLUMN.x, 272 + n * 3.6, line, style, page)
    if (sheet.pageCount === 1) continue
    const number = `${title === '' ? '' : `${title} · `}Seite ${page + 1} von ${sheet.pageCount}`
    sheet.text(PAGE.w - 20, 290, number, { ...style, align: 'end' }, page)
  }
}
