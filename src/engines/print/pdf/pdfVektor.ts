import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import type { Vektor } from '../vektor/vektorSvg.ts'
import { type ContentResources, emitContent, num } from '../objects/content.ts'
import { flate } from '../objects/stream.ts'

function unused(): never {
  throw new Error('A vector motif holds paths in inks and nothing else')
}

const NOTHING: ContentResources = {
  font: unused,
  image: unused,
  alpha: unused,
  group: unused,
  srgb: unused,
  inks: () => null,
  overprint: () => null,
}

/** Round ends and corners of lines, as the file says them for the screen. */
const RUND = '1 J 1 j\n'

/**
 * A drawing as an external object, once per file. Its matrix makes it the unit square, y up, that a picture is: whoever
 * places it need not know which of the two it is. Its box cuts off what overshoots the sheet.
 */
export function embedVektor(
  context: PDFContext,
  { breite, hoehe, formen }: Vektor,
  more: Record<string, PDFRef>,
): PDFRef {
  const content = RUND + emitContent(formen, NOTHING)
  return context.register(
    flate(context, new TextEncoder().encode(content), {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, Number(num(breite)), Number(num(hoehe))],
      Matrix: [1 / breite, 0, 0, -1 / hoehe, 0, 1],
      Resources: {},
      ...more,
    }),
  )
}
