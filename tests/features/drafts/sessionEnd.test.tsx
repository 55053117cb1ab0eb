import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getToken } from '#src/entities/session/session.ts'
import { standInForBrowser } from '#tests/support/browserParts.ts'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
const NAME = 'Name der Kampagne'
const LOST = 'Ihre Loginsitzung ist abgelaufen'
const backend = backendForAll()

type App = Awaited<ReturnType<typeof renderApp>>

/** A screen whose session the service ends when `end` is called, and that does not reach it after `reach(false)`. */
async function open(path: string) {
  const sent: (string | null)[] = []
  let down = false
  const app = await renderApp(path, {
    as: KUNDE,
    backend,
    intercept: ({ aktion }) => {
      sent.push(aktion)
      return down ? Promise.reject(new Error('no answer')) : null
    },
  })
  const reach = (next: boolean) => {
    down = !next
  }
  return { ...app, sent, reach, end: () => backend.call(getToken() ?? '', 'logout', {}) }
}

async function logIn({ user }: App, email: string): Promise<void> {
  await user.type(await screen.findByLabelText('E-Mail-Adresse'), email)
  await user.type(screen.getByLabelText('Passwort'), DEMO_PASSWORT)
  await user.click(screen.getByRole('button', { name: 'Anmelden' }))
}

const newDraft = async (bezeichnung: string) => {
  const token = await backend.login(KUNDE)
  const { idPtKampagne } = await backend.call(token, 'saveKampagne', { bezeichnung })
  return { token, idPtKampagne, path: `/kampagne/editieren/${idPtKampagne}?schritt=grundlagen` }
}

const findOffer = () => screen.findByRole('region', { name: /^Nicht gespeicherter Stand von .* gefunden$/ })

describe('a session that ends while something is typed', () => {
  it('NET-19 leads to the login and back, offers what was typed, and sends nothing by itself', async () => {
    const { token, idPtKampagne, path } = await newDraft('Herbst')
    const app = await open(path)
    const field = await screen.findByRole('textbox', { name: NAME })
    await app.end()
    await app.user.type(field, 'aktion')
    expect(await screen.findByText(LOST)).toBeVisible()
    await waitFor(() => expect(app.address()).toBe(`/login?schritt=grundlagen&to=/kampagne/editieren/${idPtKampagne}`))
    expect(screen.queryByRole('dialog')).toBeNull()
    const saves = () => app.sent.filter((aktion) => aktion === 'saveKampagne').length
    const before = saves()
    await logIn(app, KUNDE)
    const offer = await findOffer()
    expect(app.address()).toBe(path)
    expect(offer).toHaveTextContent('Anders als gespeichert: Name.')
    expect(screen.getByRole('textbox', { name: NAME })).toHaveValue('Herbst')
    expect(saves()).toBe(before)
    await app.user.click(within(offer).getByRole('button', { name: 'Wiederherstellen' }))
    expect(await screen.findByRole('textbox', { name: NAME })).toHaveValue('Herbstaktion')
    await waitFor(async () =>
      expect((await backend.call(token, 'fetchKampagne', { idPtKampagne })).bezeichnung).toBe('Herbstaktion'),
    )
  })

  it('NET-19 is not held by a question where a link is followed with something unsaved', async () => {
    standInForBrowser()
    const token = await backend.login(KUNDE)
    const { idPtWerbemittel } = await backend.call(token, 'saveWerbemittel', {
      bezeichnung: 'Karte',
      format: 'maxipostkarte',
    })
    const app = await open(`/werbemittel/editieren/${idPtWerbemittel}`)
    const name = await screen.findByRole('textbox', { name: 'Name des Werbemittels' })
    await app.end()
    await app.user.type(name, ' neu')
    await app.router.navigate('/zielgruppe')
    await waitFor(() => expect(app.address()).toContain('/login'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await logIn(app, KUNDE)
    await waitFor(() => expect(app.address()).not.toContain('/login'))
    await app.router.navigate(`/werbemittel/editieren/${idPtWerbemittel}`)
    expect(await findOffer()).toHaveTextContent('Name des Werbemittels')
  })

  it('NET-01 NET-19 a login check that fails with all its tries leads to the login, and what was typed is there again', async () => {
    const { path } = await newDraft('Advent')
    const app = await open(path)
    const field = await screen.findByRole('textbox', { name: NAME })
    app.reach(false)
    await app.user.type(field, 'sbrief')
    const checks = () => app.sent.filter((aktion) => aktion === 'checkUserLogin').length
    const before = checks()
    // The same page once more: no question about leaving stands before the check.
    void app.router.navigate(path.replace('grundlagen', 'zielgruppe'))
    expect(await screen.findByText(LOST)).toBeVisible()
    expect(checks() - before).toBe(3)
    await waitFor(() => expect(app.address()).toContain('/login'))
    app.reach(true)
    await logIn(app, KUNDE)
    await waitFor(() => expect(app.address()).not.toContain('/login'))
    await app.router.navigate(path)
    await app.user.click(within(await findOffer()).getByRole('button', { name: 'Wiederherstellen' }))
    expect(await screen.findByRole('textbox', { name: NAME })).toHaveValue('Adventsbrief')
  })

  it('STO-06 another user who logs in then finds nothing, and it is gone', async () => {
    const { path } = await newDraft('Geheim')
    const app = await open(path)
    const field = await screen.findByRole('textbox', { name: NAME })
    await app.end()
    await app.user.type(field, ' und unfertig')
    await screen.findByText(LOST)
    expect((await indexedDB.databases()).length).toBe(1)
    await logIn(app, 'andere@example.org')
    await waitFor(() => expect(app.address()).not.toContain('/login'))
    await waitFor(async () =>
      expect((await indexedDB.databases()).filter(({ name }) => name === 'entwurf.1-0')).toEqual([]),
    )
    expect(screen.queryByText(/Nicht gespeicherter Stand/)).toBeNull()
  })
})
