import { beforeEach, expect, test } from 'vitest'
import { berlinHeute } from '#src/domain/kampagne/schedule.ts'
import { createRandom } from '#mocks/backend/seed/random.ts'
import { recountScans } from '#mocks/backend/seed/scans.ts'
import { AUSLASSUNGEN, type Auslassung } from '#mocks/backend/statistik/aufrufer.ts'
import { KENNUNGEN, scanne, TELEFONE, VORABRUFE } from '#tests/support/aufrufer.ts'
import { flowForEach, handedOver, QR_ZIEL } from './kampagneFlow.ts'

const flow = flowForEach()
let codes: string[]
beforeEach(async () => {
  const { idPtKampagne } = await handedOver(flow)
  const rows = await flow.db
    .selectFrom('empfaengerCode')
    .select('code')
    .where('idPtKampagne', '=', idPtKampagne)
    .orderBy('nr')
    .execute()
  codes = rows.map(({ code }) => code)
})

const scan = async (code: string | undefined) => (await scanne(flow.app, `/q/${code ?? ''}`)).status
/** One after another without a visit between. */
const spaeter = () => flow.clock.moveBy(30 * 60_000)
const gezaehlt = () => flow.db.selectFrom('scanTag').select(['tag', 'scans', 'eindeutig']).orderBy('tag').execute()

/** What the counters must be, from the scans themselves. */
async function ausScans() {
  const rows = await flow.db.selectFrom('scan').select(['nr', 'zeit']).orderBy('zeit').orderBy('idPtScan').execute()
  const seen = new Set<number>()
  const tage = new Map<string, { tag: string; scans: number; eindeutig: number }>()
  for (const { nr, zeit } of rows) {
    const tag = berlinHeute(new Date(zeit))
    const counted = tage.get(tag) ?? { tag, scans: 0, eindeutig: 0 }
    counted.scans += 1
    if (!seen.has(nr)) counted.eindeutig += 1
    seen.add(nr)
    tage.set(tag, counted)
  }
  return [...tage.values()]
}

const ereignisse = () =>
  flow.db.selectFrom('kontoEreignis').select('inhalt').where('ereignis', '=', 'statistik.scan').execute()

async function ausgelassen(): Promise<Partial<Record<Auslassung, number>>> {
  const rows = await flow.db
    .selectFrom('scanAusgelassen')
    .select(['art', (e) => e.fn.sum<number>('anzahl').as('anzahl')])
    .groupBy('art')
    .execute()
  return Object.fromEntries(rows.map(({ art, anzahl }) => [art, Number(anzahl)]))
}

test('the phones of people count, each once', async () => {
  for (const [i, kennung] of TELEFONE.entries()) {
    const link = `/q/${codes[i] ?? ''}`
    for (let again = 0; again < 2; again += 1)
      expect((await scanne(flow.app, link, { 'user-agent': kennung })).headers.get('location')).toBe(QR_ZIEL)
    expect([kennung, await gezaehlt()]).toMatchObject([kennung, [{ scans: i + 1, eindeutig: i + 1 }]])
  }
  expect(await ausgelassen()).toEqual({ wiederholung: TELEFONE.length })
  expect(await ereignisse()).toHaveLength(TELEFONE.length)
})

/** Requests that nobody made, each with its kind. */
const NIEMAND: [Auslassung, RequestInit][] = [
  ...['HEAD', 'OPTIONS', 'POST'].map((method): [Auslassung, RequestInit] => [
    'methode',
    { method, headers: { 'user-agent': TELEFONE[0] } },
  ]),
  ...VORABRUFE.map((headers): [Auslassung, RequestInit] => [
    'vorabruf',
    { headers: { 'user-agent': TELEFONE[0], ...headers } },
  ]),
  ...Object.entries(KENNUNGEN).flatMap(([art, kennungen]) =>
    kennungen.map((kennung): [Auslassung, RequestInit] => [art as Auslassung, { headers: { 'user-agent': kennung } }]),
  ),
  ['ohneKennung', {}],
]

