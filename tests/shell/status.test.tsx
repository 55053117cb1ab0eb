import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { routeTable } from '#src/app/routeTable.ts'
import { SESSION_IDLE_MS, SESSION_USE_STEP_MS } from '#src/contract/session.ts'
import { clientOf } from '#src/api/client.ts'
import { kontoOperations } from '#src/contract/konto.ts'
import { currentUser, getToken } from '#src/entities/session/session.ts'
import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { fakeTime, stubNetwork, versions } from '#tests/support/network.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
const BANNER = /No connection to the server/
const LOST = 'Ihre Loginsitzung ist abgelaufen'
const api = clientOf(kontoOperations)
const backend = backendForAll()
beforeAll(async () => {
  // Compiled before: the tests turn their own time on.
  await Promise.all([
    import('#src/shell/status/StatusHost.tsx'),
    import('#src/shell/status/SessionDialog.tsx'),
    import('#src/shared/form/LeaveDialog.tsx'),
  ])
})
beforeEach(() => {
  document.querySelector('script[type="module"]')?.remove()
})

const FORM: FeatureRoute = {
  path: '/formular',
  access: { action: 'read', subject: 'Dashboard' },
  namespaces: [],
  lazy: () =>
    Promise.resolve({
      default: () => (
        <Page title="Formular">
          <input aria-label="Name" />
        </Page>
      ),
    }),
}

/** The dashboard, once the frame has what it tells such things with. */
async function open(path = '/dashboard', options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp(path, { as: KUNDE, backend, ...options })
  await screen.findByRole('heading', { level: 1 })
  await loadNamespaces(['frame'])
  return app
}

/** The page under a separate time, past the idle time after which the rest of the frame comes. */
async function openWithTime(...args: Parameters<typeof open>) {
  const time = fakeTime()
  const app = await open(...args)
  await act(() => time.pass(2_000))
  return { ...app, time }
}

