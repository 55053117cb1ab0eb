import type { Kysely } from 'kysely'
import { anfang } from './0001_anfang.ts'
import { werbemittelVersionen } from './0003_werbemittelVersionen.ts'
import { markenvorrat } from './0004_markenvorrat.ts'

/** Forward only: an applied migration is never changed once it is released, a correction is a new one. */
export const migrations: { name: string; up: (db: Kysely<unknown>) => Promise<void> }[] = [
  { name: '0001_anfang', up: anfang },
  {
    name: '0002_zielgruppe_spalten',
    up: (db) => db.schema.alterTable('zielgruppe').addColumn('spalten', 'text').execute(),
  },
  { name: '0003_werbemittelVersionen', up: werbemittelVersionen },
  { name: '0004_markenvorrat', up: markenvorrat },
]
