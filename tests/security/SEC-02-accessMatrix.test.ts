import { beforeAll, describe, expect, it } from 'vitest'
import { operations, type OperationName } from '#src/contract/index.ts'
import { buildAbility, ROLE_RULES, ROLLEN } from '#src/domain/ability/ability.ts'
import { composeApp } from '#mocks/backend/serve/compose.ts'
import { ACCESS_MATRIX, ACTORS, type Actor, type Row } from '#tests/contract/accessMatrix.ts'
import { accessTokens } from '#tests/support/accessActors.ts'
import { databaseState } from '#tests/support/databaseState.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { SAMPLE_INPUTS, type Sample } from '#tests/support/sampleInputs.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { requestOf } from '#tests/support/wire.ts'

const NAMES = Object.keys(operations) as OperationName[]
const rowOf = (name: OperationName): Row => ACCESS_MATRIX[name]

/** What an actor may expect: 'allowed', or the status of the refusal. */
function expected(row: Row, actor: Actor): 'allowed' | number {
  if (row.kind === 'public') return 'allowed'
  if (actor === 'nobody' || actor === 'disabled') return 401
  if (actor === 'otherCustomer') return row.foreign === 'own' ? 'allowed' : row.foreign
  return row.roles.includes(actor) ? 'allowed' : row.colleague
}

/** Statuses that say no to the caller; a reason of the domain (409, 422) may stop him later all the same. */
const NO = [401, 403, 404, 405, 429, 500, 503]

describe('SEC-02 the access matrix', () => {
  const backend = backendForAll({ seed: 'demo' })
  let sample: Sample
  let tokens: Record<Actor, string | null>

  beforeAll(async () => {
    tokens = await accessTokens(backend)
    sample = await readSample(backend, 1)
  })

  const request = (name: OperationName, input: unknown, actor: Actor) => {
    const token = tokens[actor]
    return requestOf(operations[name], input, token === null ? {} : { authorization: `Bearer ${token}` })
  }

  /** A call whose effect is taken back. */
  async function tryCall(name: OperationName, input: unknown, actor: Actor): Promise<number> {
    const transaction = await backend.db.startTransaction().execute()
    try {
      const app = composeApp({ ...backend.parts, db: transaction })
      return (await app.request(request(name, input, actor))).status
    } finally {
      await transaction.rollback().execute()
    }
  }

  it.each(NAMES)('%s is allowed to whom it is meant for', async (name) => {
    const actors = ACTORS.filter((actor) => expected(rowOf(name), actor) === 'allowed')
    expect(actors.length).toBeGreaterThan(0)
    const refused: [Actor, number][] = []
    for (const actor of actors) {
      const status = await tryCall(name, SAMPLE_INPUTS[name](sample), actor)
      if (NO.includes(status)) refused.push([actor, status])
    }
    expect(refused).toEqual([])
  })

  it('refuses everyone else, changes nothing and logs it', async () => {
    const before = await databaseState(backend.db)
    for (const name of NAMES) {
      const row = rowOf(name)
      const cases = ACTORS.flatMap((actor) => {
        if (row.kind === 'public') return []
        const status = expected(row, actor)
        return status === 'allowed' ? [] : [{ actor, status, input: SAMPLE_INPUTS[name](sample) as unknown }]
      })
      if (row.kind === 'public' && 'input' in row.refused)
        cases.push({ actor: 'nobody', status: row.refused.status, input: row.refused.input(sample) })
      const mayBeOpen = row.kind === 'public' && 'never' in row.refused
      expect([name, cases.length > 0 || mayBeOpen]).toEqual([name, true])
      for (const { actor, status, input } of cases) {
        const response = await backend.app.request(request(name, input, actor))
        expect([name, actor, response.status]).toEqual([name, actor, status])
        // Files of nobody are not even read, so the call in them stays unknown.
        const aufruf = operations[name].encoding === 'multipart' && status === 401 ? null : name
        const anfrage = response.headers.get('x-anfrage')
        expect(backend.log.at(-1)).toMatchObject({ ereignis: 'abgelehnt', anfrage, aufruf, status })
      }
    }
    expect(await databaseState(backend.db)).toEqual(before)
  })

  it('agrees with the contract and the roles', () => {
    for (const name of NAMES) {
      const row = rowOf(name)
      const { access } = operations[name]
      expect([name, row.kind === 'public']).toEqual([name, access === 'public'])
      if (row.kind === 'public') continue
      // Whoever may call may still not see what is not his own.
      const roles = ROLLEN.filter((rolle) => {
        const may = typeof access === 'string' || buildAbility(ROLE_RULES[rolle]).can(access.action, access.subject)
        return may && (row.colleague !== 404 || row.roles.includes(rolle))
      })
      expect([name, [...row.roles].toSorted()]).toEqual([name, roles.toSorted()])
    }
  })
})
