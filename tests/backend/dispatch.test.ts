import { beforeAll, describe, expect, it } from 'vitest'
import { fehlerAntwort } from '#src/contract/apiError.ts'
import { operations } from '#src/contract/index.ts'
import { createBackend } from '#mocks/backend/app.ts'
import { handlers } from '#mocks/backend/handlers.ts'
import { FORM_LIMIT } from '#src/contract/grenzen.ts'
import { SAMPLE_INPUTS } from '#tests/support/sampleInputs.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { requestOf } from '#tests/support/wire.ts'

const FORM = 'application/x-www-form-urlencoded'

describe('the dispatcher', () => {
  const backend = backendForAll()
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
    token = await backend.login('kunde@example.org')
  })

  it.each(['/api', '/api/', '/api/kampagne', '/api/nirgends/', '/api/kampagne/?aktion=gibtEsNicht', '/api/kampagne/'])(
    'answers JSON 404 for %s',
    async (path) => {
      expect(await code(await get(path))).toEqual([404, 'UNBEKANNTER_AUFRUF'])
    },
  )

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

  it('says 503 when nothing can be stored', async () => {
    const app = createBackend(backend.parts, {
      ...handlers,
      fetchKonto: () =>
        Promise.reject(Object.assign(new Error('attempt to write a readonly database'), { errcode: 8 })),
    })
    const response = await app.request('/api/konto/?aktion=fetchKonto', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await code(response)).toEqual([503, 'NICHT_VERFUEGBAR'])
  })
})
