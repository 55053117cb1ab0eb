import { beforeAll, describe, expect, it } from 'vitest'
import { operations, type OperationName } from '#src/contract/index.ts'
import { ACCESS_MATRIX } from '#tests/contract/accessMatrix.ts'
import { createEmployee } from '#tests/support/accessActors.ts'
import { databaseState } from '#tests/support/databaseState.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { SAMPLE_INPUTS, type Sample } from '#tests/support/sampleInputs.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { requestOf } from '#tests/support/wire.ts'

const UNKNOWN = 987_654
const ID_FIELD = /^id[A-Z]|[a-z]Ids?$|^auswahl$/

const NAMES = (Object.keys(operations) as OperationName[]).filter((name) => ACCESS_MATRIX[name].kind === 'member')

/** Every field of an input that names something stored. */
function idFields(name: OperationName): string[] {
  const { shape } = operations[name].input.def as unknown as { shape: Record<string, unknown> }
  return Object.keys(shape).filter((field) => ID_FIELD.test(field))
}

/** What goes along where it is there; where it is not, nothing is missed: its work is stored by this very call. */
const HINTS = ['uploadAdressen.idPtAdressEntwurf']

const CASES = NAMES.flatMap((name) => idFields(name).map((field) => [name, field] as const)).filter(
  ([name, field]) => !HINTS.includes(`${name}.${field}`),
)

/** Lists that an id only narrows: they are empty for a foreign one, as they are for an unknown one. */
const FILTERS = ['fetchRechnungen.idPtKampagne', 'fetchBilder.idPtBildgenerierung']

/** All that is answered, but for what is new with every answer. */
async function seen(response: Response) {
  const headers = Object.fromEntries(response.headers)
  const anfrage = headers['x-anfrage'] ?? 'none'
  const body = (await response.text()).replaceAll(anfrage, 'ANFRAGE')
  return {
    status: response.status,
    headers: { ...headers, 'x-anfrage': 'ANFRAGE' },
    body,
  }
}

/** Every id in an answer, by the name of its field. */
function collectIds(value: unknown, ids = new Map<string, Set<unknown>>()): Map<string, Set<unknown>> {
  if (typeof value !== 'object' || value === null) return ids
  for (const [key, inner] of Object.entries(value)) {
    if (ID_FIELD.test(key) && (typeof inner === 'number' || typeof inner === 'string'))
      ids.set(key, (ids.get(key) ?? new Set()).add(inner))
    collectIds(inner, ids)
  }
  return ids
}

describe('SEC-01 what belongs to another customer', () => {
  const backend = backendForAll({ seed: 'demo' })
  let foreign: Sample
  let token: string
  let before: Record<string, string>

  beforeAll(async () => {
    foreign = await readSample(backend, 1)
    // Otherwise uploads would be refused for another reason before.
    await backend.call(await backend.login('andere@example.org'), 'akzeptiereAvv', {
      fassung: '2026-1',
      name: 'Sven Albrecht',
    })
    token = (await createEmployee(backend, 2, 'administrator')).token
    before = await databaseState(backend.db)
  })

  /** The sample of the other customer, with one id replaced; other ids that are optional are left out. */
  const inputWith = (name: OperationName, field: string, unknown: boolean) => {
    const sample: Record<string, unknown> = { ...SAMPLE_INPUTS[name](foreign) }
    if (name === 'saveKampagne' && field !== 'idPtKampagne') {
      // A draft of one's own, so that the other ids alone are foreign.
      delete sample['idPtKampagne']
      delete sample['version']
    }
    if (name === 'fetchRechnungen' && field !== 'idPtKunde') delete sample['idPtKunde']
    sample[field] ??= {
      idPtKampagne: foreign.kampagne('inVersendet').idPtKampagne,
      idPtZielgruppe: foreign.liste.idPtZielgruppe,
      idPtWerbemittel: foreign.werbemittel.idPtWerbemittel,
      idPtAdressEntwurf: foreign.idPtAdressEntwurf,
      idPtBildgenerierung: foreign.idPtBildgenerierung,
      auswahl: [foreign.idPtRechnung],
    }[field]
    const known = sample[field]
    expect([name, field, known]).not.toEqual([name, field, undefined])
    if (unknown) sample[field] = typeof known === 'string' ? 'unbekannt' : Array.isArray(known) ? [UNKNOWN] : UNKNOWN
    return sample
  }

  const send = (name: OperationName, input: unknown, bearer = token) =>
    backend.app.request(requestOf(operations[name], input, { authorization: `Bearer ${bearer}` }))

  it('is found by the names of the fields', () => {
    expect(CASES.length).toBeGreaterThan(30)
  })

  it.each(CASES)('is not there: %s answers for %s as for an unknown one', async (name, field) => {
    const taken = await seen(await send(name, inputWith(name, field, false)))
    expect(taken).toEqual(await seen(await send(name, inputWith(name, field, true))))
    expect(taken.status).toBe(FILTERS.includes(`${name}.${field}`) ? 200 : 404)
  })

  it('stays as it was', async () => {
    expect(await databaseState(backend.db)).toEqual(before)
  })

  it('goes along with nothing of somebody else', async () => {
    const { adressEntwurf } = await databaseState(backend.db)
    const upload = async (idPtAdressEntwurf: number) => {
      const { status, body } = await seen(
        await send('uploadAdressen', { ...SAMPLE_INPUTS.uploadAdressen(foreign), idPtAdressEntwurf }),
      )
      // The same but for the list that it made.
      return {
        status,
        body: body.replaceAll(/"(idPtZielgruppe|erstelltAm|geaendertAm|stand)":(?:\d+|"[^"]*")/g, '"$1":0'),
      }
    }
    const answer = await upload(foreign.idPtAdressEntwurf)
    expect(answer.status).toBe(200)
    expect(answer).toEqual(await upload(UNKNOWN))
    expect((await databaseState(backend.db)).adressEntwurf).toBe(adressEntwurf)
  })

  it('appears in no list', async () => {
    const owner = await backend.login('kunde@example.org')
    const readers = NAMES.filter((name) => {
      const row = ACCESS_MATRIX[name]
      return row.kind === 'member' && row.foreign === 'own' && operations[name].method === 'GET'
    })
    let found = 0
    for (const name of readers.filter((reader) => operations[reader].answer === 'json')) {
      const input = SAMPLE_INPUTS[name](foreign)
      const ours = collectIds(await (await send(name, input, owner)).json())
      const theirs = collectIds(await (await send(name, input)).json())
      for (const [field, ids] of theirs)
        expect([name, field, [...ids].filter((id) => ours.get(field)?.has(id))]).toEqual([name, field, []])
      found += ours.size
    }
    expect(found).toBeGreaterThan(5)
  })

  it('is no picture of own material', async () => {
    const owner = await backend.call(token, 'fetchWerbemittelListe', {})
    const idPtWerbemittel = owner.werbemittel[0]?.idPtWerbemittel ?? 0
    const answers = await Promise.all(
      [foreign.assetId, 'unbekannt'].map(async (assetId) =>
        seen(await send('downloadAsset', { idPtWerbemittel, assetId })),
      ),
    )
    expect(answers[0]?.status).toBe(404)
    expect(answers[0]).toEqual(answers[1])
  })
})
