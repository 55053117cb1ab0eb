import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'

test('DSG-09 the accessibility statement is open to everybody, and one click away', async () => {
  const app = await renderApp('/login')
  await app.user.click(await screen.findByRole('link', { name: 'Barrierefreiheit' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Erklärung zur Barrierefreiheit' })).toBeVisible()
  const contact = screen.getByRole('link', { name: /@/ })
  expect(contact).toHaveAttribute('href', `mailto:${contact.textContent}`)
  await app.user.click(screen.getByRole('link', { name: 'Zur Anmeldung' }))
  expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeVisible()
})

test('DSG-09 and from the footer of every page', async () => {
  const app = await renderApp('/dashboard', { as: 'kunde@example.org' })
  const footer = await screen.findByRole('contentinfo')
  await app.user.click(within(footer).getByRole('link', { name: 'Barrierefreiheit' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Erklärung zur Barrierefreiheit' })).toBeVisible()
  await app.user.click(screen.getByRole('link', { name: 'Zum Dashboard' }))
  expect(await screen.findByRole('contentinfo')).toBeVisible()
})
