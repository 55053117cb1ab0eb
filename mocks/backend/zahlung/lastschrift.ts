import type { Lastschrift, Ueberweisung } from '#src/contract/zahlung.ts'
import { einzugAm, refuseLastschrift } from '#src/domain/kampagne/lastschrift.ts'
import { formatDatum, formatEuro, formatTag } from '#src/base/number/german.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { lockRow } from '../platform/db/open.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { mandatOf } from '../konto/mandat.ts'
import { sendMail } from '../platform/mail.ts'

/** The debit that the account's mandate allows now; refused where there is none. Inside the transaction of the payment. */
export async function prepareLastschrift(context: Context, kampagne: KampagneRow): Promise<Lastschrift> {
  const { db } = context
  // Whoever takes the mandate back meanwhile waits, and then finds this debit to end.
  await lockRow(db, 'kunde', kampagne.idPtKunde)
  const kunde = await db
    .selectFrom('kunde')
    .select(['idPtKunde', 'mandat'])
    .where('idPtKunde', '=', kampagne.idPtKunde)
    .executeTakeFirstOrThrow()
  const mandat = await mandatOf(db, kunde)
  const heute = context.heute()
  const hindernis = refuseLastschrift(mandat, kampagne.versandDatum, heute)
  if (mandat === null || hindernis !== null)
    throw new Refusal(422, 'EINGABE_UNGUELTIG', 'Die Lastschrift ist nicht möglich. Es wurde nichts gebucht.', {
      felder: { zahlungsart: hindernis ?? '' },
    })
  const { kontoinhaber, iban, referenz, glaeubigerId } = mandat
  return { kontoinhaber, iban, mandatReferenz: referenz, glaeubigerId, einzugAm: einzugAm(heute) }
}

interface Vorgang {
  betrag: number
  referenz: string
  lastschrift: Lastschrift | null
  ueberweisung: Ueberweisung | null
}

function ankuendigung({ betrag, referenz, lastschrift, ueberweisung }: Vorgang) {
  const summe = formatEuro(betrag)
  if (lastschrift !== null)
    return {
      betreff: `Ankündigung: Lastschrift über ${summe} am ${formatDatum(lastschrift.einzugAm)}`,
      text: `wir ziehen ${summe} am ${formatDatum(lastschrift.einzugAm)} von Ihrem Konto ${lastschrift.iban} (${lastschrift.kontoinhaber}) ein.\n\nMandatsreferenz: ${lastschrift.mandatReferenz}\nGläubiger-ID: ${lastschrift.glaeubigerId}\nVerwendungszweck: ${referenz}\n\nBitte sorgen Sie für ausreichende Deckung. Innerhalb von acht Wochen nach dem Einzug können Sie bei Ihrer Bank die Erstattung verlangen.`,
    }
  if (ueberweisung === null) return null
  const { empfaenger, bank, iban, ueberweisenBis } = ueberweisung
  return {
    betreff: `Bitte überweisen Sie ${summe}`,
    text: `bitte überweisen Sie ${summe} bis ${formatTag(ueberweisenBis)}.\n\nEmpfänger: ${empfaenger}\nIBAN: ${iban}\nBank: ${bank}\nVerwendungszweck: ${referenz}\n\nBitte geben Sie genau diesen Betrag und Verwendungszweck an, sonst können wir das Geld nicht zuordnen. Eine Überweisung braucht bis zu drei Bankarbeitstage. Nach dem Zahlungseingang prüfen wir die Kampagne.`,
  }
}

/** Tells the address for invoices when and how the money moves: debits are announced, transfers need an account. */
export async function announce(context: Context, kampagne: KampagneRow, vorgang: Vorgang): Promise<void> {
  const mail = ankuendigung(vorgang)
  if (mail === null) return
  const { rechnungsEmail } = await context.db
    .selectFrom('kunde')
    .select('rechnungsEmail')
    .where('idPtKunde', '=', kampagne.idPtKunde)
    .executeTakeFirstOrThrow()
  if (rechnungsEmail === '') return
  await sendMail(context, {
    an: rechnungsEmail,
    betreff: `${mail.betreff}: „${kampagne.bezeichnung}“`,
    text: `Guten Tag,\n\n${mail.text}`,
    link: `${context.settings.publicUrl}/kampagne/editieren/${kampagne.idPtKampagne}`,
    linkText: 'Kampagne öffnen',
  })
}
