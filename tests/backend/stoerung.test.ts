import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeSetting } from '#mocks/backend/platform/settings.ts'
import { loop } from '#mocks/backend/serve/loop.ts'
import { backendForEach } from '#tests/support/standIn.ts'

// The faults of a file; those of a server stand in verbindung.test.ts.
describe.skipIf(process.env.TEST_PG_URL !== undefined)('a database that cannot be written', () => {
  const backend = backendForEach({ verbraucher: 10 })
  let token: string
  let entwurf: { idPtKampagne: number; version: number }

  beforeEach(async () => {
    token = await backend.login('kunde@example.org')
    entwurf = await backend.call(token, 'saveKampagne', { bezeichnung: 'Entwurf', notiz: 'vorher' })
  })

  const save = (notiz: string) =>
    backend.call(token, 'saveKampagne', { idPtKampagne: entwurf.idPtKampagne, version: entwurf.version, notiz })
  const pragma = (text: string) => sql.raw(`pragma ${text}`).execute(backend.db)
  /** Words of a length that a database without room cannot take. */
  const viel = 'Ein Satz. '.repeat(150)

  it('LOAD-13 full: a save is refused with 503, nothing of it is there, and the next one goes through', async () => {
    const entwuerfe = [entwurf]
    for (let index = 0; index < 30; index += 1)
      entwuerfe.push(await backend.call(token, 'saveKampagne', { bezeichnung: `Noch eine ${index}`, notiz: 'vorher' }))
    await pragma('max_page_count = 1')
    const voll = async () => {
      // Pages that are there already take some.
      for (const { idPtKampagne, version } of entwuerfe.toReversed())
        await backend.call(token, 'saveKampagne', { idPtKampagne, version, notiz: viel })
    }
    await expect(voll()).rejects.toMatchObject({
      status: 503,
      code: 'NICHT_VERFUEGBAR',
      message: expect.stringContaining('Ihre Eingaben sind noch da.') as string,
    })
    const stand = await backend.db.selectFrom('kampagne').select(['idPtKampagne', 'notiz']).execute()
    expect(stand.filter(({ notiz }) => notiz !== viel && notiz !== 'vorher')).toEqual([])
    expect(backend.log).toContainEqual(expect.objectContaining({ ereignis: 'nichtVerfuegbar', stoerung: 'voll' }))

    await pragma('max_page_count = 1000000')
    expect(await save('nachher')).toMatchObject({ notiz: 'nachher' })
  })

  it('LOAD-13 read only: what is there can be read, a save is refused with 503', async () => {
    await pragma('query_only = 1')
    await expect(save('nachher')).rejects.toMatchObject({ status: 503, code: 'NICHT_VERFUEGBAR' })
    await pragma('query_only = 0')
    expect(await save('nachher')).toMatchObject({ notiz: 'nachher' })
  })

  it('LOAD-09 held by a program of somebody else: 503, and on as soon as it lets go', async () => {
    await pragma('busy_timeout = 20')
    const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(
      backend.db,
    )
    const shell = await holding(rows[0]?.file ?? '')
    await expect(save('nachher')).rejects.toMatchObject({ status: 503, code: 'NICHT_VERFUEGBAR' })
    shell.kill('SIGKILL')
    await once(shell, 'exit')
    entwurf = await save('nachher')
    expect(entwurf).toMatchObject({ notiz: 'nachher' })
    // For a moment alone: the save waits for it.
    const short = await holding(rows[0]?.file ?? '')
    setTimeout(() => short.kill('SIGKILL'), 200)
    expect(await save('gewartet')).toMatchObject({ notiz: 'gewartet' })
  })

  it('LOAD-19 damaged while it runs: said as that, to who asks and in the log, and whatever else is there is answered', async () => {
    await pragma('wal_checkpoint(truncate)')
    const { rows } = await sql<{ file: string; page: number }>`
      select file, rootpage as page from sqlite_schema, pragma_database_list
      where tbl_name = 'rechnung' and rootpage > 0`.execute(backend.db)
    // By another program: whoever opens the file in this process gives up SQLite's locks.
    for (const { file, page } of rows)
      spawnSync('dd', ['if=/dev/urandom', `of=${file}`, 'bs=4096', `seek=${page - 1}`, 'count=1', 'conv=notrunc'])
    await pragma('shrink_memory')
    await expect(backend.call(token, 'fetchRechnungen', {})).rejects.toMatchObject({
      status: 500,
      message: expect.stringContaining(
        'Die Daten des Dienstes sind beschädigt. Ein neuer Versuch hilft nicht.',
      ) as string,
    })
    const zeile = {
      ereignis: 'datenbankBeschaedigt',
      text: expect.stringMatching(
        /^Die Datenbank ist beschädigt\. .*Sicherung zurück \(database disk image is malformed\)$/,
      ) as string,
    }
    expect(backend.log).toContainEqual(expect.objectContaining(zeile))
    expect(await backend.call(token, 'checkUserLogin', {})).toMatchObject({ loginState: true })

    backend.log.splice(0)
    const stop = loop(backend.parts, 5, () => backend.db.selectFrom('rechnung').selectAll().execute())
    await expect.poll(() => backend.log).toEqual([zeile])
    await stop()
  })

  it('LOAD-13 jobs tell of it once, however often they come around, and once when it is over', async () => {
    const { parts, log } = backend
    const stop = loop(parts, 5, () => writeSetting(parts.db, 'lauf', 'x'))
    const told = () => log.filter(({ ereignis }) => ereignis.startsWith('job'))
    await pragma('query_only = 1')
    await expect.poll(told).toHaveLength(1)
    await sleep(50)
    expect(told()).toEqual([expect.objectContaining({ ereignis: 'jobFehler', stoerung: 'nurLesen' })])
    await pragma('query_only = 0')
    await expect.poll(() => told().map(({ ereignis }) => ereignis)).toEqual(['jobFehler', 'jobsWieder'])
    await stop()
  })
})

/** Another process that keeps the database to itself. */
async function holding(file: string): Promise<ChildProcess> {
  const text = `
    const { DatabaseSync } = require('node:sqlite')
    new DatabaseSync(process.argv[1]).exec('begin immediate')
    process.stdout.write('held')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['-e', text, file], { stdio: ['ignore', 'pipe', 'ignore'] })
  if (!child.stdout) throw new Error('no output')
  await once(child.stdout, 'data')
  return child
}
