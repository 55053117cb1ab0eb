import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { melden } from '#mocks/backend/zahlung/meldung.ts'
import {
  approve,
  approved,
  draft,
  fetchK,
  flowForAll,
  mailedKey,
  paid,
  release,
  startZahlung,
  ZWEI_PERSONEN,
} from '#tests/backend/kampagneFlow.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const KUNDE = 'kunde@example.org'
const flow = flowForAll()

const open = ({ idPtKampagne }: Pick<Kampagne, 'idPtKampagne'>, query = '', as = KUNDE) =>
  renderApp(`/kampagne/editieren/${idPtKampagne}${query}`, { as, backend: flow })
const nextStep = () => screen.findByRole('region', { name: 'Nächster Schritt' })
async function choose(user: Awaited<ReturnType<typeof renderApp>>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: 'Aktionen' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

describe('page of a campaign', () => {
  test('in review: the approver is next, the link is listed, the timeline marks the state', async () => {
    const { kampagne } = await release(flow, await draft(flow))
    await open(kampagne)
    expect(await nextStep()).toHaveTextContent('Wer ist dran: Freigebende')
    const current = within(screen.getByRole('region', { name: 'Ablauf der Kampagne' }))
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step')
    expect(current).toHaveLength(1)
    expect(current[0]).toHaveTextContent('Interne Freigabe')
    expect(screen.getByRole('region', { name: 'Freigabe' })).toHaveTextContent('paula@example.org')
  })

  test('LNK-06 approved by one of two: the owner reads who is missing, and "Neuen Link senden" leads to the links', async () => {
    const { kampagne, keys } = await release(flow, await draft(flow), { personen: ZWEI_PERSONEN })
    await approve(flow, keys[0] ?? '')
    const { user } = await open(kampagne)
    expect(await nextStep()).toHaveTextContent('Es fehlt noch: 1 von 2 Freigaben (Quirin Querleser).')
    await choose(user, 'Neuen Link senden')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Freigabe' })).toHaveFocus())
  })

  test('ready to pay: the one primary button leads to the order review', async () => {
    const { user, address } = await open(await approved(flow))
    const card = await nextStep()
    expect(card).toHaveTextContent('Wer ist dran: Sie')
    await user.click(within(card).getByRole('button', { name: 'Bezahlen' }))
    expect(await screen.findByRole('dialog', { name: 'Prüfen und bestellen' })).toBeVisible()
    expect(address()).toContain('bestellen=1')
  })

  test('in the check: nothing to press, the provider is next', async () => {
    await open(await paid(flow))
    const card = await nextStep()
    expect(card).toHaveTextContent('Wer ist dran: Anbieter')
    expect(within(card).queryByRole('button')).toBeNull()
  })

  test('taking the approval back ends the link and opens the wizard', async () => {
    const { kampagne, key } = await release(flow, await draft(flow))
    const { user } = await open(kampagne)
    await choose(user, 'Freigabe zurückziehen')
    const dialog = await screen.findByRole('dialog', { name: 'Freigabe zurückziehen' })
    await user.click(within(dialog).getByRole('button', { name: 'Freigabe zurückziehen' }))
    expect(await screen.findByRole('navigation', { name: 'Schritte' })).toBeVisible()
    expect((await flow.call(null, 'fetchFreigabe', { hashKey: key })).zustand).toBe('widerrufen')
  })

  test('a renewed link is mailed and shown to nobody else; the old one no longer works', async () => {
    const { kampagne, key } = await release(flow, await draft(flow))
    const { user } = await open(kampagne)
    await user.click(await screen.findByRole('button', { name: 'Link erneuern für Paula Prüferin' }))
    const dialog = await screen.findByRole('dialog', { name: 'Neuer Freigabelink' })
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument()
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Der neue ist per E-Mail unterwegs.')
    const renewed = await mailedKey(flow, 'paula@example.org')
    expect(renewed).not.toBe(key)
    expect((await flow.call(null, 'fetchFreigabe', { hashKey: renewed })).zustand).toBe('gueltig')
    expect((await flow.call(null, 'fetchFreigabe', { hashKey: key })).zustand).not.toBe('gueltig')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    // The person is there once, and can be sent another one: the dead link is among the earlier ones.
    expect(await screen.findByRole('button', { name: '1 früherer Link' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Link erneuern für Paula Prüferin' })).toHaveFocus()
  })

  test('STA-08 paid, but the day is over: why, what was kept, and two ways on; calling it off costs nothing', async () => {
    const kampagne = await paid(flow, { bezeichnung: 'Zu spät geprüft' })
    await flow.db
      .updateTable('kampagne')
      .set({ versandDatum: '2026-11-19', bezahltAm: '2026-11-10T09:00:00.000Z' })
      .where('idPtKampagne', '=', kampagne.idPtKampagne)
      .execute()
    const { user } = await open(kampagne)
    const card = await nextStep()
    expect(within(card).getByRole('button', { name: 'Neuen Termin wählen' })).toBeVisible()
    const panel = screen.getByText('Der Versandtermin 19.11.2026 ist verstrichen').closest('[role="alert"]')
    expect(panel).toHaveTextContent(/nicht fertig geprüft\. Ihre Zahlung von [\d.,]+\s€ bleibt erhalten\./)
    await user.click(within(card).getByRole('button', { name: 'Stornieren und Geld zurück' }))
    const dialog = await screen.findByRole('dialog', { name: 'Kampagne stornieren' })
    expect((await within(dialog).findByText('Stornogebühr')).nextElementSibling).toHaveTextContent('0,00 €')
  })

  test('storno shows fee and refund before anything happens, and wants a reason', async () => {
    const kampagne = await paid(flow, { bezeichnung: 'Wird storniert' })
    const { user } = await open(kampagne)
    await choose(user, 'Stornieren')
    const dialog = await screen.findByRole('dialog', { name: 'Kampagne stornieren' })
    const fee = (await within(dialog).findByText('Stornogebühr')).nextElementSibling?.textContent ?? ''
    const back = within(dialog).getByText('Erstattung').nextElementSibling?.textContent ?? ''
    const ct = (euro: string) => Number(euro.replace(/\D/g, ''))
    expect(ct(fee)).toBeGreaterThan(0)
    expect(ct(fee) + ct(back)).toBe(kampagne.zahlung.betrag)
    await user.click(within(dialog).getByRole('button', { name: 'Kampagne stornieren' }))
    expect(await within(dialog).findByText('Bitte geben Sie einen Grund an.')).toBeVisible()
    expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inExternerFreigabe')
    await user.type(within(dialog).getByRole('textbox', { name: 'Grund' }), 'Aktion fällt aus')
    await user.click(within(dialog).getByRole('button', { name: 'Kampagne stornieren' }))
    await waitFor(async () => expect((await fetchK(flow, kampagne.idPtKampagne)).state).toBe('inStorniert'))
    expect(await screen.findByText('Aktion fällt aus')).toBeVisible()
  })

  test('requested changes stand above the wizard as tasks', async () => {
    const { kampagne, key } = await release(flow, await draft(flow))
    await flow.call(null, 'freigabeAblehnen', { hashKey: key, name: 'Paula Prüferin', grund: 'Logo größer bitte' })
    await open(kampagne)
    expect(await screen.findByText('Gewünschte Änderungen')).toBeVisible()
    expect(screen.getByText('Logo größer bitte')).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Schritte' })).toBeVisible()
    const back = encodeURIComponent(`/kampagne/editieren/${kampagne.idPtKampagne}?schritt=pruefung`)
    expect(screen.getByRole('link', { name: 'Werbemittel ändern' })).toHaveAttribute(
      'href',
      `/werbemittel/editieren/${flow.idPtWerbemittel}?zurueck=${back}`,
    )
  })

  test('who may only read sees the page of a draft, not the wizard', async () => {
    await open(await draft(flow), '', 'freigabe@example.org')
    expect(await nextStep()).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Schritte' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Aktionen' })).toBeNull()
  })

  test('the campaign of another customer is not there', async () => {
    const kampagne = await draft(flow)
    await open(kampagne, '', 'andere@example.org')
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByText(kampagne.bezeichnung)).toBeNull()
  })
})

