import type { BenachrichtigungArt } from '#src/contract/zugang.ts'
import type { Ansprechpartner } from '#src/contract/konto.ts'
import type { KampagneAction } from '#src/domain/kampagne/transitions.ts'
import { isStillMissing, type FreigabeStand } from '#src/domain/kampagne/freigabeStand.ts'
import { formatDatum, formatEuro, formatZahl } from '#src/base/number/german.ts'
import type { Context } from '../platform/context.ts'
import type { KampagneRow } from './rows.ts'
import { demoAnbieter } from '../platform/documents/anbieter.ts'
import { sendMail } from '../platform/mail.ts'
import { adressatenFuer } from '../zugang/vertretung.ts'
import { sendBenachrichtigung } from '../zugang/benachrichtigung.ts'
import { ergebnisOf, minderungOf, offenerBetrag } from './load.ts'
import { fromJson } from '../platform/db/json.ts'

interface Anlass {
  wer: string
  name: string
  grund?: string | null | undefined
  stand?: FreigabeStand | undefined
}

type Nachricht = (row: KampagneRow, anlass: Anlass, anbieter: string) => { betreff: string; text: string } | null

const wegen = ({ grund }: Anlass) => (grund ? `\n\nGrund: ${grund}` : '')
const angereichert = (row: KampagneRow) => {
  const ergebnis = ergebnisOf(row)
  if (ergebnis === null || ergebnis.nichtGefunden === 0) return ''
  return `: Zu ${formatZahl(ergebnis.angereichert)} von ${formatZahl(ergebnis.gesendet)} Empfängern liegen vollständige Angaben vor, die übrigen werden mit den vorhandenen gedruckt`
}
const versand = ({ versandDatum }: KampagneRow) => (versandDatum === null ? '' : ` am ${formatDatum(versandDatum)}`)

/** Said where fewer pieces were sent than paid. */
function erstattung(row: KampagneRow): string {
  const minder = minderungOf(row)
  return minder === null
    ? ''
    : `\n\nBestellt waren ${formatZahl(row.menge)}. Für die fehlenden erstatten wir ${formatEuro(-minder.brutto)}; die Rechnungskorrektur finden Sie unter „Rechnungen“.`
}

