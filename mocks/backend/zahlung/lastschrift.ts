import type { Zahlungsart } from '#src/contract/kampagne.ts'
import type { Lastschrift } from '#src/contract/zahlung.ts'
import { einzugAm, lastschriftHindernis } from '#src/domain/kampagne/lastschrift.ts'
import { formatDatum, formatEuro } from '#src/domain/number/german.ts'
import { Refusal, type Context } from '../platform/context.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { demoAnbieter } from '../platform/documents/anbieter.ts'
import { mandatOf } from '../konto/mandat.ts'
import { sendMail } from '../platform/mail.ts'

/** The debit that the account's mandate allows now; refused where there is none. Inside the transaction of the payment. */
export async function bereiteLastschrift(context: Context, kampagne: KampagneRow): Promise<Lastschrift> {
  const { db } = context
  // Whoever takes the mandate back meanwhile waits, and then finds this debit to end.
  const kunde = await db
    .updateTable('kunde')
    .set((e) => ({ zahlungVersion: e.ref('zahlungVersion') }))
    .where('idPtKunde', '=', kampagne.idPtKunde)
    .returning(['idPtKunde', 'mandat'])
    .executeTakeFirstOrThrow()
  const mandat = await mandatOf(db, kunde)
  const heute = context.heute()
  const hindernis = lastschriftHindernis(mandat, kampagne.versandDatum, heute)
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
  zahlungsart: Zahlungsart
  lastschrift: Lastschrift | null
}

function ankuendigung(context: Context, { betrag, referenz, zahlungsart, lastschrift }: Vorgang) {
  const summe = formatEuro(betrag)
  if (lastschrift !== null)
    return {
      betreff: `Ankündigung: Lastschrift über ${summe} am ${formatDatum(lastschrift.einzugAm)}`,
      text: `wir ziehen ${summe} am ${formatDatum(lastschrift.einzugAm)} von Ihrem Konto ${lastschrift.iban} (${lastschrift.kontoinhaber}) ein.\n\nMandatsreferenz: ${lastschrift.mandatReferenz}\nGläubiger-ID: ${lastschrift.glaeubigerId}\nVerwendungszweck: ${referenz}\n\nBitte sorgen Sie für ausreichende Deckung. Innerhalb von acht Wochen nach dem Einzug können Sie bei Ihrer Bank die Erstattung verlangen.`,
    }
  if (zahlungsart !== 'ueberweisung') return null
  const { name, bank, iban } = demoAnbieter(context.settings.anbieterName)
  return {
    betreff: `Bitte überweisen Sie ${summe}`,
    text: `bitte überweisen Sie ${summe} mit dem Verwendungszweck ${referenz}.\n\nEmpfänger: ${name}\nIBAN: ${iban}\nBank: ${bank}\n\nNach dem Zahlungseingang prüfen wir die Kampagne.`,
  }
}

/** Tells the address for invoices when and how the money moves: debits are announced, transfers need an account. */
export async function kuendigeAn(context: Context, kampagne: KampagneRow, vorgang: Vorgang): Promise<void> {
  const mail = ankuendigung(context, vorgang)
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
