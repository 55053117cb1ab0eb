import { afterAll, expect, test, vi } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { stornoGebuehr } from '#src/domain/price/kampagnePreis.ts'
import { loadPreisliste } from '#mocks/backend/preisliste/handlers.ts'
import { melden } from '#mocks/backend/zahlung/meldung.ts'
import { approved, createFlow, fetchK, flowForEach, paid, refused, startZahlung } from './kampagneFlow.ts'

afterAll(() => vi.resetConfig())

const flow = flowForEach()

const list = (input = {}) => flow.call(flow.kunde, 'fetchRechnungen', input)

test('PAY-11 an invoice holds the price that was approved, to the cent', async () => {
  const { idPtKampagne, preis } = await paid(flow)
  const { rechnungen } = await list()
  expect(rechnungen).toHaveLength(1)
  expect(rechnungen[0]).toMatchObject({
    rechnungsnummer: 'RE-2026-000001',
    art: 'rechnung',
    rechnungsdatum: '2026-11-20',
    leistungsdatum: flow.versandDatum,
    idPtKampagne,
    netto: preis?.netto,
    ust: preis?.ust,
    brutto: preis?.brutto,
    zahlungsStatus: 'bezahlt',
    zahlungsart: 'kreditkarte',
  })
  const positionen = rechnungen[0]?.positionen ?? []
  expect(positionen.reduce((sum, { netto }) => sum + netto, 0)).toBe(preis?.netto)
})

test('numbers have no gaps, also when many campaigns are paid at once', async () => {
  const references: string[] = []
  for (let i = 0; i < 6; i += 1)
    references.push((await startZahlung(flow, await approved(flow, { bezeichnung: `Aktion ${i}` }))).zahlung.referenz)
  await Promise.all(references.map((referenz) => melden(flow.context, referenz, 'bezahlt')))
  const { rechnungen } = await list()
  expect(rechnungen.map(({ rechnungsnummer }) => rechnungsnummer).toSorted()).toEqual(
    references.map((_, i) => `RE-2026-00000${i + 1}`),
  )
})

test('a new year begins with number one', async () => {
  const later = await createFlow(520, 'maxipostkarte', { now: '2027-01-19T09:00:00.000Z' })
  await paid(later)
  expect((await later.call(later.kunde, 'fetchRechnungen', {})).rechnungen[0]?.rechnungsnummer).toBe('RE-2027-000001')
  await later.close()
})

test('a cancellation with a fee takes the invoice back and bills the fee', async () => {
  const { idPtKampagne, version, preis } = await paid(flow)
  const brutto = preis?.brutto ?? 0
  const gebuehr = stornoGebuehr(await loadPreisliste(flow.context), 'inExternerFreigabe', brutto)
  expect(gebuehr).toBeGreaterThan(0)
  const cancel = (betrag: number) =>
    flow.call(flow.kunde, 'stornieren', { idPtKampagne, version, grund: 'Abgesagt', gebuehr: betrag })
  expect(await refused(cancel(0))).toMatchObject({ status: 409, code: 'GEBUEHR_GEAENDERT' })
  expect((await fetchK(flow, idPtKampagne)).state).toBe('inExternerFreigabe')
  expect(await cancel(gebuehr)).toMatchObject({ state: 'inStorniert', zahlungsStatus: 'bezahlt' })
  expect((await runDueJobs(flow.context)).erstattet).toBe(1)
  expect(await fetchK(flow, idPtKampagne)).toMatchObject({
    state: 'inStorniert',
    zahlungsStatus: 'erstattet',
    zahlung: { betrag: brutto, erstattet: brutto - gebuehr, offen: 0 },
  })
  const { rechnungen } = await list()
  expect(rechnungen.map((r) => [r.art, r.brutto, r.zahlungsStatus, r.stornoZu])).toEqual([
    ['rechnung', gebuehr, 'bezahlt', null],
    ['storno', -brutto, 'erstattet', 'RE-2026-000001'],
    ['rechnung', brutto, 'erstattet', null],
  ])
  for (const { netto, ust, brutto: sum } of rechnungen) expect(netto + ust).toBe(sum)
})

test('the list filters by year, status and campaign', async () => {
  const first = await paid(flow)
  await paid(flow, { bezeichnung: 'Zweite Aktion' })
  expect((await list({ jahr: 2026 })).rechnungen).toHaveLength(2)
  expect((await list({ jahr: 2025 })).rechnungen).toEqual([])
  expect((await list({ zahlungsStatus: 'erstattet' })).rechnungen).toEqual([])
  expect((await list({ idPtKampagne: first.idPtKampagne })).rechnungen).toHaveLength(1)
})

test('an invoice comes as PDF, to its own customer only', async () => {
  const { idPtRechnung } = await paid(flow)
  const id = idPtRechnung ?? 0
  const { blob, name } = await flow.call(flow.kunde, 'downloadRechnungAsPdf', { idPtRechnung: id })
  expect(name).toBe('RE-2026-000001.pdf')
  expect((await PDFDocument.load(await blob.arrayBuffer())).getPageCount()).toBeGreaterThan(0)
  expect(await refused(flow.call(flow.andere, 'downloadRechnungAsPdf', { idPtRechnung: id }))).toMatchObject({
    status: 404,
  })
  expect(await refused(flow.call(flow.andere, 'fetchRechnungen', { idPtKunde: 1 }))).toMatchObject({ status: 404 })
  expect((await flow.call(flow.andere, 'fetchRechnungen', {})).rechnungen).toEqual([])
})

test('who may not see invoices gets none', async () => {
  const { idPtRechnung } = await paid(flow)
  const team = await flow.login('team@example.org')
  const call = flow.call(team, 'downloadRechnungAsPdf', { idPtRechnung: idPtRechnung ?? 0 })
  expect(await refused(call)).toMatchObject({ status: 403 })
})
