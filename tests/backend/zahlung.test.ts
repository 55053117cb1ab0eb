import { afterEach, beforeEach, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { Refusal } from '#mocks/backend/platform/context.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { empfangeZahlungsmeldung } from '#mocks/backend/zahlung/notice.ts'
import { melden, signiere, verarbeiteZahlungsmeldung } from '#mocks/backend/zahlung/payment.ts'
import type { Zahlungsmeldung } from '#mocks/backend/zahlung/ports.ts'
import { externAblehnen } from '#mocks/backend/kampagne/provider.ts'
import {
  approve,
  approved,
  createFlow,
  fetchK,
  paid,
  pay,
  refused,
  release,
  startZahlung,
  type Flow,
} from './kampagneFlow.ts'

let flow: Flow
beforeEach(async () => {
  flow = await createFlow()
})
afterEach(() => flow.close())

/** A notice as the payment service would send it. */
function notice(referenz: string, betrag: number, extra: Partial<Zahlungsmeldung> = {}) {
  const meldung = { ereignisId: randomUUID(), referenz, status: 'bezahlt', betrag, waehrung: 'EUR', ...extra }
  const text = JSON.stringify(meldung)
  return { text, signatur: signiere(flow.context, text) }
}
const send = ({ text, signatur }: { text: string; signatur: string }) =>
  verarbeiteZahlungsmeldung(flow.context, text, signatur)
const count = async (table: 'rechnung' | 'zahlung' | 'ereignis') =>
  (await flow.db.selectFrom(table).selectAll().execute()).length
const started = async (): Promise<{ kampagne: Kampagne; referenz: string; betrag: number }> => {
  const kampagne = await approved(flow)
  const { zahlung } = await startZahlung(flow, kampagne)
  return { kampagne, referenz: zahlung.referenz, betrag: zahlung.betrag }
}

test('a started payment waits for its notice; the return of the browser proves nothing', async () => {
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

test('the same event counts once, also when it comes twice at the same time', async () => {
  const { kampagne, referenz, betrag } = await started()
  const event = notice(referenz, betrag)
  const results = await Promise.all(Array.from({ length: 10 }, () => send(event)))
  expect(results.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'bekannt'), 'verbucht'])
  expect(await count('rechnung')).toBe(1)
  expect((await fetchK(flow, kampagne.idPtKampagne)).zahlung.betrag).toBe(betrag)
})

test('fifty different events of one payment book it once', async () => {
  const { kampagne, referenz, betrag } = await started()
  const results = await Promise.all(Array.from({ length: 50 }, () => send(notice(referenz, betrag))))
  expect(results.filter((result) => result === 'verbucht')).toHaveLength(1)
  expect(await count('rechnung')).toBe(1)
  expect((await fetchK(flow, kampagne.idPtKampagne)).zahlung.betrag).toBe(betrag)
})

test('fifty starts at once begin one payment', async () => {
  const kampagne = await approved(flow)
  const results = await Promise.all(Array.from({ length: 50 }, () => refused(startZahlung(flow, kampagne))))
  expect(results.filter((result) => result === null)).toHaveLength(1)
  expect(results.filter((result) => result?.status === 409)).toHaveLength(49)
  expect(await count('zahlung')).toBe(1)
})

test('a second start is refused and names the running payment', async () => {
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

test.each([{ betrag: 1 }, { waehrung: 'USD' }])('does not book a notice with %j', async (extra) => {
  const { kampagne, referenz, betrag } = await started()
  expect(await send(notice(referenz, betrag, extra))).toBe('pruefen')
  expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
  const row = await flow.db.selectFrom('zahlung').selectAll().executeTakeFirstOrThrow()
  expect(row.pruefen).toBe('Betrag oder Währung weicht ab')
  expect(await count('rechnung')).toBe(0)
  expect(await send(notice(referenz, betrag))).toBe('verbucht')
})

test('believes only signed notices', async () => {
  const { referenz, betrag } = await started()
  const { text, signatur } = notice(referenz, betrag)
  const post = (body: string, sig: string) =>
    empfangeZahlungsmeldung(
      flow.context,
      new Request('http://localhost/simulator/zahlungsmeldung', {
        method: 'POST',
        body,
        headers: { 'x-zahlung-signatur': sig },
      }),
    )
  expect((await post(text, 'f'.repeat(64))).status).toBe(401)
  expect((await post(text.replace(String(betrag), '1'), signatur)).status).toBe(401)
  expect((await post('{}', signiere(flow.context, '{}'))).status).toBe(422)
  expect(await count('ereignis')).toBe(0)
  expect(await (await post(text, signatur)).json()).toEqual({ ergebnis: 'verbucht' })
})

test.each(['fehlgeschlagen', 'abgebrochen', 'abgelaufen'] as const)('%s can be tried again', async (status) => {
  const { kampagne, referenz } = await started()
  await melden(flow.context, referenz, status)
  const after = await fetchK(flow, kampagne.idPtKampagne)
  expect(after).toMatchObject({ state: 'inBezahlung', teilstatus: 'zahlungFehlgeschlagen' })
  expect((await pay(flow, after)).state).toBe('inExternerFreigabe')
  const { zahlungen } = await flow.call(flow.kunde, 'fetchZahlung', { idPtKampagne: kampagne.idPtKampagne })
  expect(zahlungen.map(({ zahlungsStatus }) => zahlungsStatus)).toEqual(['bezahlt', status])
})

test('an unfinished payment expires, and money that comes later is not booked', async () => {
  const { kampagne, referenz, betrag } = await started()
  await flow.clock.moveBy(31 * 60_000)
  expect((await runDueJobs(flow.context)).abgelaufen).toBe(1)
  expect((await fetchK(flow, kampagne.idPtKampagne)).zahlungsStatus).toBe('abgelaufen')
  expect(await send(notice(referenz, betrag))).toBe('pruefen')
  expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
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
  expect(await count('ereignis')).toBe(0)
  expect(await count('rechnung')).toBe(1)
  expect(await mails()).toBe(before)
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
  expect(await send(notice('PK1-UNBEKANNT', 100))).toBe('pruefen')
})
