import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statfsSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages, onPath } from './browser.ts'

/** Runs the stand-in's tests on a PostgreSQL server of their own, installed from Debian where it is missing. */

const DEBIAN_ROOT = '/usr/lib/postgresql'
const PORT = 54_329

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
  `port=${PORT}`,
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
]

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

if (!findBin()) installPackages(['postgresql'], 'the tests of the stand-in run on it once more')
const bin = findBin()
if (!bin) {
  console.log('no PostgreSQL here and none could be installed')
  process.exit(1)
}

const folder = await mkdtemp(join(roomyFolder(), 'postkampagne-pg-'))
await chmod(folder, 0o777)
if (isRoot) {
  const uid = Number(spawnSync('id', ['-u', 'postgres']).stdout.toString())
  await chown(folder, uid, -1)
}
const data = join(folder, 'data')
let code = 1
try {
  const started =
    asServer(`${bin}/initdb -D ${data} -U postgres -A trust -E UTF8 --locale=C.UTF-8`) &&
    asServer(
      `${bin}/pg_ctl -D ${data} -w -l ${folder}/log -o "-k ${folder} ${SETTINGS.map((setting) => `-c ${setting}`).join(' ')}" start`,
    )
  if (!started) throw new Error('PostgreSQL did not start')
  code = await new Promise<number>((resolve) => {
    spawn('vitest', ['run', '--project', 'node', 'tests/backend'], {
      stdio: 'inherit',
      env: { ...process.env, TEST_PG_URL: `postgres://postgres@127.0.0.1:${PORT}/postgres` },
    }).on('close', (status) => resolve(status ?? 1))
  })
} finally {
  asServer(`${bin}/pg_ctl -D ${data} -m immediate stop`)
  await rm(folder, { recursive: true, force: true })
}
process.exit(code)
