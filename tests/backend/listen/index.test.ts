import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inTransaction, isPostgresDb } from '#mocks/backend/platform/db/open.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'
import { frage, ORDNUNGEN, type Liste, type Wunsch } from './listen.ts'
import { fuelle } from './mandant.ts'

let backend: TestBackend
let token: string
beforeAll(async () => {
  backend = await createTestBackend()
  // Among those of another customer: reading the table in the order of its keys must not seem the shorter way.
  for (const [round, idPtKunde] of [2, 2, 2, 2, 1, 2, 2].entries()) await fuelle(backend.db, idPtKunde, round * 1000)
  await sql`analyze`.execute(backend.db)
  token = await backend.login('kunde@example.org')
}, 120_000)
afterAll(() => backend.close())

/** The newest of a small blocklist are as near by the key of the table, which has the same order. */
const INDEX = /_liste_|\bsperre_pkey\b/

/** SQLite's words and PostgreSQL's for rows that are sorted after they were read. */
const SORTIERT = /TEMP B-TREE FOR|\bSort\b/

/** The statement that finds the page, as the list sends it. */
async function seitenAnfrage(liste: Liste, wunsch: Wunsch): Promise<CompiledQuery> {
  const spy = vi.spyOn(backend.db.getExecutor(), 'executeQuery')
  await frage(backend, token, liste, wunsch)
  const sent = spy.mock.calls.map(([query]) => query).filter((query) => /as "wert"/.test(query.sql))
  spy.mockRestore()
  const [query, ...others] = sent
  if (!query || others.length > 0) throw new Error(`${sent.length} statements find the page of ${liste}`)
  return query
}

/** How the database would go about it, as text. */
function plan(query: CompiledQuery): Promise<string> {
  const postgres = isPostgresDb(backend.db)
  const explain = CompiledQuery.raw(`explain ${postgres ? '' : 'query plan '}${query.sql}`, [...query.parameters])
  return inTransaction(backend.db, async (db) => {
    // A few hundred rows are read and sorted sooner than an index: what counts is whether the index serves the order.
    if (postgres)
      for (const other of ['enable_seqscan', 'enable_sort', 'enable_incremental_sort', 'enable_bitmapscan'])
        await sql`set local ${sql.ref(other)} = off`.execute(db)
    const { rows } = await db.executeQuery<Record<string, unknown>>(explain)
    return rows.map((row) => String(row['QUERY PLAN'] ?? row['detail'])).join('\n')
  })
}

describe.each(ORDNUNGEN)('%s %j', (liste, wunsch) => {
  test.each<[string, Wunsch]>([
    ['the first page', {}],
    ['a page by number', { page: 3 }],
    ['a search', { q: 'a' }],
  ])('%s comes out of the index in its order', async (_what, more) => {
    const text = await plan(await seitenAnfrage(liste, { ...wunsch, limit: 20, ...more }))
    expect(text).toMatch(INDEX)
    expect(text).not.toMatch(SORTIERT)
  })

  test('what follows a cursor comes out of the index in its order', async () => {
    const { weiter } = await frage(backend, token, liste, { ...wunsch, limit: 20 })
    const text = await plan(await seitenAnfrage(liste, { ...wunsch, limit: 20, cursor: weiter ?? '' }))
    expect(text).toMatch(INDEX)
    expect(text).not.toMatch(SORTIERT)
  })
})
