import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { currentUser, getToken } from '#src/entities/session/session.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { switchOnFactor } from '#tests/support/secondFactor.ts'
import { createTestBackend } from '#tests/support/standIn.ts'

const TEAM = 'team@example.org'
const MINUTE = 60_000

/** The login page after the right password of somebody with a second factor. */
async function openSecondStep(options: Parameters<typeof renderApp>[1] = {}) {
  const backend = await createTestBackend({ verbraucher: 10 })
  onTestFinished(() => backend.close())
  const factor = await switchOnFactor(backend, TEAM)
  const app = await renderApp('/login?to=/zielgruppe', { backend, ...options })
  await app.user.type(await screen.findByLabelText('E-Mail-Adresse'), TEAM)
  await app.user.type(screen.getByLabelText('Passwort'), 'Postkarte-2026!{Enter}')
  const field = await screen.findByLabelText('Code aus der App')
  return { ...app, ...factor, backend, field }
}

test('after the password the code is wanted; nobody is logged in yet', async () => {
  const { field, address } = await openSecondStep()
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  expect([getToken(), currentUser(), address()]).toEqual([null, null, '/login?to=/zielgruppe'])
})

test('six digits are sent by themselves and lead to the wanted page', async () => {
  const { user, code, address } = await openSecondStep()
  await user.keyboard(code())
  expect(await screen.findByRole('heading', { level: 1, name: 'Zielgruppen' })).toBeVisible()
  expect(address()).toBe('/zielgruppe')
  expect(currentUser()?.vorname).toBe('Jonas')
})

test('a pasted code with a space counts as well', async () => {
  const { user, code } = await openSecondStep()
  await user.paste(`${code().slice(0, 3)} ${code().slice(3)}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Zielgruppen' })).toBeVisible()
})

test('a wrong code is told, and the next one can be typed at once', async () => {
  const { user, code, field } = await openSecondStep()
  await user.keyboard('000000')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Dieser Code stimmt nicht/))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  await user.keyboard(code())
  expect(await screen.findByRole('heading', { level: 1, name: 'Zielgruppen' })).toBeVisible()
})

test('half a code is told without asking the service', async () => {
  const { user, field } = await openSecondStep({
    intercept: ({ aktion }) => (aktion === 'bestaetigeAnmeldung' ? Promise.reject(new Error('asked')) : null),
  })
  await user.keyboard('123{Enter}')
  expect(field).toHaveAccessibleDescription(/sechs Ziffern/)
  expect(field).toHaveValue('123')
})

test('without the phone a recovery code opens', async () => {
  const { user, codes } = await openSecondStep()
  await user.click(screen.getByRole('button', { name: 'Wiederherstellungscode verwenden' }))
  expect(screen.getByLabelText('Wiederherstellungscode')).toHaveFocus()
  await user.keyboard('abc{Enter}')
  expect(screen.getByLabelText('Wiederherstellungscode')).toHaveAccessibleDescription(
    /vollständigen Wiederherstellungscode/,
  )
  await user.clear(screen.getByLabelText('Wiederherstellungscode'))
  await user.keyboard(`${codes[0]}{Enter}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Zielgruppen' })).toBeVisible()
})

test('no connection keeps the code; it can be sent again', async () => {
  let down = true
  const { user, code, field } = await openSecondStep({
    intercept: ({ aktion }) => (down && aktion === 'bestaetigeAnmeldung' ? Promise.reject(new Error('offline')) : null),
  })
  await user.keyboard(code())
  expect(await screen.findByRole('alert')).toHaveTextContent(/Keine Verbindung zum Server/)
  expect(field).toHaveValue(code())
  down = false
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Zielgruppen' })).toBeVisible()
})

test('who takes too long begins again with the password', async () => {
  const { user, code, backend } = await openSecondStep()
  backend.tick(6 * MINUTE)
  await user.keyboard(code())
  expect(await screen.findByRole('alert')).toHaveTextContent(/Diese Anmeldung ist abgelaufen/)
  await user.click(screen.getByRole('button', { name: 'Erneut anmelden' }))
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue(TEAM)
})

test('one can go back to the password', async () => {
  const { user } = await openSecondStep()
  await user.click(screen.getByRole('button', { name: 'Zurück' }))
  expect(screen.getByLabelText('Passwort')).toBeVisible()
})
