import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sha256 } from '#mocks/backend/platform/files.ts'
import { consumeKey, GUELTIG_MS, issueKey, ownerOfKey } from '#mocks/backend/zugang/schluessel.ts'
import { endAllSessions } from '#mocks/backend/zugang/sitzung.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'

const KUNDE = 1
const keyOf = (link: string) => link.split('/').at(-1) ?? ''
const DEAD = { status: 404, code: 'LINK_UNGUELTIG' }

describe('the key of a mailed link', () => {
  let backend: TestBackend
  beforeEach(async () => {
    backend = await createTestBackend({ verbraucher: 10 })
  })
  afterEach(() => backend.close())

  it('SEC-16 has 256 random bits, and only its hash is stored', async () => {
    const links = [1, 2, 3].map(() => issueKey(backend.context, 'passwort_neu', KUNDE))
    const keys = (await Promise.all(links)).map(keyOf)
    expect(new Set(keys).size).toBe(3)
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
    const stored = await backend.db.selectFrom('schluessel').selectAll().execute()
    expect(keys.map(sha256)).toContain(stored[0]?.keyHash)
    expect(JSON.stringify(stored)).not.toContain(keys.at(-1))
  })

  it.each(['passwort_neu', 'passwort_zuruecksetzen', 'entsperrung'] as const)(
    'SEC-15 %s: serves once, until its time is over',
    async (art) => {
      const { context } = backend
      const used = keyOf(await issueKey(context, art, KUNDE))
      expect(await ownerOfKey(context, art, used)).toBe(KUNDE)
      expect(await consumeKey(context, art, used)).toBe(KUNDE)
      await expect(consumeKey(context, art, used)).rejects.toMatchObject(DEAD)

      const late = keyOf(await issueKey(context, art, KUNDE))
      backend.tick(GUELTIG_MS[art] - 1)
      expect(await ownerOfKey(context, art, late)).toBe(KUNDE)
      backend.tick(1)
      expect(await ownerOfKey(context, art, late)).toBeNull()
      await expect(consumeKey(context, art, late)).rejects.toMatchObject(DEAD)
    },
  )

  it('SEC-15 an older key dies with a newer one of its kind, not with one of another', async () => {
    const { context } = backend
    const older = keyOf(await issueKey(context, 'passwort_neu', KUNDE))
    const other = keyOf(await issueKey(context, 'entsperrung', KUNDE))
    const newer = keyOf(await issueKey(context, 'passwort_neu', KUNDE))
    await expect(consumeKey(context, 'passwort_neu', older)).rejects.toMatchObject(DEAD)
    await expect(consumeKey(context, 'passwort_neu', other)).rejects.toMatchObject(DEAD)
    expect(await consumeKey(context, 'passwort_neu', newer)).toBe(KUNDE)
    expect(await consumeKey(context, 'entsperrung', other)).toBe(KUNDE)
  })

  it('SEC-15 of many uses at once one wins', async () => {
    const key = keyOf(await issueKey(backend.context, 'passwort_neu', KUNDE))
    const uses = Array.from({ length: 20 }, () => consumeKey(backend.context, 'passwort_neu', key))
    const outcomes = await Promise.allSettled(uses)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

it('all sessions of a login end, or all but one', async () => {
  const backend = await createTestBackend({ verbraucher: 10 })
  const state = async (token: string) => (await backend.call(token, 'checkUserLogin', {})).loginState
  const tokens = [await backend.login('kunde@example.org'), await backend.login('kunde@example.org')]
  const other = await backend.login('team@example.org')
  const { idSitzung } = await backend.db
    .selectFrom('sitzung')
    .select('idSitzung')
    .where('tokenHash', '=', sha256(tokens[0] ?? ''))
    .executeTakeFirstOrThrow()
  const clock = { real: backend.context.realNow }
  expect(await endAllSessions(backend.db, clock, KUNDE, idSitzung)).toBe(1)
  expect(await Promise.all(tokens.map(state))).toEqual([true, false])
  expect(await endAllSessions(backend.db, clock, KUNDE)).toBe(1)
  expect(await Promise.all([...tokens, other].map(state))).toEqual([false, false, true])
  await backend.close()
})
