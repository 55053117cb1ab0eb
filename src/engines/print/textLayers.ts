import type {
  Befund,
  DatenschutzLayer,
  EmpfaengerLayer,
  Mm,
  Rect,
  TextLayer,
  TextStyle,
} from '#src/contract/dokument.ts'
import { absenderOps } from './absenderzeile.ts'
import { adressZeilen, BEISPIEL_EMPFAENGER, DATENSCHUTZ_MUSTER } from './beispiel.ts'
import { type LayerResult, type LayoutContext, type Op, PFAD } from './displayList.ts'
import { hasAbsenderzeile } from './fassung.ts'
import { widerspruchStyle } from './fonts.ts'
import { FORMATS, imFeld } from './formats.ts'
import { type Absatz, blockOps, layoutBlock, type TextBlock } from './text/textBlock.ts'
import { blockOptions } from './text/blockOptions.ts'
import { resolveRuns, styleText } from './text/textModel.ts'

/** Capital height that sorting machines read, mm (print 6), for Source Sans 3. */
const ANSCHRIFT_MIN_MM = 3.5
/** Below this an address is not printed any more, mm. Assumed. */
const ANSCHRIFT_LIMIT_MM = 2.8

/** Set text of a layer; the editor places its caret by it. */
export function layoutTextLayer(layer: TextLayer, context: LayoutContext): TextBlock {
  const empfaenger = context.empfaenger ?? BEISPIEL_EMPFAENGER
  const absaetze: Absatz[] = layer.paragraphs.map(({ align, runs }) => ({
    align,
    text: styleText(emptyLine(resolveRuns(runs, layer.style, empfaenger), layer.style), context.fonts),
  }))
  return layoutBlock(absaetze, blockOptions(layer))
}

/** What a box must be high for its text at full size, mm. */
export function textHeight(layer: TextLayer, context: LayoutContext): Mm {
  const asHighAsItGets: TextLayer = { ...layer, h: 2000, overflow: 'fehler' }
  return layoutTextLayer(asHighAsItGets, context).height + 2 * layer.padding
}

/** An empty paragraph keeps the height of its own style. */
function emptyLine(pieces: { text: string; style: TextStyle }[], style: TextStyle) {
  return pieces.length === 0 ? [{ text: '', style }] : pieces
}

/** Where the block of a layer starts, mm of the page. */
export function blockTop(layer: TextLayer, block: TextBlock): Mm {
  const room = layer.h - 2 * layer.padding - block.height
  const shift = layer.vAlign === 'top' || room < 0 ? 0 : layer.vAlign === 'middle' ? room / 2 : room
  return layer.y + layer.padding + shift
}

export function textOps(layer: TextLayer, context: LayoutContext): LayerResult {
  const block = layoutTextLayer(layer, context)
  const ops: Op[] = layer.background
    ? [
        {
          op: 'pfad',
          d: Float64Array.of(PFAD.rect, layer.x, layer.y, layer.w, layer.h),
          fill: layer.background,
          evenOdd: false,
        },
      ]
    : []
  ops.push(...blockOps(block, layer.x + layer.padding, blockTop(layer, block)))
  const befunde = [...missingChars(layer, block), ...overflow(layer, block)]
  return { ops, box: { x: layer.x, y: layer.y, w: layer.w, h: layer.h }, befunde }
}

function overflow(layer: { id: string; name: string }, block: TextBlock): Befund[] {
  const found: Befund[] = []
  if (block.zuBreit) {
    found.push({
      schwere: 'fehler',
      code: 'wortZuBreit',
      layerId: layer.id,
      text: `„${layer.name}“: Ein Wort ist breiter als das Textfeld.`,
      hilfe: 'Verbreitern Sie das Feld, verkleinern Sie die Schrift oder trennen Sie das Wort.',
    })
  }
  if (block.zuHoch) {
    found.push({
      schwere: 'fehler',
      code: 'textZuLang',
      layerId: layer.id,
      text: `„${layer.name}“: Der Text passt nicht in das Textfeld.`,
      hilfe: 'Vergrößern Sie das Feld, verkleinern Sie die Schrift oder kürzen Sie den Text.',
    })
  }
  return found
}

