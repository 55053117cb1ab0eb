import { pfadToSvg } from '#src/engines/print/displayList.ts'
import { toCss } from '#src/engines/print/farbe.ts'
import type { Motiv } from '#src/engines/motifs/motiv.ts'

/** A motif as it looks when cut. */
export function svg({ breite, hoehe, formen }: Motiv, beschnitt: number): string {
  const shapes = formen.map(({ d, fill, stroke, evenOdd }) => {
    const ink = fill === undefined ? 'none' : toCss(fill)
    const pen =
      stroke === undefined
        ? ''
        : ` stroke="${toCss(stroke.color)}" stroke-width="${stroke.width}" stroke-linecap="round" stroke-linejoin="round"`
    return `<path d="${pfadToSvg(d)}" fill="${ink}" fill-rule="${evenOdd ? 'evenodd' : 'nonzero'}"${pen}/>`
  })
  const box = `${beschnitt} ${beschnitt} ${breite - 2 * beschnitt} ${hoehe - 2 * beschnitt}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes.join('')}</svg>`
}