/** What the maker of a campaign is told when somebody else moved it, or when it is now up to him. */
const NACHRICHTEN: Partial<Record<KampagneAction, Nachricht>> = {
  einfrierenGescheitert: (row, { grund }) => ({
    betreff: `Nicht zur Freigabe gesendet: „${row.bezeichnung}“`,
    text: `Ihre Kampagne wurde nicht zur Freigabe gesendet. ${grund ?? ''}\n\nIhre Eingaben sind noch da, und niemand wurde um Freigabe gebeten.`,
  }),
  freigabeErteilen: (row, { name, stand }) => {
    if (row.state !== 'inBezahlung')
      return {
        betreff: `Freigabe von ${name}: „${row.bezeichnung}“`,
        text: `${name} hat Ihre Kampagne freigegeben. ${stand ? isStillMissing(stand) : 'Weitere Freigaben stehen noch aus.'}`,
      }
    return {
      betreff: `Freigegeben: „${row.bezeichnung}“`,
      text: `${name} hat Ihre Kampagne freigegeben. Bitte bezahlen Sie nun ${formatEuro(offenerBetrag(row))}, damit wir die Kampagne prüfen und${versand(row)} versenden.`,
    }
  },
  freigabeAblehnen: (row, anlass) => ({
    betreff: `Änderungen angefordert: „${row.bezeichnung}“`,
    text: `${anlass.name} hat Änderungen an Ihrer Kampagne angefordert.${wegen(anlass)}\n\nDie Kampagne ist wieder zur Bearbeitung geöffnet. Senden Sie sie nach den Änderungen erneut zur Freigabe.`,
  }),
  zahlungEingegangen: (row) => ({
    betreff: `Zahlung eingegangen: „${row.bezeichnung}“`,
    text: `Ihre Zahlung ist eingegangen. Die Rechnung finden Sie unter „Rechnungen“. Wir prüfen die Kampagne jetzt und versenden sie${versand(row)}.`,
  }),
  zahlungFehlgeschlagen: (row) => ({
    betreff: `Zahlung fehlgeschlagen: „${row.bezeichnung}“`,
    text: 'Ihre Zahlung ist fehlgeschlagen. Es wurde nichts abgebucht. Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
  }),
  zahlungAbgelaufen: (row) => ({
    betreff: `Zahlung abgelaufen: „${row.bezeichnung}“`,
    text: 'Die begonnene Zahlung wurde nicht rechtzeitig abgeschlossen. Es wurde nichts abgebucht. Bitte starten Sie die Zahlung erneut.',
  }),
  rueckbuchung: (row) => ({
    betreff: `Zahlung zurückgebucht: „${row.bezeichnung}“`,
    text: 'Ihre Zahlung wurde zurückgebucht. Die Kampagne ist angehalten. Bitte bezahlen Sie den offenen Betrag, damit sie weiterläuft.',
  }),
  externFreigeben: (row, _anlass, anbieter) => ({
    betreff: `Geprüft: „${row.bezeichnung}“`,
    text:
      row.state === 'inAnreicherung'
        ? `${anbieter} hat Ihre Kampagne geprüft. Jetzt werden die Adressdaten angereichert.`
        : `${anbieter} hat Ihre Kampagne geprüft. Sie wird${versand(row)} versendet.`,
  }),
  externAblehnen: (row, anlass, anbieter) => ({
    betreff: `Bitte korrigieren: „${row.bezeichnung}“`,
    text: `${anbieter} konnte Ihre Kampagne so nicht annehmen.${wegen(anlass)}\n\nIhre Zahlung bleibt erhalten. Bitte korrigieren Sie die Kampagne und senden Sie sie erneut zur Freigabe.`,
  }),
  anreicherungErgebnis: (row) => ({
    betreff: `Adressdaten angereichert: „${row.bezeichnung}“`,
    text: `Die Anreicherung ist abgeschlossen${angereichert(row)}. Die Kampagne wird${versand(row)} versendet.`,
  }),
  anreicherungGescheitert: (row) => ({
    betreff: `Anreicherung fehlgeschlagen: „${row.bezeichnung}“`,
    text: 'Die Adressdaten konnten nicht angereichert werden. Wir melden uns bei Ihnen und klären, ob die Kampagne ohne Anreicherung weiterläuft oder storniert wird.',
  }),
  ohneAnreicherungFortfahren: (row) => ({
    betreff: `Weiter ohne Anreicherung: „${row.bezeichnung}“`,
    text: `Die Kampagne läuft ohne Anreicherung weiter und wird${versand(row)} versendet.`,
  }),
  uebergabeGescheitert: (row) => ({
    betreff: `Übergabe an die Druckerei fehlgeschlagen: „${row.bezeichnung}“`,
    text: 'Die Druckdaten konnten nicht übergeben werden. Wir kümmern uns darum und melden uns, falls sich der Termin ändert.',
  }),
  uebergabeAbgelehnt: (row) => ({
    betreff: `Druckerei hat abgelehnt: „${row.bezeichnung}“`,
    text: 'Die Druckerei hat die Druckdaten nicht angenommen. Wir kümmern uns darum und melden uns, falls sich der Termin ändert.',
  }),
  uebergabeBestaetigt: (row) => ({
    betreff: `In der Druckerei: „${row.bezeichnung}“`,
    text: `Die Druckerei hat Ihre Kampagne angenommen (Auftrag ${row.lettershopReferenz ?? ''}). Sie wird${versand(row)} versendet.`,
  }),
  versandGemeldet: (row) => ({
    betreff: `Versendet: „${row.bezeichnung}“`,
    text: `Ihre Kampagne wurde mit ${formatZahl(row.gemeldeteMenge ?? row.menge)} Sendungen eingeliefert.${erstattung(row)}`,
  }),
  anbieterTerminAendern: (row) => ({
    betreff: `Neuer Versandtermin: „${row.bezeichnung}“`,
    text: `Der Versandtermin wurde geändert. Ihre Kampagne wird${versand(row)} versendet.`,
  }),
  stornieren: (row, anlass) => ({
    betreff: `Storniert: „${row.bezeichnung}“`,
    text: `Ihre Kampagne wurde storniert und wird nicht versendet.${wegen(anlass)}`,
  }),
  anbieterStornieren: (row, anlass, anbieter) => ({
    betreff: `Storniert: „${row.bezeichnung}“`,
    text: `${anbieter} hat Ihre Kampagne storniert. Sie wird nicht versendet.${wegen(anlass)}`,
  }),
  stornoAnfragen: (row, _anlass, anbieter) => ({
    betreff: `Stornoanfrage: „${row.bezeichnung}“`,
    text: `Ihre Stornoanfrage ist bei ${anbieter} eingegangen. Wir melden uns bei Ihnen.`,
  }),
  erstattungAbgeschlossen: (row) => ({
    betreff: `Betrag erstattet: „${row.bezeichnung}“`,
    text: `Wir haben Ihnen ${formatEuro(row.erstattet)} erstattet.`,
  }),
}

