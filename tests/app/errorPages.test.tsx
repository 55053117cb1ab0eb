import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/contract/apiError.ts'
import { routeTable } from '#src/app/routeTable.ts'
import { currentUser, getToken } from '#src/entities/session/session.ts'
import { changeSprache } from '#src/shared/i18n/i18n.ts'
import { CHUNK_TIMEOUT_MS } from '#src/shared/routing/loadChunk.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { fakeTime, stubNetwork, versions } from '#tests/support/network.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'
// Fetched ahead in a browser too.
import '#src/shell/status/ProgressLine.tsx'

const KUNDE = 'kunde@example.org'
const backend = backendForAll()
const rejections: unknown[] = []
const note = (reason: unknown) => rejections.push(reason)
beforeEach(() => {
  // What React and the router print about a broken page is what these tests are about.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  process.on('unhandledRejection', note)
})
afterEach(async () => {
  await changeSprache('en')
  process.off('unhandledRejection', note)
  vi.restoreAllMocks()
  const left = rejections.splice(0)
  if (left.length > 0) throw new Error('An error was left over.', { cause: left[0] })
})

const broken = (path: string, lazy: FeatureRoute['lazy']): FeatureRoute => ({
  path,
  access: { action: 'read', subject: 'Dashboard' },
  namespaces: [],
  lazy,
})
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
function Crash(): never {
  throw new Error('a fault of ours')
}
function NichtAngeschlossen(): never {
  throw new ApiError('unconnected', 'Dieser Bereich ist noch nicht angeschlossen (fetchBeispiel).', {
    code: 'fetchBeispiel',
  })
}
const table = [
  ...routeTable,
  broken('/fehlt', missing),
  { ...broken('/fehlt-offen', missing), access: 'anyone' as const },
  broken('/nicht-angeschlossen', () => Promise.resolve({ default: NichtAngeschlossen })),
  broken('/haengt', () => new Promise(() => undefined)),
  broken('/bricht', () => Promise.resolve({ default: Crash })),
]

async function dashboard() {
  const app = await renderApp('/dashboard', { as: KUNDE, backend, table })
  await screen.findByRole('heading', { level: 1 })
  return app
}

describe('a missing part of the program', () => {
  test('NET-09 after a deploy the page loads anew, once', async () => {
    const network = stubNetwork()
    const { reload } = network
    versions('/assets/index-old.js', '/assets/index-new.js', network)
    const { router } = await dashboard()
    await router.navigate('/fehlt')
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    await router.navigate('/dashboard')
    await screen.findByRole('heading', { level: 1 })
    await router.navigate('/fehlt')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'A new version is available' })).toHaveFocus())
    expect(reload).toHaveBeenCalledTimes(1)
    expect(getToken()).not.toBeNull()
  })

  test('without a deploy there is no talk of a new version, and a way on', async () => {
    const network = stubNetwork()
    versions('/assets/index-same.js', '/assets/index-same.js', network)
    const { router, user } = await dashboard()
    await router.navigate('/fehlt')
    await waitFor(() => expect(network.reload).toHaveBeenCalledTimes(1))
    await router.navigate('/dashboard')
    await screen.findByRole('heading', { level: 1 })
    await router.navigate('/fehlt')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toHaveFocus())
    expect(screen.getByText(/you are still logged in/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(network.reload).toHaveBeenCalledTimes(2))
  })

  test('nobody is told to be logged in who is not', async () => {
    const { reload } = stubNetwork()
    const { router } = await renderApp('/login', { backend, table })
    await screen.findByRole('heading', { level: 1 })
    await router.navigate('/fehlt-offen')
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    await router.navigate('/login')
    await screen.findByRole('heading', { name: 'Anmelden' })
    await router.navigate('/fehlt-offen')
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    expect(screen.queryByText(/logged in/)).not.toBeInTheDocument()
  })

  test('without the server the page says so, and loads anew as soon as it is back', async () => {
    const network = stubNetwork()
    const { router, user } = await dashboard()
    network.state.online = false
    // The browser still believes in its network; the failed ping decides.
    vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(true)
    await router.navigate('/fehlt')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No connection to the server' })).toHaveFocus())
    await waitFor(() => expect(document.title).toBe('No connection to the server - Postkampagne'))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Still no connection. Nothing is lost.')).toBeVisible()
    expect(network.reload).not.toHaveBeenCalled()
    network.goOnline()
    await waitFor(() => expect(network.reload).toHaveBeenCalled())
    expect(currentUser()).not.toBeNull()
  })

  test('NET-10 one that takes longer than 120 s is given up; trying again loads the page anew and keeps the session', async () => {
    const network = stubNetwork()
    const { router, user } = await dashboard()
    const time = fakeTime()
    void router.navigate('/haengt')
    await time.pass(CHUNK_TIMEOUT_MS - 1_000)
    expect(screen.queryByRole('heading', { name: 'This page could not be loaded' })).not.toBeInTheDocument()
    expect(screen.getByText('This is taking longer than usual…')).toBeVisible()
    await time.pass(2_000)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toHaveFocus())
    vi.useRealTimers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(network.reload).toHaveBeenCalledTimes(1))
    expect(getToken()).not.toBeNull()
  })
})

test('a page that breaks leaves the frame and a way on', async () => {
  const { reload } = stubNetwork()
  const { router, user, address } = await dashboard()
  await router.navigate('/bricht')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Something went wrong here' })).toHaveFocus())
  expect(screen.getByRole('banner')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('link', { name: 'To the start page' }))
  await waitFor(() => expect(screen.queryByText('Something went wrong here')).not.toBeInTheDocument())
  expect(address()).toBe('/dashboard')
})

describe('an address that leads nowhere', () => {
  test.each([
    [null, 'To the login', '/login'],
    [KUNDE, 'To the dashboard', '/dashboard'],
  ])('as %s the way on is "%s"', async (as, name, target) => {
    await renderApp('/gibt/es/nicht', { backend, ...(as === null ? {} : { as }) })
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', target)
  })
})

test('who may not open a page is told whom to ask and as whom he is logged in', async () => {
  await renderApp('/mitarbeiter', { as: 'team@example.org', backend })
  await screen.findByRole('heading', { name: 'You have no access to this page' })
  expect(screen.getByText(/Whoever manages your company’s account can grant it/)).toBeVisible()
  expect(screen.getByText(/You are logged in as team@example.org\./)).toBeVisible()
})

test.each([
  ['fr', 'Un problème est survenu', 'Page introuvable'],
  ['ar', 'حدث خطأ ما هنا', 'الصفحة غير موجودة'],
] as const)('%s: the pages speak the language of the frame', async (sprache, crash, notFound) => {
  const { router } = await dashboard()
  await changeSprache(sprache)
  await router.navigate('/bricht')
  expect(await screen.findByRole('heading', { name: crash })).toBeVisible()
  await router.navigate('/gibt-es-nicht')
  expect(await screen.findByRole('heading', { name: notFound })).toBeVisible()
})

test('a call that the service does not know is no address that leads nowhere: it is named, with ways on', async () => {
  await renderApp('/nicht-angeschlossen', { as: KUNDE, backend, table })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Dieser Bereich ist noch nicht angeschlossen' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'de')
  const main = within(screen.getByRole('main'))
  expect(main.getByText(/Ihr Anbieter hat ihn noch nicht freigeschaltet/)).toBeVisible()
  expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  expect(main.getByRole('link', { name: 'Rechnungen' })).toHaveAttribute('href', '/rechnung?id=1')
  expect(main.getByRole('button', { name: 'Erneut prüfen' })).toBeEnabled()
})
