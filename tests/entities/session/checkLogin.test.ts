import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
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
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()
let intercept: Intercept = () => null
const waits: number[] = []
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

describe('NET-01 a check without an answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
  })

  /** What a check says, and whether it has said it yet. */
  function watch(check: Promise<unknown>) {
    const seen: { answer?: unknown } = {}
    void check.then((answer) => (seen.answer = answer))
    return seen
  }

  test('has failed after ten seconds with all its tries, and what comes later brings nobody back', async () => {
    let answer: () => void = () => undefined
    intercept = () => new Promise((resolve) => (answer = () => resolve(null)))
    const seen = watch(checkLogin())
    await vi.advanceTimersByTimeAsync(9_999)
    expect(seen).toEqual({})
    await vi.advanceTimersByTimeAsync(1)
    expect(seen).toEqual({ answer: null })
    await endSession('verloren')
    answer()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(currentUser()).toBeNull()
  })

  test('that began with the page, or when somebody pointed at the link, has no longer', async () => {
    intercept = () => new Promise(() => undefined)
    globalThis.__loginCheck = new Promise(() => undefined)
    const first = watch(checkLogin())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(first).toEqual({ answer: null })
    checkLoginAhead('/zielgruppe')
    const next = watch(checkLogin('/zielgruppe'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(next).toEqual({ answer: null })
  })

  test('that is only slow counts', async () => {
    let answer: () => void = () => undefined
    intercept = () => new Promise((resolve) => (answer = () => resolve(null)))
    const check = checkLogin()
    await vi.advanceTimersByTimeAsync(9_000)
    vi.useRealTimers()
    answer()
    expect((await check)?.email).toBe('kunde@example.org')
  })
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
