import { beforeAll, describe, expect, it } from 'vitest'
import { operations, type OperationName } from '#src/contract/index.ts'
import { createBackend } from '#mocks/backend/app.ts'
import { handlers } from '#mocks/backend/handlers.ts'
import { externFreigeben } from '#mocks/backend/kampagne/provider.ts'
import { composeApp } from '#mocks/backend/serve/compose.ts'
import { approve, draft, fetchK, flowForAll, pay, refused, release } from '#tests/backend/kampagneFlow.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { SAMPLE_INPUTS } from '#tests/support/sampleInputs.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { requestOf } from '#tests/support/wire.ts'

describe('SEC-45 the log of a whole campaign', () => {
  const flow = flowForAll()
  let link: string
  let text: string

  beforeAll(async () => {
    const token = await flow.login('kunde@example.org')
    await refused(flow.call(null, 'loginUser', { email: 'kunde@example.org', passwort: 'Falsch-geraten-1' }))
    await refused(flow.call(null, 'loginUser', { email: 'niemand@example.org', passwort: 'Falsch-geraten-1' }))
    await flow.call(token, 'uploadAdressen', SAMPLE_INPUTS.uploadAdressen({} as never))
    const { kampagne, key } = await release(flow, await draft(flow))
    link = key
    await refused(flow.call(null, 'fetchFreigabe', { hashKey: 'y'.repeat(43) }))
    await approve(flow, key)
    await pay(flow, await fetchK(flow, kampagne.idPtKampagne))
    await externFreigeben(flow.context, kampagne.idPtKampagne)
    await refused(flow.call(flow.andere, 'fetchKampagne', { idPtKampagne: kampagne.idPtKampagne }))
    await refused(flow.call(await flow.login('freigabe@example.org'), 'deleteKampagne', kampagne))
    for (let i = 0; i < 25; i += 1) await refused(flow.call(null, 'fetchFreigabe', { hashKey: `${i}`.padEnd(43, 'z') }))
    await flow.call(token, 'logout', {})
    text = flow.log.map((entry) => JSON.stringify(entry)).join('\n')
  })

  it.each([
    ['a login', { ereignis: 'anmeldung', idZugang: 1, idPtKunde: 1 }],
    ['a wrong password', { ereignis: 'anmeldungFehlgeschlagen', idZugang: 1 }],
    ['an unknown address', { ereignis: 'anmeldungFehlgeschlagen', idZugang: null }],
    ['a missing right', { ereignis: 'abgelehnt', aufruf: 'deleteKampagne', status: 403, idPtKunde: 1 }],
    ['another customer’s campaign', { ereignis: 'abgelehnt', aufruf: 'fetchKampagne', status: 404, idPtKunde: 2 }],
    ['a limit', { ereignis: 'abgelehnt', aufruf: 'fetchFreigabe', status: 429 }],
    ['an approval', { ereignis: 'freigabeEntscheidung', idPtFreigabe: 1, entscheidung: 'freigegeben' }],
    ['a payment', { ereignis: 'aufruf', aufruf: 'starteZahlung', status: 200, idPtKunde: 1 }],
    ['a logout', { ereignis: 'aufruf', aufruf: 'logout', status: 200, idPtKunde: 1 }],
  ])('holds %s, with the number of its request', (_what, entry) => {
    expect(flow.log).toContainEqual(
      expect.objectContaining({ ...entry, anfrage: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/) as string }),
    )
  })

  it('names nobody: no person, address, mail, password, token or key', async () => {
    const tokens = (await flow.db.selectFrom('sitzung').select('tokenHash').execute()).map((row) => row.tokenHash)
    const people = 'Katharina Brandt Petersen Yıldız Paula Öztürk Änne Jürgen Beispiel1'.split(' ')
    const places = 'Prüfweg Ahornweg Lindenspeicher 01067 01099 Ladenverbund @example.org 127.0.0.1'.split(' ')
    const keys = ['Postkarte-2026', 'Falsch-geraten', 'Bearer', link, flow.kunde, flow.andere]
    const secrets = [...people, ...places, ...keys, ...tokens]
    expect(text.length).toBeGreaterThan(2_000)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })

  it('keeps what a fault quotes to itself', async () => {
    const app = createBackend(flow.parts, {
      ...handlers,
      fetchKonto: () => Promise.reject(new SyntaxError('Unexpected token \'K\', "Katharina Brandt" is not valid JSON')),
    })
    const token = await flow.login('kunde@example.org')
    await app.request('/api/konto/?aktion=fetchKonto', { headers: { authorization: `Bearer ${token}` } })
    const stack = flow.log.findLast(({ ereignis }) => ereignis === 'fehler')?.['stack']
    expect(stack).toContain('SyntaxError: Unexpected token')
    expect(stack).toContain('SEC-45-log.test.ts')
    expect(stack).not.toContain('Katharina')
  })
})

describe('SEC-45 the log of every call there is', () => {
  const backend = backendForAll({ seed: 'demo' })

  /** Everything in an answer that is shown once. */
  const secretsIn = (value: unknown, key = ''): string[] => {
    if (typeof value === 'string') return /geheimnis|token$|schluessel|ticket|codes|url$/i.test(key) ? [value] : []
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, inner]) => secretsIn(inner, Array.isArray(value) ? key : name))
  }

  it('holds no secret that was sent or answered, and nobody’s address', async () => {
    const sample = await readSample(backend, 1)
    const token = await backend.login('kunde@example.org')
    const secrets = ['@example', 'Postkarte-2026', sample.hashKey, token]
    for (const name of Object.keys(operations) as OperationName[]) {
      const transaction = await backend.db.startTransaction().execute()
      try {
        const app = composeApp({ ...backend.parts, db: transaction })
        const input = SAMPLE_INPUTS[name](sample)
        for (const headers of [{ authorization: `Bearer ${token}` }, {}]) {
          const response = await app.request(requestOf(operations[name], input, headers))
          if (response.headers.get('content-type')?.includes('json')) secrets.push(...secretsIn(await response.json()))
        }
        for (const field of ['hashKey', 'passwort', 'neuesPasswort', 'altesPasswort', 'ticket', 'iban'])
          secrets.push(...Object.entries(input).flatMap(([key, value]) => (key === field ? [String(value)] : [])))
      } finally {
        await transaction.rollback().execute()
      }
    }
    const text = backend.log.map((entry) => JSON.stringify(entry)).join('\n')
    expect(secrets.length).toBeGreaterThan(15)
    expect(text.length).toBeGreaterThan(10_000)
    expect([...new Set(secrets)].filter((secret) => secret.length > 5 && text.includes(secret))).toEqual([])
  })
})
