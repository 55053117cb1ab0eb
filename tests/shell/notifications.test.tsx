import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppTheme } from '#src/shared/theme/AppTheme.tsx'
import { changeSprache, initI18n, loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { NotificationPanel } from '#src/shell/notifications/NotificationPanel.tsx'
import { timeAgo } from '#src/shared/timeAgo.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()
beforeAll(async () => {
  await initI18n()
})
beforeEach(() => changeSprache('en'))
afterAll(async () => {
  await changeSprache('en')
})

async function openBell(as = 'kunde@example.org') {
  const app = await renderApp('/dashboard', { as, backend })
  await app.user.click(await screen.findByRole('button', { name: /^Notifications/ }))
  return { ...app, list: await screen.findByRole('dialog', { name: 'Notifications' }) }
}
const bell = (name: string) => screen.getByRole('button', { name, hidden: true })

describe('notifications', () => {
  test('eight samples, said to be samples, all new', async () => {
    const { list } = await openBell()
    expect(within(list).getAllByRole('listitem')).toHaveLength(8)
    expect(within(list).getByText('8 New')).toBeVisible()
    expect(within(list).getByText(/marked “Sample”/)).toBeVisible()
    expect(within(list).getAllByText('Sample')).toHaveLength(8)
    expect(bell('Notifications: 8 New')).toHaveTextContent('8')
    expect(within(list).getByText('12 minutes ago')).toBeVisible()
  })

  test('one is marked as read without leaving, and stays so', async () => {
    const { user, list } = await openBell()
    await user.click(within(list).getByRole('button', { name: 'Mark as read: Payment received' }))
    expect(within(list).getByText('7 New')).toBeVisible()
    expect(within(list).queryByRole('button', { name: 'Mark as read: Payment received' })).not.toBeInTheDocument()
    // Where one was in the list: from here Tab leads on to the next one.
    expect(within(list).getByRole('link', { name: 'Payment received' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(bell('Notifications: 7 New')).toHaveFocus())
    expect(localStorage.getItem('benachrichtigungen')).toBe('[2]')
  })

  test('all are marked as read at once', async () => {
    const { user, list } = await openBell()
    await user.click(within(list).getByRole('button', { name: 'Read All Notifications' }))
    expect(within(list).queryByText(/New$/)).not.toBeInTheDocument()
    expect(within(list).queryByRole('button', { name: /read/i })).not.toBeInTheDocument()
    expect(within(list).getAllByRole('listitem')).toHaveLength(8)
    expect(bell('Notifications')).not.toHaveTextContent('8')
  })

  test('following one reads it and goes there', async () => {
    const { user, list, address } = await openBell()
    await user.click(within(list).getByRole('link', { name: 'Addresses checked' }))
    await waitFor(() => expect(address()).toBe('/zielgruppe'))
    expect(await screen.findByRole('button', { name: 'Notifications: 7 New' })).toBeVisible()
  })

  test('no link leads where the user may not go', async () => {
    const { list } = await openBell('buchhaltung@example.org')
    expect(within(list).getByText('Addresses checked')).toBeVisible()
    expect(within(list).queryByRole('link', { name: 'Addresses checked' })).not.toBeInTheDocument()
    expect(within(list).getByRole('link', { name: 'New invoice' })).toHaveAttribute('href', '/rechnung')
  })

  test('they speak the language of the frame', async () => {
    await changeSprache('fr')
    const app = await renderApp('/dashboard', { as: 'kunde@example.org', backend })
    await app.user.click(await screen.findByRole('button', { name: 'Notifications: 8 nouvelles' }))
    const list = await screen.findByRole('dialog', { name: 'Notifications' })
    expect(within(list).getByText('Paiement reçu')).toBeVisible()
    expect(within(list).getByText('il y a 12 minutes')).toBeVisible()
    expect(within(list).getByRole('button', { name: 'Tout marquer comme lu' })).toBeVisible()
  })

  test('without any there is a word instead of a list', async () => {
    await loadNamespaces(['notifications'])
    render(
      <AppTheme>
        <MemoryRouter>
          <NotificationPanel titleId="title" list={[]} onRead={() => undefined} onClose={() => undefined} />
        </MemoryRouter>
      </AppTheme>,
    )
    expect(screen.getByText(/^Nothing has happened yet/)).toBeVisible()
    expect(screen.queryByText(/Sample/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('real ones are German and are not called samples', async () => {
    await loadNamespaces(['notifications'])
    const read: number[] = []
    render(
      <AppTheme>
        <MemoryRouter>
          <NotificationPanel
            titleId="title"
            list={[
              {
                idPtBenachrichtigung: 71,
                beispiel: false,
                art: 'freigabeErteilt',
                titel: 'Kampagne freigegeben',
                text: 'Sie kann bezahlt werden.',
                link: null,
                gelesen: false,
                zeit: new Date(),
                prioritaet: 'hoch',
              },
            ]}
            onRead={(entries) => read.push(...entries.map((entry) => entry.idPtBenachrichtigung))}
            onClose={() => undefined}
          />
        </MemoryRouter>
      </AppTheme>,
    )
    expect(screen.getByText('Kampagne freigegeben')).toHaveAttribute('lang', 'de')
    expect(screen.queryByText(/Sample/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Read All Notifications' }))
    expect(read).toEqual([71])
  })
})

test.each([
  [30, 'en', 'this minute'],
  [59 * 60, 'en', '59 minutes ago'],
  [3600, 'fr', 'il y a 1 heure'],
  [86_400, 'en', 'yesterday'],
  [8 * 86_400, 'en', 'last week'],
  [5 * 86_400, 'ar', 'قبل 5 أيام'],
])('%i seconds ago in %s', (seconds, language, words) => {
  const present = new Date('2026-11-20T09:00:00Z')
  expect(timeAgo(new Date(present.getTime() - seconds * 1000), present, language)).toBe(words)
})
