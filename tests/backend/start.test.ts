import { spawn, spawnSync } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, it, describe } from 'vitest'
import { migrate } from '#mocks/backend/platform/db/migrate.ts'
import { openDb } from '#mocks/backend/platform/db/open.ts'
import { setUp } from '#mocks/backend/platform/db/setUp.ts'
import { startFault } from '#mocks/backend/serve/startFault.ts'
import { openParts } from '#mocks/backend/serve/open.ts'
import { readConfig } from '#mocks/backend/serve/config.ts'
import { ensureBuild } from '#src/build/product.ts'
import { layAccounts } from './killed/service.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

/** What a start says about why it cannot be, and what it said before. */
async function startOf(env: Record<string, string>) {
  const config = readConfig({ DATABASE_WAIT: '0', ...env })
  const said: string[] = []
  const opened = openParts(config, (text) => said.push(text))
  const line = await opened.then(
    () => null,
    (error: unknown) => startFault(error, config),
  )
  return { said, line }
}

const BESCHAEDIGT = /^Die Datenbank \S+ ist beschädigt\. Es wurde nichts an ihr geändert\. .*Sicherung.*$/

/** A folder with a migrated database that nobody has open. */
async function leereDatenbank() {
  const dataDir = await temporaryFolder()
  const file = join(dataDir, 'postkampagne.sqlite')
  const db = await openDb(file)
  await migrate(db, new Date())
  await db.destroy()
  return { dataDir, file }
}

describe('LOAD-13 LOAD-19 a start that cannot be is one German line and ends with 1', () => {
  it('a database that dd has cut off, within a page too', async () => {
    for (const bytes of [40_960, -100]) {
      const { dataDir, file } = await leereDatenbank()
      const { size } = await stat(file)
      const seek = `seek=${bytes > 0 ? bytes : size + bytes}`
      expect(spawnSync('dd', ['if=/dev/null', `of=${file}`, 'bs=1', seek]).status).toBe(0)
      const { line } = await startOf({ DATA_DIR: dataDir })
      expect([bytes, line]).toEqual([bytes, expect.stringMatching(BESCHAEDIGT)])
    }
  })

  it.each([
    ['whose header was destroyed', (bytes: Buffer) => bytes.fill(0, 0, 100)],
    ['whose file is empty, but not its log', () => Buffer.alloc(0)],
  ])('a database %s, after a kill: the log is still there to rescue', async (_, destroy) => {
    const { dataDir, file } = await leereDatenbank()
    // A process that is killed leaves its log.
    const text = `
      const { DatabaseSync } = require('node:sqlite')
      new DatabaseSync(process.argv[1]).exec('create table gerettet (wert text)')
      process.kill(process.pid, 'SIGKILL')`
    spawnSync(process.execPath, ['-e', text, file])
    const log = await readFile(`${file}-wal`)
    expect(log.length).toBeGreaterThan(0)
    const destroyed = destroy(await readFile(file))
    await writeFile(file, destroyed)
    const { line } = await startOf({ DATA_DIR: dataDir })
    expect(line).toMatch(BESCHAEDIGT)
    expect(await readFile(file)).toEqual(destroyed)
    expect(await readFile(`${file}-wal`)).toEqual(log)
  })

  it('packages for running alone, without a build that fits', async () => {
    const folder = await temporaryFolder()
    const started = ensureBuild(true, undefined, folder, join(folder, 'vite.js'))
    const line = await started.then(
      () => null,
      (error: unknown) => startFault(error, readConfig({})),
    )
    expect(line).toMatch(/^Die Oberfläche ist .* nicht gebaut, und das Werkzeug dazu fehlt\. .*npm ci && npm start$/)
  })

  it('a file that is no database', async () => {
    const dataDir = await temporaryFolder()
    await writeFile(join(dataDir, 'postkampagne.sqlite'), 'Guten Tag. '.repeat(1000))
    const { line } = await startOf({ DATA_DIR: dataDir })
    expect(line).toMatch(BESCHAEDIGT)
  })

  it('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const child = spawn(process.execPath, ['tests/backend/killed/serving.ts'], {
      env: { ...process.env, DATA_DIR: await temporaryFolder(), PORT: String(port) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString()
    })
    const [code] = (await once(child, 'close')) as [number | null]
    other.close()
    expect([code, said]).toEqual([1, `Port ${port} ist belegt. Wählen Sie einen anderen: PORT=${port + 1} npm start\n`])
  })

  it('a folder that is a file', async () => {
    const file = join(await temporaryFolder(), 'daten')
    await writeFile(file, '')
    const { line } = await startOf({ DATA_DIR: file })
    expect(line).toMatch(/ist kein Ordner\. .*DATA_DIR=.*$/)
  })

  it('a database server that is not there, after it was waited for', async () => {
    const dataDir = await temporaryFolder()
    const url = 'postgres://postgres:streng-geheim@127.0.0.1:9/daten'
    const { line, said } = await startOf({ DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_WAIT: '1' })
    expect(said).toEqual(['Die Datenbank 127.0.0.1:9/daten antwortet noch nicht. Warte …'])
    expect(line).toBe(
      'Die Datenbank 127.0.0.1:9/daten antwortet nicht. Prüfen Sie, ob sie läuft und ob DATABASE_URL stimmt, und starten Sie erneut.',
    )
  })

  it.each([
    [{ code: 'EROFS' }, /darf nichts geschrieben werden/],
    [{ code: 'ENOSPC' }, /kein Platz mehr/],
    [{ errcode: 13 }, /kein Platz mehr/],
    [{ code: '28P01' }, /lehnt die Anmeldung ab/],
    [{ code: '3D000' }, /gibt es nicht/],
    [{ code: 'EACCES', syscall: 'listen' }, /ist diesem Benutzer verboten/],
  ])('%j', (fields, line) => {
    const said = startFault(Object.assign(new Error('x'), fields), readConfig({}))
    expect(said).toMatch(line)
    expect(said).not.toContain('\n')
  })
})

