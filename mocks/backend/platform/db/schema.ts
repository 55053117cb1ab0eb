import type { Kysely } from 'kysely'
import type { EinstellungRow, IdempotenzRow, MailRow, VersuchRow } from './rows.ts'

/**
 * All tables: those of the platform here, and those that each noun adds in its `rows.ts`, so that the platform need not
 * know the nouns. Columns are named as on the wire; JSON and moments are text, flags 0/1, money ct.
 */
export interface Database {
  einstellung: EinstellungRow
  mail: MailRow
  idempotenz: IdempotenzRow
  versuch: VersuchRow
}

export type Db = Kysely<Database>
