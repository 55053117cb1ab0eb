import { beforeEach, expect, test, vi } from 'vitest'
import { configureApi } from '#src/api/http.ts'
import { api } from '#src/entities/session/api.ts'
import { logout } from '#src/entities/session/logout.ts'
import { checkLogin, credentials, currentUser, getToken, startSession } from '#src/entities/session/session.ts'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { honoAdapter } from '#tests/support/honoAdapter.ts'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()
let isReachable = true

beforeEach(() => {
  isReachable = true
  configureApi({
    credentials,
    onSessionLost: () => undefined,
    adapter: honoAdapter(backend.app, () => (isReachable ? null : Promise.reject(new Error('offline')))),
  })
})

async function logIn(email: string): Promise<string> {
  const answer = await api.loginUser({ email, passwort: DEMO_PASSWORT })
  if (!('accessToken' in answer)) throw new Error('a second factor')
  startSession(answer)
  return answer.accessToken
}

const isAlive = async (token: string) => (await backend.call(token, 'checkUserLogin', {})).loginState

/** The network is back: whoever waits for it goes on. */
const comeBack = () => {
  isReachable = true
  globalThis.dispatchEvent(new Event('online'))
}

test('NET-12 without a connection it is over here at once, and the service is told when there is one', async () => {
  const token = await logIn('kunde@example.org')
  isReachable = false
  const { agreed } = await logout()
  expect([getToken(), currentUser()]).toEqual([null, null])
  expect(await agreed).toBe(false)
  expect(await isAlive(token)).toBe(true)
  comeBack()
  await vi.waitUntil(async () => !(await isAlive(token)))
})

test('what is told later is about the session that ended, not about whoever has logged in since', async () => {
  const token = await logIn('kunde@example.org')
  isReachable = false
  await (
    await logout()
  ).agreed
  isReachable = true
  await logIn('team@example.org')
  comeBack()
  await vi.waitUntil(async () => !(await isAlive(token)))
  expect((await checkLogin())?.email).toBe('team@example.org')
})
