import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { UserEvent } from '@testing-library/user-event'
import { API_RECHTE } from '#src/contract/apizugang.ts'
import { AENDERUNGEN, API_VERSION } from '#src/domain/apizugang/aenderungen.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

/** jsdom has no clipboard of its own that a test could read. */
function clipboard() {
  const texts: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    texts.push(text)
    return Promise.resolve()
  })
  return texts
}

async function fillToken(user: UserEvent, name: string) {
  await user.click(screen.getAllByRole('button', { name: 'Token erstellen' })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Token erstellen' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), name)
  return dialog
}

const submit = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Token erstellen' })

async function withToken(backend: TestBackend, bezeichnung = 'Shop') {
  const kunde = await backend.login('kunde@example.org')
  return backend.call(kunde, 'erstelleApiToken', {
    bezeichnung,
    rechte: ['kampagne.lesen'],
    modus: 'live',
    ipListe: [],
    gueltigBis: '2027-11-20',
  })
}

async function openMenu(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: `Aktionen für ${name}` }))
}

describe('tokens', () => {
  test('a token is made, its secret shown once and copied', async () => {
    const { user, backend } = await renderApp('/apizugang', { as: 'kunde@example.org' })
    expect(await screen.findByText('Noch kein Token')).toBeVisible()
    const copied = clipboard()
    const dialog = await fillToken(user, 'Shop')
    // What only reads is chosen; the rest is a decision.
    expect(within(dialog).getByRole('checkbox', { name: /^Kampagnen lesen/ })).toBeChecked()
    expect(within(dialog).getByRole('checkbox', { name: /^Zahlungen auslösen/ })).not.toBeChecked()
    expect(within(dialog).getByRole('radio', { name: /^Test/ })).toBeChecked()
    await user.click(submit(dialog))

    const secret = await screen.findByRole('dialog', { name: 'Token erstellt' })
    await user.click(within(secret).getByRole('button', { name: 'Geheimnis kopieren' }))
    expect(copied[0]).toMatch(/^pk_test_/)
    await user.click(within(secret).getByRole('button', { name: 'Fertig' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const row = await screen.findByRole('row', { name: /Shop/ })
    expect(row).toHaveTextContent('Test')
    expect(row).toHaveTextContent('20.11.2027')
    expect(document.body).not.toHaveTextContent(copied[0] ?? 'nothing')
    // It works.
    expect((await backend.call(copied[0] ?? '', 'fetchKampagnen', {})).kampagnen).toEqual([])
  })

  test('leaving the secret uncopied takes a second thought', async () => {
    const { user, router } = await renderApp('/apizugang', { as: 'kunde@example.org' })
    await screen.findByText('Noch kein Token')
    await user.click(submit(await fillToken(user, 'Shop')))
    const secret = await screen.findByRole('dialog', { name: 'Token erstellt' })
    await user.click(within(secret).getByRole('button', { name: 'Fertig' }))
    expect(within(secret).getByRole('alert')).toHaveTextContent('noch nicht kopiert')
    await user.click(within(secret).getByRole('button', { name: 'Trotzdem schließen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    await user.click(submit(await fillToken(user, 'Kasse')))
    await screen.findByRole('dialog', { name: 'Token erstellt' })
    await router.navigate('/dashboard')
    expect(await screen.findByRole('alert')).toHaveTextContent('noch nicht kopiert')
    expect(router.state.location.pathname).toBe('/apizugang')
    // Escape stays first, and then closes as the button would.
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('alert')).toHaveTextContent('noch nicht kopiert')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(router.state.location.pathname).toBe('/apizugang')
  })

  test('mistakes stand at the fields and nothing typed is lost', async () => {
    const { user } = await renderApp('/apizugang', { as: 'kunde@example.org' })
    await screen.findByText('Noch kein Token')
    const dialog = await fillToken(user, 'Shop')
    await user.type(within(dialog).getByRole('textbox', { name: /IP-Adressen/ }), '203.0.113.7, 300.1.1.1')
    for (const box of within(dialog).getAllByRole('checkbox', { checked: true })) await user.click(box)
    await user.click(submit(dialog))
    const summary = await within(dialog).findByRole('alert')
    expect(summary).toHaveTextContent('Bitte wählen Sie mindestens ein Recht.')
    await user.click(within(dialog).getByRole('checkbox', { name: /^Kampagnen lesen/ }))
    await user.click(submit(dialog))
    expect(await within(dialog).findAllByText(/„300.1.1.1“ ist keine IP-Adresse/)).not.toEqual([])
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Shop')
  })

  test('a fault of the service keeps the form', async () => {
    const { user } = await renderApp('/apizugang', {
      as: 'kunde@example.org',
      intercept: ({ aktion }) => (aktion === 'erstelleApiToken' ? new Response('kaputt', { status: 500 }) : null),
    })
    await screen.findByText('Noch kein Token')
    const dialog = await fillToken(user, 'Shop')
    await user.click(submit(dialog))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('konnte die Anfrage nicht bearbeiten')
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Shop')
  })

  test('replacing explains the overlap, revoking ends at once', async () => {
    const backend = await createTestBackend()
    const { geheimnis } = await withToken(backend)
    const { user } = await renderApp('/apizugang', { as: 'kunde@example.org', backend })
    clipboard()
    await openMenu(user, 'Shop')
    await user.click(await screen.findByRole('menuitem', { name: 'Ersetzen' }))
    const ask = await screen.findByRole('dialog', { name: 'Token „Shop“ ersetzen' })
    expect(ask).toHaveTextContent('noch 24 Stunden')
    await user.click(within(ask).getByRole('button', { name: 'Token ersetzen' }))
    const secret = await screen.findByRole('dialog', { name: 'Neues Token erstellt' })
    await user.click(within(secret).getByRole('button', { name: 'Geheimnis kopieren' }))
    await user.click(within(secret).getByRole('button', { name: 'Fertig' }))
    expect(await screen.findByText(/ersetzt, noch bis 21\.11\.2026/)).toBeVisible()

    // Both are there under one name; the old one stands below.
    const menus = await screen.findAllByRole('button', { name: 'Aktionen für Shop' })
    await user.click(menus[1] as HTMLElement)
    expect(screen.queryByRole('menuitem', { name: 'Ersetzen' })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('menuitem', { name: 'Widerrufen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Token „Shop“ widerrufen' })
    await user.click(within(dialog).getByRole('button', { name: 'Token widerrufen' }))
    expect(await screen.findByText('Widerrufen')).toBeVisible()
    expect((await backend.send(geheimnis, 'fetchKampagnen', {})).status).toBe(401)
    await backend.close()
  })

  test('who may not is told so', async () => {
    await renderApp('/apizugang', { as: 'freigabe@example.org' })
    expect(await screen.findByRole('heading', { name: 'You have no access to this page' })).toBeVisible()
  })
})

describe('the request log', () => {
  test('shows what programs asked for, filtered by the address', async () => {
    const backend = await createTestBackend()
    const { geheimnis } = await withToken(backend)
    await backend.call(geheimnis, 'fetchKampagnen', {})
    await backend.send(geheimnis, 'fetchRechnungen', {})
    const { user, address } = await renderApp('/apizugang?ansicht=anfragen', { as: 'kunde@example.org', backend })
    expect(await screen.findByRole('row', { name: /GET fetchKampagnen 200/ })).toBeVisible()
    expect(screen.getByRole('row', { name: /GET fetchRechnungen 403 RECHT_FEHLT/ })).toBeVisible()
    await user.click(screen.getByRole('combobox', { name: 'Ergebnis' }))
    await user.click(await screen.findByRole('option', { name: 'Fehler' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /fetchKampagnen/ })).not.toBeInTheDocument())
    expect(address()).toBe('/apizugang?ansicht=anfragen&ergebnis=fehler')
    await user.type(screen.getByRole('searchbox', { name: 'Anfragenummer' }), 'zzz')
    expect(await screen.findByText('Keine Treffer')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }))
    expect(await screen.findByRole('row', { name: /fetchKampagnen/ })).toBeVisible()
    await backend.close()
  })

  test('a log that does not load says so and can be asked for again', async () => {
    let broken = true
    const { user } = await renderApp('/apizugang?ansicht=anfragen', {
      as: 'kunde@example.org',
      intercept: ({ aktion }) => (broken && aktion === 'fetchAnfragen' ? new Response('', { status: 502 }) : null),
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('konnte die Anfrage nicht bearbeiten')
    broken = false
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    expect(await screen.findByText('Noch keine Anfragen')).toBeVisible()
  })
})

describe('webhooks', () => {
  test('one is made, pinged, sent again, changed and deleted', async () => {
    const { user } = await renderApp('/apizugang?ansicht=webhooks', { as: 'kunde@example.org' })
    const copied = clipboard()
    await user.click(await screen.findByRole('button', { name: 'Webhook erstellen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Webhook erstellen' })
    const url = within(dialog).getByRole('textbox', { name: 'Adresse' })
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Lager')
    // An address inside of a network is refused by the service, at its field.
    await user.type(url, 'https://intranet.local/x')
    await user.click(within(dialog).getByRole('button', { name: 'Webhook erstellen' }))
    expect(await within(dialog).findAllByText(/nicht im öffentlichen Internet/)).not.toEqual([])
    await user.clear(url)
    await user.type(url, 'http://127.0.0.1:9/')
    await user.click(within(dialog).getByRole('button', { name: 'Webhook erstellen' }))
    const secret = await screen.findByRole('dialog', { name: 'Webhook erstellt' })
    await user.click(within(secret).getByRole('button', { name: 'Geheimnis kopieren' }))
    expect(copied[0]).toMatch(/^whsec_/)
    await user.click(within(secret).getByRole('button', { name: 'Fertig' }))

    await user.click(await screen.findByRole('button', { name: 'Ping an Lager senden' }))
    const row = await screen.findByRole('row', { name: /ping Lager/ })
    expect(row).toHaveTextContent('1 Versuch')
    await user.click(within(row).getByRole('button', { name: 'Ansehen' }))
    const detail = await screen.findByRole('dialog', { name: 'Zustellung ping' })
    expect(detail).toHaveTextContent('"ereignis": "ping"')
    expect(detail).toHaveTextContent('Dort nimmt niemand Verbindungen an.')
    await user.click(within(detail).getByRole('button', { name: 'Schließen' }))
    await user.click(within(row).getByRole('button', { name: 'Erneut senden' }))
    expect(await screen.findByText('2 Versuche')).toBeVisible()

    // Two secrets hold until an announced time.
    await openMenu(user, 'Lager')
    await user.click(await screen.findByRole('menuitem', { name: 'Geheimnis erneuern' }))
    await user.click(await screen.findByRole('button', { name: 'Geheimnis erneuern' }))
    const fresh = await screen.findByRole('dialog', { name: 'Neues Geheimnis' })
    expect(fresh).toHaveTextContent(/Mit dem alten signieren wir noch bis 21\.11\.2026/)
    await user.click(within(fresh).getByRole('button', { name: 'Geheimnis kopieren' }))
    await user.click(within(fresh).getByRole('button', { name: 'Fertig' }))
    expect(await screen.findByText(/Zwei Geheimnisse: Das alte gilt noch bis 21\.11\.2026/)).toBeVisible()

    await openMenu(user, 'Lager')
    await user.click(await screen.findByRole('menuitem', { name: 'Löschen' }))
    await user.click(await screen.findByRole('button', { name: 'Webhook löschen' }))
    expect(await screen.findByText('Noch kein Webhook')).toBeVisible()
  })
})

describe('events', () => {
  test('are listed without a webhook, filtered, and shown as programs read them', async () => {
    const backend = await createTestBackend()
    await backend.call(await backend.login('kunde@example.org'), 'saveKampagne', { bezeichnung: 'Frühling' })
    const { user, address } = await renderApp('/apizugang?ansicht=ereignisse', { as: 'kunde@example.org', backend })
    const row = await screen.findByRole('row', {
      name: /„Frühling“: In Bearbeitung kampagne\.state Live/,
    })
    await user.click(within(row).getByRole('button', { name: 'Ansehen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Ereignis kampagne.state' })
    expect(dialog).toHaveTextContent('"bezeichnung": "Frühling"')
    expect(dialog).toHaveTextContent(/msg_/)
    await user.click(within(dialog).getByRole('button', { name: 'Schließen' }))
    await user.click(screen.getByRole('combobox', { name: 'Ereignis' }))
    await user.click(await screen.findByRole('option', { name: 'rechnung.erstellt' }))
    expect(await screen.findByText('Keine Treffer')).toBeVisible()
    expect(address()).toBe('/apizugang?ansicht=ereignisse&ereignis=rechnung.erstellt')
    await backend.close()
  })
})

describe('the documentation', () => {
  test('says which version this is, what has changed and what a program does about a code', async () => {
    await renderApp('/apizugang/dokumentation', { as: 'kunde@example.org' })
    const changes = await screen.findByRole('table', { name: 'Änderungen' })
    expect(within(changes).getAllByRole('row')).toHaveLength(AENDERUNGEN.length + 1)
    expect(changes).toHaveTextContent(API_VERSION)
    expect(screen.getByRole('region', { name: 'Version in jeder Antwort' })).toHaveTextContent(
      `API-Version: ${API_VERSION}`,
    )
    expect(screen.getByRole('table', { name: 'Codes der Schnittstelle' })).toHaveTextContent('PARAMETER_UNBEKANNT')
    const links = within(screen.getByRole('navigation', { name: 'Inhalt' })).getAllByRole('link')
    const names = links.map(({ textContent }) => textContent)
    expect(names).toEqual(
      expect.arrayContaining(['Listen und Änderungen', 'Version und Änderungen', 'fetchEreignisse']),
    )
  })

  test('names every right, finds a call and shows it in the chosen language', async () => {
    const { user, address } = await renderApp('/apizugang/dokumentation', { as: 'kunde@example.org' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Dokumentation der API' })).toBeVisible()
    const rights = screen.getByRole('table', { name: 'Rechte' })
    expect(within(rights).getAllByRole('row')).toHaveLength(API_RECHTE.length + 1)
    await user.type(screen.getByRole('searchbox', { name: 'Suchen' }), 'zahlungspflichtig')
    const found = within(screen.getByRole('navigation', { name: 'Inhalt' })).getAllByRole('link')
    expect(found.map(({ textContent }) => textContent)).toEqual(['starteZahlung'])
    await user.click(found[0] as HTMLElement)
    expect(address()).toBe('/apizugang/dokumentation')
    const call = screen.getByRole('heading', { level: 3, name: 'starteZahlung' }).closest('details')
    await waitFor(() => expect(call).toHaveAttribute('open'))
    const details = within(call as HTMLElement)
    expect(details.getByRole('table', { name: 'Felder von starteZahlung' })).toHaveTextContent('agbAkzeptiert')
    await user.click(details.getByRole('button', { name: 'PHP' }))
    await waitFor(() => expect(details.getByRole('region', { name: 'Beispiel' })).toHaveTextContent('curl_init'))
    expect(address()).toBe('/apizugang/dokumentation?sprache=php')
  })
})
