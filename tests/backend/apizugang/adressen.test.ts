import { beforeEach, describe, expect, it } from 'vitest'
import { operations, type OperationName } from '#src/contract/index.ts'
import { apiAdresse } from '#src/contract/openapi/adresse.ts'
import { API_VERSION } from '#src/domain/apizugang/aenderungen.ts'
import { apiAufrufe } from '#src/domain/apizugang/beschreibung.ts'
import { FEHLER_CODES } from '#src/domain/apizugang/fehlerCodes.ts'
import { SCHLUESSEL_TAGE } from '#src/contract/grenzen.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { backendForEach } from '#tests/support/standIn.ts'
import { ALLE_RECHTE, neuesToken } from '../apizugang.ts'

const backend = backendForEach()
let kunde: string
let token: string
beforeEach(async () => {
  kunde = await backend.login('kunde@example.org')
  token = (await neuesToken(backend, kunde, { rechte: ALLE_RECHTE })).geheimnis
})

interface Ask {
  bearer?: string | null
  query?: Record<string, string>
  json?: object
  form?: Record<string, string>
  headers?: Record<string, string>
}

const FILTER = { geschlecht: [], kaufkraft: [], haustyp: [], gebiet: { art: 'deutschland' } }

async function ask(path: string, { bearer = token, query, json, form, headers = {} }: Ask = {}) {
  const url = new URL(path, 'http://localhost:3000')
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  const all = { ...headers, ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }) }
  const request = json
    ? { method: 'POST', headers: { ...all, 'content-type': 'application/json' }, body: JSON.stringify(json) }
    : form
      ? { method: 'POST', headers: all, body: new URLSearchParams(form) }
      : { headers: all }
  const response = await backend.app.request(new Request(url, request))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const v1 = (name: OperationName, given?: Ask) => ask(apiAdresse(name, operations[name]), given)
const fehler = { code: expect.any(String) as string, text: expect.any(String) as string }

describe('an address for every call', () => {
  it('answers as the one with aktion does, in JSON and as a form', async () => {
    const made = await v1('saveZielgruppe', { json: { bezeichnung: 'Alle', filter: FILTER } })
    expect(made).toMatchObject({ status: 200, body: { bezeichnung: 'Alle' } })
    const form = { bezeichnung: 'Formular', filter: JSON.stringify(FILTER) }
    expect(await v1('saveZielgruppe', { form })).toMatchObject({ status: 200, body: { bezeichnung: 'Formular' } })
    const old = await ask('/api/zielgruppe/', { query: { aktion: 'fetchZielgruppen' } })
    const fresh = await v1('fetchZielgruppen')
    expect(fresh).toMatchObject({ status: 200, body: { total: 2 } })
    expect(fresh.body).toEqual(old.body)
    expect(fresh.headers.get('api-version')).toBe(API_VERSION)
    expect(old.headers.get('api-version')).toBe(API_VERSION)
  })

  it('is there for every call that a token reaches, and for no other', async () => {
    for (const [index, { name, operation }] of apiAufrufe().entries()) {
      if (index % 100 === 99) backend.tick(60_000)
      const wrong = operation.method === 'GET' ? { form: {} } : {}
      const { status, body } = await ask(apiAdresse(name, operation), wrong)
      expect([name, status, body]).toMatchObject([name, 405, { fehler: { code: 'FALSCHE_METHODE' } }])
    }
    expect(await v1('loginUser', { form: {} })).toMatchObject({ status: 404 })
    expect(await v1('erstelleApiToken', { form: {}, bearer: kunde })).toMatchObject({ status: 404 })
    expect(await ask('/api/v1/kampagne/', { query: { aktion: 'fetchKampagnen' } })).toMatchObject({ status: 404 })
  })

  it('asks for a token in words for programs, and for its right', async () => {
    const none = await v1('fetchKampagnen', { bearer: null })
    expect(none).toMatchObject({ status: 401, body: { fehler: { code: 'NICHT_ANGEMELDET' } } })
    expect(none.body.fehler.text).toContain('Authorization: Bearer')
    const other = await neuesToken(backend, kunde, { rechte: ['rechnung.lesen'] })
    expect(await v1('fetchKampagnen', { bearer: other.geheimnis })).toMatchObject({
      status: 403,
      body: { fehler: { code: 'RECHT_FEHLT' } },
    })
  })
})

