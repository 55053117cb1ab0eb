import { sql, type Kysely } from 'kysely'

/**
 * Notices of payments keep what they said, why they wait and until when; a refund keeps the notice that confirmed it; a
 * campaign keeps for which missed date its owner was told. Each with the index by which its job finds what is due.
 */
export async function meldungen(db: Kysely<unknown>): Promise<void> {
  const column = (table: string, name: string, type: 'text' | 'bigint') =>
    db.schema.alterTable(table).addColumn(name, type).execute()
  // Eight bytes, as every sum has (0009).
  await column('ereignis', 'betrag', 'bigint')
  for (const name of ['waehrung', 'grund', 'faelligAm']) await column('ereignis', name, 'text')
  await column('erstattung', 'ereignisId', 'text')
  await column('kampagne', 'terminGemeldet', 'text')
  // What had to be looked at stood at the payment, the last reason alone.
  await sql`update "ereignis" set "grund" = (select "pruefen" from "zahlung" where "zahlung"."referenz" = "ereignis"."referenz")
    where "ergebnis" = 'pruefen'`.execute(db)
  await db.schema.alterTable('zahlung').dropColumn('pruefen').execute()
  await db.schema.createIndex('ereignis_faellig').on('ereignis').columns(['ergebnis', 'faelligAm']).execute()
  await db.schema.createIndex('ereignis_referenz').on('ereignis').column('referenz').execute()
  await db.schema.createIndex('erstattung_faellig').on('erstattung').columns(['erledigtAm', 'faelligAm']).execute()
  await db.schema.createIndex('kampagne_termin').on('kampagne').columns(['state', 'versandDatum']).execute()
}
