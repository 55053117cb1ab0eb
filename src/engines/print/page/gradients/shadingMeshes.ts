import type { PDFDict, PDFObject } from '@cantoo/pdf-lib'
import type { Objects } from '../../objects/pdfObjects.ts'
import type { Corner, Triangle } from './triangleMap.ts'

/** Triangles beyond which a mesh is not looked at. */
const MAX_TRIANGLES = 200_000
/** Pieces of a curved patch each way. */
const PIECES = 8

/** Numbers of a mesh, one after the other (ISO 32000-1, 8.7.4.5.5 to 8). */
interface Reader {
  more(): boolean
  flag(): number
  point(): Corner
  colour(): Corner
  /** To the next whole byte. */
  align(): void
}

/** A mesh as triangles, curved patches cut into flat pieces; null for a kind that is not known, or far too many. */
export function meshTriangles(
  objects: Objects,
  dict: PDFDict,
  shading: PDFObject | undefined,
  { kind, components }: { kind: number; components: number },
): Triangle[] | null {
  const reader = readerOf(objects, dict, objects.bytes(shading), components)
  if (!reader) return null
  const columns = objects.number(dict, 'VerticesPerRow') ?? 0
  const parts =
    kind === 4
      ? freeTriangles(reader)
      : kind === 5 && columns > 1
        ? lattice(reader, columns)
        : kind === 6 || kind === 7
          ? patches(reader, kind)
          : null
  if (!parts) return null
  const triangles: Triangle[] = []
  for (const triangle of parts) if (triangles.push(triangle) > MAX_TRIANGLES) return null
  return triangles
}

function readerOf(objects: Objects, dict: PDFDict, bytes: Uint8Array, components: number): Reader | null {
  const [coordinate, part, flag] = ['BitsPerCoordinate', 'BitsPerComponent', 'BitsPerFlag'].map(
    (key) => objects.number(dict, key) ?? 0,
  )
  const decode = objects.numbers(dict, 'Decode')
  if (!decode || !coordinate || !part || flag === undefined) return null
  let bit = 0
  const read = (bits: number) => {
    let value = 0
    for (let i = 0; i < bits; i++, bit++) value = value * 2 + (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1)
    return value
  }
  const decoded = (bits: number, i: number) => {
    const [low = 0, high = 1] = [decode[2 * i], decode[2 * i + 1]]
    return low + (read(bits) / (2 ** bits - 1)) * (high - low)
  }
  return {
    more: () => bit + flag + 2 * coordinate <= bytes.length * 8,
    flag: () => read(flag) & 3,
    point: () => [decoded(coordinate, 0), decoded(coordinate, 1)],
    colour: () => Array.from({ length: components }, (_, i) => decoded(part, 2 + i)),
    align: () => void (bit = Math.ceil(bit / 8) * 8),
  }
}

function* freeTriangles(reader: Reader): Generator<Triangle> {
  let last: Corner[] = []
  const corner = (): Corner => {
    const found = [...reader.point(), ...reader.colour()]
    reader.align()
    return found
  }
  while (reader.more()) {
    const flag = reader.flag()
    const next = corner()
    if (flag === 0 || last.length < 3) {
      last = [next]
      for (let i = 0; i < 2 && reader.more(); i++) {
        reader.flag()
        last.push(corner())
      }
    } else last = [flag === 1 ? last[1] : last[0], last[2], next].filter((item) => item !== undefined)
    const [a, b, c] = last
    if (a && b && c) yield [a, b, c]
  }
}

function* lattice(reader: Reader, columns: number): Generator<Triangle> {
  let before: Corner[] = []
  while (reader.more()) {
    const row: Corner[] = []
    while (row.length < columns && reader.more()) {
      row.push([...reader.point(), ...reader.colour()])
      reader.align()
    }
    yield* between(before, row)
    before = row
  }
}

/** Two triangles for each field between two rows. */
function* between(upper: readonly Corner[], lower: readonly Corner[]): Generator<Triangle> {
  for (let i = 0; i + 1 < lower.length; i++) {
    const [a, b, c, d] = [upper[i], upper[i + 1], lower[i], lower[i + 1]]
    if (!a || !b || !c || !d) continue
    yield [a, b, c]
    yield [b, c, d]
  }
}

/** Where the points of a patch stand, by row and column, in the order of the stream. */
const ORDER = [0, 1, 2, 3, 7, 11, 15, 14, 13, 12, 8, 4, 5, 6, 10, 9]
const RIM = 12

function* patches(reader: Reader, kind: 6 | 7): Generator<Triangle> {
  let [rim, colours]: [Corner[], Corner[]] = [[], []]
  const all = kind === 7 ? ORDER.length : RIM
  while (reader.more()) {
    const stated = reader.flag()
    const flag = rim.length === RIM ? stated : 0
    // The edge that it shares with the patch before it.
    const shared = flag === 0 ? [] : [0, 1, 2, 3].map((i) => rim[(flag * 3 + i) % RIM] ?? [0, 0])
    const sharedColours = flag === 0 ? [] : [0, 1].map((i) => colours[(flag + i) % 4] ?? [])
    const points = [...shared]
    while (points.length < all) points.push(reader.point())
    colours = [...sharedColours]
    while (colours.length < 4) colours.push(reader.colour())
    reader.align()
    rim = points.slice(0, RIM)
    yield* pieces(points, colours)
  }
}

function* pieces(points: readonly Corner[], colours: readonly Corner[]): Generator<Triangle> {
  const net = ORDER.map((_, at) => points[ORDER.indexOf(at)] ?? null)
  const whole = net.map((point, at) => point ?? inner(net, at))
  let before: Corner[] = []
  for (let i = 0; i <= PIECES; i++) {
    const u = i / PIECES
    const row = Array.from({ length: PIECES + 1 }, (_, j) => cornerAt(whole, colours, u, j / PIECES))
    yield* between(before, row)
    before = row
  }
}

const weights = (t: number) => [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]

function cornerAt(net: readonly Corner[], colours: readonly Corner[], u: number, v: number): Corner {
  const [us, vs] = [weights(u), weights(v)]
  const sum = (axis: 0 | 1) =>
    net.reduce((all, point, at) => all + (us[at >> 2] ?? 0) * (vs[at & 3] ?? 0) * (point[axis] ?? 0), 0)
  const shares = [(1 - u) * (1 - v), (1 - u) * v, u * v, u * (1 - v)]
  const parts = (colours[0] ?? []).map((_, k) =>
    shares.reduce((all, share, i) => all + share * (colours[i]?.[k] ?? 0), 0),
  )
  return [sum(0), sum(1), ...parts]
}

/** A point within a Coons patch, by those of its rim (ISO 32000-1, 8.7.4.5.8). */
function inner(net: readonly (Corner | null)[], at: number): Corner {
  const [row, column] = [at >> 2, at & 3]
  // Seen from the corner that is nearest, and from the far one.
  const [i0, i3, j0, j3] = [row === 1 ? 0 : 3, row === 1 ? 3 : 0, column === 1 ? 0 : 3, column === 1 ? 3 : 0]
  const p = (i: number, j: number, axis: 0 | 1) => net[i * 4 + j]?.[axis] ?? 0
  const on = (axis: 0 | 1) =>
    (-4 * p(i0, j0, axis) +
      6 * (p(i0, column, axis) + p(row, j0, axis)) -
      2 * (p(i0, j3, axis) + p(i3, j0, axis)) +
      3 * (p(i3, column, axis) + p(row, j3, axis)) -
      p(i3, j3, axis)) /
    9
  return [on(0), on(1)]
}
