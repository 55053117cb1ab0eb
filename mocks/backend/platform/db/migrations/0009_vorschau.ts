import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isPostgresDb } from '../open.ts'
import { fromJson } from '../json.ts'

type Before = {
  /** `vorschau`: JSON, a data URL per page. */
  werbemittel: { idPtWerbemittel: number; vorschau: string }
  werbemittelVorschau: { idPtWerbemittel: number; seite: number; sha256: string; bild: Uint8Array }
}

/** Small pictures of pages have an address of their own and are no longer part of every list. */
export async function vorschau(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped.withTables<Before>()
  await db.schema
    .createTable('werbemittelVorschau')
    .addColumn('idPtWerbemittel', 'integer', (c) =>
      c.notNull().references('werbemittel.idPtWerbemittel').onDelete('cascade'),
    )
    .addColumn('seite', 'integer', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('bild', isPostgresDb(db) ? 'bytea' : 'blob', (c) => c.notNull())
    .addPrimaryKeyConstraint('werbemittelVorschauKey', ['idPtWerbemittel', 'seite'])
    .execute()
  await db.schema.createIndex('werbemittelVorschauBild').on('werbemittelVorschau').column('sha256').execute()
  const ids = await db.selectFrom('werbemittel').select('idPtWerbemittel').execute()
  for (const { idPtWerbemittel } of ids) await move(db, idPtWerbemittel)
  await db.schema.alterTable('werbemittel').dropColumn('vorschau').execute()
}

async function move(db: Kysely<Before>, idPtWerbemittel: number): Promise<void> {
  const row = await db
    .selectFrom('werbemittel')
    .select('vorschau')
    .where('idPtWerbemittel', '=', idPtWerbemittel)
    .executeTakeFirstOrThrow()
  const pages = fromJson<string[]>(row.vorschau).map((url, seite) => {
    const bild = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    return { idPtWerbemittel, seite, sha256: createHash('sha256').update(bild).digest('hex'), bild }
  })
  if (pages.length > 0) await db.insertInto('werbemittelVorschau').values(pages).execute()
}
