import type { PDFDict, PDFObject } from '@cantoo/pdf-lib'
import { matrixOf } from '../../objects/boxes.ts'
import type { Objects } from '../../objects/pdfObjects.ts'
import { meshTriangles } from './shadingMeshes.ts'
import { triangleMap } from './triangleMap.ts'

/** What a gradient's function is asked at a separate place space, or its colour's parts; null where it paints nothing. */
export interface Place {
  at(x: number, y: number): readonly number[] | null
  /** Of one number that runs along a line. */
  range: readonly [number, number] | null
}

/** null for a kind that is not known. `components`: parts of a colour, null where a function makes them. */
export function placeOf(
  objects: Objects,
  dict: PDFDict,
  shading: PDFObject | undefined,
  components: number | null,
): Place | null {
  const kind = objects.number(dict, 'ShadingType') ?? 0
  if (kind === 1) return plan(objects, dict)
  if (kind === 2 || kind === 3) return along(objects, dict, kind)
  const triangles = meshTriangles(objects, dict, shading, { kind, components: components ?? 1 })
  return triangles && { at: triangleMap(triangles), range: null }
}

function plan(objects: Objects, dict: PDFDict): Place {
  const [x0 = 0, x1 = 1, y0 = 0, y1 = 1] = objects.numbers(dict, 'Domain') ?? []
  const [a, b, c, d, e, f] = matrixOf(objects.numbers(dict, 'Matrix') ?? [])
  const size = a * d - b * c
  return {
    range: null,
    at: (px, py) => {
      const x = (d * (px - e) - c * (py - f)) / size
      const y = (a * (py - f) - b * (px - e)) / size
      return x >= x0 && x <= x1 && y >= y0 && y <= y1 ? [x, y] : null
    },
  }
}

/** Along a line, or from circle to circle. */
function along(objects: Objects, dict: PDFDict, kind: 2 | 3): Place | null {
  const coords = objects.numbers(dict, 'Coords')
  if (!coords) return null
  const [t0 = 0, t1 = 1] = objects.numbers(dict, 'Domain') ?? []
  const [before = false, after = false] = (objects.array(dict, 'Extend') ?? []).map((item) => String(item) === 'true')
  const share = kind === 2 ? alongLine(coords) : alongCircles(coords)
  const reaches = (s: number) => (s >= 0 || before) && (s <= 1 || after)
  return {
    range: [t0, t1],
    at: (x, y) => {
      const s = share(x, y).find(reaches)
      return s === undefined ? null : [t0 + Math.min(1, Math.max(0, s)) * (t1 - t0)]
    },
  }
}

type Shares = (x: number, y: number) => number[]

function alongLine([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): Shares {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const length = dx * dx + dy * dy
  return (x, y) => (length === 0 ? [] : [((x - x0) * dx + (y - y0) * dy) / length])
}

/** Circles through a place: the last one that is drawn lies on top (ISO 32000-1, 8.7.4.5.4). */
function alongCircles([x0 = 0, y0 = 0, r0 = 0, x1 = 0, y1 = 0, r1 = 0]: readonly number[]): Shares {
  const [dx, dy, dr] = [x1 - x0, y1 - y0, r1 - r0]
  const a = dx * dx + dy * dy - dr * dr
  return (x, y) => {
    const b = (x - x0) * dx + (y - y0) * dy + r0 * dr
    const c = (x - x0) ** 2 + (y - y0) ** 2 - r0 * r0
    const root = Math.sqrt(b * b - a * c)
    const shares = Math.abs(a) < 1e-9 ? [c / (2 * b)] : [(b + root) / a, (b - root) / a].toSorted((p, q) => q - p)
    return shares.filter((s) => Number.isFinite(s) && r0 + s * dr >= 0)
  }
}
