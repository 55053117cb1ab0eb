import type { Operation } from '../operation.ts'
import { webhookInhalt, type WebhookInhalt } from '../webhook.ts'
import { PARAMETERS, HEADERS, RESPONSES, SECURITY } from './components.ts'
import { formSchema } from './formSchema.ts'
import type { ApiOperation, ApiResponse, Aufruf, JsonSchema, MediaType, OpenApi } from './types.ts'
import { eventName, inputName, REF, wireSchemas, type WireSchemas } from './wireSchemas.ts'

/** A call that a token may reach. */
export interface DescribedCall {
  name: string
  operation: Operation
  /** Rights that open it, each of them alone; none: every token may. */
  rechte: readonly string[]
  /** What it does, German. */
  titel: string
}

export interface OpenApiOptions {
  calls: readonly DescribedCall[]
  /** What each event of a webhook says, German. */
  events: Record<WebhookInhalt['ereignis'], string>
  /** Heading and text per first part of the address. */
  tags: Record<string, string>
  /** What a field is, German; undefined where its name says all. */
  feldText: (call: string, field: string) => string | undefined
  produktName: string
  /** Absolute address without trailing slash. */
  serverUrl: string
  info: string
}

/**
 * The description of all calls as OpenAPI 3.1. Several calls share path and method and differ by the field `aktion`;
 * OpenAPI knows one operation for them, so their inputs are alternatives told apart by `aktion`, and `x-aktionen` says
 * which answer and which right belong to which.
 */
