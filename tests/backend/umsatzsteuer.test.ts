import { expect, test } from 'vitest'
import { melden } from '#mocks/backend/zahlung/meldung.ts'
import type { Konto } from '#src/contract/konto.ts'
import { approved, draft, fetchK, flowForEach, paid, pay, startZahlung } from './kampagneFlow.ts'

const flow = flowForEach()

async function umziehen(land: Konto['land'], plz: string, ustIdNr: string | null): Promise<Konto> {
  const { firma, strasse, hausnummer, ort, rechtsform, versionen } = await flow.call(flow.kunde, 'fetchKonto', {})
  const adresse = { firma, strasse, hausnummer, ort, rechtsform, land, plz, ustIdNr }
  return flow.call(flow.kunde, 'saveKontoFirma', { ...adresse, version: versionen.firma })
}
const newest = async () => (await flow.call(flow.kunde, 'fetchRechnungen', {})).rechnungen[0]

test('a confirmed number of another member state: reverse charge from quote to invoice, storno and copy', async () => {
  const before = await draft(flow)
  await umziehen('AT', '1010', 'ATU12345675')
  // The open quote follows, without anybody touching it.
  expect(await fetchK(flow, before.idPtKampagne)).toMatchObject({
    preis: { ustArt: 'reverseCharge', ustSatz: 0, ust: 0, brutto: before.preis?.netto },
  })
  const kampagne = await paid(flow)
  expect(kampagne.zahlung.betrag).toBe(kampagne.preis?.netto)
  const rechnung = await newest()
  expect(rechnung).toMatchObject({
    ustArt: 'reverseCharge',
    ustSatz: 0,
    ust: 0,
    rechnungsempfaenger: { land: 'AT', ustIdNr: 'ATU12345675' },
  })
  await umziehen('AT', '1010', null)
  const { storno, rechnung: neu } = await flow.call(flow.kunde, 'storniereRechnung', {
    idPtRechnung: rechnung?.idPtRechnung ?? 0,
    grund: 'Anschrift geändert',
    kostenstelle: '',
    bestellnummer: '',
  })
  expect([storno.ustArt, neu.ustArt, neu.ust]).toEqual(['reverseCharge', 'reverseCharge', 0])
  expect(neu.rechnungsempfaenger.ustIdNr).toBe('ATU12345675')
})

test('outside the Union no German VAT, and the fee of a cancellation has none either', async () => {
  await umziehen('CH', '8001', null)
  const { idPtKampagne, version, preis } = await paid(flow)
  expect(preis).toMatchObject({ ustArt: 'drittland', ust: 0, brutto: preis?.netto })
  await flow.call(flow.kunde, 'stornieren', { idPtKampagne, version, grund: 'Abgesagt', gebuehr: 3900 })
  expect(await newest()).toMatchObject({ ustArt: 'drittland', netto: 3900, ust: 0, brutto: 3900 })
})

test('a number that nobody confirmed changes nothing; one that is confirmed later does', async () => {
  await umziehen('AT', '1010', 'ATU22200008')
  const kampagne = await approved(flow)
  expect(kampagne.preis).toMatchObject({ ustArt: 'regel', ustSatz: 19 })
  await flow.db.updateTable('kunde').set({ ustIdNr: 'ATU12345675' }).where('idPtKunde', '=', 1).execute()
  await flow.call(flow.kunde, 'pruefeUstIdNr', {})
  const after = await fetchK(flow, kampagne.idPtKampagne)
  expect(after.preis).toMatchObject({ ustArt: 'reverseCharge', brutto: kampagne.preis?.netto })
  expect((await pay(flow, after)).state).toBe('inExternerFreigabe')
})

test('a payment under way keeps the amount that was ordered', async () => {
  const kampagne = await approved(flow)
  await startZahlung(flow, kampagne)
  await umziehen('AT', '1010', 'ATU12345675')
  expect((await fetchK(flow, kampagne.idPtKampagne)).preis?.brutto).toBe(kampagne.preis?.brutto)
})

test('a number that is removed while the payment runs stays on the invoice of that order', async () => {
  await umziehen('AT', '1010', 'ATU12345675')
  const kampagne = await approved(flow)
  const { zahlung } = await startZahlung(flow, kampagne)
  await umziehen('AT', '1010', null)
  await melden(flow.context, zahlung.referenz, 'bezahlt')
  const rechnung = await newest()
  expect(rechnung).toMatchObject({ ustArt: 'reverseCharge', ust: 0, rechnungsempfaenger: { ustIdNr: 'ATU12345675' } })
  const { idPtRechnung } = rechnung ?? { idPtRechnung: 0 }
  const { blob } = await flow.call(flow.kunde, 'downloadERechnung', { idPtRechnung })
  expect(await blob.text()).toContain('>ATU12345675<')
  // Nor does the fee of this order lose it.
  const { idPtKampagne, version } = await fetchK(flow, kampagne.idPtKampagne)
  await flow.call(flow.kunde, 'stornieren', { idPtKampagne, version, grund: 'Abgesagt', gebuehr: 3900 })
  expect(await newest()).toMatchObject({ ustArt: 'reverseCharge', rechnungsempfaenger: { ustIdNr: 'ATU12345675' } })
})

test('an order that comes to nothing is taxed anew: the next one follows the account as it is then', async () => {
  await umziehen('AT', '1010', 'ATU12345675')
  const kampagne = await approved(flow)
  const { zahlung } = await startZahlung(flow, kampagne)
  await umziehen('AT', '1010', null)
  await melden(flow.context, zahlung.referenz, 'abgebrochen')
  const after = await fetchK(flow, kampagne.idPtKampagne)
  expect(after.preis).toMatchObject({ ustArt: 'regel', ustSatz: 19 })
  await pay(flow, after)
  expect(await newest()).toMatchObject({ ustArt: 'regel', rechnungsempfaenger: { ustIdNr: null } })
})

test('another confirmed number before the order is the one that counts', async () => {
  await umziehen('AT', '1010', 'ATU12345675')
  const kampagne = await approved(flow)
  await umziehen('AT', '1010', 'ATU13585627')
  await pay(flow, kampagne)
  expect((await newest())?.rechnungsempfaenger.ustIdNr).toBe('ATU13585627')
})