describe('parameters that a call does not know', () => {
  const unknown = (felder: string[]) => ({
    status: 422,
    body: {
      fehler: {
        code: 'PARAMETER_UNBEKANNT',
        felder: Object.fromEntries(felder.map((name) => [name, 'Diesen Parameter gibt es nicht.'])),
      },
    },
  })

  it('are refused by name, wherever they stand, and nothing is stored', async () => {
    const answer = await v1('fetchKampagnen', { query: { stat: 'all', limt: '5' } })
    expect(answer).toMatchObject(unknown(['stat', 'limt']))
    expect(answer.body.fehler.text).toBe(
      'fetchKampagnen kennt `stat`, `limt` nicht. Es gibt: `state`, `q`, `sort`, `richtung`, `since`, `page`, `cursor`, `limit`.',
    )
    const json = { bezeichnung: 'Alle', filter: { ...FILTER, haustypen: ['1'] } }
    expect(await v1('saveZielgruppe', { json })).toMatchObject(unknown(['filter.haustypen']))
    const form = { bezeichnung: 'Alle', filter: JSON.stringify(json.filter) }
    expect(await v1('saveZielgruppe', { form })).toMatchObject(unknown(['filter.haustypen']))
    expect(await v1('saveZielgruppe', { form: { bezeichnung: 'Alle' }, query: { aktion: 'x' } })).toMatchObject(
      unknown(['aktion']),
    )
    expect((await v1('fetchZielgruppen')).body).toMatchObject({ total: 0 })
  })

  it('are passed over at the addresses with aktion: older programs and open pages go on', async () => {
    const query = { aktion: 'fetchKampagnen', stat: 'all' }
    for (const bearer of [token, kunde])
      expect(await ask('/api/kampagne/', { query, bearer })).toMatchObject({ status: 200 })
  })
})

describe('an Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'kopie-2026-0001' }

  it('makes every writing call happen once', async () => {
    const { body } = await v1('saveZielgruppe', { json: { bezeichnung: 'Alle', filter: FILTER } })
    const { idPtZielgruppe } = body
    // Nothing about a copy says that it must not happen twice; the key does.
    const copies = [1, 2].map(() => v1('kopiereZielgruppe', { json: { idPtZielgruppe }, headers }))
    const [first, second] = await Promise.all(copies)
    const done = [first, second].filter((one) => one?.status === 200)
    expect(done).not.toEqual([])
    const again = await v1('kopiereZielgruppe', { json: { idPtZielgruppe }, headers })
    expect(again.body).toEqual(done[0]?.body)
    expect((await v1('fetchZielgruppen')).body).toMatchObject({ total: 2 })
    expect(await v1('kopiereZielgruppe', { json: { idPtZielgruppe: 4711 }, headers })).toMatchObject({
      status: 422,
      body: { fehler: { code: 'SCHLUESSEL_WIEDERVERWENDET' } },
    })
    expect(
      await v1('kopiereZielgruppe', { json: { idPtZielgruppe }, headers: { 'idempotency-key': 'kurz' } }),
    ).toMatchObject({ status: 400, body: { fehler: { code: 'SCHLUESSEL_UNGUELTIG' } } })
  })

  it('is taken by each of them: what they answer can be kept', () => {
    const files = apiAufrufe().filter(({ operation }) => operation.method === 'POST' && operation.answer !== 'json')
    expect(files).toEqual([])
  })

  it('is forgotten in time', async () => {
    await v1('saveZielgruppe', { json: { bezeichnung: 'Alle', filter: FILTER }, headers })
    const keys = () => backend.db.selectFrom('idempotenz').select('schluessel').execute()
    backend.tick((SCHLUESSEL_TAGE - 1) * 86_400_000)
    await runDueJobs(backend.context)
    expect(await keys()).toEqual([{ schluessel: 'kopie-2026-0001' }])
    backend.tick(2 * 86_400_000)
    await runDueJobs(backend.context)
    expect(await keys()).toEqual([])
  })
})

