import type { Lastschrift, Zahlung, zahlungOperations } from '#src/contract/zahlung.ts'
import { requireActor, type Context } from '../platform/context.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { withAnswer } from '../platform/idempotency.ts'
import type { ZahlungRow } from './rows.ts'
import { ueberweisungOf } from './ueberweisung.ts'
import { loadKampagne } from '../kampagne/load.ts'
import { breakOff } from './abbruch.ts'
import { doppelteOf } from './doppelt.ts'
import { startPayment, weiterleitungOf } from './payment.ts'
import type { HandlersOf } from '../platform/handlers.ts'
import { fromJson } from '../platform/db/json.ts'

function toZahlung(context: Context, kampagne: KampagneRow, row: ZahlungRow, doppelt = false): Zahlung {
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
    doppelt,
  }
}

export const zahlungHandlers: HandlersOf<typeof zahlungOperations> = {
  starteZahlung: (input, context) =>
    withAnswer(context, async (inner) => {
      const row = await startPayment(inner, input)
      const kampagne = await loadKampagne(inner, row.idPtKampagne)
      return { zahlung: toZahlung(inner, kampagne, row), weiterleitung: weiterleitungOf(row) }
    }),

  async bricheZahlungAb({ idPtKampagne, referenz }, context) {
    const kampagne = await loadKampagne(context, idPtKampagne, requireActor(context).idPtKunde)
    return { zahlung: toZahlung(context, kampagne, await breakOff(context, idPtKampagne, referenz)) }
  },

  async fetchZahlung({ idPtKampagne }, context) {
    const kampagne = await loadKampagne(context, idPtKampagne, requireActor(context).idPtKunde)
    const rows = await context.db
      .selectFrom('zahlung')
      .selectAll()
      .where('idPtKampagne', '=', idPtKampagne)
      .orderBy('idPtZahlung', 'desc')
      .execute()
    const doppelte = await doppelteOf(context, kampagne)
    return { zahlungen: rows.map((row) => toZahlung(context, kampagne, row, doppelte.has(row.referenz))) }
  },
}
