import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { HASH_COSTS } from './hashCost.ts'
import { TooMany } from './limits.ts'

const COST = HASH_COSTS.passwort
const BLOCK_SIZE = 8
const KEY_BYTES = 32
/** Hashing is bound to memory and cores; more at once would only slow down every other call (LOAD-04). */
const AT_ONCE = 2

/** So many wait for their turn at most, a minute's worth; more would wait in vain and hold the others up. assumed */
const WAITING_MOST = 200
const VOLL = (zeit: string) => `Gerade melden sich sehr viele Personen an. Bitte versuchen Sie es in ${zeit} erneut.`

let running = 0
const waiting: (() => void)[] = []

async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= WAITING_MOST) throw new TooMany(30, VOLL)
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

async function derive(password: string, salt: Buffer, cost: number, before?: () => Promise<unknown>): Promise<Buffer> {
  const N = 2 ** cost
  const options = { N, r: BLOCK_SIZE, p: 1, maxmem: 128 * N * BLOCK_SIZE * 2 }
  return limited(async () => {
    await before?.()
    return new Promise((resolve, reject) =>
      scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key),
      ),
    )
  })
}

/** `scrypt$cost$salt$key`, all a later program needs to check it. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Hash that no password has: an unknown address costs the same time as a wrong password (SEC-11). */
const NOBODY = `scrypt$${COST}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(KEY_BYTES).toString('base64url')}`

/** Stored for a login that has no password yet (an invited employee): none fits. */
export const KEIN_PASSWORT = ''

/** `before` is asked when it is this check's turn, so that what the ones before it found can still refuse it. */
export async function checkPassword(
  password: string,
  stored: string | null,
  before?: () => Promise<unknown>,
): Promise<boolean> {
  const [, cost, salt = '', key = ''] = (stored || NOBODY).split('$')
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(cost), before)
  return Boolean(stored) && timingSafeEqual(actual, expected)
}
