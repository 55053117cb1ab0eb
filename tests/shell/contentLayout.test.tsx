import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, describe, expect, test } from 'vitest'
import { changeSprache } from '#src/shared/i18n/i18n.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()
afterAll(async () => {
  await changeSprache('en')
})

describe('top menu', () => {
  test.each([
    ['kunde@example.org', ['Zielgruppen', 'Werbemittel', 'Mailingkampagnen']],
    ['freigabe@example.org', ['Zielgruppen', 'Werbemittel', 'Mailingkampagnen']],
    ['buchhaltung@example.org', ['Mailingkampagnen']],
  ])('%s sees what his rights allow', async (as, expected) => {
    await renderApp('/dashboard', { as, backend })
    const menu = await screen.findByRole('navigation', { name: 'Main menu' })
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(expected)
  })

  test('the place where one is is marked', async () => {
    await renderApp('/werbemittel', { as: 'kunde@example.org', backend })
    const menu = await screen.findByRole('navigation', { name: 'Main menu' })
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Werbemittel')
  })
})

test('the footer shows year, company and the price list in a new tab', async () => {
  await renderApp('/dashboard', { as: 'kunde@example.org', backend })
  const footer = await screen.findByRole('contentinfo')
  expect(footer).toHaveTextContent('© 2026')
  expect(within(footer).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('://'))
  const preisliste = within(footer).getByRole('link', { name: /Preisliste/ })
  expect(preisliste).toHaveAttribute('href', '/media/preisliste.pdf')
  expect(preisliste).toHaveAttribute('target', '_blank')
})

test('Arabic turns the page round while it stays where it is, and German parts stay marked', async () => {
  const { user, address } = await renderApp('/konto', { as: 'kunde@example.org', backend })
  await screen.findByRole('heading', { name: 'Konto', level: 1 })
  await user.click(screen.getByRole('button', { name: 'Language: English' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'العربية' }))
  expect(await screen.findByRole('button', { name: /اللغة/ })).toBeVisible()
  // Turns when the mirrored styles are there.
  await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'))
  expect(document.documentElement).toHaveAttribute('lang', 'ar')
  const heading = screen.getByRole('heading', { name: 'Konto', level: 1 })
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'de')
  expect(address()).toBe('/konto')
})

test('the mode is changed by one button and kept', async () => {
  await changeSprache('en')
  const { user } = await renderApp('/dashboard', { as: 'kunde@example.org', backend })
  await user.click(await screen.findByRole('button', { name: 'Switch to dark mode' }))
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark')
  expect(localStorage.getItem('modus')).toBe('"dark"')
  await user.click(await screen.findByRole('button', { name: 'Switch to light mode' }))
  expect(document.documentElement).toHaveAttribute('data-scheme', 'light')
})

test('navigation names the tab and moves the focus to the heading', async () => {
  const { router } = await renderApp('/dashboard', { as: 'kunde@example.org', backend })
  await screen.findByRole('heading', { level: 1 })
  await router.navigate('/konto')
  const heading = await screen.findByRole('heading', { name: 'Konto', level: 1 })
  expect(document.title).toBe('Konto - Postkampagne')
  expect(heading).toHaveFocus()
})
