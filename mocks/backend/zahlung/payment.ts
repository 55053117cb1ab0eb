import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
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
import { bereiteLastschrift, kuendigeAn } from './lastschrift.ts'
import { offenerBetrag } from '../kampagne/load.ts'
import { mailOwner } from '../kampagne/messages.ts'
import type { Meldestatus, PaymentPort, Zahlungsmeldung } from './ports.ts'
import { bookChargeback, bookPayment, closePayment } from './booking.ts'
import { pruefeZahlungslimit } from './zahlungslimit.ts'

const WAEHRUNG = 'EUR'
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

function laeuftSchon(offene: ZahlungRow): Refusal {
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
export function startPayment(outer: Context, start: ZahlungStart): Promise<ZahlungRow> {
  const { wer, name, idPtKunde } = handelnder(outer)
  const { idPtKampagne, zahlungsart, betrag } = start
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const { kampagne } = await lockKampagne(context, idPtKampagne, idPtKunde)
    const payments = db.selectFrom('zahlung').selectAll().where('idPtKampagne', '=', idPtKampagne)
    const offene = await payments.where('offen', '=', 1).executeTakeFirst()
    if (offene) throw laeuftSchon(offene)
    await pruefeZahlungslimit(context, kampagne)
    const lastschrift = zahlungsart === 'sepaLastschrift' ? await bereiteLastschrift(context, kampagne) : null
    const referenz = `PK${idPtKampagne}-${newCode().toUpperCase()}`
    await act(context, idPtKampagne, 'starteZahlung', {
      wer,
      name,
      change: { zahlungsart, zahlungReferenz: referenz },
      effects: (after) => Promise.resolve(refuseMismatch(after.kampagne, start)),
    })
    const now = context.now()
    await db
      .insertInto('zahlung')
      .values({
        idPtKampagne,
        idPtKunde: kampagne.idPtKunde,
        zahlungsStatus: 'ausstehend',
        zahlungsart,
        betrag,
        referenz,
        gestartetAm: now.toISOString(),
        gueltigBis: endOf(now, zahlungsart, lastschrift),
        abgeschlossenAm: null,
        offen: 1,
        lastschrift: lastschrift === null ? null : JSON.stringify(lastschrift),
        pruefen: null,
      })
      .execute()
    await kuendigeAn(context, kampagne, { betrag, referenz, zahlungsart, lastschrift })
    // The partner guarantees an invoice at once, by the same notice as every other payment.
    if (zahlungsart === 'rechnung') await melden(context, referenz, 'bezahlt')
    return payments.where('referenz', '=', referenz).executeTakeFirstOrThrow()
  })
}

/** Signature of a notice: HMAC-SHA256 over its text, hex. */
export function signiere(context: Pick<Context, 'settings'>, rohtext: string): string {
  return createHmac('sha256', context.settings.zahlungSecret).update(rohtext).digest('hex')
}

const meldung = z.object({
  ereignisId: z.string().check(z.minLength(8), z.maxLength(100)),
  referenz: z.string().check(z.minLength(1), z.maxLength(100)),
  status: z.enum(['bezahlt', 'fehlgeschlagen', 'abgebrochen', 'abgelaufen', 'rückbuchung']),
  betrag: z.int(),
  waehrung: z.string().check(z.maxLength(3)),
})

function readNotice(context: Context, rohtext: string, signatur: string): Zahlungsmeldung {
  const expected = Buffer.from(signiere(context, rohtext))
  const given = Buffer.from(signatur)
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refusal(401, 'SIGNATUR_UNGUELTIG', 'Die Meldung ist nicht richtig unterschrieben.')
  const parsed = meldung.safeParse(parseJson(rohtext))
  if (!parsed.success) throw new Refusal(422, 'MELDUNG_UNGUELTIG', 'Die Meldung ist nicht lesbar.')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Ergebnis = Awaited<ReturnType<PaymentPort['verarbeiteZahlungsmeldung']>>

/**
 * A notice of the payment service, the only thing that moves money. Each event counts once; everything that follows
 * from it happens in one transaction or not at all.
 */
export function verarbeiteZahlungsmeldung(outer: Context, rohtext: string, signatur: string): Promise<Ergebnis> {
  const notice = readNotice(outer, rohtext, signatur)
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const { ereignisId, referenz, status } = notice
    const inserted = await db
      .insertInto('ereignis')
      .values({ ereignisId, referenz, status, empfangenAm: context.now().toISOString(), ergebnis: 'offen' })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) return 'bekannt'
    const ergebnis = await applyNotice(context, notice)
    await db.updateTable('ereignis').set({ ergebnis }).where('ereignisId', '=', ereignisId).execute()
    return ergebnis
  })
}

