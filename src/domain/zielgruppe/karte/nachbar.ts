/** A spot on a flat sheet; x grows to the right, y downwards. */
export interface Punkt {
  x: number
  y: number
}

/** Keys by the way that they point to: a map is never mirrored, so that right is east in every language. */
const RICHTUNG: Readonly<Record<string, Punkt>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

export const isPfeil = (taste: string): boolean => taste in RICHTUNG

/**
 * The nearest of some spots in the direction of an arrow key; null at the edge. What lies off the line counts as farther, by
 * half of what it is off, and nothing that is more sideways than ahead (60 degrees) is a neighbour in this direction.
 */
export function nachbar<T extends Punkt>(von: Punkt, taste: string, punkte: readonly T[]): T | null {
  const richtung = RICHTUNG[taste]
  if (!richtung) return null
  let naechster: T | null = null
  let abstand = Infinity
  for (const punkt of punkte) {
    const [dx, dy] = [punkt.x - von.x, punkt.y - von.y]
    const voraus = dx * richtung.x + dy * richtung.y
    const seitlich = Math.abs(dx * richtung.y) + Math.abs(dy * richtung.x)
    const weit = Math.hypot(dx, dy) + seitlich / 2
    if (voraus > 0 && seitlich <= voraus * SEITLICH_HOECHSTENS && weit < abstand) {
      naechster = punkt
      abstand = weit
    }
  }
  return naechster
}

/** Tangent of 60 degrees. */
const SEITLICH_HOECHSTENS = Math.sqrt(3)
