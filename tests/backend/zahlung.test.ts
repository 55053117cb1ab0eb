import { expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { Refusal } from '#mocks/backend/platform/context.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { melden, processZahlungsmeldung } from '#mocks/backend/zahlung/meldung.ts'
import { sign, type EmpfangeneMeldung, type Zahlungsmeldung } from '#mocks/backend/zahlung/unterschrift.ts'
import { externAblehnen } from '#mocks/backend/kampagne/provider.ts'
import { approve, approved, fetchK, flowForEach, paid, pay, refused, release, startZahlung } from './kampagneFlow.ts'

const flow = flowForEach()

/** A notice as the payment service would send it. */
const notice = (referenz: string, betrag: number, extra: Partial<Zahlungsmeldung> = {}) =>
  sign(flow.context, { referenz, status: 'bezahlt', betrag, waehrung: 'EUR', ...extra })
const send = (meldung: EmpfangeneMeldung) => processZahlungsmeldung(flow.context, meldung)
const count = async (table: 'rechnung' | 'zahlung' | 'ereignis') =>
  (await flow.db.selectFrom(table).selectAll().execute()).length
const started = async (): Promise<{ kampagne: Kampagne; referenz: string; betrag: number }> => {
  const kampagne = await approved(flow)
  const { zahlung } = await startZahlung(flow, kampagne)
  return { kampagne, referenz: zahlung.referenz, betrag: zahlung.betrag }
}

test('PAY-09 a started payment waits for its notice; the return of the browser proves nothing', async () => {
  const kampagne = await approved(flow)
  const answer = await startZahlung(flow, kampagne)
  expect(answer.weiterleitung).toBe(`/simulator/zahlung/${answer.zahlung.referenz}`)
  expect(await fetchK(flow, kampagne.idPtKampagne)).toMatchObject({
    state: 'inBezahlung',
    teilstatus: 'zahlungAusstehend',
    zahlung: { zahlungsStatus: 'ausstehend', betrag: 0 },
  })
})

test('a paid campaign is checked next, with invoice and mail', async () => {
  const kampagne = await paid(flow)
  expect(kampagne).toMatchObject({
    state: 'inExternerFreigabe',
    zahlung: { zahlungsStatus: 'bezahlt', offen: 0, betrag: kampagne.preis?.brutto },
  })
  expect(kampagne.idPtRechnung).not.toBeNull()
})

test('PAY-01 the same event counts once, also when it comes twice at the same time', async () => {
  const { kampagne, referenz, betrag } = await started()
  const event = notice(referenz, betrag)
  const results = await Promise.all(Array.from({ length: 10 }, () => send(event)))
  expect(results.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'bekannt'), 'verbucht'])
  expect(await count('rechnung')).toBe(1)
  expect((await fetchK(flow, kampagne.idPtKampagne)).zahlung.betrag).toBe(betrag)
})

test('PAY-01 fifty different events of one payment book it once', async () => {
  const { kampagne, referenz, betrag } = await started()
  const results = await Promise.all(Array.from({ length: 50 }, () => send(notice(referenz, betrag))))
  expect(results.filter((result) => result === 'verbucht')).toHaveLength(1)
  expect(await count('rechnung')).toBe(1)
  expect((await fetchK(flow, kampagne.idPtKampagne)).zahlung.betrag).toBe(betrag)
})

test('PAY-10, LOAD-08 fifty starts at once begin one payment', async () => {
  const kampagne = await approved(flow)
  const results = await Promise.all(Array.from({ length: 50 }, () => refused(startZahlung(flow, kampagne))))
  expect(results.filter((result) => result === null)).toHaveLength(1)
  expect(results.filter((result) => result?.status === 409)).toHaveLength(49)
  expect(await count('zahlung')).toBe(1)
})

test('PAY-10 a second start is refused and names the running payment', async () => {
  const { kampagne, referenz } = await started()
  const response = await flow.send(flow.kunde, 'starteZahlung', {
    idPtKampagne: kampagne.idPtKampagne,
    zahlungsart: 'paypal',
    betrag: kampagne.zahlung.offen,
    agbAkzeptiert: true,
  })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    fehler: { code: 'ZAHLUNG_LAEUFT', aktuell: { weiterleitung: `/simulator/zahlung/${referenz}` } },
  })
})

