import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentUser, getToken } from '#src/entities/session/session.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()

async function fill(user: Awaited<ReturnType<typeof renderApp>>['user'], email: string, passwort: string) {
  await user.type(await screen.findByLabelText('E-Mail-Adresse'), email)
  await user.type(screen.getByLabelText('Passwort'), passwort)
  await user.click(screen.getByRole('button', { name: 'Anmelden' }))
}

test('the right password leads to the wanted page with the query kept', async () => {
  const { user, address } = await renderApp('/login?utm=x&to=/konto', { backend })
  await fill(user, 'kunde@example.org', 'Postkarte-2026!')
  expect(await screen.findByRole('heading', { name: 'Konto', level: 1 })).toBeVisible()
  expect(address()).toBe('/konto?utm=x')
  expect(currentUser()?.accountType).toBe('customer')
})

test('empty fields: said at each field and above, where the focus goes', async () => {
  const { user } = await renderApp('/login', { backend })
  await user.click(await screen.findByRole('button', { name: 'Anmelden' }))
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  expect(within(summary).getByText('Bitte prüfen Sie Ihre Eingaben')).toBeVisible()
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveAccessibleDescription(
    'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  )
  expect(screen.getByLabelText('Passwort')).toHaveAccessibleDescription('Bitte geben Sie Ihr Passwort ein.')
  expect(document.title).toMatch(/^Fehler: /)
  await user.click(within(summary).getByRole('link', { name: 'Passwort: Bitte geben Sie Ihr Passwort ein.' }))
  expect(screen.getByLabelText('Passwort')).toHaveFocus()
})

test('half an address is told with an example', async () => {
  const { user } = await renderApp('/login', { backend })
  await fill(user, 'kunde@', 'x')
  expect(await screen.findAllByText(/vollständige E-Mail-Adresse/)).not.toHaveLength(0)
})

test('a wrong password is told at the field, without saying which of the two is wrong', async () => {
  const { user, address } = await renderApp('/login', { backend })
  await fill(user, 'kunde@example.org', 'falsch')
  await screen.findByRole('alert')
  expect(screen.getByLabelText('Passwort')).toHaveAccessibleDescription(/E-Mail-Adresse oder Passwort stimmt nicht/)
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('kunde@example.org')
  expect(address()).toBe('/login')
  expect(getToken()).toBeNull()
})

test('no connection is told above the form, and what was typed stays', async () => {
  const { user } = await renderApp('/login', {
    backend,
    intercept: ({ aktion }) => (aktion === 'loginUser' ? Promise.reject(new Error('offline')) : null),
  })
  await fill(user, 'kunde@example.org', 'Postkarte-2026!')
  expect(await screen.findByRole('alert')).toHaveTextContent(/Keine Verbindung zum Server/)
  expect(screen.getByLabelText('Passwort')).toHaveValue('Postkarte-2026!')
})

test('the password can be shown, and password managers know the fields', async () => {
  const { user } = await renderApp('/login', { backend })
  const passwort = await screen.findByLabelText('Passwort')
  expect(passwort).toHaveAttribute('type', 'password')
  expect(passwort).toHaveAttribute('autocomplete', 'current-password')
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveAttribute('autocomplete', 'username')
  await user.click(screen.getByRole('button', { name: 'Passwort anzeigen' }))
  expect(passwort).toHaveAttribute('type', 'text')
})

test('too many tries: the button counts down, what was typed stays, and then it may be tried again', async () => {
  let tries = 0
  const body = { fehler: { code: 'ZU_VIELE_VERSUCHE', text: 'Zu viele Versuche. Bitte warten Sie eine Minute.' } }
  const { user, address } = await renderApp('/login', {
    backend,
    intercept: ({ aktion }) => {
      if (aktion !== 'loginUser') return null
      tries += 1
      return tries > 1 ? null : Response.json(body, { status: 429, headers: { 'Retry-After': '2' } })
    },
  })
  await fill(user, 'kunde@example.org', 'Postkarte-2026!')
  const waiting = await screen.findByRole('button', { name: /^Wieder möglich in 0:0[12]$/ })
  expect(waiting).toBeDisabled()
  expect(screen.getByRole('alert')).toHaveTextContent('Zu viele Versuche.')
  expect(screen.getByLabelText('Passwort')).toHaveValue('Postkarte-2026!')
  await user.click(await screen.findByRole('button', { name: 'Anmelden' }))
  await screen.findByRole('heading', { name: /^Guten/ })
  expect(address()).toBe('/dashboard')
})
