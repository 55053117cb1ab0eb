import { median, type Bar, type Figure } from '../figure.ts'
import { visit, type Visit } from './visit.ts'

interface Measure {
  name: string
  unit: string
  of: (visit: Visit) => number
  bar?: Bar
}

const most = (value: number): Bar => ({ at: 'most', of: 'value', value })

/** Performance 1. Words and buttons of the page are its `ready`. */
const MEASURES: readonly Measure[] = [
  { name: 'slow phone: first paint', unit: 'ms', of: ({ firstPaint }) => firstPaint, bar: most(1000) },
  { name: 'slow phone: ready', unit: 'ms', of: ({ ready }) => ready },
  { name: 'slow phone: shift', unit: '', of: ({ shift }) => shift, bar: most(0.01) },
]

/** An approval of the demonstration that somebody is asked for. */
async function approvalPath(url: string): Promise<string> {
  const outbox = await (await fetch(`${url}/simulator`)).text()
  const path = /\/kampagne\/freigeben\/[\w-]+/.exec(outbox)?.[0]
  if (path === undefined) throw new Error('the demonstration asks nobody for an approval')
  return path
}

/** Pages behind a link of a mail, opened on a slow phone by somebody who was never there. */
export async function openPageFigures(url: string, rounds: number): Promise<Figure[]> {
  const pages = [
    { name: 'approval', path: await approvalPath(url), ready: ['main h1', 'button :: Freigeben'] },
    // All of these share one start; a dead link is a page, too.
    { name: 'new password', path: '/passwort_neu/abc', ready: ['main h1 :: Dieser Link gilt nicht mehr'] },
  ]
  const visits: Record<string, Visit[]> = {}
  for (let round = 0; round < rounds; round += 1)
    for (const { name, path, ready } of pages)
      (visits[name] ??= []).push(await visit({ name, url: url + path, ready }, true))
  return pages.flatMap(({ name }) =>
    MEASURES.map(({ of, ...measure }) => ({
      ...measure,
      name: `${name}: ${measure.name}`,
      value: median((visits[name] ?? []).map(of)),
      reference: null,
    })),
  )
}
