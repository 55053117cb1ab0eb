import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fehlerAntwort } from '#src/contract/apiError.ts'
import { operations, type OperationName } from '#src/contract/index.ts'
import { createBackend } from '#mocks/backend/app.ts'
import { handlers } from '#mocks/backend/handlers/index.ts'
import { FORM_LIMIT } from '#mocks/backend/wire/fields.ts'
import { readSample, SAMPLE_INPUTS } from '#tests/support/sampleCalls.ts'
import { createTestBackend, requestOf, type TestBackend } from '#tests/support/standIn.ts'

const FORM = 'application/x-www-form-urlencoded'

describe('the dispatcher', () => {
  let backend: TestBackend
  let token: string
  const get = (path: string) => backend.app.request(path, { headers: { authorization: `Bearer ${token}` } })
  const post = (path: string, body: BodyInit, type = FORM) =>
    backend.app.request(path, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
    })
  const code = async (response: Response) => [response.status, fehlerAntwort.parse(await response.json()).fehler.code]

  beforeAll(async () => {
    backend = await createTestBackend()
    token = await backend.login('kunde@example.org')
  })
  afterAll(() => backend.close())

  it.each(['/api', '/api/', '/api/kampagne', '/api/nirgends/', '/api/kampagne/?aktion=gibtEsNicht', '/api/kampagne/'])(
    'answers JSON 404 for %s',
    async (path) => {
      expect(await code(await get(path))).toEqual([404, 'UNBEKANNTER_AUFRUF'])
    },
  )

  it.each([
    '/api/kampagne/?aktion=fetchKampagnen&aktion=deleteKampagne',
    '/api/kampagne/?aktion=fetchKampagnen&page=1&page=2',
  ])('refuses a parameter given twice: %s', async (path) => {
    expect(await code(await get(path))).toEqual([400, 'PARAMETER_DOPPELT'])
  })

  it('refuses a name in query and body', async () => {
    const response = await post('/api/login/?aktion=checkUserLogin', 'aktion=checkUserLogin')
    expect(await code(response)).toEqual([400, 'PARAMETER_DOPPELT'])
  })

  const writing = (Object.keys(operations) as OperationName[]).filter((name) => operations[name].method === 'POST')
  it.each(writing)('never runs %s by GET or HEAD', async (name) => {
    const { path, aktion } = operations[name]
    const url = aktion === null ? path : `${path}?aktion=${aktion}`
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
      const response = await backend.app.request(url, { method, headers: { authorization: `Bearer ${token}` } })
      expect([method, response.status]).toEqual([method, 405])
    }
  })

  it('reads forms, JSON and files alike', async () => {
    const json = await post('/api/login/', JSON.stringify({ aktion: 'checkUserLogin' }), 'application/json')
    expect(await json.json()).toMatchObject({ loginState: 1 })
    const form = await post('/api/login/', 'aktion=checkUserLogin')
    expect(await form.json()).toMatchObject({ loginState: 1 })
  })

  it.each([
    ['{"aktion":', 'application/json', 400],
    ['[1]', 'application/json', 400],
    ['aktion=checkUserLogin', 'text/plain', 415],
    ['--x\r\nbroken', 'multipart/form-data; boundary=x', 400],
  ])('refuses the body %s as %s', async (body, type, status) => {
    const response = await post('/api/login/', body, type)
    expect(response.status).toBe(status)
    expect(fehlerAntwort.parse(await response.json()).fehler.text).toMatch(/^[A-ZÄÖÜ].*\.$/)
  })

  it('refuses a body over the limit, announced or not', async () => {
    const big = `aktion=loginUser&email=${'x'.repeat(FORM_LIMIT)}`
    expect(await code(await post('/api/login/', big))).toEqual([413, 'ZU_GROSS'])
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(1024 * 1024))),
    })
    const response = await backend.app.request('/api/login/', {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'content-type': FORM },
    } as RequestInit)
    expect(await code(response)).toEqual([413, 'ZU_GROSS'])
  })

  it('takes files only from someone who is logged in', async () => {
    const { uploadAdressen } = operations
    const sample = SAMPLE_INPUTS.uploadAdressen({} as never)
    const response = await backend.app.request(requestOf(uploadAdressen, sample))
    expect(await code(response)).toEqual([401, 'NICHT_ANGEMELDET'])
  })

  it('says in German at which field something is wrong', async () => {
    const filter = { geschlecht: ['3'], kaufkraft: [], haustyp: [], gebiet: { art: 'plz', plz: ['123'] } }
    const response = await post(
      '/api/zielgruppe/',
      new URLSearchParams({ aktion: 'saveZielgruppe', bezeichnung: '', filter: JSON.stringify(filter) }),
    )
    const { fehler } = fehlerAntwort.parse(await response.json())
    expect(response.status).toBe(422)
    expect(fehler.felder).toEqual({
      bezeichnung: 'Bitte füllen Sie dieses Feld aus.',
      'filter.geschlecht.0': 'Bitte wählen Sie einen der angebotenen Werte.',
      'filter.gebiet.plz.0': 'Bitte prüfen Sie die Schreibweise.',
    })
  })

  it.each(['1e3', '-1', '0', '01', '9007199254740993123', '1,5', 'NaN', '', ' 1'])('takes %j for no id', async (id) => {
    const response = await get(`/api/zielgruppe/?aktion=fetchZielgruppe&idPtZielgruppe=${encodeURIComponent(id)}`)
    expect(response.status).toBe(422)
  })

  it('ignores fields that nobody may set', async () => {
    const { zielgruppen } = await backend.call(token, 'fetchZielgruppen', {})
    expect(zielgruppen).toEqual([])
    const filter = { geschlecht: [], kaufkraft: [], haustyp: [], gebiet: { art: 'deutschland' } }
    const response = await post(
      '/api/zielgruppe/',
      JSON.stringify({
        aktion: 'saveZielgruppe',
        bezeichnung: 'Meine',
        filter,
        idPtKunde: 2,
        potenzial: 5,
        status: 'archiviert',
        __proto__: { x: 1 },
      }),
      'application/json',
    )
    expect(await response.json()).toMatchObject({ status: 'bereit', potenzial: 2000 })
    const rows = await backend.db.selectFrom('zielgruppe').select('idPtKunde').execute()
    expect(rows).toEqual([{ idPtKunde: 1 }])
  })

  it('keeps a right that someone lacks at 403, before it reads the input', async () => {
    const reviewer = await backend.login('freigabe@example.org')
    const response = await backend.app.request('/api/zielgruppe/', {
      method: 'POST',
      body: 'aktion=saveZielgruppe',
      headers: { authorization: `Bearer ${reviewer}`, 'content-type': FORM },
    })
    expect(await code(response)).toEqual([403, 'KEINE_BERECHTIGUNG'])
  })

  it.each([null, 'x', 'Bearer ', 'Bearer x', 'Basic abc'])('wants a session: %s', async (authorization) => {
    const headers = authorization === null ? {} : { authorization }
    const response = await backend.app.request('/api/konto/?aktion=fetchKonto', { headers })
    expect(await code(response)).toEqual([401, 'NICHT_ANGEMELDET'])
  })

  it('stays neutral about faults of its own, and logs them under the number that it answers', async () => {
    const app = createBackend(backend.parts, {
      ...handlers,
      fetchKonto: () => Promise.reject(new Error('geheimer Pfad /etc/passwd')),
      fetchGeneralPricelist: () => Promise.resolve({ pricelist: 'kaputt' } as never),
    })
    for (const path of ['/api/konto/?aktion=fetchKonto', '/api/ajaxServer/?aktion=fetchGeneralPricelist']) {
      const response = await app.request(path, { headers: { authorization: `Bearer ${token}` } })
      const text = await response.text()
      const { fehler } = fehlerAntwort.parse(JSON.parse(text))
      expect([response.status, fehler.code]).toEqual([500, 'INTERNER_FEHLER'])
      expect(text).not.toMatch(/geheim|passwd|contract|kaputt/)
      expect(backend.log).toContainEqual(expect.objectContaining({ ereignis: 'fehler', anfrage: fehler.anfrage }))
    }
  })

  it('says 503 when nothing can be stored', async () => {
    const app = createBackend(backend.parts, {
      ...handlers,
      fetchKonto: () => Promise.reject(new Error('attempt to write a readonly database')),
    })
    const response = await app.request('/api/konto/?aktion=fetchKonto', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await code(response)).toEqual([503, 'NICHT_VERFUEGBAR'])
  })
})

