import type { Zahlungsart } from '#src/contract/kampagne.ts'
import { addWerktage, berlinHeute } from '#src/domain/kampagne/schedule.ts'
import { EINZUG_FRIST_WERKTAGE } from '#src/domain/kampagne/lastschrift.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import type { ZahlungRow } from './rows.ts'
import type { Lastschrift } from '#src/contract/zahlung.ts'
import { act, handelnder, lockKampagne } from '../kampagne/act.ts'
import { newCode } from '../platform/codes.ts'
import { prepareLastschrift, announce } from './lastschrift.ts'
import { offenerBetrag } from '../kampagne/load.ts'
import { melden, wake, applyWoken } from './meldung.ts'
import { ueberweisungOf, requireRechtzeitig } from './ueberweisung.ts'
import { requireZahlungslimit } from './zahlungslimit.ts'

/** How long a started payment stays open, minutes. assumed: half an hour at the payment page, two weeks for a transfer. */
const GUELTIG_MIN: Record<Exclude<Zahlungsart, 'sepaLastschrift'>, number> = {
  kreditkarte: 30,
  paypal: 30,
  ueberweisung: 14 * 24 * 60,
  rechnung: 30,
}

/** Moment at which a started payment ends by itself; a bank gets some days for an announced debit. */
function endOf(now: Date, zahlungsart: Zahlungsart, lastschrift: Lastschrift | null): string {
  if (zahlungsart !== 'sepaLastschrift')
    return new Date(now.getTime() + GUELTIG_MIN[zahlungsart] * 60_000).toISOString()
  const einzug = lastschrift?.einzugAm ?? berlinHeute(now)
  return `${addWerktage(einzug, EINZUG_FRIST_WERKTAGE)}T23:00:00.000Z`
}

/** Hosted page of a payment; where the bank acts alone, and for the guaranteed invoice, there is none. */
export function weiterleitungOf({
  zahlungsart,
  referenz,
}: Pick<ZahlungRow, 'zahlungsart' | 'referenz'>): string | null {
  return zahlungsart === 'kreditkarte' || zahlungsart === 'paypal' ? `/simulator/zahlung/${referenz}` : null
}

export interface ZahlungStart {
  idPtKampagne: number
  zahlungsart: Zahlungsart
  betrag: number
  agbAkzeptiert: boolean
}

function alreadyRuns(offene: ZahlungRow): Refusal {
  return new Refusal(
    409,
    'ZAHLUNG_LAEUFT',
    'Zu dieser Kampagne läuft schon eine Zahlung. Schließen Sie sie ab oder brechen Sie sie ab, bevor Sie neu beginnen.',
    { aktuell: { referenz: offene.referenz, weiterleitung: weiterleitungOf(offene) } },
  )
}

/** What the customer saw and agreed to has to be what he pays. */
function refuseMismatch(kampagne: KampagneRow, { betrag, agbAkzeptiert }: ZahlungStart): void {
  if (!agbAkzeptiert)
    throw new Refusal(422, 'EINGABE_UNGUELTIG', 'Bitte prüfen Sie Ihre Angaben.', {
      felder: { agbAkzeptiert: 'Bitte stimmen Sie den Allgemeinen Geschäftsbedingungen zu.' },
    })
  if (betrag !== offenerBetrag(kampagne))
    throw new Refusal(
      409,
      'BETRAG_GEAENDERT',
      'Der Betrag hat sich geändert. Es wurde nichts bestellt. Bitte prüfen Sie die Bestellung erneut.',
    )
}

/** Starts a payment. At most one is open per campaign; the unique index makes that true for parallel calls as well. */
export async function startPayment(outer: Context, start: ZahlungStart): Promise<ZahlungRow> {
  const referenz = await inTransaction(outer.db, (db) => begin({ ...outer, db }, start))
  // A notice may have been faster than the payment that it is about.
  if (!outer.db.isTransaction) await applyWoken(outer, start.idPtKampagne)
  return outer.db.selectFrom('zahlung').selectAll().where('referenz', '=', referenz).executeTakeFirstOrThrow()
}

async function begin(context: Context, start: ZahlungStart): Promise<string> {
  const { db } = context
  const { wer, name, idPtKunde } = handelnder(context)
  const { idPtKampagne, zahlungsart, betrag } = start
  const { kampagne } = await lockKampagne(context, idPtKampagne, idPtKunde)
  const offene = await db
    .selectFrom('zahlung')
    .selectAll()
    .where('idPtKampagne', '=', idPtKampagne)
    .where('offen', '=', 1)
    .executeTakeFirst()
  if (offene) throw alreadyRuns(offene)
  await requireZahlungslimit(context, kampagne)
  if (zahlungsart === 'ueberweisung') requireRechtzeitig(context, kampagne)
  const lastschrift = zahlungsart === 'sepaLastschrift' ? await prepareLastschrift(context, kampagne) : null
  const referenz = `PK${idPtKampagne}-${newCode().toUpperCase()}`
  await act(context, idPtKampagne, 'starteZahlung', {
    wer,
    name,
    change: { zahlungsart, zahlungReferenz: referenz },
    effects: (after) => Promise.resolve(refuseMismatch(after.kampagne, start)),
  })
  const now = context.now()
  const verlauf = { zahlungsart, gestartetAm: now.toISOString(), gueltigBis: endOf(now, zahlungsart, lastschrift) }
  await db
    .insertInto('zahlung')
    .values({
      idPtKampagne,
      idPtKunde: kampagne.idPtKunde,
      zahlungsStatus: 'ausstehend',
      ...verlauf,
      betrag,
      referenz,
      abgeschlossenAm: null,
      offen: 1,
      lastschrift: lastschrift === null ? null : JSON.stringify(lastschrift),
    })
    .execute()
  await wake(context, idPtKampagne)
  await announce(context, kampagne, {
    betrag,
    referenz,
    lastschrift,
    ueberweisung: ueberweisungOf(context, kampagne, verlauf),
  })
  // The partner guarantees an invoice at once, by the same notice as every other payment.
  if (zahlungsart === 'rechnung') await melden(context, referenz, 'bezahlt')
  return referenz
}
