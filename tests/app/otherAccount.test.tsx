import { screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/contract/apiError.ts'
import { user as userSchema } from '#src/contract/session.ts'
import { api as sessionApi } from '#src/entities/session/api.ts'
import { currentUser, getToken } from '#src/entities/session/session.ts'
import { clientOf } from '#src/api/client.ts'
import { kampagneOperations } from '#src/contract/kampagneOperations.ts'
import { page } from '#src/shared/reload.ts'
import { storage } from '#src/shared/storage/storage.ts'
import type { Intercept } from '#tests/support/honoAdapter.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const api = clientOf(kampagneOperations)

const backend = backendForAll()

/** What another window's login leaves in the storage that both share; `told`: and this one has heard of it. */
async function logInBeside(email: string, { told }: { told: boolean }): Promise<string> {
  const accessToken = await backend.login(email)
  const { user } = await backend.call(accessToken, 'checkUserLogin', {})
  storage.set('userData', user && z.encode(userSchema, user))
  storage.set('accessToken', accessToken)
  if (told) globalThis.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  return accessToken
}

async function openAsCustomer(intercept: Intercept = () => null): Promise<{ calls: string[] }> {
  const calls: string[] = []
  await renderApp('/zielgruppe/erstellen', {
    as: 'kunde@example.org',
    backend,
    intercept: (call) => {
      calls.push(call.aktion ?? call.url)
      return intercept(call)
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return { calls }
}

const kampagnen = () => backend.db.selectFrom('kampagne').select('idPtKampagne').execute()
const neu = { bezeichnung: 'Unter wessen Konto?' }

test('NET-22 a login as somebody else beside this window takes its screen away and loads it anew', async () => {
  const reload = vi.spyOn(page, 'reload').mockReturnValue(undefined)
  const { calls } = await openAsCustomer()
  const token = await logInBeside('andere@example.org', { told: true })
  expect(await screen.findByRole('heading', { name: 'Hier ist jetzt ein anderes Konto angemeldet' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Abmelden' })).toBeNull()
  const before = calls.length
  await expect(api.saveKampagne(neu)).rejects.toMatchObject({ code: 'ANDERES_KONTO' })
  expect(calls).toHaveLength(before)
  // The other one's session is untouched.
  expect(getToken()).toBe(token)
  screen.getByRole('button', { name: 'Jetzt neu laden' }).click()
  expect(reload).toHaveBeenCalledTimes(1)
  reload.mockRestore()
})

test('NET-22 nothing is written before this window has heard of the other login', async () => {
  const { calls } = await openAsCustomer()
  const before = await kampagnen()
  const token = await logInBeside('andere@example.org', { told: false })
  await expect(api.saveKampagne(neu)).rejects.toBeInstanceOf(ApiError)
  // The page may go on reading, as the count and its price do one after the other.
  expect(calls).not.toContain('saveKampagne')
  expect(await kampagnen()).toEqual(before)
  expect(await screen.findByRole('heading', { name: 'Hier ist jetzt ein anderes Konto angemeldet' })).toBeVisible()
  expect(getToken()).toBe(token)
})

test('NET-22 the same person in another window is nobody else', async () => {
  await openAsCustomer()
  const token = await logInBeside('kunde@example.org', { told: false })
  await sessionApi.checkUserLogin({})
  expect([getToken(), currentUser()?.email]).toEqual([token, 'kunde@example.org'])
  expect(screen.queryByText(/anderes Konto/)).toBeNull()
})

test('NET-20 a late refusal of an old token ends nobody else’s session', async () => {
  let refuse: (response: Response) => void = () => undefined
  const held = new Promise<Response>((resolve) => {
    refuse = resolve
  })
  await openAsCustomer(({ aktion }) => (aktion === 'fetchKampagnen' ? held : null))
  const list = api.fetchKampagnen({ state: 'all' }).catch((error: unknown) => error)
  const token = await logInBeside('kunde@example.org', { told: false })
  refuse(Response.json({ fehler: { code: 'NICHT_ANGEMELDET', text: 'Bitte melden Sie sich an.' } }, { status: 401 }))
  expect(await list).toMatchObject({ kind: 'session' })
  expect(getToken()).toBe(token)
  expect(currentUser()).not.toBeNull()
})
