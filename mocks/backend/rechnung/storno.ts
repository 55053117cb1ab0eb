import { stornoHindernis } from '#src/domain/rechnung/offen.ts'
import { notFound, Refusal, requireActor, type Context } from '../platform/context.ts'
import { withAnswer } from '../platform/idempotency.ts'
import type { Handlers } from '../platform/handlers.ts'
import { cancelInvoice, reissueInvoice } from './invoice.ts'
import { loadRechnung } from './load.ts'

/** Holds the row of a campaign until the transaction ends; the noun above brings it. */
type LockKampagne = (context: Context, idPtKampagne: number, idPtKunde: number) => Promise<unknown>

/**
 * Corrects an invoice: a storno over all of it, and a new one with the account's present address. Campaign and money
 * stay as they are; who wants the money back cancels the campaign.
 */
export const storniereRechnung =
  (lockKampagne: LockKampagne): Handlers['storniereRechnung'] =>
  (input, outer) => {
    const { idPtKunde } = requireActor(outer)
    return withAnswer(outer, async (context) => {
      const { db } = context
      const { idPtKampagne } = await loadRechnung(context, idPtKunde, input.idPtRechnung)
      // Two corrections at once: the second waits here and then finds the invoice taken back.
      if (idPtKampagne !== null) await lockKampagne(context, idPtKampagne, idPtKunde)
      const rechnung = await loadRechnung(context, idPtKunde, input.idPtRechnung)
      const hindernis = stornoHindernis(rechnung)
      if (hindernis !== null) throw new Refusal(409, 'NICHT_MOEGLICH', hindernis)
      const row = await db
        .selectFrom('rechnung')
        .selectAll()
        .where('idPtRechnung', '=', input.idPtRechnung)
        .executeTakeFirst()
      if (!row) throw notFound()
      const storno = await cancelInvoice(context, row, { verrechnet: -row.brutto, grund: input.grund })
      const neu = await reissueInvoice(context, row, {
        kostenstelle: input.kostenstelle || null,
        bestellnummer: input.bestellnummer || null,
      })
      return {
        storno: await loadRechnung(context, idPtKunde, storno.idPtRechnung),
        rechnung: await loadRechnung(context, idPtKunde, neu.idPtRechnung),
      }
    })
  }
