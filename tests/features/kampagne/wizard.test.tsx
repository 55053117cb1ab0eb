import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { addListe, approve, draft, fetchK, flowForAll, mailedKey, testEmpfaenger } from '#tests/backend/kampagneFlow.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const KUNDE = 'kunde@example.org'
const flow = flowForAll()

const open = (path: string, as = KUNDE) => renderApp(path, { as, backend: flow })
const saved = () => screen.findByText(/^Gespeichert \d\d:\d\d$/)

describe('campaign wizard', () => {
  test('an incomplete draft is stored by itself and found again after a reload', async () => {
    const first = await open('/kampagne/erstellen')
    await first.user.type(await screen.findByRole('textbox', { name: 'Name der Kampagne' }), 'Nur ein Name')
    await saved()
    const { kampagnen } = await flow.call(flow.kunde, 'fetchKampagnen', { q: 'Nur ein Name' })
    expect(kampagnen).toMatchObject([{ bezeichnung: 'Nur ein Name', idPtZielgruppe: null, versandDatum: null }])
    await first.user.click(screen.getByRole('button', { name: 'Weiter zu Zielgruppe' }))
    const id = kampagnen[0]?.idPtKampagne ?? 0
    await waitFor(() => expect(first.address()).toBe(`/kampagne/editieren/${id}?schritt=zielgruppe`))
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Zielgruppe' })).toHaveFocus())
  })

  test('each step, also one back, begins at its heading; whoever arrives, at that of the page', async () => {
    const { idPtKampagne } = await draft(flow, { bezeichnung: 'Schritt für Schritt' })
    const { user, router } = await open(`/kampagne/editieren/${idPtKampagne}?schritt=zielgruppe`)
    const step = (name: string) => screen.getByRole('heading', { level: 2, name })
    await user.click(await screen.findByRole('button', { name: 'Weiter zu Werbemittel' }))
    await waitFor(() => expect(step('Werbemittel')).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Zurück zu Zielgruppe' }))
    await waitFor(() => expect(step('Zielgruppe')).toHaveFocus())
    await act(() => router.navigate('/kampagne'))
    await act(() => router.navigate(`/kampagne/editieren/${idPtKampagne}?schritt=termin`))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Schritt für Schritt' })).toHaveFocus())
  })

  test('a target group made for the campaign is chosen when one comes back, and the address forgets it', async () => {
    const { idPtKampagne } = await flow.call(flow.kunde, 'saveKampagne', { bezeichnung: 'Mit neuer Liste' })
    const { zielgruppen } = await flow.call(flow.kunde, 'fetchZielgruppen', {})
    const id = zielgruppen.find(({ bezeichnung }) => bezeichnung === 'Stammkunden')?.idPtZielgruppe ?? 0
    const app = await open(`/kampagne/editieren/${idPtKampagne}?schritt=zielgruppe&idPtZielgruppe=${id}`)
    expect(await screen.findByRole('radio', { name: 'Stammkunden' })).toBeChecked()
    await saved()
    expect(app.address()).toBe(`/kampagne/editieren/${idPtKampagne}?schritt=zielgruppe`)
    expect((await fetchK(flow, idPtKampagne)).idPtZielgruppe).toBe(id)
  })

  test('a target group that is too small says so where it is chosen', async () => {
    const idPtZielgruppe = await addListe(flow, testEmpfaenger(6))
    await flow.db
      .updateTable('zielgruppe')
      .set({ bezeichnung: 'Kleine Runde' })
      .where('idPtZielgruppe', '=', idPtZielgruppe)
      .execute()
    const { idPtKampagne } = await flow.call(flow.kunde, 'saveKampagne', { bezeichnung: 'Zu klein' })
    await open(`/kampagne/editieren/${idPtKampagne}?schritt=zielgruppe`)
    expect(await screen.findByText('Zu klein: Eine Kampagne braucht mindestens 500 Empfänger.')).toBeVisible()
  })

  test('enrichment shows its price per recipient before anybody is chosen, and the sum after', async () => {
    const { idPtKampagne } = await flow.call(flow.kunde, 'saveKampagne', { bezeichnung: 'Mit Anreicherung' })
    const { user } = await open(`/kampagne/editieren/${idPtKampagne}?schritt=zielgruppe`)
    expect(await screen.findByText('0,09 € netto je Empfänger')).toBeVisible()
    await user.click(await screen.findByRole('radio', { name: 'Stammkunden' }))
    expect(await screen.findByText(/^0,09\s€ netto je Empfänger, \d+,\d\d\s€ für \d+ Empfänger$/)).toBeVisible()
  })

  test('the chosen sheet can be changed in the editor, with the way back', async () => {
    const { idPtKampagne } = await draft(flow, { bezeichnung: 'Mit Karte' })
    await open(`/kampagne/editieren/${idPtKampagne}?schritt=werbemittel`)
    expect(await screen.findByRole('link', { name: 'Im Editor ändern' })).toHaveAttribute(
      'href',
      `/werbemittel/editieren/${flow.idPtWerbemittel}?zurueck=${encodeURIComponent(`/kampagne/editieren/${idPtKampagne}?schritt=werbemittel`)}`,
    )
  })

  test('list, sheet, date, check, approval: the links are shown once and the approver can decide', async () => {
    const { idPtKampagne } = await flow.call(flow.kunde, 'saveKampagne', { bezeichnung: 'Ganzer Weg' })
    const { user } = await open(`/kampagne/editieren/${idPtKampagne}?schritt=zielgruppe`)
    await user.click(await screen.findByRole('radio', { name: 'Stammkunden' }))
    await saved()
    await user.click(screen.getByRole('button', { name: 'Weiter zu Werbemittel' }))
    await user.click(await screen.findByRole('radio', { name: 'Testkarte' }))
    expect(screen.getByRole('switch', { name: 'Scans je Empfänger messen' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Weiter zu Termin' }))

    const grid = await screen.findByRole('grid', { name: 'Versandtermin' })
    const days = await within(grid).findAllByRole('button', { name: /, buchbar$/ })
    await user.click(days[0] as HTMLElement)
    expect(await screen.findByText('Zahlung bis')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Weiter zu Prüfung und Preis' }))
    expect(await screen.findByText(/Alle Angaben sind vollständig/)).toBeVisible()
    expect(screen.getByRole('table', { name: 'Alle Positionen' })).toBeVisible()
    for (const tick of screen.queryAllByRole('checkbox', { name: /^So lassen/ })) await user.click(tick)

    await user.click(screen.getByRole('button', { name: 'Weiter zu Freigabe' }))
    await user.click(await screen.findByRole('button', { name: 'Zur Freigabe senden' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte geben Sie eine gültige E-Mail-Adresse ein.')
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Paula Prüferin')
    await user.type(screen.getByRole('textbox', { name: 'E-Mail' }), 'paula@example.org')
    await user.click(screen.getByRole('button', { name: 'Zur Freigabe senden' }))

    const dialog = await screen.findByRole('dialog', { name: 'Zur Freigabe gesendet' })
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument()
    await approve(flow, await mailedKey(flow, 'paula@example.org'))
    expect((await fetchK(flow, idPtKampagne)).state).toBe('inBezahlung')
    await user.click(within(dialog).getByRole('button', { name: 'Fertig' }))
    expect(await screen.findByRole('region', { name: 'Ablauf der Kampagne' })).toBeVisible()
  })

  test('what is missing is named with the way there', async () => {
    const { idPtKampagne } = await flow.call(flow.kunde, 'saveKampagne', { bezeichnung: 'Leer' })
    const { user, address } = await open(`/kampagne/editieren/${idPtKampagne}?schritt=freigabe`)
    expect(await screen.findByText('Vor der Freigabe ist noch etwas offen:')).toBeVisible()
    // What to do, not what would be true by then.
    expect(screen.getByText('Wählen Sie einen Versandtermin.')).toBeVisible()
    expect(screen.queryByText(/Der Versandtermin ist buchbar/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Zur Freigabe senden' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Zu Termin' }))
    expect(address()).toBe(`/kampagne/editieren/${idPtKampagne}?schritt=termin`)
  })

  test('someone else saved first: both versions stand side by side, mine wins when I say so', async () => {
    const { idPtKampagne, version } = await draft(flow, { bezeichnung: 'Streitfall' })
    const { user } = await open(`/kampagne/editieren/${idPtKampagne}`)
    const name = await screen.findByRole('textbox', { name: 'Name der Kampagne' })
    await flow.call(flow.kunde, 'saveKampagne', { idPtKampagne, version, bezeichnung: 'Vom Kollegen' })
    await user.clear(name)
    await user.type(name, 'Von mir')
    const dialog = await screen.findByRole('dialog', { name: 'Inzwischen geändert' })
    expect(within(dialog).getByRole('region', { name: 'Ihre Eingabe' })).toHaveTextContent(/NameVon mir/)
    expect(within(dialog).getByRole('region', { name: 'Gespeichert' })).toHaveTextContent(/NameVom Kollegen/)
    expect((await fetchK(flow, idPtKampagne)).bezeichnung).toBe('Vom Kollegen')
    await user.click(within(dialog).getByRole('button', { name: 'Meine Fassung speichern' }))
    await waitFor(async () => expect((await fetchK(flow, idPtKampagne)).bezeichnung).toBe('Von mir'))
  })

  test('the calendar is walked with the keyboard; a day that cannot be booked is not taken', async () => {
    const { idPtKampagne } = await draft(flow, { bezeichnung: 'Kalender' })
    const { user } = await open(`/kampagne/editieren/${idPtKampagne}?schritt=termin`)
    const chosen = await screen.findByRole('button', { name: /, gewählt$/ })
    await screen.findAllByRole('button', { name: /, buchbar$/ })
    chosen.focus()
    await user.keyboard('{End}')
    expect(document.activeElement).toHaveAccessibleName(/^Sonntag.*nicht buchbar$/)
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: /, gewählt$/ })).toBe(chosen)
    await user.keyboard('{PageDown}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', expect.stringMatching(/^2027-01/)))
  })
})
