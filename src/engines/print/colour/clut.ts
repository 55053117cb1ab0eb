/** A grid of colours: between its points the simplex is taken that a point lies in (for three inputs a tetrahedron). */
export class Clut {
  readonly inputs: number
  readonly outputs: number
  readonly #points: readonly number[]
  readonly #data: Float32Array
  readonly #strides: number[]
  // Reused from call to call: a page has millions of pixels.
  readonly #order: number[]
  readonly #fraction: Float64Array

  /** `points`: grid points of each input, the first one varies slowest. `data`: outputs of each grid point, 0..1. */
  constructor(points: readonly number[], outputs: number, data: Float32Array) {
    this.inputs = points.length
    this.outputs = outputs
    this.#points = points
    this.#data = data
    this.#strides = points.map((_, i) => points.slice(i + 1).reduce((product, count) => product * count, outputs))
    this.#order = points.map((_, i) => i)
    this.#fraction = new Float64Array(points.length)
  }

  /** `values` are 0..1; what lies outside counts as its edge. */
  evaluate(values: ArrayLike<number>, out: Float64Array): void {
    let base = 0
    for (let i = 0; i < this.inputs; i += 1) {
      const last = (this.#points[i] ?? 1) - 1
      const place = Math.min(1, Math.max(0, values[i] ?? 0)) * last
      const cell = Math.min(Math.floor(place), last - 1)
      this.#fraction[i] = place - cell
      base += cell * (this.#strides[i] ?? 0)
    }
    this.#walk(base, out)
  }

  /** From the corner of the cell along the largest fraction first: each step adds its share of the next corner. */
  #walk(base: number, out: Float64Array): void {
    const order = this.#order
    const fraction = this.#fraction
    for (let i = 1; i < order.length; i += 1) {
      const moved = order[i] ?? 0
      const value = fraction[moved] ?? 0
      let at = i
      for (; at > 0 && (fraction[order[at - 1] ?? 0] ?? 0) < value; at -= 1) order[at] = order[at - 1] ?? 0
      order[at] = moved
    }
    let corner = base
    let share = 1 - (fraction[order[0] ?? 0] ?? 0)
    for (let k = 0; k < this.outputs; k += 1) out[k] = (this.#data[corner + k] ?? 0) * share
    for (let i = 0; i < order.length; i += 1) {
      const axis = order[i] ?? 0
      corner += this.#strides[axis] ?? 0
      share = (fraction[axis] ?? 0) - (i + 1 < order.length ? (fraction[order[i + 1] ?? 0] ?? 0) : 0)
      if (share <= 0) continue
      for (let k = 0; k < this.outputs; k += 1) out[k] = (out[k] ?? 0) + (this.#data[corner + k] ?? 0) * share
    }
  }
}

/** A grid over bytes, filled by asking `colour` at each of its points. */
export function fillClut(
  inputs: number,
  points: number,
  outputs: number,
  colour: (values: readonly number[]) => ArrayLike<number>,
): Clut {
  const count = points ** inputs
  const data = new Float32Array(count * outputs)
  for (let i = 0; i < count; i += 1) {
    const values = Array.from(
      { length: inputs },
      (_, axis) => (Math.floor(i / points ** (inputs - 1 - axis)) % points) / (points - 1),
    )
    data.set(Array.from(colour(values)), i * outputs)
  }
  return new Clut(
    Array.from({ length: inputs }, () => points),
    outputs,
    data,
  )
}
