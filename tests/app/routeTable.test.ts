import { globSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fetchPageModules, routeTable } from '#src/app/routeTable.ts'
import { RECORDS } from '#src/routes/pages.ts'

/** The table of spec 2, as [path, guard]; `id` and `hashKey` stand for any value. */
const SPEC: [path: string, access: 'guest' | 'key' | 'anyone' | 'guarded'][] = [
  ['/login', 'guest'],
  ['/dashboard', 'guarded'],
  ['/kampagne', 'guarded'],
  ['/kampagne/erstellen', 'guarded'],
  ['/kampagne/editieren/:id', 'guarded'],
  ['/kampagne/statistiken', 'guarded'],
  ['/kampagne/freigeben/:id', 'anyone'],
  ['/zielgruppe', 'guarded'],
  ['/zielgruppe/erstellen', 'guarded'],
  ['/zielgruppe/hochladen', 'guarded'],
  ['/zielgruppe/editieren/:id', 'guarded'],
  ['/rechnung', 'guarded'],
  ['/werbemittel', 'guarded'],
  ['/werbemittel/erstellen', 'guarded'],
  ['/werbemittel/hochladen', 'guarded'],
  ['/werbemittel/hochladen/:id', 'guarded'],
  ['/werbemittel/editieren/:id', 'guarded'],
  ['/passwort_vergessen', 'guest'],
  ['/passwort_zuruecksetzen/:id', 'key'],
  ['/passwort_neu/:id', 'key'],
  ['/entsperrung/:id', 'key'],
  ['/aktivierung/:id', 'key'],
  ['/register', 'guest'],
  ['/konto', 'guarded'],
  ['/mitarbeiter', 'guarded'],
  ['/mitarbeiter/editieren/:id', 'guarded'],
  ['/mitarbeiter/erstellen', 'guarded'],
  ['/apizugang', 'guarded'],
  ['/bildgenerierung', 'guarded'],
]

/** Specified addresses that a mail program cut short: their page says so instead of "not found". */
const CUT_SHORT = new Set(['/kampagne/freigeben'])

/** "/a/:x?" stands for two addresses. */
function addresses(path: string): string[] {
  const plain = path.replaceAll(/:[A-Za-z]+/g, ':id')
  return plain.endsWith('?') ? [plain.replace(/\/:id\?$/, ''), plain.slice(0, -1)] : [plain]
}

const known = new Map(
  routeTable.flatMap(({ path, access }) =>
    addresses(path).map((address) => [address, typeof access === 'string' ? access : 'guarded'] as const),
  ),
)

describe('route table', () => {
  test.each(SPEC)('%s is there as %s', (path, access) => {
    expect(known.get(path)).toBe(access)
  })

  test('any other address says that it is our own', () => {
    const wanted = new Set([...SPEC.map(([path]) => path), ...CUT_SHORT])
    for (const { path, assumed = false } of RECORDS)
      expect([path, addresses(path).every((address) => wanted.has(address))]).toEqual([path, !assumed])
  })

  test('every page of the features has its record, and every record its page', () => {
    const found = globSync('*/pages/*Page.tsx', { cwd: 'src/features' })
    expect(RECORDS.map(({ page }) => page).toSorted()).toEqual(found.toSorted())
  })

  test.each(routeTable.map((route) => [route.path, route] as const))('%s has a page', async (_, route) => {
    expect(typeof (await route.lazy()).default).toBe('function')
  })
})

test('behind the first page, the files of the lists come into the cache without running', async () => {
  // Beside the styles of other tests' pages, which stay.
  const next = Object.assign(document.createElement('meta'), {
    name: 'next-files',
    content: '/assets/a.js /assets/b.js',
  })
  document.head.append(next)
  onTestFinished(() => {
    for (const own of [next, ...document.querySelectorAll('link[rel="prefetch"]')]) own.remove()
  })
  fetchPageModules()
  await vi.waitFor(
    () =>
      expect(
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map((link) => [
          new URL(link.href).pathname,
          link.as,
          link.crossOrigin,
        ]),
      ).toEqual([
        ['/assets/a.js', 'script', ''],
        ['/assets/b.js', 'script', ''],
      ]),
    { timeout: 10_000 },
  )
})
