import {
  judge,
  ERSTATTUNG_VORGESCHLAGEN,
  isMeldestatus,
  unbekanntesWort,
  WAEHRUNG,
  type Meldestatus,
  type Urteil,
} from '#src/domain/kampagne/zahlungsmeldung.ts'
import { formatEuro } from '#src/base/number/german.ts'
import { refusal } from '#src/domain/kampagne/transitions.ts'
import { notFound, Refusal, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { lockKampagne } from '../kampagne/act.ts'
import { factsOf, offenerBetrag } from '../kampagne/load.ts'
import { mailOwner } from '../kampagne/messages.ts'
import { confirmErstattung, bookChargeback, bookPayment, closePayment, offeneErstattung } from './booking.ts'
import { doppelteOf } from './doppelt.ts'
import { findZahlung } from './load.ts'
import { keepNote, layDown, present, type Ergebnis } from './ablage.ts'
import type { EreignisRow, ZahlungRow } from './rows.ts'
import { readMeldung, sign, type EmpfangeneMeldung, type Zahlungsmeldung } from './unterschrift.ts'

/**
 * A notice of the payment service, the only thing that moves money. It is stored before anything follows from it, so that
 * none is lost; each event counts once, and everything that follows from it happens in one transaction or not at all.
 */
export async function processZahlungsmeldung(context: Context, empfangen: EmpfangeneMeldung): Promise<Ergebnis> {
  const meldung = readMeldung(context, empfangen)
  await saveNow(context, meldung)
  return applyTo(context, meldung.ereignisId)
}

async function saveNow({ db, now }: Context, meldung: Zahlungsmeldung): Promise<void> {
  const { ereignisId, referenz, status, betrag, waehrung } = meldung
  const zeit = now().toISOString()
  const inserted = await db
    .insertInto('ereignis')
    .values({
      ereignisId,
      referenz,
      status,
      betrag,
      waehrung,
      empfangenAm: zeit,
      ergebnis: 'wartet',
      grund: null,
      faelligAm: zeit,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 1) return
  const stored = await db
    .selectFrom('ereignis')
    .selectAll()
    .where('ereignisId', '=', ereignisId)
    .executeTakeFirstOrThrow()
  const same = stored.referenz === referenz && stored.status === status && (stored.betrag ?? betrag) === betrag
  if (!same)
    throw new Refusal(
      409,
      'EREIGNIS_WIDERSPRUCH',
      'Unter dieser Kennung liegt schon eine Meldung mit anderem Inhalt vor.',
    )
}

/** Applies a stored notice if it still waits, and then those that waited for just this. */
export async function applyTo(outer: Context, ereignisId: string): Promise<Ergebnis> {
  const nested = outer.db.isTransaction
  let done: Angewendet
  try {
    done = await inTransaction(outer.db, (db) => anwenden({ ...outer, db }, ereignisId))
  } catch (error) {
    // Within somebody else's transaction half of it would stay: that one ends as a whole.
    if (nested || !(error instanceof Refusal)) throw error
    return present(outer, ereignisId, error.message)
  }
  if (!nested && done.geweckt !== null) await applyWoken(outer, done.geweckt)
  return done.ergebnis
}

interface Angewendet {
  ergebnis: Ergebnis
  /** Campaign whose waiting notices may fit now. */
  geweckt: number | null
}

async function anwenden(context: Context, ereignisId: string): Promise<Angewendet> {
  const { db } = context
  const { referenz } = await db
    .selectFrom('ereignis')
    .select('referenz')
    .where('ereignisId', '=', ereignisId)
    .executeTakeFirstOrThrow()
  const known = await findZahlung(context, referenz)
  // Always the campaign first, then its notices: two that lock the other way round would wait for each other.
  const kampagne = known && (await lockKampagne(context, known.idPtKampagne)).kampagne
  const ereignis = await db
    .updateTable('ereignis')
    .set({ ergebnis: 'wartet' })
    .where('ereignisId', '=', ereignisId)
    .where('ergebnis', '=', 'wartet')
    .returningAll()
    .executeTakeFirst()
  if (!ereignis) return { ergebnis: 'bekannt', geweckt: null }
  if (!isMeldestatus(ereignis.status)) {
    context.log({ ereignis: 'zahlungsmeldungUnbekannt', wort: ereignis.status, meldung: ereignisId })
    await keepNote(context, ereignisId, {
      ergebnis: 'pruefen',
      grund: unbekanntesWort(ereignis.status),
      faelligAm: null,
    })
    return { ergebnis: 'pruefen', geweckt: null }
  }
  // Read again under the lock: another notice may have closed it meanwhile.
  const zahlung = known && (await findZahlung(context, referenz))
  const { status } = ereignis
  const urteil = await urteilUeber(context, { ...ereignis, status }, zahlung, kampagne)
  if (urteil.art === 'verbuchen' && zahlung && kampagne) {
    await book(context, { ...ereignis, status }, zahlung, kampagne)
    await keepNote(context, ereignisId, { ergebnis: 'verbucht', grund: null, faelligAm: null })
    await wake(context, zahlung.idPtKampagne)
    return { ergebnis: 'verbucht', geweckt: zahlung.idPtKampagne }
  }
  const ergebnis = await layDown(context, ereignis, urteil)
  if (ergebnis === 'pruefen' && kampagne)
    await sayThat(context, kampagne, (await doppelteOf(context, kampagne)).has(referenz) ? ereignis.betrag : null)
  return { ergebnis, geweckt: null }
}

/** A notice whose word we know. */
type Bekannt = Omit<EreignisRow, 'status'> & { status: Meldestatus }

async function urteilUeber(
  context: Context,
  ereignis: Bekannt,
  zahlung: ZahlungRow | null,
  kampagne: KampagneRow | null,
): Promise<Urteil> {
  const { status, betrag, waehrung } = ereignis
  const meldung = { status, betrag: betrag ?? 0, waehrung: waehrung ?? '' }
  if (zahlung === null || kampagne === null)
    return judge(meldung, null, { andereOffen: false, erwartet: 0, erstattungBekannt: false })
  const andere = await context.db
    .selectFrom('zahlung')
    .select('idPtZahlung')
    .where('idPtKampagne', '=', kampagne.idPtKampagne)
    .where('offen', '=', 1)
    .where('idPtZahlung', '!=', zahlung.idPtZahlung)
    .executeTakeFirst()
  const bezahlt = { ...factsOf(kampagne, []), zahlungsStatus: 'bezahlt', offen: 0 } as const
  const takes = refusal('zahlungEingegangen', bezahlt, context.heute()) === null
  return judge(
    meldung,
    { zahlungsStatus: zahlung.zahlungsStatus, betrag: zahlung.betrag, offen: zahlung.offen === 1 },
    {
      andereOffen: andere !== undefined,
      erwartet: takes ? offenerBetrag(kampagne) : 0,
      erstattungBekannt: (await offeneErstattung(context, kampagne.idPtKampagne, meldung.betrag)) !== undefined,
    },
  )
}

async function book(context: Context, ereignis: Bekannt, zahlung: ZahlungRow, kampagne: KampagneRow) {
  const { status } = ereignis
  if (status === 'bezahlt') await bookPayment(context, zahlung)
  else if (status === 'rückbuchung') await bookChargeback(context, kampagne, zahlung)
  else if (status === 'erstattet') await confirmErstattung(context, kampagne.idPtKampagne, ereignis)
  else await closePayment(context, zahlung, status)
}

/** Somebody has cleared up what a notice lacked: it is looked at once more. */
export async function presentAgain(context: Context, ereignisId: string): Promise<Ergebnis> {
  const found = await context.db
    .updateTable('ereignis')
    .set({ ergebnis: 'wartet' })
    .where('ereignisId', '=', ereignisId)
    .where('ergebnis', 'in', ['wartet', 'pruefen'])
    .executeTakeFirst()
  if (found.numUpdatedRows !== 1n) throw notFound()
  return applyTo(context, ereignisId)
}

/** The customer is told neutrally that a person has to look at it, and of money that came twice (ct) that it goes back. */
async function sayThat(context: Context, kampagne: KampagneRow, doppelt: number | null): Promise<void> {
  if (doppelt !== null)
    return mailOwner(context, kampagne, 'zahlung', {
      betreff: `Doppelt bezahlt: „${kampagne.bezeichnung}“`,
      text: `Für diese Kampagne sind ${formatEuro(doppelt)} ein zweites Mal eingegangen. Bezahlt war sie schon. ${ERSTATTUNG_VORGESCHLAGEN} Sie müssen nichts tun.`,
    })
  await mailOwner(context, kampagne, 'zahlung', {
    betreff: `Ihre Zahlung wird geprüft: „${kampagne.bezeichnung}“`,
    text: 'Wir haben zu Ihrer Zahlung eine Meldung erhalten, die wir noch zuordnen müssen. Wir melden uns bei Ihnen. Sie müssen nichts tun.',
  })
}

/** Waiting notices of a campaign are due now: something that they may have waited for has happened. */
export async function wake({ db, now }: Context, idPtKampagne: number): Promise<void> {
  const referenzen = db.selectFrom('zahlung').select('referenz').where('idPtKampagne', '=', idPtKampagne)
  await db
    .updateTable('ereignis')
    .set({ faelligAm: now().toISOString() })
    .where('ergebnis', '=', 'wartet')
    .where('referenz', 'in', referenzen)
    .execute()
}

/** Applies what was woken, each by itself: none of them undoes what woke it. A run of the jobs does it after a crash. */
export async function applyWoken(context: Context, idPtKampagne: number): Promise<void> {
  const due = await context.db
    .selectFrom('ereignis')
    .innerJoin('zahlung', 'zahlung.referenz', 'ereignis.referenz')
    .select('ereignisId')
    .where('idPtKampagne', '=', idPtKampagne)
    .where('ergebnis', '=', 'wartet')
    .where('faelligAm', '<=', context.now().toISOString())
    .orderBy('empfangenAm')
    .execute()
  for (const { ereignisId } of due) await applyTo(context, ereignisId)
}

/** What the payment page's button does: a notice like every other, signed with the secret of this installation. */
export async function melden(context: Context, referenz: string, status: Meldestatus): Promise<void> {
  const zahlung = await findZahlung(context, referenz)
  if (!zahlung) throw new Refusal(404, 'NICHT_GEFUNDEN', 'Diese Zahlung gibt es nicht.')
  const inhalt = { referenz, status, betrag: zahlung.betrag, waehrung: WAEHRUNG }
  await processZahlungsmeldung(context, sign(context, inhalt))
}
