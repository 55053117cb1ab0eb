import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '#src/contract/openapi/types.ts'
import { beispielEingabe, beispielWert } from '#src/domain/apizugang/beispielWerte.ts'
import { typText } from '#src/domain/apizugang/typText.ts'

const schemas: Record<string, JsonSchema> = {
  Ort: { type: 'object', required: ['plz'], properties: { plz: { type: 'string' }, hof: { type: 'string' } } },
  Tag: { type: 'string', format: 'date' },
  Rolle: { type: 'string', enum: ['leser', 'freigeber'] },
}
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

describe('the kind of a field in words', () => {
  it.each<[JsonSchema, string]>([
    [{ type: 'integer' }, 'ganze Zahl'],
    [{ type: 'number' }, 'Zahl'],
    [{ type: 'boolean' }, 'true oder false'],
    [{ type: 'object' }, 'Objekt'],
    [{ type: 'array' }, 'Liste'],
    [{ type: 'string' }, 'Text'],
    [{ type: ['integer', 'null'] as never }, 'ganze Zahl'],
    [{}, 'Wert'],
    [{ type: 'string', format: 'date' }, 'Tag, JJJJ-MM-TT'],
    [{ type: 'string', format: 'date-time' }, 'Zeitpunkt, ISO 8601 in UTC'],
    [{ type: 'string', format: 'binary' }, 'Datei'],
    [{ type: 'string', format: 'email' }, 'E-Mail-Adresse'],
    [{ type: 'string', format: 'uuid' }, 'Text'],
    [{ type: 'string', pattern: String.raw`^\d+\.\d{2}$` }, 'Betrag in EUR, zum Beispiel 1234.50'],
    [{ type: 'string', pattern: String.raw`^\d{5}$` }, 'Text'],
    [{ type: 'string', maxLength: 1500 }, 'Text, bis 1.500 Zeichen'],
    [{ type: 'string', minLength: 2, maxLength: 80 }, 'Text, 2 bis 80 Zeichen'],
    [{ type: 'string', minLength: 2 }, 'Text'],
    [{ type: 'integer', minimum: 1, maximum: 50_000 }, 'ganze Zahl, 1 bis 50.000'],
    [{ type: 'integer', minimum: 1 }, 'ganze Zahl'],
    [{ type: 'integer', maximum: 9 }, 'ganze Zahl'],
    [{ type: 'integer', maxLength: 9 }, 'ganze Zahl'],
    [{ const: 1 }, '1'],
    [{ enum: ['a', 'b', 3] }, 'a | b | 3'],
    [{ enum: Array.from({ length: 12 }, (_, i) => i) }, '0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11'],
    [{ enum: Array.from({ length: 13 }, (_, i) => i) }, 'einer von 13 Werten'],
    [{ anyOf: [{ const: '' }, { type: 'integer' }] }, 'leer oder ganze Zahl'],
    [{ oneOf: [{ type: 'string' }, { type: 'string' }, { type: 'number' }] }, 'Text oder Zahl'],
    [ref('Tag'), 'Tag, JJJJ-MM-TT'],
    [ref('Nichts'), 'Wert'],
    [{ type: 'string', contentSchema: ref('Ort') } as JsonSchema, 'JSON: Objekt'],
  ])('%j: %s', (schema, words) => {
    expect(typText(schema, schemas)).toBe(words)
  })
})

describe('a value as an example', () => {
  const wert = (schema: JsonSchema, name?: string) => beispielWert(schema, schemas, name)

  it('is the one that reads best for its name, where its kind fits', () => {
    expect(wert({ type: 'string' }, 'ort')).toBe('Dresden')
    expect(wert({ type: 'object' }, 'ort')).toEqual({})
    expect(wert({ type: 'integer' }, 'version')).toBe(3)
    expect(wert({ type: 'number' }, 'version')).toBe(3)
    expect(wert({ type: 'string' }, 'version')).toBe('Text')
    expect(wert({ type: ['null', 'integer'] as never }, 'version')).toBe(3)
    expect(wert({ type: 'array', items: { type: 'string' } }, 'tage')).toEqual(['2026-12-08', '2026-12-09'])
    expect(wert({ type: 'string' }, 'tage')).toBe('Text')
    expect(wert({ type: 'object' }, 'tage')).toEqual({})
    expect(wert(ref('Tag'), 'von')).toBe('2026-12-01')
    expect(wert(ref('Ort'), 'von')).toEqual({ plz: '01067' })
    expect(wert({ enum: ['alle', 'eine'] }, 'quorum')).toBe('alle')
    expect(wert({ enum: ['eine', 'zwei'] }, 'quorum')).toBe('eine')
    expect(wert({ anyOf: [{ type: 'null' }, { type: 'string' }] }, 'ort')).toBe('Dresden')
    expect(wert({ oneOf: [{ type: 'null' }, { type: 'integer' }] }, 'ort')).toBeNull()
    expect(wert({ type: 'string', contentSchema: { type: 'array' } } as JsonSchema, 'tage')).toHaveLength(2)
    expect(wert({ type: 'string', contentSchema: { type: 'integer' } } as JsonSchema, 'tage')).toBe(1)
    expect(
      wert({ anyOf: [{ type: 'null' }, { contentSchema: { type: 'array' } } as JsonSchema] }, 'tage'),
    ).toHaveLength(2)
    expect(wert({ type: 'string' }, 'toString')).toBe('Text')
  })

  it('is else made by its kind', () => {
    expect(wert({ const: 'fest' }, 'ort')).toBe('fest')
    expect(wert({ type: 'integer' })).toBe(1)
    expect(wert({ type: 'integer', minimum: 5 })).toBe(5)
    expect(wert({ type: 'number', minimum: -5 })).toBe(1)
    expect(wert({ type: 'boolean' })).toBe(false)
    expect(wert({ type: 'null' })).toBeNull()
    expect(wert({})).toBeNull()
    expect(wert({ type: 'string', pattern: String.raw`^\d{5}$` })).toBe('01067')
    expect(wert({ type: 'string', examples: ['Muster'] })).toBe('Muster')
    expect(wert(ref('Rolle'))).toBe('leser')
    expect(wert(ref('Nichts'))).toBeNull()
    expect(wert({ type: 'array', items: ref('Rolle') })).toEqual(['leser'])
    expect(wert({ type: 'array' })).toEqual([])
    expect(wert({ type: 'array', prefixItems: [{ type: 'integer' }, ref('Rolle')] })).toEqual([1, 'leser'])
    // An entry of a list of places is no place of that name.
    expect(wert({ type: 'array', items: { type: 'string' } }, 'ort')).toEqual(['Text'])
  })

  it('has what a call needs and what makes it clear, and comes to an end', () => {
    const state: JsonSchema = {
      type: 'object',
      required: ['page'],
      properties: { page: { type: 'integer' }, state: { type: 'string' }, suche: { type: 'string' } },
    }
    expect(beispielEingabe('fetchKampagnen', state, schemas)).toEqual({ page: 1, state: 'inBearbeitung' })
    expect(beispielEingabe('anderer', state, schemas)).toEqual({ page: 1 })
    const endless: Record<string, JsonSchema> = {
      Ring: { type: 'object', required: ['ring'], properties: { ring: ref('Ring') } },
      Kette: { type: 'array', items: ref('Kette') },
    }
    const depth = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0
    expect(depth(beispielWert(ref('Ring'), endless))).toBe(8)
    expect(depth(beispielWert(ref('Kette'), endless))).toBe(8)
  })
})