test('the same key answers the same start again', async () => {
  const { idPtKampagne, zahlung } = await approved(flow)
  const input = { idPtKampagne, zahlungsart: 'kreditkarte', betrag: zahlung.offen, agbAkzeptiert: true } as const
  const headers = { 'idempotency-key': randomUUID() }
  const first = await flow.call(flow.kunde, 'starteZahlung', input, headers)
  const again = await flow.call(flow.kunde, 'starteZahlung', input, headers)
  expect(again).toEqual(first)
  expect(await count('zahlung')).toBe(1)
})

test.each([
  { status: 409, code: 'BETRAG_GEAENDERT', change: { betrag: 1 } },
  { status: 422, code: 'EINGABE_UNGUELTIG', change: { agbAkzeptiert: false } },
])('refuses a start with $change', async ({ status, code, change }) => {
  const { idPtKampagne, zahlung } = await approved(flow)
  const input = {
    idPtKampagne,
    zahlungsart: 'kreditkarte',
    betrag: zahlung.offen,
    agbAkzeptiert: true,
    ...change,
  } as const
  expect(await refused(flow.call(flow.kunde, 'starteZahlung', input))).toMatchObject({ status, code })
  expect(await count('zahlung')).toBe(0)
  expect((await fetchK(flow, idPtKampagne)).zahlung.zahlungsStatus).toBe('offen')
})

test.each([
  { extra: { betrag: 1 }, grund: /^Gemeldet sind 0,01\s€, die Zahlung lautet auf / },
  { extra: { waehrung: 'USD' }, grund: /^Gemeldet ist die Währung USD statt EUR\.$/ },
])('PAY-05 does not book a notice with $extra', async ({ extra, grund }) => {
  const { kampagne, referenz, betrag } = await started()
  expect(await send(notice(referenz, betrag, extra))).toBe('pruefen')
  expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
  const row = await flow.db.selectFrom('ereignis').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ ergebnis: 'pruefen', grund: expect.stringMatching(grund) as string })
  expect(await count('rechnung')).toBe(0)
  expect(await send(notice(referenz, betrag))).toBe('verbucht')
})

test.each(['fehlgeschlagen', 'abgebrochen', 'abgelaufen'] as const)('PAY-04 %s can be tried again', async (status) => {
  const { kampagne, referenz } = await started()
  await melden(flow.context, referenz, status)
  const after = await fetchK(flow, kampagne.idPtKampagne)
  expect(after).toMatchObject({ state: 'inBezahlung', teilstatus: 'zahlungFehlgeschlagen' })
  expect((await pay(flow, after)).state).toBe('inExternerFreigabe')
  const { zahlungen } = await flow.call(flow.kunde, 'fetchZahlung', { idPtKampagne: kampagne.idPtKampagne })
  expect(zahlungen.map(({ zahlungsStatus }) => zahlungsStatus)).toEqual(['bezahlt', status])
})

test('an unfinished payment expires; money that comes later is booked as long as it is awaited', async () => {
  const { kampagne, referenz, betrag } = await started()
  await flow.clock.moveBy(31 * 60_000)
  expect((await runDueJobs(flow.context)).abgelaufen).toBe(1)
  expect((await fetchK(flow, kampagne.idPtKampagne)).zahlungsStatus).toBe('abgelaufen')
  expect(await send(notice(referenz, betrag))).toBe('verbucht')
  expect(await fetchK(flow, kampagne.idPtKampagne)).toMatchObject({
    state: 'inExternerFreigabe',
    zahlung: { zahlungsStatus: 'bezahlt', betrag, referenz },
  })
})

test('an invoice is guaranteed at once, a transfer waits', async () => {
  const byInvoice = await startZahlung(flow, await approved(flow), 'rechnung')
  expect(byInvoice).toMatchObject({ weiterleitung: null, zahlung: { zahlungsStatus: 'bezahlt' } })
  const byTransfer = await startZahlung(flow, await approved(flow), 'ueberweisung')
  expect(byTransfer).toMatchObject({ weiterleitung: null, zahlung: { zahlungsStatus: 'ausstehend' } })
})