export function openApiDocument(options: OpenApiOptions): OpenApi {
  const { calls, events, tags, produktName, serverUrl, info } = options
  const operations = Object.fromEntries(calls.map(({ name, operation }) => [name, operation]))
  const wire = wireSchemas(
    operations,
    EVENTS.map(({ name, schema }) => ({ name: eventName(name), schema })),
  )
  const schemas = { ...wire.schemas }
  for (const { name, operation } of calls)
    schemas[inputName(name)] = formSchema(operation, schemas[inputName(name)] ?? {}, (field) =>
      options.feldText(name, field),
    )
  return {
    openapi: '3.1.1',
    info: { title: `${produktName} API`, version: '1.0.0', description: info },
    servers: [{ url: serverUrl, description: produktName }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: pathsOf(calls, wire),
    webhooks: Object.fromEntries(EVENTS.map(({ name }) => [name, { post: webhook(name, events[name]) }])),
    components: {
      securitySchemes: { token: SECURITY },
      schemas,
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: RESPONSES,
    },
  }
}

const tagOf = (path: string) => path.split('/')[2] ?? ''

function pathsOf(calls: readonly DescribedCall[], wire: WireSchemas): OpenApi['paths'] {
  const paths: OpenApi['paths'] = {}
  for (const { operation } of calls) {
    const { path, method } = operation
    const same = calls.filter((other) => other.operation.path === path && other.operation.method === method)
    paths[path] ??= {}
    paths[path][method === 'GET' ? 'get' : 'post'] ??= describe(path, method, same, wire)
  }
  return paths
}

function describe(path: string, method: 'GET' | 'POST', calls: DescribedCall[], wire: WireSchemas): ApiOperation {
  const tag = tagOf(path)
  return {
    operationId: `${tag}${method === 'GET' ? 'Lesen' : 'Schreiben'}`,
    summary: calls.map(({ name }) => name).join(', '),
    description: calls.map(({ name, titel }) => `- \`${name}\`: ${titel}`).join('\n'),
    tags: [tag],
    // Alternatives: the right of the call that `aktion` names is enough.
    security: [...new Set(calls.flatMap(({ rechte }) => (rechte.length > 0 ? rechte : [''])))].map((recht) => ({
      token: recht === '' ? [] : [recht],
    })),
    ...(method === 'GET' ? { parameters: [queryParameter(calls)] } : bodyOf(calls)),
    responses: { '200': answer(calls, wire), ...ERRORS },
    'x-aktionen': Object.fromEntries(calls.map((call) => [call.name, aufruf(call, wire)])),
  }
}

function aufruf({ name, operation, rechte, titel }: DescribedCall, wire: WireSchemas): Aufruf {
  const answerName = wire.answerName(operation)
  return {
    titel,
    eingabe: REF + inputName(name),
    antwort: answerName === null ? null : REF + answerName,
    rechte: [...rechte],
    idempotent: operation.once,
  }
}

/** One of the inputs, told apart by `aktion`. */
function inputs(calls: DescribedCall[]): JsonSchema {
  const refs = calls.map(({ name }) => ({ $ref: REF + inputName(name) }))
  const [only] = refs
  if (refs.length === 1 && only) return only
  const mapping = Object.fromEntries(
    calls.map(({ name, operation }) => [operation.aktion ?? '', REF + inputName(name)]),
  )
  return { oneOf: refs, discriminator: { propertyName: 'aktion', mapping } }
}

/** With `explode`, each property of the object is a parameter of the query of its own. */
function queryParameter(calls: DescribedCall[]) {
  return {
    name: 'anfrage',
    in: 'query',
    description: 'Jedes Feld ist ein eigener Parameter der Adresse, `aktion` nennt den Aufruf.',
    required: true,
    style: 'form',
    explode: true,
    schema: inputs(calls),
  } as const
}

const BODY_TYPES = { form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' } as const

function bodyOf(calls: DescribedCall[]): Pick<ApiOperation, 'requestBody' | 'parameters'> {
  const content: Record<string, MediaType> = {}
  for (const encoding of ['form', 'multipart'] as const) {
    const these = calls.filter(({ operation }) => operation.encoding === encoding)
    if (these.length > 0) content[BODY_TYPES[encoding]] = { schema: inputs(these) }
  }
  const once = calls.some(({ operation }) => operation.once)
  return {
    ...(once ? { parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] } : {}),
    requestBody: { required: true, content },
  }
}

/** Answers of all calls of one address; a file comes with its own type. */
function answer(calls: DescribedCall[], wire: WireSchemas): ApiResponse {
  const names = [...new Set(calls.flatMap(({ operation }) => wire.answerName(operation) ?? []))]
  const refs = names.map((name) => ({ $ref: REF + name }))
  const [only] = refs
  const content: Record<string, MediaType> = {}
  if (only) content['application/json'] = { schema: refs.length === 1 ? only : { anyOf: refs } }
  if (calls.some(({ operation }) => operation.answer !== 'json'))
    content['*/*'] = { schema: { type: 'string', format: 'binary' } }
  return { description: 'Der Aufruf ist ausgeführt.', headers: LIMIT_HEADERS, content }
}

const LIMIT_HEADERS = Object.fromEntries(
  Object.keys(HEADERS).flatMap((name) =>
    name === 'Retry-After' ? [] : [[name, { $ref: `#/components/headers/${name}` }]],
  ),
)

const ERRORS = Object.fromEntries(
  Object.keys(RESPONSES).map((status) => [status.replace('Fehler', ''), { $ref: `#/components/responses/${status}` }]),
)

const EVENTS = webhookInhalt.def.options.flatMap((schema) =>
  schema.shape.ereignis.def.values.map((name) => ({ name, schema })),
)

function webhook(name: string, titel: string): OpenApi['webhooks'][string]['post'] {
  return {
    operationId: `ereignis_${name.replaceAll('.', '_')}`,
    summary: titel,
    tags: ['webhooks'],
    parameters: ['WebhookId', 'WebhookTimestamp', 'WebhookSignature'].map((header) => ({
      $ref: `#/components/parameters/${header}`,
    })),
    requestBody: { required: true, content: { 'application/json': { schema: { $ref: REF + eventName(name) } } } },
    responses: {
      '2XX': { description: 'Angenommen. Jede andere Antwort und Schweigen gilt als nicht zugestellt.' },
    },
  }
}
