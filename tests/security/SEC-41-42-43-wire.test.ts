import { beforeAll, describe, expect, it } from 'vitest'
import { fehlerAntwort } from '#src/contract/apiError.ts'
import { operations, type OperationName } from '#src/contract/index.ts'
import { unflattenFields } from '#src/contract/encoding.ts'
import { guessColumns, spaltenTitel } from '#src/engines/addresses/read/columns.ts'
import { databaseState } from '#tests/support/databaseState.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { SAMPLE_INPUTS } from '#tests/support/sampleInputs.ts'
import { backendForAll } from '#tests/support/standIn.ts'

const NAMES = Object.keys(operations) as OperationName[]
const WRITING = NAMES.filter((name) => operations[name].method === 'POST')
const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

describe('requests', () => {
  const backend = backendForAll({ seed: 'demo' })
  let token: string
  let idPtZielgruppe: number
  const call = (path: string, init: RequestInit = {}, type?: string) =>
    backend.app.request(path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
    })
  const post = (path: string, body: string, type = FORM) => call(path, { method: 'POST', body }, type)
  const json = (body: object) => post('/api/zielgruppe/', JSON.stringify(body), JSON_TYPE)
  const code = async (response: Response) => [response.status, fehlerAntwort.parse(await response.json()).fehler.code]

  beforeAll(async () => {
    token = await backend.login('kunde@example.org')
    ;({ idPtZielgruppe } = (await readSample(backend, 1)).zielgruppe)
  })

  it('SEC-41 never write by a method that reads', async () => {
    const sample = await readSample(backend, 1)
    const before = await databaseState(backend.db)
    for (const name of WRITING) {
      const { path, aktion } = operations[name]
      const fields = Object.entries(SAMPLE_INPUTS[name](sample)).filter(([, value]) => !(value instanceof Blob))
      const query = new URLSearchParams([
        ...(aktion === null ? [] : [['aktion', aktion]]),
        ...fields.map(([field, value]) => [field, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
      ])
      for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const { status } = await call(`${path}?${query}`, { method })
        expect([name, method, status]).toEqual([name, method, 405])
      }
    }
    expect(await databaseState(backend.db)).toEqual(before)
  })

  it('SEC-41 never read by a writing method what is asked by GET', async () => {
    for (const name of NAMES.filter((reader) => operations[reader].method === 'GET')) {
      const { path, aktion } = operations[name]
      const response = await post(path, `aktion=${aktion}`)
      expect([name, response.status]).toEqual([name, 405])
    }
  })

  it.each([
    '/api/kampagne/?aktion=fetchKampagnen&aktion=fetchKampagnen',
    '/api/kampagne/?aktion=fetchKampagnen&aktion=deleteKampagne',
    '/api/kampagne/?aktion=fetchKampagnen&page=1&page=2',
  ])('SEC-42 hold every parameter once: %s', async (path) => {
    expect(await code(await call(path))).toEqual([400, 'PARAMETER_DOPPELT'])
  })

  it('SEC-42 are no deeper than anything of ours, as a body and in a field', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    for (const body of [
      deep,
      `{"aktion":"saveZielgruppe","filter":${deep}}`,
      '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000),
    ])
      expect((await post('/api/zielgruppe/', body, JSON_TYPE)).status).toBe(400)
    const form = new URLSearchParams({ aktion: 'saveZielgruppe', bezeichnung: 'x', filter: deep }).toString()
    expect((await post('/api/zielgruppe/', form, 'application/x-www-form-urlencoded')).status).toBe(400)
    // Brackets in what somebody wrote are words.
    const words = new URLSearchParams({ aktion: 'saveKampagne', bezeichnung: `x${'['.repeat(79)}` }).toString()
    expect((await post('/api/kampagne/', words, 'application/x-www-form-urlencoded')).status).toBe(200)
  })

  it('SEC-42 hold every parameter once, in query, form, file or JSON', async () => {
    const files = new FormData()
    files.append('aktion', 'uploadBild')
    files.append('aktion', 'uploadPdf')
    const doubled = [
      post('/api/login/?aktion=checkUserLogin', 'aktion=checkUserLogin'),
      post('/api/login/?aktion=checkUserLogin', 'aktion=loginUser'),
      post('/api/login/', 'aktion=checkUserLogin&aktion=loginUser'),
      post('/api/zielgruppe/?idPtZielgruppe=1', `aktion=kopiereZielgruppe&idPtZielgruppe=${idPtZielgruppe}`),
      post('/api/login/?aktion=checkUserLogin', '{"aktion":"checkUserLogin"}', JSON_TYPE),
      post('/api/login/', '{"aktion":"checkUserLogin","aktion":"loginUser"}', JSON_TYPE),
      call('/api/werbemittel/', { method: 'POST', body: files }),
    ]
    for (const response of doubled) expect(await code(await response)).toEqual([400, 'PARAMETER_DOPPELT'])
  })

  it.each(['1e3', '-1', '0', '01', '9007199254740992', '9007199254740993123', '1,5', '1.0', 'NaN', '', ' 1', '[1]'])(
    'SEC-42 take the text %j for no id',
    async (id) => {
      const path = `/api/zielgruppe/?aktion=fetchZielgruppe&idPtZielgruppe=${encodeURIComponent(id)}`
      expect((await call(path)).status).toBe(422)
    },
  )

  it.each([[1], { a: 1 }, true, null, -1, 0, 1.5, 2 ** 53, '1e3', [[1]]])(
    'SEC-42 take %j in a JSON body for no id',
    async (id) => {
      const response = await json({ aktion: 'kopiereZielgruppe', idPtZielgruppe: id })
      expect(await code(response)).toEqual([422, 'EINGABE_UNGUELTIG'])
    },
  )

  it.each([[['kopiereZielgruppe']], [{}], [1], [null], [true]])('SEC-42 take %j for no aktion', async (aktion) => {
    expect(await code(await json({ aktion, idPtZielgruppe }))).toEqual([404, 'UNBEKANNTER_AUFRUF'])
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('SEC-43 know no call named %s', async (name) => {
    expect(await code(await json({ aktion: name }))).toEqual([404, 'UNBEKANNTER_AUFRUF'])
    expect(await code(await call(`/api/zielgruppe/?aktion=${name}`))).toEqual([404, 'UNBEKANNTER_AUFRUF'])
  })

  it('SEC-43 carry no prototype into what is read', async () => {
    const evil = '{"polluted":1,"idPtZielgruppe":1}'
    const filter =
      '{"geschlecht":[],"kaufkraft":[],"haustyp":[],"gebiet":{"art":"deutschland"},"__proto__":{"polluted":1}}'
    const answers = await Promise.all([
      post('/api/zielgruppe/', `{"aktion":"kopiereZielgruppe","__proto__":${evil}}`, JSON_TYPE),
      post('/api/zielgruppe/', `{"aktion":"kopiereZielgruppe","constructor":{"prototype":${evil}}}`, JSON_TYPE),
      post('/api/zielgruppe/', `aktion=kopiereZielgruppe&__proto__=${encodeURIComponent(evil)}`),
      post('/api/zielgruppe/', `aktion=zaehlePotenzial&filter=${encodeURIComponent(filter)}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 200])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    const values = unflattenFields(operations.kopiereZielgruppe, JSON.parse(`{"__proto__":${evil}}`) as never)
    expect(values).toEqual({})
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
  })

  it('SEC-43 take columns named __proto__ and constructor for columns', async () => {
    const sample = SAMPLE_INPUTS.uploadAdressen({} as never)
    const csv = '__proto__;constructor\nÖztürk;Eda\n'
    const response = await backend.send(token, 'uploadAdressen', { ...sample, datei: new Blob([csv]) })
    expect(await code(response)).toEqual([422, 'ADRESSDATEI_UNGUELTIG'])
    const kopf = ['__proto__', 'constructor', 'Nachname']
    expect(spaltenTitel(kopf)).toEqual(kopf)
    expect([...guessColumns(kopf, [['x', 'y', 'Öztürk']])]).toEqual([[2, 'nachname']])
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})
