import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { operations, type OperationName } from '#src/contract/index.ts'
import { apiAdresse } from '#src/contract/openapi/adresse.ts'
import type { JsonSchema } from '#src/contract/openapi/types.ts'
import { AENDERUNGEN, API_VERSION } from '#src/domain/apizugang/aenderungen.ts'
import { AUFRUF_TEXTE, BEREICHE } from '#src/domain/apizugang/aufrufTexte.ts'
import { apiAufrufe, apiBeschreibung } from '#src/domain/apizugang/beschreibung.ts'
import { feldText } from '#src/domain/apizugang/feldTexte.ts'
import { isPerApiErreichbar } from '#src/domain/apizugang/rechte.ts'

const beschreibung = apiBeschreibung({ produktName: 'Postkampagne', serverUrl: 'https://post.example.org' })
const schema = (name: string): JsonSchema => beschreibung.components.schemas[name] ?? {}

describe('the OpenAPI description', () => {
  it('is valid OpenAPI 3.1 with every reference leading somewhere', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(beschreibung)))
    expect([errors, valid, validator.version]).toEqual([undefined, true, '3.1'])
    const text = JSON.stringify(beschreibung)
    for (const [, part, name] of text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g))
      expect(Object.keys(beschreibung.components[part as 'schemas'])).toContain(name)
  })

  it('notices a mistake', async () => {
    const { valid } = await new Validator().validate({ ...beschreibung, paths: { 'no-slash': { gett: {} } } })
    expect(valid).toBe(false)
  })

  it('holds exactly the calls that a token reaches, each at an address of its own', () => {
    const described = Object.values(beschreibung.paths).flatMap(({ get, post }) =>
      [get, post].flatMap((operation) => operation?.operationId ?? []),
    )
    const reachable = (Object.keys(operations) as OperationName[]).filter(isPerApiErreichbar)
    expect(described.toSorted()).toEqual(reachable.toSorted())
    expect(Object.keys(beschreibung.paths)).toHaveLength(reachable.length)
    expect(described).not.toContain('loginUser')
    expect(described).not.toContain('erstelleApiToken')
  })

  it('reads by plain parameters, none of them an object', () => {
    const { get } = beschreibung.paths['/api/v1/kampagne/fetchKampagnen'] ?? {}
    const names = get?.parameters?.flatMap((one) => ('name' in one ? [one.name] : []))
    expect(names).toEqual(['state', 'q', 'sort', 'richtung', 'since', 'page', 'cursor', 'limit'])
    for (const { get: reading } of Object.values(beschreibung.paths))
      for (const parameter of reading?.parameters ?? []) {
        const { schema: kind = {}, in: place = '' } = 'schema' in parameter ? parameter : {}
        expect([place, kind.type === 'object' || kind.type === 'array']).toEqual(['query', false])
      }
  })

  it('writes as JSON or as a form', () => {
    const { post } = beschreibung.paths['/api/v1/kampagne/saveKampagne'] ?? {}
    expect(post?.requestBody?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/SaveKampagneEingabe' } },
      'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/SaveKampagneFormular' } },
    })
    expect(schema('SaveKampagneFormular').properties).toMatchObject({
      // An object is one field that holds JSON; nothing is the empty text.
      absender: { type: 'string', contentMediaType: 'application/json', contentSchema: { $ref: expect.any(String) } },
      idPtZielgruppe: { anyOf: [{ type: 'integer', minimum: 1 }, { const: '' }] },
      tracking: { type: 'integer', enum: [0, 1] },
      versandDatum: { anyOf: [{ format: 'date' }, { const: '' }] },
    })
    expect(schema('SaveKampagneEingabe')).toMatchObject({
      additionalProperties: false,
      properties: {
        absender: { $ref: expect.any(String), description: expect.any(String) },
        idPtZielgruppe: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      },
    })
  })

  it('says how amounts, moments and files travel', () => {
    expect(schema('StarteZahlungEingabe').properties?.['betrag']).toMatchObject({
      type: 'string',
      pattern: String.raw`^-?\d+\.\d{2}$`,
    })
    expect(schema('Kampagne').properties?.['erstelltAm']).toMatchObject({ format: 'date-time' })
    const upload = beschreibung.paths['/api/v1/zielgruppe/uploadAdressen']?.post?.requestBody?.content
    expect(upload).toEqual({
      'multipart/form-data': { schema: { $ref: '#/components/schemas/UploadAdressenFormular' } },
    })
    expect(schema('UploadAdressenFormular').properties?.['datei']).toMatchObject({ format: 'binary' })
    const { get } = beschreibung.paths['/api/v1/rechnung/downloadRechnungAsPdf'] ?? {}
    expect(get?.responses['200']).toMatchObject({ content: { '*/*': { schema: { format: 'binary' } } } })
  })

  it('names the right of each call, the key of every one that writes, and the limit', () => {
    const { post } = beschreibung.paths['/api/v1/zahlung/starteZahlung'] ?? {}
    expect(post?.security).toEqual([{ token: ['zahlung.ausloesen'] }])
    const key = [{ $ref: '#/components/parameters/IdempotencyKey' }]
    const writing = Object.values(beschreibung.paths).flatMap(({ post: one }) => one ?? [])
    expect(writing.map(({ parameters }) => parameters)).toEqual(writing.map(() => key))
    expect(Object.keys(beschreibung.components.responses['Fehler429']?.headers ?? {})).toContain('Retry-After')
  })

  it('describes the events of webhooks', () => {
    expect(Object.keys(beschreibung.webhooks)).toContain('kampagne.state')
    expect(schema('EreignisKampagneState').properties).toMatchObject({ ereignis: { const: 'kampagne.state' } })
  })
})

describe('the words of the documentation', () => {
  it.each(apiAufrufe().map(({ name, operation }) => [name, operation] as const))(
    '%s and its fields are explained',
    (name, { path, input }) => {
      expect(AUFRUF_TEXTE[name as OperationName] ?? '').not.toBe('')
      expect(Object.keys(BEREICHE)).toContain(path.split('/')[2])
      const fields = Object.keys((input as { shape?: object }).shape ?? {})
      expect(fields.filter((field) => feldText(name, field) === undefined)).toEqual([])
    },
  )
})

describe('the versions', () => {
  it('stand in one list, each once, the newest first: it is the one of the description and of the address', () => {
    const days = AENDERUNGEN.map(({ datum }) => datum)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(new Set(AENDERUNGEN.map(({ version }) => version)).size).toBe(AENDERUNGEN.length)
    expect(beschreibung.info.version).toBe(AENDERUNGEN[0].version)
    expect(apiAdresse('x', { path: '/api/y/' })).toBe(`/api/v${API_VERSION.split('.')[0]}/y/x`)
  })
})
