import { beforeAll, describe, expect, test } from 'vitest'
import { dearFiles, sharesOf } from '#tests/support/lastRun.ts'
import type { Note } from '#tests/support/runNote.ts'
import { createReached, createStampOf } from '#tests/support/stamp/stamps.ts'
import { readTree, type Tree } from '#tests/support/stamp/tree.ts'

/** Which tests a change wakes: those whose reach holds it (tests/support/stamp). */

const PRINT = 'tests/engines/print/pdf.test.ts'
const PAGE = 'tests/features/konto/konto.test.tsx'
const SERVICE = 'tests/backend/rechnung.test.ts'
const NOTHING: Note = { pages: [], texts: [] }
const KONTO: Note = { pages: ['konto/pages/KontoPage.tsx'], texts: ['konto', 'common'] }

let tree: Tree = new Map()
let reached: ReturnType<typeof createReached>

beforeAll(() => {
  tree = readTree() ?? new Map()
  reached = createReached(tree)
})

/** Whether a change of this file, which has to be there, wakes the test. */
function isWoken(testFile: string, changed: string, note = NOTHING): boolean {
  if (!tree.has(changed)) throw new Error(`${changed} is not there`)
  return reached(testFile, note).includes(changed)
}

describe('the stamp of a file of tests', () => {
  test.each([
    ['a print test', PRINT, 'src/contract/dokument.ts'],
    ['a print test', PRINT, 'package-lock.json'],
    ['a print test', PRINT, 'vite.config.ts'],
    ['a test of the stand-in', SERVICE, 'src/contract/rechnung.ts'],
    ['a test of the stand-in', SERVICE, 'mocks/backend/platform/db/migrations/anfang/rechnung.ts'],
    ['a test of the stand-in', SERVICE, 'mocks/backend/seed/konten.ts'],
    ['a page test', PAGE, 'mocks/backend/konto/handlers.ts'],
    ['a page test', PAGE, 'src/shared/theme/AppTheme.tsx'],
    ['a page test', PAGE, 'locales/de/konto.json'],
    ['a page test', PAGE, 'tests/support/setup.ts'],
  ])('%s (%s) is woken by %s', (_, file, changed) => {
    expect(isWoken(file, changed, file === PAGE ? KONTO : NOTHING)).toBe(true)
  })

  test('data and threads that code names in a text count as well', () => {
    expect(isWoken('tests/backend/seedDateien.test.ts', 'mocks/backend/seed/dateien/tulpenfeld.jpg')).toBe(true)
    expect(isWoken(SERVICE, 'mocks/backend/platform/print/printWorker.ts')).toBe(true)
  })

  test('a page that it has not opened, and texts that it has not looked into, do not wake it', () => {
    expect(isWoken(PAGE, 'locales/de/statistik.json', KONTO)).toBe(false)
    expect(isWoken(PAGE, 'src/features/statistik/pages/StatistikPage.tsx', KONTO)).toBe(false)
    expect(isWoken(PAGE, 'src/features/konto/pages/KontoPage.tsx', KONTO)).toBe(true)
    expect(isWoken(PRINT, 'src/features/konto/pages/KontoPage.tsx')).toBe(false)
    expect(isWoken(PRINT, 'README.md')).toBe(false)
    expect(isWoken('tests/shared/notify/toasts.test.tsx', 'src/shared/icons/X.svg')).toBe(true)
    expect(isWoken('tests/shared/notify/toasts.test.tsx', 'src/shared/icons/MapPinned.svg')).toBe(false)
  })

  test('a test that goes through the table of pages by itself is woken by each of them', () => {
    expect(isWoken('tests/app/routeTable.test.ts', 'src/features/statistik/pages/StatistikPage.tsx')).toBe(true)
  })

  test('what looks at the whole project is woken by any of its files', () => {
    expect(isWoken('tests/architecture/texts.test.ts', 'locales/de/statistik.json')).toBe(true)
    expect(isWoken('tests/architecture/boundaries.test.ts', 'src/features/statistik/pages/StatistikPage.tsx')).toBe(
      true,
    )
  })

  test('a change in the contract and another machine are other stamps, a change elsewhere is not', () => {
    const stamp = (changed: string, machine = 'here') =>
      createStampOf(new Map([...tree, [changed, 'changed']]), machine)(PRINT, NOTHING)
    const before = stamp('README.md')
    expect(stamp('docs/architecture.md')).toBe(before)
    expect(stamp('src/contract/dokument.ts')).not.toBe(before)
    expect(stamp('README.md', 'there')).not.toBe(before)
  })
})

test('seeds do not make a file dear, its own tests do', () => {
  const report = { passed: 1, failed: 0, skipped: 0, importMs: 0, pages: [], texts: [] }
  const reports = [
    { ...report, file: 'seeded', cpuMs: 9_000, seedMs: 8_900 },
    { ...report, file: 'dear', cpuMs: 1_000, seedMs: 0 },
    { ...report, file: 'cheap', cpuMs: 15, seedMs: 0 },
  ]
  expect(sharesOf(reports).map(({ file }) => file)).toEqual(['dear', 'seeded', 'cheap'])
  expect(dearFiles(reports).map(({ file }) => file)).toEqual(['dear', 'seeded'])
})
