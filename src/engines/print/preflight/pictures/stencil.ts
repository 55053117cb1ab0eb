import type { PDFStream } from '@cantoo/pdf-lib'
import { TooLarge } from '../../objects/loadPdf.ts'
import type { Objects } from '../../objects/pdfObjects.ts'
import { rowsOf } from './pictureRows.ts'

/** What one cell of the ink map takes of a picture, 0..1 each way. */
interface CellShare {
  du: number
  dv: number
}

/** How much of a cell a stencil paints, 0..1, at a place of it: u to the right, v downward. */
export type Cover = (u: number, v: number, cell: CellShare) => number

const MAX_BITS = 80_000_000

/** Bits that are set, of a picture of one bit that is a mask; null for codings of fax machines and JBIG2. */
export function stencilCover(objects: Objects, stream: PDFStream): Cover | null {
  const { dict } = stream
  const [w, h] = [objects.number(dict, 'Width') ?? 0, objects.number(dict, 'Height') ?? 0]
  if (w < 1 || h < 1 || w * h > MAX_BITS) return null
  const rowBytes = Math.ceil(w / 8)
  const bytes = unpacked(objects, stream, rowBytes)
  if (!bytes || bytes.length < rowBytes * h) return null
  // Zeros are painted, unless the picture says otherwise (ISO 32000-1, 8.9.6.2).
  const painted = objects.numbers(dict, 'Decode')?.[0] === 1 ? 1 : 0
  const bitAt = (x: number, y: number) => ((bytes[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
  return (u, v, { du, dv }) => {
    const [x0, x1] = around(u, du, w)
    const [y0, y1] = around(v, dv, h)
    let count = 0
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if (bitAt(x, y) === painted) count++
    return count / ((x1 - x0) * (y1 - y0))
  }
}

function unpacked(objects: Objects, stream: PDFStream, rowBytes: number): Uint8Array | null {
  try {
    return rowsOf(objects, stream, rowBytes)
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
}

/** Pixels of a cell around a place, one at least. */
function around(at: number, share: number, count: number): [number, number] {
  const from = Math.min(count - 1, Math.max(0, Math.round((at - share / 2) * count)))
  return [from, Math.max(from + 1, Math.min(count, Math.round((at + share / 2) * count)))]
}
