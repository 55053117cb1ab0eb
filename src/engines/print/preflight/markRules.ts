import type { Befund, FormatId, Rect } from '#src/contract/dokument.ts'
import { dataRect, trimRect } from '../formats.ts'
import { grow } from '../geometry.ts'
import { MM_PER_PT } from '../units.ts'
import { meet } from '../objects/boxes.ts'
import { inkSum, isRgb, platesOf } from '../objects/inks.ts'
import { InkMap } from './ink/inkMap.ts'
import { reaches } from './ink/scan.ts'
import type { Group, Inhalt, Mark, Picture } from '../page/walk/marks.ts'
import { type FoundPicture, pictureFindings } from './pictures/pictureFindings.ts'
import { feldFindingsIn } from './feldChecks.ts'
import { TextLines } from '../page/walk/textLines.ts'
import type { PictureInks } from './pictures/pictureInks.ts'
import { vanishes } from './ink/overprint.ts'
import {
  farbauftragFinding,
  isHairline,
  isTooSmall,
  linieFinding,
  passermarkenFinding,
  rgbFinding,
  rounded,
  SCHWARZ_MEHRFARBIG_PT,
  schriftFinding,
  schwarzFinding,
  TYPE_TOLERANCE_PT,
  zeichenFehltFinding,
  ZU_VIEL_FARBE,
} from './thresholds.ts'

type Finding = Omit<Befund, 'seite'>

/** Things of one kind: the worst one's place and figure, and how many there are. */
interface Worst {
  box: Rect
  figure: number
  count: number
}

/** A thing this near to the edge of the sheet, or to the cut, only touches it, mm. */
const EDGE_MM = 0.1
/** A filled strip shorter than this is no line, mm. */
const LINE_LENGTH_MM = 3
/** Areas below this lie between the cells of the ink map, mm². */
const SMALL_MM2 = 4
/** More filled strips than these are a gradient in steps, or a hatching. */
const MAX_STRIPS = 60
const MANY: Record<Inhalt, [string, string]> = {
  Fläche: ['Fläche', 'Flächen'],
  Text: ['Text', 'Texte'],
  Bild: ['Bild', 'Bilder'],
  Verlauf: ['Verlauf', 'Verläufe'],
}

/** The ink of registration marks, which every plate prints (ISO 32000-1, 8.6.6.4). */
const PASSERMARKEN = 'Spot:All'

/** Rules for what is painted on one page; lengths in mm of the data format. */
export class MarkRules {
  readonly #sheet: Rect
  readonly #trim: Rect
  readonly #height: number
  readonly #ink: InkMap
  readonly #worst = new Map<string, Worst>()
  readonly #counts = { rgb: new Map<Inhalt, number>(), passermarken: new Map<Inhalt, number>() }
  readonly #fonts = new Map<string, Rect>()
  readonly #pictures: FoundPicture[] = []
  readonly #spots = new Map<string, Rect>()
  readonly #texts = new TextLines()
  #missing: { letter: string; font: string; box: Rect } | null = null

  constructor(format: FormatId, inksOf: (picture: Picture) => PictureInks | null) {
    const data = dataRect(format)
    this.#height = data.h
    this.#sheet = grow(data, -EDGE_MM)
    this.#trim = grow(trimRect(format), -EDGE_MM)
    this.#ink = new InkMap(data, inksOf)
  }

