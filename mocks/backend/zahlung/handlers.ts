import type { Lastschrift, Zahlung, zahlungOperations } from '#src/contract/zahlung.ts'
import { requireActor } from '../platform/context.ts'
import type { ZahlungRow } from './rows.ts'
import { loadKampagne } from '../kampagne/load.ts'
import { startPayment, weiterleitungOf } from './payment.ts'
import type { HandlersOf } from '../platform/handlers.ts'
import { fromJson } from '../platform/db/json.ts'

function toZahlung(row: ZahlungRow): Zahlung {
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
    gestartetAm,
    abgeschlossenAm,
  }
}

export const zahlungHandlers: HandlersOf<typeof zahlungOperations> = {
  async starteZahlung(input, context) {
    const row = await startPayment(context, input)
    return { zahlung: toZahlung(row), weiterleitung: weiterleitungOf(row) }
  },

  async fetchZahlung({ idPtKampagne }, context) {
    await loadKampagne(context, idPtKampagne, requireActor(context).idPtKunde)
    const rows = await context.db
      .selectFrom('zahlung')
      .selectAll()
      .where('idPtKampagne', '=', idPtKampagne)
      .orderBy('idPtZahlung', 'desc')
      .execute()
    return { zahlungen: rows.map(toZahlung) }
  },
}