describe('no connection', () => {
  test('a call without an answer shows the banner, an answered one takes it away', async () => {
    const { state } = stubNetwork()
    // The browser still believes in its network.
    vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(true)
    await openWithTime('/dashboard', {
      intercept: () => (state.online ? null : Promise.reject(new Error('no network'))),
    })
    state.online = false
    await act(() => api.fetchKonto({}).catch(() => undefined))
    expect((await screen.findByText(BANNER)).closest('output')).toBeVisible()
    state.online = true
    await act(() => api.fetchKonto({}))
    await waitFor(() => expect(screen.queryByText(BANNER)).not.toBeInTheDocument())
  })

  test('NET-11 offline nobody is thrown out: the page and what was typed stay, and later the way is free', async () => {
    const network = stubNetwork()
    const { router, user, address } = await openWithTime('/formular', {
      table: [...routeTable, FORM],
      intercept: () => (network.state.online ? null : Promise.reject(new Error('no network'))),
    })
    const field = await screen.findByRole('textbox')
    await user.type(field, 'Neu und Söhne')
    act(network.goOffline)
    expect(await screen.findByText(BANNER)).toBeVisible()
    await act(() => router.navigate('/formular?x=1'))
    await act(() => router.navigate(-1))
    expect(address()).toBe('/formular')
    expect(field).toBeInTheDocument()
    expect(field).toHaveValue('Neu und Söhne')
    expect(currentUser()).not.toBeNull()
    expect(screen.queryByText(LOST)).not.toBeInTheDocument()
    act(network.goOnline)
    await waitFor(() => expect(screen.queryByText(BANNER)).not.toBeInTheDocument())
  })

  test('offline another page does not open, and opens once the network is back', async () => {
    const network = stubNetwork()
    const { router, address } = await openWithTime('/dashboard', {
      intercept: () => (network.state.online ? null : Promise.reject(new Error('no network'))),
    })
    act(network.goOffline)
    await act(() => router.navigate('/konto'))
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    expect(address()).toBe('/dashboard')
    expect(getToken()).not.toBeNull()
    act(network.goOnline)
    await act(() => router.navigate('/konto'))
    expect(await screen.findByRole('heading', { name: 'Konto', level: 1 })).toBeVisible()
  })

  test('offline at the start there is a page with a way on', async () => {
    const network = stubNetwork()
    network.state.online = false
    await renderApp('/konto', { as: KUNDE, backend, intercept: () => Promise.reject(new Error('no network')) })
    expect(await screen.findByRole('heading', { name: 'No connection to the server' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(getToken()).not.toBeNull()
    network.goOnline()
    await waitFor(() => expect(network.reload).toHaveBeenCalled())
  })
})

describe('end of the session', () => {
  const MINUTE = 60_000

  test('is announced two minutes before; one key is enough to stay', async () => {
    const { time, user } = await openWithTime()
    await act(() => time.pass(27 * MINUTE))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await act(() => time.pass(MINUTE))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' })
    expect(dialog).toHaveTextContent(/Time left: 1:\d\d/)
    expect(dialog).toHaveAccessibleDescription(/did not save by then is lost/)
    expect(screen.getByRole('button', { name: 'Stay logged in' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await act(() => time.pass(20 * MINUTE))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(getToken()).not.toBeNull()
  })

  test('a call begins the time anew, in this tab and in another one', async () => {
    const { time } = await openWithTime()
    await act(() => time.pass(25 * MINUTE))
    await act(() => api.fetchKonto({}))
    await act(() => time.pass(25 * MINUTE))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    const other = new BroadcastChannel('sitzung')
    other.postMessage('benutzt')
    await act(() => time.pass(25 * MINUTE))
    other.close()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await act(() => time.pass(4 * MINUTE))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })

  test('SEC-18 the end after twelve hours is announced while there is time to save; nothing puts it off', async () => {
    const { time, user, router, address } = await openWithTime()
    const begun = new Date(backend.clock.real().getTime() - 12 * 60 * MINUTE + 14 * MINUTE).toISOString()
    const { idSitzung } = await backend.db
      .selectFrom('sitzung')
      .select('idSitzung')
      .orderBy('idSitzung', 'desc')
      .executeTakeFirstOrThrow()
    await backend.db.updateTable('sitzung').set({ erstelltAm: begun }).where('idSitzung', '=', idSitzung).execute()
    await act(() => router.navigate('/konto'))
    // The clock goes on once the page is there: a part of it that takes minutes to come is given up.
    expect(await screen.findByRole('heading', { name: 'Passwort' }, { timeout: 10_000 })).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await act(() => time.pass(4 * MINUTE + 2_000))
    const dialog = await screen.findByRole('alertdialog', { name: 'Your session ends soon' })
    expect(dialog).toHaveTextContent(/Time left: (9:\d\d|10:00)/)
    expect(dialog).toHaveAccessibleDescription(
      /did not save by then is lost. After the login you are back on this page/,
    )
    await waitFor(() => expect(within(dialog).getByRole('button')).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await act(() => api.fetchKonto({}))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    backend.tick(14 * MINUTE)
    await act(() => time.pass(10 * MINUTE))
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible()
    expect(address()).toBe('/login?to=/konto')
  })

  test('when time is up the session is lost as the specification says', async () => {
    const { time, address } = await openWithTime()
    backend.tick(SESSION_IDLE_MS)
    // No longer: what is said of it would be gone.
    await act(() => time.pass(SESSION_IDLE_MS - SESSION_USE_STEP_MS))
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible()
    expect(address()).toBe('/login?to=/dashboard')
    expect(await screen.findByText(LOST)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

describe('a new version', () => {
  test('is looked for rarely and offered; unsaved inputs are never thrown away', async () => {
    const network = stubNetwork()
    versions('/assets/index-old.js', '/assets/index-new.js', network)
    const time = fakeTime()
    const { user } = await open()
    await time.pass(2_000)
    act(() => void globalThis.dispatchEvent(new Event('focus')))
    expect(network.asked).not.toContain('GET /')
    await act(() => time.pass(11 * 60_000))
    act(() => void globalThis.dispatchEvent(new Event('focus')))
    expect(await screen.findByText('A new version is available.')).toBeVisible()

    const object = (event: Event) => event.preventDefault()
    globalThis.addEventListener('beforeunload', object)
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(await screen.findByText(/not saved yet/)).toBeVisible()
    expect(network.reload).not.toHaveBeenCalled()
    globalThis.removeEventListener('beforeunload', object)
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(network.reload).toHaveBeenCalledTimes(1)
  })

  test('the same version is no news', async () => {
    const network = stubNetwork()
    versions('/assets/index-old.js', '/assets/index-old.js', network)
    const time = fakeTime()
    const { router } = await open()
    await time.pass(2_000)
    await act(() => time.pass(11 * 60_000))
    await act(() => router.navigate('/konto'))
    await waitFor(() => expect(network.asked).toContain('GET /'))
    expect(screen.queryByText('A new version is available.')).not.toBeInTheDocument()
  })
})
