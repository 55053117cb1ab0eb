/** Where a table of a TrueType or OpenType font begins; null where it has none. Throws RangeError for a cut font. */
export function tableAt(view: DataView, wanted: string): number | null {
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((k) => view.getUint8(at + k)))
    if (tag === wanted) return view.getUint32(at + 8)
  }
  return null
}

export const viewOf = (font: Uint8Array): DataView => new DataView(font.buffer, font.byteOffset, font.byteLength)

/** Is a glyph the one that stands for missing ones, by its number or as a copy of it? Only TrueType outlines are compared. */
export function isMissingGlyphOf(font: Uint8Array): (glyph: number) => boolean {
  const outline = outlines(font)
  const first = outline(0)
  return (glyph) => {
    if (glyph === 0) return true
    const own = first.length > 0 ? outline(glyph) : first
    return own.length > 0 && own.length === first.length && own.every((byte, i) => byte === first[i])
  }
}

const EMPTY = new Uint8Array()

/** The outline of a glyph as it stands in the font; empty where there is none. */
function outlines(font: Uint8Array): (glyph: number) => Uint8Array {
  const view = viewOf(font)
  try {
    const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((tag) => tableAt(view, tag))
    if (typeof head !== 'number' || typeof loca !== 'number' || typeof glyf !== 'number') return () => EMPTY
    const long = view.getInt16(head + 50) === 1
    const placeOf = (glyph: number) => (long ? view.getUint32(loca + 4 * glyph) : 2 * view.getUint16(loca + 2 * glyph))
    return (glyph) =>
      loca + (long ? 4 : 2) * (glyph + 2) > font.length
        ? EMPTY
        : font.subarray(glyf + placeOf(glyph), glyf + placeOf(glyph + 1))
  } catch (error) {
    if (error instanceof RangeError) return () => EMPTY
    throw error
  }
}
