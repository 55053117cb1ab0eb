import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { operations, type OperationName } from '#src/contract/index.ts'
import type { JsonSchema } from '#src/contract/openapi/types.ts'
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

  it('holds exactly the calls that a token reaches, each once', () => {
    const described = Object.values(beschreibung.paths).flatMap(({ get, post }) =>
      [get, post].flatMap((operation) => Object.keys(operation?.['x-aktionen'] ?? {})),
    )
    const reachable = (Object.keys(operations) as OperationName[]).filter(isPerApiErreichbar)
    expect(described.toSorted()).toEqual(reachable.toSorted())
    expect(described).not.toContain('loginUser')
    expect(described).not.toContain('erstelleApiToken')
  })

  it('tells the inputs of one address apart by aktion', () => {
    const body = beschreibung.paths['/api/kampagne/']?.post?.requestBody?.content['application/x-www-form-urlencoded']
    expect(body?.schema['discriminator']).toMatchObject({
      propertyName: 'aktion',
      mapping: { saveKampagne: '#/components/schemas/SaveKampagneEingabe' },
    })
    expect(schema('SaveKampagneEingabe').properties).toMatchObject({
      aktion: { const: 'saveKampagne' },
      // An object is one field that holds JSON; nothing is the empty text.
      absender: { type: 'string', contentMediaType: 'application/json', contentSchema: { $ref: expect.any(String) } },
      idPtZielgruppe: { anyOf: [{ type: 'integer', minimum: 1 }, { const: '' }] },
      tracking: { type: 'integer', enum: [0, 1] },
      versandDatum: { anyOf: [{ format: 'date' }, { const: '' }] },
    })
  })

  it('says how amounts, moments and files travel', () => {
    expect(schema('StarteZahlungEingabe').properties?.['betrag']).toMatchObject({
      type: 'string',
      pattern: String.raw`^-?\d+\.\d{2}$`,
    })
    expect(schema('Kampagne').properties?.['erstelltAm']).toMatchObject({ format: 'date-time' })
    const upload = beschreibung.paths['/api/zielgruppe/']?.post?.requestBody?.content['multipart/form-data']
    expect(upload?.schema).toEqual({ $ref: '#/components/schemas/UploadAdressenEingabe' })
    expect(schema('UploadAdressenEingabe').properties?.['datei']).toMatchObject({ format: 'binary' })
    expect(Object.keys(beschreibung.paths['/api/rechnung/']?.get?.responses['200'] ?? {})).toContain('content')
  })

  it('names the right of each call, the key of what must not happen twice, and the limit', () => {
    const post = beschreibung.paths['/api/zahlung/']?.post
    expect(post?.security).toEqual([{ token: ['zahlung.ausloesen'] }])
    expect(post?.['x-aktionen']?.['starteZahlung']).toMatchObject({ rechte: ['zahlung.ausloesen'], idempotent: true })
    expect(post?.parameters).toEqual([{ $ref: '#/components/parameters/IdempotencyKey' }])
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
