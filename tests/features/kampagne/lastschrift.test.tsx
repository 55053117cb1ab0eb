import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { approved, createFlow, fetchK, type Flow } from '#tests/backend/kampagneFlow.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

let flow: Flow
beforeEach(async () => {
  flow = await createFlow()
})
afterEach(() => flow.close())

const order = async () => {
  const { idPtKampagne } = await approved(flow)
  const app = await renderApp(`/kampagne/editieren/${idPtKampagne}?bestellen=1`, {
    as: 'kunde@example.org',
    backend: flow,
  })
  return {
    ...app,
    idPtKampagne,
    dialog: await screen.findByRole('dialog', { name: 'Prüfen und bestellen' }, { timeout: 30_000 }),
  }
}
const version = async () => (await flow.call(flow.kunde, 'fetchKonto', {})).versionen.zahlung

describe('paying by debit', () => {
  test('the preferred debit is chosen; mandate, creditor and day stand there before the order and after it', async () => {
    await flow.call(flow.kunde, 'saveZahlungsart', { zahlungsart: 'sepaLastschrift', version: await version() })
    const { user, dialog, idPtKampagne } = await order()
    expect(within(dialog).getByRole('radio', { name: /SEPA-Lastschrift/ })).toBeChecked()
    expect(dialog).toHaveTextContent('Mandatsreferenz')
    expect(dialog).toHaveTextContent('DE98ZZZ09999999999')
    expect(dialog).toHaveTextContent('24.11.2026')
    await user.click(within(dialog).getByRole('checkbox', { name: /Geschäftsbedingungen/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
    expect(await screen.findByText('Der Einzug ist angekündigt')).toBeVisible()
    expect(await fetchK(flow, idPtKampagne)).toMatchObject({
      zahlung: { zahlungsStatus: 'ausstehend', zahlungsart: 'sepaLastschrift' },
    })
  }, 60_000)

  test('without a mandate the debit cannot be chosen and the way to one is shown', async () => {
    await flow.call(flow.kunde, 'saveZahlungsart', { zahlungsart: 'sepaLastschrift', version: await version() })
    await flow.call(flow.kunde, 'widerrufeMandat', { version: await version() })
    const { dialog } = await order()
    expect(within(dialog).getByRole('radio', { name: /SEPA-Lastschrift/ })).toBeDisabled()
    expect(within(dialog).getByRole('radio', { name: /Kreditkarte/ })).toBeChecked()
    expect(within(dialog).getByRole('link', { name: 'SEPA-Mandat erteilen' })).toHaveAttribute(
      'href',
      '/konto#zahlungsmittel',
    )
  }, 60_000)
})