describe('payment', () => {
  async function order(kampagne: Kampagne) {
    const view = await open(kampagne, '?bestellen=1')
    const dialog = await screen.findByRole('dialog', { name: 'Prüfen und bestellen' })
    return { ...view, dialog }
  }

  test('the order is reviewed with all prices and the terms before it binds', async () => {
    const { user, dialog } = await order(await approved(flow))
    expect(within(dialog).getByRole('table', { name: 'Alle Positionen' })).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Bitte stimmen Sie den Allgemeinen Geschäftsbedingungen zu.',
    )
  })

  test('declined, then paid by another means: what the service says counts, not the URL', async () => {
    const kampagne = await approved(flow)
    const { zahlung } = await startZahlung(flow, kampagne)
    await melden(flow.context, zahlung.referenz, 'fehlgeschlagen')
    const first = await open(kampagne, '?zahlung=bezahlt')
    expect(await screen.findByText('Die Zahlung wurde abgelehnt')).toBeVisible()
    expect(screen.queryByText('Vielen Dank. Die Rechnung liegt bereit, die Prüfung hat begonnen.')).toBeNull()
    await first.user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Prüfen und bestellen' })
    await first.user.click(within(dialog).getByRole('radio', { name: /Kauf auf Rechnung/ }))
    await first.user.click(within(dialog).getByRole('checkbox', { name: /Geschäftsbedingungen/ }))
    await first.user.dblClick(within(dialog).getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
    expect(await screen.findByText(/Wir prüfen die Druckdaten/)).toBeVisible()
    const { zahlungen } = await flow.call(flow.kunde, 'fetchZahlung', { idPtKampagne: kampagne.idPtKampagne })
    expect(zahlungen.map(({ zahlungsStatus }) => zahlungsStatus)).toEqual(['bezahlt', 'fehlgeschlagen'])
  })

  test('a transfer that waits can be left for another means, and money that came twice is told', async () => {
    const kampagne = await approved(flow)
    const { zahlung } = await startZahlung(flow, kampagne, 'ueberweisung')
    const { user } = await open(kampagne)
    await user.click(await screen.findByRole('button', { name: 'Andere Zahlungsart wählen' }))
    const confirm = within(await screen.findByRole('dialog', { name: 'Zahlung abbrechen' }))
    await user.click(confirm.getByRole('button', { name: 'Zahlung abbrechen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Prüfen und bestellen' }))
    await user.click(dialog.getByRole('radio', { name: /Kauf auf Rechnung/ }))
    await user.click(dialog.getByRole('checkbox', { name: /Geschäftsbedingungen/ }))
    await user.click(dialog.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
    expect(await screen.findByText(/Wir prüfen die Druckdaten/)).toBeVisible()
    await melden(flow.context, zahlung.referenz, 'bezahlt')
    await renderApp(`/kampagne/editieren/${kampagne.idPtKampagne}`, { as: 'buchhaltung@example.org', backend: flow })
    expect(await screen.findByText(/sind hier eingegangen, obwohl die Kampagne schon bezahlt war/)).toBeVisible()
  })

  test('a payment on its way is confirmed without a reload', async () => {
    const kampagne = await approved(flow)
    const { zahlung } = await startZahlung(flow, kampagne)
    await open(kampagne, '?zahlung=1')
    expect(await screen.findByText('Zahlung wird bestätigt')).toBeVisible()
    await melden(flow.context, zahlung.referenz, 'bezahlt')
    expect(await screen.findByText(/Die Rechnung liegt bereit/)).toBeVisible()
  }, 20_000)

  test('who has no right to pay is not offered to', async () => {
    await open(await approved(flow), '?bestellen=1', 'freigabe@example.org')
    expect(within(await nextStep()).queryByRole('button')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
