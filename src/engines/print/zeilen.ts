import type { GlyphsOp, Op } from './displayList.ts'

/** Runs of one line lie on one baseline, as near as this, mm. */
const BASELINE_MM = 0.05
/** A gap of this part of the type size is a space that no glyph stands for. */
const SPACE = 0.12

const endOf = ({ x, adv }: GlyphsOp) => adv.reduce((place, width) => place + width, x)

/** The words of a printed side, line by line in the order in which they are drawn: what a reader without eyes approves. */
export function zeilenOf(ops: readonly Op[]): string[] {
  const zeilen: string[] = []
  let last: GlyphsOp | null = null
  for (const op of ops) {
    if (op.op !== 'glyphs') continue
    const gap: number = last === null ? 0 : op.x - endOf(last)
    const sameLine = last !== null && Math.abs(op.y - last.y) < BASELINE_MM && gap > -op.size
    if (sameLine) zeilen.push(`${zeilen.pop() ?? ''}${gap > op.size * SPACE ? ' ' : ''}${op.text}`)
    else zeilen.push(op.text)
    last = op
  }
  return zeilen.map((zeile) => zeile.replaceAll(/\s+/g, ' ').trim()).filter((zeile) => zeile !== '')
}
