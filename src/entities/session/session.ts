import * as z from 'zod/mini'
import { ApiError } from '#src/contract/apiError.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Output } from '#src/contract/operation.ts'
import { user as userSchema, type User } from '#src/contract/session.ts'
import { setAbilityRules } from '#src/shared/ability/appAbility.ts'
import { followServerClock } from '#src/shared/clock.ts'
import { storage } from '#src/shared/storage/storage.ts'
import { api } from './api.ts'

/** Waits before the login check is tried again, ms (zuverlaessigkeit finding 3): a blip logs nobody out. */
const RETRY_WAITS_MS = [500, 1500] as const

type Ended = 'verloren' | 'abgemeldet' | 'andererTab'
type Listener = () => void

const listeners = new Set<Listener>()
let current: User | null = readStoredUser()
let waitMs: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** What the browser kept; edited or older data counts as none. */
function readStoredUser(): User | null {
  const parsed = z.safeDecode(userSchema, storage.get('userData') as never)
  return parsed.success ? parsed.data : null
}

function publish(user: User | null): void {
  current = user
  setAbilityRules(user?.ability)
  for (const listener of listeners) listener()
}

function keepUser(user: User): void {
  storage.set('userData', z.encode(userSchema, user))
  storage.set('userAbility', user.ability)
  publish(user)
}

export const currentUser = (): User | null => current

export function getToken(): string | null {
  const token = storage.get('accessToken')
  return typeof token === 'string' ? token : null
}

/** Starts from what the browser kept; called once before the first navigation. */
export function restoreSession(): void {
  publish(readStoredUser())
}

export function startSession({ accessToken, user, serverzeit }: Output<Operations['loginUser']>): void {
  followServerClock(serverzeit)
  storage.set('accessToken', accessToken)
  keepUser(user)
}

/** Forgets token, user and rights. Unsaved work goes only when the user leaves himself. */
export function endSession(how: Ended): void {
  storage.clearPersonal({ drafts: how === 'abgemeldet' })
  publish(null)
}

/** Asks the service who is logged in; null means nobody. Blips are retried first. */
export async function checkLogin(): Promise<User | null> {
  for (const wait of [...RETRY_WAITS_MS, null]) {
    try {
      const token = getToken()
      const answer = await api.checkUserLogin({})
      // The session ended while it was asked for: the late answer brings nobody back.
      if (getToken() !== token) return current
      followServerClock(answer.serverzeit)
      if (!answer.loginState || answer.user === null) return null
      keepUser(answer.user)
      return answer.user
    } catch (error) {
      if (wait === null || !isBlip(error)) return null
      await waitMs(wait)
    }
  }
  return null
}

function isBlip(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || (error.kind === 'http' && (error.status ?? 0) >= 500)
}

/** Tells when the user or his rights change. */
export function subscribeSession(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows other tabs: calls back when the session ended or became someone else's there. */
export function followOtherTabs(onChange: (user: User | null) => void): () => void {
  return storage.subscribe((key) => {
    if (key !== 'accessToken' && key !== null) return
    if (getToken() === null) endSession('andererTab')
    else publish(readStoredUser())
    onChange(current)
  })
}

/** Tests wait without waiting. */
export function setRetryWait(wait: (ms: number) => Promise<void>): void {
  waitMs = wait
}
