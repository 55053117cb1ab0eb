import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#mocks/backend/platform/db/schema.ts'

/** Tables of the machinery: attempts are counted and sessions noted whatever the call was. */
const MACHINERY = ['versuch', 'sitzung']

/** One hash per table over everything that it holds. */
export async function databaseState(db: Db): Promise<Record<string, string>> {
  const state: Record<string, string> = {}
  for (const { name } of await db.introspection.getTables()) {
    if (MACHINERY.includes(name)) continue
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    const lines = rows.map((row) => JSON.stringify(row)).toSorted()
    state[name] = createHash('sha256').update(lines.join('\n')).digest('hex')
  }
  return state
}
