import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { getToken } from '#src/entities/session/session.ts'
import { mitarbeiterQueries } from '#src/entities/mitarbeiter/queries.ts'
import { kept } from '#tests/support/keptDrafts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
const backend = backendForAll()

const open = (path: string) => renderApp(path, { as: KUNDE, backend })
const findOffer = () => screen.findByRole('region', { name: /^Nicht gespeicherter Stand von .* gefunden$/ })
const offers = () => screen.queryAllByRole('region', { name: /^Nicht gespeicherter Stand/ })
describe('a long form', () => {
  it('EDT-01 offers a closed tab’s inputs, naming them, and brings them back when wanted', async () => {
    const first = await open('/zielgruppe/erstellen')
    await first.user.type(await screen.findByRole('textbox', { name: 'Name der Zielgruppe' }), 'Haushalte am See')
    await first.user.click(screen.getByRole('checkbox', { name: 'Frauen' }))
    await waitFor(async () => expect(await kept()).toContain('Haushalte am See'))
    cleanup()

    const again = await open('/zielgruppe/erstellen')
    const offer = await findOffer()
    expect(offer).toHaveTextContent('Anders als gespeichert: Name der Zielgruppe')
    const name = screen.getByRole('textbox', { name: 'Name der Zielgruppe' })
    expect(name).toHaveValue('')
    await again.user.click(within(offer).getByRole('button', { name: 'Wiederherstellen' }))
    expect(name).toHaveValue('Haushalte am See')
    expect(screen.getByRole('checkbox', { name: 'Frauen' })).toBeChecked()
    expect(offers()).toEqual([])
    // Not stored yet: it lies safe once more, as this window's own.
    await waitFor(async () => expect(await kept()).toContain('Haushalte am See'))
  })

  it('EDT-01 typing on beside the offer destroys neither; what is discarded does not come again', async () => {
    const first = await open('/zielgruppe/erstellen')
    await first.user.type(await screen.findByRole('textbox', { name: 'Name der Zielgruppe' }), 'Der erste Stand')
    await waitFor(async () => expect(await kept()).toContain('Der erste Stand'))
    cleanup()
    const second = await open('/zielgruppe/erstellen')
    await findOffer()
    await second.user.type(screen.getByRole('textbox', { name: 'Name der Zielgruppe' }), 'Der zweite')
    await waitFor(async () => expect(await kept()).toContain('Der zweite'))
    expect(await kept()).toContain('Der erste Stand')
    await second.user.click(within(await findOffer()).getByRole('button', { name: 'Verwerfen' }))
    await waitFor(async () => expect(await kept()).not.toContain('Der erste Stand'))
    expect(await kept()).toContain('Der zweite')
    expect(screen.getByRole('textbox', { name: 'Name der Zielgruppe' })).toHaveValue('Der zweite')
  })

  it('leaves nothing behind once it is stored', async () => {
    const { user, address } = await open('/werbemittel/erstellen')
    await user.click(await screen.findByRole('radio', { name: /Maxipostkarte/ }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Gespeichert')
    await waitFor(async () => expect(await kept()).toContain('Gespeichert'))
    await user.click(screen.getByRole('button', { name: 'Im Editor gestalten' }))
    await waitFor(() => expect(address()).toMatch(/editieren/))
    await waitFor(async () => expect(await kept()).not.toContain('Gespeichert'))
  })
})

describe('a form about persons', () => {
  it('NET-19 SEC-22 keeps its inputs over the login, and never on the device', async () => {
    const app = await open('/mitarbeiter/erstellen')
    await app.user.type(await screen.findByRole('textbox', { name: 'Vorname' }), 'Wilhelmine')
    await backend.call(getToken() ?? '', 'logout', {})
    // Whatever asks the service next learns of it.
    await app.queryClient.fetchQuery(mitarbeiterQueries.list({})).catch(() => undefined)
    await screen.findByRole('heading', { name: 'Anmelden' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await kept()).not.toContain('Wilhelmine')
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('Wilhelmine')
    await app.user.type(await screen.findByLabelText('E-Mail-Adresse'), KUNDE)
    await app.user.type(screen.getByLabelText('Passwort'), DEMO_PASSWORT)
    await app.user.click(screen.getByRole('button', { name: 'Anmelden' }))
    const offer = await findOffer()
    expect(offer).toHaveTextContent('Anders als gespeichert: Vorname.')
    await app.user.click(within(offer).getByRole('button', { name: 'Wiederherstellen' }))
    expect(screen.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Wilhelmine')
  })
})
