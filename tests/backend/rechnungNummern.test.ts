import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sum } from '#src/domain/price/kampagnePreis.ts'
import { inTransaction } from '#mocks/backend/platform/db/open.ts'
import { lockKampagne } from '#mocks/backend/kampagne/act.ts'
import { currentInvoice } from '#mocks/backend/rechnung/beleg.ts'
import { cancelInvoice, issueInvoice } from '#mocks/backend/rechnung/invoice.ts'
import { melden } from '#mocks/backend/zahlung/meldung.ts'
import { approved, flowForAll, startZahlung } from './kampagneFlow.ts'

// Two hundred payments, each with its own campaign.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })
afterAll(() => vi.resetConfig())

const flow = flowForAll()
let idPtKampagne = 0
beforeAll(async () => {
  idPtKampagne = (await approved(flow)).idPtKampagne
})

const PAYMENTS = 200

async function numbers(): Promise<string[]> {
  const rows = await flow.db.selectFrom('rechnung').select('rechnungsnummer').orderBy('rechnungsnummer').execute()
  return rows.map(({ rechnungsnummer }) => rechnungsnummer)
}

const gapless = (count: number) =>
  Array.from({ length: count }, (_, index) => `RE-2026-${String(index + 1).padStart(6, '0')}`)

/** Many campaigns that wait for their money, copied from one that went the whole way. */
async function waiting(count: number): Promise<string[]> {
  const { zahlung } = await startZahlung(flow, await flow.call(flow.kunde, 'fetchKampagne', { idPtKampagne }))
  const { idPtKampagne: _id, ...kampagne } = await flow.db
    .selectFrom('kampagne')
    .selectAll()
    .where('idPtKampagne', '=', idPtKampagne)
    .executeTakeFirstOrThrow()
  const { idPtZahlung: _zahlung, ...payment } = await flow.db
    .selectFrom('zahlung')
    .selectAll()
    .where('referenz', '=', zahlung.referenz)
    .executeTakeFirstOrThrow()
  const { idPtFreigabe: _freigabe, ...link } = await flow.db
    .selectFrom('freigabe')
    .selectAll()
    .where('idPtKampagne', '=', idPtKampagne)
    .executeTakeFirstOrThrow()
  const references = [zahlung.referenz]
  for (let index = 1; index < count; index += 1) {
    const referenz = `${zahlung.referenz}-${index}`
    const copy = await flow.db
      .insertInto('kampagne')
      .values({ ...kampagne, bezeichnung: `Kampagne ${index}`, zahlungReferenz: referenz })
      .returning('idPtKampagne')
      .executeTakeFirstOrThrow()
    await flow.db
      .insertInto('zahlung')
      .values({ ...payment, ...copy, referenz })
      .execute()
    await flow.db
      .insertInto('freigabe')
      .values({ ...link, ...copy, keyHash: `${link.keyHash}${index}` })
      .execute()
    references.push(referenz)
  }
  return references
}

test('200 parallel payments give gapless, unique numbers', async () => {
  const references = await waiting(PAYMENTS)
  await Promise.all(references.map((referenz) => melden(flow.context, referenz, 'bezahlt')))
  expect(await numbers()).toEqual(gapless(PAYMENTS))
})

test('SEC-07 a failure after the number was drawn leaves neither a document nor a gap', async () => {
  const before = await numbers()
  const mails = await flow.db.selectFrom('mail').select('idMail').execute()
  const failing = inTransaction(flow.db, async (db) => {
    const context = { ...flow.context, db }
    await lockKampagne(context, idPtKampagne)
    const invoice = await currentInvoice(context, idPtKampagne)
    if (!invoice) throw new Error('no invoice')
    await cancelInvoice(context, invoice, { verrechnet: -invoice.brutto, grund: 'Probe' })
    throw new Error('the machine stops here')
  })
  await expect(failing).rejects.toThrow('the machine stops here')
  expect(await numbers()).toEqual(before)
  expect(await flow.db.selectFrom('mail').select('idMail').execute()).toHaveLength(mails.length)
  await flow.call(
    flow.kunde,
    'storniereRechnung',
    {
      idPtRechnung: (await currentInvoice(flow.context, idPtKampagne))?.idPtRechnung ?? 0,
      grund: 'Anschrift geändert',
      kostenstelle: '',
      bestellnummer: '',
    },
    { 'idempotency-key': 'a'.repeat(32) },
  )
  expect(await numbers()).toEqual(gapless(before.length + 2))
})

test('of many corrections at once one goes through, and no number is lost', async () => {
  const before = (await numbers()).length
  const idPtRechnung = (await currentInvoice(flow.context, idPtKampagne))?.idPtRechnung ?? 0
  const input = { idPtRechnung, grund: 'Doppelt geklickt', kostenstelle: '', bestellnummer: '' }
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      flow.send(flow.kunde, 'storniereRechnung', input, { 'idempotency-key': `${index}`.padStart(32, 'b') }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 11 }, () => 409),
  ])
  expect(await numbers()).toEqual(gapless(before + 2))
})

test('PAY-11 an invoice has the price to the cent, whatever the price, and its storno takes all of it back', async () => {
  const position = fc.record({
    menge: fc.integer({ min: 1, max: 100_000 }),
    einzelpreis: fc.integer({ min: 0, max: 999 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(position, { minLength: 1, maxLength: 8 }), async (list) => {
      const preis = sum(
        list.map(({ menge, einzelpreis }, index) => ({
          gruppe: 'porto' as const,
          internalName: `p${index}`,
          title: `Posten ${index}`,
          menge,
          einzelpreis,
          netto: menge * einzelpreis,
        })),
        1,
        '2026-11-20T09:00:00Z',
      )
      const { kampagne } = await lockKampagne(flow.context, idPtKampagne)
      await inTransaction(flow.db, (db) => issueInvoice({ ...flow.context, db }, kampagne, preis, 'paypal'))
      const { rechnungen } = await flow.call(flow.kunde, 'fetchRechnungen', { idPtKampagne })
      const [neu, storno, alt] = rechnungen
      expect(neu).toMatchObject({ netto: preis.netto, ust: preis.ust, brutto: preis.brutto })
      expect(neu?.positionen.reduce((sum, { netto }) => sum + netto, 0)).toBe(preis.netto)
      expect([storno?.netto, storno?.ust, storno?.brutto].map((ct) => (ct ?? 0) + 0)).toEqual(
        [alt?.netto, alt?.ust, alt?.brutto].map((ct) => 0 - (ct ?? 0)),
      )
    }),
    { numRuns: 15 },
  )
})
