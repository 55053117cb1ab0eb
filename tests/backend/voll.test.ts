import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { operations, type OperationName, type Operations } from '#src/contract/index.ts'
import type { Input, Output } from '#src/contract/operation.ts'
import { SESSION_IDLE_MS } from '#src/contract/session.ts'
import { ANFRAGEN_JE_FENSTER } from '#src/domain/apizugang/token.ts'
import { composeApp } from '#mocks/backend/serve/compose.ts'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { LOGIN_ACCOUNT } from '#mocks/backend/zugang/limits.ts'
import { neuesToken } from './apizugang.ts'
import { failingWrites, VOLL } from '#tests/support/failingWrites.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { SAMPLE_INPUTS } from '#tests/support/sampleInputs.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'
import { readAnswer, requestOf } from '#tests/support/wire.ts'

const NAMES = Object.keys(operations) as OperationName[]
/** Calls that read, though their method is POST. */
const LIEST: OperationName[] = ['checkUserLogin', 'zaehlePotenzial', 'berechnePreis', 'fetchAbgleich', 'suchePerson']

let backend: TestBackend
/** The same service, whose disk is full as long as `voll` says so. */
let app: Hono
let voll: boolean
/** Writes that were tried meanwhile. */
let versuche: number

const open = async (seed: 'leer' | 'demo') => {
  backend = await createTestBackend({ seed })
  voll = false
  versuche = 0
  const db = failingWrites(backend.db, () => {
    if (voll) versuche += 1
    return voll ? VOLL : null
  })
  app = composeApp({ ...backend.parts, db })
}
afterEach(() => backend.close())

const send = <K extends OperationName>(token: string | null, name: K, input: Input<Operations[K]>) =>
  app.request(requestOf(operations[name], input, token === null ? {} : { authorization: `Bearer ${token}` }))
const call = async <K extends OperationName>(
  token: string | null,
  name: K,
  input: Input<Operations[K]>,
): Promise<Output<Operations[K]>> => (await readAnswer(operations[name], await send(token, name, input))) as never
const login = (passwort: string) => send(null, 'loginUser', { email: 'kunde@example.org', passwort })
const told = (ereignis: string) => backend.log.filter((entry) => entry.ereignis === ereignis).map(({ was }) => was)

describe('LOAD-18 while nothing can be written', () => {
  beforeEach(() => open('leer'))

  it('whoever is at work stays logged in, and what failed is told once and once when it is over', async () => {
    const token = await backend.login('kunde@example.org')
    voll = true
    for (let index = 0; index < 4; index += 1) {
      backend.tick(SESSION_IDLE_MS * 0.6)
      expect(await call(token, 'fetchKampagnen', {})).toMatchObject({ kampagnen: [] })
    }
    expect(versuche).toBe(4)
    expect(told('nebenbeiFehler')).toEqual(['sitzung.letzteNutzung'])
    backend.tick(SESSION_IDLE_MS * 0.6)
    voll = false
    expect(await call(token, 'checkUserLogin', {})).toMatchObject({ loginState: true })
    expect(told('nebenbeiWieder')).toEqual(['sitzung.letzteNutzung'])
    // Who does nothing is logged out all the same.
    voll = true
    backend.tick(SESSION_IDLE_MS)
    expect(await call(token, 'checkUserLogin', {})).toMatchObject({ loginState: false })
  })

  it('somebody can log in; that session is written at its first use that can be, and a logout ends it', async () => {
    voll = true
    const token = async () =>
      z.parse(z.object({ accessToken: z.string() }), await (await login(DEMO_PASSWORT)).json()).accessToken
    const tokens = [await token(), await token()] as const
    const angemeldet = () =>
      Promise.all(tokens.map(async (token) => (await call(token, 'checkUserLogin', {})).loginState))
    expect(await angemeldet()).toEqual([true, true])
    expect(await call(tokens[0], 'fetchZugang', {})).toMatchObject({ email: 'kunde@example.org' })
    expect(await send(tokens[0], 'logout', {})).toMatchObject({ status: 200 })
    expect(await angemeldet()).toEqual([false, true])
    voll = false
    expect(await angemeldet()).toEqual([false, true])
    expect(await backend.db.selectFrom('sitzung').select('beendetAm').execute()).toEqual([{ beendetAm: null }])
    expect(await call(tokens[1], 'fetchSitzungen', {})).toMatchObject({ sitzungen: [{ diese: true }] })
  })

  it('SEC-10 nobody guesses more often', async () => {
    const geraten = async () => (await login('falsch')).status
    expect(await geraten()).toBe(422)
    voll = true
    const codes = []
    for (let index = 1; index <= LOGIN_ACCOUNT.max; index += 1) codes.push(await geraten())
    expect(codes).toEqual([...Array.from({ length: LOGIN_ACCOUNT.max - 1 }, () => 422), 429])
    backend.tick(LOGIN_ACCOUNT.windowMs)
    expect(await geraten()).toBe(422)
  })

  it('a token reads within its limit', async () => {
    const token = await backend.login('kunde@example.org')
    const { geheimnis } = await neuesToken(backend, token)
    voll = true
    const statuses = []
    for (let index = 0; index <= ANFRAGEN_JE_FENSTER; index += 1)
      statuses.push((await send(geheimnis, 'fetchKampagnen', {})).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(ANFRAGEN_JE_FENSTER)
    expect(statuses.at(-1)).toBe(429)
  })
})

it('LOAD-18 every call that reads is answered while nothing can be written, with a session whose last use is due', async () => {
  await open('demo')
  const sample = await readSample(backend, 1)
  const token = await backend.login('kunde@example.org')
  voll = true
  const refused = []
  for (const name of NAMES.filter((one) => operations[one].method === 'GET' || LIEST.includes(one))) {
    backend.tick(10_000)
    const { status } = await send(token, name, SAMPLE_INPUTS[name](sample))
    if (status !== 200) refused.push([name, status])
  }
  expect(refused).toEqual([])
  const { code } = await backend.db.selectFrom('empfaengerCode').select('code').executeTakeFirstOrThrow()
  expect((await app.request(`/q/${code}`)).status).toBe(302)
})
