import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { addTage, versandtage } from '#src/domain/kampagne/schedule.ts'
import { openDb } from '#mocks/backend/platform/db/open.ts'
import type { Db } from '#mocks/backend/platform/db/schema.ts'
import { startPostgres } from '#tests/support/postgresServer.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { holds, median, table, type Figure } from '../figure.ts'
import { percentile } from '../tenant/cpu.ts'
import { addList } from '#tests/support/millionList.ts'
import { startService, whilePinging, type Call, type Service } from './service.ts'

/**
 * `npm run prove:million [-- --rows N] [-- --on sqlite|postgresql] [-- --only release]`: what others wait while somebody
 * sends a million recipients to their approvers, stops that, copies and exports them: the service in a process of its
 * own, another customer who asks every 20 ms.
 */

const argument = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const rows = Number(argument('rows') ?? 1_000_000)
const on = argument('on')
const only = new RegExp(argument('only') ?? '')

/** Nobody waits longer, ms; 95 of 100 not longer than this, or than 20 times the median at rest. */
const MOST_MS = 200
const P95_MS = 100
const P95_RATIO = 20
const RSS_MB = 1024

async function draft(call: Call, ids: { idPtZielgruppe: number; idPtWerbemittel: number }): Promise<Kampagne> {
  const heute = new Date().toISOString().slice(0, 10)
  const [versandDatum = ''] = versandtage(heute, addTage(heute, 60), heute)
  return call('saveKampagne', { bezeichnung: 'An alle', versandDatum, anreicherung: false, tracking: true, ...ids })
}

async function send(call: Call, { idPtKampagne, version, befunde }: Kampagne): Promise<Kampagne> {
  const { kampagne } = await call('kampagneZurFreigabeGeben', {
    idPtKampagne,
    version,
    personen: [{ name: 'Paula Prüferin', email: 'paula@example.org' }],
    gueltigTage: 14,
    quorum: 'alle',
    warnungenAkzeptiert: befunde.map(({ code }) => code),
  })
  return kampagne
}

async function untilSettled(call: Call, idPtKampagne: number): Promise<Kampagne> {
  for (;;) {
    const kampagne = await call('fetchKampagne', { idPtKampagne })
    if (kampagne.eingefroren === null) return kampagne
    await setTimeout(500)
  }
}

/** Everything that is done with the list, one after the other. */
async function works(service: Service, db: Db): Promise<[name: string, work: () => Promise<unknown>][]> {
  const call = await service.callAs('kunde@example.org')
  const ids = await addList(db, 1, rows)
  // Fonts are read with the first sheet that is checked, whoever's it is.
  let kampagne = await draft(call, ids)
  return [
    ['at rest', () => setTimeout(3_000)],
    [
      'save',
      async () => {
        kampagne = await draft(call, ids)
      },
    ],
    [
      'release',
      async () => {
        kampagne = await untilSettled(call, (await send(call, kampagne)).idPtKampagne)
      },
    ],
    [
      'release once more',
      async () => {
        const { idPtKampagne, version } = kampagne
        kampagne = await call('freigabeZurueckziehen', { idPtKampagne, version })
        kampagne = await untilSettled(call, (await send(call, kampagne)).idPtKampagne)
      },
    ],
    ['copy', () => call('kopiereZielgruppe', { idPtZielgruppe: ids.idPtZielgruppe })],
    ['export', () => call('erstelleDatenExport', {})],
  ]
}

async function measured(databaseUrl: string, dataDir: string): Promise<Figure[]> {
  // The first start fills the database; what that took in memory is no figure of ours.
  await (await startService(dataDir, databaseUrl)).stop()
  const service = await startService(dataDir, databaseUrl)
  const db = await openDb(databaseUrl)
  try {
    const other = await service.callAs('andere@example.org')
    const ping = () => other('fetchKampagnen', {})
    const figures: Figure[] = []
    let rest = 0
    for (const [name, work] of await works(service, db)) {
      if (!only.test(name) && !['at rest', 'save'].includes(name)) continue
      const { ms, rss, seconds, turn } = await whilePinging(service, ping, work)
      if (name === 'at rest') rest = median(ms)
      const p95 = Math.max(P95_MS, P95_RATIO * rest)
      const figure = { reference: null, unit: 'ms' }
      figures.push(
        { ...figure, name: `${name}: takes`, value: seconds, unit: 's' },
        { ...figure, name: `${name}: others wait, median of ${ms.length}`, value: median(ms) },
        { ...figure, name: `${name}: 95 %`, value: percentile(ms, 0.95), bar: { at: 'most', of: 'value', value: p95 } },
        {
          ...figure,
          name: `${name}: longest`,
          value: Math.max(...ms),
          bar: { at: 'most', of: 'value', value: MOST_MS },
        },
        { ...figure, name: `${name}: longest turn, CPU`, value: turn },
        { ...figure, name: `${name}: memory`, value: rss, unit: 'MB', bar: { at: 'most', of: 'value', value: RSS_MB } },
      )
      console.log(table(name, figures.slice(-6)))
    }
    return figures
  } finally {
    await db.destroy()
    await service.stop()
  }
}

async function onPostgres(): Promise<Figure[] | null> {
  const server = await startPostgres()
  if (!server) return null
  try {
    return await measured(server.url, await temporaryFolder())
  } finally {
    await server.stop()
  }
}

async function onSqlite(): Promise<Figure[]> {
  const folder = await temporaryFolder()
  return measured(join(folder, 'data.sqlite'), folder)
}

const all: Figure[] = []
for (const [title, run] of [
  ['SQLite', onSqlite],
  ['PostgreSQL', onPostgres],
] as const) {
  if (on !== undefined && on !== title.toLowerCase()) continue
  console.log(`\n${title}, ${rows} recipients`)
  const figures = await run()
  if (figures === null) console.log(`skipped: ${title}`)
  all.push(...(figures ?? []))
}
const missed = all.filter((figure) => holds(figure) === false)
console.log(`\n${all.length - missed.length} of ${all.length} figures hold`)
process.exit(missed.length > 0 ? 1 : 0)
