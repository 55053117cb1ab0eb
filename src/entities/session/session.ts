import * as z from 'zod/mini'
import { ApiError } from '#src/contract/apiError.ts'
import { kontoOf, user as userSchema, type Angemeldet, type User } from '#src/contract/session.ts'
import type { Credentials } from '#src/api/http.ts'
import { setAbilityRules } from '#src/shared/ability/appAbility.ts'
import { followServerClock } from '#src/shared/clock.ts'
import { subscribeUse } from '#src/shared/connection.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { draftOwner, dropDrafts, setDraftOwner } from '#src/shared/storage/draftDatabases.ts'
import { storage } from '#src/shared/storage/storage.ts'
import { api } from './api.ts'
import { before, isBlip, noteCheckFailure, noteLateCheck } from './checkFailure.ts'

/** Waits before the login check is tried again, ms (reliability 1.3): a blip logs nobody out. */
const RETRY_WAITS_MS = [500, 1500] as const
/** Longest login check of a navigation, with all its tries, ms (NET-01). */
const CHECK_MS = 10_000

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the global object
  var __loginCheck: Promise<Response> | undefined
}

type Ended = 'verloren' | 'abgemeldet' | 'andererTab'
type Listener = () => void

const listeners = new Set<Listener>()
let current: User | null = readStoredUser()
/** The token that is known to be of whom this window shows. */
let known: string | null = null
/** Somebody else who has logged in beside this window: nothing is sent from it any more. */
let other: User | null = null
/** When the session ends in any case, by the browser's clock, ms; null as long as nobody said. */
let endsAtMs: number | null = null
/** Whose session was lost, as `kontoOf`; null after a logout: what he had open may wait for him. */
let lost: string | null = null
/** Another tab said that its user left, and not that a session was lost. */
let leftElsewhere = false
let waitMs: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** What the browser kept; edited or older data counts as none. */
function readStoredUser(): User | null {
  const parsed = z.safeParse(userSchema, storage.get('userData'))
  return parsed.success ? parsed.data : null
}

function publish(user: User | null): void {
  current = user
  setDraftOwner(user === null ? '' : kontoOf(user))
  setAbilityRules(user?.ability)
  for (const listener of listeners) listener()
}

function storeUser(user: User): void {
  storage.set('userData', z.encode(userSchema, user))
  storage.set('userAbility', user.ability)
}

function keepUser(user: User): void {
  storeUser(user)
  // Most checks tell nothing new, and everything that depends on the user or his rights would be drawn again.
  if (JSON.stringify(user) !== JSON.stringify(current)) publish(user)
}

export const currentUser = (): User | null => current
export const lostBy = (): string | null => (current === null ? lost : null)
export const sessionEndsAt = (): number | null => endsAtMs

export function getToken(): string | null {
  const token = storage.get('accessToken')
  return typeof token === 'string' ? token : null
}

/** Starts from what the browser kept; called once before the first navigation. */
export function restoreSession(): void {
  known = null
  other = null
  publish(readStoredUser())
}

export function startSession({ accessToken, user, serverzeit }: Angemeldet): void {
  followServerClock(serverzeit)
  endsAtMs = null
  known = accessToken
  // The token last: whoever sees it in another window finds its user beside it.
  storeUser(user)
  storage.set('accessToken', accessToken)
  publish(user)
  storage.keepOwned(draftOwner())
  void dropDrafts(draftOwner())
}

/** Forgets token, user and rights. Unsaved work goes only when the user leaves himself; resolves when it is gone. */
export async function endSession(how: Ended): Promise<void> {
  if (how === 'abgemeldet') storage.signal('abgemeldet')
  // What another window ended it has cleared itself, and somebody else may be logged in there by now.
  if (how !== 'andererTab') storage.clearPersonal()
  known = null
  const left = how === 'abgemeldet' || (how === 'andererTab' && leftElsewhere)
  if (left) lost = null
  else if (current !== null) lost = kontoOf(current)
  leftElsewhere = false
  publish(null)
  if (how !== 'abgemeldet') return
  storage.keepOwned(null)
  await dropDrafts(null)
}

/** Who has taken this browser over while this window showed somebody else; null as long as nobody did. */
export const takenOverBy = (): User | null => other

const isOther = (user: User | null): user is User =>
  user !== null && current !== null && kontoOf(user) !== kontoOf(current)

/** From here on nothing is sent from this window, and its screen goes: it is loaded anew as the other one's. */
function giveWay(user: User): void {
  other ??= user
  for (const listener of listeners) listener()
}

