import { afterAll, expect, test, vi } from 'vitest'
import { KAMPAGNE_STATES } from '#src/contract/kampagne.ts'
import { seedKampagnen } from '#mocks/backend/seed/kampagnen.ts'
import { seedContext } from '#mocks/backend/seed/werbemittel.ts'
import { seedZugaenge } from '#mocks/backend/seed/zugaenge.ts'
import { createTestBackend } from '#tests/support/standIn.ts'
import { addListe, createFlow, testEmpfaenger } from './kampagneFlow.ts'

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
  await seedZugaenge(seedContext(flow.parts, 1, 'Katharina Brandt', 'kunde@example.org'))
  const { tokens } = await flow.call(flow.kunde, 'fetchApiTokens', {})
  expect(tokens.map(({ status, modus }) => `${modus} ${status}`)).toEqual([
    'test aktiv',
    'live aktiv',
    'live abgelaufen',
  ])
  expect(tokens.map(({ anfragen30Tage }) => anfragen30Tage > 0)).toEqual([true, true, false])
  const { zustellungen } = await flow.call(flow.kunde, 'fetchZustellungen', {})
  expect(new Set(zustellungen.map(({ status }) => status))).toEqual(new Set(['zugestellt', 'fehlgeschlagen']))
  const { sitzungen } = await flow.call(flow.kunde, 'fetchSitzungen', {})
  expect(sitzungen.map(({ geraet }) => geraet)).toEqual(
    expect.arrayContaining(['Safari auf iPhone', 'Firefox auf Windows']),
  )
  await flow.close()
})

test.each(['2026-11-21', '2026-12-25'])('seeds on %s as well', async (tag) => {
  const flow = await createFlow(520, 'maxipostkarte', { now: `${tag}T10:00:00.000Z` })
  await seedKampagnen(flow.parts)
  const { total } = await flow.call(flow.kunde, 'fetchKampagnen', {})
  expect(total).toBeGreaterThanOrEqual(12)
  await flow.close()
})

test('names the provider from the first text on, and leaves one card with its list free', async () => {
  const { db, close } = await createTestBackend({ seed: 'demo' })
  const texts = [
    ...(await db.selectFrom('kampagne').select('datenschutzText as text').execute()),
    ...(await db.selectFrom('snapshot').select('inhalt as text').execute()),
    ...(await db.selectFrom('mail').select('text').execute()),
    ...(await db.selectFrom('zielgruppe').select('datenquelle as text').execute()),
  ].map(({ text }) => text)
  expect(texts.some((text) => text.includes('Verbraucherdatenbank Musterdruck'))).toBe(true)
  expect(texts.filter((text) => text.includes('the provider'))).toEqual([])
  const used = await db
    .selectFrom('kampagne as k')
    .leftJoin('zielgruppe as z', 'z.idPtZielgruppe', 'k.idPtZielgruppe')
    .leftJoin('werbemittel as w', 'w.idPtWerbemittel', 'k.idPtWerbemittel')
    .select(['z.bezeichnung as liste', 'w.bezeichnung as karte'])
    .execute()
  expect(used.filter(({ liste, karte }) => `${liste} ${karte}`.includes('Radwerk'))).toEqual([])
  expect(used.filter(({ liste, karte }) => liste?.includes('Optik') && karte && !karte.includes('Optik'))).toEqual([])
  const karte = await db
    .selectFrom('werbemittel')
    .select('pruefStatus')
    .where('bezeichnung', 'like', 'Radwerk%')
    .execute()
  expect(karte).toEqual([{ pruefStatus: 'ok' }])
  await close()
})
