import { expect, test } from 'vitest'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { addTage, versandtage } from '#src/domain/kampagne/schedule.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { externFreigeben } from '#mocks/backend/kampagne/provider.ts'
import { melden } from '#mocks/backend/zahlung/meldung.ts'
import { approved, fetchK, flowForEach, goTo, paid, refused, startZahlung } from './kampagneFlow.ts'

const flow = flowForEach()

const mails = async () => {
  const rows = await flow.db
    .selectFrom('mail')
    .select(['an', 'text'])
    .where('betreff', 'like', 'Versandtermin verpasst%')
    .execute()
  return rows.map(({ an, text }) => [an, text] as const)
}
/** The day after the dispatch; sessions of the days before are over. */
const measure = async (id: number): Promise<Kampagne> => {
  await goTo(flow, addTage(flow.versandDatum, 1))
  flow.kunde = await flow.login('kunde@example.org')
  return fetchK(flow, id)
}

test('STA-08 a paid campaign that misses its day says so once to its owner and to the provider, and goes on', async () => {
  const { idPtKampagne, preis } = await paid(flow)
  const missed = await measure(idPtKampagne)
  expect(missed).toMatchObject({ state: 'inExternerFreigabe', teilstatus: 'terminVerpasst', zahlungsStatus: 'bezahlt' })
  const [toOwner, toProvider, ...others] = await mails()
  expect(others).toEqual([])
  expect(toOwner?.[0]).toBe('kunde@example.org')
  expect(toOwner?.[1]).toContain('Wir haben die Druckdaten bis dahin nicht fertig geprüft.')
  expect(toOwner?.[1]).toMatch(/Ihre Zahlung von [\d.,]+\s€ bleibt erhalten/)
  expect(toProvider?.[0]).toBe('service@example.org')
  expect(toProvider?.[1]).toContain(`Nummer ${idPtKampagne}`)
  expect(missed.verlauf.at(-1)).toMatchObject({ aktion: 'terminVerpasst', wer: 'system' })
  await Promise.all(Array.from({ length: 5 }, () => runDueJobs(flow.context)))
  await flow.advance(1)
  expect((await runDueJobs(flow.context)).verpasst).toBe(0)
  expect(await mails()).toHaveLength(2)

  const heute = flow.clock.heute()
  const [versandDatum = ''] = versandtage(heute, addTage(heute, 60), heute)
  const { version } = await fetchK(flow, idPtKampagne)
  const moved = await flow.call(flow.kunde, 'terminAendern', { idPtKampagne, version, versandDatum })
  expect(moved).toMatchObject({
    versandDatum,
    state: 'inBearbeitungKorrektur',
    zahlung: { offen: 0, betrag: preis?.brutto },
  })
  // Missed again: said again.
  await goTo(flow, addTage(versandDatum, 1))
  expect(await mails()).toHaveLength(4)
})

test('STA-08 where the provider was late, the money goes back in full', async () => {
  const { idPtKampagne, preis } = await paid(flow)
  const { version } = await measure(idPtKampagne)
  const grund = 'Zu spät für die Aktion'
  const dear = flow.call(flow.kunde, 'stornieren', { idPtKampagne, version, grund, gebuehr: 5950 })
  expect(await refused(dear)).toMatchObject({ code: 'GEBUEHR_GEAENDERT' })
  await flow.call(flow.kunde, 'stornieren', { idPtKampagne, version, grund, gebuehr: 0 })
  await runDueJobs(flow.context)
  expect(await fetchK(flow, idPtKampagne)).toMatchObject({
    state: 'inStorniert',
    zahlungsStatus: 'erstattet',
    zahlung: { erstattet: preis?.brutto },
  })
})

test('STA-08 money that comes after the day: the campaign is paid, and its owner is told the reason', async () => {
  const kampagne = await approved(flow)
  const { zahlung } = await startZahlung(flow, kampagne, 'ueberweisung')
  await goTo(flow, addTage(flow.versandDatum, 1))
  expect(await mails()).toEqual([])
  await melden(flow.context, zahlung.referenz, 'bezahlt')
  expect((await runDueJobs(flow.context)).verpasst).toBe(1)
  expect((await mails())[0]?.[1]).toMatch(/Die Zahlung kam am .*, nötig war sie bis .*abzüglich der Stornogebühr/s)
})

test('STA-06 a hand-over that failed beyond its day can be moved or called off by its owner', async () => {
  const { idPtKampagne } = await paid(flow)
  await externFreigeben(flow.context, idPtKampagne)
  await flow.db
    .updateTable('kampagne')
    .set({ state: 'inVersandFehlgeschlagen', versuche: 3, letzterFehler: 'Die Druckerei ist nicht erreichbar.' })
    .execute()
  const early = await fetchK(flow, idPtKampagne)
  const stop = { idPtKampagne, grund: 'Abgesagt', gebuehr: 0 }
  expect(await refused(flow.call(flow.kunde, 'stornieren', { ...stop, version: early.version }))).toMatchObject({
    status: 409,
  })
  const { version } = await measure(idPtKampagne)
  await flow.call(flow.kunde, 'stornieren', { ...stop, version })
  expect((await fetchK(flow, idPtKampagne)).state).toBe('inStorniert')
})
