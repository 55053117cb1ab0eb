import { beforeAll, describe, expect, test } from 'vitest'
import { backendForAll } from '#tests/support/standIn.ts'
import { neuesToken } from '../apizugang.ts'
import { expectAusIndex } from './plan.ts'

const ANZAHL = 130

const backend = backendForAll()
let kunde: string
beforeAll(async () => {
  kunde = await backend.login('kunde@example.org')
  const { token } = await neuesToken(backend, kunde)
  const { webhook } = await backend.call(kunde, 'saveWebhook', {
    bezeichnung: 'Lager',
    url: 'https://lager.example.org/',
    ereignisse: ['kampagne.state'],
    aktiv: true,
  })
  // Of the call before: what is older than the log reaches is not shown.
  const { erstelltAm: zeit } = await backend.db.selectFrom('apiToken').select('erstelltAm').executeTakeFirstOrThrow()
  await backend.db
    .insertInto('apiAnfrage')
    .values(
      Array.from({ length: ANZAHL }, (_, nr) => ({
        idPtKunde: 1,
        idPtApiToken: token.idPtApiToken,
        zeit,
        methode: 'GET',
        operation: 'fetchKampagnen',
        status: nr % 2 === 0 ? 200 : 404,
        code: null,
        dauerMs: 3,
        anfrage: `A${nr}`,
        ip: '127.0.0.1',
      })),
    )
    .execute()
  await backend.db
    .insertInto('zustellung')
    .values(
      Array.from({ length: ANZAHL }, (_, nr) => ({
        idPtKunde: 1,
        idPtWebhook: webhook.idPtWebhook,
        nachrichtId: `e${nr}`,
        ereignis: 'kampagne.state',
        inhalt: '{}',
        status: 'zugestellt' as const,
        erstelltAm: zeit,
      })),
    )
    .execute()
})

describe.each([
  ['fetchAnfragen', 'anfragen', 'idPtApiAnfrage', { ergebnis: 'fehler' }],
  ['fetchZustellungen', 'zustellungen', 'idPtZustellung', { status: 'zugestellt' }],
] as const)('%s', (aufruf, feld, id, art) => {
  const ask = async (wunsch: { page?: number; cursor?: string; limit?: number } & Partial<typeof art>) => {
    const answer: Record<string, unknown> = await backend.call(kunde, aufruf, wunsch)
    const rows = answer[feld] as Record<string, number>[]
    return { ...answer, ids: rows.map((row) => Number(row[id])) } as unknown as {
      ids: number[]
      total: number
      page: number
      weiter: string | null
    }
  }

  test('comes page by page and behind a cursor, newest first, and ends with the last page', async () => {
    const first = await ask({})
    expect(first).toMatchObject({ total: ANZAHL, page: 1 })
    expect(first.ids).toHaveLength(50)
    expect(first.ids).toEqual(first.ids.toSorted((a, b) => b - a))
    const second = await ask({ cursor: first.weiter ?? '' })
    expect(second.ids).toEqual((await ask({ page: 2 })).ids)
    const last = await ask({ page: 99 })
    expect(last).toMatchObject({ page: 3, weiter: null })
    expect(new Set([...first.ids, ...second.ids, ...last.ids]).size).toBe(ANZAHL)
    expect((await ask({ limit: 1000 })).ids).toHaveLength(100)
  })

  test.each([
    ['all of it', {}],
    ['one kind', art],
  ])('%s comes out of the index in its order, by number and behind a cursor', async (_what, filter) => {
    const { weiter } = await ask({ ...filter, limit: 20 })
    await expectAusIndex(backend, () => ask({ ...filter, limit: 20, page: 2 }))
    await expectAusIndex(backend, () => ask({ ...filter, limit: 20, cursor: weiter ?? '' }))
  })
})
