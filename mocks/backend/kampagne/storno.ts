import type { KampagneChange } from './rows.ts'
import type { Scope } from './act.ts'
import { currentInvoice } from '../rechnung/beleg.ts'
import { cancelInvoice, issueFeeInvoice } from '../rechnung/invoice.ts'
import { guthaben, preisOf } from './load.ts'
import { dropRefunds, planRefund } from './refund.ts'

/**
 * What a cancellation does with links and money: what was paid goes back less the fee (gross, ct), the invoice is taken
 * back by a second document. The status says bezahlt until the refund is through.
 */
export async function settleStorno({ context, kampagne }: Scope, gebuehr: number): Promise<KampagneChange> {
  const { idPtKampagne } = kampagne
  const paid = guthaben(kampagne)
  const invoice = await currentInvoice(context, idPtKampagne)
  const grund = 'Stornierung der Kampagne'
  if (paid <= 0) {
    // The bank took the money back: what is billed is settled by taking it back, too.
    if (invoice) await cancelInvoice(context, invoice, { verrechnet: -invoice.brutto, grund })
    return {}
  }
  if (invoice) await cancelInvoice(context, invoice, { verrechnet: -gebuehr, grund })
  if (gebuehr > 0) await issueFeeInvoice(context, kampagne, preisOf(kampagne), gebuehr)
  await dropRefunds(context, idPtKampagne)
  await planRefund(context, idPtKampagne, paid - gebuehr, 'Stornierung')
  return { zahlungsStatus: 'bezahlt' }
}
