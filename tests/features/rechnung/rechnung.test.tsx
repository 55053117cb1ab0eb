import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { formatEuro } from '#src/domain/number/german.ts'
import { createFlow, paid, type Flow } from '#tests/backend/kampagneFlow.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

let flow: Flow
let brutto = 0
beforeAll(async () => {
  flow = await createFlow()
  const kampagnen = [
    await paid(flow, { bezeichnung: 'Erste Aktion' }),
    await paid(flow, { bezeichnung: 'Zweite Aktion' }),
  ]
  brutto = kampagnen.reduce((sum, { preis }) => sum + (preis?.brutto ?? 0), 0)
})
afterAll(() => flow.close())

const open = (query = '', as = 'buchhaltung@example.org') => renderApp(`/rechnung${query}`, { as, backend: flow })

describe('invoices', () => {
  test('show number, campaign, amounts, status and their sum', async () => {
    const { user, address } = await open()
    const row = await screen.findByRole('row', { name: /RE-2026-000001/ })
    expect(within(row).getByText('Bezahlt')).toBeVisible()
    expect(screen.getByText(`Brutto ${formatEuro(brutto)}`.replace('\u00a0', ' '))).toBeVisible()
    await user.click(within(row).getByRole('link', { name: 'Erste Aktion' }))
    await waitFor(() => expect(address()).toMatch(/^\/kampagne\/editieren\/\d+$/))
  })

  test('year and status are filters of the URL', async () => {
    const { user, address } = await open('?jahr=2025')
    expect(await screen.findByText('Keine Treffer')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    expect(await screen.findByRole('row', { name: /RE-2026-000002/ })).toBeVisible()
    await user.click(screen.getByRole('combobox', { name: 'Zahlungsstatus' }))
    await user.click(await screen.findByRole('option', { name: 'Erstattet' }))
    expect(address()).toBe('/rechnung?status=erstattet')
    expect(await screen.findByText('Keine Treffer')).toBeVisible()
  })

  test('the id of the menu only confirms the customer: another one is not found', async () => {
    await open('?id=1', 'kunde@example.org')
    expect(await screen.findByRole('row', { name: /RE-2026-000001/ })).toBeVisible()
    const { user } = await open('?id=2', 'kunde@example.org')
    expect(user).toBeDefined()
    expect(await screen.findByRole('heading', { level: 1, name: /not found|nicht gefunden/i })).toBeVisible()
  })

  test('the document is handed to the browser under its number', async () => {
    const names: string[] = []
    // jsdom does not download; what the link would save is what counts.
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function download(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    URL.createObjectURL = vi.fn(() => 'blob:x')
    URL.revokeObjectURL = vi.fn()
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Rechnung RE-2026-000001 als PDF' }))
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/RE-2026-000001.*\.pdf$/)]))
    saved.mockRestore()
  })
})
