import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { currentUser, getToken } from '#src/entities/session/session.ts'
import { appAbility } from '#src/shared/ability/appAbility.ts'
import { changeLayout, resetLayout } from '#src/shared/layout/layoutStore.ts'
import { storage } from '#src/shared/storage/storage.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()

type App = Awaited<ReturnType<typeof renderApp>>

async function openMenu({ user }: App): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^User menu of/ }))
  await screen.findByRole('menu')
}

const items = () => screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])

describe('user menu', () => {
  test('customer with AV-Vertrag', async () => {
    const app = await renderApp('/dashboard', { as: 'kunde@example.org', backend })
    await openMenu(app)
    const id = currentUser()?.idPtKunde
    expect(items()).toEqual([
      ['Konto', `/konto?id=${id}`],
      ['Rechnungen', `/rechnung?id=${id}`],
      ['AV-Vertrag (PDF)', null],
      ['Logout', null],
    ])
  })

  test('customer without AV-Vertrag', async () => {
    const app = await renderApp('/dashboard', { as: 'andere@example.org', backend })
    await openMenu(app)
    expect(items().map(([label]) => label)).toEqual(['Konto', 'Rechnungen', 'Logout'])
  })

  test('employee: the own record', async () => {
    const app = await renderApp('/dashboard', { as: 'team@example.org', backend })
    await openMenu(app)
    expect(items()).toEqual([
      ['Konto', `/mitarbeiter/editieren/${currentUser()?.idPtKundeMitarbeiter}`],
      ['Logout', null],
    ])
  })
})

describe('without the app bar', () => {
  afterEach(() => resetLayout())
  const TOOLS = ['Search', 'Shortcuts', 'Language: English', 'Switch to dark mode', 'Notifications: 8 New']

  test('tools and user are at the foot of the side menu, once, and work there', async () => {
    changeLayout({ navigation: 'vertical', appBar: 'hidden' })
    const { user, address } = await renderApp('/dashboard', { as: 'kunde@example.org', backend })
    await screen.findByRole('link', { name: 'Konto' })
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
    const menu = screen.getByRole('navigation', { name: 'Main menu' })
    const foot = within(menu).getByRole('button', { name: 'Search' }).parentElement?.parentElement
    const names = within(foot!)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual([...TOOLS, 'User menu of Katharina Brandt, KB'])

    await user.keyboard('{Control>}{Shift>}/{/Shift}{/Control}')
    expect(await screen.findAllByRole('dialog', { name: 'Search' })).toHaveLength(1)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(within(menu).getByRole('button', { name: 'Notifications: 8 New' }))
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    const me = within(menu).getByRole('button', { name: /^User menu of Katharina Brandt/ })
    expect(me).toHaveTextContent('Katharina Brandt')
    await user.click(me)
    await screen.findByRole('menu')
    expect(items().map(([label]) => label)).toEqual(['Konto', 'Rechnungen', 'AV-Vertrag (PDF)', 'Logout'])
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(address()).toBe('/login'))
  })

  test.each([
    ['under the top menu', {}],
    ['with the side menu hidden', { navigation: 'vertical', menuHidden: true }],
  ] as const)('%s they are in a strip above the page', async (_, layout) => {
    changeLayout({ appBar: 'hidden', ...layout })
    await renderApp('/dashboard', { as: 'kunde@example.org', backend })
    const strip = await screen.findByRole('banner')
    for (const name of TOOLS) expect(within(strip).getByRole('button', { name })).toBeVisible()
    expect(within(strip).getByRole('link', { name: /To the dashboard/ })).toBeVisible()
  })

  test('with the bar the side menu has no second ones', async () => {
    changeLayout({ navigation: 'vertical' })
    await renderApp('/dashboard', { as: 'kunde@example.org', backend })
    await screen.findByRole('link', { name: 'Konto' })
    for (const name of [...TOOLS, /^User menu of/]) expect(screen.getAllByRole('button', { name })).toHaveLength(1)
  })
})

