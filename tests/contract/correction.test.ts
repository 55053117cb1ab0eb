import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { clientOf } from '#src/api/client.ts'
import { correctBy } from '#src/api/corrected.ts'
import { configureApi } from '#src/api/http.ts'
import { ApiError } from '#src/contract/apiError.ts'
import { correction as ours } from '#src/contract/correction.ts'
import { corrections, isEmpty } from '#src/contract/correct/correction.ts'
import { nameOf } from '#src/contract/correct/named.ts'
import { type OperationName, operations } from '#src/contract/index.ts'
import { kampagneOperations } from '#src/contract/kampagneOperations.ts'
import type { Operation } from '#src/contract/operation.ts'
import { sessionOperations } from '#src/contract/sessionOperations.ts'
import { werbemittelOperations } from '#src/contract/werbemittel.ts'
import { createBackend } from '#mocks/backend/app.ts'
import { handlers } from '#mocks/backend/handlers.ts'
import { honoAdapter, type InProcess } from '#tests/support/honoAdapter.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { inputSpots, outputSpots, problemsOf, type Spot } from './checkCorrection.ts'
import { typeProblems } from './checkTypes.ts'

const session = clientOf(sessionOperations)
const kampagnen = clientOf(kampagneOperations)
const werbemittel = clientOf(werbemittelOperations)

/** One of each kind that docs/integration.md names. */
const CORRECTION = corrections({
  aktionField: 'action',
  calls: {
    // Address of a call.
    fetchKampagnen: { path: '/api/campaign/list.php', aktion: null, output: { kampagnen: 'rows' } },
    // Method and encoding.
    fetchKampagne: { method: 'POST', encoding: 'json' },
    saveKampagne: { encoding: 'json', input: { notiz: 'remark' } },
    fetchVersandtage: { path: '/api/days/', aktion: null, words: {}, confirmed: true },
  },
  everywhere: { version: 'revision' },
  // A field of a thing in all its calls.
  fields: { kampagne: { versandDatum: 'dispatch_date', 'versand.menge': 'qty' }, absender: { strasse: 'street' } },
  // A word in all calls.
  words: { kampagneState: { inBearbeitung: 'DRAFT', inVersendet: 9 } },
})

/** Notes what the client sends, and answers so. */
function foreign(answer: unknown, status = 200) {
  const seen: { url: string; method: string; body: string; type: string | null }[] = []
  const app: InProcess = {
    request: async (url, init) => {
      const request = new Request(new URL(url, 'http://localhost'), init)
      const { method, headers } = request
      seen.push({ url, method, body: await request.text(), type: headers.get('content-type') })
      return Response.json(answer, { status })
    },
  }
  connect(app)
  return seen
}

function connect(app: InProcess, token: string | null = null): void {
  correctBy(CORRECTION)
  configureApi({
    credentials: () => ({ token, konto: null }),
    onSessionLost: () => undefined,
    adapter: honoAdapter(app),
  })
}

afterEach(() => correctBy())