  mark(mark: Mark): void {
    const box = this.#toMm(mark.box)
    if (mark.alpha === 0 || !reaches(mark, this.#toPt(this.#sheet))) return
    this.#overprint(mark, box)
    this.#colours(mark, box)
    if (mark.inhalt === 'Text') this.#type(mark, box)
    if (mark.piece) this.#texts.add(mark.piece, box)
    if (mark.picture) this.#pictures.push({ picture: mark.picture, box })
    else this.#lines(mark, box)
    this.#ink.mark(mark)
  }

  beginGroup(): void {
    this.#ink.beginGroup()
  }

  endGroup(group: Group): void {
    this.#ink.endGroup(group)
  }

  #toMm({ x, y, w, h }: Rect): Rect {
    return { x: x * MM_PER_PT, y: this.#height - (y + h) * MM_PER_PT, w: w * MM_PER_PT, h: h * MM_PER_PT }
  }

  #toPt({ x, y, w, h }: Rect): Rect {
    return { x: x / MM_PER_PT, y: (this.#height - y - h) / MM_PER_PT, w: w / MM_PER_PT, h: h / MM_PER_PT }
  }

  /** The smallest figure is the worst. */
  #note(kind: string, box: Rect, figure: number): void {
    const known = this.#worst.get(kind)
    if (!known) this.#worst.set(kind, { box, figure, count: 1 })
    else {
      known.count++
      if (figure < known.figure) Object.assign(known, { box, figure })
    }
  }

  #overprint(mark: Mark, box: Rect): void {
    const [colour] = mark.colours
    if (vanishes(mark) && !mark.inPattern && this.#ink.hasInk(mark.box))
      this.#note('weissUeberdruckt', box, -box.w * box.h)
    if (mark.overprint && colour && !colour.white && isRgb(colour.space))
      this.#note('rgbUeberdruckt', box, -box.w * box.h)
  }

  /** One more thing in a colour; the largest is the worst. */
  #count(kind: 'rgb' | 'passermarken', inhalt: Inhalt, box: Rect): void {
    this.#counts[kind].set(inhalt, (this.#counts[kind].get(inhalt) ?? 0) + 1)
    this.#note(kind, box, -box.w * box.h)
  }

  #colours(mark: Mark, box: Rect): void {
    const { colours, picture, inhalt, inPattern, line } = mark
    const seen = colours.filter(({ white }) => !white)
    const spaces = picture && picture.space !== 'Maske' ? [picture.space] : seen.map(({ space }) => space)
    if (spaces.some(isRgb)) this.#count('rgb', inhalt, box)
    const marks = spaces.includes(PASSERMARKEN)
    // Marks may reach into the bleed: the knife takes them away.
    if (marks && reaches(mark, this.#toPt(this.#trim))) this.#count('passermarken', inhalt, box)
    for (const space of spaces) {
      const [, spot] = /^Spot:(?!All$|None$|Black$|Cyan$|Magenta$|Yellow$)(.*)$/.exec(space) ?? []
      if (spot !== undefined && !this.#spots.has(spot)) this.#spots.set(spot, box)
    }
    // Larger areas are judged where they lie, over and under others.
    const small = inhalt === 'Text' || inPattern || box.w * box.h < SMALL_MM2 || line !== undefined
    const most = small && !marks ? Math.max(0, ...seen.map(inkSum)) : 0
    if (most >= ZU_VIEL_FARBE) this.#note('farbauftrag', box, -most)
  }

  #type({ colours, size, font, missing }: Mark, box: Rect): void {
    const [colour] = colours
    if (missing && font && !this.#missing && meet(this.#toMm(missing.box), this.#sheet))
      this.#missing = { letter: missing.letter, font: font.name, box: this.#toMm(missing.box) }
    if (font && !font.embedded && !this.#fonts.has(font.name)) this.#fonts.set(font.name, box)
    if (size === null || size === undefined || size < 0.1 || !colour) return
    const plates = platesOf(colour)
    const black = colour.rgb ? colour.rgb.every((value) => value < 0.1) : (colour.cmyk?.[3] ?? 0) > 0.8
    if (plates > 1 && isTooSmall(size, true)) this.#note('schriftMehrfarbig', box, size)
    else if (isTooSmall(size, false)) this.#note('schriftKlein', box, size)
    else if (plates > 1 && black && size < SCHWARZ_MEHRFARBIG_PT - TYPE_TOLERANCE_PT)
      this.#note('schwarzMehrfarbig', box, size)
  }

  #lines({ colours, line, plain, box: boxPt }: Mark, box: Rect): void {
    if (colours.every(({ white }) => white)) return
    if (line !== undefined && isHairline(line)) this.#note('linie', box, line)
    if (plain !== true) return
    const thin = Math.min(boxPt.w, boxPt.h)
    if (isHairline(thin) && Math.max(box.w, box.h) >= LINE_LENGTH_MM) this.#note('streifen', box, thin)
  }

  get fonts(): ReadonlyMap<string, Rect> {
    return this.#fonts
  }

  get spots(): ReadonlyMap<string, Rect> {
    return this.#spots
  }

  findings(): Finding[] {
    return [
      ...pictureFindings(this.#pictures),
      ...this.#inkFindings(),
      ...this.#typeFindings(),
      ...feldFindingsIn(this.#texts.lines()),
      ...this.#lineFindings(),
    ]
  }

  #of<T>(kind: string, say: (worst: Worst & { stelle: Rect }) => T): T[] {
    const worst = this.#worst.get(kind)
    return worst ? [say({ ...worst, stelle: rounded(meet(worst.box, grow(this.#sheet, EDGE_MM)) ?? worst.box) })] : []
  }

  #inkFindings(): Finding[] {
    const overlap = this.#ink.most(ZU_VIEL_FARBE)
    const single = this.#worst.get('farbauftrag')
    const most = Math.max(overlap?.sum ?? 0, -(single?.figure ?? 0))
    const place = overlap && most === overlap.sum ? this.#toMm(overlap.box) : single?.box
    return [
      ...(place && most >= ZU_VIEL_FARBE ? [{ ...farbauftragFinding(most * 100), stelle: rounded(place) }] : []),
      ...this.#of('rgb', ({ stelle }) => ({ ...rgbFinding(this.#parts('rgb')), stelle })),
      ...this.#of('passermarken', ({ stelle }) => ({ ...passermarkenFinding(this.#parts('passermarken')), stelle })),
      ...this.#of('weissUeberdruckt', ({ stelle }): Finding => ({
        schwere: 'fehler',
        code: 'weissUeberdruckt',
        text: 'Etwas Weißes ist auf „Überdrucken“ gestellt und verschwindet im Druck.',
        hilfe: 'Schalten Sie „Überdrucken“ für weiße Texte und Flächen aus und exportieren Sie die Datei neu.',
        stelle,
      })),
      ...this.#of('rgbUeberdruckt', ({ stelle }): Finding => ({
        schwere: 'hinweis',
        code: 'rgbUeberdruckt',
        text: 'Etwas in RGB ist auf „Überdrucken“ gestellt. Es wird trotzdem ausgespart gedruckt.',
        hilfe: 'Legen Sie an dieser Stelle CMYK an, wenn die Farben übereinander stehen sollen.',
        stelle,
      })),
    ]
  }

  /** "2 Flächen, 1 Text": how many things are in a colour. */
  #parts(kind: 'rgb' | 'passermarken'): string {
    return [...this.#counts[kind]].map(([inhalt, n]) => `${n} ${MANY[inhalt][n === 1 ? 0 : 1]}`).join(', ')
  }

  #typeFindings(): Finding[] {
    const missing = this.#missing
    return [
      ...(missing ? [zeichenFehltFinding(missing)] : []),
      ...this.#of('schriftMehrfarbig', ({ figure, stelle }) => ({ ...schriftFinding(figure, true), stelle })),
      ...this.#of('schriftKlein', ({ figure, stelle }) => ({ ...schriftFinding(figure, false), stelle })),
      ...this.#of('schwarzMehrfarbig', ({ figure, stelle }) => ({ ...schwarzFinding(figure), stelle })),
    ]
  }

  #lineFindings(): Finding[] {
    const strips = this.#worst.get('streifen')
    const kind = strips && strips.count <= MAX_STRIPS && !this.#worst.has('linie') ? 'streifen' : 'linie'
    return this.#of(kind, ({ figure, stelle }) => ({ ...linieFinding(figure), stelle }))
  }
}
