import { afterEach, beforeEach, expect, test } from 'vitest'
import { berlinHeute } from '#src/domain/kampagne/schedule.ts'
import { zaehleScansNeu } from '#mocks/backend/platform/db/migrations/0012_scanTag.ts'
import { createRandom } from '#mocks/backend/seed/random.ts'
import { createFlow, handedOver, type Flow } from './kampagneFlow.ts'

let flow: Flow
let codes: string[]
beforeEach(async () => {
  flow = await createFlow()
  const { idPtKampagne } = await handedOver(flow)
  const rows = await flow.db
    .selectFrom('empfaengerCode')
    .select('code')
    .where('idPtKampagne', '=', idPtKampagne)
    .orderBy('nr')
    .execute()
  codes = rows.map(({ code }) => code)
})
afterEach(() => flow.close())

const scan = async (code: string | undefined) => (await flow.app.request(`/q/${code ?? ''}`)).status
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

test('scans of one card at once count one card', async () => {
  expect(await Promise.all(Array.from({ length: 20 }, () => scan(codes[3])))).toEqual(Array(20).fill(302))
  expect(await gezaehlt()).toMatchObject([{ scans: 20, eindeutig: 1 }])
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
    await flow.advance(1)
  }
  const expected = await ausScans()
  expect(expected).toHaveLength(4)
  expect(expected.reduce((sum, { scans }) => sum + scans, 0)).toBe(240)
  expect(await gezaehlt()).toEqual(expected)
  // Counted anew it is the same, also where an earlier scan came in later.
  await zaehleScansNeu(flow.db)
  expect(await gezaehlt()).toEqual(expected)
  const { idPtKampagne, nr } = await flow.db.selectFrom('scan').selectAll().executeTakeFirstOrThrow()
  await flow.db.insertInto('scan').values({ idPtKampagne, nr, zeit: '2026-01-01T09:00:00.000Z' }).execute()
  await zaehleScansNeu(flow.db)
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
  await zaehleScansNeu(flow.db)
  expect(await gezaehlt()).toEqual([
    { tag: '2026-07-01', scans: 1, eindeutig: 1 },
    { tag: '2026-07-02', scans: 1, eindeutig: 0 },
    { tag: '2026-12-01', scans: 1, eindeutig: 0 },
    { tag: '2026-12-02', scans: 1, eindeutig: 0 },
  ])
})
