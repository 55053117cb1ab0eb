import { sql, type Kysely } from 'kysely'

/**
 * What the jobs ask each half minute is found by an index, however long the past is; what is cleared for good says so, and
 * is not looked at again.
 */
export async function faellig(db: Kysely<unknown>): Promise<void> {
  const flag = (table: string) =>
    db.schema
      .alterTable(table)
      .addColumn('geleert', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  await flag('kampagne')
  await flag('zielgruppe')
  await sql`update "zielgruppe" set "geleert" = 1 where "typ" = 'hochgeladen' and "archiviert" = 1 and "fertig" = 1
    and not exists (select 1 from "zielgruppeEmpfaenger" e where e."idPtZielgruppe" = "zielgruppe"."idPtZielgruppe")`.execute(
    db,
  )
  const indexes = [
    ['kampagne', ['geleert', 'state']],
    ['kampagne', ['uebergabeBis']],
    ['zielgruppe', ['geleert', 'typ']],
    ['zielgruppe', ['fertig']],
    ['zahlung', ['offen', 'gueltigBis']],
    ['rechnung', ['rechnungsdatum']],
    ['registrierung', ['erstelltAm']],
    ['apiAnfrage', ['zeit']],
    ['zustellung', ['erstelltAm']],
    ['bild', ['favorit', 'erstelltAm']],
    ['bildauftrag', ['beendetAm']],
  ] as const
  for (const [table, columns] of indexes)
    await db.schema
      .createIndex(`${table}_faellig_${columns.join('_')}`)
      .on(table)
      .columns([...columns])
      .execute()
}
