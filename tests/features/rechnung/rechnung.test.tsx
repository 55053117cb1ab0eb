import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { formatEuro } from '#src/base/number/german.ts'
import { flowForAll, paid } from '#tests/backend/kampagneFlow.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const flow = flowForAll()
let brutto = 0
beforeAll(async () => {
  // The page is read once before the clock of the first test runs.
  await import('#src/features/rechnung/pages/RechnungListPage.tsx')
  const kampagnen = [
    await paid(flow, { bezeichnung: 'Erste Aktion' }),
    await paid(flow, { bezeichnung: 'Zweite Aktion' }),
  ]
  brutto = kampagnen.reduce((sum, { preis }) => sum + (preis?.brutto ?? 0), 0)
})

/** Files that the browser was given: jsdom does not download; what the link would save is what counts. */
const names: string[] = []
const blobs: Blob[] = []
beforeEach(() => {
  names.length = 0
  blobs.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function download(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  URL.createObjectURL = vi.fn((blob: Blob) => {
    blobs.push(blob)
    return 'blob:x'
  })
  URL.revokeObjectURL = vi.fn()
})
afterEach(() => vi.restoreAllMocks())

const open = (query = '', as = 'buchhaltung@example.org') => renderApp(`/rechnung${query}`, { as, backend: flow })
const row = (name: RegExp) => screen.findByRole('row', { name })

describe('the list of invoices', () => {
  test('shows number, campaign, amounts, status and the sums of all of them', async () => {
    const { user, address } = await open()
    const first = await row(/RE-2026-000001/)
    expect(within(first).getByText('Bezahlt')).toBeVisible()
    const sums = screen.getByRole('region', { name: 'Summe aus 2 Belegen' })
    expect(within(sums).getByText(formatEuro(brutto).replace('\u00a0', ' '))).toBeVisible()
    expect(within(sums).getByText('0,00 €')).toBeVisible()
    await user.click(within(first).getByRole('link', { name: 'Erste Aktion' }))
    await waitFor(() => expect(address()).toMatch(/^\/kampagne\/editieren\/\d+$/))
  })

  test('year, status and kind are filters of the address', async () => {
    const { user, address } = await open('?jahr=2025')
    expect(await screen.findByText('Keine Treffer')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    expect(await row(/RE-2026-000002/)).toBeVisible()
    await user.click(screen.getByRole('combobox', { name: 'Zahlungsstatus' }))
    await user.click(await screen.findByRole('option', { name: 'Erstattet' }))
    expect(address()).toBe('/rechnung?status=erstattet')
    expect(await screen.findByText('Keine Treffer')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    expect(await row(/RE-2026-000001/)).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Nummer, Kampagne oder Betrag' })).toHaveFocus()
  })

  test('a link with a campaign shows its documents alone, and its filter can be taken away', async () => {
    const { rechnungen } = await flow.call(await flow.login('kunde@example.org'), 'fetchRechnungen', { q: 'Zweite' })
    const { user, address } = await open(`?kampagne=${rechnungen[0]?.idPtKampagne}`)
    const chip = await screen.findByRole('button', { name: 'Filter entfernen: Kampagne: Zweite Aktion' })
    expect(screen.getByRole('region', { name: 'Summe aus 1 Beleg' })).toBeVisible()
    expect(screen.queryByRole('row', { name: /RE-2026-000001/ })).toBeNull()
    await user.click(chip)
    expect(await row(/RE-2026-000001/)).toBeVisible()
    expect(address()).toBe('/rechnung')
    expect(screen.getByRole('searchbox', { name: 'Nummer, Kampagne oder Betrag' })).toHaveFocus()
  })

  test('heads of columns sort, a page past the end shows the last one', async () => {
    const { user, address } = await open('?page=9')
    expect(await screen.findByText('1–2 von 2')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/rechnung'))
    const numbers = () => screen.getAllByRole('link', { name: /^RE-2026/ }).map(({ textContent }) => textContent)
    await user.click(screen.getByRole('button', { name: 'Kampagne' }))
    await waitFor(() => expect(numbers()).toEqual(['RE-2026-000001', 'RE-2026-000002']))
    expect(address()).toBe('/rechnung?sort=kampagneBezeichnung')
    await user.click(screen.getByRole('button', { name: 'Kampagne' }))
    await waitFor(() => expect(numbers()).toEqual(['RE-2026-000002', 'RE-2026-000001']))
    expect(screen.getByRole('columnheader', { name: 'Kampagne' })).toHaveAttribute('aria-sort', 'descending')
  })

  test('finds by number and campaign, and what stands wrongly in the address falls back', async () => {
    const { user, address } = await open('?jahr=gestern&status=egal&page=-3')
    expect(await row(/RE-2026-000001/)).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Nummer, Kampagne oder Betrag' }), 'zweite')
    await waitFor(() => expect(address()).toContain('q=zweite'))
    await waitFor(() => expect(screen.queryByRole('row', { name: /RE-2026-000001/ })).toBeNull())
    expect(screen.getByRole('row', { name: /RE-2026-000002/ })).toBeVisible()
  })

  test('the id of the menu only confirms the customer: another one is not found', async () => {
    await open('?id=1', 'kunde@example.org')
    expect(await row(/RE-2026-000001/)).toBeVisible()
    await open('?id=2', 'kunde@example.org')
    expect(await screen.findByRole('heading', { level: 1, name: /not found|nicht gefunden/i })).toBeVisible()
  })

  test('gives each document as PDF and as XRechnung', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Aktionen zu RE-2026-000001' }))
    await user.click(await screen.findByRole('menuitem', { name: /PDF herunterladen/ }))
    await waitFor(() => expect(names).toEqual(['RE-2026-000001.pdf']))
    await user.click(await screen.findByRole('button', { name: 'Aktionen zu RE-2026-000001' }))
    await user.click(await screen.findByRole('menuitem', { name: /XRechnung herunterladen/ }))
    await waitFor(() => expect(names).toEqual(['RE-2026-000001.pdf', 'RE-2026-000001-xrechnung.xml']))
  })

  test('exports what is ticked as ZIP, and what is filtered as a table', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('checkbox', { name: 'RE-2026-000001 auswählen' }))
    const bar = screen.getByRole('region', { name: 'Ausgewählte Belege' })
    expect(within(bar).getByText('1 Beleg ausgewählt')).toBeVisible()
    await user.click(within(bar).getByRole('button', { name: 'Auswahl exportieren' }))
    await user.click(await screen.findByRole('menuitem', { name: /ZIP-Archiv/ }))
    await waitFor(() => expect(names).toEqual(['rechnungen_2026-11-20.zip']))
    await user.click(within(bar).getByRole('button', { name: 'Auswahl aufheben' }))
    expect(screen.queryByRole('region', { name: 'Ausgewählte Belege' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '2 Belege exportieren' }))
    await user.click(await screen.findByRole('menuitem', { name: /Tabelle/ }))
    await waitFor(() => expect(names.at(-1)).toBe('rechnungen_2026-11-20.csv'))
    expect((await blobs.at(-1)?.text())?.split('\r\n')).toHaveLength(4)
  })

  test('the DATEV export asks for the accountant’s numbers, refuses wrong ones, and keeps them', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '2 Belege exportieren' }))
    await user.click(await screen.findByRole('menuitem', { name: /DATEV/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Export für DATEV' })
    const berater = await within(dialog).findByRole('textbox', { name: 'Beraternummer' })
    await user.clear(berater)
    await user.type(berater, '12')
    await user.click(within(dialog).getByRole('button', { name: 'DATEV-Datei exportieren' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Beraternummer von 1001 bis 9999999')
    expect(names).toEqual([])
    await user.clear(berater)
    await user.type(berater, '29098')
    await user.click(within(dialog).getByRole('button', { name: 'DATEV-Datei exportieren' }))
    await waitFor(() => expect(names).toEqual(['EXTF_Rechnungen_2026.csv']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const saved = await flow.call(await flow.login('buchhaltung@example.org'), 'fetchDatevEinstellung', {})
    expect(saved.beraternummer).toBe(29_098)
  })

  test('a year without an invoice is refused in the dialog, where all inputs stay', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '2 Belege exportieren' }))
    await user.click(await screen.findByRole('menuitem', { name: /DATEV/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Export für DATEV' })
    await user.click(await within(dialog).findByRole('combobox', { name: 'Wirtschaftsjahr (Beginn)' }))
    await user.click(await screen.findByRole('option', { name: '2024' }))
    await user.click(within(dialog).getByRole('button', { name: 'DATEV-Datei exportieren' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Zu dieser Auswahl gibt es keine Rechnung.')
    expect(within(dialog).getByRole('combobox', { name: 'Wirtschaftsjahr (Beginn)' })).toHaveTextContent('2024')
  })
})

describe('one invoice', () => {
  const opened = async (nummer: string, as = 'kunde@example.org') => {
    const page = await open('', as)
    await page.user.click(await screen.findByRole('link', { name: nummer }))
    await screen.findByRole('heading', { level: 1, name: new RegExp(nummer) })
    return page
  }

  test('opens from the list, shows positions and facts, and leads back to the same filters', async () => {
    const { user, address } = await open('?jahr=2026')
    await user.click(await screen.findByRole('link', { name: 'RE-2026-000002' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Rechnung RE-2026-000002' })).toBeVisible()
    expect(address()).toMatch(/^\/rechnung\?jahr=2026&rechnung=\d+$/)
    expect(screen.getByRole('table', { name: 'Positionen' })).toHaveTextContent('Gesamtbetrag')
    expect(screen.getByText('Kreditkarte')).toBeVisible()
    expect(screen.getByText(/Per E-Mail gesendet an/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Alle Rechnungen' }))
    await waitFor(() => expect(address()).toBe('/rechnung?jahr=2026'))
  })

  test('is sent again to another address; a wrong one is refused at its field', async () => {
    const { user } = await opened('RE-2026-000002', 'buchhaltung@example.org')
    await user.click(screen.getByRole('button', { name: 'Weitere Aktionen' }))
    expect(screen.queryByRole('menuitem', { name: /Stornieren/ })).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: 'Per E-Mail senden' }))
    const dialog = await screen.findByRole('dialog')
    const an = within(dialog).getByRole('textbox', { name: 'E-Mail-Adresse' })
    await user.clear(an)
    await user.type(an, 'steuerberatung')
    // A slip beside the dialog loses nothing.
    await user.click(document.querySelector('.MuiDialog-container') ?? document.body)
    expect(within(dialog).getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('steuerberatung')
    await user.click(within(dialog).getByRole('button', { name: 'Beleg senden' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('vollständige E-Mail-Adresse')
    await user.type(an, '@example.org')
    await user.click(within(dialog).getByRole('button', { name: 'Beleg senden' }))
    expect(await screen.findByText('Per E-Mail gesendet an steuerberatung@example.org')).toBeVisible()
    const mail = await flow.db
      .selectFrom('mail')
      .selectAll()
      .where('an', '=', 'steuerberatung@example.org')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(mail.anhaenge ?? '[]')).toEqual(['RE-2026-000002.pdf', 'RE-2026-000002-xrechnung.xml'])
  })

  test('is corrected by a storno and a new one; a reason is asked for', async () => {
    const { user } = await opened('RE-2026-000001')
    await user.click(screen.getByRole('button', { name: 'Weitere Aktionen' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Stornieren und neu ausstellen' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox', { name: 'Kostenstelle (optional)' }), 'KST 9')
    const submit = within(dialog).getByRole('button', { name: 'Stornieren und neu ausstellen' })
    await user.click(submit)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Bitte geben Sie einen Grund')
    await user.type(within(dialog).getByRole('textbox', { name: 'Grund' }), 'Kostenstelle fehlt')
    await user.click(submit)
    expect(await screen.findByRole('heading', { level: 1, name: 'Rechnung RE-2026-000004' })).toBeVisible()
    expect(screen.getByText('KST 9')).toBeVisible()
    const related = screen.getByRole('region', { name: 'Weitere Belege dieser Kampagne' })
    await user.click(within(related).getByRole('link', { name: 'Rechnung RE-2026-000001' }))
    expect(await screen.findByText('Storniert durch RE-2026-000003')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Weitere Aktionen' }))
    const again = await screen.findByRole('menuitem', { name: /Diese Rechnung ist schon durch/ })
    expect(again).toHaveAttribute('aria-disabled', 'true')
  })

  test('what somebody else took back meanwhile is said in the dialog; the reason stays', async () => {
    const { user } = await opened('RE-2026-000002')
    await user.click(screen.getByRole('button', { name: 'Weitere Aktionen' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Stornieren und neu ausstellen' }))
    const dialog = await screen.findByRole('dialog')
    const { rechnungen } = await flow.call(flow.kunde, 'fetchRechnungen', { q: 'RE-2026-000002' })
    const rest = { grund: 'Kollegin war schneller', kostenstelle: '', bestellnummer: '' }
    const idPtRechnung = rechnungen[0]?.idPtRechnung ?? 0
    await flow.call(flow.kunde, 'storniereRechnung', { idPtRechnung, ...rest }, { 'idempotency-key': 'k'.repeat(32) })
    const grund = within(dialog).getByRole('textbox', { name: 'Grund' })
    await user.type(grund, 'Anschrift')
    await user.click(within(dialog).getByRole('button', { name: 'Stornieren und neu ausstellen' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('schon durch RE-2026-000005 storniert')
    expect(grund).toHaveValue('Anschrift')
  })

  test('of another customer is not found', async () => {
    const { rechnungen } = await flow.call(flow.kunde, 'fetchRechnungen', {})
    await open(`?rechnung=${rechnungen[0]?.idPtRechnung}`, 'andere@example.org')
    expect(await screen.findByRole('heading', { level: 1, name: /not found|nicht gefunden/i })).toBeVisible()
  })
})
