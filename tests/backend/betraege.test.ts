import { expect, test } from 'vitest'
import { sum } from '#src/domain/price/kampagnePreis.ts'
import { approved, fetchK, flowForAll, pay } from './kampagneFlow.ts'

const flow = flowForAll()

/** 50 million EUR and more in ct: beyond the 21 million that four bytes hold. */
const NETTO = 5_000_000_000

test('a campaign of 50 million EUR is paid, billed, summed and paid back to the cent', async () => {
  const kampagne = await approved(flow)
  const { idPtKampagne } = kampagne
  const preis = sum(
    [{ gruppe: 'druck', internalName: 'd', title: 'Druck', menge: 1, einzelpreis: NETTO, netto: NETTO }],
    1,
    flow.clock.now().toISOString(),
  )
  await flow.db
    .updateTable('kampagne')
    .set({ preis: JSON.stringify(preis) })
    .where('idPtKampagne', '=', idPtKampagne)
    .execute()
  const after = await pay(flow, await fetchK(flow, idPtKampagne))
  expect(after).toMatchObject({ state: 'inExternerFreigabe', zahlung: { betrag: preis.brutto, offen: 0 } })
  const { rechnungen, summe } = await flow.call(flow.kunde, 'fetchRechnungen', { idPtKampagne })
  expect(rechnungen[0]).toMatchObject({ netto: NETTO, ust: preis.ust, brutto: preis.brutto })
  expect(summe).toMatchObject({ netto: NETTO, brutto: preis.brutto })

  await flow.db
    .insertInto('erstattung')
    .values({
      idPtKampagne,
      betrag: preis.brutto,
      grund: 'Probe',
      faelligAm: flow.clock.now().toISOString(),
      erledigtAm: null,
    })
    .execute()
  const sums = await flow.db
    .selectFrom('kampagne')
    .innerJoin('erstattung', 'erstattung.idPtKampagne', 'kampagne.idPtKampagne')
    .innerJoin('zahlung', 'zahlung.idPtKampagne', 'kampagne.idPtKampagne')
    .select((e) => ['kampagne.bezahlt', 'zahlung.betrag', e.fn.sum<number>('erstattung.betrag').as('summe')])
    .where('kampagne.idPtKampagne', '=', idPtKampagne)
    .groupBy(['kampagne.bezahlt', 'zahlung.betrag'])
    .executeTakeFirstOrThrow()
  expect(sums).toEqual({ bezahlt: preis.brutto, betrag: preis.brutto, summe: preis.brutto })
})
