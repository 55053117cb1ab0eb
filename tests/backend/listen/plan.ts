import { CompiledQuery, sql } from 'kysely'
import { expect, vi } from 'vitest'
import { inTransaction, isPostgresDb } from '#mocks/backend/platform/db/open.ts'
import type { TestBackend } from '#tests/support/standIn.ts'

/** The newest of a small list are as near by the key of the table, which has the same order. */
const INDEX = /_liste_|_pkey\b/

/** SQLite's words and PostgreSQL's for rows that are sorted after they were read. */
const SORTIERT = /TEMP B-TREE FOR|\bSort\b/

/** The statement that finds the page, as the list sends it. */
async function seitenAnfrage({ db }: TestBackend, ask: () => Promise<unknown>): Promise<CompiledQuery> {
  const spy = vi.spyOn(db.getExecutor(), 'executeQuery')
  await ask()
  const sent = spy.mock.calls.map(([query]) => query).filter((query) => /as "wert"/.test(query.sql))
  spy.mockRestore()
  const [query, ...others] = sent
  if (!query || others.length > 0) throw new Error(`${sent.length} statements find the page`)
  return query
}

/** How the database would go about it, as text. */
function plan({ db }: TestBackend, query: CompiledQuery): Promise<string> {
  const postgres = isPostgresDb(db)
  const explain = CompiledQuery.raw(`explain ${postgres ? '' : 'query plan '}${query.sql}`, [...query.parameters])
  return inTransaction(db, async (held) => {
    // A few hundred rows are read and sorted sooner than an index: what counts is whether the index serves the order.
    if (postgres)
      for (const other of ['enable_seqscan', 'enable_sort', 'enable_incremental_sort', 'enable_bitmapscan'])
        await sql`set local ${sql.ref(other)} = off`.execute(held)
    const { rows } = await held.executeQuery<Record<string, unknown>>(explain)
    return rows.map((row) => String(row['QUERY PLAN'] ?? row['detail'])).join('\n')
  })
}

/** Asserts that the page which this call asks for comes out of an index in its order. */
export async function expectAusIndex(backend: TestBackend, ask: () => Promise<unknown>): Promise<void> {
  const text = await plan(backend, await seitenAnfrage(backend, ask))
  expect(text).toMatch(INDEX)
  expect(text).not.toMatch(SORTIERT)
}
