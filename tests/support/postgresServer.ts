import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statfsSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages, onPath } from './browser.ts'
import { freePort } from './freePort.ts'

const DEBIAN_ROOT = '/usr/lib/postgresql'

function findBin(): string | undefined {
  const initdb = onPath(['initdb'])
  if (initdb) return join(initdb, '..')
  if (!existsSync(DEBIAN_ROOT)) return undefined
  return readdirSync(DEBIAN_ROOT)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_ROOT, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** Nothing has to outlive this run, so no write waits, and nothing is tidied up behind the tests. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
]

/** Back to what a server has of itself. */
const OUTLIVES = ['synchronous_commit=on', 'full_page_writes=on']

/** The databases of the tests are many small files: in memory, where it has room for them, they cost a fifth. */
function roomyFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 ** 31 ? memory : tmpdir()
}

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root: there its programs run as the package's own user. */
function asServer(command: string): boolean {
  const [program, args] = isRoot ? ['su', ['postgres', '-c', command]] : ['sh', ['-c', command]]
  return spawnSync(program as string, args as string[], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

interface PostgresServer {
  /** Of a database and a user who may create others. */
  url: string
  /** Stops as an administrator does: `fast` ends what is connected, `immediate` is as good as a crash. */
  halt: (mode: 'fast' | 'immediate') => void
  /** Goes on after that. */
  resume: () => boolean
  stop: () => Promise<void>
}

/**
 * A PostgreSQL server of its own, installed from Debian where it is missing; null where that is not possible. `outlives`:
 * what it confirmed is there after a crash, too.
 */
export async function startPostgres({ outlives = false } = {}): Promise<PostgresServer | null> {
  if (!findBin()) installPackages(['postgresql'], 'the tests of the stand-in run on it once more')
  const bin = findBin()
  if (!bin) return null
  const folder = await mkdtemp(join(roomyFolder(), 'postkampagne-pg-'))
  await chmod(folder, 0o777)
  if (isRoot) {
    const uid = Number(spawnSync('id', ['-u', 'postgres']).stdout.toString())
    await chown(folder, uid, -1)
  }
  const data = join(folder, 'data')
  const port = await freePort()
  const settings = [`port=${port}`, ...SETTINGS, ...(outlives ? OUTLIVES : [])]
    .map((setting) => `-c ${setting}`)
    .join(' ')
  const halt = (mode: 'fast' | 'immediate') => void asServer(`${bin}/pg_ctl -D ${data} -w -m ${mode} stop`)
  const resume = () => asServer(`${bin}/pg_ctl -D ${data} -w -l ${folder}/log -o "-k ${folder} ${settings}" start`)
  const stop = async () => {
    halt('immediate')
    await rm(folder, { recursive: true, force: true })
  }
  const started = asServer(`${bin}/initdb -D ${data} -U postgres -A trust -E UTF8 --locale=C.UTF-8`) && resume()
  if (!started) {
    await stop()
    throw new Error('PostgreSQL did not start')
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, halt, resume, stop }
}
