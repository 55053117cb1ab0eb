import type { WebhookInhalt } from '#src/contract/webhook.ts'
import { stateLabel } from '../kampagne/labels.ts'
import { ZAHLUNG_LABEL } from '../kampagne/payment.ts'
import { formatEuro, formatZahl } from '#src/base/number/german.ts'

/** What happened to what, in one line: an event as a person reads it. */
export function ereignisSatz({ ereignis, daten }: WebhookInhalt): string {
  switch (ereignis) {
    case 'kampagne.state':
      return `„${daten.bezeichnung}“: ${stateLabel(daten.nachState)}`
    case 'freigabe.entscheidung':
      return `Kampagne ${daten.idPtKampagne}: ${daten.entscheidung === 'freigegeben' ? 'freigegeben' : 'Änderungen angefordert'}`
    case 'zahlung.status':
      return `Kampagne ${daten.idPtKampagne}: ${ZAHLUNG_LABEL[daten.zahlungsStatus]}, ${formatEuro(daten.betrag)}`
    case 'zielgruppe.geprueft':
      return `„${daten.bezeichnung}“: ${formatZahl(daten.potenzial)} Adressen für den Druck`
    case 'statistik.scan':
      return `Kampagne ${daten.idPtKampagne}: Code ${daten.nummer}${daten.erster ? ', erster Scan dieser Sendung' : ''}`
    case 'rechnung.erstellt':
      return `${daten.rechnungsnummer}, ${formatEuro(daten.brutto)}`
    case 'ping':
      return `Test des Webhooks ${daten.idPtWebhook}`
  }
}
