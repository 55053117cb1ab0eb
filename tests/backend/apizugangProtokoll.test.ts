import { request, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OperationName } from '#src/contract/index.ts'
import { ANFRAGEN_JE_FENSTER } from '#src/domain/apizugang/token.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { listen } from '#tests/support/listen.ts'
import { backendForEach } from '#tests/support/standIn.ts'
import { neuesToken } from './apizugang.ts'

const backend = backendForEach()
let kunde: string
beforeEach(async () => {
  kunde = await backend.login('kunde@example.org')
})

const status = async (token: string, name: OperationName = 'fetchKampagnen') =>
  (await backend.send(token, name, {} as never)).status

describe('who sends it', () => {
  const asked = (...lines: string[]) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = ['host', 'localhost', ...lines.flatMap((line) => ['authorization', line])]
      request(`${service.url}/api/kampagne/?aktion=fetchKampagnen`, { headers }, resolve).on('error', reject).end()
    })
  const read = async (answer: IncomingMessage) => {
    const { fehler } = (await json(answer)) as { fehler?: { code: string; text: string } }
    return [answer.statusCode, fehler?.code, answer.headers['www-authenticate']]
  }
  let service: { url: string; close: () => void }
  beforeEach(async () => {
    service = await listen(backend.app)
  })
  afterEach(() => service.close())

  it('is read in any casing and spacing; of two lines nobody knows which is meant', async () => {
    const { geheimnis } = await neuesToken(backend, kunde)
    for (const scheme of ['Bearer ', 'bearer ', 'BEARER ', 'Bearer   ', 'Bearer\t'])
      expect([scheme, await read(await asked(`${scheme}${geheimnis} `))]).toEqual([scheme, [200, undefined, undefined]])
    for (const second of [geheimnis, kunde])
      expect(await read(await asked(`Bearer ${geheimnis}`, `Bearer ${second}`))).toEqual([
        400,
        'ANMELDUNG_DOPPELT',
        undefined,
      ])
  })

  it('one line of another scheme is no doubled one, whatever commas it holds', async () => {
    for (const line of [
      'Digest username="k", realm="r", nonce="n", uri="/api/", response="00"',
      'AWS4-HMAC-SHA256 Credential=A/20261128/eu/s3/aws4_request, SignedHeaders=host, Signature=00',
    ])
      expect([line, (await read(await asked(line)))[0]]).toEqual([line, 401])
  })

  it('a refusal says the way in', async () => {
    expect(await read(await asked())).toEqual([401, 'NICHT_ANGEMELDET', 'Bearer realm="Postkampagne"'])
    expect(await read(await asked('Basic a3VuZGU6eA=='))).toEqual([
      401,
      'NICHT_ANGEMELDET',
      'Bearer realm="Postkampagne"',
    ])
    expect(await read(await asked(`Bearer pk_live_${'a'.repeat(43)}`))).toEqual([
      401,
      'TOKEN_UNGUELTIG',
      'Bearer realm="Postkampagne", error="invalid_token"',
    ])
  })
})

describe('limit and log', () => {
  it('SEC-10 counts per token and minute, and says so in every answer', async () => {
    const a = await neuesToken(backend, kunde)
    const b = await neuesToken(backend, kunde)
    const first = await backend.send(a.geheimnis, 'fetchKampagnen', {})
    const limit = (response: Response) =>
      ['limit', 'remaining', 'reset'].map((name) => Number(response.headers.get(`ratelimit-${name}`)))
    expect(limit(first)).toEqual([ANFRAGEN_JE_FENSTER, ANFRAGEN_JE_FENSTER - 1, 60])
    backend.tick(15_000)
    for (let i = 1; i < ANFRAGEN_JE_FENSTER; i += 1) await status(a.geheimnis, 'fetchGeneralPricelist')
    const refusedCall = await backend.send(a.geheimnis, 'fetchKampagnen', {})
    expect([refusedCall.status, refusedCall.headers.get('retry-after')]).toEqual([429, '45'])
    expect(limit(refusedCall)).toEqual([ANFRAGEN_JE_FENSTER, 0, 45])
    expect(await status(b.geheimnis)).toBe(200)
    backend.tick(45_000)
    expect(await status(a.geheimnis)).toBe(200)
  })

  it('SEC-45 notes every call without contents or secrets', async () => {
    const rechte = ['zielgruppe.schreiben', 'kampagne.lesen'] as const
    const { geheimnis, token } = await neuesToken(backend, kunde, { rechte: [...rechte] })
    const filter = { geschlecht: [], kaufkraft: [], haustyp: [], gebiet: { art: 'plz' as const, plz: ['01099'] } }
    await backend.call(geheimnis, 'saveZielgruppe', { bezeichnung: 'Geheimes Vorhaben', filter })
    const missing = await backend.send(geheimnis, 'fetchKampagne', { idPtKampagne: 4711 })
    await backend.app.request('http://localhost:3000/api/nirgends/', {
      headers: { authorization: `Bearer ${geheimnis}` },
    })
    const log = await backend.call(kunde, 'fetchAnfragen', {})
    expect(log.anfragen.map(({ operation, status: answer, code: why }) => [operation, answer, why])).toEqual([
      [null, 404, 'UNBEKANNTER_AUFRUF'],
      ['fetchKampagne', 404, 'NICHT_GEFUNDEN'],
      ['saveZielgruppe', 200, null],
    ])
    expect(log).toMatchObject({ total: 3, operationen: ['fetchKampagne', 'saveZielgruppe'] })
    expect(log.anfragen[1]).toMatchObject({ ip: '127.0.0.1', token: 'Shop', methode: 'GET' })
    expect(log.anfragen[1]?.anfrage).toBe(missing.headers.get('x-anfrage'))
    const stored =
      JSON.stringify(await backend.db.selectFrom('apiAnfrage').selectAll().execute()) + JSON.stringify(backend.log)
    for (const secret of [geheimnis.slice(8), 'Geheimes', '01099', 'Brandt', 'kunde@'])
      expect(stored).not.toContain(secret)
    const { idPtApiToken } = token
    const failed = await backend.call(kunde, 'fetchAnfragen', {
      idPtApiToken,
      ergebnis: 'fehler',
      operation: 'fetchKampagne',
    })
    expect(failed.total).toBe(1)
    const { anfrage = '' } = log.anfragen[2] ?? {}
    expect((await backend.call(kunde, 'fetchAnfragen', { anfrage: anfrage.slice(0, 6).toLowerCase() })).total).toBe(1)
    expect((await backend.call(kunde, 'fetchAnfragen', { von: '2026-11-20', bis: '2026-11-20' })).total).toBe(3)
    expect((await backend.call(kunde, 'fetchAnfragen', { von: '2026-11-21' })).total).toBe(0)
  })

  it('keeps the log for thirty days', async () => {
    const { geheimnis } = await neuesToken(backend, kunde)
    await status(geheimnis)
    await backend.advance(30)
    await runDueJobs(backend.context)
    expect(await backend.db.selectFrom('apiAnfrage').selectAll().execute()).toHaveLength(1)
    await backend.clock.moveBy(1)
    await runDueJobs(backend.context)
    expect(await backend.db.selectFrom('apiAnfrage').selectAll().execute()).toEqual([])
  })
})
