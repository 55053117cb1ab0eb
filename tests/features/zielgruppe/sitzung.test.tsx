import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { user as userSchema } from '#src/contract/session.ts'
import { getToken } from '#src/entities/session/session.ts'
import { storage } from '#src/shared/storage/storage.ts'
import { grid, ladeHoch, nenneHerkunft, openTisch, write } from '#tests/support/adresstisch.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

/** A session that ends while somebody works on the desk, as after a long lunch. */

const backend = backendForAll()

type App = Awaited<ReturnType<typeof openTisch>>

/** A desk with one name put right, whose upload the service answers by "who are you?". */
async function verliereSitzung(): Promise<App> {
  const app = await openTisch({ backend })
  await write(app, 'Weber', 'Weberin')
  await nenneHerkunft(app)
  const senden = screen.getByRole('button', { name: /Adressen hochladen$/ })
  await backend.call(getToken(), 'logout', {})
  // Whatever else asks the service meanwhile may hear of it first.
  await app.user.click(senden)
  await screen.findByRole('heading', { name: 'Anmelden' })
  return app
}

async function report({ user }: App, email: string): Promise<void> {
  const mail = screen.getByLabelText('E-Mail-Adresse')
  await user.clear(mail)
  await user.type(mail, email)
  await user.type(screen.getByLabelText('Passwort'), 'Postkarte-2026!{Enter}')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Anmelden' })).toBeNull())
}

it('the desk waits for its user: corrections, steps and what was typed are there after the login, and go up', async () => {
  const app = await verliereSitzung()
  expect(await screen.findByText(/^Ihre Adressliste wartet in diesem Fenster auf Sie/)).toBeVisible()
  await report(app, 'kunde@example.org')
  const zeilen = within(await grid())
  expect(zeilen.getByRole('gridcell', { name: 'Weberin' })).toBeVisible()
  expect(
    await screen.findByText('„kunden.csv“ ist wiederhergestellt, so wie Sie die Liste verlassen haben.'),
  ).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: /^Rückgängig/ }))
  await zeilen.findByRole('gridcell', { name: 'Weber' })
  await app.user.click(screen.getByRole('button', { name: /^Wiederholen/ }))
  await zeilen.findByRole('gridcell', { name: 'Weberin' })
  expect(screen.getByRole('textbox', { name: 'Herkunft der Adressen' })).toHaveValue('Kundendatei')
  await ladeHoch(app)
  expect(await screen.findByText('„kunden“ ist gespeichert: 2 Personen.')).toBeVisible()
})

it('somebody else who logs in finds nothing of it', async () => {
  const app = await verliereSitzung()
  await report(app, 'freigabe@example.org')
  await app.user.click(screen.getByRole('button', { name: /^User menu of/ }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await screen.findByRole('heading', { name: 'Anmelden' })
  await report(app, 'kunde@example.org')
  await app.router.navigate('/zielgruppe/hochladen')
  expect(await screen.findByLabelText('Datei auswählen', { selector: 'input' })).toBeInTheDocument()
  expect(screen.queryByRole('grid')).toBeNull()
})

it('a logout in another tab is none that is waited for', async () => {
  const app = await openTisch({ backend })
  await write(app, 'Weber', 'Weberin')
  storage.clearPersonal()
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'abgemeldet' }))
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  await screen.findByRole('heading', { name: 'Anmelden' })
  expect(screen.queryByText(/^Ihre Adressliste wartet/)).toBeNull()
})

it('a session lost in another tab leaves the desk waiting here, and a login there brings it back', async () => {
  const app = await openTisch({ backend })
  await write(app, 'Weber', 'Weberin')
  const user = storage.get('userData')
  storage.clearPersonal()
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  await screen.findByRole('heading', { name: 'Anmelden' })
  storage.set('userData', user)
  storage.set('accessToken', await backend.login('kunde@example.org'))
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  expect(within(await grid()).getByRole('gridcell', { name: 'Weberin' })).toBeVisible()
})

it('somebody else who logs in in another tab ends it', async () => {
  const app = await openTisch({ backend })
  await write(app, 'Weber', 'Weberin')
  const user = storage.get('userData')
  const andere = await backend.login('freigabe@example.org')
  const { user: fremd } = await backend.call(andere, 'checkUserLogin', {})
  if (fremd === null) throw new Error('not logged in')
  const change = (userData: unknown, token: string | null) => {
    if (token === null) storage.clearPersonal()
    else {
      storage.set('userData', userData)
      storage.set('accessToken', token)
    }
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  }
  const anmelden = () => screen.findByRole('heading', { name: 'Anmelden' })
  change(null, null)
  await anmelden()
  change(z.encode(userSchema, fremd), andere)
  await waitFor(() => expect(app.address()).not.toContain('/login'))
  change(null, null)
  await anmelden()
  change(user, await backend.login('kunde@example.org'))
  await waitFor(() => expect(app.address()).not.toContain('/login'))
  await app.router.navigate('/zielgruppe/hochladen')
  expect(await screen.findByLabelText('Datei auswählen', { selector: 'input' })).toBeInTheDocument()
  expect(screen.queryByRole('grid')).toBeNull()
})
