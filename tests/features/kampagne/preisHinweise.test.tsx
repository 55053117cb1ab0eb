import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { formatEuro } from '#src/base/number/german.ts'
import { calculateKampagnePreis } from '#src/domain/price/kampagnePreis.ts'
import { DEMO_PREISLISTE } from '#mocks/backend/preisliste/demoPreisliste.ts'
import { storeVorschau } from '#mocks/backend/werbemittel/vorschau.ts'
import { approved, draft, fetchK, flowForAll } from '#tests/backend/kampagneFlow.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

/** So near to the tier of 1 000 that more pieces cost less. */
const MENGE = 977

const flow = flowForAll(MENGE)
beforeAll(async () => {
  const bild = new Uint8Array([1])
  await storeVorschau(flow.db, flow.idPtWerbemittel, [bild, bild])
})

const brutto = (menge: number, versandDatum: string | null = flow.versandDatum): number =>
  calculateKampagnePreis(DEMO_PREISLISTE, {
    format: 'maxipostkarte',
    menge,
    typ: 'hochgeladen',
    anreicherung: false,
    versandDatum,
    stand: '',
  })?.brutto ?? 0

const euro = (ct: number) => formatEuro(ct).replace('\u00a0', ' ')
const mehr = () =>
  `23 Stück mehr kosten ${euro(brutto(MENGE) - brutto(1000))} weniger: Ab 1.000 Stück gilt die nächste Staffel.`
const saison = () => `Darin ${euro(brutto(MENGE) - brutto(MENGE, null))} für den Versandtermin`

async function order(kampagne: Kampagne) {
  const view = await renderApp(`/kampagne/editieren/${kampagne.idPtKampagne}?bestellen=1`, {
    as: 'kunde@example.org',
    backend: flow,
  })
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Prüfen und bestellen' })) }
}

test('the order shows the card, says that more would cost less, and what the day costs', async () => {
  const { dialog } = await order(await approved(flow))
  expect(brutto(1000)).toBeLessThan(brutto(MENGE))
  expect(await dialog.findByText(mehr())).toBeVisible()
  expect(dialog.getByText((text) => text.startsWith(saison()))).toBeVisible()
  expect(dialog.getByRole('img', { name: 'Testkarte' })).toBeVisible()
  expect(dialog.queryByText(/USt-IdNr/)).toBeNull()
})

test('VAT that is charged for want of an answer says so, until one comes', async () => {
  const umziehen = async (ustIdNr: string) => {
    await flow.db.updateTable('kunde').set({ land: 'AT', ustIdNr }).where('idPtKunde', '=', 1).execute()
    await flow.call(flow.kunde, 'pruefeUstIdNr', {})
  }
  const kampagne = await approved(flow)
  await umziehen('ATU22200008')
  const { dialog } = await order(kampagne)
  expect(await dialog.findByText(/weil die Prüfung Ihrer USt-IdNr\. keine Antwort gab/)).toBeVisible()
  await umziehen('ATU12345675')
  const { preis } = await fetchK(flow, kampagne.idPtKampagne)
  expect(preis).toMatchObject({ ustArt: 'reverseCharge', ust: 0, ustOffen: false })
})

test.each([
  ['4-termin', 'termin'],
  ['5-pruefung', 'pruefung'],
])('the wizard says so too, on its step %s as in its summary', async (_name, schritt) => {
  await flow.db.updateTable('kunde').set({ land: 'DE', ustIdNr: null, ustIdErgebnis: null }).execute()
  const { idPtKampagne } = await draft(flow)
  await renderApp(`/kampagne/editieren/${idPtKampagne}?schritt=${schritt}`, { as: 'kunde@example.org', backend: flow })
  expect((await screen.findAllByText(mehr()))[0]).toBeVisible()
  expect(screen.getAllByText((text) => text.startsWith(saison())).length).toBeGreaterThan(1)
})
