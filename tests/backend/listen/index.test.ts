import { sql } from 'kysely'
import { beforeAll, describe, test } from 'vitest'
import { backendForAll } from '#tests/support/standIn.ts'
import { ask, ORDNUNGEN, type Wunsch } from './listen.ts'
import { fuelle } from './mandant.ts'
import { expectAusIndex } from './plan.ts'

const backend = backendForAll()
let token: string
beforeAll(async () => {
  // Among those of another customer: reading the table in the order of its keys must not seem the shorter way.
  for (const [round, idPtKunde] of [2, 2, 2, 2, 1, 2, 2].entries()) await fuelle(backend.db, idPtKunde, round * 1000)
  await sql`analyze`.execute(backend.db)
  token = await backend.login('kunde@example.org')
})

describe.each(ORDNUNGEN)('%s %j', (liste, wunsch) => {
  test.each<[string, Wunsch]>([
    ['the first page', {}],
    ['a page by number', { page: 3 }],
    ['a search', { q: 'a' }],
  ])('%s comes out of the index in its order', async (_what, more) => {
    await expectAusIndex(backend, () => ask(backend, token, liste, { ...wunsch, limit: 20, ...more }))
  })

  test('what follows a cursor comes out of the index in its order', async () => {
    const { weiter } = await ask(backend, token, liste, { ...wunsch, limit: 20 })
    await expectAusIndex(backend, () => ask(backend, token, liste, { ...wunsch, limit: 20, cursor: weiter ?? '' }))
  })
})
