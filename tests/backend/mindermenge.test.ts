import { expect, test } from 'vitest'
import { minderung } from '#src/domain/price/mindermenge.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { bestaetigen, versandMelden } from '#mocks/backend/druckauftrag/lettershop.ts'
import { fetchK, flowForEach, handedOver, orderOf } from './kampagneFlow.ts'

const flow = flowForEach()

async function dispatch(menge: number) {
  const kampagne = await handedOver(flow)
  const { idPtDruckauftrag } = await orderOf(flow, kampagne.idPtKampagne)
  await bestaetigen(flow.context, idPtDruckauftrag)
  await versandMelden(flow.context, idPtDruckauftrag, menge)
  return kampagne
}
const rechnungen = async () => (await flow.call(flow.kunde, 'fetchRechnungen', {})).rechnungen

test('a report without a number is over the pieces of its own order, not of the campaign', async () => {
  const { idPtKampagne } = await handedOver(flow)
  const { idPtDruckauftrag } = await orderOf(flow, idPtKampagne)
  // Three came onto the blocklist between payment and hand-over: the package is without them.
  await flow.db.updateTable('druckauftrag').set({ menge: 517 }).execute()
  await bestaetigen(flow.context, idPtDruckauftrag)
  await versandMelden(flow.context, idPtDruckauftrag)
  expect((await fetchK(flow, idPtKampagne)).versand.menge).toBe(517)
  const [korrektur] = await rechnungen()
  expect(korrektur?.grund).toBe('Versendet wurden 517 statt 520 Sendungen')
})

test('fewer pieces than paid: a credit of that part, and the money back', async () => {
  const { idPtKampagne, preis, menge } = await dispatch(100)
  const minder = preis && minderung(preis, menge, 100)
  expect(minder?.brutto).toBeLessThan(0)
  const [korrektur, rechnung] = await rechnungen()
  expect(korrektur).toMatchObject({
    art: 'gutschriftKorrektur',
    korrekturZu: rechnung?.rechnungsnummer,
    korrekturZuDatum: rechnung?.rechnungsdatum,
    stornoZu: null,
    netto: minder?.netto,
    brutto: minder?.brutto,
    offenerBetrag: minder?.brutto,
    zahlungsStatus: 'ausstehend',
    grund: 'Versendet wurden 100 statt 520 Sendungen',
  })
  expect(rechnung).toMatchObject({ stornoDurch: null, offenerBetrag: 0 })
  await runDueJobs(flow.context)
  const [after] = await rechnungen()
  expect(after).toMatchObject({ zahlungsStatus: 'erstattet', offenerBetrag: 0 })
  expect(await fetchK(flow, idPtKampagne)).toMatchObject({
    state: 'inVersendet',
    zahlung: { zahlungsStatus: 'bezahlt', offen: 0, erstattet: -(minder?.brutto ?? 0) },
  })
  const { verlauf } = await flow.call(flow.kunde, 'fetchRechnung', { idPtRechnung: rechnung?.idPtRechnung ?? 0 })
  expect(verlauf).toContainEqual(expect.objectContaining({ art: 'korrigiert', text: korrektur?.rechnungsnummer }))
  const mail = await flow.db
    .selectFrom('mail')
    .select('text')
    .where('betreff', 'like', 'Versendet%')
    .executeTakeFirstOrThrow()
  expect(mail.text).toContain('Bestellt waren 520.')
  const korrigiert = { idPtRechnung: korrektur?.idPtRechnung ?? 0, grund: 'Probe', kostenstelle: '', bestellnummer: '' }
  expect((await flow.send(flow.kunde, 'storniereRechnung', korrigiert)).status).toBe(409)
})

test('as many pieces as paid: nothing goes back', async () => {
  await dispatch(520)
  expect((await rechnungen()).map(({ art }) => art)).toEqual(['rechnung'])
  expect(await flow.db.selectFrom('erstattung').selectAll().execute()).toEqual([])
})
