import { setTimeout } from 'node:timers/promises'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import type { OperationName, Operations } from '#src/contract/index.ts'
import type { Input, Output } from '#src/contract/operation.ts'
import { CallRefused, callAt } from '#tests/support/wire.ts'

/** How long somebody goes on trying, and how soon after a miss, ms. */
const PATIENCE_MS = 180_000
const AGAIN_MS = 150

/** Says that the service is not there now, and will be. */
class Away extends Error {}

const isPassing = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof Away ||
  (error instanceof DOMException && error.name === 'TimeoutError') ||
  (error instanceof CallRefused && (error.status === 503 || error.status === 429 || error.code === 'LAEUFT_NOCH'))

/**
 * People who do not give up: whatever breaks off or is answered with "later" they ask for again, under the same key and of
 * whichever process is there.
 */
export interface Crew {
  call<K extends OperationName>(name: K, input: Input<Operations[K]>, key?: string): Promise<Output<Operations[K]>>
  /** A form of the simulator, sent until it is taken. */
  simulate: (path: string, fields?: Record<string, string>) => Promise<void>
  /** Link of the newest mail to somebody; null without one. */
  linkTo: (email: string) => Promise<string | null>
  login: () => Promise<void>
  /** Times that something had to be asked for again. */
  misses: () => number
}

/** `addresses`: of the processes that may be there. */
export function crewOf(addresses: () => string[]): Crew {
  let token: string | null = null
  let turn = 0
  let misses = 0

  async function persist<T>(work: (address: string) => Promise<T>): Promise<T> {
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      const all = addresses()
      turn += 1
      try {
        return await work(all[turn % all.length] ?? '')
      } catch (error) {
        if (!isPassing(error) || Date.now() > until) throw error
        misses += 1
        await setTimeout(AGAIN_MS)
      }
    }
  }

  const page = async (address: string, path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${address}/simulator${path}`, {
      ...init,
      redirect: 'manual',
      headers: { origin: address, 'sec-fetch-site': 'same-origin' },
    })
    if (answer.status >= 500) throw new Away(`${path}: ${answer.status}`)
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status}`)
    return answer.text()
  }

  return {
    call: (name, input, key) =>
      persist((address) => callAt(address, token, name, input, key === undefined ? {} : { 'idempotency-key': key })),
    simulate: async (path, fields = {}) => {
      await persist((address) => page(address, path, { method: 'POST', body: new URLSearchParams(fields) }))
    },
    linkTo: async (email) => {
      const html = await persist((address) => page(address, `/post?an=${encodeURIComponent(email)}`))
      return /kampagne\/freigeben\/([\w-]+)/.exec(html)?.[1] ?? null
    },
    login: async () => {
      token = null
      const answer = await persist((address) =>
        callAt(address, null, 'loginUser', { email: 'kunde@example.org', passwort: DEMO_PASSWORT }),
      )
      token = 'accessToken' in answer ? answer.accessToken : null
    },
    misses: () => misses,
  }
}
