import { beforeAll, describe, expect, it } from 'vitest'
import { fehlerAntwort } from '#src/contract/apiError.ts'
import { createBackend } from '#mocks/backend/app.ts'
import { handlers } from '#mocks/backend/handlers.ts'
import type { Handlers } from '#mocks/backend/platform/handlers.ts'
import type { Parts } from '#mocks/backend/platform/parts.ts'
import { createEmployee } from '#tests/support/accessActors.ts'
import { backendForAll } from '#tests/support/standIn.ts'

describe('SEC-46 a fault of the service', () => {
  const backend = backendForAll()
  let token: string
  beforeAll(async () => {
    token = await backend.login('kunde@example.org')
  })

  const ask = (path: string, parts: Parts = backend.parts, own: Partial<Handlers> = {}, bearer = token) =>
    createBackend(parts, { ...handlers, ...own }).request(path, { headers: { authorization: `Bearer ${bearer}` } })

  const SECRET = 'geheimer Pfad /etc/passwd'
  const broken = () => {
    throw new Error(SECRET)
  }
  const KONTO = '/api/konto/?aktion=fetchKonto'

  it.each<[string, () => Promise<Response>]>([
    ['in a handler', async () => ask(KONTO, backend.parts, { fetchKonto: broken })],
    [
      'in an answer',
      async () =>
        ask('/api/ajaxServer/?aktion=fetchGeneralPricelist', backend.parts, {
          fetchGeneralPricelist: () => Promise.resolve({ pricelist: SECRET } as never),
        }),
    ],
    [
      'in the check of the session',
      async () => ask(KONTO, { ...backend.parts, clock: { ...backend.clock, real: broken } }),
    ],
    ['in the database', async () => ask(KONTO, { ...backend.parts, db: new Proxy(backend.db, { get: () => broken }) })],
  ])('%s is answered with its number and nothing else', async (_where, call) => {
    const response = await call()
    const text = await response.text()
    const { fehler } = fehlerAntwort.parse(JSON.parse(text))
    expect([response.status, fehler.code]).toEqual([500, 'INTERNER_FEHLER'])
    expect(Object.keys(fehler).toSorted()).toEqual(['anfrage', 'code', 'text'])
    expect(text).not.toMatch(/geheim|passwd|contract|at /)
    expect(response.headers.get('x-anfrage')).toBe(fehler.anfrage)
    expect(backend.log).toContainEqual(expect.objectContaining({ ereignis: 'fehler', anfrage: fehler.anfrage }))
  })

  it.each(['', 'kaputt', '{', 'null', '[null]', '{"action":"manage"}'])(
    'that cannot read the single rights %j grants nothing',
    async (ability) => {
      const employee = await createEmployee(backend, 1, 'administrator')
      await backend.db
        .updateTable('mitarbeiter')
        .set({ ability })
        .where('idThHeadhunterMitarbeiter', '=', employee.idThHeadhunterMitarbeiter)
        .execute()
      expect((await ask(KONTO, backend.parts, {}, employee.token)).status).toBe(403)
    },
  )

  it.each(['', '__proto__', 'constructor', 'toString', 'superuser'])(
    'that makes the role %j of nobody grants nothing',
    async (role) => {
      const employee = await createEmployee(backend, 1, 'inhaber')
      await backend.db
        .updateTable('mitarbeiter')
        .set({ role })
        .where('idThHeadhunterMitarbeiter', '=', employee.idThHeadhunterMitarbeiter)
        .execute()
      const response = await ask(KONTO, backend.parts, {}, employee.token)
      expect(response.status).toBe(403)
      expect((await ask('/api/kampagne/?aktion=fetchKampagnen', backend.parts, {}, employee.token)).status).toBe(403)
    },
  )
})