describe('a corrected call against a foreign service', () => {
  test('goes to its own address, with its own words', async () => {
    const page = { total: 1, page: 1, seitenGroesse: 20, weiter: null }
    const seen = foreign({ rows: [], ...page, jeState: { DRAFT: 2, 9: 1 } })
    const answer = await kampagnen.fetchKampagnen({ state: 'inVersendet', q: 'a' })
    expect(seen).toMatchObject([{ url: '/api/campaign/list.php?state=9&q=a', method: 'GET' }])
    expect(answer).toEqual({ kampagnen: [], ...page, jeState: { inBearbeitung: 2, inVersendet: 1 } })
  })

  test('is sent as the service wants it, with its names for fields', async () => {
    const seen = foreign({ error: { code: 'x', fields: { dispatch_date: 'Der Tag ist belegt.' } } }, 422)
    const input = { idPtKampagne: 4, version: 2, versandDatum: '2026-12-01', notiz: 'eilt', anreicherung: true }
    const absender = { firma: 'Laden', strasse: 'Ahornweg', hausnummer: '7', plz: '01099', ort: 'Dresden' }
    const error = await kampagnen.saveKampagne({ ...input, absender }).catch((cause: unknown) => cause)
    const [sent] = seen
    expect([sent?.method, sent?.url, sent?.type]).toEqual(['POST', '/api/kampagne/', 'application/json'])
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      action: 'saveKampagne',
      idPtKampagne: 4,
      revision: 2,
      dispatch_date: '2026-12-01',
      remark: 'eilt',
      anreicherung: 1,
      absender: { firma: 'Laden', street: 'Ahornweg', hausnummer: '7', plz: '01099', ort: 'Dresden' },
    })
    // The form marks its own field.
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ fieldErrors: { versandDatum: 'Der Tag ist belegt.' } })
  })

  test('names a mismatch as the wire does', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    foreign({ tage: 'heute', heute: '2026-11-20' })
    await kampagnen.fetchVersandtage({ von: '2026-11-20', bis: '2026-11-21' }).catch(() => undefined)
    foreign({ rows: [{ state: 'DRAFT' }], total: 1, page: 1, seitenGroesse: 20, weiter: null, jeState: {} })
    await kampagnen.fetchKampagnen({})
    expect(warned.mock.calls.join('\n')).toContain('GET /api/days/')
    expect(warned.mock.calls.join('\n')).toContain('rows[0].revision (version): kam nichts')
    warned.mockRestore()
  })
})

describe('a corrected call against the stand-in', () => {
  let backend: TestBackend
  let app: InProcess

  beforeAll(async () => {
    backend = await createTestBackend({ seed: 'demo' })
    app = createBackend(backend.parts, handlers, CORRECTION)
    connect(app, await backend.login('kunde@example.org'))
  })
  afterAll(() => backend.close())

  test('works as before: login, list with its filter, one, its save, what else names it', async () => {
    const token = await backend.login('kunde@example.org')
    connect(app, token)
    expect(await session.checkUserLogin({})).toMatchObject({ loginState: true })
    const { kampagnen: rows, jeState } = await kampagnen.fetchKampagnen({ state: 'inBearbeitung' })
    const [row] = rows
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['inBearbeitung']))
    expect(jeState.inBearbeitung).toBe(rows.length)
    const one = await kampagnen.fetchKampagne({ idPtKampagne: row?.idPtKampagne ?? 0 })
    const saved = await kampagnen.saveKampagne({
      idPtKampagne: one.idPtKampagne,
      version: one.version,
      versandDatum: '2026-12-17',
      notiz: 'Bitte eilig',
      absender: { firma: 'Laden', strasse: 'Ahornweg', hausnummer: '7', plz: '01099', ort: 'Dresden' },
    })
    const stored = await backend.db
      .selectFrom('kampagne')
      .select(['versandDatum', 'notiz', 'version'])
      .where('idPtKampagne', '=', one.idPtKampagne)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ versandDatum: '2026-12-17', notiz: 'Bitte eilig', version: saved.version })
    expect(saved.absender?.strasse).toBe('Ahornweg')
    const { werbemittel: cards } = await werbemittel.fetchWerbemittelListe({})
    expect(cards.flatMap(({ verwendetIn }) => verwendetIn).map(({ state }) => state)).toContain('inVersendet')
  })

  test('marks fields and tells of a newer version by our names', async () => {
    connect(app, await backend.login('kunde@example.org'))
    const { kampagnen: rows } = await kampagnen.fetchKampagnen({ state: 'inBearbeitung' })
    const { idPtKampagne = 0, version = 0 } = rows[0] ?? {}
    const stale = await kampagnen
      .saveKampagne({ idPtKampagne, version: version - 1, bezeichnung: 'Neu' })
      .catch((e: unknown) => e)
    expect(stale).toMatchObject({ code: 'VERSION_VERALTET', current: { version, state: 'inBearbeitung' } })
  })

  test('answers under its new address and no other, but to programs as documented', async () => {
    const token = await backend.login('kunde@example.org')
    const ask = (url: string) => app.request(url, { headers: { authorization: `Bearer ${token}` } })
    const listed = await ask('/api/campaign/list.php?state=DRAFT')
    const [row] = ((await listed.json()) as { rows: Record<string, unknown>[] }).rows
    expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining(['dispatch_date', 'revision']))
    expect([row?.state, row?.versandDatum]).toEqual(['DRAFT', undefined])
    expect((await ask('/api/kampagne/?aktion=fetchKampagnen')).status).toBe(404)
  })
})

