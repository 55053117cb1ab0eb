import { afterAll, expect, test, vi } from 'vitest'
import { KAMPAGNE_STATES } from '#src/contract/kampagne.ts'
import { seedKampagnen } from '#mocks/backend/seed/kampagnen.ts'
import { addListe, createFlow, testEmpfaenger } from './kampagneFlow.ts'

// Whole print files are written here.
vi.setConfig({ testTimeout: 60_000 })
afterAll(() => vi.resetConfig())

test('seeds believable campaigns over all states, with what belongs to them', async () => {
  const flow = await createFlow()
  await addListe(flow, testEmpfaenger(150))
  await seedKampagnen(flow.parts)
  const { jeState, total } = await flow.call(flow.kunde, 'fetchKampagnen', { state: 'all' })
  expect(total).toBeGreaterThanOrEqual(12)
  expect(KAMPAGNE_STATES.filter((state) => !jeState[state])).toEqual([])
  const { rechnungen } = await flow.call(flow.kunde, 'fetchRechnungen', {})
  expect(rechnungen.map(({ rechnungsnummer }) => rechnungsnummer).toSorted()).toEqual(
    rechnungen.map((_, i) => `RE-2026-${String(i + 1).padStart(6, '0')}`),
  )
  const days = rechnungen.map(({ rechnungsdatum }) => rechnungsdatum)
  expect(days).toEqual(days.toSorted().reverse())
  const { kampagnen } = await flow.call(flow.kunde, 'fetchStatistik', {})
  expect(kampagnen).toHaveLength(2)
  for (const { scans, eindeutig, versendet } of kampagnen) {
    expect(eindeutig).toBeGreaterThan(0)
    expect(eindeutig).toBeLessThanOrEqual(scans)
    expect(eindeutig).toBeLessThan(versendet)
  }
  await flow.close()
})

test.each(['2026-11-21', '2026-12-25'])('seeds on %s as well', async (tag) => {
  const flow = await createFlow(120, 'maxipostkarte', `${tag}T10:00:00.000Z`)
  await seedKampagnen(flow.parts)
  const { total } = await flow.call(flow.kunde, 'fetchKampagnen', {})
  expect(total).toBeGreaterThanOrEqual(12)
  await flow.close()
})