async function applyNotice(context: Context, notice: Zahlungsmeldung): Promise<Ergebnis> {
  const { db } = context
  const byReference = () =>
    db.selectFrom('zahlung').selectAll().where('referenz', '=', notice.referenz).executeTakeFirst()
  const known = await byReference()
  if (!known) return 'pruefen'
  const { kampagne } = await lockKampagne(context, known.idPtKampagne)
  // Read again under the lock: another notice may have closed it meanwhile.
  const zahlung = (await byReference()) ?? known
  const { status } = notice
  if (status === 'bezahlt' || status === 'rückbuchung') {
    if (notice.betrag !== zahlung.betrag || notice.waehrung !== WAEHRUNG)
      return flag(context, kampagne, zahlung, 'Betrag oder Währung weicht ab')
  }
  if (status === 'rückbuchung') {
    if (zahlung.zahlungsStatus !== 'bezahlt') return 'bekannt'
    await bookChargeback(context, kampagne, zahlung)
    return 'verbucht'
  }
  if (zahlung.offen !== 1) {
    const late =
      status === 'bezahlt' && zahlung.zahlungsStatus !== 'bezahlt' && zahlung.zahlungsStatus !== 'rückbuchung'
    return late ? flag(context, kampagne, zahlung, 'Zahlung kam nach dem Ende des Vorgangs') : 'bekannt'
  }
  if (status === 'bezahlt') await bookPayment(context, zahlung)
  else await closePayment(context, zahlung, status)
  return 'verbucht'
}

/** Not booked: a person has to look at it. The customer is told neutrally. */
async function flag(context: Context, kampagne: KampagneRow, zahlung: ZahlungRow, pruefen: string): Promise<Ergebnis> {
  await context.db.updateTable('zahlung').set({ pruefen }).where('idPtZahlung', '=', zahlung.idPtZahlung).execute()
  await mailOwner(context, kampagne, 'zahlung', {
    betreff: `Ihre Zahlung wird geprüft: „${kampagne.bezeichnung}“`,
    text: 'Wir haben zu Ihrer Zahlung eine Meldung erhalten, die wir noch zuordnen müssen. Wir melden uns bei Ihnen. Sie müssen nichts tun.',
  })
  return 'pruefen'
}

/** What the payment page's button does: a notice like every other, signed with the secret of this installation. */
export async function melden(context: Context, referenz: string, status: Meldestatus): Promise<void> {
  const zahlung = await findeZahlung(context, referenz)
  if (!zahlung) throw new Refusal(404, 'NICHT_GEFUNDEN', 'Diese Zahlung gibt es nicht.')
  const notice: Zahlungsmeldung = {
    ereignisId: randomUUID(),
    referenz,
    status,
    betrag: zahlung.betrag,
    waehrung: WAEHRUNG,
  }
  const rohtext = JSON.stringify(notice)
  await verarbeiteZahlungsmeldung(context, rohtext, signiere(context, rohtext))
}

export const findeZahlung: PaymentPort['findeZahlung'] = async ({ db }, referenz) =>
  (await db
    .selectFrom('zahlung')
    .innerJoin('kampagne', 'kampagne.idPtKampagne', 'zahlung.idPtKampagne')
    .innerJoin('kunde', 'kunde.idPtKunde', 'zahlung.idPtKunde')
    .selectAll('zahlung')
    .select(['kampagne.bezeichnung', 'kunde.firma'])
    .where('referenz', '=', referenz)
    .executeTakeFirst()) ?? null
