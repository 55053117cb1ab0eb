import type { Edge } from './imports.ts'

/**
 * Files that import each other, directly or around corners: the strongly connected components of more than one file,
 * and files that import themselves (Tarjan).
 */
export function circlesOf(edges: readonly Pick<Edge, 'from' | 'to'>[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to])
  const order = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const at = order.size
    let low = at
    order.set(file, at)
    open.push(file)
    for (const next of targets.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === at) {
      const component = open.splice(open.indexOf(file))
      if (component.length > 1 || targets.get(file)?.includes(file)) circles.push(component.toSorted())
    }
    return low
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file)
  return circles
}
