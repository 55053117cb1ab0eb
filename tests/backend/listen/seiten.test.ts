import { beforeAll, describe, expect, test } from 'vitest'
import { SEITE_MAX } from '#src/contract/seite.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { CallRefused } from '#tests/support/wire.ts'
import { ask as askAs, NAMEN, ORDNUNGEN, type Liste, type Wunsch } from './listen.ts'
import { fuelle, neueKampagne, neueZielgruppe, neuesWerbemittel } from './mandant.ts'

const backend = backendForAll()
let token: string
beforeAll(async () => {
  await fuelle(backend.db)
  token = await backend.login('kunde@example.org')
})

const ask = (liste: Liste, wunsch?: Wunsch) => askAs(backend, token, liste, wunsch)

/** Every page behind the first, by cursor; `between` happens after each. */
async function walk(liste: Liste, wunsch: Wunsch, between: () => Promise<void> = async () => undefined) {
  const pages = [await ask(liste, wunsch)]
  for (let weiter = pages[0]?.weiter ?? null; weiter !== null; weiter = pages.at(-1)?.weiter ?? null) {
    await between()
    pages.push(await ask(liste, { ...wunsch, cursor: weiter }))
  }
  return pages
}

describe.each(ORDNUNGEN)('%s %j', (liste, wunsch) => {
  test('has the same rows by page and by cursor, each once', async () => {
    const byCursor = await walk(liste, { ...wunsch, limit: 41 })
    const ids = byCursor.flatMap((page) => page.ids)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(byCursor[0]?.total ?? -1)
    expect(byCursor.map(({ page }) => page)).toEqual(byCursor.map((_, index) => index + 1))
    const byPage = await Promise.all(byCursor.map(({ page }) => ask(liste, { ...wunsch, limit: 41, page })))
    expect(byPage.map((page) => page.ids)).toEqual(byCursor.map((page) => page.ids))
    expect(byPage.at(-1)?.weiter).toBeNull()
  })
})

describe.each(NAMEN)('%s', (liste) => {
  test('shows the last page for one past the end, and the first for one before the first', async () => {
    const { total } = await ask(liste)
    const last = Math.ceil(total / 40)
    expect(await ask(liste, { limit: 40, page: 999_999_999 })).toEqual(await ask(liste, { limit: 40, page: last }))
    expect((await ask(liste, { limit: 40, page: 999_999_999 })).page).toBe(last)
    expect((await ask(liste, { page: -3 })).page).toBe(1)
    expect(await ask(liste, { q: 'gibt es nicht', page: 7 })).toMatchObject({
      total: 0,
      page: 1,
      weiter: null,
      ids: [],
    })
  })

  test('gives 1 to 100 rows of a page, whatever is asked for', async () => {
    for (const [limit, rows] of [
      [0, 1],
      [-5, 1],
      [1_000_000, SEITE_MAX],
    ] as const) {
      const page = await ask(liste, { limit })
      expect([page.seitenGroesse, page.ids.length]).toEqual([rows, rows])
    }
  })

  test('refuses a cursor of nobody’s making, and one of another order', async () => {
    const made = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    const other = await ask(liste === 'fetchKampagnen' ? 'fetchSperrliste' : 'fetchKampagnen', { limit: 1 })
    for (const cursor of [
      '',
      '%',
      'x'.repeat(500),
      made(null),
      made(['sperre.neu', 'ab', '\0', 1, 1]),
      other.weiter ?? '',
    ])
      await expect(ask(liste, { cursor })).rejects.toMatchObject({ status: 422, code: 'CURSOR_UNGUELTIG' })
    await expect(ask(liste, { cursor: 'x'.repeat(501) })).rejects.toBeInstanceOf(Error)
  })

  test.each([
    '%',
    '_',
    '\\',
    "'",
    '"',
    '🎄',
    '\0',
    'a\0b',
    '\ud800',
    '%%%',
    "' or 1=1 --",
    'x'.repeat(200),
    'a '.repeat(100),
  ])('takes %j for what it says', async (q) => {
    const { total } = await ask(liste, { q }).catch((error: unknown) => {
      // What is no text is refused; nothing else may be.
      if (error instanceof CallRefused && error.status === 422) return { total: 0 }
      throw error
    })
    const letters = q.replaceAll(/[^a-z]/g, '')
    const most = letters === '' && q !== '\0' ? 0 : (await ask(liste)).total
    expect(total).toBeLessThanOrEqual(most)
  })
})

test('rows that come in while one walks by cursor put nothing twice and hide nothing', async () => {
  for (const [liste, wunsch, insert] of [
    ['fetchKampagnen', { sort: 'bezeichnung' }, () => backend.db.insertInto('kampagne').values(neueKampagne([], []))],
    ['fetchZielgruppen', { sort: 'potenzial' }, () => backend.db.insertInto('zielgruppe').values(neueZielgruppe())],
    ['fetchWerbemittelListe', {}, () => backend.db.insertInto('werbemittel').values(neuesWerbemittel())],
  ] as const) {
    const before = (await walk(liste, { ...wunsch, limit: 50 })).flatMap(({ ids }) => ids)
    const pages = await walk(liste, { ...wunsch, limit: 9 }, async () => {
      for (let count = 0; count < 3; count += 1) await insert().execute()
    })
    const seen = pages.flatMap(({ ids }) => ids)
    expect(new Set(seen).size).toBe(seen.length)
    expect(before.filter((id) => !seen.includes(id))).toEqual([])
  }
})
