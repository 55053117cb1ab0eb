import { beforeAll, describe, expect, it } from 'vitest'
import { fehlerAntwort } from '#src/contract/apiError.ts'
import { encodeFields } from '#src/contract/encoding.ts'
import { operations, type OperationName } from '#src/contract/index.ts'
import { databaseState } from '#tests/support/databaseState.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { SAMPLE_INPUTS, type Sample } from '#tests/support/sampleInputs.ts'
import { backendForAll } from '#tests/support/standIn.ts'

function fieldsOf(name: OperationName): string[] {
  const { shape } = operations[name].input.def as unknown as { shape: Record<string, unknown> }
  return Object.keys(shape)
}

/** Longer than every text of the product. */
const TOO_LONG = 'x'.repeat(70_000)
/** Neither text, number, object nor list of anything that is asked for. */
const NOTHING = [[{ a: [] }]]

const CASES = (Object.keys(operations) as OperationName[]).flatMap((name) =>
  fieldsOf(name).map((field) => [name, field] as const),
)

describe('SEC-09 the service looks at every field itself', () => {
  const backend = backendForAll({ seed: 'demo' })
  let sample: Sample
  let token: string
  let before: Record<string, string>

  beforeAll(async () => {
    sample = await readSample(backend, 1)
    token = await backend.login('kunde@example.org')
    before = await databaseState(backend.db)
  })

  function request(name: OperationName, input: Record<string, unknown>): Promise<Response> {
    const { path, aktion, method, encoding } = operations[name]
    const headers: Record<string, string> = { authorization: `Bearer ${token}` }
    const fields = Object.entries({ ...input, ...(aktion === null ? {} : { aktion }) })
    if (encoding === 'form') {
      headers['content-type'] = 'application/json'
      return Promise.resolve(
        backend.app.request(path, { method, headers, body: JSON.stringify(Object.fromEntries(fields)) }),
      )
    }
    if (encoding === 'query')
      return Promise.resolve(
        backend.app.request(`${path}?${new URLSearchParams(fields as [string, string][])}`, { headers }),
      )
    const body = new FormData()
    for (const [field, value] of fields) body.set(field, value as string)
    return Promise.resolve(backend.app.request(path, { method, headers, body }))
  }

  const plain = (name: OperationName): Record<string, unknown> =>
    encodeFields(operations[name], SAMPLE_INPUTS[name](sample))

  async function felderOf(response: Response): Promise<Record<string, string>> {
    expect(response.status).toBe(422)
    return fehlerAntwort.parse(await response.json()).fehler.felder ?? {}
  }

  it.each(CASES)('%s says what is wrong with %s', async (name, field) => {
    const wrong = operations[name].encoding === 'form' ? NOTHING : TOO_LONG
    const felder = await felderOf(await request(name, { ...plain(name), [field]: wrong }))
    const own = Object.entries(felder).filter(([key]) => key === field || key.startsWith(`${field}.`))
    expect(own.length).toBeGreaterThan(0)
    for (const [, text] of own) expect(text).toMatch(/^[A-ZÄÖÜ].*[.!?]$/)
  })

  const filter = (gebiet: unknown) => ({ geschlecht: [], kaufkraft: [], haustyp: [], gebiet })
  it.each<[OperationName, Record<string, unknown>, string]>([
    ['saveZielgruppe', { bezeichnung: '' }, 'bezeichnung'],
    ['saveZielgruppe', { bezeichnung: 'x'.repeat(81) }, 'bezeichnung'],
    ['saveZielgruppe', { filter: filter({ art: 'plz', plz: ['0109'] }) }, 'filter.gebiet.plz.0'],
    ['zaehlePotenzial', { filter: filter({ art: 'umkreis', plz: '01067', radiusKm: -5 }) }, 'filter.gebiet.radiusKm'],
    ['saveKampagne', { versandDatum: '31.12.2026' }, 'versandDatum'],
    ['saveKampagne', { notiz: 'x'.repeat(2001) }, 'notiz'],
    ['kampagneZurFreigabeGeben', { personen: [] }, 'personen'],
    ['kampagneZurFreigabeGeben', { personen: [{ name: 'A', email: 'keine' }] }, 'personen.0.email'],
    ['kampagneZurFreigabeGeben', { gueltigTage: 91 }, 'gueltigTage'],
    ['freigabeErteilen', { bestaetigt: ['text'] }, 'bestaetigt'],
    ['freigabeErteilen', { name: '' }, 'name'],
    ['starteZahlung', { agbAkzeptiert: '0' }, 'agbAkzeptiert'],
    ['starteZahlung', { zahlungsart: 'bar' }, 'zahlungsart'],
    ['uploadAdressen', { rechtmaessigErhoben: '0' }, 'rechtmaessigErhoben'],
    ['uploadAdressen', { datenquelle: '' }, 'datenquelle'],
    ['saveWerbemittel', { format: 'a5' }, 'format'],
  ])('%s refuses what its form would refuse: %j', async (name, wrong, field) => {
    expect(Object.keys(await felderOf(await request(name, { ...plain(name), ...wrong })))).toContain(field)
  })

  it('and stores nothing of it', async () => {
    expect(await databaseState(backend.db)).toEqual(before)
  })
})
