import { isCancellable } from '#src/domain/kampagne/payment.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { melden } from './meldung.ts'
import type { ZahlungRow } from './rows.ts'

const nichtMoeglich = (text: string) => new Refusal(409, 'NICHT_MOEGLICH', text)

/** A payment of this campaign: the one of that reference, else the newest. */
async function zahlungOf({ db }: Context, idPtKampagne: number, referenz: string | undefined): Promise<ZahlungRow> {
  const eigene = db.selectFrom('zahlung').selectAll().where('idPtKampagne', '=', idPtKampagne)
  const row = await (referenz === undefined ? eigene : eigene.where('referenz', '=', referenz))
    .orderBy('idPtZahlung', 'desc')
    .executeTakeFirst()
  if (!row) throw nichtMoeglich('Zu dieser Kampagne läuft keine Zahlung, die sich abbrechen lässt.')
  return row
}

/**
 * The payer ends a payment that waits, so that he can pay in another way. It ends by the same notice as every other; money
 * that comes all the same is matched by its reference (domain 4.7).
 */
export async function breakOff(context: Context, idPtKampagne: number, referenz?: string): Promise<ZahlungRow> {
  const zahlung = await zahlungOf(context, idPtKampagne, referenz)
  if (!isCancellable(zahlung))
    throw nichtMoeglich(
      zahlung.zahlungsStatus === 'ausstehend'
        ? 'Diese Zahlung lässt sich nicht mehr abbrechen: Die Bank ist schon beauftragt.'
        : 'Diese Zahlung ist schon abgeschlossen. Es wurde nichts geändert.',
    )
  await melden(context, zahlung.referenz, 'abgebrochen')
  const danach = await zahlungOf(context, idPtKampagne, zahlung.referenz)
  // Its money was faster.
  if (danach.zahlungsStatus !== 'abgebrochen') throw nichtMoeglich('Die Zahlung ist inzwischen eingegangen.')
  return danach
}
