import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import { act, lockKampagne, verlaufEintrag, writeKampagne } from './act.ts'
import { mailOwner } from './messages.ts'
import { formatEuro } from '#src/base/number/german.ts'

/** Puts money on its way back; the job pays it out. `betrag`: ct. */
export async function planRefund(context: Context, idPtKampagne: number, betrag: number, grund: string): Promise<void> {
  if (betrag <= 0) return
  await context.db
    .insertInto('erstattung')
    .values({ idPtKampagne, betrag, grund, faelligAm: context.now().toISOString(), erledigtAm: null })
    .execute()
}

/** Refunds that were not paid out yet are dropped: the money went another way. */
export async function dropRefunds({ db }: Context, idPtKampagne: number): Promise<void> {
  await db.deleteFrom('erstattung').where('idPtKampagne', '=', idPtKampagne).where('erledigtAm', 'is', null).execute()
}

/** Pays one refund out; whoever marks it as done first does it. True when this call did. */
export function payRefund(outer: Context, idPtErstattung: number): Promise<boolean> {
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const refund = await db
      .updateTable('erstattung')
      .set({ erledigtAm: context.now().toISOString() })
      .where('idPtErstattung', '=', idPtErstattung)
      .where('erledigtAm', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!refund) return false
    const { kampagne } = await lockKampagne(context, refund.idPtKampagne)
    const erstattet = kampagne.erstattet + refund.betrag
    if (kampagne.state === 'inStorniert') {
      await act(context, kampagne.idPtKampagne, 'erstattungAbgeschlossen', {
        wer: 'system',
        name: 'Erstattung',
        grund: refund.grund,
        change: { erstattet },
      })
      await markRefunded(context, kampagne.idPtKampagne)
      return true
    }
    const changed = await writeKampagne(context, kampagne, { erstattet })
    await markCredited(context, kampagne.idPtKampagne)
    await verlaufEintrag(context, changed, {
      wer: 'system',
      name: 'Erstattung',
      aktion: 'erstattung',
      vonState: kampagne.state,
      grund: `${refund.grund}: ${formatEuro(refund.betrag)}`,
    })
    await mailOwner(context, changed, 'zahlung', {
      betreff: `Betrag erstattet: „${kampagne.bezeichnung}“`,
      text: `Wir haben Ihnen ${formatEuro(refund.betrag)} erstattet. ${refund.grund}.`,
    })
    return true
  })
}

/** A partial credit follows the money. */
async function markCredited({ db, now }: Context, idPtKampagne: number): Promise<void> {
  await db
    .updateTable('rechnung')
    .set({ zahlungsStatus: 'erstattet', bezahltAm: now().toISOString() })
    .where('idPtKampagne', '=', idPtKampagne)
    .where('art', '=', 'gutschriftKorrektur')
    .where('bezahltAm', 'is', null)
    .execute()
}

/** A cancelled invoice and its counterpart follow the money. */
async function markRefunded({ db, now }: Context, idPtKampagne: number): Promise<void> {
  const stornos = await db
    .selectFrom('rechnung')
    .select(['rechnungsnummer', 'stornoZu'])
    .where('idPtKampagne', '=', idPtKampagne)
    .where('art', '=', 'storno')
    .execute()
  const numbers = stornos.flatMap(({ rechnungsnummer, stornoZu }) => [rechnungsnummer, stornoZu ?? ''])
  if (numbers.length === 0) return
  await db
    .updateTable('rechnung')
    .set({ zahlungsStatus: 'erstattet' })
    .where('rechnungsnummer', 'in', numbers)
    .execute()
  await db
    .updateTable('rechnung')
    .set({ bezahltAm: now().toISOString() })
    .where('idPtKampagne', '=', idPtKampagne)
    .where('art', '=', 'storno')
    .where('bezahltAm', 'is', null)
    .execute()
}
