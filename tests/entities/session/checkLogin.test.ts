import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { configureApi } from '#src/api/http.ts'
import {
  checkLogin,
  checkLoginAhead,
  currentUser,
  endSession,
  credentials,
  getToken,
  restoreSession,
  setRetryWait,
  startSession,
} from '#src/entities/session/session.ts'
import { api } from '#src/entities/session/api.ts'
import { storage } from '#src/shared/storage/storage.ts'
import { honoAdapter, type Intercept } from '#tests/support/honoAdapter.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'

let backend: TestBackend
let intercept: Intercept = () => null
const waits: number[] = []
beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend.close())
async function logIn(email: string): Promise<void> {
  const answer = await api.loginUser({ email, passwort: 'Postkarte-2026!' })
  if ('accessToken' in answer) startSession(answer)
}

beforeEach(async () => {
  intercept = () => null
  waits.length = 0
  setRetryWait((ms) => {
    waits.push(ms)
    return Promise.resolve()
  })
  configureApi({
    credentials,
    onSessionLost: () => undefined,
    adapter: honoAdapter(backend.app, (call) => intercept(call)),
  })
  await endSession('abgemeldet')
  await logIn('kunde@example.org')
})

test('the answer refreshes user and rights', async () => {
  storage.set('userData', { ...(storage.get('userData') as object), vorname: 'Alt' })
  restoreSession()
  expect(currentUser()?.vorname).toBe('Alt')
  await checkLogin()
  expect(currentUser()?.vorname).not.toBe('Alt')
})

test('NET-21 waits half a second and one and a half before it gives up', async () => {
  intercept = () => Promise.reject(new Error('offline'))
  expect(await checkLogin()).toBeNull()
  expect(waits).toEqual([500, 1500])
})

test.each([400, 401, 403, 404])('an answer of %i is final', async (status) => {
  intercept = () => new Response('', { status })
  expect(await checkLogin()).toBeNull()
  expect(waits).toEqual([])
})

test('stored data of another shape counts as nobody', () => {
  storage.set('userData', { vorname: 'Eva', ability: null })
  restoreSession()
  expect(currentUser()).toBeNull()
})

test('after the end nothing of the session is stored', async () => {
  await endSession('verloren')
  expect(getToken()).toBeNull()
  expect(storage.get('userData')).toBeNull()
  expect(storage.get('userAbility')).toBeNull()
})

describe('a check that began when somebody pointed at a link', () => {
  /** Counts the calls of the service. */
  function countChecks(): () => number {
    let checks = 0
    intercept = () => {
      checks += 1
      return null
    }
    return () => checks
  }

  test('serves for the navigation there, once', async () => {
    const checks = countChecks()
    checkLoginAhead('/zielgruppe')
    expect((await checkLogin('/zielgruppe'))?.email).toBe('kunde@example.org')
    expect(checks()).toBe(1)
    await checkLogin('/zielgruppe')
    expect(checks()).toBe(2)
  })

  test('serves for no other address: rights may have changed meanwhile', async () => {
    const checks = countChecks()
    checkLoginAhead('/kampagne')
    await checkLogin('/zielgruppe')
    await checkLogin('/kampagne')
    expect(checks()).toBe(3)
  })

  test('logs nobody out when it failed: the navigation asks itself', async () => {
    intercept = () => Promise.reject(new Error('offline'))
    checkLoginAhead('/zielgruppe')
    await new Promise((resolve) => setTimeout(resolve, 20))
    const checks = countChecks()
    expect((await checkLogin('/zielgruppe'))?.email).toBe('kunde@example.org')
    expect(checks()).toBe(1)
  })

  test('serves for nobody else', async () => {
    checkLoginAhead('/zielgruppe')
    await endSession('abgemeldet')
    await logIn('team@example.org')
    expect((await checkLogin('/zielgruppe'))?.email).toBe('team@example.org')
  })
})
