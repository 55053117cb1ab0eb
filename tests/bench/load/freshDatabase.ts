import { sql } from 'kysely'
import { openDb } from '#mocks/backend/platform/db/open.ts'

let made = 0

/** Address of a new, empty database on the same server. */
export async function freshDatabase(adminUrl: string): Promise<string> {
  const name = `load_${(made += 1)}`
  const db = await openDb(adminUrl)
  await sql`create database ${sql.id(name)}`.execute(db)
  await db.destroy()
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
