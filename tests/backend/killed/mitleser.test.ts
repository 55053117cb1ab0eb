import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '#mocks/backend/serve/config.ts'
import { openParts } from '#mocks/backend/serve/open.ts'
import { startFault } from '#mocks/backend/serve/startFault.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { CallRefused } from '#tests/support/wire.ts'
import { starteMitleser } from './mitleser.ts'
import { layAccounts, service, type Service } from './service.ts'

/** Callers that write at the same time. */
const CALLERS = 4

let running: Service | null = null
afterEach(async () => {
  if (running?.child.exitCode === null) await running.end('SIGKILL')
})

/** Drafts written until so many were confirmed; then the process is killed. */
async function writeUntilKilled(one: Service, life: number, answers: number): Promise<string[]> {
  const confirmed: string[] = []
  const caller = async (who: number) => {
    try {
      for (let index = 0; ; index += 1) {
        const bezeichnung = `Entwurf ${life}-${who}-${index}`
        await one.call('saveKampagne', { bezeichnung }, { 'idempotency-key': `key-of-${life}-${who}-${index}` })
        confirmed.push(bezeichnung)
        if (confirmed.length === answers) one.child.kill('SIGKILL')
      }
    } catch (error) {
      if (!one.child.killed || error instanceof CallRefused) throw error
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, (_, who) => caller(who)))
  return confirmed
}

/** What another program may do to a database that is in use: nothing but read it. */
function allein(file: string): string {
  const text = `
    const { DatabaseSync } = require('node:sqlite')
    new DatabaseSync(process.argv[1]).exec('pragma locking_mode = exclusive; begin exclusive')`
  const { status, stderr } = spawnSync(process.execPath, ['-e', text, file])
  return status === 0 ? 'taken' : (/Error: (.*)/.exec(stderr.toString())?.[1] ?? stderr.toString())
}

function stored(file: string, readOnly = true) {
  const db = new DatabaseSync(file, { readOnly, timeout: 5000 })
  const rows = db.prepare('select bezeichnung from kampagne').all()
  const integrity = db.prepare('pragma integrity_check').all()
  db.close()
  return {
    names: new Set(rows.map(({ bezeichnung }) => String(bezeichnung))),
    integrity: integrity.map((row) => ({ ...row })),
  }
}
const OK = [{ integrity_check: 'ok' }]

/** What a second start on the same folder says. */
async function zweiterStart(env: Record<string, string>): Promise<string | null> {
  const config = readConfig({ DATABASE_WAIT: '0', ...env })
  return openParts(config, () => undefined).then(
    () => null,
    (error: unknown) => startFault(error, config),
  )
}

async function lives(count: number, answers: number, alle: boolean) {
  const dataDir = await temporaryFolder()
  const copies = await temporaryFolder()
  const file = await layAccounts(dataDir)
  const env = { DATA_DIR: dataDir, DATABASE_URL: file }
  const one = service(env)
  running = one
  const confirmed: string[] = []
  for (let life = 1; life <= count; life += 1) {
    await one.start()
    await one.login()
    const readers = starteMitleser(file, copies, alle)
    await Promise.all(readers.map(({ begun }) => begun))
    expect(allein(file)).toBe('database is locked')
    expect(await zweiterStart(env)).toMatch(
      new RegExp(`^Im Ordner ${dataDir} arbeitet schon ein Dienst\\. .*DATA_DIR=/pfad npm start$`),
    )
    confirmed.push(...(await writeUntilKilled(one, life, answers)))
    await one.end('SIGKILL')
    for (const reader of readers)
      expect(await reader.end()).toMatchObject({ said: '', gelesen: expect.toSatisfy((n: number) => n > 0) as number })
    const { names, integrity } = stored(file)
    expect(integrity).toEqual(OK)
    expect([life, confirmed.filter((name) => !names.has(name))]).toEqual([life, []])
    for (const { name } of readers) expect(stored(join(copies, `${name}.sqlite`), false).integrity).toEqual(OK)
  }
}

describe('LOAD-10 others read and back up the database while the service writes and is killed: nothing is lost', () => {
  test('one life, beside a second process', () => lives(1, 40, false))
  test('ten lives, beside the programs of others', { tags: ['proof'], timeout: 900_000 }, () => lives(10, 300, true))
})
