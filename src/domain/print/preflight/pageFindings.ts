import type { Befund, FormatId, Rect, SeitenName } from '#src/contract/dokument.ts'
import { dataRect, trimRect, SAFETY_MM, type Zone, zonesOf } from '../formats.ts'
import { contains, corners, grow, sharedArea } from '../geometry.ts'
import { formatMm, MM_PER_PT, roundMm } from '../units.ts'
import type { Inhalt, Sink } from './contentRun.ts'

/** Resolution that prints well, and below which we refuse, dpi (print 5). */
export const DPI_GUT = 300
const DPI_MINDEST = 150
/** Rounding of other programs: a picture placed for 300 dpi may measure 299.4. */
const DPI_TOLERANCE = 1
/** Total ink that dries in time, per cent (print 5). */
export const MAX_FARBAUFTRAG = 300
/** Zones are tested this much smaller, mm: an edge that only touches is no content. */
const ZONE_INSET_MM = 0.5
const MIN_AREA_MM2 = 0.5
const HAIRLINE_MM = 0.1
/** Findings of one kind on one page; more would only hide the others. */
const MAX_PER_KIND = 5

interface Picture {
  dpi: number
  box: Rect
}

/** Collects what one page paints; lengths in mm of the data format. */
export class PageCollector implements Sink {
  readonly fonts = new Set<string>()
  readonly spaces = new Set<string>()
  readonly pictures: Picture[] = []
  maxInk = 0
  readonly #hits = new Map<Zone, Map<Inhalt, Rect>>()
  readonly #zones: readonly Zone[]
  readonly #pageHeight: number
  readonly #trim: Rect
  readonly #safety: Rect
  #edgeText: Rect | null = null

  constructor(format: FormatId, seite: SeitenName) {
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

  image({ px, size, box, space }: Parameters<Sink['image']>[0]): void {
    this.spaces.add(space)
    const [w, h] = size
    if (w > 0 && h > 0) this.pictures.push({ dpi: Math.min(px[0] / w, px[1] / h) * 72, box: this.#toMm(box) })
  }

  font({ name, embedded }: Parameters<Sink['font']>[0]): void {
    if (!embedded) this.fonts.add(name)
  }

  color(space: string): void {
    this.spaces.add(space)
  }

  ink(sum: number): void {
    this.maxInk = Math.max(this.maxInk, sum)
  }

  findings(seite: SeitenName): Befund[] {
    return [...this.#zoneFindings(seite), ...this.#pictureFindings(seite), ...this.#textFindings(seite)]
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

  #pictureFindings(seite: SeitenName): Befund[] {
    return this.pictures
      .filter(({ dpi }) => dpi < DPI_GUT - DPI_TOLERANCE)
      .toSorted((a, b) => a.dpi - b.dpi)
      .slice(0, MAX_PER_KIND)
      .map(({ dpi, box }) => ({ ...dpiFinding(dpi), seite, stelle: rounded(box) }))
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

/** Too few pixels: an error below 150 dpi, a warning below 300. */
export function dpiFinding(dpi: number): Befund {
  const zuWenig = dpi < DPI_MINDEST - DPI_TOLERANCE
  return {
    schwere: zuWenig ? 'fehler' : 'warnung',
    code: 'aufloesung',
    text: zuWenig
      ? 'Ein Bild hat eine zu geringe Auflösung und wird unscharf gedruckt.'
      : 'Ein Bild wird leicht unscharf gedruckt.',
    hilfe: 'Verwenden Sie das Bild in höherer Auflösung oder platzieren Sie es kleiner.',
    ist: `${Math.floor(dpi)} dpi`,
    soll: `${DPI_GUT} dpi`,
  }
}

function touches(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y
}

function rounded({ x, y, w, h }: Rect): Rect {
  return { x: roundMm(x), y: roundMm(y), w: roundMm(w), h: roundMm(h) }
}
