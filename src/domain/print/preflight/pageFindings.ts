import type { Befund, FormatId, Rect, SeitenName } from '#src/contract/dokument.ts'
import { dataRect, trimRect, SAFETY_MM, type Zone, zonesOf } from '../formats.ts'
import { contains, corners, grow, sharedArea } from '../geometry.ts'
import { formatMm, MM_PER_PT } from '../units.ts'
import { MarkRules } from './markRules.ts'
import type { Group, Inhalt, Mark, Picture, Sink } from './marks.ts'
import type { PictureInks } from './pictureInks.ts'
import { rounded } from './thresholds.ts'

/** Zones are tested this much smaller, mm: an edge that only touches is no content. */
const ZONE_INSET_MM = 0.5
const MIN_AREA_MM2 = 0.5
const HAIRLINE_MM = 0.1
/** Collects what one page paints; lengths in mm of the data format. */
export class PageCollector implements Sink {
  readonly rules: MarkRules
  readonly #hits = new Map<Zone, Map<Inhalt, Rect>>()
  readonly #zones: readonly Zone[]
  readonly #pageHeight: number
  readonly #trim: Rect
  readonly #safety: Rect
  #edgeText: Rect | null = null

  constructor(format: FormatId, seite: SeitenName, inksOf: (picture: Picture) => PictureInks | null = () => null) {
    this.rules = new MarkRules(format, inksOf)
    this.#zones = zonesOf(format, seite)
    this.#pageHeight = dataRect(format).h
    this.#trim = trimRect(format)
    this.#safety = grow(this.#trim, -SAFETY_MM)
  }

  #toMm({ x, y, w, h }: Rect): Rect {
    return { x: x * MM_PER_PT, y: this.#pageHeight - (y + h) * MM_PER_PT, w: w * MM_PER_PT, h: h * MM_PER_PT }
  }

  paint(boxPt: Rect, inhalt: Inhalt): void {
    const box = this.#toMm(boxPt)
    // A line has no area of its own but is ink all the same.
    const inked = { ...box, w: Math.max(box.w, HAIRLINE_MM), h: Math.max(box.h, HAIRLINE_MM) }
    for (const zone of this.#zones) {
      if (sharedArea(corners(inked), grow(zone.rect, -ZONE_INSET_MM)) < MIN_AREA_MM2) continue
      const ofZone = this.#hits.get(zone) ?? new Map<Inhalt, Rect>()
      if (!ofZone.has(inhalt)) ofZone.set(inhalt, box)
      this.#hits.set(zone, ofZone)
    }
    if (inhalt === 'Text' && !this.#edgeText && touches(box, this.#trim) && !contains(this.#safety, box))
      this.#edgeText = box
  }

  cover(boxPt: Rect): void {
    const box = this.#toMm(boxPt)
    for (const zone of this.#hits.keys()) if (contains(box, grow(zone.rect, -ZONE_INSET_MM))) this.#hits.delete(zone)
  }

  mark(mark: Mark): void {
    this.rules.mark(mark)
  }

  beginGroup(): void {
    this.rules.beginGroup()
  }

  endGroup(group: Group): void {
    this.rules.endGroup(group)
  }

  findings(seite: SeitenName): Befund[] {
    const rules = this.rules.findings().map((befund) => ({ ...befund, seite }))
    return [...this.#zoneFindings(seite), ...rules, ...this.#textFindings(seite)]
  }

  #zoneFindings(seite: SeitenName): Befund[] {
    return [...this.#hits].map(([zone, parts]) => {
      const [stelle] = parts.values()
      const codier = zone.id === 'codierzone'
      return {
        schwere: 'fehler',
        code: 'zoneNichtFrei',
        seite,
        text: `${codier ? 'Die Codierzone' : 'Die Stempel- und Empfängerzone'} ist nicht frei (${[...parts.keys()].join(', ')}).`,
        hilfe: codier
          ? `Lassen Sie unten ${formatMm(15)} (mit Beschnitt ${formatMm(zone.rect.h)}) weiß.`
          : `Lassen Sie rechts ${formatMm(74)} (mit Beschnitt ${formatMm(zone.rect.w)}) weiß.`,
        ...(stelle && { stelle: rounded(stelle) }),
      }
    })
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
