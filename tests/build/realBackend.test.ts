import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Everything that belongs to the demo and must not reach a real service (SEC-47). */
const DEMO_TRACES = [
  'mockServiceWorker',
  'setupWorker',
  'Postkarte-2026!',
  'kunde@example.org',
  '/apps/invoice/clients',
  '/simulator',
]

const folders: string[] = []

async function buildInto(demo: '1' | ''): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'postkampagne-build-'))
  folders.push(folder)
  const before = process.env.VITE_DEMO
  process.env.VITE_DEMO = demo
  try {
    await build({ logLevel: 'error', mode: 'production', build: { outDir: folder, emptyOutDir: true } })
  } finally {
    if (before === undefined) delete process.env.VITE_DEMO
    else process.env.VITE_DEMO = before
  }
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(m?js|css|html|json|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(texts.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]))
}

function traces(files: Map<string, string>): string[] {
  return [...files].flatMap(([name, content]) =>
    DEMO_TRACES.filter((trace) => content.includes(trace)).map((trace) => `${trace} in ${name}`),
  )
}

describe('build for a real backend', () => {
  let real = new Map<string, string>()
  let demo = new Map<string, string>()
  beforeAll(async () => {
    real = await buildInto('')
    demo = await buildInto('1')
  })
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

  test('holds no trace of demo data, sample endpoints or simulator', () => {
    expect(real.size).toBeGreaterThan(20)
    expect(traces(real)).toEqual([])
  })

  test('holds no source map', () => {
    expect([...real.keys()].filter((name) => name.endsWith('.map'))).toEqual([])
  })

  test('the demo build does hold them, so the search can find them', () => {
    expect(traces(demo).length).toBeGreaterThan(2)
  })
})
