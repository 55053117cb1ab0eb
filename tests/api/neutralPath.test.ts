import { afterEach, expect, test } from 'vitest'
import { clientOf } from '#src/api/client.ts'
import { correctBy } from '#src/api/corrected.ts'
import { configureApi } from '#src/api/http.ts'
import { unknownCalls } from '#src/api/unknownCalls.ts'
import { corrections } from '#src/contract/correct/correction.ts'
import { neutralPath, type Operation } from '#src/contract/operation.ts'
import { operations } from '#src/contract/index.ts'
import { shapeOf } from '#src/contract/encoding.ts'
import { werbemittelOperations } from '#src/contract/werbemittel.ts'
import { honoAdapter } from '#tests/support/honoAdapter.ts'
import { blocking } from '#tests/support/blockLists.ts'

const werbemittel = clientOf(werbemittelOperations)
const LIST = { werbemittel: [], total: 0, page: 1, seitenGroesse: 24, weiter: null }

/** A service that knows these addresses, and what it was asked. */
function knows(known: Record<string, () => Response>): string[] {
  const asked: string[] = []
  configureApi({
    credentials: () => ({ token: 'abc', konto: null }),
    onSessionLost: () => undefined,
    adapter: honoAdapter({
      request: (url) => {
        const { pathname } = new URL(url, 'http://localhost')
        asked.push(pathname)
        return known[pathname]?.() ?? new Response('<h1>Not Found</h1>', { status: 404 })
      },
    }),
  })
  return asked
}
const answers = () => Response.json(LIST)

afterEach(() => correctBy())

test('what is taken for advertising on its way is asked for under a neutral address', async () => {
  const asked = knows({ '/api/vorlage/': answers })
  expect(await werbemittel.fetchWerbemittelListe({})).toMatchObject({ total: 0 })
  expect(asked).toEqual(['/api/vorlage/'])
})

test('a service that knows the old address alone is asked there from its first answer on, and nothing is unconnected', async () => {
  const asked = knows({ '/api/werbemittel/': answers })
  await werbemittel.fetchWerbemittelListe({})
  await werbemittel.fetchWerbemittelListe({})
  expect(asked).toEqual(['/api/vorlage/', '/api/werbemittel/', '/api/werbemittel/'])
  expect([...unknownCalls()]).toEqual([])
})

test('a refusal in words decides as well, in either place', async () => {
  const refuses = () => Response.json({ error: 'Das Werbemittel wurde nicht gefunden.' }, { status: 404 })
  const old = knows({ '/api/werbemittel/': refuses })
  const read = () => werbemittel.fetchWerbemittel({ idPtWerbemittel: 4 }).catch((error: unknown) => error)
  expect(await read()).toMatchObject({ kind: 'domain' })
  await read()
  expect(old).toEqual(['/api/vorlage/', '/api/werbemittel/', '/api/werbemittel/'])
  const neutral = knows({ '/api/vorlage/': refuses })
  await read()
  expect(neutral).toEqual(['/api/vorlage/'])
})

test('one that knows neither is not connected', async () => {
  knows({})
  const error: unknown = await werbemittel.fetchWerbemittelListe({}).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ kind: 'unconnected' })
  expect([...unknownCalls()]).toEqual(['fetchWerbemittelListe'])
})

test('one line says that it knows the old ones', async () => {
  correctBy(corrections({ neutralPaths: false, calls: {}, everywhere: {}, fields: {}, words: {} }))
  const asked = knows({ '/api/werbemittel/': answers })
  await werbemittel.fetchWerbemittelListe({})
  expect(asked).toEqual(['/api/werbemittel/'])
})

test('no address of a call and no word of a query is what lists of advertising block', () => {
  const asked = Object.entries(operations).flatMap(([name, operation]: [string, Operation]) => {
    const fields = operation.encoding === 'query' ? Object.keys(shapeOf(operation)) : []
    const query = [`aktion=${operation.aktion ?? name}`, ...fields.map((field) => `${field}=1`)]
    return [`${neutralPath(operation)}?${query.join('&')}`, `${neutralPath(operation)}?${query.toReversed().join('&')}`]
  })
  expect(asked.length).toBeGreaterThan(200)
  expect(asked.flatMap(blocking)).toEqual([])
  // What it would find.
  expect(blocking('/api/werbemittel/?aktion=x')).not.toEqual([])
})
