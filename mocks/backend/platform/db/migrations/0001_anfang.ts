import type { Kysely } from 'kysely'
import { apizugang } from './anfang/apizugang.ts'
import { betrieb } from './anfang/betrieb.ts'
import { kampagne } from './anfang/kampagne.ts'
import { konto } from './anfang/konto.ts'
import { listen } from './anfang/listen.ts'
import { rechnung } from './anfang/rechnung.ts'
import { scan } from './anfang/scan.ts'
import { werbemittel } from './anfang/werbemittel.ts'
import { zielgruppe } from './anfang/zielgruppe.ts'
import { zugang } from './anfang/zugang.ts'

/** All tables of the first release, in the order in which they refer to each other. */
export async function anfang(db: Kysely<unknown>): Promise<void> {
  const parts = [betrieb, konto, zugang, zielgruppe, werbemittel, kampagne, scan, rechnung, apizugang, listen]
  for (const part of parts) await part(db)
}
