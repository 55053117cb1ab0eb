import type { ZahlungsStatus } from '#src/contract/kampagne.ts'
import type { KampagneAction } from '#src/domain/kampagne/transitions.ts'
import type { Context } from '../platform/context.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import type { EreignisRow, ErstattungRow, ZahlungRow } from './rows.ts'
import { taxAnew } from '../konto/versteuern.ts'
import { act, type Scope } from '../kampagne/act.ts'
import { currentInvoice } from '../rechnung/beleg.ts'
import { issueInvoice } from '../rechnung/invoice.ts'
import { guthaben, preisOf } from '../kampagne/load.ts'
import { dropRefunds, payRefund, planRefund } from '../kampagne/refund.ts'

const PARTNER = { wer: 'system', name: 'Zahlungsdienst' } as const

async function setStatus(context: Context, zahlung: ZahlungRow, zahlungsStatus: ZahlungsStatus): Promise<void> {
  await context.db
    .updateTable('zahlung')
    .set({ zahlungsStatus, offen: null, abgeschlossenAm: context.now().toISOString() })
    .where('idPtZahlung', '=', zahlung.idPtZahlung)
    .execute()
}

/** Money is there: books it, moves the campaign, writes the invoice. */
export async function bookPayment(context: Context, zahlung: ZahlungRow): Promise<void> {
  await setStatus(context, zahlung, 'bezahlt')
  await act(context, zahlung.idPtKampagne, 'zahlungEingegangen', {
    ...PARTNER,
    book: ({ kampagne }) =>
      Promise.resolve({
        zahlungsStatus: 'bezahlt',
        zahlungsart: zahlung.zahlungsart,
        // Not always the payment that was started last.
        zahlungReferenz: zahlung.referenz,
        bezahlt: kampagne.bezahlt + zahlung.betrag,
        bezahltAm: context.now().toISOString(),
      }),
    effects: settle,
  })
}

/** Nothing is left to pay, because an earlier round was paid: goes on without a payment. */
export async function continuePaid(context: Context, idPtKampagne: number): Promise<void> {
  await act(context, idPtKampagne, 'zahlungEingegangen', {
    wer: 'system',
    name: 'System',
    grund: 'Mit der früheren Zahlung beglichen',
    effects: settle,
  })
}

/** The invoice fits the price that was paid; what was paid too much goes back. */
async function settle({ context, kampagne }: Scope): Promise<void> {
  const preis = preisOf(kampagne)
  if (preis === null) return
  const invoice = await currentInvoice(context, kampagne.idPtKampagne)
  if (invoice !== null && invoice.brutto === preis.brutto)
    await context.db
      .updateTable('rechnung')
      .set({ zahlungsStatus: 'bezahlt', bezahltAm: context.now().toISOString() })
      .where('idPtRechnung', '=', invoice.idPtRechnung)
      .execute()
  else await issueInvoice(context, kampagne, preis, kampagne.zahlungsart)
  await dropRefunds(context, kampagne.idPtKampagne)
  await planRefund(
    context,
    kampagne.idPtKampagne,
    guthaben(kampagne) - preis.brutto,
    'Die neue Fassung ist günstiger als die bezahlte',
  )
}

const CLOSED = {
  fehlgeschlagen: 'zahlungFehlgeschlagen',
  abgebrochen: 'zahlungAbgebrochen',
  abgelaufen: 'zahlungAbgelaufen',
} as const satisfies Record<string, KampagneAction>

/** A payment that came to nothing; the campaign stays and can be paid anew. */
export async function closePayment(context: Context, zahlung: ZahlungRow, status: keyof typeof CLOSED): Promise<void> {
  await setStatus(context, zahlung, status)
  await act(context, zahlung.idPtKampagne, CLOSED[status], PARTNER)
  // The order is gone, and with it what it held back.
  await taxAnew(context, zahlung.idPtKunde)
}

/** The bank took the money back. */
export async function bookChargeback(context: Context, kampagne: KampagneRow, zahlung: ZahlungRow): Promise<void> {
  await setStatus(context, zahlung, 'rückbuchung')
  await act(context, kampagne.idPtKampagne, 'rueckbuchung', {
    ...PARTNER,
    change: { bezahlt: kampagne.bezahlt - zahlung.betrag },
    effects: async ({ kampagne: after }) => {
      await dropRefunds(context, kampagne.idPtKampagne)
      const invoice = await currentInvoice(context, kampagne.idPtKampagne)
      if (invoice)
        await context.db
          .updateTable('rechnung')
          .set({ zahlungsStatus: 'rückbuchung', bezahltAm: null })
          .where('idPtRechnung', '=', invoice.idPtRechnung)
          .execute()
      if (after.angehalten === 1) return { angehaltenGrund: 'Die Zahlung wurde zurückgebucht.' }
    },
  })
}

/** Refund of this amount that the payment service has not confirmed yet, the oldest first. */
export function offeneErstattung(
  { db }: Context,
  idPtKampagne: number,
  betrag: number,
): Promise<ErstattungRow | undefined> {
  return db
    .selectFrom('erstattung')
    .selectAll()
    .where('idPtKampagne', '=', idPtKampagne)
    .where('betrag', '=', betrag)
    .where('ereignisId', 'is', null)
    .orderBy('idPtErstattung')
    .executeTakeFirst()
}

/** The payment service paid back what we had planned: done now, if our own run has not been there yet. */
export async function confirmErstattung(
  context: Context,
  idPtKampagne: number,
  { ereignisId, betrag }: EreignisRow,
): Promise<void> {
  const refund = await offeneErstattung(context, idPtKampagne, betrag ?? 0)
  if (refund === undefined) return
  const { idPtErstattung } = refund
  await context.db.updateTable('erstattung').set({ ereignisId }).where('idPtErstattung', '=', idPtErstattung).execute()
  await payRefund(context, idPtErstattung)
}
