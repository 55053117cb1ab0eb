import { join } from 'node:path'
import type { Db } from '#mocks/backend/platform/db/schema.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { startPostgres } from '#tests/support/postgresServer.ts'
import { holds, table, type Figure } from '../figure.ts'
import { freshDatabase } from '../load/freshDatabase.ts'
import { startService, whilePinging, type Service } from '../million/service.ts'
import { percentile } from '../tenant/cpu.ts'
import { filtersOf } from './filters.ts'
import { build, times } from './people.ts'

/**
 * `npm run prove:counts [-- --on sqlite|postgresql]`: what a count takes at the caller, by kind of filter, with a million
 * and five million consumers, and what another customer waits meanwhile. Wall times: for a quiet machine.
 */

const at = process.argv.indexOf('--on')
const on = at < 0 ? undefined : process.argv[at + 1]
/** Counts of each kind. */
const EACH = 40

const figure = (name: string, value: number, unit: string, bar?: number): Figure => ({
  name,
  value,
  unit,
  reference: null,
  ...(bar !== undefined && { bar: { at: 'most', of: 'value', value: bar } }),
})

async function counted(service: Service, db: Db, bar: number): Promise<Figure[]> {
  const call = await service.callAs('kunde@example.org')
  const other = await service.callAs('andere@example.org')
  const rows = await db.selectFrom('verbraucherZahl').select('plz').orderBy('plz').execute()
  const { zielgruppen } = await call('fetchZielgruppen', { typ: 'filter' })
  const codes = rows.map(({ plz }) => plz)
  const figures: Figure[] = []
  const waits: number[] = []
  let turn = 0
  for (const [name, filters] of filtersOf(codes, zielgruppen[0]?.idPtZielgruppe ?? 0, EACH)) {
    const took: number[] = []
    const waited = await whilePinging(
      service,
      () => other('fetchKampagnen', {}),
      async () => {
        for (const filter of filters) {
          const begin = performance.now()
          await call('zaehlePotenzial', { filter })
          took.push(performance.now() - begin)
        }
      },
    )
    waits.push(...waited.ms)
    turn = Math.max(turn, waited.turn)
    figures.push(figure(`${name}, 95 %`, percentile(took, 0.95), 'ms', bar))
  }
  return [
    ...figures,
    figure('another customer meanwhile, 95 %', percentile(waits, 0.95), 'ms', 100),
    figure('another customer meanwhile, longest', Math.max(...waits), 'ms'),
    figure('longest turn of the service, CPU', turn, 'ms'),
    figure('postal codes', codes.length, ''),
  ]
}

async function served(folder: string, url: string, db: Db, bar: number): Promise<Figure[]> {
  const service = await startService(folder, url)
  try {
    return await counted(service, db, bar)
  } finally {
    await service.stop()
  }
}

async function measured(name: string, databaseUrl: (folder: string) => Promise<string>): Promise<Figure[]> {
  const folder = await temporaryFolder()
  const url = await databaseUrl(folder)
  const db = await build(url, folder)
  const all: Figure[] = []
  for (const { title, often, bar } of [
    { title: '1 000 000', often: 1, bar: 100 },
    { title: '5 000 000', often: 5, bar: 300 },
  ]) {
    const seconds = await times(db, often)
    const figures = await served(folder, url, db, bar)
    figures.push(figure('the table of postal codes made anew', seconds, 's'))
    console.log(`\n${table(`${name}, ${title} consumers`, figures)}`)
    all.push(...figures)
  }
  await db.destroy()
  return all
}

async function onPostgres(): Promise<Figure[]> {
  const server = await startPostgres()
  if (!server) throw new Error('no PostgreSQL here and none could be installed')
  try {
    return await measured('PostgreSQL', () => freshDatabase(server.url))
  } finally {
    await server.stop()
  }
}

const all: Figure[] = []
if (on !== 'postgresql')
  all.push(...(await measured('SQLite', (folder) => Promise.resolve(join(folder, 'counts.sqlite')))))
if (on !== 'sqlite') all.push(...(await onPostgres()))
const missed = all.filter((one) => holds(one) === false)
console.log(`\n${all.length - missed.length} of ${all.length} figures hold`)
process.exit(missed.length > 0 ? 1 : 0)
