import { Clut } from './clut.ts'
import { type Curve, readCurve, table } from './curve.ts'
import { type IccFile, signatureAt } from './iccFile.ts'

/** One direction of a profile: from channels to channels, 0..1 each; the connection space in its encoding. */
export interface Lut {
  /** How Lab is encoded: the 16 bit tables keep the encoding of version 2. */
  labKodierung: 'alt' | 'neu'
  evaluate(values: ArrayLike<number>): Float64Array<ArrayBuffer>
}

type Values = Float64Array<ArrayBuffer>
type Stage = (values: Values) => Values

/** The direction under this name ("A2B1"), in each of the four forms that a profile may have; throws for a broken one. */
export function readLut(icc: IccFile, name: string): Lut | null {
  const view = icc.tag(name)
  if (!view) return null
  const kind = signatureAt(view, 0)
  const stages = kind === 'mft1' || kind === 'mft2' ? tables(view, kind, icc, name) : elements(view, kind)
  return {
    labKodierung: kind === 'mft2' ? 'alt' : 'neu',
    evaluate: (values) => stages.reduce<Values>((now, stage) => stage(now), Float64Array.from(values)),
  }
}

const each =
  (curves: readonly Curve[]): Stage =>
  (values) =>
    values.map((value, i) => curves[i]?.(value) ?? value)

/** Three rows of three numbers, and what is added to each. */
function matrix(numbers: readonly number[]): Stage {
  return ([x = 0, y = 0, z = 0]) =>
    Float64Array.from([0, 1, 2], (row) => {
      const [a = 0, b = 0, c = 0] = numbers.slice(row * 3, row * 3 + 3)
      return a * x + b * y + c * z + (numbers[9 + row] ?? 0)
    })
}

function grid(clut: Clut): Stage {
  return (values) => {
    const out = new Float64Array(clut.outputs)
    clut.evaluate(values, out)
    return out
  }
}

const s15Fixed16 = (view: DataView, at: number, count: number) =>
  Array.from({ length: count }, (_, i) => view.getInt32(at + 4 * i) / 65_536)

/** `count` numbers of one or two bytes as 0..1. */
function numbers(view: DataView, at: number, count: number, width: 1 | 2): Float32Array {
  return Float32Array.from({ length: count }, (_, i) =>
    width === 1 ? view.getUint8(at + i) / 255 : view.getUint16(at + 2 * i) / 65_535,
  )
}

/** lut8Type and lut16Type (ICC.1:2010, 10.9 and 10.8). */
function tables(view: DataView, kind: 'mft1' | 'mft2', { pcs }: IccFile, name: string): Stage[] {
  const [inputs, outputs, points] = [view.getUint8(8), view.getUint8(9), view.getUint8(10)]
  const width = kind === 'mft1' ? 1 : 2
  const [entriesIn, entriesOut] = width === 1 ? [256, 256] : [view.getUint16(48), view.getUint16(50)]
  let at = width === 1 ? 48 : 52
  const curves = (count: number, entries: number) =>
    Array.from({ length: count }, () => {
      const curve = table(numbers(view, at, entries, width))
      at += entries * width
      return curve
    })
  const before = curves(inputs, entriesIn)
  const size = points ** inputs * outputs
  const clut = new Clut(
    Array.from({ length: inputs }, () => points),
    outputs,
    numbers(view, at, size, width),
  )
  at += size * width
  const after = curves(outputs, entriesOut)
  // The matrix counts only where XYZ comes in.
  const first = pcs === 'XYZ ' && name.startsWith('B2A') ? [matrix(s15Fixed16(view, 12, 9))] : []
  return [...first, each(before), grid(clut), each(after)]
}

/** lutAToBType and lutBToAType (ICC.1:2010, 10.10 and 10.11): the same parts, in opposite order. */
function elements(view: DataView, kind: string): Stage[] {
  if (kind !== 'mAB ' && kind !== 'mBA ') throw new Error(`Unknown table ${kind}`)
  const forward = kind === 'mAB '
  const [inputs, outputs] = [view.getUint8(8), view.getUint8(9)]
  const [b = 0, mat = 0, m = 0, lut = 0, a = 0] = [12, 16, 20, 24, 28].map((at) => view.getUint32(at))
  const curves = (offset: number, count: number): Stage[] => {
    if (offset === 0) return []
    let at = offset
    const list = Array.from({ length: count }, () => {
      const { curve, bytes } = readCurve(view, at)
      at += bytes
      return curve
    })
    return [each(list)]
  }
  const connection = forward ? outputs : inputs
  const device = forward ? inputs : outputs
  const matrixStage = mat === 0 ? [] : [matrix(s15Fixed16(view, mat, 12))]
  const stages = [
    curves(a, device),
    lut === 0 ? [] : [grid(clutAt(view, lut, inputs, outputs))],
    curves(m, connection),
    matrixStage,
    curves(b, connection),
  ]
  return (forward ? stages : stages.toReversed()).flat()
}

function clutAt(view: DataView, at: number, inputs: number, outputs: number): Clut {
  const points = Array.from({ length: inputs }, (_, i) => view.getUint8(at + i))
  const width = view.getUint8(at + 16) === 1 ? 1 : 2
  const size = points.reduce((product, count) => product * count, outputs)
  return new Clut(points, outputs, numbers(view, at + 20, size, width))
}
