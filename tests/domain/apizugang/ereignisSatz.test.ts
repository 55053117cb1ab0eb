import { expect, test } from 'vitest'
import type { WebhookInhalt } from '#src/contract/webhook.ts'
import { ereignisSatz } from '#src/domain/apizugang/ereignisSatz.ts'

const kopf = { zeit: '2026-11-24T10:00:00.000Z', modus: 'live' } as const

test.each<[WebhookInhalt, string]>([
  [
    {
      ...kopf,
      ereignis: 'kampagne.state',
      daten: { idPtKampagne: 7, bezeichnung: 'Sehtest', vonState: null, nachState: 'inBearbeitung', version: 1 },
    },
    '„Sehtest“: In Bearbeitung',
  ],
  [
    {
      ...kopf,
      ereignis: 'freigabe.entscheidung',
      daten: { idPtKampagne: 7, idPtFreigabe: 1, snapshotNr: 1, entscheidung: 'aenderungen' },
    },
    'Kampagne 7: Änderungen angefordert',
  ],
  [
    {
      ...kopf,
      ereignis: 'zahlung.status',
      daten: { idPtKampagne: 7, zahlungsStatus: 'bezahlt', referenz: null, betrag: 123_456, offen: 0 },
    },
    'Kampagne 7: Bezahlt, 1.234,56 €',
  ],
  [
    {
      ...kopf,
      ereignis: 'zielgruppe.geprueft',
      daten: { idPtZielgruppe: 3, bezeichnung: 'Stammkunden', potenzial: 1649 },
    },
    '„Stammkunden“: 1.649 Adressen für den Druck',
  ],
  [
    { ...kopf, ereignis: 'statistik.scan', daten: { idPtKampagne: 7, nummer: 2, erster: true } },
    'Kampagne 7: Code 2, erster Scan dieser Sendung',
  ],
  [
    {
      ...kopf,
      ereignis: 'rechnung.erstellt',
      daten: { idPtRechnung: 1, rechnungsnummer: 'RE-2026-000012', art: 'rechnung', idPtKampagne: 7, brutto: 45_120 },
    },
    'RE-2026-000012, 451,20 €',
  ],
  [{ ...kopf, ereignis: 'ping', daten: { idPtWebhook: 4 } }, 'Test des Webhooks 4'],
])('%o reads as a line', (inhalt, satz) => {
  expect(ereignisSatz(inhalt).replaceAll('\u00A0', ' ')).toBe(satz)
})
