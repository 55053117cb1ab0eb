import { readdir } from 'node:fs/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { LEASE_MS, leaseUntil } from '#mocks/backend/platform/lease.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'
import { addListe, draft, fetchK, flowForEach, goTo, paid, release, sent, testEmpfaenger } from './kampagneFlow.ts'

afterAll(() => vi.resetConfig())

const flow = flowForEach()

const rowsOf = async (idPtZielgruppe: number) =>
  (await flow.db.selectFrom('zielgruppeEmpfaenger').select('nr').where('idPtZielgruppe', '=', idPtZielgruppe).execute())
    .length
const frozen = async () =>
  (await flow.db.selectFrom('empfaengerCode').select('code').where('daten', 'is not', null).execute()).length

test('LOAD-10 a half list goes once its upload is gone; one that is being uploaded stays', async () => {
  const { idPtZielgruppe } = flow
  const begun = { fertig: 0, laeuftBis: leaseUntil(flow.context) }
  await flow.db.updateTable('zielgruppe').set(begun).where('idPtZielgruppe', '=', idPtZielgruppe).execute()
  await runDueJobs(flow.context)
  expect(await rowsOf(idPtZielgruppe)).toBe(520)
  flow.tick(LEASE_MS + 1)
  await runDueJobs(flow.context)
  expect(await rowsOf(idPtZielgruppe)).toBe(0)
})

test('SEC-25 thirty days after the dispatch addresses are gone; codes, counts and invoices stay', async () => {
  const { idPtKampagne } = await sent(flow)
  const gesendet = flow.clock.heute()
  await goTo(flow, addTage(gesendet, 29))
  expect([await rowsOf(flow.idPtZielgruppe), await frozen()]).toEqual([520, 520])
  expect(await readdir(flow.ordner)).toHaveLength(1)
  await goTo(flow, addTage(gesendet, 30))
  expect([await rowsOf(flow.idPtZielgruppe), await frozen()]).toEqual([0, 0])
  expect(await readdir(flow.ordner)).toEqual([])
  expect(await flow.db.selectFrom('empfaengerCode').selectAll().execute()).toHaveLength(520)
  flow.kunde = await flow.login('kunde@example.org')
  expect(await fetchK(flow, idPtKampagne)).toMatchObject({ state: 'inVersendet', menge: 520 })
  expect((await flow.call(flow.kunde, 'fetchRechnungen', {})).rechnungen).toHaveLength(1)
  expect((await runDueJobs(flow.context)).geloescht).toBe(0)
})

test('SEC-25 seven days after a cancellation addresses are gone', async () => {
  const { kampagne } = await release(flow, await draft(flow))
  const { idPtKampagne, version } = kampagne
  await flow.call(flow.kunde, 'stornieren', { idPtKampagne, version, grund: 'Abgesagt', gebuehr: 0 })
  const tag = flow.clock.heute()
  await goTo(flow, addTage(tag, 6))
  expect([await rowsOf(flow.idPtZielgruppe), await frozen()]).toEqual([520, 520])
  await goTo(flow, addTage(tag, 7))
  expect([await rowsOf(flow.idPtZielgruppe), await frozen()]).toEqual([0, 0])
})

test('SEC-25 an unused list goes after ninety days, one in use stays', async () => {
  const unused = await addListe(flow, testEmpfaenger(3))
  await draft(flow)
  const tag = flow.clock.heute()
  await goTo(flow, addTage(tag, 89))
  expect(await rowsOf(unused)).toBe(3)
  const stored = await flow.db
    .selectFrom('zielgruppe')
    .select('loeschenAm')
    .where('idPtZielgruppe', '=', unused)
    .executeTakeFirst()
  expect(stored?.loeschenAm).toBe(addTage(tag, 90))
  await goTo(flow, addTage(tag, 90))
  expect([await rowsOf(unused), await rowsOf(flow.idPtZielgruppe)]).toEqual([0, 520])
})

test('SEC-25 a list whose people another group leaves out is in use as long as that group is', async () => {
  const abgezogen = await addListe(flow, testEmpfaenger(3))
  const { idPtZielgruppe, version } = await flow.call(flow.kunde, 'saveZielgruppe', {
    bezeichnung: 'Ohne Stammkunden',
    filter: LEERER_FILTER,
    ausschluss: { listen: [{ idPtZielgruppe: abgezogen }] },
  })
  const tag = flow.clock.heute()
  await goTo(flow, addTage(tag, 200))
  expect(await rowsOf(abgezogen)).toBe(3)
  flow.kunde = await flow.login('kunde@example.org')
  await flow.call(flow.kunde, 'archiviereZielgruppe', { idPtZielgruppe, version, archiviert: true })
  await goTo(flow, addTage(tag, 201))
  expect(await rowsOf(abgezogen)).toBe(0)
})

test('a refund is paid once, however many runs look for it', async () => {
  const { idPtKampagne } = await paid(flow)
  await flow.db
    .insertInto('erstattung')
    .values({
      idPtKampagne,
      betrag: 500,
      grund: 'Gutschrift',
      faelligAm: flow.clock.now().toISOString(),
      erledigtAm: null,
    })
    .execute()
  const reports = await Promise.all(Array.from({ length: 10 }, () => runDueJobs(flow.context)))
  expect(reports.reduce((sum, { erstattet }) => sum + erstattet, 0)).toBe(1)
  expect((await fetchK(flow, idPtKampagne)).zahlung.erstattet).toBe(500)
})

test('one campaign in trouble does not stop the others', async () => {
  const first = await paid(flow, { bezeichnung: 'Kaputt' })
  const second = await paid(flow, { bezeichnung: 'Heil' })
  await flow.db.updateTable('kampagne').set({ geprueftAm: flow.clock.now().toISOString() }).execute()
  await flow.db
    .updateTable('snapshot')
    .set({ inhalt: '{kein JSON' })
    .where('idPtKampagne', '=', first.idPtKampagne)
    .execute()
  const report = await goTo(flow, addTage(flow.versandDatum, -3))
  expect(report).toMatchObject({ vorbereitet: 2, uebergeben: 1 })
  expect(report.fehler).toHaveLength(1)
  expect((await fetchK(flow, first.idPtKampagne)).versand.versuche).toBe(1)
  const { auftrag } = await flow.db.selectFrom('druckauftrag').selectAll().executeTakeFirstOrThrow()
  expect(auftrag).toBe(`K${String(second.idPtKampagne).padStart(6, '0')}-1`)
})
