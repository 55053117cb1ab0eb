import type { Farbe, Mm, TextStyle } from '#src/contract/dokument.ts'
import type { Op } from '../displayList.ts'
import { PFAD } from '../displayList.ts'
import type { PrintFont } from '../fonts.ts'
import { breakLines, type LineSpan, shownHyphen, widestWord } from './lineBreak.ts'
import { BOX_GID, type StyledText } from './textModel.ts'
import { isInvisible } from './zeichen.ts'

type Align = 'left' | 'center' | 'right'

export interface Absatz {
  align: Align
  text: StyledText
}

/** A set line, mm in the coordinates of the block. */
interface TextLine {
  absatz: number
  /** Characters of the paragraph's text that stand on this line. */
  start: number
  end: number
  x: Mm
  top: Mm
  baseline: Mm
  height: Mm
  width: Mm
  hyphen: boolean
}

export interface TextBlock {
  absaetze: readonly Absatz[]
  lines: TextLine[]
  /** Of all sizes; below 1 when the text was made smaller. */
  scale: number
  height: Mm
  /** A word is wider than the block even at this scale. */
  zuBreit: boolean
  zuHoch: boolean
}

export interface BlockOptions {
  width: Mm
  /** null: as high as it gets. */
  height: Mm | null
  lineHeight: Mm
  /** White below each paragraph but the last one; it becomes smaller with the letters. */
  paragraphSpacing?: Mm
  /** Smallest scale that may be used against a too long word. */
  minScale: number
  /** May the text also be made smaller when it is too high? */
  shrinkToHeight: boolean
}

/** Half the step of the grid on which positions are compared, mm. */
const TOLERANCE = 0.001
const SHRINK_STEP = 0.975

/** Breaks paragraphs into lines and makes them smaller where allowed (print 3). */
export function layoutBlock(absaetze: readonly Absatz[], options: BlockOptions): TextBlock {
  const widest = Math.max(0, ...absaetze.map(({ text }) => widestWord(text)))
  const wordScale = widest > options.width ? Math.max(options.minScale, options.width / widest) : 1
  let block = blockAt(absaetze, options, wordScale)
  while (options.shrinkToHeight && block.zuHoch && block.scale > options.minScale + 1e-6) {
    block = blockAt(absaetze, options, Math.max(options.minScale, block.scale * SHRINK_STEP))
  }
  return { ...block, zuBreit: widest * block.scale > options.width + TOLERANCE }
}

function blockAt(absaetze: readonly Absatz[], options: BlockOptions, scale: number): TextBlock {
  const lines: TextLine[] = []
  let top = 0
  for (const [absatz, { align, text }] of absaetze.entries()) {
    if (absatz > 0) top += (options.paragraphSpacing ?? 0) * scale
    for (const span of breakLines(text, options.width / scale)) {
      const line = placeLine(text, span, { absatz, align, top, scale, options })
      lines.push(line)
      top += line.height
    }
  }
  const zuHoch = options.height !== null && top > options.height + TOLERANCE
  return { absaetze, lines, scale, height: top, zuBreit: false, zuHoch }
}

interface Placing {
  absatz: number
  align: Align
  top: Mm
  scale: number
  options: BlockOptions
}

/** A line is as high as the block says, or higher where a run is set larger than the block's own style. */
function placeLine(text: StyledText, span: LineSpan, { absatz, align, top, scale, options }: Placing): TextLine {
  let ascent = 0
  let descent = 0
  const last = Math.max(span.end, Math.min(span.start + 1, text.chars.length))
  for (let i = span.start; i < last; i++) {
    const [font, style] = [text.fonts[i], text.styles[i]]
    if (!font || !style) continue
    ascent = Math.max(ascent, font.ascent * style.size)
    descent = Math.max(descent, font.descent * style.size)
  }
  const largest = Math.max(0, ...text.styles.slice(span.start, last).map(({ size }) => size))
  const height = Math.max(options.lineHeight, largest) * scale
  const width = span.width * scale
  const room = options.width - width
  return {
    absatz,
    start: span.start,
    end: span.end,
    x: align === 'left' ? 0 : align === 'right' ? room : room / 2,
    top,
    // Half-leading as in CSS, so that the screen's own text stands on the same line.
    baseline: top + height / 2 + ((ascent - descent) / 2) * scale,
    height,
    width,
    hyphen: span.hyphen,
  }
}

