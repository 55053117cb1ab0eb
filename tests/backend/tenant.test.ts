import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations, type OperationName } from '#src/contract/index.ts'
import { readSample, SAMPLE_INPUTS, type Sample } from '#tests/support/sampleCalls.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'

const UNKNOWN = 987_654

/** Every field of an input that names something stored. */
function idFields(name: OperationName): string[] {
  const { shape } = operations[name].input.def as unknown as { shape: Record<string, unknown> }
  return Object.keys(shape).filter((field) => /^id(Pt|Th)[A-Z]/.test(field))
}

const CASES = (Object.keys(operations) as OperationName[]).flatMap((name) =>
  idFields(name).map((field) => [name, field] as const),
)

/** SEC-01: what belongs to someone else looks exactly like what does not exist. */
describe('a foreign id', () => {
  let backend: TestBackend
  let foreign: Sample
  let token: string

  beforeAll(async () => {
    backend = await createTestBackend({ seed: 'demo' })
    foreign = await readSample(backend, 1)
    token = await backend.login('andere@example.org')
    // Otherwise uploads would be refused for another reason before.
    await backend.call(token, 'akzeptiereAvv', {})
  }, 120_000)
  afterAll(() => backend.close())

  /** The sample of the other customer; a draft of one's own where only the other ids are to be foreign. */
  const inputWith = (name: OperationName, field: string, value: 'foreign' | 'unknown') => {
    const sample: Record<string, unknown> = { ...SAMPLE_INPUTS[name](foreign) }
    if (name === 'saveKampagne' && field !== 'idPtKampagne') {
      delete sample['idPtKampagne']
      delete sample['version']
      sample[field] = field === 'idPtZielgruppe' ? foreign.liste.idPtZielgruppe : foreign.werbemittel.idPtWerbemittel
    }
    if (field === 'idPtKampagne' && sample[field] === undefined)
      sample[field] = foreign.kampagne('inVersendet').idPtKampagne
    if (value === 'unknown') sample[field] = UNKNOWN
    return sample as never
  }

  it('finds operations with ids at all', () => {
    expect(CASES.length).toBeGreaterThan(30)
  })

  it.each(CASES)('%s answers 404 for %s', async (name, field) => {
    const count = async () => {
      const { total } = await backend.db
        .selectFrom('kampagne')
        .select((e) => e.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    }
    const before = await count()
    const [taken, unknown] = [
      await backend.send(token, name, inputWith(name, field, 'foreign')),
      await backend.send(token, name, inputWith(name, field, 'unknown')),
    ]
    expect([taken.status, unknown.status]).toEqual([404, 404])
    const neutral = async (response: Response) => {
      const { fehler } = (await response.json()) as { fehler: { anfrage?: string } }
      delete fehler.anfrage
      return fehler
    }
    expect(await neutral(taken)).toEqual(await neutral(unknown))
    const names = (response: Response) => [...response.headers.keys()].toSorted()
    expect(names(taken)).toEqual(names(unknown))
    expect(await count()).toBe(before)
  })

  it('appears in no list of the other customer', async () => {
    const zielgruppen = await backend.call(token, 'fetchZielgruppen', {})
    const werbemittel = await backend.call(token, 'fetchWerbemittelListe', {})
    expect(zielgruppen.zielgruppen.map(({ bezeichnung }) => bezeichnung)).toEqual(['Eigenheime westlich der Alster'])
    expect(werbemittel.werbemittel.map(({ bezeichnung }) => bezeichnung)).toEqual(['Albrecht Küchenbau: Schauküche'])
    expect((await backend.call(token, 'fetchKampagnen', {})).kampagnen).toEqual([])
    expect((await backend.call(token, 'fetchRechnungen', {})).rechnungen).toEqual([])
    expect((await backend.call(token, 'fetchMitarbeiterListe', {})).mitarbeiter).toEqual([])
  })

  it('lets nobody take a picture of another customer through his own material', async () => {
    const own = await backend.call(token, 'fetchWerbemittelListe', {})
    const idPtWerbemittel = own.werbemittel[0]?.idPtWerbemittel ?? 0
    const response = await backend.send(token, 'downloadAsset', { idPtWerbemittel, assetId: foreign.assetId })
    expect(response.status).toBe(404)
  })
})