/** What goes along with a call. Throws where it would be stored under another account than the one that is shown. */
export function credentials(): Credentials {
  const token = getToken()
  if (token !== known) {
    const user = readStoredUser()
    if (isOther(user)) giveWay(user)
    known = token
  }
  if (other !== null) throw new ApiError('session', text('common:session.other.refused'), { code: 'ANDERES_KONTO' })
  return { token, konto: current && kontoOf(current) }
}

/** A check that began ahead counts for the next navigation this long, ms. */
const AHEAD_MS = 3000

/** The check of a navigation to come. */
let ahead: { pathname: string; token: string; since: number; answer: Promise<User | null> } | null = null

function servesFor(check: typeof ahead, pathname: string | null): check is NonNullable<typeof ahead> {
  return check?.pathname === pathname && check.token === getToken() && Date.now() - check.since < AHEAD_MS
}

/** Begins the login check of a navigation that is likely to come, so that it costs no wait of its own. */
export function checkLoginAhead(pathname: string, answer?: Promise<User | null>): void {
  const token = getToken()
  if (token === null || servesFor(ahead, pathname)) return
  ahead = { pathname, token, since: Date.now(), answer: answer ?? askWhoIsLoggedIn() }
}

/**
 * Who is logged in; null means nobody. Each navigation has a separate check, which may have begun when somebody
 * pointed at the link to it; one for another address tells nothing new and is thrown away.
 */
export async function checkLogin(pathname: string | null = null): Promise<User | null> {
  const begun = ahead
  ahead = null
  const late = new AbortController()
  late.signal.addEventListener('abort', noteLateCheck)
  const begin = () => setTimeout(() => late.abort(), CHECK_MS)
  let timer = begin()
  // A service that answers one call of a person at a time has not come to this one yet.
  const stopWaiting = subscribeUse(() => {
    clearTimeout(timer)
    timer = begin()
  })
  try {
    // What failed before anybody went anywhere ends no session: the network may be back.
    const known = servesFor(begun, pathname) ? await before(late.signal, begun.answer) : null
    return known ?? (await before(late.signal, askWhoIsLoggedIn(late.signal)))
  } finally {
    stopWaiting()
    clearTimeout(timer)
  }
}

/** The check that index.html began with the page; for the first one alone. */
function takeEarlyCheck(): { early: Promise<Response> } | undefined {
  const early = globalThis.__loginCheck
  globalThis.__loginCheck = undefined
  return early && { early }
}

/** Asks the service; blips are retried before the session counts as lost. Nothing that comes too late counts. */
async function askWhoIsLoggedIn(late?: AbortSignal): Promise<User | null> {
  for (const wait of [...RETRY_WAITS_MS, null]) {
    try {
      const token = getToken()
      const answer = await api.checkUserLogin({}, { ...takeEarlyCheck(), ...(late && { signal: late }) })
      if (late?.aborted) return null
      noteCheckFailure(null)
      // The session ended while it was asked for: the late answer brings nobody back.
      if (getToken() !== token) return current
      followServerClock(answer.serverzeit)
      if (!answer.loginState || answer.user === null) return null
      if (isOther(answer.user)) {
        giveWay(answer.user)
        return current
      }
      // A second more: then it is over there too, whatever was rounded.
      if (answer.endetInS !== undefined) endsAtMs = Date.now() + (answer.endetInS + 1) * 1000
      keepUser(answer.user)
      return answer.user
    } catch (error) {
      // Nothing was asked, and nobody's session is over.
      if (other !== null) return current
      if (!late?.aborted) noteCheckFailure(error)
      if (wait === null || late?.aborted || !isBlip(error)) return null
      await waitMs(wait)
    }
  }
  return null
}

/** Tells when the user or his rights change. */
export function subscribeSession(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows other tabs: calls back when the session ended or became someone else's there. */
export function followOtherTabs(onChange: (user: User | null) => void): () => void {
  return storage.subscribe((key) => {
    if (key === 'abgemeldet') {
      leftElsewhere = true
      lost = null
      void dropDrafts(null)
    }
    if (key !== 'accessToken' && key !== null) return
    const user = readStoredUser()
    if (getToken() === null) void endSession('andererTab')
    else if (isOther(user)) return giveWay(user)
    else {
      publish(user)
      // Whoever lost the session in this tab may be somebody else, who left work in its memory.
      if (user !== null) void dropDrafts(draftOwner())
    }
    onChange(current)
  })
}

/** Tests wait without waiting. */
export function setRetryWait(wait: (ms: number) => Promise<void>): void {
  waitMs = wait
}
