import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RechnungRow } from '#mocks/backend/rechnung/rows.ts'
import { bulkInsert } from '#mocks/backend/platform/db/open.ts'
import { rechnungenCsv } from '#src/domain/rechnung/rechnungenCsv.ts'
import { loadRechnungen } from '#mocks/backend/rechnung/load.ts'
import { bodyOf } from '#mocks/backend/platform/strom.ts'
import { flowForAll, paid, refused } from './kampagneFlow.ts'

const ANZAHL = 2000

const flow = flowForAll()
let muster: RechnungRow
let server: ReturnType<typeof serve>
let url: string

beforeAll(async () => {
  await paid(flow, { bezeichnung: 'Frühling & Ähren' })
  muster = await flow.db.selectFrom('rechnung').selectAll().executeTakeFirstOrThrow()
  const { idPtRechnung: _id, ...rest } = muster
  const spalten = Object.keys(rest)
  await bulkInsert(
    flow.db,
    'rechnung',
    spalten,
    Array.from({ length: ANZAHL - 1 }, (_, i) =>
      Object.values({ ...rest, rechnungsnummer: `RE-2026-9${String(i).padStart(5, '0')}` }),
    ),
  )
  server = serve({ fetch: flow.app.fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/rechnung/?aktion=exportRechnungen&format=`
})
afterAll(() => {
  server.close()
})

const headers = () => ({ authorization: `Bearer ${flow.kunde}` })

test('LOAD-17 the table comes in several parts and is the same file', async () => {
  const response = await fetch(`${url}csv`, { headers: headers() })
  expect(response.headers.get('content-length')).toBeNull()
  const parts: Uint8Array[] = []
  for await (const part of response.body ?? []) parts.push(part)
  expect(parts.length).toBeGreaterThan(2)
  const ids = await flow.db.selectFrom('rechnung').select('idPtRechnung').execute()
  const whole = await loadRechnungen(
    flow.context,
    1,
    ids.map(({ idPtRechnung }) => idPtRechnung),
  )
  expect(whole).toHaveLength(ANZAHL)
  expect(Buffer.concat(parts).toString('utf8')).toBe(rechnungenCsv(whole))
})

test('LOAD-17 the file for DATEV comes in several parts, too, the oldest document first', async () => {
  const text = Buffer.from(await (await fetch(`${url}datev`, { headers: headers() })).arrayBuffer()).toString('latin1')
  const lines = text.split('\r\n')
  expect(lines).toHaveLength(ANZAHL + 3)
  expect(lines[2]).toContain(`"${muster.rechnungsnummer}"`)
  expect(lines[ANZAHL + 1]).toContain('"RE-2026-9')
})

test('LOAD-17 a ZIP has its bound, and says what to do instead', async () => {
  const refusal = await refused(flow.call(flow.kunde, 'exportRechnungen', { format: 'zip' }))
  expect(refusal).toMatchObject({ status: 422, code: 'ZU_VIELE_RECHNUNGEN' })
  expect(refusal?.text).toContain('gewählt sind 2.000.')
})

test('LOAD-17 a failure in the middle breaks the file off: it never looks whole', async () => {
  const broken = { empfaenger: '{' }
  await flow.db.updateTable('rechnung').set(broken).where('idPtRechnung', '=', muster.idPtRechnung).execute()
  const response = await fetch(`${url}csv`, { headers: headers() })
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('terminated')
  expect(flow.log.filter(({ ereignis }) => ereignis === 'fehler')).toHaveLength(1)
  const { empfaenger } = muster
  await flow.db.updateTable('rechnung').set({ empfaenger }).where('idPtRechnung', '=', muster.idPtRechnung).execute()
})

test('LOAD-17 who hangs up or reads slowly is not read for', async () => {
  let made = 0
  let ended = false
  const teile = (async function* () {
    try {
      for (; made < 10_000; made += 1) yield new Uint8Array(65_536)
    } finally {
      ended = true
    }
  })()
  const slow = serve({
    fetch: () => new Response(bodyOf({ teile, type: 'text/csv', name: 'a' }, () => undefined)),
    port: 0,
    hostname: '127.0.0.1',
  })
  if (!slow.listening) await once(slow, 'listening')
  const abort = new AbortController()
  const { body } = await fetch(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`, { signal: abort.signal })
  const reader = body?.getReader()
  await reader?.read()
  // What the lines between the two hold, and no more.
  await vi.waitFor(async () => {
    const before = made
    await new Promise((resolve) => setImmediate(resolve))
    expect(made).toBe(before)
  })
  expect(made).toBeLessThan(1000)
  abort.abort()
  await vi.waitFor(() => expect(ended).toBe(true))
  expect(made).toBeLessThan(1000)
  slow.close()
})
