import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClock } from '#mocks/backend/platform/clock.ts'
import { migrate } from '#mocks/backend/platform/db/migrate.ts'
import { migrations } from '#mocks/backend/platform/db/migrations/index.ts'
import { inTransaction } from '#mocks/backend/platform/db/open.ts'
import { createFileStore, sha256 } from '#mocks/backend/platform/files.ts'
import { sendMail } from '#mocks/backend/platform/mail.ts'
import { seedDemo } from '#mocks/backend/seed/index.ts'
import { writeSetting } from '#mocks/backend/platform/settings.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'

describe('the database', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await createTestBackend({ verbraucher: 50 })
  })
  afterAll(() => backend.close())

  it('applies each migration once', async () => {
    expect(await migrate(backend.db, new Date())).toEqual([])
    const names = await backend.db.introspection.getTables()
    expect(names.length).toBeGreaterThan(15)
    expect(migrations.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).toSorted())
  })

  it('seeds each step once', async () => {
    expect(await seedDemo(backend.parts, { umfang: 'konten', verbraucher: 50 })).toBe(false)
    const { n } = await backend.db
      .selectFrom('verbraucher')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(50)
  })

  it('keeps nothing of a transaction that failed, not even its mail', async () => {
    await expect(
      inTransaction(backend.db, async (db) => {
        await writeSetting(db, 'halb', 'fertig')
        await sendMail({ ...backend.context, db }, { an: 'x@example.org', betreff: 'x', text: 'x' })
        throw new Error('mitten darin')
      }),
    ).rejects.toThrow('mitten darin')
    expect(await backend.db.selectFrom('mail').selectAll().execute()).toEqual([])
    expect(await backend.db.selectFrom('einstellung').where('schluessel', '=', 'halb').selectAll().execute()).toEqual(
      [],
    )
  })

  it('remembers the moved clock, which never runs behind real time', async () => {
    await backend.clock.moveBy(3 * 86_400_000)
    expect(backend.clock.heute()).toBe('2026-11-23')
    await backend.clock.moveBy(-9 * 86_400_000)
    expect(backend.clock.heute()).toBe('2026-11-20')
  })

  it('LOAD-09 hears within a second of a clock that another process has moved', async () => {
    const twin = await createClock(backend.db, backend.clock.real)
    await backend.clock.moveBy(5 * 86_400_000)
    expect(twin.heute()).toBe('2026-11-20')
    await sleep(1_001)
    await twin.sync(backend.db)
    expect(twin.heute()).toBe('2026-11-25')
    // What it moves itself starts from there.
    await twin.moveBy(86_400_000)
    expect(twin.heute()).toBe('2026-11-26')
    await backend.clock.reset()
  })
})

describe('the file store', () => {
  it('keeps a file under its hash, once, and never a part of one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'))
    const store = createFileStore(folder)
    const bytes = new TextEncoder().encode('Druckdatei')
    const [key, again] = await Promise.all([store.put(bytes), store.put(bytes)])
    expect([key, again]).toEqual([sha256(bytes), sha256(bytes)])
    expect(new TextDecoder().decode(await store.get(key))).toBe('Druckdatei')
    expect(await readdir(join(folder, key.slice(0, 2)))).toEqual([key])
    await expect(store.get('../../etc/passwd')).rejects.toThrow('no key')
    await store.remove(key)
    await expect(store.get(key)).rejects.toThrow('ENOENT')
    await rm(folder, { recursive: true })
  })
})
