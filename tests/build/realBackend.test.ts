import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { beforeAll, describe, expect, test } from 'vitest'
import { DIST, ensureBuild } from '#src/build/product.ts'
import { demoOperations } from '#src/contract/demo/index.ts'
import { blocking } from '#tests/support/blockLists.ts'
import { realBuild } from '#tests/support/realBuild.ts'

/** Everything that belongs to the demo and must not reach a real service (SEC-47). */
const DEMO_TRACES = ['mockServiceWorker', 'setupWorker', 'Postkarte-2026!', 'kunde@example.org', '/simulator']

/** The template's sample endpoints, what answers them, and words of every kind of sample data. */
const SAMPLE_TRACES = [
  ...Object.values(demoOperations).map(({ path }) => path),
  '[MSW]',
  'Email or Password is Invalid',
  'Please enter your username.',
  'Past Due',
  'Bank of Exampletown',
  'Fixture Works',
  'Ambervale',
  'Adrian Samplemann',
  'Review of the autumn mailing',
  'Counts millimetres for a living.',
  'Proof of the winter postcard',
  'Cartographer of postcodes',
]

/** The build that `npm start` and the end-to-end tests take: made here, they find it ready. */
async function buildDemo(): Promise<Map<string, string>> {
  await ensureBuild(true)
  return textsIn(DIST)
}

function textsIn(place: string): Map<string, string> {
  const texts = readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(m?js|css|html|json|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(texts.map((file) => [file.slice(place.length + 1), readFileSync(file, 'utf8')]))
}

function traces(files: Map<string, string>): string[] {
  return [...files].flatMap(([name, content]) =>
    [...DEMO_TRACES, ...SAMPLE_TRACES].filter((trace) => content.includes(trace)).map((trace) => `${trace} in ${name}`),
  )
}

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    src: z.optional(z.string()),
    imports: z.optional(z.array(z.string())),
    dynamicImports: z.optional(z.array(z.string())),
  }),
)

/**
 * Bytes of script that the start and each part of the product that is loaded by itself bring, with all they need; by
 * the name of its file, since pages that share one have no entry of their own.
 */
function loads(files: Map<string, string>): Map<string, number> {
  const entries = z.parse(manifest, JSON.parse(files.get('.vite/manifest.json') ?? '{}'))
  const bytesOf = (start: string): number => {
    const needed = new Set<string>()
    const visit = (key: string): void => {
      const entry = entries[key]
      if (!entry || needed.has(entry.file)) return
      needed.add(entry.file)
      entry.imports?.forEach(visit)
    }
    visit(start)
    return [...needed].reduce((sum, file) => sum + Buffer.byteLength(files.get(file) ?? ''), 0)
  }
  const parts = new Set(['index.html', ...Object.values(entries).flatMap(({ dynamicImports }) => dynamicImports ?? [])])
  return new Map(
    [...parts].flatMap((key): [string, number][] => {
      const { file = '', src = '' } = entries[key] ?? {}
      const own = file.endsWith('.js') && !/(^|[/])(demo|node_modules)/.test(src)
      return own ? [[file.replace(/-[\w-]{8}\.js$/, ''), bytesOf(key)]] : []
    }),
  )
}

describe('build for a real backend', () => {
  let real = new Map<string, string>()
  let demo = new Map<string, string>()
  beforeAll(async () => {
    real = textsIn(await realBuild())
    demo = await buildDemo()
    // Two builds: minutes on a busy machine.
  }, 600_000)

  test('SEC-47 holds no trace of demo data, sample endpoints or simulator', () => {
    expect(real.size).toBeGreaterThan(20)
    expect(traces(real)).toEqual([])
  })

  test('SEC-47 holds no source map', () => {
    expect([...real.keys()].filter((name) => name.endsWith('.map'))).toEqual([])
  })

  test('the demo build does hold them, so the search can find them', () => {
    expect(traces(demo).length).toBeGreaterThan(2)
    const everything = [...demo.values()].join('\n')
    expect(SAMPLE_TRACES.filter((trace) => !everything.includes(trace))).toEqual([])
  })

  test('no file has a name that lists of advertising block', () => {
    for (const files of [real, demo])
      expect(
        [...files.keys()].filter((name) => name.startsWith('assets/')).flatMap((name) => blocking(`/${name}`)),
      ).toEqual([])
    expect(blocking('/assets/werbemittel-a1b2c3d4.js')).not.toEqual([])
  })

  test('charts and maps are in every build', () => {
    for (const files of [real, demo]) {
      const names = [...files.keys()].join('\n')
      for (const chunk of ['ChartsAndMapsPage', 'ChartsPage', 'MapsPage', 'drawings'])
        expect(names).toContain(`assets/${chunk}-`)
    }
    for (const page of ['UserListPage', 'CalendarPage', 'OverviewPage', 'demoUsers'])
      expect([...real.keys()].filter((name) => name.includes(`assets/${page}-`))).toEqual([])
  })

  test('samples weigh nothing on what the product loads: its start and each of its parts are as large in both builds', () => {
    const [without, withDemo] = [loads(real), loads(demo)]
    // The login page of the demo lists the demo accounts.
    expect(without.delete('assets/login')).toBe(true)
    const heavier = [...without].flatMap(([part, bytes]) => {
      const share = (withDemo.get(part) ?? 0) / bytes - 1
      return Math.abs(share) > 0.01 ? [`${part}: ${bytes} bytes, with samples ${(share * 100).toFixed(1)} % more`] : []
    })
    expect(without.size).toBeGreaterThan(20)
    expect(heavier).toEqual([])
  })
})
