import * as z from 'zod/mini'
import * as apiError from '../apiError.ts'
import * as asset from '../asset.ts'
import * as befund from '../befund.ts'
import * as dokument from '../dokument.ts'
import { shapeOf } from '../encoding.ts'
import * as ereignis from '../ereignis.ts'
import * as freigabe from '../freigabe.ts'
import * as gebiet from '../gebiet.ts'
import * as kampagne from '../kampagne.ts'
import type { Operation } from '../operation.ts'
import * as rechnung from '../rechnung.ts'
import * as statistik from '../statistik.ts'
import * as webhook from '../webhook.ts'
import * as werbemittel from '../werbemittel.ts'
import * as werbemittelVersion from '../werbemittelVersion.ts'
import * as wire from '../wire.ts'
import * as zahlung from '../zahlung.ts'
import * as zielgruppe from '../zielgruppe.ts'
import type { JsonSchema } from './types.ts'

/** Modules whose exported schemas keep their names in the description. */
const MODULES: object[] = [
  apiError,
  asset,
  befund,
  dokument,
  kampagne,
  gebiet,
  zielgruppe,
  werbemittel,
  werbemittelVersion,
  freigabe,
  zahlung,
  rechnung,
  statistik,
  webhook,
  ereignis,
]

const AMOUNT = '^-?\\d+\\.\\d{2}$'

const ZEITPUNKT: JsonSchema = { type: 'string', format: 'date-time', examples: ['2026-11-20T09:00:00.000Z'] }

/** How single values look on the wire: of the ways that are read the one that the service itself writes. */
const VALUES = new Map<unknown, JsonSchema>([
  [wire.ganzzahl, { type: 'integer' }],
  [wire.id, { type: 'integer', minimum: 1 }],
  [wire.dezimal, { type: 'number' }],
  [wire.flag, { type: 'integer', enum: [0, 1] }],
  [wire.geld, { type: 'string', pattern: AMOUNT, examples: ['1234.50'] }],
  [wire.geldSumme, { type: 'string', pattern: AMOUNT, examples: ['1234.50'] }],
  [wire.geldOderNull, { type: ['string', 'null'], pattern: AMOUNT, examples: ['1234.50'] }],
  [wire.ganzzahlOderNull, { type: ['integer', 'null'] }],
  [wire.isoDatum, { type: 'string', format: 'date', examples: ['2026-11-20'] }],
  [wire.isoZeit, ZEITPUNKT],
  [wire.moment, ZEITPUNKT],
  [
    wire.bildAdresse,
    {
      type: 'string',
      format: 'uri-reference',
      description:
        'Adresse eines kleinen Bildes (WebP), relativ zu dieser. Sie gilt ohne Token und bleibt gleich, solange das Bild gleich bleibt. Geben Sie sie nur an Personen weiter, die das Bild sehen dürfen.',
      examples: ['/api/vorlage/?aktion=fetchVorschau&idPtKunde=1&bild=9f86d081&signatur=Zk3T'],
    },
  ],
  [wire.datei, { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' }],
])

/** Only what has parts or choices is worth a name. */
const NAMED = new Set(['object', 'union', 'enum'])

export const REF = '#/components/schemas/'
export const inputName = (operation: string) => `${upper(operation)}Eingabe`
/** The same as the fields of a form. */
export const formName = (operation: string) => `${upper(operation)}Formular`

/** kampagne.state -> EreignisKampagneState. */
export const eventName = (event: string) => `Ereignis${event.split('.').map(upper).join('')}`

const upper = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value
}

export interface WireSchemas {
  schemas: Record<string, JsonSchema>
  /** Name of the answer's schema; null for a file. */
  answerName: (operation: Operation) => string | null
}

/** JSON schemas of what travels: every call's input and answer, and all that has a name in the contract. */
export function wireSchemas(
  operations: Record<string, Operation>,
  more: readonly { name: string; schema: z.core.$ZodType }[] = [],
): WireSchemas {
  const registry = z.registry<{ id: string }>()
  const add = (schema: z.core.$ZodType, id: string) => {
    if (!registry.has(schema)) registry.add(schema, { id })
  }
  for (const module of MODULES)
    for (const [name, value] of Object.entries(module))
      if (isSchema(value) && NAMED.has(value._zod.def.type) && !VALUES.has(value)) add(value, upper(name))
  for (const [name, operation] of Object.entries(operations)) {
    // Calls share inputs; each gets one of its own, because a field may mean something else in each.
    add(z.object(shapeOf(operation)), inputName(name))
    if (operation.answer === 'json') add(operation.output, `${upper(name)}Antwort`)
  }
  for (const { name, schema } of more) add(schema, name)
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (name) => REF + name,
    override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema),
  })
  const answerName = ({ answer, output }: Operation) => (answer === 'json' ? (registry.get(output)?.id ?? null) : null)
  const used = reachable(schemas, [
    'FehlerAntwort',
    ...more.map(({ name }) => name),
    ...Object.keys(operations).map(inputName),
    ...Object.values(operations).flatMap((operation) => answerName(operation) ?? []),
  ])
  return {
    schemas: Object.fromEntries(
      Object.entries(schemas).flatMap(([name, schema]) => {
        if (!used.has(name)) return []
        const { $schema: _, $id: __, ...rest } = schema
        return [[name, rest]]
      }),
    ),
    answerName,
  }
}

/** Says a value the way the service writes it; bounds that only say "a number of a computer" are left out. */
function tidy(zodSchema: unknown, schema: JsonSchema): void {
  const value = VALUES.get(zodSchema)
  if (value) {
    for (const key of Object.keys(schema)) delete schema[key]
    Object.assign(schema, value)
  }
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

/** The names and all that they lead to. */
function reachable(schemas: Record<string, unknown>, names: string[]): Set<string> {
  const used = new Set<string>()
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    if (used.has(name)) continue
    used.add(name)
    for (const [, next] of JSON.stringify(schemas[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (next !== undefined) names.push(next)
  }
  return used
}