test('SEC-07 pay, state, invoice and mail happen together or not at all', async () => {
  const { kampagne, referenz, betrag } = await started()
  const mails = async () => (await flow.db.selectFrom('mail').selectAll().execute()).length
  const before = await mails()
  // The number of the next invoice is taken already: the last step fails.
  await flow.db
    .insertInto('rechnung')
    .values({
      idPtKunde: 1,
      idPtKampagne: null,
      rechnungsnummer: 'RE-2026-000001',
      art: 'rechnung',
      rechnungsdatum: '2026-01-01',
      leistungsdatum: null,
      kampagneBezeichnung: '',
      empfaenger: '{}',
      positionen: '[]',
      netto: 0,
      ustSatz: 19,
      ust: 0,
      brutto: 0,
      zahlungsart: null,
      zahlungsStatus: 'offen',
      stornoZu: null,
    })
    .execute()
  await expect(send(notice(referenz, betrag))).rejects.toThrow(/unique/i)
  expect(await fetchK(flow, kampagne.idPtKampagne)).toMatchObject({
    state: 'inBezahlung',
    zahlung: { zahlungsStatus: 'ausstehend', betrag: 0 },
  })
  // Kept all the same: it is booked as soon as it can be.
  const kept = await flow.db.selectFrom('ereignis').select('ergebnis').execute()
  expect(kept).toEqual([{ ergebnis: 'wartet' }])
  expect(await count('rechnung')).toBe(1)
  expect(await mails()).toBe(before)
  await flow.db.deleteFrom('rechnung').execute()
  expect((await runDueJobs(flow.context)).nachgebucht).toBe(1)
  expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inExternerFreigabe')
})

/** Refused by the provider, then changed to another list and approved again. */
async function secondRound(kampagne: Kampagne, anreicherung: boolean): Promise<Kampagne> {
  await externAblehnen(flow.context, kampagne.idPtKampagne, ['Der Text ist nicht lesbar.'])
  const { version } = await fetchK(flow, kampagne.idPtKampagne)
  const saved = await flow.call(flow.kunde, 'saveKampagne', {
    idPtKampagne: kampagne.idPtKampagne,
    version,
    anreicherung,
  })
  const { key } = await release(flow, saved)
  await approve(flow, key)
  return fetchK(flow, kampagne.idPtKampagne)
}

test('after a refusal by the provider the same price needs no second payment', async () => {
  const first = await paid(flow)
  const again = await secondRound(first, false)
  expect(again).toMatchObject({ state: 'inExternerFreigabe', zahlung: { zahlungsStatus: 'bezahlt', offen: 0 } })
  expect(await count('rechnung')).toBe(1)
})

test('a dearer second round costs the difference, with a new invoice for the old one', async () => {
  const first = await paid(flow)
  const again = await secondRound(first, true)
  const difference = (again.preis?.brutto ?? 0) - (first.preis?.brutto ?? 0)
  expect(difference).toBeGreaterThan(0)
  expect(again).toMatchObject({ state: 'inBezahlung', zahlung: { offen: difference } })
  await pay(flow, again)
  const { rechnungen } = await flow.call(flow.kunde, 'fetchRechnungen', {})
  expect(rechnungen.map(({ art, brutto }) => [art, brutto])).toEqual([
    ['rechnung', again.preis?.brutto],
    ['storno', -(first.preis?.brutto ?? 0)],
    ['rechnung', first.preis?.brutto],
  ])
})

test('a cheaper second round pays the difference back', async () => {
  const first = await paid(flow, { anreicherung: true })
  const again = await secondRound(first, false)
  expect(again.state).toBe('inExternerFreigabe')
  const difference = (first.preis?.brutto ?? 0) - (again.preis?.brutto ?? 0)
  expect((await runDueJobs(flow.context)).erstattet).toBe(1)
  expect((await fetchK(flow, again.idPtKampagne)).zahlung.erstattet).toBe(difference)
  expect((await runDueJobs(flow.context)).erstattet).toBe(0)
})