test('what nobody made is led on, tells nobody, and stands apart by its kind', async () => {
  const link = `/q/${codes[0] ?? ''}`
  const expected: Partial<Record<Auslassung, number>> = {}
  for (const [art, init] of NIEMAND) {
    const answer = await flow.app.request(link, init)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, QR_ZIEL])
    expected[art] = (expected[art] ?? 0) + 1
    expect([JSON.stringify(init), await ausgelassen()]).toEqual([JSON.stringify(init), expected])
  }
  expect(Object.keys(expected).toSorted()).toEqual(AUSLASSUNGEN.filter((art) => art !== 'wiederholung').toSorted())
  expect(await gezaehlt()).toEqual([])
  expect(await ereignisse()).toEqual([])
  // A preview opens no visit: who comes after it is counted.
  await scan(codes[0])
  expect(await gezaehlt()).toMatchObject([{ scans: 1, eindeutig: 1 }])
})

test('one visit is one scan, whatever opens it: reader, browser, reload, second tap', async () => {
  const link = `/q/${codes[0] ?? ''}`
  const [safari, chrome] = TELEFONE
  for (const kennung of [safari, chrome, chrome]) {
    await scanne(flow.app, link, { 'user-agent': kennung })
    await flow.clock.moveBy(9 * 60_000)
  }
  await scan(codes[1])
  expect(await gezaehlt()).toMatchObject([{ scans: 2, eindeutig: 2 }])
  await spaeter()
  await scan(codes[0])
  expect(await gezaehlt()).toMatchObject([{ scans: 3, eindeutig: 2 }])
  expect(await ausgelassen()).toEqual({ wiederholung: 2 })
  expect(await ereignisse()).toHaveLength(3)
  expect(Object.keys(await flow.db.selectFrom('scanBesuch').selectAll().executeTakeFirstOrThrow()).toSorted()).toEqual([
    'bis',
    'idPtKampagne',
    'nr',
    'nummer',
  ])
})

test('scans of one card at once count one card', async () => {
  expect(await Promise.all(Array.from({ length: 20 }, () => scan(codes[3])))).toEqual(Array(20).fill(302))
  expect(await gezaehlt()).toMatchObject([{ scans: 1, eindeutig: 1 }])
  expect(await ausgelassen()).toEqual({ wiederholung: 19 })
  expect(await flow.db.selectFrom('scan').select('idPtScan').where('erster', '=', 1).execute()).toHaveLength(1)
})

test('the counters equal the scans, whoever scans what on which day', async () => {
  const random = createRandom(7)
  for (let day = 0; day < 4; day += 1) {
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        for (let i = 0; i < 12; i += 1) await scan(random.pick(codes.slice(0, 40)))
      }),
    )
    await spaeter()
    await Promise.all(codes.slice(0, 20).map(scan))
    await flow.advance(1)
  }
  const expected = await ausScans()
  expect(expected).toHaveLength(4)
  const { wiederholung = 0 } = await ausgelassen()
  expect(expected.reduce((sum, { scans }) => sum + scans, 0) + wiederholung).toBe(4 * 80)
  expect(await gezaehlt()).toEqual(expected)
  // Counted anew it is the same, also where an earlier scan came in later.
  await recountScans(flow.db)
  expect(await gezaehlt()).toEqual(expected)
  const { idPtKampagne, nr } = await flow.db.selectFrom('scan').selectAll().executeTakeFirstOrThrow()
  await flow.db.insertInto('scan').values({ idPtKampagne, nr, zeit: '2026-01-01T09:00:00.000Z' }).execute()
  await recountScans(flow.db)
  expect(await gezaehlt()).toEqual(await ausScans())
})

test('NET-26 a scan shortly before midnight in Berlin counts for that day, in summer and in winter', async () => {
  const { idPtKampagne } = await flow.db.selectFrom('kampagne').select('idPtKampagne').executeTakeFirstOrThrow()
  const zeiten = [
    '2026-07-01T21:59:59.000Z',
    '2026-07-01T22:00:00.000Z',
    '2026-12-01T22:59:59.000Z',
    '2026-12-01T23:00:00.000Z',
  ]
  await flow.db
    .insertInto('scan')
    .values(zeiten.map((zeit) => ({ idPtKampagne, nr: 1, zeit })))
    .execute()
  await recountScans(flow.db)
  expect(await gezaehlt()).toEqual([
    { tag: '2026-07-01', scans: 1, eindeutig: 1 },
    { tag: '2026-07-02', scans: 1, eindeutig: 0 },
    { tag: '2026-12-01', scans: 1, eindeutig: 0 },
    { tag: '2026-12-02', scans: 1, eindeutig: 0 },
  ])
})
