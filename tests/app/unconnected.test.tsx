import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isReachable } from '#src/shared/connection.ts'
import { stubNetwork } from '#tests/support/network.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
const TITLE = 'Dieser Bereich ist noch nicht angeschlossen'
const backend = backendForAll({ seed: 'demo' })
beforeEach(() => {
  // What the connection's report and the router say of such a backend is what these tests are about.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** A backend that does not know some calls, as PHP switches say so. */
function without(aktionen: readonly string[], answer = { status: 404, body: '<h1>Not Found</h1>' }) {
  const asked: string[] = []
  const intercept = ({ aktion }: { aktion: string | null }) => {
    asked.push(aktion ?? '')
    if (aktion === null || !aktionen.includes(aktion)) return null
    return new Response(answer.body, { status: answer.status })
  }
  return { asked, intercept }
}

const page = () => within(screen.getByRole('main'))

describe('a page whose first call the backend does not know', () => {
  test.each<[string, string, string, { status: number; body: string }]>([
    ['a list, 404', '/zielgruppe', 'fetchZielgruppen', { status: 404, body: '' }],
    ['a list, 200 with words', '/kampagne', 'fetchKampagnen', { status: 200, body: '{"error":"Unknown action"}' }],
    ['another list', '/mitarbeiter', 'fetchMitarbeiterListe', { status: 405, body: '' }],
    ['invoices', '/rechnung', 'fetchRechnungen', { status: 404, body: '' }],
    ['statistics', '/kampagne/statistiken', 'fetchStatistik', { status: 404, body: '' }],
    ['the account', '/konto?id=1', 'fetchKonto', { status: 404, body: '' }],
    ['access of programs', '/apizugang', 'fetchApiTokens', { status: 404, body: '' }],
    ['pictures', '/bildgenerierung', 'fetchBildauftraege', { status: 501, body: '' }],
  ])('%s: it says so, and names no call', async (_, path, aktion, answer) => {
    await renderApp(path, { as: KUNDE, backend, intercept: without([aktion], answer).intercept })
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    expect(page().getByText(/Ihr Anbieter hat ihn noch nicht freigeschaltet/)).toBeVisible()
    expect(page().queryByText(new RegExp(aktion))).toBeNull()
    // Where one is already leads nowhere.
    const ways = page().getAllByRole('link')
    expect(ways.length).toBeGreaterThan(3)
    for (const way of ways) expect(way.getAttribute('href')).not.toBe(path)
  })

  test('it is asked again with each visit, and shown as soon as it is there', async () => {
    let isThere = false
    const { router } = await renderApp('/zielgruppe', {
      as: KUNDE,
      backend,
      intercept: ({ aktion }) => (aktion === 'fetchZielgruppen' && !isThere ? new Response('', { status: 404 }) : null),
    })
    await screen.findByRole('heading', { level: 1, name: TITLE })
    await router.navigate('/dashboard')
    await waitFor(() => expect(screen.queryByRole('heading', { name: TITLE })).not.toBeInTheDocument())
    isThere = true
    await router.navigate('/zielgruppe')
    expect(await screen.findByRole('heading', { level: 1, name: 'Zielgruppen' })).toBeVisible()
  })

  test('a page does without a call that is not its first', async () => {
    await renderApp('/dashboard', { as: KUNDE, backend, intercept: without(['fetchKampagnen']).intercept })
    expect(await screen.findByRole('heading', { level: 1, name: /Katharina/ })).toBeVisible()
    expect(screen.queryByRole('heading', { name: TITLE })).not.toBeInTheDocument()
  })
})

describe('what is learned', () => {
  test('the menus keep what is specified; local navigation and ways on leave it out', async () => {
    const { router } = await renderApp('/kampagne/statistiken', {
      as: KUNDE,
      backend,
      intercept: without(['fetchStatistik']).intercept,
    })
    await screen.findByRole('heading', { level: 1, name: TITLE })
    expect(page().queryByRole('link', { name: 'Statistiken' })).not.toBeInTheDocument()
    await router.navigate('/kampagne')
    await screen.findByRole('heading', { level: 1, name: 'Mailingkampagnen' })
    // One neighbour alone is none.
    expect(page().queryByRole('link', { name: 'Statistiken' })).not.toBeInTheDocument()
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Zielgruppen' })).toBeVisible()
  })

  test('the search offers neither its page nor its hits, and is whole without the service', async () => {
    const { asked, intercept } = without(['fetchRechnungen', 'fetchSuche'])
    const { user, router } = await renderApp('/rechnung', { as: KUNDE, backend, intercept })
    await screen.findByRole('heading', { level: 1, name: TITLE })
    await router.navigate('/not-authorized')
    await user.click(await screen.findByRole('button', { name: 'Search' }))
    const field = await screen.findByRole('combobox', { name: 'Search' })
    await user.type(field, 'Rechnung')
    await waitFor(() => expect(asked).toContain('fetchSuche'))
    expect(screen.queryByRole('option', { name: /^Rechnungen/ })).not.toBeInTheDocument()
    await user.clear(field)
    await user.type(field, 'Konto')
    expect(await screen.findByRole('option', { name: /Konto/ })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(asked.filter((aktion) => aktion === 'fetchSuche')).toHaveLength(1)
  })
})

describe('VITE_BEREICHE', () => {
  test('names the parts that there are: the others are asked for nothing', async () => {
    vi.stubEnv('VITE_BEREICHE', 'kampagne, konto')
    const { asked, intercept } = without([])
    const { router } = await renderApp('/zielgruppe', { as: KUNDE, backend, intercept })
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    expect(page().getByText(/Ihr Anbieter hat ihn noch nicht freigeschaltet/)).toBeVisible()
    expect(asked).not.toContain('fetchZielgruppen')
    const ways = page().getAllByRole('link')
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Mailingkampagnen',
      'Kampagne erstellen',
      'Konto',
    ])
    // Only rights hide an entry of the specified menus.
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Zielgruppen' })).toBeVisible()
    await router.navigate('/kampagne')
    expect(await screen.findByRole('heading', { level: 1, name: 'Mailingkampagnen' })).toBeVisible()
  })

  test('a public page that is not there leads to the login', async () => {
    vi.stubEnv('VITE_BEREICHE', 'kampagne')
    await renderApp('/register', { backend })
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/login')
  })

  test.each([
    ['kampagne,suche,mitarbeiter', () => screen.findByRole('option', { name: /team@example\.org/ })],
    ['kampagne,suche', () => screen.findByText(/^Try fewer or other words/)],
  ])('%s: hits are offered where their part is there', async (bereiche, seen) => {
    vi.stubEnv('VITE_BEREICHE', bereiche)
    const { user } = await renderApp('/not-authorized', { as: KUNDE, backend })
    await user.click(await screen.findByRole('button', { name: 'Search' }))
    await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'team@example.org')
    expect(await seen()).toBeVisible()
  })
})

describe('a call that something on its way refuses', () => {
  const refuse = ({ url }: { url: string }) => {
    if (url.startsWith('/api/zielgruppe/')) throw new TypeError('net::ERR_BLOCKED_BY_CLIENT')
    return null
  }

  test('is told so where others are answered, with what to do, and the service is not called offline', async () => {
    stubNetwork()
    await renderApp('/zielgruppe', { as: KUNDE, backend, intercept: refuse })
    expect(await screen.findByText(/Etwas in Ihrem Browser oder Netz sperrt diesen Abruf.*Werbeblocker/)).toBeVisible()
    expect(isReachable()).toBe(true)
  })

  test('counts as no connection where nothing answers', async () => {
    const { state } = stubNetwork()
    state.online = false
    await renderApp('/zielgruppe', { as: KUNDE, backend, intercept: refuse })
    await waitFor(() => expect(isReachable()).toBe(false))
    expect(screen.queryByText(/sperrt diesen Abruf/)).toBeNull()
  })
})
