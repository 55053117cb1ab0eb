import { signatureAt } from './iccFile.ts'

export type Curve = (value: number) => number

/** Values between entries that are evenly spread over 0..1. */
export function table(entries: ArrayLike<number>): Curve {
  const last = entries.length - 1
  return (value) => {
    const place = Math.min(1, Math.max(0, value)) * last
    const at = Math.min(Math.floor(place), last - 1)
    const low = entries[at] ?? 0
    return low + ((entries[at + 1] ?? low) - low) * (place - at)
  }
}

const s15Fixed16 = (view: DataView, at: number) => view.getInt32(at) / 65_536

/** `curv` or `para` at this place, and how many bytes it takes up to the next one, which is aligned to four. */
export function readCurve(view: DataView, at: number): { curve: Curve; bytes: number } {
  const kind = signatureAt(view, at)
  if (kind === 'curv') {
    const count = view.getUint32(at + 8)
    return { curve: curv(view, at + 12, count), bytes: (12 + 2 * count + 3) & ~3 }
  }
  if (kind === 'para') {
    const type = view.getUint16(at + 8)
    const count = PARAMETERS[type]
    if (count === undefined) throw new Error(`Unknown parametric curve ${type}`)
    const values = Array.from({ length: count }, (_, i) => s15Fixed16(view, at + 12 + 4 * i))
    return { curve: parametric(type, values), bytes: 12 + 4 * count }
  }
  throw new Error(`Unknown curve ${kind}`)
}

function curv(view: DataView, at: number, count: number): Curve {
  if (count === 0) return (value) => value
  if (count === 1) {
    const gamma = view.getUint16(at) / 256
    return (value) => Math.max(0, value) ** gamma
  }
  return table(Float64Array.from({ length: count }, (_, i) => view.getUint16(at + 2 * i) / 65_535))
}

/** Numbers of each function type (ICC.1:2010, 10.16). */
const PARAMETERS: readonly number[] = [1, 3, 4, 5, 7]

function parametric(type: number, [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): Curve {
  const power = (value: number) => Math.max(0, a * value + b) ** g
  switch (type) {
    case 0:
      return (value) => Math.max(0, value) ** g
    case 1:
      return (value) => (value >= -b / a ? power(value) : 0)
    case 2:
      return (value) => (value >= -b / a ? power(value) + c : c)
    case 3:
      return (value) => (value >= d ? power(value) : c * value)
    default:
      return (value) => (value >= d ? power(value) + e : c * value + f)
  }
}
