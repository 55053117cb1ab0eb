import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { formatEuro } from '#src/base/number/german.ts'
import { approved, fetchK, flowForEach, refused, startZahlung } from '#tests/backend/kampagneFlow.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const flow = flowForEach()

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
  })

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
  })
})

describe('paying by transfer', () => {
  test('PAY-03 account, amount, reference and day stand there to copy, and nothing turns as if it were at work', async () => {
    const { user, dialog, idPtKampagne } = await order()
    await user.click(within(dialog).getByRole('radio', { name: /Überweisung/ }))
    await user.click(within(dialog).getByRole('checkbox', { name: /Geschäftsbedingungen/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
    expect(await screen.findByText('Wir warten auf Ihre Überweisung')).toBeVisible()
    const { zahlung } = await fetchK(flow, idPtKampagne)
    const value = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextSibling
    expect(await value('IBAN')).toHaveTextContent('DE36 0000 0000 0000 0000 00')
    expect(await value('Betrag')).toHaveTextContent(formatEuro(zahlung.offen).replace(/\s/u, ' '))
    expect(await value('Verwendungszweck')).toHaveTextContent(zahlung.referenz ?? '-')
    expect(await value('Bitte überweisen bis')).toHaveTextContent('Mi, 25.11.2026')
    expect(await screen.findByRole('img', { name: 'GiroCode für die Überweisung' })).toBeVisible()
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(screen.getByRole('button', { name: 'IBAN kopieren' }))
    expect(copied).toHaveBeenCalledWith('DE36000000000000000000')
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByRole('region', { name: 'Nächster Schritt' })).toHaveTextContent('Eingang Ihrer Überweisung')
  })

  test('is not offered when the money would come too late, and says why', async () => {
    const { idPtKampagne } = await approved(flow)
    // Dispatch on 04.12., last day to pay 30.11.: three bank days before that day is 25.11.
    await flow.advance(6)
    await renderApp(`/kampagne/editieren/${idPtKampagne}?bestellen=1`, { as: 'kunde@example.org', backend: flow })
    const dialog = await screen.findByRole('dialog', { name: 'Prüfen und bestellen' }, { timeout: 30_000 })
    const way = within(dialog).getByRole('radio', { name: /Überweisung/ })
    expect(way).toBeDisabled()
    expect(way).toHaveAccessibleName(
      /Das Geld käme erst am 01\.12\.2026 an, nach dem letzten Zahlungstag, dem 30\.11\.2026/,
    )
    const late = startZahlung(flow, await fetchK(flow, idPtKampagne), 'ueberweisung')
    expect(await refused(late)).toMatchObject({ status: 422 })
    expect((await fetchK(flow, idPtKampagne)).zahlung.zahlungsStatus).toBe('offen')
  })
})
