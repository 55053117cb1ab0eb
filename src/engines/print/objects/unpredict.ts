import type { PDFDict } from '@cantoo/pdf-lib'
import type { Objects } from './pdfObjects.ts'

/** Rows of a picture as they were before their coding guessed one from the other; null for a way that is not known. */
export function unpredict(
  bytes: Uint8Array,
  parms: PDFDict | null,
  objects: Objects,
  rowBytes: number,
): Uint8Array | null {
  const predictor = objects.number(parms, 'Predictor') ?? 1
  if (predictor === 1) return bytes
  const channel = objects.number(parms, 'BitsPerComponent') ?? 8
  const bits = channel * (objects.number(parms, 'Colors') ?? 1)
  // Ghostscript guesses in rows of its own, a whole number of which are the picture's.
  const row = Math.ceil(((objects.number(parms, 'Columns') ?? 1) * bits) / 8)
  // PNG goes by whole bytes, one at least.
  const step = Math.max(1, bits >> 3)
  if (predictor === 2) return channel === 8 && row === rowBytes ? added(bytes, row, step) : null
  const rows = predictor >= 10 ? filtered(bytes, row, step) : null
  return rows && (row === rowBytes || rows.length % rowBytes === 0) ? rows : null
}

/** TIFF: each value is the difference to the one on its left. */
function added(bytes: Uint8Array, rowBytes: number, step: number): Uint8Array {
  const out = bytes.slice()
  for (let row = 0; row + rowBytes <= out.length; row += rowBytes)
    for (let i = row + step; i < row + rowBytes; i++) out[i] = ((out[i] ?? 0) + (out[i - step] ?? 0)) & 255
  return out
}

/** PNG: each row says its own way. */
function filtered(bytes: Uint8Array, rowBytes: number, step: number): Uint8Array {
  const rows = Math.floor(bytes.length / (rowBytes + 1))
  const out = new Uint8Array(rows * rowBytes)
  for (let row = 0; row < rows; row++) {
    const kind = bytes[row * (rowBytes + 1)] ?? 0
    const from = row * (rowBytes + 1) + 1
    const to = row * rowBytes
    for (let i = 0; i < rowBytes; i++) {
      const left = i >= step ? (out[to + i - step] ?? 0) : 0
      const up = row > 0 ? (out[to + i - rowBytes] ?? 0) : 0
      const corner = i >= step && row > 0 ? (out[to + i - rowBytes - step] ?? 0) : 0
      out[to + i] = ((bytes[from + i] ?? 0) + guess(kind, left, up, corner)) & 255
    }
  }
  return out
}

function guess(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left
  if (kind === 2) return up
  if (kind === 3) return (left + up) >> 1
  if (kind !== 4) return 0
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}
