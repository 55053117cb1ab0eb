import { afterAll, beforeAll, expect, test } from 'vitest'
import { berlinHeute } from '#src/domain/kampagne/schedule.ts'
import { bulkInsert } from '#mocks/backend/platform/db/open.ts'
import { createRandom } from '#mocks/backend/seed/random.ts'
import { zaehleScansNeu } from '#mocks/backend/platform/db/migrations/0012_scanTag.ts'
import { createFlow, draft, type Flow } from './kampagneFlow.ts'

const ANZAHL = 130
const SORTS = ['versandDatum', 'bezeichnung', 'versendet', 'scans', 'eindeutig', 'quote'] as const

let flow: Flow
beforeAll(async () => {
  flow = await createFlow()
  await draft(flow)
  const { idPtKampagne: _id, ...one } = await flow.db.selectFrom('kampagne').selectAll().executeTakeFirstOrThrow()
  const random = createRandom(3)
  const sent = Array.from({ length: ANZAHL }, (_, i) => ({
    ...one,
    bezeichnung: `Äpfel ${i}`,
    state: 'inVersendet',
    // Several of one day and one number, and one of which nothing was sent.
    menge: i === 7 ? 0 : 10 * random.int(1, 9),
    versandDatum: `2026-0${random.int(1, 9)}-01`,
  }))
  await bulkInsert(
    flow.db,
    'kampagne',
    Object.keys(sent[0] ?? {}),
    sent.map((row) => Object.values(row)),
  )
  const rows = await flow.db.selectFrom('kampagne').select('idPtKampagne').where('state', '=', 'inVersendet').execute()
  const scans = Array.from({ length: 3000 }, () => [
    random.pick(rows).idPtKampagne,
    random.int(1, 20),
    new Date(Date.UTC(2026, random.int(0, 8), random.int(1, 28), random.int(0, 23))).toISOString(),
  ])
  await bulkInsert(flow.db, 'scan', ['idPtKampagne', 'nr', 'zeit'], scans)
  await zaehleScansNeu(flow.db)
})
afterAll(() => flow.close())

const fetched = (input: Parameters<typeof flow.call<'fetchStatistik'>>[2]) =>
  flow.call(flow.kunde, 'fetchStatistik', input)

test.each(SORTS)(
  'by %s every campaign comes once, page by page and behind a cursor, with the figures of its scans',
  async (sort) => {
    const scans = await flow.db.selectFrom('scan').select(['idPtKampagne', 'nr']).execute()
    const pages = await Promise.all([1, 2, 3].map((page) => fetched({ sort, page })))
    const all = pages.flatMap(({ kampagnen }) => kampagnen)
    expect(pages.map(({ kampagnen }) => kampagnen.length)).toEqual([50, 50, 30])
    expect(new Set(all.map(({ idPtKampagne }) => idPtKampagne)).size).toBe(ANZAHL)
    for (const { idPtKampagne, scans: counted, eindeutig } of all) {
      const own = scans.filter((scan) => scan.idPtKampagne === idPtKampagne)
      expect([counted, eindeutig]).toEqual([own.length, new Set(own.map(({ nr }) => nr)).size])
    }
    const quote = (row: (typeof all)[number]) => (row.versendet === 0 ? -1 : row.eindeutig / row.versendet)
    const value = (row: (typeof all)[number]) =>
      sort === 'quote' ? quote(row) : sort === 'bezeichnung' ? Number(row.bezeichnung.slice(6)) : row[sort]
    const sorted = all.toSorted((a, b) => {
      const [x, y] = [value(a), value(b)]
      const order = x < y ? -1 : x > y ? 1 : a.idPtKampagne - b.idPtKampagne
      return sort === 'bezeichnung' ? order : -order
    })
    expect(all).toEqual(sorted)
    const second = await fetched({ sort, cursor: pages[0]?.weiter ?? '' })
    expect(second.kampagnen).toEqual(pages[1]?.kampagnen)
    const sum = (key: 'versendet' | 'scans' | 'eindeutig') => all.reduce((total, row) => total + row[key], 0)
    for (const page of pages) {
      expect(page).toMatchObject({ total: ANZAHL, seitenGroesse: 50 })
      expect(page.gesamt).toEqual({ versendet: sum('versendet'), scans: sum('scans'), eindeutig: sum('eindeutig') })
      expect(page.besteQuote).toBeCloseTo(Math.max(...all.map(quote)))
    }
  },
)

test('a page past the end is the last one, and the counters lie on days of Berlin', async () => {
  expect(await fetched({ page: 99 })).toMatchObject({ page: 3 })
  const tage = await flow.db.selectFrom('scanTag').select('tag').distinct().execute()
  const zeiten = await flow.db.selectFrom('scan').select('zeit').distinct().execute()
  expect(new Set(tage.map(({ tag }) => tag))).toEqual(new Set(zeiten.map(({ zeit }) => berlinHeute(new Date(zeit)))))
})
