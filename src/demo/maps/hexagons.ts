import { inhabitantsOf, type Place } from './places.ts'

export interface Hexagon {
  key: string
  path: string
  inhabitants: number
  /** 0 for the emptiest to CLASSES - 1. */
  step: number
}

export const CLASSES = 5
const SIZE = 26
const WIDTH = Math.sqrt(3) * SIZE
const HEIGHT = 1.5 * SIZE

/** Middle of the hexagon that a spot lies in: the nearest of the rows around it. */
function cellOf({ x, y }: Place): { column: number; row: number; x: number; y: number } {
  const near = Math.round(y / HEIGHT)
  const cells = [near - 1, near, near + 1].map((row) => {
    const shift = row % 2 === 0 ? 0 : WIDTH / 2
    const column = Math.round((x - shift) / WIDTH)
    return { column, row, x: column * WIDTH + shift, y: row * HEIGHT }
  })
  const distance = (cell: { x: number; y: number }) => Math.hypot(cell.x - x, cell.y - y)
  return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best))
}

function hexagonAt(x: number, y: number): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6
    return `${(x + SIZE * Math.cos(angle)).toFixed(1)} ${(y + SIZE * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** Counts inhabitants by hexagon, all of one size. */
export function hexagonsOf(places: readonly Place[]): Hexagon[] {
  const found = new Map<string, { x: number; y: number; inhabitants: number }>()
  for (const place of places) {
    const { column, row, x, y } = cellOf(place)
    const key = `${column} ${row}`
    found.set(key, { x, y, inhabitants: (found.get(key)?.inhabitants ?? 0) + inhabitantsOf(place.ort) })
  }
  const most = Math.max(...[...found.values()].map(({ inhabitants }) => inhabitants))
  return [...found].map(([key, { x, y, inhabitants }]) => ({
    key,
    path: hexagonAt(x, y),
    inhabitants,
    // By the root: a few large cities would leave all others in one class.
    step: Math.min(CLASSES - 1, Math.floor(Math.cbrt(inhabitants / most) * CLASSES)),
  }))
}
