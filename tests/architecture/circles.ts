import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { edgeOf, specifiersOf } from './imports.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Files that import each other in a circle, type-only imports too; each circle once, in the order it was met. */
export function importCircles(files: readonly string[]): string[][] {
  const edges = new Map(
    files.map((file) => [
      file,
      specifiersOf(file)
        .map((specifier) => edgeOf(file, specifier).to)
        .filter((to) => existsSync(join(ROOT, to))),
    ]),
  )
  // Tarjan: a file whose lowest reachable place is its own closes a circle with all that lies above it.
  const place = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const own = place.size
    let low = own
    place.set(file, own)
    open.push(file)
    for (const to of edges.get(file) ?? [])
      if (!place.has(to)) low = Math.min(low, visit(to))
      else if (open.includes(to)) low = Math.min(low, place.get(to) ?? low)
    if (low === own) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) circles.push(circle)
    }
    return low
  }
  for (const file of files) if (!place.has(file)) visit(file)
  return circles
}
