import { tableAt, viewOf } from './sfnt.ts'

/** Glyph of a code, 0 where there is none. */
type CodeTable = (code: number) => number

/** Every table of codes of a TrueType font; null where one of them cannot be read. */
export function readCodeTables(font: Uint8Array): CodeTable[] | null {
  const view = viewOf(font)
  try {
    const cmap = tableAt(view, 'cmap')
    if (cmap === null) return null
    const tables: CodeTable[] = []
    for (let i = 0; i < view.getUint16(cmap + 2); i++) {
      const at = cmap + view.getUint32(cmap + 4 + 8 * i + 4)
      const format = view.getUint16(at)
      // Variants of letters, beside the letters themselves.
      if (format === 14) continue
      const read = READERS[format]
      if (!read) return null
      tables.push(read(view, at))
    }
    return tables
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const READERS: Record<number, (view: DataView, at: number) => CodeTable> = {
  0: (view, at) => (code) => (code < 256 ? view.getUint8(at + 6 + code) : 0),
  4: segments,
  6: (view, at) => {
    const [first, count] = [view.getUint16(at + 6), view.getUint16(at + 8)]
    return (code) => (code >= first && code < first + count ? view.getUint16(at + 10 + 2 * (code - first)) : 0)
  },
  12: (view, at) => {
    const count = view.getUint32(at + 12)
    return (code) => {
      for (let i = 0; i < count; i++) {
        const group = at + 16 + 12 * i
        const [from, to] = [view.getUint32(group), view.getUint32(group + 4)]
        if (code >= from && code <= to) return view.getUint32(group + 8) + code - from
      }
      return 0
    }
  },
}

function segments(view: DataView, at: number): CodeTable {
  const double = view.getUint16(at + 6)
  const [ends, starts] = [at + 14, at + 16 + double]
  const [deltas, offsets] = [starts + double, starts + 2 * double]
  return (code) => {
    for (let i = 0; i < double; i += 2) {
      if (code > view.getUint16(ends + i)) continue
      const start = view.getUint16(starts + i)
      if (code < start) return 0
      const [delta, offset] = [view.getUint16(deltas + i), view.getUint16(offsets + i)]
      if (offset === 0) return (code + delta) & 0xffff
      const glyph = view.getUint16(offsets + i + offset + 2 * (code - start))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
