import { act, screen, waitFor, within } from '@testing-library/react'
import { matchPath } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { currentUser } from '#src/entities/session/session.ts'
import { takesValue } from '#src/routes/address.ts'
import { isOpen } from '#src/routes/kinds.ts'
import { rightOf } from '#src/routes/links.ts'
import { RECORDS } from '#src/routes/pages.ts'
import type { PageRecord } from '#src/routes/record.ts'
import { appAbility } from '#src/shared/ability/appAbility.ts'
import { resetLayout } from '#src/shared/layout/layoutStore.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll({ seed: 'demo' })
beforeEach(() => resetLayout())

const KUNDE = 'kunde@example.org'
type App = Awaited<ReturnType<typeof renderApp>>

const pageOf = (path: string): PageRecord | undefined =>
  RECORDS.toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':'))).find((record) =>
    matchPath(record.path, path),
  )

/** Pages that the user may open and whose address names nothing: "/a/:x?" is one of them. */
function openPages(): string[] {
  const user = currentUser()
  if (user === null) throw new Error('nobody is logged in')
  return RECORDS.filter(({ access, path }) => {
    if (isOpen(access) || /:\w+$/.test(path)) return false
    const right = rightOf(access, {}, user)
    return right !== null && appAbility().can(right.action, right.subject)
  }).map(({ path }) => path)
}

/** Addresses of ours that the open page links to. */
const linksHere = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].flatMap((link) => link.getAttribute('href') ?? [])

/** What the user menu leads to. */
async function userMenu({ user }: App): Promise<string[]> {
  await user.click(await screen.findByRole('button', { name: /^User menu of/ }))
  await screen.findByRole('menu')
  const found = linksHere()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  return found
}

async function settled(): Promise<void> {
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"], main .MuiSkeleton-root')).toBeNull())
}

async function go({ router }: App, href: string): Promise<void> {
  await act(() => router.navigate(href))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await settled()
}

/** Follows every link from the dashboard on; of pages with a number in their address only what the menus lead to. */
async function reachedFromDashboard(app: App): Promise<Set<string>> {
  await settled()
  const waiting = [...linksHere(), ...(await userMenu(app))]
  const own = new Set(waiting.filter((href) => href.startsWith('/mitarbeiter/')))
  const reached = new Set([pageOf('/dashboard')?.path ?? ''])
  for (let href = waiting.shift(); href !== undefined; href = waiting.shift()) {
    const page = pageOf(href.split('?')[0] ?? '')
    if (!page || isOpen(page.access) || reached.has(page.path)) continue
    if (takesValue(page) && page.query === undefined && !page.path.endsWith('?') && !own.has(href)) continue
    await go(app, href)
    expect([href, app.address()]).toEqual([href, expect.not.stringMatching(/^\/(not-authorized|error-404|login)/)])
    reached.add(page.path)
    waiting.push(...linksHere())
  }
  return reached
}

/** All pages one after the other, each compiled when it is first opened. */
const ALL_PAGES_MS = 240_000

describe('in the default layout visible links lead from the dashboard to every page that the user may open', () => {
  test.each([KUNDE, 'team@example.org', 'freigabe@example.org', 'buchhaltung@example.org'])(
    '%s',
    async (as) => {
      const app = await renderApp('/dashboard', { as, backend })
      const reached = await reachedFromDashboard(app)
      expect(openPages().length).toBeGreaterThan(2)
      expect(openPages().filter((path) => !reached.has(path))).toEqual([])
    },
    ALL_PAGES_MS,
  )
})

describe('local navigation', () => {
  const names = () =>
    within(screen.getByRole('navigation', { name: 'Verwandte Seiten' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('aria-current')])

  test.each([
    [KUNDE, '/kampagne', ['Mailingkampagnen*', 'Statistiken']],
    [KUNDE, '/kampagne/statistiken', ['Mailingkampagnen', 'Statistiken*']],
    [KUNDE, '/bildgenerierung', ['Werbemittel', 'Bildgenerierung*']],
    [KUNDE, '/konto', ['Rechnungen', 'Konto*', 'Mitarbeiter', 'API-Zugang', 'API-Dokumentation']],
    [KUNDE, '/apizugang/dokumentation', ['Rechnungen', 'Konto', 'Mitarbeiter', 'API-Zugang', 'API-Dokumentation*']],
    ['buchhaltung@example.org', '/rechnung', ['Rechnungen*', 'Konto']],
  ])('%s on %s: what he may open', async (as, path, expected) => {
    await renderApp(path, { as, backend })
    // What stands there while the page comes is replaced by the page's own.
    await waitFor(() =>
      expect(names().map(([name, current]) => `${name}${current === 'page' ? '*' : ''}`)).toEqual(expected),
    )
  })

  test.each([
    ['buchhaltung@example.org', '/kampagne', 'who may open none of the neighbours'],
    [KUNDE, '/kampagne/erstellen', 'a page that is not one of them'],
    [KUNDE, '/zielgruppe', 'a page without neighbours'],
  ])('%s on %s: none for %s', async (as, path) => {
    await renderApp(path, { as, backend })
    await settled()
    expect(screen.queryByRole('navigation', { name: 'Verwandte Seiten' })).not.toBeInTheDocument()
  })
})
