import { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clientOf } from '#src/api/client.ts'
import { correctBy } from '#src/api/corrected.ts'
import { configureApi } from '#src/api/http.ts'
import { corrections } from '#src/contract/correct/correction.ts'
import { rechnungOperations } from '#src/contract/rechnungOperations.ts'
import { kampagneOperations } from '#src/contract/kampagneOperations.ts'
import { unreadRowsOf } from '#src/contract/reading/unreadRows.ts'
import { honoAdapter } from '#tests/support/honoAdapter.ts'
import { fakeTime } from '#tests/support/network.ts'

const kampagnen = clientOf(kampagneOperations)
const session = { credentials: () => ({ token: 'abc', konto: null }), onSessionLost: () => undefined }

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => correctBy())

function answers(answer: (url: URL) => Response): void {
  configureApi({
    ...session,
    adapter: honoAdapter({
      request: (url) => answer(new URL(url, 'http://localhost')),
    }),
  })
}

const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const page = { total: 2, page: 1, seitenGroesse: 20, weiter: null }

describe('ids that are texts', () => {
  test.each([UUID, '0007'])('hide no row, and go back as they came: %s', async (idPtKampagne) => {
    const asked: string[] = []
    answers((url) => {
      asked.push(url.searchParams.get('idPtRechnung') ?? '')
      const kampagne = { idPtKampagne, bezeichnung: 'Mai' }
      return Response.json({ rechnungen: [], ...page, summe: {}, jahre: [], kampagne })
    })
    const { fetchRechnungen, fetchRechnung } = clientOf(rechnungOperations)
    const { kampagne } = await fetchRechnungen({})
    expect(Number.isSafeInteger(kampagne?.idPtKampagne)).toBe(true)
    await fetchRechnung({ idPtRechnung: kampagne?.idPtKampagne ?? 0 }).catch(() => undefined)
    expect(asked.at(-1)).toBe(idPtKampagne)
  })

  test('one that nobody named goes as the number that it is', async () => {
    const asked: (string | null)[] = []
    answers((url) => {
      asked.push(url.searchParams.get('idPtRechnung'))
      return Response.json({})
    })
    await clientOf(rechnungOperations)
      .fetchRechnung({ idPtRechnung: 7 })
      .catch(() => undefined)
    expect(asked).toEqual(['7'])
  })
})

test('an odd sum in the frame hides no row', async () => {
  answers(() =>
    Response.json({
      rechnungen: [],
      ...page,
      summe: { netto: 'n/a', ust: "1'234.50", brutto: '1.234,50 €' },
      jahre: [2026],
      kampagne: null,
    }),
  )
  const answer = await clientOf(rechnungOperations).fetchRechnungen({})
  expect(answer.summe).toEqual({ netto: null, ust: 123_450, brutto: 123_450, offen: null })
  expect(unreadRowsOf(answer)).toEqual([])
})

test.each(['title', 'text', 'type', 'status', 'code'])(
  'a field that is called "%s" on the wire keeps its refusal',
  async (name) => {
    correctBy(corrections({ calls: {}, everywhere: {}, fields: { kampagne: { bezeichnung: name } }, words: {} }))
    const bodies = [
      { errors: { [name]: ['Der Name ist vergeben.'] } },
      { error: { fields: { [name]: 'Der Name ist vergeben.' } } },
      { errors: [{ field: name, message: 'Der Name ist vergeben.' }] },
    ]
    for (const body of bodies) {
      answers(() => Response.json(body, { status: 422 }))
      const input = { idPtKampagne: 1, version: 1, bezeichnung: 'Mai' }
      const error: unknown = await kampagnen.saveKampagne(input).catch((cause: unknown) => cause)
      expect(error).toMatchObject({ fieldErrors: { bezeichnung: 'Der Name ist vergeben.' } })
    }
  },
)

describe('a service that answers one call of a person at a time', () => {
  /** Answers each call this long after the one before. */
  function oneByOne(eachMs: number): void {
    let before: Promise<unknown> = Promise.resolve()
    configureApi({
      ...session,
      adapter: (config: InternalAxiosRequestConfig) => {
        const mine = before.then(() => new Promise((done) => setTimeout(done, eachMs)))
        before = mine
        return new Promise((resolve, reject) => {
          config.signal?.addEventListener?.('abort', () =>
            reject(new AxiosError('aborted', AxiosError.ERR_CANCELED, config)),
          )
          void mine.then(() =>
            resolve({
              data: '{"tage":[],"heute":"2026-11-20"}',
              status: 200,
              statusText: '',
              headers: {},
              config,
              request: null,
            }),
          )
        })
      },
    })
  }
  const ask = () => kampagnen.fetchVersandtage({ von: '2026-11-20', bis: '2026-11-21' }).then(() => 'ok', String)

  test('is waited for as long as it goes on', async () => {
    const { pass } = fakeTime()
    oneByOne(6_000)
    const all = Promise.all(Array.from({ length: 8 }, ask))
    await pass(60_000)
    expect(await all).toEqual(Array.from({ length: 8 }, () => 'ok'))
  })

  test('and given up where nothing comes any more', async () => {
    const { pass } = fakeTime()
    oneByOne(40_000)
    const one = ask()
    await pass(20_000)
    expect(await one).toContain('Der Server antwortet nicht')
  })
})