describe('headers', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await createTestBackend({ seed: 'demo' })
  }, 120_000)
  afterAll(() => backend.close())

  const NAMES = Object.keys(operations) as OperationName[]
  const expectPrivate = (name: OperationName, headers: Headers) => {
    expect([name, headers.get('cache-control')]).toEqual([name, 'no-store'])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-anfrage')).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  }

  it('of every answer keep it private and inert', async () => {
    const token = await backend.login('kunde@example.org')
    const sample = await readSample(backend, 1)
    for (const name of NAMES.filter((operation) => operations[operation].method === 'GET')) {
      const { headers, status } = await backend.send(token, name, SAMPLE_INPUTS[name](sample) as never)
      expect([name, status]).toEqual([name, 200])
      expectPrivate(name, headers)
      const datei = operations[name].answer === 'datei'
      expect([name, headers.get('content-disposition')?.startsWith("attachment; filename*=UTF-8''") ?? false]).toEqual([
        name,
        datei,
      ])
      expect(headers.get('content-security-policy')).toContain(
        datei ? "default-src 'none'; sandbox" : "default-src 'self'",
      )
    }
  })

  it('of every refusal are the same', async () => {
    const sample = await readSample(backend, 1)
    for (const name of NAMES.filter((operation) => operations[operation].access !== 'public')) {
      const { headers, status } = await backend.send(null, name, SAMPLE_INPUTS[name](sample) as never)
      expect([name, status]).toEqual([name, 401])
      expectPrivate(name, headers)
    }
  })

  it('hold a strict policy with a nonce of its own per answer', async () => {
    const policy = async () => (await backend.app.request('/api/login/')).headers.get('content-security-policy') ?? ''
    const [first, second] = [await policy(), await policy()]
    expect(first).not.toBe(second)
    expect(
      first
        .replaceAll(/'nonce-[^']+'/g, "'nonce'")
        .split('; ')
        .toSorted(),
    ).toEqual([
      "base-uri 'none'",
      "connect-src 'self' blob:",
      "default-src 'self'",
      "font-src 'self' data:",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "script-src 'self' 'nonce'",
      "style-src 'self' 'nonce'",
      "worker-src 'self' blob:",
    ])
  })

  it('allow no foreign origin', async () => {
    const response = await backend.app.request('/api/login/', { headers: { origin: 'https://evil.example' } })
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})
