import type { Befund, EmpfaengerLayer, Mm, Rect, TextStyle } from '#src/contract/dokument.ts'
import { absenderTeile, absenderZeile } from './absender.ts'
import { ABSENDER_MUSTER } from './beispiel.ts'
import { type LayerResult, type LayoutContext, type Op, PFAD } from './displayList.ts'
import { hasAbsenderzeile } from './fassung.ts'
import { SCHWARZ } from './farbe.ts'
import { DEFAULT_FONT } from './fonts.ts'
import { FORMATS, imFeld } from './formats.ts'
import { blockOps, layoutBlock, type TextBlock } from './text/textBlock.ts'
import { styleText } from './text/textModel.ts'

/** 7 pt, capitals of 1.6 mm: below what sorting machines take for an address, 2.3 mm (print 6). Assumed. */
const ABSENDER_SIZE_MM = 2.47
/** 6 pt, the smallest that DIN 5008 allows above an address (domain 6). */
const ABSENDER_MIN_MM = 2.12
const ABSENDER_LINE_MM = 2.6
/** Rule below the line, mm: parts the sender from the address. Assumed. */
const STRICH_MM = 0.2
/** What a scale loses, so that a line that just fits is not broken by rounding. */
const RUNDUNG = 0.9999

interface Satz {
  block: TextBlock
  size: Mm
  width: Mm
}

/** Sender line of the address block and the rule below it; nothing in the first version of the layout (print 13). */
export function absenderOps(layer: EmpfaengerLayer, context: LayoutContext): LayerResult {
  const { rect, absender } = FORMATS[context.format].empfaenger
  const box = imFeld(absender, rect, layer)
  if (!hasAbsenderzeile(context.fassung)) return { ops: [], box, befunde: [] }
  const von = context.absender ?? ABSENDER_MUSTER
  const satz = setzen(absenderTeile(von), box.w, context)
  if (satz === null) return { ops: [], box, befunde: [] }
  const bottom = box.y + box.h
  const ops: Op[] = blockOps(satz.block, box.x, bottom - 3 * STRICH_MM - satz.block.height)
  ops.push(strich({ x: box.x, y: bottom - STRICH_MM, w: satz.width, h: STRICH_MM }))
  return { ops, box, befunde: befundeVon(layer, satz, absenderZeile(von)) }
}

function strich({ x, y, w, h }: Rect): Op {
  return { op: 'pfad', d: Float64Array.of(PFAD.rect, x, y, w, h), fill: SCHWARZ, evenOdd: false }
}

/** One line, a little smaller if need be; then two, parted where the sender has its parts; then two, parted anywhere. */
function setzen([firma, ...rest]: readonly string[], width: Mm, context: LayoutContext): Satz | null {
  if (firma === undefined) return null
  const [strasse, ...ort] = rest
  const ways = [[[firma, ...rest]], [[firma], rest], [[firma, strasse ?? ''], ort]]
  for (const way of ways) {
    const lines = way.map((parts) => parts.filter(Boolean).join(' · ')).filter((line) => line !== '')
    const natural = Math.max(...lines.map((line) => lineWidth(line, context)))
    const size = ABSENDER_SIZE_MM * Math.min(1, (width / natural) * RUNDUNG)
    if (size >= ABSENDER_MIN_MM) return satzOf(lines, size, width, context)
  }
  return umbrechen([firma, ...rest].join(' ·\u00A0'), width, context)
}

/** Broken between any two words; smaller than may be printed where nothing else keeps it in its box, which is an error. */
function umbrechen(text: string, width: Mm, context: LayoutContext): Satz {
  let size = ABSENDER_SIZE_MM
  for (;;) {
    const satz = satzOf([text], size, width, context)
    if (satz.block.lines.length <= 2 && !satz.block.zuBreit) return satz
    size *= size > ABSENDER_MIN_MM && size * 0.975 < ABSENDER_MIN_MM ? ABSENDER_MIN_MM / size : 0.975
  }
}

const styleOf = (size: Mm): TextStyle => ({
  font: DEFAULT_FONT,
  weight: 400,
  italic: false,
  size,
  color: SCHWARZ,
  tracking: 0,
  underline: false,
})

const styled = (line: string, size: Mm, { fonts }: LayoutContext) =>
  styleText([{ text: line.normalize('NFC'), style: styleOf(size) }], fonts)

function lineWidth(line: string, context: LayoutContext): Mm {
  return styled(line, ABSENDER_SIZE_MM, context).width.reduce((sum, width) => sum + width, 0)
}

function satzOf(lines: readonly string[], size: Mm, width: Mm, context: LayoutContext): Satz {
  const block = layoutBlock(
    lines.map((line) => ({ align: 'left', text: styled(line, size, context) })),
    { width, height: null, lineHeight: ABSENDER_LINE_MM, minScale: 1, shrinkToHeight: false },
  )
  return { block, size, width: Math.max(...block.lines.map((line) => line.width)) }
}

function befundeVon(layer: EmpfaengerLayer, { block, size }: Satz, zeile: string): Befund[] {
  const fehlend = new Set(block.absaetze.flatMap(({ text }) => text.missing))
  const befunde: Befund[] = [...fehlend].map((char) => ({
    schwere: 'fehler',
    code: 'absenderZeichen',
    layerId: layer.id,
    text: `Absender: Das Zeichen „${char}“ kann nicht gedruckt werden.`,
    hilfe: 'Ersetzen Sie das Zeichen im Absender der Kampagne.',
  }))
  if (size < ABSENDER_MIN_MM - 0.001)
    befunde.push({
      schwere: 'fehler',
      code: 'absenderZuLang',
      layerId: layer.id,
      text: `Der Absender „${zeile}“ ist zu lang für die zwei Zeilen über der Anschrift.`,
      hilfe: 'Kürzen Sie Firma oder Straße im Absender der Kampagne.',
      ist: `${size.toFixed(1).replace('.', ',')} mm Schrift`,
      soll: `${ABSENDER_MIN_MM.toFixed(1).replace('.', ',')} mm Schrift`,
    })
  return befunde
}
