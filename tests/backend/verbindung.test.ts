import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { faultOf } from '#mocks/backend/platform/db/faults.ts'
import { inTransaction } from '#mocks/backend/platform/db/open.ts'
import { writeSetting } from '#mocks/backend/platform/settings.ts'
import { backendForEach } from '#tests/support/standIn.ts'
import { CallRefused } from '#tests/support/wire.ts'

const pgUrl = process.env.TEST_PG_URL

// `npm run test:postgres`: only a server can hang up.
describe.runIf(pgUrl)('a lost connection to the database', () => {
  const backend = backendForEach({ verbraucher: 10 })
  let token: string
  let entwurf: { idPtKampagne: number; version: number }
  let name: string

  beforeEach(async () => {
    token = await backend.login('kunde@example.org')
    entwurf = await backend.call(token, 'saveKampagne', { bezeichnung: 'Entwurf', notiz: '' })
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(backend.db)
    name = rows[0]?.name ?? ''
  })

  /** By PostgreSQL's own shell: hangs up on everybody who works on this database. */
  const hangUp = () => {
    const statement = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`
    expect(spawnSync('psql', [pgUrl ?? '', '-qAtc', statement]).status).toBe(0)
  }
  const saved = (notiz: string) =>
    backend.call(token, 'saveKampagne', { idPtKampagne: entwurf.idPtKampagne, version: entwurf.version, notiz })
  const stored = () => backend.call(token, 'fetchKampagne', { idPtKampagne: entwurf.idPtKampagne })

  it('while nobody works: the next call goes through', async () => {
    await Promise.all(Array.from({ length: 10 }, stored))
    hangUp()
    await sleep(50)
    expect(await stored()).toMatchObject({ notiz: '' })
    entwurf = await saved('nachher')
    expect(await stored()).toMatchObject({ notiz: 'nachher' })
  })

  it('between two statements of a transaction: it fails as a whole, nobody else notices, the process lives', async () => {
    const work = inTransaction(backend.db, async (db) => {
      await writeSetting(db, 'halb', 'fertig')
      hangUp()
      // The line says so while nobody listens to it.
      await sleep(100)
      await writeSetting(db, 'ganz', 'fertig')
    })
    expect(faultOf(await work.catch((error: unknown) => error))).toBe('verbindung')
    expect(
      await backend.db.selectFrom('einstellung').select('wert').where('schluessel', '=', 'halb').execute(),
    ).toEqual([])
  })

  it('LOAD-09 again and again under writes: each is saved or refused with 503, and what was confirmed is there', async () => {
    const confirmed = new Set<number>()
    const codes = new Set<string>()
    const writing = Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        await sleep(index * 10)
        try {
          confirmed.add((await backend.call(token, 'saveKampagne', { bezeichnung: `Nummer ${index}` })).idPtKampagne)
        } catch (error) {
          if (!(error instanceof CallRefused)) throw error
          codes.add(`${error.status} ${error.code}`)
        }
      }),
    )
    for (let index = 0; index < 10; index += 1) {
      await sleep(50)
      hangUp()
    }
    await writing
    expect([...codes].filter((code) => code !== '503 NICHT_VERFUEGBAR')).toEqual([])
    // Past the service, and so perhaps over a connection that does not know yet that it was hung up.
    const rows = await vi.waitFor(() => backend.db.selectFrom('kampagne').select('idPtKampagne').execute())
    const there = new Set(rows.map(({ idPtKampagne }) => idPtKampagne))
    expect([...confirmed].filter((id) => !there.has(id))).toEqual([])
    expect(confirmed.size).toBeGreaterThan(0)
    expect(await saved('nachher')).toMatchObject({ notiz: 'nachher' })
  })
})
