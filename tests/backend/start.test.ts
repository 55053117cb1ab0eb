import { spawn, spawnSync } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it, describe } from 'vitest'
import { migrate } from '#mocks/backend/platform/db/migrate.ts'
import { setUp } from '#mocks/backend/platform/db/setUp.ts'
import { startFault } from '#mocks/backend/serve/startFault.ts'
import { openParts } from '#mocks/backend/serve/open.ts'
import { readConfig } from '#mocks/backend/serve/config.ts'
import { ensureBuild } from '#src/build/product.ts'
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

describe('LOAD-13 a start that cannot be is one German line and ends with 1', () => {
  it('a database that dd has cut off', async () => {
    const dataDir = await temporaryFolder()
    const file = join(dataDir, 'postkampagne.sqlite')
    await setUp(
      file,
      () => undefined,
      async (db) => void (await migrate(db, new Date())),
    )
    expect(spawnSync('dd', ['if=/dev/null', `of=${file}`, 'bs=1', 'seek=40960']).status).toBe(0)
    const { line } = await startOf({ DATA_DIR: dataDir })
    expect(line).toMatch(/^Die Datenbank \S+ ist beschädigt\. .*Sicherung.*$/)
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
    expect(line).toMatch(/^Die Datenbank \S+ ist beschädigt\. .*$/)
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

describe('LOAD-09 a second process that starts on the same database', () => {
  it('waits until the first one has set it up, and says so once', async () => {
    const file = process.env.TEST_PG_URL ?? join(await temporaryFolder(), 'zwei.sqlite')
    const order: string[] = []
    const first = new EventEmitter()
    const one = setUp(
      file,
      () => order.push('one waits'),
      async () => {
        order.push('one begins')
        await once(first, 'may end')
        order.push('one ends')
      },
    )
    await expect.poll(() => order).toEqual(['one begins'])
    const two = setUp(
      file,
      () => order.push('two waits'),
      () => Promise.resolve(void order.push('two begins')),
    )
    await expect.poll(() => order).toContain('two waits')
    first.emit('may end')
    await Promise.all([one, two])
    expect(order).toEqual(['one begins', 'two waits', 'one ends', 'two begins'])
  })

  it('takes over where the first one is killed', async () => {
    const dataDir = await temporaryFolder()
    const file = join(dataDir, 'zwei.sqlite')
    const text = `
      const { DatabaseSync } = require('node:sqlite')
      const lock = new DatabaseSync(process.argv[1] + '.start')
      lock.exec('begin exclusive')
      process.stdout.write('held')
      setInterval(() => lock, 1000)`
    const holder = spawn(process.execPath, ['-e', text, file], { stdio: ['ignore', 'pipe', 'ignore'] })
    await once(holder.stdout, 'data')
    const order: string[] = []
    const waiting = setUp(
      file,
      () => order.push('waits'),
      () => Promise.resolve(void order.push('begins')),
    )
    await expect.poll(() => order).toEqual(['waits'])
    holder.kill('SIGKILL')
    await waiting
    expect(order).toEqual(['waits', 'begins'])
  })
})
