import { readFile } from 'node:fs/promises'
import { screen, waitFor, within } from '@testing-library/react'
import { matchPath } from 'react-router-dom'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#src/contract/session.ts'
import { currentUser } from '#src/entities/session/session.ts'
import { localLinks, sideLinks } from '#src/routes/links.ts'
import { RECORDS } from '#src/routes/pages.ts'
import { changeLayout, resetLayout } from '#src/shared/layout/layoutStore.ts'
import { DARK } from '#src/shared/theme/palette.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll, createTestBackend } from '#tests/support/standIn.ts'

const backend = backendForAll()
beforeEach(() => resetLayout())
afterAll(() => resetLayout())

const KUNDE = 'kunde@example.org'

/** The menu, once its entries are there. */
async function findMenu(): Promise<HTMLElement> {
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  await within(menu).findByRole('link', { name: 'Mailingkampagnen' })
  return menu
}

const entriesOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('listitem')
    .map((item) => item.textContent)

async function openSideMenu(path: string, as: string, more: Parameters<typeof changeLayout>[0] = {}) {
  changeLayout({ navigation: 'vertical', ...more })
  const app = await renderApp(path, { as, backend })
  return { app, menu: await findMenu() }
}

describe('top menu', () => {
  test.each([
    ['/kampagne', 'Mailingkampagnen', 'page'],
    ['/kampagne/editieren/5', 'Mailingkampagnen', 'true'],
    ['/zielgruppe/erstellen', 'Zielgruppen', 'true'],
    ['/werbemittel/hochladen', 'Werbemittel', 'true'],
  ])('on %s %s is marked', async (path, title, current) => {
    await renderApp(path, { as: KUNDE, backend })
    const link = within(await findMenu()).getByRole('link', { name: title })
    await waitFor(() => expect(link).toHaveAttribute('aria-current', current))
    const menu = within(screen.getByRole('banner'))
    expect(menu.getAllByRole('link', { current: current === 'page' ? 'page' : true })).toEqual([link])
  })

  test('arrow keys move between the entries', async () => {
    const { user } = await renderApp('/dashboard', { as: KUNDE, backend })
    const menu = await findMenu()
    within(menu).getByRole('link', { name: 'Zielgruppen' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(within(menu).getByRole('link', { name: 'Werbemittel' })).toHaveFocus()
    document.documentElement.dir = 'rtl'
    await user.keyboard('{ArrowLeft}')
    expect(within(menu).getByRole('link', { name: 'Mailingkampagnen' })).toHaveFocus()
    document.documentElement.dir = 'ltr'
  })
})

const LISTS_READ = ['Mailingkampagnen', 'Zielgruppen', 'Werbemittel']

describe('side menu', () => {
  test.each([
    [
      KUNDE,
      [
        'Dashboard',
        'Mailingkampagnen',
        'Kampagne erstellen',
        'Zielgruppen',
        'Zielgruppe erstellen',
        'Adressliste hochladen',
        'Werbemittel',
        'Werbemittel erstellen',
        'Werbemittel hochladen',
        'Rechnungen',
        'Konto',
      ],
    ],
    [
      'team@example.org',
      [
        'Dashboard',
        'Mailingkampagnen',
        'Kampagne erstellen',
        'Zielgruppen',
        'Zielgruppe erstellen',
        'Adressliste hochladen',
        'Werbemittel',
        'Werbemittel erstellen',
        'Werbemittel hochladen',
        'Konto',
      ],
    ],
    ['freigabe@example.org', ['Dashboard', ...LISTS_READ, 'Konto']],
    ['buchhaltung@example.org', ['Dashboard', 'Mailingkampagnen', 'Rechnungen', 'Konto']],
  ])('%s sees what his rights allow', async (as, expected) => {
    const { menu } = await openSideMenu('/dashboard', as)
    expect(entriesOf(menu)).toEqual(expected)
    for (const link of within(menu).getAllByRole('listitem'))
      expect(link.querySelector('a')).toHaveAttribute('lang', 'de')
  })

  test('groups have their captions as names; one without entries is not there', async () => {
    const { menu } = await openSideMenu('/dashboard', 'buchhaltung@example.org')
    const names = within(menu)
      .getAllByRole('list')
      .map((list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent)
    expect(names).toEqual([undefined, 'Kampagnen', 'Verwaltung'])
  })

  test('"Konto" and "Rechnungen" lead where the user menu leads', async () => {
    const { menu } = await openSideMenu('/dashboard', KUNDE)
    const id = currentUser()?.idPtKunde
    expect(within(menu).getByRole('link', { name: 'Konto' })).toHaveAttribute('href', `/konto?id=${id}`)
    expect(within(menu).getByRole('link', { name: 'Rechnungen' })).toHaveAttribute('href', `/rechnung?id=${id}`)
  })

  test('an employee\'s "Konto" is the own record', async () => {
    const { menu } = await openSideMenu('/dashboard', 'team@example.org')
    const own = `/mitarbeiter/editieren/${currentUser()?.idPtKundeMitarbeiter}`
    expect(within(menu).getByRole('link', { name: 'Konto' })).toHaveAttribute('href', own)
  })

  test('it stands instead of the top menu', async () => {
    await openSideMenu('/dashboard', KUNDE)
    expect(screen.getAllByRole('navigation', { name: 'Main menu' })).toHaveLength(1)
    expect(within(screen.getByRole('banner')).queryByRole('navigation')).not.toBeInTheDocument()
  })

  test.each([
    ['/kampagne', 'Mailingkampagnen', 'page'],
    ['/kampagne?state=inBezahlung', 'Mailingkampagnen', 'page'],
    ['/kampagne/editieren/5', 'Mailingkampagnen', 'true'],
    ['/kampagne/erstellen', 'Kampagne erstellen', 'page'],
    ['/kampagne/statistiken', 'Mailingkampagnen', 'true'],
    ['/werbemittel/hochladen/7', 'Werbemittel hochladen', 'true'],
    ['/konto', 'Konto', 'page'],
  ])('on %s %s alone is marked', async (path, title, current) => {
    const { menu } = await openSideMenu(path, KUNDE)
    const link = within(menu).getByRole('link', { name: title })
    await waitFor(() => expect(link).toHaveAttribute('aria-current', current))
    expect(menu.querySelectorAll('[aria-current]')).toHaveLength(1)
  })

  test('SEC-05 a right taken away at the service is gone from the menu with the next navigation', async () => {
    const own = await createTestBackend()
    try {
      changeLayout({ navigation: 'vertical' })
      const { router } = await renderApp('/dashboard', { as: 'team@example.org', backend: own })
      const menu = await findMenu()
      expect(within(menu).getByRole('link', { name: 'Kampagne erstellen' })).toBeVisible()
      await own.db
        .updateTable('mitarbeiter')
        .set({ role: 'betrachter' })
        .where('email', '=', 'team@example.org')
        .execute()
      await router.navigate('/werbemittel')
      await waitFor(() => expect(entriesOf(menu)).toEqual(['Dashboard', ...LISTS_READ, 'Konto']))
    } finally {
      await own.close()
    }
  })

  test('semi-dark darkens the menu alone, and its ground before it comes', async () => {
    const { menu } = await openSideMenu('/dashboard', KUNDE, { skin: 'semi-dark' })
    expect(menu).toHaveAttribute('data-scheme', 'dark')
    expect(document.documentElement).toHaveAttribute('data-scheme', 'light')
    const styles = await readFile('src/shell/boot.css', 'utf8')
    const ground = /\[data-skin='semi-dark'\] \.boot::before \{[^}]*background: (#[0-9a-f]{6});/.exec(styles)?.[1]
    expect(ground).toBe(DARK.background.paper.toLowerCase())
  })

  test('is collapsed and kept open by its button, and that is kept', async () => {
    const { app, menu } = await openSideMenu('/dashboard', KUNDE)
    await app.user.click(within(menu).getByRole('button', { name: 'Collapse menu' }))
    expect(document.documentElement).toHaveAttribute('data-menu', 'collapsed')
    expect(localStorage.getItem('darstellung')).toContain('"menuCollapsed":true')
    // What only shows icons still has its names.
    expect(within(menu).getByRole('link', { name: 'Kampagne erstellen' })).toBeInTheDocument()
    await app.user.click(within(menu).getByRole('button', { name: 'Keep menu open' }))
    expect(document.documentElement).toHaveAttribute('data-menu', 'open')
  })

  test('arrow keys, Home and End move between the entries', async () => {
    const { app, menu } = await openSideMenu('/dashboard', KUNDE)
    const link = (name: string) => within(menu).getByRole('link', { name })
    link('Dashboard').focus()
    await app.user.keyboard('{ArrowDown}{ArrowDown}')
    expect(link('Kampagne erstellen')).toHaveFocus()
    await app.user.keyboard('{ArrowUp}')
    expect(link('Mailingkampagnen')).toHaveFocus()
    await app.user.keyboard('{End}')
    expect(link('Konto')).toHaveFocus()
    await app.user.keyboard('{ArrowDown}')
    expect(link('Dashboard')).toHaveFocus()
    await app.user.keyboard('{ArrowUp}{Home}{Enter}')
    expect(link('Dashboard')).toHaveAttribute('aria-current', 'page')
    expect(app.address()).toBe('/dashboard')
  })
})

const findOpener = () => screen.findByRole('button', { name: 'Open menu' })

describe('menu as a drawer', () => {
  // On narrow screens: tests/e2e/menu.e2e.ts, since the window of jsdom is always a wide one.
  test('with the side menu hidden: same entries; closes by Escape and gives the focus back', async () => {
    changeLayout({ navigation: 'vertical', menuHidden: true })
    const { user } = await renderApp('/dashboard', { as: KUNDE, backend })
    const opener = await findOpener()
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    await user.click(opener)
    const drawer = await screen.findByRole('dialog', { name: 'Main menu' })
    expect(entriesOf(drawer)).toHaveLength(11)
    expect(within(drawer).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    expect(opener).toHaveFocus()
  })

  test('closes when an entry was chosen, and on the way back', async () => {
    changeLayout({ navigation: 'vertical', menuHidden: true })
    const { user, router, address } = await renderApp('/dashboard', { as: KUNDE, backend })
    await user.click(await findOpener())
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Konto' }))
    expect(await screen.findByRole('heading', { name: 'Konto', level: 1 })).toBeVisible()
    expect(address()).toBe(`/konto?id=${currentUser()?.idPtKunde}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(await findOpener())
    await screen.findByRole('dialog')
    await router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe('/dashboard')
  })
})

/** Side-menu route names of spec 2 as addresses. */
const SPEC_ROUTES = [
  '/dashboard',
  '/kampagne',
  '/kampagne/erstellen',
  '/zielgruppe',
  '/zielgruppe/erstellen',
  '/zielgruppe/hochladen',
  '/rechnung',
  '/werbemittel',
  '/werbemittel/erstellen',
  '/werbemittel/hochladen',
  '/konto',
]

const customer: User = {
  vorname: 'Katharina',
  role: 'inhaber',
  accountType: 'customer',
  idPtKunde: 1,
  idPtKundeMitarbeiter: null,
  avvAkzeptiert: true,
  avatar: null,
  ability: [],
}
const employee: User = { ...customer, accountType: 'employee', idPtKundeMitarbeiter: 4 }

const entriesFor = (user: User) => sideLinks(user).map((entry) => ({ ...entry, path: entry.to.replace(/\?.*/, '') }))

describe('entries and routes', () => {
  test('the side menu has the eleven route names of the specification, and no other', () => {
    expect(
      entriesFor(customer)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(SPEC_ROUTES.toSorted())
  })

  test.each(['/kampagne/statistiken', '/mitarbeiter', '/apizugang', '/bildgenerierung'])(
    '%s is reached by the local navigation of its neighbours',
    (path) => {
      expect(entriesFor(customer).map((entry) => entry.path)).not.toContain(path)
      const neighbours = entriesFor(customer).filter((entry) =>
        localLinks(customer, entry.path).some(({ to }) => to === path),
      )
      expect(neighbours).not.toEqual([])
    },
  )

  test.each([
    ['customer', customer],
    ['employee', employee],
  ])('%s: every entry asks for what its route asks for', (_, user) => {
    for (const { path, action, subject } of entriesFor(user)) {
      const route = RECORDS.find((candidate) => matchPath(candidate.path, path))
      const params = matchPath(route?.path ?? '', path)?.params ?? {}
      const access = typeof route?.access === 'function' ? route.access(params, user) : route?.access
      expect([path, access]).toEqual([path, { action, subject }])
    }
  })
})
