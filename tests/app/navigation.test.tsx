import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { routeTable } from '#src/app/routeTable.ts'
import { isOpen } from '#src/routes/kinds.ts'
import { changeSprache } from '#src/shared/i18n/i18n.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
const backend = backendForAll({ seed: 'demo' })
const ids: Record<string, string> = {}
beforeAll(async () => {
  const row = (table: 'kampagne' | 'zielgruppe' | 'werbemittel', id: string) =>
    backend.db
      .selectFrom(table)
      .selectAll()
      .where('idPtKunde', '=', 1)
      .executeTakeFirstOrThrow()
      .then((found) => String(Object.entries(found).find(([name]) => name === id)?.[1]))
  ids.idPtKampagne = await row('kampagne', 'idPtKampagne')
  ids.idPtZielgruppe = await row('zielgruppe', 'idPtZielgruppe')
  ids.idPtWerbemittel = await row('werbemittel', 'idPtWerbemittel')
  ids.idThHeadhunterMitarbeiter = '1'
  ids.hashKey = 'gibt-es-nicht'
})
afterEach(() => changeSprache('en'))
/** All pages one after the other, each compiled when it is first opened. */
const ALL_PAGES_MS = 240_000

const addressOf = (path: string) =>
  path.replaceAll(/\/:([A-Za-z]+)(\?)?/g, (_, name: string, optional?: string) => (optional ? '' : `/${ids[name]}`))

/** What somebody who does not see the page has of it: the name of the tab and a heading that has the focus. */
function told() {
  const [heading, ...others] = screen.getAllByRole('heading', { level: 1 })
  const [title = '?', product] = document.title.split(' - ')
  return {
    product,
    named: heading?.textContent.includes(title),
    focused: heading === document.activeElement,
    others: others.length,
  }
}

async function expectTold(address: string): Promise<void> {
  const good = { product: 'Postkampagne', named: true, focused: true, others: 0 }
  await waitFor(() => expect({ address, ...told() }).toEqual({ address, ...good }))
}

const guarded = routeTable.filter(({ access }) => !isOpen(access))
const open = routeTable.filter(({ access }) => isOpen(access))

describe('every route names its tab and moves the focus to its heading', () => {
  test.each([KUNDE, 'team@example.org', 'freigabe@example.org', 'buchhaltung@example.org'])(
    'as %s',
    async (as) => {
      const { router } = await renderApp('/error-404', { as, backend })
      await screen.findByRole('heading', { level: 1 })
      for (const { path } of guarded) {
        const address = addressOf(path)
        await act(() => router.navigate(address))
        await expectTold(address)
      }
    },
    ALL_PAGES_MS,
  )

  test(
    'logged out',
    async () => {
      const { router } = await renderApp('/error-404', { backend })
      await screen.findByRole('heading', { level: 1 })
      for (const { path } of open) {
        const address = addressOf(path)
        await act(() => router.navigate(address))
        await expectTold(address)
      }
    },
    ALL_PAGES_MS,
  )
})

test('the skip link leads past the menu, and the address stays', async () => {
  const { user, address } = await renderApp('/konto', { as: KUNDE, backend })
  await screen.findByRole('heading', { level: 1 })
  await user.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(address()).toBe('/konto')
})

describe('a session that is lost on the way to a page', () => {
  test.each([
    ['the check and the data are refused', () => true],
    ['only the data is refused', (aktion: string | null) => aktion !== 'checkUserLogin'],
  ])('%s: one way to the login, and no error is left over', async (_, refused) => {
    const rejections: unknown[] = []
    const note = (reason: unknown) => rejections.push(reason)
    process.on('unhandledRejection', note)
    let lost = false
    const { router, address } = await renderApp('/dashboard', {
      as: KUNDE,
      backend,
      intercept: ({ aktion }) =>
        lost && refused(aktion)
          ? Response.json({ fehler: { code: 'SITZUNG', text: 'Bitte melden Sie sich an.' } }, { status: 401 })
          : null,
    })
    await screen.findByRole('heading', { level: 1 })
    lost = true
    await act(() => router.navigate('/rechnung'))
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible()
    expect(address()).toBe('/login?to=/rechnung')
    expect(await screen.findAllByText('Ihre Loginsitzung ist abgelaufen')).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    process.off('unhandledRejection', note)
    expect(rejections).toEqual([])
  })
})
