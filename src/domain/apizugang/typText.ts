import type { JsonSchema, OpenApi } from '#src/contract/openapi/types.ts'
import { formatZahl } from '#src/base/number/german.ts'

type Schemas = OpenApi['components']['schemas']

/** Most choices that are listed; beyond that the description says where to look. */
const MAX_WERTE = 12

const FORMATE: Record<string, string> = {
  date: 'Tag, JJJJ-MM-TT',
  'date-time': 'Zeitpunkt, ISO 8601 in UTC',
  binary: 'Datei',
  email: 'E-Mail-Adresse',
}

const TYPEN: Record<string, string> = {
  integer: 'ganze Zahl',
  number: 'Zahl',
  boolean: 'true oder false',
  object: 'Objekt',
  array: 'Liste',
  string: 'Text',
}

/** The kind of a field in words. */
export function typText(schema: JsonSchema, schemas: Schemas): string {
  const name = schema.$ref?.replace('#/components/schemas/', '')
  if (name !== undefined) return typText(schemas[name] ?? {}, schemas)
  if (schema.contentSchema) return `JSON: ${typText(schema.contentSchema, schemas)}`
  const choices = schema.enum
  if (choices)
    return choices.length > MAX_WERTE
      ? `einer von ${choices.length} Werten`
      : choices.map((choice) => String(choice)).join(' | ')
  const options = schema.anyOf ?? schema.oneOf
  if (options) {
    const kinds = options.map((option) => (option.const === '' ? 'leer' : typText(option, schemas)))
    return [...new Set(kinds)].join(' oder ')
  }
  if (schema.const !== undefined) return String(schema.const)
  if (schema.format !== undefined && schema.format in FORMATE) return FORMATE[schema.format] ?? ''
  if (schema.pattern?.includes(String.raw`\.\d{2}`)) return 'Betrag in EUR, zum Beispiel 1234.50'
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  return `${TYPEN[type ?? ''] ?? 'Wert'}${grenzen(schema)}`
}

function grenzen({ type, minLength, maxLength, minimum, maximum }: JsonSchema): string {
  if (type === 'string' && maxLength !== undefined)
    return minLength === undefined
      ? `, bis ${formatZahl(maxLength)} Zeichen`
      : `, ${minLength} bis ${formatZahl(maxLength)} Zeichen`
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} bis ${formatZahl(maximum)}`
  return ''
}
