import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { berlinHeute, fristen } from '#src/domain/kampagne/schedule.ts'
import { bulkInsert } from '#mocks/backend/platform/db/open.ts'
import { createRandom } from '#mocks/backend/seed/random.ts'
import { recountScans } from '#mocks/backend/seed/scans.ts'
import { draft, flowForAll } from './kampagneFlow.ts'

const ANZAHL = 130
const SORTS = ['versandDatum', 'bezeichnung', 'versendet', 'scans', 'eindeutig', 'quote'] as const

const flow = flowForAll()
beforeAll(async () => {
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
  await recountScans(flow.db)
})

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
      expect(page.gesamt).toEqual({
        versendet: sum('versendet'),
        scans: sum('scans'),
        eindeutig: sum('eindeutig'),
        unterwegs: 0,
        ausgelassen: 0,
      })
      expect(page.besteQuote).toBeCloseTo(Math.max(...all.map(quote)))
    }
  },
)

describe('what is still under way', () => {
  /** The clock stands at 20 November, a Friday; both were given to the post the day before. */
  const VERSAND = '2026-11-19'
  const unterwegs = () => flow.db.selectFrom('kampagne').select('idPtKampagne').where('versandDatum', '=', VERSAND)

  beforeAll(async () => {
    const { idPtKampagne: _id, ...one } = await flow.db
      .selectFrom('kampagne')
      .selectAll()
      .where('state', '=', 'inVersendet')
      .where('menge', '>', 0)
      .executeTakeFirstOrThrow()
    await flow.db
      .insertInto('kampagne')
      .values([1, 2].map((i) => ({ ...one, bezeichnung: `Birnen ${i}`, menge: 5000, versandDatum: VERSAND })))
      .execute()
    const [first] = await unterwegs().execute()
    await flow.db
      .insertInto('scanTag')
      .values({ idPtKampagne: first?.idPtKampagne ?? 0, tag: '2026-11-20', scans: 9000, eindeutig: 4900 })
      .execute()
  })
  afterAll(async () => {
    await flow.db.deleteFrom('scanTag').where('idPtKampagne', 'in', unterwegs()).execute()
    await flow.db.deleteFrom('kampagne').where('versandDatum', '=', VERSAND).execute()
  })

  test('has no rate, lowers no mean, is no best, and stands last by rate in both directions', async () => {
    const arrived = await fetched({ q: 'Äpfel' })
    const all = await fetched({})
    expect(arrived.gesamt).toMatchObject({ unterwegs: 0 })
    expect(all.total).toBe(ANZAHL + 2)
    expect(all.gesamt).toEqual({ ...arrived.gesamt, unterwegs: 2 })
    expect(all.besteQuote).toBe(arrived.besteQuote)
    expect(all.kampagnen.filter((row) => row.unterwegs).map(({ bezeichnung }) => bezeichnung)).toEqual([
      'Birnen 2',
      'Birnen 1',
    ])
    for (const richtung of ['auf', 'ab'] as const) {
      const { kampagnen } = await fetched({ sort: 'quote', richtung, page: 3 })
      // One campaign reached nobody and has no rate either.
      const last = kampagnen.slice(-3).map(({ bezeichnung }) => bezeichnung)
      expect([richtung, last.toSorted()]).toEqual([richtung, ['Birnen 1', 'Birnen 2', 'Äpfel 7'].toSorted()])
    }
  })

  test('has its rate from the first day on which the post may bring it', async () => {
    const { ankunftVon } = fristen(VERSAND)
    const days = Math.round((Date.parse(ankunftVon) - Date.parse(flow.clock.heute())) / 86_400_000)
    await flow.advance(days - 1)
    expect((await fetched({ q: 'Birnen' })).gesamt).toMatchObject({ versendet: 0, unterwegs: 2 })
    await flow.advance(1)
    const { gesamt, besteQuote, kampagnen } = await fetched({ q: 'Birnen' })
    expect(gesamt).toEqual({ versendet: 10_000, scans: 9000, eindeutig: 4900, unterwegs: 0, ausgelassen: 0 })
    expect(besteQuote).toBeCloseTo(0.98)
    expect(kampagnen.some((row) => row.unterwegs)).toBe(false)
    await flow.clock.moveBy(-days * 86_400_000)
  })
})

test('a page past the end is the last one, and the counters lie on days of Berlin', async () => {
  expect(await fetched({ page: 99 })).toMatchObject({ page: 3 })
  const tage = await flow.db.selectFrom('scanTag').select('tag').distinct().execute()
  const zeiten = await flow.db.selectFrom('scan').select('zeit').distinct().execute()
  expect(new Set(tage.map(({ tag }) => tag))).toEqual(new Set(zeiten.map(({ zeit }) => berlinHeute(new Date(zeit)))))
})