test('a chargeback holds the campaign until it is paid again', async () => {
  const { idPtKampagne, zahlung } = await paid(flow)
  await melden(flow.context, zahlung.referenz ?? '', 'rückbuchung')
  const held = await fetchK(flow, idPtKampagne)
  expect(held).toMatchObject({ state: 'inExternerFreigabe', angehalten: true, zahlungsStatus: 'rückbuchung' })
  expect(held.zahlung.offen).toBe(held.preis?.brutto)
  const early = flow.call(flow.kunde, 'fortsetzen', { idPtKampagne, version: held.version })
  expect(await refused(early)).toMatchObject({ status: 409 })
  const settled = await pay(flow, held)
  expect(settled).toMatchObject({ state: 'inExternerFreigabe', zahlungsStatus: 'bezahlt', angehalten: true })
  const on = await flow.call(flow.kunde, 'fortsetzen', { idPtKampagne, version: settled.version })
  expect(on.angehalten).toBe(false)
  expect(await count('rechnung')).toBe(1)
})

test('a foreign campaign cannot be paid or looked at', async () => {
  const { idPtKampagne, zahlung } = await approved(flow)
  const input = { idPtKampagne, zahlungsart: 'kreditkarte', betrag: zahlung.offen, agbAkzeptiert: true } as const
  expect(await refused(flow.call(flow.andere, 'starteZahlung', input))).toMatchObject({ status: 404 })
  expect(await refused(flow.call(flow.andere, 'fetchZahlung', { idPtKampagne }))).toMatchObject({ status: 404 })
})

test('an unknown reference is no payment', async () => {
  await expect(melden(flow.context, 'PK1-UNBEKANNT', 'bezahlt')).rejects.toBeInstanceOf(Refusal)
  expect(await send(notice('PK1-UNBEKANNT', 100))).toBe('wartet')
})

test('who waits for a transfer breaks it off and pays in another way; late money is told as paid twice', async () => {
  const kampagne = await approved(flow)
  const { idPtKampagne } = kampagne
  const { zahlung } = await startZahlung(flow, kampagne, 'ueberweisung')
  const { referenz, betrag } = zahlung
  expect(await refused(startZahlung(flow, kampagne, 'kreditkarte'))).toMatchObject({ code: 'ZAHLUNG_LAEUFT' })
  const { zahlung: ended } = await flow.call(flow.kunde, 'bricheZahlungAb', { idPtKampagne, referenz })
  expect(ended).toMatchObject({ referenz, zahlungsStatus: 'abgebrochen' })
  expect(await refused(flow.call(flow.kunde, 'bricheZahlungAb', { idPtKampagne, referenz }))).toMatchObject({
    status: 409,
    code: 'NICHT_MOEGLICH',
  })
  expect(await refused(flow.call(flow.andere, 'bricheZahlungAb', { idPtKampagne }))).toMatchObject({ status: 404 })

  await pay(flow, await fetchK(flow, idPtKampagne))
  expect((await flow.call(flow.kunde, 'fetchZahlung', { idPtKampagne })).zahlungen.some(({ doppelt }) => doppelt)).toBe(
    false,
  )
  expect(await send(notice(referenz, betrag))).toBe('pruefen')
  const { zahlungen } = await flow.call(flow.kunde, 'fetchZahlung', { idPtKampagne })
  expect(zahlungen.map(({ zahlungsart, doppelt }) => [zahlungsart, doppelt])).toEqual([
    ['kreditkarte', false],
    ['ueberweisung', true],
  ])
  const mails = await flow.db.selectFrom('mail').select(['betreff', 'text']).execute()
  expect(mails.find(({ betreff }) => betreff === 'Doppelt bezahlt: „Herbstaktion“')?.text).toContain('zu erstatten')
  expect(await (await flow.app.request('/simulator/meldungen')).text()).toContain('Vorgeschlagen ist, den Betrag')
  // Nothing else has moved.
  expect((await fetchK(flow, idPtKampagne)).zahlung).toMatchObject({ betrag, offen: 0, erstattet: 0 })
})

test('money of a transfer that was broken off still pays where nothing else did', async () => {
  const kampagne = await approved(flow)
  const { zahlung } = await startZahlung(flow, kampagne, 'ueberweisung')
  await flow.call(flow.kunde, 'bricheZahlungAb', { idPtKampagne: kampagne.idPtKampagne })
  expect(await send(notice(zahlung.referenz, zahlung.betrag))).toBe('verbucht')
  expect(await fetchK(flow, kampagne.idPtKampagne)).toMatchObject({ state: 'inExternerFreigabe' })
})
