import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDb } from '#mocks/backend/platform/db/open.ts'
import { service, type Service } from '#tests/backend/killed/service.ts'
import { startPostgres } from '#tests/support/postgresServer.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { uploadOf } from '../load/upload.ts'
import { addList } from '#tests/support/millionList.ts'
import { crewOf, type Crew } from './crew.ts'
import { findings, type Confirmed } from './findings.ts'
import { order, until } from './order.ts'

/**
 * `npm run prove:service [-- --seconds N] [-- --only 'two|fast']`: the service is killed, its database stopped, or one of
 * two processes started again and again, while people write, upload, release, pay and print. At the end everything
 * that was confirmed is there, and everything has happened once.
 */

const argument = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const only = new RegExp(argument('only') ?? '')
const asked = argument('seconds')

/** Callers at once. */
const WRITERS = 200
const UPLOADERS = 4
const ORDERERS = 3
/** Rows of an upload; recipients of an order, and of a few that take a while to be frozen. */
const ROWS = 2_000
const RECIPIENTS = 300
const MANY = 20_000
/** An interruption comes so long after the one before, ms. */
const PAUSE_MS = [2_000, 7_000] as const

interface Scene {
  name: string
  /** How long people work, s. */
  seconds: number
  on: 'sqlite' | 'postgres'
  processes: 1 | 2
  /** One interruption, and the end of it. */
  disturb: (round: number, running: Service[], postgres: Awaited<ReturnType<typeof startPostgres>>) => Promise<void>
}

const chance = (from: number, to: number) => from + Math.random() * (to - from)

async function restart(one: Service | undefined, signal: NodeJS.Signals): Promise<void> {
  await one?.end(signal)
  await setTimeout(chance(0, 1_000))
  await one?.start()
}

const stopped =
  (mode: 'fast' | 'immediate'): Scene['disturb'] =>
  async (_, __, postgres) => {
    postgres?.halt(mode)
    await setTimeout(chance(200, 3_000))
    postgres?.resume()
  }

const SCENES: Scene[] = [
  {
    name: 'killed',
    seconds: 90,
    on: 'sqlite',
    processes: 1,
    disturb: (_, [one]) => restart(one, 'SIGKILL'),
  },
  { name: 'PostgreSQL stopped fast', seconds: 90, on: 'postgres', processes: 1, disturb: stopped('fast') },
  { name: 'PostgreSQL stopped immediate', seconds: 90, on: 'postgres', processes: 1, disturb: stopped('immediate') },
  {
    name: 'two processes, one started again and again',
    seconds: 300,
    on: 'postgres',
    processes: 2,
    disturb: (round, [, two]) => restart(two, round % 2 === 0 ? 'SIGTERM' : 'SIGKILL'),
  },
]

/** Everybody works until the time is up; what was begun comes to its end. */
async function work(crew: Crew, parts: { idPtWerbemittel: number; few: number; many: number }, ms: number) {
  const drafts = new Map<string, { idPtKampagne: number; notiz: string }>()
  const lists = new Map<string, { idPtZielgruppe: number; rows: number }>()
  const orders: Confirmed['orders'][number][] = []
  const end = Date.now() + ms
  const again = async (callers: number, one: (nr: string) => Promise<void>) => {
    const caller = async (who: number) => {
      for (let round = 0; Date.now() < end; round += 1) await one(`${who}-${round}`)
    }
    await Promise.all(Array.from({ length: callers }, (_, who) => caller(who)))
  }
  await Promise.all([
    again(WRITERS, async (nr) => {
      const [name, notiz] = [`Entwurf ${nr}`, `Notiz ${nr}`]
      const { idPtKampagne, version } = await crew.call('saveKampagne', { bezeichnung: name }, `draft-key-${nr}`)
      drafts.set(name, { idPtKampagne, notiz: '' })
      await crew.call('saveKampagne', { idPtKampagne, version, notiz }, `note-key-${nr}`)
      drafts.set(name, { idPtKampagne, notiz })
    }),
    again(UPLOADERS, async (nr) => {
      const bezeichnung = `Liste ${nr}`
      const { idPtZielgruppe } = await crew.call('uploadAdressen', { ...uploadOf(ROWS), bezeichnung }, `list-key-${nr}`)
      lists.set(bezeichnung, { idPtZielgruppe, rows: ROWS })
    }),
    again(ORDERERS, async (nr) => {
      const idPtZielgruppe = nr.startsWith('0-') ? parts.many : parts.few
      orders.push(await order(crew, nr, { idPtZielgruppe, idPtWerbemittel: parts.idPtWerbemittel }))
    }),
  ])
  return { drafts, lists, orders } satisfies Confirmed
}

/** The day of the hand-over: what is paid is printed. */
async function print(crew: Crew, { orders }: Confirmed): Promise<void> {
  const [first] = orders
  if (!first) throw new Error('no order came so far')
  await crew.simulate('/uhr', { ziel: 'vorbereitung', idPtKampagne: String(first.idPtKampagne) })
  await crew.login()
  for (const { idPtKampagne } of orders) {
    // Somebody looks: what waits is tried again.
    await crew.simulate('/jobs')
    await until(crew, idPtKampagne, ['inVersandstellung', 'inLettershop'])
  }
}

async function play(scene: Scene): Promise<string[]> {
  const dataDir = await temporaryFolder()
  const postgres = scene.on === 'postgres' ? await startPostgres({ outlives: true }) : null
  if (scene.on === 'postgres' && !postgres) return ['skipped: no PostgreSQL here']
  const url = postgres?.url ?? join(dataDir, 'data.sqlite')
  const running = Array.from({ length: scene.processes }, () => service({ DATA_DIR: dataDir, DATABASE_URL: url }))
  try {
    for (const one of running) await one.start()
    const db = await openDb(url)
    const { idPtZielgruppe: few, idPtWerbemittel } = await addList(db, 1, RECIPIENTS)
    const { idPtZielgruppe: many } = await addList(db, 1, MANY)
    await db.destroy()
    const crew = crewOf(() => running.map(({ address }) => address))
    await crew.login()

    let rounds = 0
    let working = true
    const disturbing = (async () => {
      while (working) {
        await setTimeout(chance(...PAUSE_MS))
        if (!working) break
        await scene.disturb(rounds, running, postgres)
        rounds += 1
      }
    })()
    const seconds = Number(asked ?? scene.seconds)
    const confirmed = await work(crew, { few, many, idPtWerbemittel }, seconds * 1000)
    await print(crew, confirmed)
    working = false
    await disturbing
    // What a dead process held lapses by itself.
    await setTimeout(65_000)
    const after = await openDb(url)
    const found = await findings(after, dataDir, confirmed)
    await after.destroy()
    const { drafts, lists, orders } = confirmed
    console.log(
      `${scene.name}: ${rounds} interruptions, ${crew.misses()} calls asked again; ${drafts.size} drafts, ${lists.size} lists, ${orders.length} orders printed; ${found.length === 0 ? 'each once' : 'FAULTS'}`,
    )
    return found
  } finally {
    for (const one of running) await one.end('SIGKILL')
    await postgres?.stop()
  }
}

let faults = 0
for (const scene of SCENES.filter(({ name }) => only.test(name))) {
  const found = await play(scene)
  found.slice(0, 40).forEach((fault) => console.log(`  ${fault}`))
  faults += found.length
}
process.exit(faults > 0 ? 1 : 0)
