import { sql } from 'kysely'
import { analyze, bulkInsert, inTransaction } from '#mocks/backend/platform/db/open.ts'
import type { Database, Db } from '#mocks/backend/platform/db/schema.ts'
import { recountCodes, recountScans } from '#mocks/backend/seed/scans.ts'
import { fillWithDemo } from '../demo.ts'
import { kampagnen, rechnungen, scans, werbemittel, zielgruppen, type Muster } from './rows.ts'

/** The first customer of the demo is the large one. */
const KUNDE = 1
/** Day of the tenant: what is after it has not happened. */
export const JETZT = '2026-11-22T09:00:00.000Z'

async function samples(db: Db, table: keyof Database): Promise<Muster[]> {
  const { rows } = await sql<Muster>`select * from ${sql.table(table)} where "idPtKunde" = ${KUNDE}`.execute(db)
  return rows
}

async function lastId(db: Db, table: keyof Database, id: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`select max(${sql.ref(id)}) as last from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.last ?? 0)
}

const columnsOf = (muster: readonly Muster[], ...without: string[]) =>
  Object.keys(muster[0] ?? {}).filter((column) => !without.includes(column))

/** Every material shows the small pictures of the demo's first one that has any. */
const previews = (after: number) => sql`insert into "werbemittelVorschau" ("idPtWerbemittel", seite, sha256, bild)
  select w."idPtWerbemittel", v.seite, v.sha256, v.bild from werbemittel w
  join "werbemittelVorschau" v on v."idPtWerbemittel" = (select min("idPtWerbemittel") from "werbemittelVorschau")
  where w."idPtWerbemittel" > ${after}`

/** Behind ids that were given by hand, PostgreSQL's own begin anew. */
const nextId = (table: string, id: string) =>
  sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${id}), (select max(${sql.ref(id)}) from ${sql.table(table)}))`

/**
 * Fills an empty database with the demo and its first customer with five years of campaigns, materials, documents and
 * scans: the same ones every time.
 */
export async function buildTenant(db: Db, dataDir: string, isPostgres: boolean): Promise<void> {
  await fillWithDemo(db, dataDir, new Date(JETZT))
  await inTransaction(db, async (transaction) => {
    const ab = {
      zielgruppe: await lastId(transaction, 'zielgruppe', 'idPtZielgruppe'),
      werbemittel: await lastId(transaction, 'werbemittel', 'idPtWerbemittel'),
      kampagne: await lastId(transaction, 'kampagne', 'idPtKampagne'),
    }
    const fill = async (
      table: keyof Database,
      rows: (muster: readonly Muster[], columns: readonly string[]) => Iterable<(string | number | null)[]>,
      ...without: string[]
    ) => {
      const muster = await samples(transaction, table)
      const columns = columnsOf(muster, ...without)
      await bulkInsert(transaction, table, columns, rows(muster, columns))
    }
    await fill('zielgruppe', (muster, columns) => zielgruppen(muster, columns, ab.zielgruppe))
    await fill('werbemittel', (muster, columns) => werbemittel(muster, columns, ab.werbemittel))
    await previews(ab.werbemittel).execute(transaction)
    await fill('kampagne', (muster, columns) => kampagnen(muster, columns, ab))
    await fill('rechnung', (muster, columns) => rechnungen(muster, columns, ab), 'idPtRechnung')
    const sent = await transaction
      .selectFrom('kampagne')
      .select(['idPtKampagne', 'menge', 'versandDatum'])
      .where('idPtKunde', '=', KUNDE)
      .where('state', '=', 'inVersendet')
      .orderBy('idPtKampagne')
      .execute()
    const known = sent.flatMap(({ versandDatum, ...row }) => (versandDatum === null ? [] : [{ ...row, versandDatum }]))
    await bulkInsert(transaction, 'scan', ['idPtKampagne', 'nr', 'zeit'], scans(known))
    await recountScans(transaction)
    await recountCodes(transaction)
    if (isPostgres)
      for (const [table, id] of [
        ['zielgruppe', 'idPtZielgruppe'],
        ['werbemittel', 'idPtWerbemittel'],
        ['kampagne', 'idPtKampagne'],
      ] as const)
        await nextId(table, id).execute(transaction)
  })
  // As PostgreSQL does by itself after a while.
  await (isPostgres ? sql`vacuum analyze`.execute(db) : analyze(db))
}
