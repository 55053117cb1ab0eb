import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFlow, draft, sent, type Flow } from './kampagneFlow.ts'

let flow: Flow
beforeAll(async () => {
  flow = await createFlow()
})
afterAll(() => flow.close())

test('saves a draft with what the service works out itself', async () => {
  const kampagne = await draft(flow)
  expect(kampagne).toMatchObject({ state: 'inBearbeitung', menge: 120, format: 'maxipostkarte', version: 1 })
  expect(kampagne.absender?.firma).toBe('Ladenverbund Elbtal eG')
  expect(kampagne.datenschutzText).toContain('eigene Kundendaten')
  expect(kampagne.preis?.brutto).toBeGreaterThan(0)
  expect(kampagne.befunde.filter((b) => b.schwere === 'fehler')).toEqual([])
})

test('lives a campaign up to Versendet', async () => {
  const kampagne = await sent(flow)
  expect(kampagne.state).toBe('inVersendet')
  expect(kampagne.verlauf.map(({ aktion }) => aktion)).toEqual([
    'saveKampagne',
    'kampagneZurFreigabeGeben',
    'freigabeErteilen',
    'starteZahlung',
    'zahlungEingegangen',
    'externFreigeben',
    'versandVorbereiten',
    'uebergabe',
    'uebergabeBestaetigt',
    'versandGemeldet',
  ])
})
