import { beforeAll, describe, expect, it } from 'vitest'
import { API_RECHTE, type ApiRecht } from '#src/contract/apizugang.ts'
import { operations, type OperationName } from '#src/contract/index.ts'
import { composeApp } from '#mocks/backend/serve/compose.ts'
import { ACCESS_MATRIX, EVERY_TOKEN, TOKEN_REACH } from '#tests/contract/accessMatrix.ts'
import { databaseState } from '#tests/support/databaseState.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { SAMPLE_INPUTS, type Sample } from '#tests/support/sampleInputs.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { requestOf } from '#tests/support/wire.ts'

const NAMES = Object.keys(operations) as OperationName[]
const opening = (name: OperationName) => API_RECHTE.filter((recht) => TOKEN_REACH[recht].includes(name))
const REACHABLE = NAMES.filter((name) => EVERY_TOKEN.includes(name) || opening(name).length > 0)
const FOREIGN = REACHABLE.filter((name) => {
  const row = ACCESS_MATRIX[name]
  return row.kind === 'member' && row.foreign === 404
})
/** The sample of everyone is a picture of himself, which no token reaches; this one is a list. */
const TOKEN_INPUTS = {
  ...SAMPLE_INPUTS,
  beginneUebertragung: () => ({ aufruf: 'uploadAdressen' as const, dateiName: 'liste.csv', bytes: 9_000_000 }),
}
/** Statuses that say no to the caller; a reason of the domain (409, 422) may stop him later all the same. */
const NO = [401, 403, 404, 405, 429, 500, 503]

describe('SEC-02 an API token', () => {
  const backend = backendForAll({ seed: 'demo' })
  let sample: Sample
  let other: string
  const tokens = new Map<string, string>()
  const keyOf = (rechte: readonly ApiRecht[]) => rechte.toSorted().join()

  beforeAll(async () => {
    sample = await readSample(backend, 1)
    const owner = await backend.login('kunde@example.org')
    const make = async (bearer: string, rechte: readonly ApiRecht[]) => {
      const eingabe = { bezeichnung: 'Matrix', rechte: [...rechte], modus: 'live' as const, ipListe: [] }
      return (await backend.call(bearer, 'erstelleApiToken', { ...eingabe, gueltigBis: '2027-06-30' })).geheimnis
    }
    const sets = [API_RECHTE, ...REACHABLE.flatMap((name) => [opening(name), without(name)])]
    for (const rechte of sets) {
      if (rechte.length > 0 && !tokens.has(keyOf(rechte))) tokens.set(keyOf(rechte), await make(owner, rechte))
    }
    other = await make(await backend.login('andere@example.org'), API_RECHTE)
  })

  const without = (name: OperationName) => API_RECHTE.filter((recht) => !opening(name).includes(recht))
  const tokenWith = (rechte: readonly ApiRecht[]) => tokens.get(keyOf(rechte.length > 0 ? rechte : API_RECHTE)) ?? ''

  /** A call whose effect is taken back; every one in a separate minute, for the limit is not what is asked here. */
  async function status(name: OperationName, token: string): Promise<number> {
    backend.tick(60_000)
    const transaction = await backend.db.startTransaction().execute()
    try {
      const request = requestOf(operations[name], TOKEN_INPUTS[name](sample), { authorization: `Bearer ${token}` })
      return (await composeApp({ ...backend.parts, db: transaction }).request(request)).status
    } finally {
      await transaction.rollback().execute()
    }
  }

  it.each(REACHABLE)('makes the call %s with the right that opens it, and with that one alone', async (name) => {
    const allowed = await status(name, tokenWith(opening(name)))
    expect([name, NO.includes(allowed) ? allowed : 'allowed']).toEqual([name, 'allowed'])
    const without403 = EVERY_TOKEN.includes(name) ? 403 : await status(name, tokenWith(without(name)))
    expect([name, without403]).toEqual([name, 403])
  })

  it('with every right gets nowhere else, changes nothing and is logged', async () => {
    const before = await databaseState(backend.db)
    for (const name of NAMES.filter((operation) => !REACHABLE.includes(operation))) {
      backend.tick(60_000)
      const response = await backend.send(tokenWith(API_RECHTE), name, SAMPLE_INPUTS[name](sample) as never)
      expect([name, response.status]).toEqual([name, 403])
      expect(backend.log.at(-1)).toMatchObject({
        ereignis: 'abgelehnt',
        anfrage: response.headers.get('x-anfrage'),
        aufruf: name,
        status: 403,
        token: expect.any(Number) as number,
      })
    }
    const { apiToken: _used, apiAnfrage: _asked, ...after } = await databaseState(backend.db)
    expect(before).toMatchObject(after)
  })

  it.each(FOREIGN)('of another customer finds nothing by %s', async (name) => {
    expect(await status(name, other)).toBe(404)
  })
})
