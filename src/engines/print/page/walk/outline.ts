import type { Rect } from '#src/contract/dokument.ts'
import type { Matrix } from '../../displayList.ts'
import { mapBox, unite } from '../../objects/boxes.ts'

/** Lines of a path one after the other, x and y in turn, points of the sheet. */
export type Outline = readonly (readonly number[])[]

/** Pieces of a curve; at print sizes more would not be seen. */
const CURVE_STEPS = 8
/** Numbers of one path beyond which only its box is known. */
const MAX_NUMBERS = 400_000

/** A path while it is being drawn. */
export class Pen {
  box: Rect | null = null
  /** Rectangles, and parts of any kind. */
  rectangles = 0
  segments = 0
  #parts: number[][] = []
  #last: number[] = []
  #count = 0

  /** null where the path is too long to be kept. */
  get outline(): Outline | null {
    return this.#count > MAX_NUMBERS ? null : this.#parts
  }

  /** One upright rectangle and nothing else? */
  isPlain(ctm: Matrix): boolean {
    const upright = (ctm[1] === 0 && ctm[2] === 0) || (ctm[0] === 0 && ctm[3] === 0)
    return upright && this.rectangles === 1 && this.segments === 1
  }

  /** False for an operator that is none of a path. */
  step(op: string, n: readonly number[], ctm: Matrix): boolean {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n
    if (op === 're') {
      this.#extend(ctm, a, b, a + c, b + d)
      this.rectangles++
      this.#start(ctm, a, b)
      for (const [x, y] of [
        [a + c, b],
        [a + c, b + d],
        [a, b + d],
        [a, b],
      ] as const)
        this.#line(ctm, x, y)
    } else if (op === 'm' || op === 'l') {
      this.#extend(ctm, a, b)
      if (op === 'm') this.#start(ctm, a, b)
      else this.#line(ctm, a, b)
    } else if (op === 'c') {
      this.#extend(ctm, a, b, c, d)
      this.#extend(ctm, e, f)
      this.#curve(ctm, [a, b, c, d, e, f])
    } else if (op === 'v' || op === 'y') {
      this.#extend(ctm, a, b, c, d)
      this.#curve(ctm, op === 'y' ? [a, b, c, d, c, d] : [Number.NaN, 0, a, b, c, d])
    } else if (op === 'h') this.close()
    else return false
    return true
  }

  close(): void {
    const [x, y] = this.#last
    if (x !== undefined && y !== undefined) this.#push(x, y)
  }

  #extend(ctm: Matrix, x0: number, y0: number, x1 = x0, y1 = y0): void {
    this.box = unite(this.box, mapBox(ctm, x0, y0, x1, y1))
    this.segments++
  }

  #push(x: number, y: number): void {
    this.#count += 2
    if (this.#count <= MAX_NUMBERS) this.#last.push(x, y)
  }

  #start(ctm: Matrix, x: number, y: number): void {
    this.#last = []
    this.#parts.push(this.#last)
    this.#line(ctm, x, y)
  }

  #line(m: Matrix, x: number, y: number): void {
    this.#push(m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
  }

  #curve(m: Matrix, points: readonly [number, number, number, number, number, number]): void {
    const [x0 = 0, y0 = 0] = this.#last.slice(-2)
    const map = (x: number, y: number) => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]] as const
    const [x1, y1] = Number.isNaN(points[0]) ? [x0, y0] : map(points[0], points[1])
    const [x2, y2] = map(points[2], points[3])
    const [x3, y3] = map(points[4], points[5])
    for (let i = 1; i <= CURVE_STEPS; i++) {
      const t = i / CURVE_STEPS
      const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
      this.#push(p * x0 + q * x1 + r * x2 + s * x3, p * y0 + q * y1 + r * y2 + s * y3)
    }
  }
}