describe('AV-Vertrag', () => {
  test('says that it is on its way, is asked for once, and closes when it is there', async () => {
    let arrive: () => void = () => undefined
    let calls = 0
    const app = await renderApp('/dashboard', {
      as: 'kunde@example.org',
      backend,
      intercept: ({ url }) => {
        if (!url.includes('downloadAvvContractAsPdf')) return null
        calls += 1
        return new Promise((resolve) => {
          arrive = () => resolve(new Response('', { status: 500 }))
        })
      },
    })
    await openMenu(app)
    await app.user.click(screen.getByRole('menuitem', { name: 'AV-Vertrag (PDF)' }))
    const entry = await screen.findByRole('menuitem', { name: 'AV-Vertrag wird geladen …' })
    expect(entry).toHaveAttribute('aria-busy', 'true')
    await app.user.click(entry)
    arrive()
    expect(await screen.findByText(/^Der AV-Vertrag konnte nicht geladen werden/)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    expect(calls).toBe(1)
  })
})

describe('head', () => {
  test('who is logged in, and for which company', async () => {
    const app = await renderApp('/dashboard', { as: 'kunde@example.org', backend })
    await openMenu(app)
    expect(screen.getByText('Katharina Brandt', { selector: 'p' })).toBeVisible()
    expect(screen.getByText('Ladenverbund Elbtal eG')).toBeVisible()
  })
})

describe('logout', () => {
  const nothingLeft = () => {
    expect(getToken()).toBeNull()
    expect(storage.get('userData')).toBeNull()
    expect(appAbility().rules).toEqual([{ action: 'read', subject: 'Public' }])
  }

  test('ok: toast of the specification, login with the query kept, token dead at the service', async () => {
    const app = await renderApp('/dashboard?utm=x', { as: 'kunde@example.org', backend })
    await openMenu(app)
    const token = getToken()
    await app.user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    expect(await screen.findByText('Sie haben sich erfolgreich ausgeloggt.')).toBeVisible()
    expect(screen.getByText('Benutzer ausgeloggt!')).toBeVisible()
    await waitFor(() => expect(app.address()).toBe('/login?utm=x'))
    nothingLeft()
    await expect(backend.call(token, 'fetchKonto', {})).rejects.toMatchObject({ status: 401 })
  })

  test.each([
    ['the service fails', () => new Response('', { status: 500 })],
    ['the session was already over', () => new Response('', { status: 401 })],
    ['no connection', () => Promise.reject(new Error('offline'))],
  ])('SEC-19 %s: the other toast, and still logged out here', async (_, answer) => {
    const app = await renderApp('/dashboard', {
      as: 'kunde@example.org',
      backend,
      intercept: ({ url }) => (url.startsWith('/api/logout/') ? answer() : null),
    })
    await openMenu(app)
    await app.user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    expect(await screen.findByText('Es ist ein Fehler beim ausloggen aufgetreten.')).toBeVisible()
    expect(screen.getByText('Fehlgeschlagen!')).toBeVisible()
    await waitFor(() => expect(app.address()).toBe('/login'))
    expect(screen.queryByText('Ihre Loginsitzung ist abgelaufen')).not.toBeInTheDocument()
    nothingLeft()
  })

  test('a service that does not answer keeps nobody: the login is there at once, and the toast when it is known', async () => {
    // Windows that the service had failed go on telling it, some of them only now: whose call is whose is not seen here.
    const waiting: ((response: Response) => void)[] = []
    const app = await renderApp('/dashboard', {
      as: 'kunde@example.org',
      backend,
      intercept: ({ url }) => (url.startsWith('/api/logout/') ? new Promise((resolve) => waiting.push(resolve)) : null),
    })
    await openMenu(app)
    await app.user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible()
    nothingLeft()
    expect(screen.queryByText(/ausgeloggt|ausloggen/)).not.toBeInTheDocument()
    for (const answer of waiting) answer(Response.json({}))
    expect(await screen.findByText('Sie haben sich erfolgreich ausgeloggt.')).toBeVisible()
  })

  test('another tab follows', async () => {
    const app = await renderApp('/dashboard', { as: 'kunde@example.org', backend })
    await screen.findByRole('heading', { level: 1 })
    storage.clearPersonal()
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible()
    expect(app.address()).toBe('/login?to=/dashboard')
    expect(currentUser()).toBeNull()
  })
})