describe('one switch each', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await createTestBackend({ seed: 'demo' })
  })
  afterAll(() => backend.close())
  const none = { calls: {}, everywhere: {}, fields: {}, words: {} }

  test('an envelope around answers and names in snake_case, in both directions', async () => {
    const by = corrections({ ...none, envelope: 'data', snakeCase: true })
    const app = createBackend(backend.parts, handlers, by)
    const token = await backend.login('kunde@example.org')
    connect(app, token)
    correctBy(by)
    const answer = await app.request('/api/kampagne/?aktion=fetchKampagnen', {
      headers: { authorization: `Bearer ${token}` },
    })
    const { data } = (await answer.json()) as { data: { kampagnen: object[] } }
    expect(Object.keys(data.kampagnen[0] ?? {})).toEqual(expect.arrayContaining(['id_pt_kampagne', 'versand_datum']))
    expect(await session.checkUserLogin({})).toMatchObject({ loginState: true, user: { accountType: 'customer' } })
    const { kampagnen: rows } = await kampagnen.fetchKampagnen({ state: 'inBearbeitung' })
    const { idPtKampagne = 0, version = 0 } = rows[0] ?? {}
    const saved = await kampagnen.saveKampagne({ idPtKampagne, version, versandDatum: '2026-12-17' })
    expect(saved).toMatchObject({ idPtKampagne, versandDatum: '2026-12-17' })
    expect(problemsOf(by)).toEqual([])
  })

  test('an envelope that says that the call failed is a refusal', async () => {
    foreign({ success: false, data: null, message: 'Die Kampagne ist gesperrt.' })
    correctBy(corrections({ ...none, envelope: 'data' }))
    const error: unknown = await kampagnen.fetchKampagnen({}).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ kind: 'domain', message: 'Die Kampagne ist gesperrt.' })
    foreign({ success: true, message: 'OK', data: { tage: [], heute: '2026-11-20' } })
    correctBy(corrections({ ...none, envelope: 'data' }))
    expect(await kampagnen.fetchVersandtage({ von: '2026-11-20', bis: '2026-11-21' })).toMatchObject({ tage: [] })
  })
})

