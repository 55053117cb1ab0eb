import { median, type Bar, type Figure } from '../figure.ts'
import { REST_MS, visit, type Target, type Visit } from './visit.ts'

interface Measure {
  name: string
  unit: string
  slow: boolean
  of: (visit: Visit) => number | null
  /** Of performance 1; where it names a ratio it is one to the floor. */
  bar?: Bar
  /** Means nothing beside the floor. */
  alone?: true
}

const times = (value: number): Bar => ({ at: 'most', of: 'ratio', value })
const most = (value: number): Bar => ({ at: 'most', of: 'value', value })

const MEASURES: readonly Measure[] = [
  { name: 'scripts', unit: 'KiB', slow: false, of: ({ scriptsKib }) => scriptsKib, bar: times(1.3) },
  { name: 'all files', unit: 'KiB', slow: false, of: ({ filesKib }) => filesKib, bar: times(1.7) },
  { name: 'requests', unit: '', slow: false, of: ({ requests }) => requests, bar: most(10), alone: true },
  { name: 'other hosts', unit: '', slow: false, of: (seen) => seen.foreignRequests, bar: most(0), alone: true },
  { name: 'CPU to ready', unit: 'ms', slow: false, of: ({ cpuToReady }) => cpuToReady, bar: times(1.6) },
  { name: 'CPU to quiet', unit: 'ms', slow: false, of: ({ cpuToQuiet }) => cpuToQuiet, bar: times(1.9) },
  { name: `CPU of ${REST_MS / 1000} s at rest`, unit: 'ms', slow: false, of: ({ cpuAtRest }) => cpuAtRest },
  { name: 'heap', unit: 'MiB', slow: false, of: ({ heapMib }) => heapMib, bar: times(1.6) },
  { name: 'navigation, CPU', unit: 'ms', slow: false, of: ({ cold }) => cold?.cpu ?? null, bar: times(1.7) },
  { name: 'navigation again, CPU', unit: 'ms', slow: false, of: ({ warm }) => warm?.cpu ?? null, bar: times(1.75) },
  { name: 'slow phone: first paint', unit: 'ms', slow: true, of: ({ firstPaint }) => firstPaint, bar: times(0.5) },
  { name: 'slow phone: largest paint', unit: 'ms', slow: true, of: (seen) => seen.largestPaint, bar: times(1.05) },
  { name: 'slow phone: ready', unit: 'ms', slow: true, of: ({ ready }) => ready, bar: times(1.2) },
  { name: 'slow phone: blocked', unit: 'ms', slow: true, of: ({ blocked }) => blocked, bar: most(120), alone: true },
  { name: 'slow phone: shift', unit: '', slow: true, of: ({ shift }) => shift, bar: most(0.01), alone: true },
  // The floor asks nobody who is logged in; the product shows nothing before the answer, which is one round trip.
  { name: 'slow phone: navigation', unit: 'ms', slow: true, of: ({ cold }) => cold?.ms ?? null, bar: times(1.1) },
]

/** Cold visits in interleaved rounds, each target beside the first one, which is the floor. */
export async function visitFigures(targets: readonly Target[], rounds: number): Promise<Figure[]> {
  const visits: { name: string; slow: boolean; seen: Visit }[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const slow of [false, true])
      for (const target of round % 2 === 0 ? targets : targets.toReversed())
        visits.push({ name: target.name, slow, seen: await visit(target, slow) })
  const middle = (target: string, { slow, of }: Measure): number | null => {
    const values = visits.filter((one) => one.name === target && one.slow === slow).map(({ seen }) => of(seen))
    return values.every((value) => value !== null) ? median(values) : null
  }
  const [floor, ...measured] = targets.map(({ name }) => name)
  return measured.flatMap((target) =>
    MEASURES.flatMap((measure) => {
      const value = middle(target, measure)
      if (value === null) return []
      const reference = measure.alone || floor === undefined ? null : middle(floor, measure)
      const { unit, bar } = measure
      return [{ name: `${target}: ${measure.name}`, value, unit, reference, ...(bar ? { bar } : {}) }]
    }),
  )
}
