import type { Context } from '../platform/context.ts'
import type { EreignisRow } from './rows.ts'

/** A payment with the names of campaign and customer, for its page; null for an unknown reference. */
export async function findZahlung({ db }: Pick<Context, 'db'>, referenz: string) {
  const found = await db
    .selectFrom('zahlung')
    .innerJoin('kampagne', 'kampagne.idPtKampagne', 'zahlung.idPtKampagne')
    .innerJoin('kunde', 'kunde.idPtKunde', 'zahlung.idPtKunde')
    .selectAll('zahlung')
    .select(['kampagne.bezeichnung', 'kunde.firma'])
    .where('referenz', '=', referenz)
    .executeTakeFirst()
  return found ?? null
}

/** Notices listed at once. */
export const ZUSTAENDIG_MAX = 100

/** Notices that wait or have to be looked at, the oldest first. */
export async function loadMeldungen({ db }: Pick<Context, 'db'>) {
  const rows = await db
    .selectFrom('ereignis')
    .leftJoin('zahlung', 'zahlung.referenz', 'ereignis.referenz')
    .selectAll('ereignis')
    .select('idPtZahlung')
    .where('ergebnis', 'in', ['wartet', 'pruefen'])
    .orderBy('empfangenAm')
    .limit(ZUSTAENDIG_MAX)
    .execute()
  return rows.map(({ idPtZahlung, ...ereignis }) => ({ ...ereignis, bezahlbar: idPtZahlung !== null }))
}

/** Everything that was said of one payment, the oldest first. */
export function meldungenZu({ db }: Pick<Context, 'db'>, referenz: string): Promise<EreignisRow[]> {
  return db.selectFrom('ereignis').selectAll().where('referenz', '=', referenz).orderBy('empfangenAm').execute()
}