/** By which setting each of them can be switched off (domain 4.13). */
const ARTEN: Partial<Record<KampagneAction, BenachrichtigungArt>> = {
  einfrierenGescheitert: 'freigabe',
  freigabeErteilen: 'freigabe',
  freigabeAblehnen: 'freigabe',
  zahlungEingegangen: 'zahlung',
  zahlungFehlgeschlagen: 'zahlung',
  zahlungAbgelaufen: 'zahlung',
  rueckbuchung: 'zahlung',
  erstattungAbgeschlossen: 'zahlung',
  externFreigeben: 'pruefung',
  externAblehnen: 'pruefung',
  anreicherungErgebnis: 'pruefung',
  anreicherungGescheitert: 'pruefung',
  ohneAnreicherungFortfahren: 'pruefung',
  stornieren: 'storno',
  anbieterStornieren: 'storno',
  stornoAnfragen: 'storno',
}

/** Tells the maker what happened, in the transaction of the action itself. */
export async function tellOwner(
  context: Context,
  kampagne: KampagneRow,
  action: KampagneAction,
  anlass: Anlass,
): Promise<void> {
  const nachricht = NACHRICHTEN[action]?.(kampagne, anlass, context.settings.anbieterName)
  if (!nachricht) return
  await mailOwner(context, kampagne, ARTEN[action] ?? 'versand', nachricht)
  if (RUECKFRAGEN.has(action)) await mailContacts(context, kampagne, nachricht)
  if (action === 'uebergabeGescheitert') await mailGescheitert(context, kampagne, anlass.grund ?? '')
}

/** What holds a campaign up or moves it: the customer's contacts hear of it too. */
const RUECKFRAGEN: ReadonlySet<KampagneAction> = new Set([
  'externAblehnen',
  'anreicherungGescheitert',
  'uebergabeGescheitert',
  'uebergabeAbgelehnt',
  'anbieterTerminAendern',
  'anbieterStornieren',
])

const adressatenOf = (context: Context, { idPtKunde, erstelltVon, erstelltVonEmail }: KampagneRow) =>
  adressatenFuer(context, idPtKunde, { name: erstelltVon, email: erstelltVonEmail })

/** The same to the customer's contacts, but for those who were told already. */
export async function mailContacts(
  context: Context,
  kampagne: KampagneRow,
  { betreff, text }: { betreff: string; text: string },
): Promise<void> {
  const { ansprechpartner } = await context.db
    .selectFrom('kunde')
    .select('ansprechpartner')
    .where('idPtKunde', '=', kampagne.idPtKunde)
    .executeTakeFirstOrThrow()
  const told = new Set((await adressatenOf(context, kampagne)).map(({ email }) => email.toLowerCase()))
  for (const { name, email } of fromJson<Ansprechpartner[]>(ansprechpartner))
    if (!told.has(email.toLowerCase()))
      await sendMail(context, {
        an: email,
        betreff,
        text: `Guten Tag ${name},\n\n${text}`,
      })
}

/**
 * A mail to the maker of a campaign with the way to it, unless he wants none of this kind; once he is deactivated, to
 * whoever took over from him.
 */
export async function mailOwner(
  context: Context,
  kampagne: KampagneRow,
  art: BenachrichtigungArt,
  { betreff, text }: { betreff: string; text: string },
): Promise<void> {
  for (const { name, email } of await adressatenOf(context, kampagne))
    await sendBenachrichtigung(context, art, {
      an: email,
      betreff,
      text: `Guten Tag ${name},\n\n${text}`,
      link: `${context.settings.publicUrl}/kampagne/editieren/${kampagne.idPtKampagne}`,
      linkText: 'Kampagne öffnen',
    })
}

/** A mail to the provider about a campaign; its customer was told before. */
export async function mailAnbieter(
  context: Context,
  { idPtKampagne }: Pick<KampagneRow, 'idPtKampagne'>,
  { betreff, text }: { betreff: string; text: string },
): Promise<void> {
  const { anbieterName, publicUrl } = context.settings
  await sendMail(context, {
    an: demoAnbieter(anbieterName).email,
    betreff: `${betreff}: Kampagne ${idPtKampagne}`,
    text: `${text}\n\nDer Kunde ist benachrichtigt.`,
    link: `${publicUrl}/simulator/kampagne/${idPtKampagne}`,
    linkText: 'Kampagne öffnen',
  })
}

/** Alarm to the provider: the package did not get to the print shop (domain 4.2 #15). */
async function mailGescheitert(context: Context, kampagne: KampagneRow, grund: string): Promise<void> {
  const { idPtKampagne, bezeichnung } = kampagne
  await mailAnbieter(context, kampagne, {
    betreff: 'Übergabe an die Druckerei fehlgeschlagen',
    text: `Die Kampagne „${bezeichnung}“ (Nummer ${idPtKampagne}) wurde nicht an die Druckerei übergeben.\n\n${grund}`,
  })
}
