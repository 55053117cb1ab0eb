import { formatEuro } from '#src/base/number/german.ts'
import { expect, test } from 'vitest'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { melden } from '#mocks/backend/zahlung/meldung.ts'
import { approved, fetchK, flowForEach, refused, startZahlung } from './kampagneFlow.ts'

const flow = flowForEach()

const version = async () => (await flow.call(flow.kunde, 'fetchKonto', {})).versionen.zahlung
const revoke = async () => flow.call(flow.kunde, 'widerrufeMandat', { version: await version() })
const announced = async () => {
  const kampagne = await approved(flow)
  return { kampagne, answer: await startZahlung(flow, kampagne, 'sepaLastschrift') }
}

test('a debit names mandate, creditor and day, is announced by mail and waits for the bank', async () => {
  const { kampagne, answer } = await announced()
  const { mandat } = await flow.call(flow.kunde, 'fetchKonto', {})
  expect(kampagne.zahlung.mandat).toMatchObject({ referenz: mandat?.referenz, glaeubigerId: mandat?.glaeubigerId })
  expect(answer.weiterleitung).toBeNull()
  expect(answer.zahlung).toMatchObject({
    zahlungsStatus: 'ausstehend',
    lastschrift: {
      mandatReferenz: mandat?.referenz,
      glaeubigerId: 'DE98ZZZ09999999999',
      iban: mandat?.iban,
      einzugAm: '2026-11-24',
    },
  })
  const mail = await flow.db.selectFrom('mail').selectAll().orderBy('idMail', 'desc').executeTakeFirstOrThrow()
  expect(mail.an).toBe('buchhaltung@example.org')
  expect(mail.betreff).toContain('am 24.11.2026')
  expect(mail.text).toContain(`Mandatsreferenz: ${mandat?.referenz ?? ''}`)
  expect(mail.text).toContain('Gläubiger-ID: DE98ZZZ09999999999')
  expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inBezahlung')
})

test('only a collected debit moves the campaign, and the bank may take it back', async () => {
  const { kampagne, answer } = await announced()
  await flow.advance(2)
  await runDueJobs(flow.context)
  expect((await fetchK(flow, kampagne.idPtKampagne)).zahlung.zahlungsStatus).toBe('ausstehend')
  await melden(flow.context, answer.zahlung.referenz, 'bezahlt')
  expect(await fetchK(flow, kampagne.idPtKampagne)).toMatchObject({
    state: 'inExternerFreigabe',
    zahlung: { zahlungsStatus: 'bezahlt', zahlungsart: 'sepaLastschrift' },
  })
  await melden(flow.context, answer.zahlung.referenz, 'rückbuchung')
  expect(await fetchK(flow, kampagne.idPtKampagne)).toMatchObject({
    angehalten: true,
    zahlung: { zahlungsStatus: 'rückbuchung', betrag: 0 },
  })
})

test('a debit that the bank does not collect lapses', async () => {
  const { kampagne } = await announced()
  await flow.advance(12)
  await runDueJobs(flow.context)
  expect((await fetchK(flow, kampagne.idPtKampagne)).zahlung.zahlungsStatus).toBe('abgelaufen')
})

test('without a mandate a debit is refused at its field, and nothing is begun', async () => {
  const kampagne = await approved(flow)
  await revoke()
  const refusal = await flow.send(flow.kunde, 'starteZahlung', {
    idPtKampagne: kampagne.idPtKampagne,
    zahlungsart: 'sepaLastschrift',
    betrag: kampagne.zahlung.offen,
    agbAkzeptiert: true,
  })
  expect(refusal.status).toBe(422)
  expect(await refusal.json()).toMatchObject({
    fehler: { felder: { zahlungsart: expect.stringContaining('SEPA-Mandat') } },
  })
  expect(await fetchK(flow, kampagne.idPtKampagne)).toMatchObject({
    zahlung: { zahlungsStatus: 'offen', mandat: null, zahlungsart: null },
  })
})

test('a withdrawn mandate ends the debits that were not collected', async () => {
  const { kampagne } = await announced()
  await revoke()
  const after = await fetchK(flow, kampagne.idPtKampagne)
  expect(after).toMatchObject({ state: 'inBezahlung', zahlung: { zahlungsStatus: 'abgebrochen' } })
  expect((await startZahlung(flow, after, 'paypal')).zahlung.zahlungsStatus).toBe('ausstehend')
})

test('a mandate withdrawn while a debit begins leaves no debit without a mandate', async () => {
  const kampagne = await approved(flow)
  const before = await version()
  await Promise.all([
    refused(startZahlung(flow, kampagne, 'sepaLastschrift')),
    flow.call(flow.kunde, 'widerrufeMandat', { version: before }),
  ])
  const open = await flow.db.selectFrom('zahlung').selectAll().where('offen', '=', 1).execute()
  expect(open).toEqual([])
})

test('a mandate that was not used for three years serves no more; a use prolongs it', async () => {
  const { answer } = await announced()
  expect((await flow.call(flow.kunde, 'fetchKonto', {})).mandat?.gueltigBis).toBe('2029-10-11')
  await melden(flow.context, answer.zahlung.referenz, 'bezahlt')
  expect((await flow.call(flow.kunde, 'fetchKonto', {})).mandat?.gueltigBis).toBe('2029-11-20')
})

test('a transfer is told account, amount, reference and day', async () => {
  const { zahlung } = await startZahlung(flow, await approved(flow), 'ueberweisung')
  const mail = await flow.db.selectFrom('mail').selectAll().orderBy('idMail', 'desc').executeTakeFirstOrThrow()
  expect(mail.text).toContain(zahlung.referenz)
  for (const word of [formatEuro(zahlung.betrag), 'IBAN: DE36', 'bis Mi, 25.11.2026']) expect(mail.text).toContain(word)
})
