import type { Lastschrift, Zahlung, zahlungOperations } from '#src/contract/zahlung.ts'
import { requireActor, type Context } from '../platform/context.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { withAnswer } from '../platform/idempotency.ts'
import type { ZahlungRow } from './rows.ts'
import { ueberweisungOf } from './ueberweisung.ts'
import { loadKampagne } from '../kampagne/load.ts'
import { startPayment, weiterleitungOf } from './payment.ts'
import type { HandlersOf } from '../platform/handlers.ts'
import { fromJson } from '../platform/db/json.ts'

function toZahlung(context: Context, kampagne: KampagneRow, row: ZahlungRow): Zahlung {
  const { idPtZahlung, idPtKampagne, zahlungsStatus, zahlungsart, betrag, referenz, gestartetAm, abgeschlossenAm } = row
  const lastschrift = fromJson<Lastschrift>(row.lastschrift)
  return {
    idPtZahlung,
    idPtKampagne,
    zahlungsStatus,
    zahlungsart,
    betrag,
    referenz,
    lastschrift,
    ueberweisung: ueberweisungOf(context, kampagne, row),
    gestartetAm,
    abgeschlossenAm,
  }
}

export const zahlungHandlers: HandlersOf<typeof zahlungOperations> = {
  starteZahlung: (input, context) =>
    withAnswer(context, async (inner) => {
      const row = await startPayment(inner, input)
      const kampagne = await loadKampagne(inner, row.idPtKampagne)
      return { zahlung: toZahlung(inner, kampagne, row), weiterleitung: weiterleitungOf(row) }
    }),

  async fetchZahlung({ idPtKampagne }, context) {
    const kampagne = await loadKampagne(context, idPtKampagne, requireActor(context).idPtKunde)
    const rows = await context.db
      .selectFrom('zahlung')
      .selectAll()
      .where('idPtKampagne', '=', idPtKampagne)
      .orderBy('idPtZahlung', 'desc')
      .execute()
    return { zahlungen: rows.map((row) => toZahlung(context, kampagne, row)) }
  },
}
