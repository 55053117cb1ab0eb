import * as fontkit from 'fontkit'
import type { Font } from 'fontkit'

declare module 'fontkit' {
  /** It takes any bytes; its own types ask for Node's Buffer. */
  function create(bytes: Uint8Array): Font | FontCollection
  interface Subset {
    /** It takes an id too, and yields the one in the subset. */
    includeGlyph(gid: number): number
  }
}

/** Kerning stays on; everything that would put another glyph in place is off: one code point is one glyph (print 3). */
const FEATURES = {
  kern: true,
  ...Object.fromEntries(
    ['ccmp', 'locl', 'liga', 'rlig', 'clig', 'calt', 'rclt', 'dlig', 'frac', 'mark', 'mkmk'].map((tag) => [tag, false]),
  ),
}

/** Glyphs of a text and their advances in em, kerning included. One glyph per code point. */
interface Shaped {
  gids: Uint16Array
  adv: Float64Array
}

export interface FontSubset {
  /** Id of a glyph in the subset; adds it. */
  include(gid: number): number
  /** TTF bytes of all glyphs added so far. */
  encode(): Uint8Array
}

/** A face that measures and prints. Metrics in em, y up. */
export interface PrintFont {
  key: string
  family: string
  weight: number
  italic: boolean
  /** Path within the folder `fonts`. */
  file: string
  bytes: Uint8Array
  postscriptName: string
  ascent: number
  /** Positive, below the baseline. */
  descent: number
  capHeight: number
  underline: { position: number; thickness: number }
  italicAngle: number
  bbox: readonly [number, number, number, number]
  has(codePoint: number): boolean
  /** Text must be NFC. */
  shape(text: string): Shaped
  /** Width of a text, kerning included, em. Text must be NFC. */
  width(text: string): number
  /** Advance of a glyph without kerning, em. */
  advance(gid: number): number
  /** Outline in 1/1000 em, y up, as SVG path data. */
  outline(gid: number): string
  /** Code point that a glyph stands for; the plainest when there are several. */
  codePoint(gid: number): number | null
  subset(): FontSubset
}

export interface FaceSource {
  key: string
  family: string
  weight: number
  italic: boolean
  file: string
  bytes: Uint8Array
}

/** Parses a TTF. fontkit shapes 4 characters per millisecond cold, so glyphs and kerning pairs are remembered. */
export function createPrintFont(source: FaceSource): PrintFont {
  const font = openFont(source.bytes)
  const em = font.unitsPerEm
  const { bbox } = font
  const outlines = new Map<number, string>()
  const { gidOf, shape, width } = shaper(font)
  return {
    ...source,
    postscriptName: font.postscriptName,
    ascent: font.ascent / em,
    descent: -font.descent / em,
    capHeight: font.capHeight / em,
    underline: { position: font.underlinePosition / em, thickness: font.underlineThickness / em },
    italicAngle: font.italicAngle,
    bbox: [bbox.minX / em, bbox.minY / em, bbox.maxX / em, bbox.maxY / em],
    has: (codePoint) => gidOf(codePoint) !== 0,
    shape,
    width,
    advance: (gid) => font.getGlyph(gid).advanceWidth / em,
    outline: (gid) =>
      remember(outlines, gid, () =>
        font
          .getGlyph(gid)
          .path.scale(1000 / em)
          .toSVG(),
      ),
    codePoint: (gid) => plainest(font.stringsForGlyph(gid)),
    subset: () => createSubset(font),
  }
}

function remember<K, V>(cache: Map<K, V>, key: K, make: () => V): V {
  const known = cache.get(key)
  if (known !== undefined) return known
  const value = make()
  cache.set(key, value)
  return value
}

/** Hyphen and soft hyphen share a glyph in Source Sans 3, space and no-break space everywhere: the lower one is meant. */
function plainest(strings: readonly string[]): number | null {
  const points = strings.map((text) => text.codePointAt(0) ?? 0).filter((point) => point >= 0x20)
  return points.length === 0 ? null : Math.min(...points)
}

/** Head of a glyph, bytes: fontkit reads it of an empty one too, which may be the last thing of the file. */
const GLYPH_HEAD = 10

function padded(bytes: Uint8Array): Uint8Array {
  const longer = new Uint8Array(bytes.length + GLYPH_HEAD)
  longer.set(bytes)
  return longer
}

/**
 * fontkit keeps one object per glyph, with the characters of whoever asked for it first, and shapes by these: after a soft
 * hyphen every hyphen of the same glyph would have no width. So each caller gets an object with the own characters.
 */
function openFont(bytes: Uint8Array): Font {
  const font = fontkit.create(padded(bytes))
  if ('fonts' in font) throw new Error('a file of one font was expected')
  const shared = font.getGlyph.bind(font)
  font.getGlyph = (gid, codePoints = []) => Object.create(shared(gid), { codePoints: { value: codePoints } })
  return font
}

/** Letters up to here, Latin-1, have their pairs in a table: most of all that is printed. */
const TABELLE = 0x100

function shaper(font: Font) {
  const em = font.unitsPerEm
  let table: Float64Array | undefined
  const gids = new Map<number, number>()
  const advances = new Map<number, number>()
  const pairs = new Map<number, number>()
  const gidOf = (codePoint: number) => remember(gids, codePoint, () => font.glyphForCodePoint(codePoint).id)
  const advanceOf = (codePoint: number) =>
    remember(advances, codePoint, () => font.getGlyph(gidOf(codePoint)).advanceWidth / em)
  /** Advance of the first code point when the second follows. Code points have 21 bits, so a pair fits a double. */
  const layPair = (first: number, second: number) => {
    const run = font.layout(String.fromCodePoint(first, second), FEATURES, 'latn')
    const position = run.positions.length === 2 ? run.positions[0] : undefined
    return position ? position.xAdvance / em : advanceOf(first)
  }
  const pairAdvance = (first: number, second: number) => {
    if (first >= TABELLE || second >= TABELLE)
      return remember(pairs, first * 0x200000 + second, () => layPair(first, second))
    table ??= new Float64Array(TABELLE * TABELLE).fill(NaN)
    const known = table[first * TABELLE + second] ?? NaN
    return Number.isNaN(known) ? (table[first * TABELLE + second] = layPair(first, second)) : known
  }
  const shape = (text: string): Shaped => {
    const points = Array.from(text, (char) => char.codePointAt(0) ?? 0)
    const adv = new Float64Array(points.length)
    for (const [i, point] of points.entries()) {
      const next = points[i + 1]
      adv[i] = next === undefined ? advanceOf(point) : pairAdvance(point, next)
    }
    return { gids: Uint16Array.from(points, gidOf), adv }
  }
  const width = (text: string): number => {
    let sum = 0
    let before = -1
    for (const char of text) {
      const point = char.codePointAt(0) ?? 0
      if (before >= 0) sum += pairAdvance(before, point)
      before = point
    }
    return before < 0 ? 0 : sum + advanceOf(before)
  }
  return { gidOf, shape, width }
}

function createSubset(font: Font): FontSubset {
  const subset = font.createSubset()
  return { include: (gid) => subset.includeGlyph(gid), encode: () => subset.encode() }
}
