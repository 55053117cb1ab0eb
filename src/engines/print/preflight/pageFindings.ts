import type { Befund, FormatId, Rect, SeitenName } from '#src/contract/dokument.ts'
import { dataRect, trimRect, SAFETY_MM } from '../formats.ts'
import { contains, grow } from '../geometry.ts'
import { formatMm, MM_PER_PT } from '../units.ts'
import { MarkRules } from './markRules.ts'
import type { Group, Mark, Picture, Sink } from '../page/walk/marks.ts'
import type { PictureInks } from './pictures/pictureInks.ts'
import { rounded } from './thresholds.ts'

/** Collects what one page paints; lengths in mm of the data format. Where ink stands is judged on pixels (druckbild 2). */
export class PageCollector implements Sink {
  readonly rules: MarkRules
  readonly #pageHeight: number
  readonly #trim: Rect
  readonly #safety: Rect
  #edgeText: Rect | null = null

  constructor(format: FormatId, inksOf: (picture: Picture) => PictureInks | null = () => null) {
    this.rules = new MarkRules(format, inksOf)
    this.#pageHeight = dataRect(format).h
    this.#trim = trimRect(format)
    this.#safety = grow(this.#trim, -SAFETY_MM)
  }

  mark(mark: Mark): void {
    this.rules.mark(mark)
    if (mark.inhalt !== 'Text' || mark.inPattern || this.#edgeText || mark.colours.every(({ white }) => white)) return
    const box = this.#toMm(mark.box)
    if (touches(box, this.#trim) && !contains(this.#safety, box)) this.#edgeText = box
  }

  beginGroup(): void {
    this.rules.beginGroup()
  }

  endGroup(group: Group): void {
    this.rules.endGroup(group)
  }

  #toMm({ x, y, w, h }: Rect): Rect {
    return { x: x * MM_PER_PT, y: this.#pageHeight - (y + h) * MM_PER_PT, w: w * MM_PER_PT, h: h * MM_PER_PT }
  }

  findings(seite: SeitenName): Befund[] {
    const rules = this.rules.findings().map((befund) => ({ ...befund, seite }))
    return [...rules, ...this.#textFindings(seite)]
  }

  #textFindings(seite: SeitenName): Befund[] {
    if (!this.#edgeText) return []
    return [
      {
        schwere: 'warnung',
        code: 'textAmRand',
        seite,
        text: `Text steht näher als ${formatMm(SAFETY_MM)} an der Schnittkante und kann angeschnitten werden.`,
        stelle: rounded(this.#edgeText),
      },
    ]
  }
}

function touches(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y
}
