import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDb } from '#mocks/backend/platform/db/open.ts'
import { composeApp } from '#mocks/backend/serve/compose.ts'
import { ensureBrowser } from '#tests/support/browser.ts'
import { startPostgres } from '#tests/support/postgresServer.ts'
import { partsOf } from '#tests/support/templates.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { ensureBuild } from '../../../src/build/product.ts'
import { holds, table, type Figure } from '../figure.ts'
import { buildTenant, JETZT } from './build.ts'
import { cpuClock } from './cpu.ts'
import { callFigures, exportFigures, login } from './measure.ts'
import { pageFigures } from './pages.ts'

/**
 * `npm run prove:size [-- --rounds N] [-- --only fetchRechnungen] [-- --on sqlite|postgresql|chromium]`: what a page costs a customer
 * of five years, on both databases. With DATABASE_URL the tenant is written there, and nothing is measured.
 */

const argument = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const rounds = Number(argument('rounds') ?? 20)
const only = new RegExp(argument('only') ?? '')
const on = argument('on')
/** Visits of each page in the browser. */
const PAGE_ROUNDS = 5

/** The file that a tenant of this script and these migrations was written to, made at its first use. */
async function sqliteFile(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of [
    'tests/bench/tenant',
    'mocks/backend/platform/db',
    'mocks/backend/platform/db/migrations',
    'mocks/backend/platform/db/migrations/anfang',
    'mocks/backend/seed',
  ])
    for (const name of (await readdir(folder))
      .filter((entry) => /^(?:rows|build|\d{4}_.*|[a-z]+)\.ts$/.test(entry))
      .toSorted())
      if (folder !== 'tests/bench/tenant' || /^(?:rows|build)\.ts$/.test(name))
        hash.update(await readFile(join(folder, name)))
  const known = join(tmpdir(), 'postkampagne-tenant', `${hash.digest('hex').slice(0, 16)}.sqlite`)
  if (!existsSync(known)) {
    await mkdir(join(known, '..'), { recursive: true })
    const making = `${known}.${process.pid}`
    const db = await openDb(making)
    await buildTenant(db, await temporaryFolder(), false)
    await db.destroy()
    await rename(making, known)
  }
  const file = join(await temporaryFolder(), 'tenant.sqlite')
  await copyFile(known, file)
  return file
}

async function measured(url: string, isPostgres: boolean): Promise<Figure[]> {
  const db = await openDb(url)
  try {
    if (isPostgres) await buildTenant(db, await temporaryFolder(), true)
    // The moment of the tenant, so that nothing of it is out of date.
    const parts = await partsOf(
      { db, files: new Map() },
      await temporaryFolder(),
      () => new Date(JETZT),
      () => undefined,
    )
    const app = composeApp(parts)
    const token = await login(app)
    const cpu = await cpuClock(db, isPostgres)
    const figures = await callFigures(app, token, cpu, rounds, only)
    if (only.test('exportRechnungen')) figures.push(...(await exportFigures(app, token, cpu)))
    await parts.printer.close()
    return figures
  } finally {
    await db.destroy()
  }
}

async function onPostgres(): Promise<Figure[] | null> {
  const server = await startPostgres()
  if (!server) return null
  try {
    const admin = await openDb(server.url)
    // Whoever helps a backend is gone before his time is read.
    await sql`alter role postgres set max_parallel_workers_per_gather = 0`.execute(admin)
    await admin.destroy()
    return await measured(server.url, true)
  } finally {
    await server.stop()
  }
}

async function inChromium(): Promise<Figure[] | null> {
  if (!(await ensureBrowser())) return null
  await ensureBuild(true)
  return pageFigures(await sqliteFile(), PAGE_ROUNDS)
}

const target = process.env.DATABASE_URL
if (target) {
  const db = await openDb(target)
  await buildTenant(db, await temporaryFolder(), target.startsWith('postgres'))
  await db.destroy()
  console.log('The tenant is written.')
  process.exit(0)
}
const CALLS = `LOAD-16 CPU, 95th percentile of ${rounds} calls`
const MEASURED = { SQLite: CALLS, PostgreSQL: CALLS, Chromium: 'beside the demo tenant' } as const
const all: Figure[] = []
for (const [title, run] of [
  ['SQLite', async () => measured(await sqliteFile(), false)],
  ['PostgreSQL', onPostgres],
  ['Chromium', inChromium],
] as const) {
  if (on !== undefined && on !== title.toLowerCase()) continue
  const figures = await run()
  console.log(figures ? `\n${table(`${title}: ${MEASURED[title]}`, figures)}` : `skipped: ${title}`)
  all.push(...(figures ?? []))
}
const missed = all.filter((figure) => holds(figure) === false)
console.log(`\n${all.length - missed.length} of ${all.length} bars hold`)
process.exit(missed.length > 0 ? 1 : 0)