describe('refusals', () => {
  it('speak to programs of no screen, and to people as before', async () => {
    const { body } = await v1('saveZielgruppe', { json: { bezeichnung: 'Alle', filter: FILTER } })
    const stale = { idPtZielgruppe: body.idPtZielgruppe, bezeichnung: 'Neu', filter: FILTER, version: 99 }
    const toProgram = await v1('saveZielgruppe', { json: stale })
    expect(toProgram).toMatchObject({ status: 409, body: { fehler: { ...fehler, code: 'VERSION_VERALTET' } } })
    const form = {
      ...stale,
      idPtZielgruppe: String(stale.idPtZielgruppe),
      filter: JSON.stringify(FILTER),
      version: '99',
    }
    const toPerson = await ask('/api/zielgruppe/', { form: { aktion: 'saveZielgruppe', ...form }, bearer: kunde })
    expect(toPerson.body.fehler.text).toContain('Ihre Eingaben sind noch da')
    const missing = await v1('saveZielgruppe', { json: {} })
    expect(missing).toMatchObject({
      status: 422,
      body: { fehler: { code: 'EINGABE_UNGUELTIG', felder: expect.any(Object) } },
    })
    const broken = await v1('saveZielgruppe', { json: [] })
    for (const { body: said } of [toProgram, missing, broken]) {
      expect(said.fehler.text).not.toMatch(/Eingaben sind noch da|Seite neu|markiert/)
      expect(Object.keys(FEHLER_CODES)).toContain(said.fehler.code)
    }
  })
})

describe('since', () => {
  it('lists what changed from a moment on, that moment included', async () => {
    await v1('saveZielgruppe', { json: { bezeichnung: 'Alt', filter: FILTER } })
    await backend.advance(1)
    await v1('saveZielgruppe', { json: { bezeichnung: 'Neu', filter: FILTER } })
    await v1('saveKampagne', { json: { bezeichnung: 'Frühling' } })
    await v1('saveWerbemittel', { json: { bezeichnung: 'Karte', format: 'maxipostkarte' } })
    const total = async (name: OperationName, since: string) => (await v1(name, { query: { since } })).body.total
    const jetzt = backend.clock.now().toISOString()
    expect(await total('fetchZielgruppen', '2026-11-20T09:00:00Z')).toBe(2)
    for (const name of ['fetchZielgruppen', 'fetchKampagnen', 'fetchWerbemittelListe'] as const)
      expect([name, await total(name, jetzt), await total(name, '2030-01-01T00:00:00Z')]).toEqual([name, 1, 0])
    expect((await v1('fetchKampagnen', { query: { since: '2026-13-45T00:00:00Z' } })).status).toBe(422)
  })

  it.each([
    ['PHP, DATE_ATOM', '+01:00', ''],
    ['PHP, with its plus as a blank in the address', ' 01:00', ''],
    ['Python, isoformat of an aware moment', '+00:00', '000'],
    ['Go and Java, nanoseconds', 'Z', '000000'],
    ['strftime %z', '-0530', ''],
  ])('takes a moment as %s writes it', async (_name, offset, fraction) => {
    const jetzt = backend.clock.now().getTime()
    await v1('saveZielgruppe', { json: { bezeichnung: 'Neu', filter: FILTER } })
    const sign = offset === 'Z' ? 0 : offset.startsWith('-') ? -1 : 1
    const [, hours = '0', minutes = '0'] = /(\d\d):?(\d\d)/.exec(offset) ?? []
    const local = new Date(jetzt + sign * (Number(hours) * 60 + Number(minutes)) * 60_000).toISOString()
    const since = `${local.slice(0, 23)}${fraction}${offset}`
    expect([since, (await v1('fetchZielgruppen', { query: { since, q: 'Neu' } })).body.total]).toEqual([since, 1])
  })
})