function missingChars(layer: { id: string; name: string }, block: TextBlock): Befund[] {
  const chars = new Set(block.absaetze.flatMap(({ text }) => text.missing))
  return [...chars].map((char) => ({
    schwere: 'fehler',
    code: 'zeichenFehlt',
    layerId: layer.id,
    text: `„${layer.name}“: Das Zeichen „${char}“ (${codeName(char)}) kann nicht gedruckt werden.`,
    hilfe: 'Ersetzen Sie das Zeichen. Schriften von rechts nach links werden noch nicht gedruckt.',
  }))
}

function codeName(char: string): string {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/**
 * Grows downward with its text; its text comes from the campaign (spec 3). Of several paragraphs the last one is the right
 * to object and stands out; texts that were approved before have one paragraph and print as they did (print 9.6).
 */
export function datenschutzOps(layer: DatenschutzLayer, context: LayoutContext): LayerResult {
  const text = context.datenschutzText ?? DATENSCHUTZ_MUSTER
  const lines = text.split('\n')
  const absaetze: Absatz[] = lines.map((line, i) => {
    const style = i > 0 && i === lines.length - 1 ? widerspruchStyle(layer.style) : layer.style
    const pieces = resolveRuns([{ t: 'text', text: line }], style, BEISPIEL_EMPFAENGER)
    return { align: 'left', text: styleText(pieces, context.fonts) }
  })
  const block = layoutBlock(absaetze, {
    width: layer.w - 2 * layer.padding,
    height: null,
    lineHeight: layer.lineHeight,
    minScale: 1,
    shrinkToHeight: false,
  })
  return {
    ops: blockOps(block, layer.x + layer.padding, layer.y + layer.padding),
    box: { x: layer.x, y: layer.y, w: layer.w, h: Math.max(layer.h, block.height + 2 * layer.padding) },
    befunde: [...missingChars(layer, block), ...overflow(layer, block)],
  }
}

/** The address block: the sender line that all recipients of a campaign share, and the address of one. */
export function empfaengerOps(layer: EmpfaengerLayer, context: LayoutContext): LayerResult {
  const absender = absenderOps(layer, context)
  const anschrift = anschriftOps(layer, context)
  return {
    ops: [...absender.ops, ...anschrift.ops],
    box: anschrift.box,
    befunde: [...absender.befunde, ...anschrift.befunde],
  }
}

/** Address: smaller down to what machines read, then wrapped, then smaller with a warning (print 6). */
export function anschriftOps(layer: EmpfaengerLayer, context: LayoutContext): LayerResult {
  const zeilen = adressZeilen(context.empfaenger ?? BEISPIEL_EMPFAENGER)
  const field = anschriftFeld(layer, context)
  const block = addressBlock(layer, field, zeilen, context)
  const box: Rect = { x: layer.x, y: layer.y, w: layer.w, h: layer.h }
  const size = layer.style.size * block.scale
  const befunde = missingChars(layer, block)
  if (block.zuBreit || block.zuHoch) {
    befunde.push({
      schwere: 'fehler',
      code: 'anschriftZuGross',
      layerId: layer.id,
      text: `Die Anschrift von ${zeilen[0] ?? ''} passt nicht in das Anschriftfeld.`,
      hilfe: 'Kürzen Sie Firma, Zusatz oder Straße in der Adressliste.',
    })
  } else if (size < ANSCHRIFT_MIN_MM - 0.001 && size < layer.style.size) {
    befunde.push({
      schwere: 'warnung',
      code: 'anschriftKlein',
      layerId: layer.id,
      text: `Die Anschrift von ${zeilen[0] ?? ''} wird verkleinert gedruckt.`,
      hilfe: 'Kürzen Sie die längste Zeile in der Adressliste.',
      ist: `${size.toFixed(1).replace('.', ',')} mm`,
      soll: `${ANSCHRIFT_MIN_MM.toFixed(1).replace('.', ',')} mm`,
    })
  }
  return { ops: blockOps(block, field.x, field.y), box, befunde }
}

/** Do address lines of these widths stand in their field, none broken and none smaller? */
export function anschriftSteht(layer: EmpfaengerLayer, context: LayoutContext, lines: number, widest: Mm): boolean {
  const { w, h } = anschriftFeld(layer, context)
  return widest <= w && lines * Math.max(layer.lineHeight, layer.style.size) <= h
}

/** Where the lines of the address stand in its layer (print 13). */
function anschriftFeld(layer: EmpfaengerLayer, { format, fassung }: LayoutContext): Rect {
  const { rect, anschrift } = FORMATS[format].empfaenger
  return hasAbsenderzeile(fassung) ? imFeld(anschrift, rect, layer) : layer
}

function addressBlock(
  layer: EmpfaengerLayer,
  { w, h }: Rect,
  zeilen: readonly string[],
  context: LayoutContext,
): TextBlock {
  const absaetze: Absatz[] = zeilen.map((zeile) => ({
    align: 'left',
    text: styleText([{ text: zeile.normalize('NFC'), style: layer.style }], context.fonts),
  }))
  const scaleOf = (size: Mm) => Math.min(1, size / layer.style.size)
  const attempt = (minScale: number, shrinkToHeight: boolean) =>
    layoutBlock(absaetze, { width: w, height: h, lineHeight: layer.lineHeight, minScale, shrinkToHeight })
  const naturalWidth = Math.max(...absaetze.map(({ text }) => text.width.reduce((sum, width) => sum + width, 0)))
  const whole = Math.max(scaleOf(ANSCHRIFT_MIN_MM), Math.min(1, w / naturalWidth))
  const fits = (block: TextBlock) => !block.zuBreit && !block.zuHoch
  // One line each, a little smaller if need be.
  if (naturalWidth * whole <= w + 0.001) return fixedScale(absaetze, { w, h, lineHeight: layer.lineHeight }, whole)
  const readable = attempt(scaleOf(ANSCHRIFT_MIN_MM), true)
  return fits(readable) ? readable : attempt(scaleOf(ANSCHRIFT_LIMIT_MM), true)
}

/** Every line at one scale, the line height kept. */
function fixedScale(
  absaetze: readonly Absatz[],
  { w, h, lineHeight }: { w: Mm; h: Mm; lineHeight: Mm },
  scale: number,
): TextBlock {
  const block = layoutBlock(absaetze, {
    width: w / scale,
    height: null,
    lineHeight: lineHeight / scale,
    minScale: 1,
    shrinkToHeight: false,
  })
  const height = block.height * scale
  const lines = block.lines.map((line) => ({
    ...line,
    top: line.top * scale,
    baseline: line.baseline * scale,
    height: line.height * scale,
    width: line.width * scale,
  }))
  return { ...block, lines, scale, height, zuHoch: height > h + 0.001 }
}

/** Box around the letters of a text layer, before rotation; empty text has none of any size. */
export function inkBox(layer: TextLayer, context: LayoutContext): Rect {
  const block = layoutTextLayer(layer, context)
  const lines = block.lines.filter(({ width }) => width > 0)
  const [first] = lines
  const last = lines.at(-1)
  const top = blockTop(layer, block)
  if (!first || !last) return { x: layer.x + layer.w / 2, y: layer.y + layer.h / 2, w: 0, h: 0 }
  const x = Math.min(...lines.map((line) => line.x))
  const right = Math.max(...lines.map((line) => line.x + line.width))
  return { x: layer.x + layer.padding + x, y: top + first.top, w: right - x, h: last.top + last.height - first.top }
}
