import type { Context } from '../platform/context.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { offenerBetrag } from '../kampagne/load.ts'

/**
 * References of payments whose money came although the campaign had been paid in another way; it waits for people, with the
 * proposal to pay it back.
 */
export async function doppelteOf({ db }: Context, kampagne: KampagneRow): Promise<ReadonlySet<string>> {
  if (kampagne.zahlungsStatus !== 'bezahlt' || offenerBetrag(kampagne) > 0) return new Set()
  const rows = await db
    .selectFrom('ereignis')
    .innerJoin('zahlung', 'zahlung.referenz', 'ereignis.referenz')
    .select('ereignis.referenz')
    .where('zahlung.idPtKampagne', '=', kampagne.idPtKampagne)
    .where('zahlung.zahlungsStatus', 'in', ['fehlgeschlagen', 'abgebrochen', 'abgelaufen'])
    .whereRef('ereignis.betrag', '=', 'zahlung.betrag')
    .where('ereignis.status', '=', 'bezahlt')
    .where('ergebnis', '=', 'pruefen')
    .execute()
  return new Set(rows.map(({ referenz }) => referenz))
}
