import type { Farbe } from '#src/contract/dokument.ts'
import { type BildOp, type GlyphsOp, type Op, PFAD, type PfadOp, pfadLength } from '../displayList.ts'

/** Names that a content stream uses; the document behind it embeds each thing once. */
export interface ContentResources {
  /** Resource name of a face. */
  font(key: string): PdfFontUse
  image(assetId: string): string
  alpha(alpha: number): string
  /** Stores a content as a transparency group and names it. */
  group(content: string): string
  srgb(): string
  /** What a colour prints with, where it is known what is printed with. */
  inks(farbe: Farbe): Extract<Farbe, { k: number }> | null
  /** Graphics state that lets black ink lie on what is below; null where nothing is printed. */
  overprint(): string | null
}

export interface PdfFontUse {
  name: string
  /** Four hex digits of the glyph in the embedded subset. */
  hex(gid: number): string
  /** Advance of the glyph as the file states it, em. */
  advance(gid: number): number
}

/** Number with at most `digits` decimals and never an exponent. */
export function num(value: number, digits = 4): string {
  const factor = 10 ** digits
  const rounded = Math.round(value * factor) / factor
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

function color(farbe: Farbe, resources: ContentResources, stroke: boolean): string {
  const inks = 'k' in farbe ? farbe : resources.inks(farbe)
  if (inks) return `${num(inks.c)} ${num(inks.m)} ${num(inks.y)} ${num(inks.k)} ${stroke ? 'K' : 'k'}\n`
  if ('k' in farbe) return ''
  const [space, set] = stroke ? ['CS', 'SC'] : ['cs', 'sc']
  return `/${resources.srgb()} ${space} ${num(farbe.r)} ${num(farbe.g)} ${num(farbe.b)} ${set}\n`
}

/** Black ink alone: it may lie on the customer's colours, so that no paper flashes where the plates are a hair apart. */
function isBlack(farbe: Farbe): boolean {
  return 'k' in farbe ? farbe.k === 1 && farbe.c + farbe.m + farbe.y === 0 : farbe.r + farbe.g + farbe.b === 0
}

/** TJ with our own advances: the reader must not place a glyph by itself (print 2). */
function glyphs(op: GlyphsOp, resources: ContentResources): string {
  const font = resources.font(op.font)
  let strings = '<'
  for (const [i, gid] of op.gids.entries()) {
    strings += font.hex(gid)
    if (i === op.gids.length - 1) break
    const correction = (font.advance(gid) - (op.adv[i] ?? 0) / op.size) * 1000
    if (Math.abs(correction) >= 0.01) strings += `>${num(correction, 2)}<`
  }
  const place = `1 0 0 -1 ${num(op.x)} ${num(op.y)} Tm`
  const text = `${color(op.color, resources, false)}BT /${font.name} ${num(op.size)} Tf ${place} [${strings}>] TJ ET\n`
  const state = isBlack(op.color) ? resources.overprint() : null
  return state === null ? text : `q /${state} gs ${text}Q\n`
}

function path({ d, fill, stroke, evenOdd }: PfadOp, resources: ContentResources): string {
  if (!fill && !stroke) return ''
  let out = ''
  if (fill) out += color(fill, resources, false)
  if (stroke) out += `${color(stroke.color, resources, true)}${num(stroke.width)} w\n`
  out += outline(d)
  const star = evenOdd && fill ? '*' : ''
  return `${out}${fill && stroke ? `B${star}` : fill ? `f${star}` : 'S'}\n`
}

function outline(d: Float64Array): string {
  let out = ''
  for (let i = 0; i < d.length;) {
    const command = d[i]
    const length = pfadLength(command)
    for (let k = 1; k < length; k++) out += `${num(d[i + k] ?? 0)} `
    if (command === PFAD.move) out += 'm\n'
    else if (command === PFAD.line) out += 'l\n'
    else if (command === PFAD.curve) out += 'c\n'
    else if (command === PFAD.rect) out += 're\n'
    else out += 'h\n'
    i += length
  }
  return out
}

/** A picture is the unit square, y up; its crop is cut by a clip, its mask by another. */
function image({ rect, crop, clip: mask, assetId }: BildOp, resources: ContentResources): string {
  const [w, h] = [rect.w / crop.w, rect.h / crop.h]
  const [x, y] = [rect.x - crop.x * w, rect.y - crop.y * h]
  const whole = crop.x === 0 && crop.y === 0 && crop.w === 1 && crop.h === 1
  const part = whole ? '' : `${num(rect.x)} ${num(rect.y)} ${num(rect.w)} ${num(rect.h)} re W n `
  const clip = mask ? `${outline(mask)}W n ${part}` : part
  return `q ${clip}${num(w)} 0 0 ${num(-h)} ${num(x)} ${num(y + h)} cm /${resources.image(assetId)} Do Q\n`
}

/** Content stream of a display list; mm, y down, as set by `pageMatrix`. */
export function emitContent(ops: readonly Op[], resources: ContentResources): string {
  return emitUntil({ ops, at: 0 }, resources)
}

interface Cursor {
  ops: readonly Op[]
  at: number
}

/** Up to the closing of the group that was open at the start, or to the end. */
function emitUntil(cursor: Cursor, resources: ContentResources): string {
  const out: string[] = []
  for (;;) {
    const op = cursor.ops[cursor.at++]
    if (op === undefined || op.op === 'Q') return out.join('')
    if (op.op === 'glyphs') out.push(glyphs(op, resources))
    else if (op.op === 'pfad') out.push(path(op, resources))
    else if (op.op === 'bild') out.push(image(op, resources))
    else {
      const inner = emitUntil(cursor, resources)
      const matrix = `${op.m.map((value) => num(value, 6)).join(' ')} cm`
      const body = op.alpha < 1 ? `/${resources.alpha(op.alpha)} gs /${resources.group(inner)} Do\n` : inner
      out.push(`q ${matrix}\n${body}Q\n`)
    }
  }
}
