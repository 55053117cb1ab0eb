import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, onTestFinished, vi } from 'vitest'
import { changeSprache, initI18n } from '#src/shared/i18n/i18n.ts'
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

test('each language in its own words; the choice keeps the page, is kept, and the focus comes back', async () => {
  const { user, address } = await renderApp('/werbemittel?q=karte', { as: 'kunde@example.org', backend })
  await user.click(await screen.findByRole('button', { name: 'Language: English' }))
  const items = await screen.findAllByRole('menuitemradio')
  expect(items.map((item) => [item.textContent, item.lang, item.getAttribute('aria-checked')])).toEqual([
    ['English', 'en', 'true'],
    ['Français', 'fr', 'false'],
    ['العربية', 'ar', 'false'],
  ])
  await waitFor(() => expect(items[0]).toHaveFocus())
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Langue\u202f: Français' })).toHaveFocus())
  expect(address()).toBe('/werbemittel?q=karte')
  expect(localStorage.getItem('sprache')).toBe('"fr"')
  expect(document.documentElement).toHaveAttribute('lang', 'fr')
})

test('the mode says what it has become, and nothing at first', async () => {
  const { user } = await renderApp('/dashboard', { as: 'kunde@example.org', backend })
  const toDark = await screen.findByRole('button', { name: 'Switch to dark mode' })
  expect(screen.queryByText(/mode is on/)).not.toBeInTheDocument()
  await user.click(toDark)
  expect(await screen.findByText('Dark mode is on')).toHaveRole('status')
  await user.click(screen.getByRole('button', { name: 'Switch to light mode' }))
  expect(await screen.findByText('Light mode is on')).toBeInTheDocument()
})

test('on a phone mode and languages are in the user menu', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: /max-width: 37\.4375rem|reduced-motion/.test(media) }),
  )
  // The files after this one share its globals.
  onTestFinished(() => void vi.unstubAllGlobals())
  const { user, address } = await renderApp('/konto', { as: 'kunde@example.org', backend })
  await user.click(await screen.findByRole('button', { name: /^User menu of/ }))
  expect(await screen.findByRole('menuitem', { name: 'Switch to dark mode' })).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'Français' }))
  expect(await screen.findByRole('button', { name: /^Menu utilisateur/ })).toBeVisible()
  expect(address()).toBe('/konto')
})
