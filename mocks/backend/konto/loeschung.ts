import { addTage } from '#src/domain/kampagne/schedule.ts'
import { loeschHindernis, LOESCHUNG_WARTEZEIT_TAGE } from '#src/domain/konto/loeschung.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { Refusal, requireActor, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import { sendMail } from '../platform/mail.ts'
import { confirmPasswort, ownZugang } from '../zugang/eigener.ts'
import { log } from './protokoll.ts'

/** Why the account cannot be deleted now, or null. */
export async function hindernisOf({ db }: Pick<Context, 'db'>, idPtKunde: number): Promise<string | null> {
  return loeschHindernis(
    await db.selectFrom('kampagne').select(['bezeichnung', 'state']).where('idPtKunde', '=', idPtKunde).execute(),
  )
}

/** Starts the waiting period; a second request changes nothing. */
export async function requestLoeschung(outer: Context, passwort: string): Promise<void> {
  await confirmPasswort(outer, await ownZugang(outer), passwort, 'passwort')
  const { idPtKunde, name, email } = requireActor(outer)
  const hindernis = await hindernisOf(outer, idPtKunde)
  if (hindernis !== null) throw new Refusal(409, 'LOESCHUNG_NICHT_MOEGLICH', hindernis)
  const loeschungAm = addTage(outer.heute(), LOESCHUNG_WARTEZEIT_TAGE)
  await inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const kunde = await db
      .updateTable('kunde')
      .set({ loeschungBeantragtAm: outer.now().toISOString(), loeschungBeantragtVon: name, loeschungAm })
      .where('idPtKunde', '=', idPtKunde)
      .where('loeschungAm', 'is', null)
      .returning(['firma', 'rechnungsEmail'])
      .executeTakeFirst()
    if (!kunde) return
    await log(context, idPtKunde, 'loeschungBeantragt')
    for (const an of new Set([email, kunde.rechnungsEmail]))
      await sendMail(context, {
        an,
        betreff: `Ihr Konto wird am ${formatDatum(loeschungAm)} gelöscht`,
        text: `Guten Tag,\n\n${name} hat beantragt, das Konto „${kunde.firma}“ mit allen Daten zu löschen. Bis zum ${formatDatum(loeschungAm)} können Sie das unter „Konto“ zurücknehmen. Rechnungen bewahren wir auf, solange das Gesetz es verlangt.`,
        link: `${outer.settings.publicUrl}/konto#loeschung`,
        linkText: 'Konto öffnen',
      })
  })
}

/** Ends the waiting period; the account stays. */
export async function withdrawLoeschung(outer: Context): Promise<void> {
  const { idPtKunde, name } = requireActor(outer)
  await inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const kunde = await db
      .updateTable('kunde')
      .set({ loeschungBeantragtAm: null, loeschungBeantragtVon: null, loeschungAm: null })
      .where('idPtKunde', '=', idPtKunde)
      .where('loeschungAm', 'is not', null)
      .returning(['firma', 'rechnungsEmail'])
      .executeTakeFirst()
    if (!kunde) return
    await log(context, idPtKunde, 'loeschungWiderrufen')
    await sendMail(context, {
      an: kunde.rechnungsEmail,
      betreff: 'Ihr Konto bleibt bestehen',
      text: `Guten Tag,\n\n${name} hat den Löschantrag für „${kunde.firma}“ zurückgenommen. Es wurde nichts gelöscht.`,
    })
  })
}
