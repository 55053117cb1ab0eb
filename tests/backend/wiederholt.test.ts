import { DatabaseSync } from 'node:sqlite'
import { sql, type CompiledQuery, type DatabaseConnection } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WEBHOOK_HEADER } from '#src/contract/webhook.ts'
import { inTransaction } from '#mocks/backend/platform/db/open.ts'
import type { Db } from '#mocks/backend/platform/db/schema.ts'
import { empfangeZahlungsmeldung } from '#mocks/backend/zahlung/empfangeMeldung.ts'
import { sign, type EmpfangeneMeldung } from '#mocks/backend/zahlung/unterschrift.ts'
import { approved, createFlow, startZahlung, type Flow } from './kampagneFlow.ts'

const pgUrl = process.env.TEST_PG_URL
const CODES = ['40001', '40P01']
/** How many of each kind. */
const MANY = 40

let flow: Flow
afterEach(async () => {
  vi.restoreAllMocks()
  await flow.close()
})

/** The class of the database's own connections, below everything of ours. */
const connectionOf = (db: Db): Promise<DatabaseConnection> =>
  db.getExecutor().provideConnection((connection) => {
    if (!('inner' in connection)) throw new Error('no patient connection')
    return Promise.resolve(Object.getPrototypeOf(connection.inner) as DatabaseConnection)
  })

/**
 * Every second write fails as where two collide: a statement by itself, or a transaction at one of its writes or at its
 * commit, another one each time. Returns how many have failed.
 */
async function collide(db: Db): Promise<() => number> {
  const own = await connectionOf(db)
  const { executeQuery } = own
  let writes = 0
  let failed = 0
  /** Writes that a transaction has left until it fails; null: it goes through. */
  const open = new WeakMap<object, { left: number | null }>()
  const fail = (): never => {
    failed += 1
    throw Object.assign(new Error('could not serialize access'), { code: CODES[failed % CODES.length] })
  }
  const isSecond = () => (writes += 1) % 2 === 0
  const begin = (key: object) => void open.set(key, { left: isSecond() ? writes % 6 : null })
  // SQLite has one connection, and a separate way to begin.
  const { exec } = DatabaseSync.prototype
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function look(this: DatabaseSync, text) {
    exec.call(this, text)
    if (text === 'begin immediate') begin(own)
  })
  vi.spyOn(own, 'executeQuery').mockImplementation(async function look(this: DatabaseConnection, query: CompiledQuery) {
    const key = pgUrl ? this : own
    const [word = ''] = query.sql.trim().toLowerCase().split(/\s/)
    const transaction = open.get(key)
    if (word === 'begin' || word === 'start') begin(key)
    else if (word === 'rollback') open.delete(key)
    else if (word === 'commit') {
      open.delete(key)
      if (transaction && transaction.left !== null) fail()
    } else if (['insert', 'update', 'delete'].includes(word)) {
      if (!transaction) {
        if (isSecond()) fail()
      } else if (transaction.left === 0) fail()
      else if (transaction.left !== null) transaction.left -= 1
    }
    return executeQuery.call(this, query)
  })
  return () => failed
}

async function post({ rohtext, id, zeitS, signatur }: EmpfangeneMeldung) {
  const headers = { [WEBHOOK_HEADER.id]: id, [WEBHOOK_HEADER.zeit]: zeitS, [WEBHOOK_HEADER.signatur]: signatur }
  const request = new Request('http://localhost/simulator/zahlungsmeldung', { method: 'POST', body: rohtext, headers })
  const response = await empfangeZahlungsmeldung(flow.context, request)
  return [response.status, ((await response.json()) as { ergebnis?: string }).ergebnis]
}

describe('LOAD-09 what collides with another transaction is done again', () => {
  it('every second write: saves and payment notices, none refused, each with one effect', async () => {
    flow = await createFlow(500)
    const kampagne = await approved(flow)
    const { zahlung } = await startZahlung(flow, kampagne)
    const { referenz, betrag } = zahlung
    const before = await counts()
    const failed = await collide(flow.db)

    const names = Array.from({ length: MANY }, (_, nr) => `Entwurf ${nr}`)
    for (const bezeichnung of names)
      await flow.call(
        flow.kunde,
        'saveKampagne',
        { bezeichnung },
        { 'idempotency-key': `key-of-${bezeichnung}`.replace(' ', '-') },
      )
    const answers = []
    for (let nr = 0; nr < MANY; nr += 1) {
      const inhalt = {
        referenz: nr === 7 ? referenz : `PK1-${nr}`,
        status: 'bezahlt',
        betrag,
        waehrung: 'EUR',
      } as const
      const meldung = sign(flow.context, inhalt, `meldung-${String(nr).padStart(4, '0')}`)
      // Told twice, as services do.
      answers.push(await post(meldung), await post(meldung))
    }
    expect(failed()).toBeGreaterThan(MANY * 2)
    vi.restoreAllMocks()

    expect(answers.map(([status]) => status)).toEqual(Array(2 * MANY).fill(200))
    const after = await counts()
    expect(after.kampagnen.filter((name) => name.startsWith('Entwurf')).toSorted()).toEqual(names.toSorted())
    expect(after.ereignisse - before.ereignisse).toBe(MANY)
    expect([after.rechnungen - before.rechnungen, after.bezahlt]).toEqual([1, betrag])
    expect(after.mails - before.mails).toBeGreaterThan(0)
    expect(new Set(after.betreffe).size).toBe(after.betreffe.length)
  })

  it.runIf(pgUrl)('a real deadlock of PostgreSQL: both go through, each once', async () => {
    flow = await createFlow(500)
    const { db } = flow
    await sql`create table zaehler (id integer primary key, stand integer not null)`.execute(db)
    await sql`insert into zaehler values (1, 0), (2, 0)`.execute(db)
    let tries = 0
    let arrived = 0
    let open = (): void => undefined
    const both = new Promise<void>((done) => (open = done))
    const add = (first: number, second: number) =>
      inTransaction(db, async (inner) => {
        tries += 1
        await sql`update zaehler set stand = stand + 1 where id = ${first}`.execute(inner)
        arrived += 1
        if (arrived === 2) open()
        await both
        await sql`update zaehler set stand = stand + 1 where id = ${second}`.execute(inner)
      })
    await Promise.all([add(1, 2), add(2, 1)])
    expect(tries).toBe(3)
    const { rows } = await sql<{ stand: number }>`select stand from zaehler`.execute(db)
    expect(rows).toEqual([{ stand: 2 }, { stand: 2 }])
  })
})

async function counts() {
  const { db } = flow
  const kampagnen = await db.selectFrom('kampagne').select(['bezeichnung', 'bezahlt']).execute()
  const mails = await db.selectFrom('mail').select(['betreff', 'an']).execute()
  return {
    kampagnen: kampagnen.map(({ bezeichnung }) => bezeichnung),
    bezahlt: kampagnen.reduce((sum, { bezahlt }) => sum + (bezahlt ?? 0), 0),
    ereignisse: (await db.selectFrom('ereignis').select('ereignisId').execute()).length,
    rechnungen: (await db.selectFrom('rechnung').select('idPtRechnung').execute()).length,
    mails: mails.length,
    betreffe: mails.map(({ betreff, an }) => `${an} ${betreff}`),
  }
}
