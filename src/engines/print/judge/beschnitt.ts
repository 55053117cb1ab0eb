import type { Befund } from '#src/contract/dokument.ts'
import { BLEED_MM } from '../formats.ts'
import { beschnittFinding, rounded } from '../preflight/thresholds.ts'
import { cellsOf } from './measure.ts'
import { openEdges } from './openEdges.ts'
import type { JudgedPage } from './sheet.ts'

/** Where ink of an upload reaches the cut and its bleed stays white; told only of pages that have one. */
export function beschnittFindings({ hochgeladen, grund, seite }: JudgedPage): Befund[] {
  if (!hochgeladen?.mitBeschnitt) return []
  const cells = cellsOf(grund)
  const mm = 1 / cells.perMm
  const [largest] = openEdges({ ...cells, bleed: Math.round(BLEED_MM * cells.perMm) })
    .map(({ x0, y0, x1, y1 }) => ({ x: x0 * mm, y: y0 * mm, w: (x1 - x0) * mm, h: (y1 - y0) * mm }))
    .toSorted((a, b) => b.w * b.h - a.w * a.h)
  return largest ? [{ ...beschnittFinding(), seite, stelle: rounded(largest) }] : []
}