describe('the table of the product', () => {
  test('names nothing that is not there', () => {
    expect(problemsOf(ours)).toEqual([])
    expect(problemsOf(CORRECTION)).toEqual([])
  })

  test('without entries costs nothing: no call is looked at', () => {
    expect(isEmpty(corrections({ calls: {}, everywhere: {}, fields: {}, words: {} }))).toBe(true)
    expect(isEmpty(CORRECTION)).toBe(false)
  })

  test('a slip is named where it stands', () => {
    const none = { calls: {}, everywhere: {}, fields: {}, words: {} }
    expect(
      problemsOf({
        calls: {
          fetchKampagnn: {},
          fetchKampagne: { output: { 'versand.mengen': 'x' }, words: { state: { inArbeit: 'x' } } },
          uploadLogo: { encoding: 'json' },
          stornieren: { aktion: 'anhalten' },
        },
        everywhere: { idPtKampange: 'x' },
        fields: { kampagne: { versandDatumm: 'x' }, kampange: { id: 'x' } },
        words: { kampagneState: { inBezahlun: 'x', inBezahlung: 'inVersendet' } },
      }),
    ).toEqual([
      'everywhere.idPtKampange: no such field',
      'fields.kampagne.versandDatumm: no such field',
      'fields.kampange.id: no such field',
      'words.kampagneState.inBezahlun: no such word',
      'words.kampagneState: two are "inVersendet" on the wire',
      'calls.fetchKampagnn: no such call',
      'calls.fetchKampagne.output.versand.mengen: no such field',
      'calls.fetchKampagne.words.state.inArbeit: no such word',
      'calls.uploadLogo: a file goes as multipart alone',
      'two calls are POST /api/kampagne/ anhalten',
    ])
    expect(problemsOf({ ...none, fields: { absender: { plz: 'ort' } } })).toContain(
      'calls.saveKampagne: two fields of "absender" are "ort" on the wire',
    )
  })

  test('the check after an edit finds what only the compiler knows, and reads this one file', async () => {
    expect(typeProblems()).toEqual([])
    const file = join(await temporaryFolder(), 'correction.ts')
    const from = resolve('src/contract/correct/correction.ts')
    const none = 'calls: {}, everywhere: {}, fields: {}, words: {}'
    const tables = [`${none}, envelop: 'data'`, none.replace('{}', `{ fetchKampagne: { encoding: 'xml' } }`)]
    const lines = tables.map((table, nr) => `export const table${nr} = corrections({ ${table} })`)
    await writeFile(file, [`import { corrections } from '${from}'`, ...lines].join('\n'))
    expect(typeProblems(file)).toEqual([
      expect.stringMatching(/correction\.ts \(2,\d+\): error .*'envelop'/),
      expect.stringMatching(/correction\.ts \(3,\d+\): error .*"xml"/),
    ])
  })

  test('the compiler refuses names that are not there', () => {
    const none = { calls: {}, everywhere: {}, fields: {}, words: {} }
    // @ts-expect-error no such call
    corrections({ ...none, calls: { fetchKampagnn: {} } })
    // @ts-expect-error no such field of the answer
    corrections({ ...none, calls: { fetchKampagnen: { output: { kampagne: 'rows' } } } })
    // @ts-expect-error no such thing
    corrections({ ...none, fields: { kampange: {} } })
    // @ts-expect-error no such field of it
    corrections({ ...none, fields: { kampagne: { versandDatumm: 'dispatch_date' } } })
    // @ts-expect-error no such word
    corrections({ ...none, words: { kampagneState: { inBezahlun: 'PAYMENT' } } })
  })
})

describe('what more than one call has', () => {
  /** Places by what stands there, with the calls that have it. */
  const shared = (wanted: (spot: Spot) => boolean) => {
    const seen = new Map<object, { spot: Spot; calls: Set<string> }>()
    for (const name of Object.keys(operations) as OperationName[]) {
      const operation: Operation = operations[name]
      for (const spot of [...inputSpots(operation), ...outputSpots(operation)].filter(wanted)) {
        const found = seen.get(spot.schema._zod.def) ?? { spot, calls: new Set() }
        seen.set(spot.schema._zod.def, { ...found, calls: found.calls.add(name) })
      }
    }
    return [...seen.values()].filter(({ calls }) => calls.size > 1).map(({ spot }) => spot)
  }

  test('can be said once: each object belongs to a thing, each list of words has a name', () => {
    const unnamed = shared(
      ({ schema, path, thing }) =>
        (schema instanceof z.core.$ZodObject && path !== '' && thing === null) ||
        (schema instanceof z.core.$ZodEnum && nameOf(schema) === undefined),
    )
    // Words of the document, which the service keeps as it came (its `seite` is one JSON field).
    const ours = unnamed.filter(({ thing }) => thing !== 'seite')
    expect(ours.map(({ thing, path, inThing }) => `${thing} ${inThing} ${path}`)).toEqual([])
  })
})