/** Display list of a block whose top left corner stands at x, y. */
export function blockOps(block: TextBlock, x: Mm, y: Mm): Op[] {
  return block.lines.flatMap((line) => {
    const text = block.absaetze[line.absatz]?.text
    return text ? lineOps(text, line, block.scale, x, y) : []
  })
}

function lineOps(text: StyledText, line: TextLine, scale: number, x: Mm, y: Mm): Op[] {
  const ops: Op[] = []
  let pen = x + line.x
  const baseline = y + line.baseline
  for (let start = line.start; start < line.end;) {
    const [font, style] = [text.fonts[start], text.styles[start]]
    let end = start + 1
    while (end < line.end && text.fonts[end] === font && text.styles[end] === style) end++
    if (font && style) {
      const glyphs = visibleGlyphs(text, start, end, scale)
      if (line.hyphen && end === line.end) addHyphen(glyphs, text, end - 1, scale)
      const width = glyphs.reduce((sum, glyph) => sum + glyph.adv, 0)
      ops.push(...glyphOps(glyphs, font, { ...style, size: style.size * scale }, pen, baseline))
      if (style.underline) {
        const thickness = font.underline.thickness * style.size * scale
        const top = baseline - font.underline.position * style.size * scale - thickness / 2
        ops.push(rectOp([pen, top, width, thickness], style.color))
      }
      pen += width
    }
    start = end
  }
  return ops
}

interface Glyph {
  char: string
  gid: number
  adv: Mm
}

function visibleGlyphs(text: StyledText, start: number, end: number, scale: number): Glyph[] {
  const glyphs: Glyph[] = []
  for (let i = start; i < end; i++) {
    const char = text.chars[i] ?? ''
    if (!isInvisible(char)) glyphs.push({ char, gid: text.gids[i] ?? 0, adv: (text.width[i] ?? 0) * scale })
  }
  return glyphs
}

function addHyphen(glyphs: Glyph[], text: StyledText, last: number, scale: number): void {
  const { gid, width, before } = shownHyphen(text, last)
  const letter = glyphs.at(-1)
  if (letter) letter.adv += before * scale
  glyphs.push({ char: '-', gid, adv: width * scale })
}

/** Runs of glyphs; what no face can print is an empty box between them, the same on screen and on paper (print 3). */
function glyphOps(glyphs: readonly Glyph[], font: PrintFont, style: TextStyle, x: Mm, y: Mm): Op[] {
  const ops: Op[] = []
  let pen = x
  for (let start = 0; start < glyphs.length;) {
    const box = glyphs[start]?.gid === BOX_GID
    let end = start + 1
    while (!box && end < glyphs.length && glyphs[end]?.gid !== BOX_GID) end++
    const run = glyphs.slice(start, end)
    if (box) ops.push(boxOp(run[0]?.adv ?? 0, font, style, pen, y))
    else {
      ops.push({
        op: 'glyphs',
        font: font.key,
        size: style.size,
        x: pen,
        y,
        text: run.map((glyph) => glyph.char).join(''),
        gids: Uint16Array.from(run, (glyph) => glyph.gid),
        adv: Float32Array.from(run, (glyph) => glyph.adv),
        color: style.color,
      })
    }
    pen += run.reduce((sum, glyph) => sum + glyph.adv, 0)
    start = end
  }
  return ops
}

/** As high as a capital, with a little room to both sides. */
function boxOp(adv: Mm, font: PrintFont, { size, color }: TextStyle, x: Mm, y: Mm): Op {
  const [left, line, height] = [adv * 0.1, size * 0.05, font.capHeight * size]
  const outer = [x + left, y - height, adv - 2 * left, height] as const
  const inner = [x + left + line, y - height + line, adv - 2 * left - 2 * line, height - 2 * line] as const
  return { op: 'pfad', d: Float64Array.of(PFAD.rect, ...outer, PFAD.rect, ...inner), fill: color, evenOdd: true }
}

function rectOp(rect: readonly [Mm, Mm, Mm, Mm], fill: Farbe): Op {
  return { op: 'pfad', d: Float64Array.of(PFAD.rect, ...rect), fill, evenOdd: false }
}
