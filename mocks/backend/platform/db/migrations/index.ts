import type { Kysely } from 'kysely'
import { anfang } from './0001_anfang.ts'

/** Forward only: an applied migration is never changed once it is released, a correction is a new one. */
export const migrations: { name: string; up: (db: Kysely<unknown>) => Promise<void> }[] = [
  { name: '0001_anfang', up: anfang },
]
