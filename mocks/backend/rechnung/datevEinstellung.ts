import type { DatevEinstellung } from '#src/contract/rechnung.ts'
import { DATEV_SKR03 } from '#src/domain/rechnung/datev.ts'
import type { Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'

/** What the customer's accountant asked for; the common accounts of SKR03 until then. */
export async function loadDatevEinstellung({ db }: Context, idPtKunde: number): Promise<DatevEinstellung> {
  const row = await db
    .selectFrom('datevEinstellung')
    .select('einstellung')
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirst()
  return row ? { ...DATEV_SKR03, ...fromJson<Partial<DatevEinstellung>>(row.einstellung) } : DATEV_SKR03
}

export async function saveDatevEinstellung({ db }: Context, idPtKunde: number, value: DatevEinstellung): Promise<void> {
  const einstellung = JSON.stringify(value)
  await db
    .insertInto('datevEinstellung')
    .values({ idPtKunde, einstellung })
    .onConflict((conflict) => conflict.column('idPtKunde').doUpdateSet({ einstellung }))
    .execute()
}
