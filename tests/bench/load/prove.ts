import { join } from 'node:path'
import type { Service } from '../million/service.ts'
import { startService, whilePinging } from '../million/service.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { startPostgres } from '#tests/support/postgresServer.ts'
import { holds, median, table, type Figure } from '../figure.ts'
import { percentile } from '../tenant/cpu.ts'
import { freshDatabase } from './freshDatabase.ts'
import { uploadOf } from './upload.ts'

/**
 * `npm run prove:load [-- --on sqlite|postgresql]`: how soon the stand-in is there and how many it serves at once, as a
 * process of its own. Wall times: for a quiet machine.
 */

const argument = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const on = argument('on')

/** Callers at once, and calls of all of them together. */
const CONNECTIONS = 20
const CALLS = 2_000
const STARTS = 3
const ROWS = Number(argument('rows') ?? 100_000)

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return (performance.now() - begin) / 1000
}

const most = (name: string, value: number, unit: string, bar: number): Figure => ({
  name,
  value,
  unit,
  reference: null,
  bar: { at: 'most', of: 'value', value: bar },
})

async function starts(databaseUrl: () => Promise<string>): Promise<Figure[]> {
  const cold: number[] = []
  const warm: number[] = []
  for (let round = 0; round < STARTS; round += 1) {
    const folder = await temporaryFolder()
    const url = (await databaseUrl()) || join(folder, 'data.sqlite')
    for (const took of [cold, warm]) {
      let service: Service | null = null
      took.push(await seconds(async () => (service = await startService(folder, url))))
      await (service as Service | null)?.stop()
    }
  }
  return [
    most('LOAD-01 start with the demo data', median(cold), 's', 5),
    most('LOAD-01 start with a database that is there', median(warm), 's', 1),
  ]
}

/** Milliseconds of each of many calls, so many at a time. */
async function hammer(call: () => Promise<unknown>, calls: number, callers = CONNECTIONS): Promise<number[]> {
  const took: number[] = []
  let left = calls
  const caller = async () => {
    while (left > 0) {
      left -= 1
      const begin = performance.now()
      await call()
      took.push(performance.now() - begin)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return took
}

async function calls(service: Service): Promise<Figure[]> {
  const call = await service.callAs('kunde@example.org')
  const check = () => call('checkUserLogin', {})
  await hammer(check, 1_000)
  const early = service.rss()
  const lists = await Promise.all([
    hammer(() => call('fetchKampagnen', {}), CALLS / 4, CONNECTIONS / 2),
    hammer(() => call('fetchZielgruppen', {}), CALLS / 4, CONNECTIONS / 2),
  ])
  const checks = await hammer(check, CALLS)
  await hammer(check, 2_000)
  return [
    most('LOAD-02 lists with 20 callers, 95 %', percentile(lists.flat(), 0.95), 'ms', 150),
    most('LOAD-03 login check with 20 callers, 95 %', percentile(checks, 0.95), 'ms', 50),
    most('LOAD-12 memory after 6 000 calls, of that after 1 000', service.rss() / early, 'x', 1.2),
  ]
}

async function importing(service: Service): Promise<Figure[]> {
  const call = await service.callAs('kunde@example.org')
  const other = await service.callAs('andere@example.org')
  const before = service.rss()
  const done = await whilePinging(
    service,
    () => other('fetchKampagnen', {}),
    () => call('uploadAdressen', uploadOf(ROWS)),
  )
  return [
    most('LOAD-05 100 000 rows, from the last byte to "Bereit"', done.seconds, 's', 15),
    most('LOAD-05 others meanwhile, 95 %', percentile(done.ms, 0.95), 'ms', 300),
    { name: 'LOAD-05 longest turn, CPU', value: done.turn, unit: 'ms', reference: null },
    { name: 'LOAD-05 others meanwhile, longest', value: Math.max(...done.ms), unit: 'ms', reference: null },
    most('LOAD-05 memory on top', done.rss - before, 'MB', 300),
  ]
}

async function measured(databaseUrl: () => Promise<string>): Promise<Figure[]> {
  const figures = await starts(databaseUrl)
  const folder = await temporaryFolder()
  const service = await startService(folder, (await databaseUrl()) || join(folder, 'data.sqlite'))
  try {
    figures.push(...(await calls(service)), ...(await importing(service)))
  } finally {
    await service.stop()
  }
  return figures
}

async function onPostgres(): Promise<Figure[] | null> {
  const server = await startPostgres()
  if (!server) return null
  try {
    return await measured(() => freshDatabase(server.url))
  } finally {
    await server.stop()
  }
}

const all: Figure[] = []
for (const [title, run] of [
  ['SQLite', () => measured(() => Promise.resolve(''))],
  ['PostgreSQL', onPostgres],
] as const) {
  if (on !== undefined && on !== title.toLowerCase()) continue
  const figures = await run()
  console.log(figures === null ? `skipped: ${title}` : `\n${table(title, figures)}`)
  all.push(...(figures ?? []))
}
const missed = all.filter((figure) => holds(figure) === false)
console.log(`\n${all.length - missed.length} of ${all.length} figures hold`)
process.exit(missed.length > 0 ? 1 : 0)