const pgUrl = process.env.TEST_PG_URL

describe('LOAD-09 a second process that starts on the same database', () => {
  it.runIf(pgUrl)('waits on PostgreSQL until the first one has set it up, and says so once', async () => {
    const url = pgUrl ?? ''
    const db = await openDb(url)
    const order: string[] = []
    const first = new EventEmitter()
    const one = setUp(
      url,
      db,
      () => order.push('one waits'),
      async () => {
        order.push('one begins')
        await once(first, 'may end')
        order.push('one ends')
      },
    )
    await expect.poll(() => order).toEqual(['one begins'])
    const two = setUp(
      url,
      db,
      () => order.push('two waits'),
      () => Promise.resolve(void order.push('two begins')),
    )
    await expect.poll(() => order).toContain('two waits')
    first.emit('may end')
    await Promise.all([one, two])
    expect(order).toEqual(['one begins', 'two waits', 'one ends', 'two begins'])
    await db.destroy()
  })

  it.skipIf(pgUrl)(
    'on a file is refused while the first one lives, and nothing that a killed one left refuses the next',
    async () => {
      const dataDir = await temporaryFolder()
      const file = await layAccounts(dataDir)
      const env = { DATA_DIR: dataDir, DATABASE_URL: file }
      const text = `
      const { openDb } = await import(process.argv[1])
      const db = await openDb(process.argv[2], { alone: true })
      process.stdout.write('held')
      setInterval(() => db, 1000)`
      const module = resolve('mocks/backend/platform/db/open.ts')
      const first = spawn(process.execPath, ['--input-type=module', '-e', text, module, file], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await once(first.stdout, 'data')
      expect((await startOf(env)).line).toBe(
        `Im Ordner ${dataDir} arbeitet schon ein Dienst. Es wurde nichts verändert. Beenden Sie ihn, oder wählen Sie einen anderen Ordner: DATA_DIR=/pfad npm start`,
      )
      // One that is about to end is waited for.
      const said: string[] = []
      const start = () =>
        openParts(readConfig(env), (line) => {
          said.push(line)
          first.kill('SIGKILL')
        })
      const parts = await start()
      expect(said).toEqual(['In diesem Ordner arbeitet noch ein Dienst. Warte, ob er gerade endet …'])
      await parts.db.destroy()
      await (await start()).db.destroy()
    },
  )
})
