import type { Operation } from '../operation.ts'
import { webhookInhalt, type WebhookInhalt } from '../webhook.ts'
import { PARAMETERS, HEADERS, RESPONSES, SECURITY } from './components.ts'
import { apiAdresse, bereichOf } from './adresse.ts'
import { describeFields, formSchema } from './formSchema.ts'
import type { ApiOperation, ApiResponse, JsonSchema, MediaType, OpenApi, Parameter } from './types.ts'
import { eventName, formName, inputName, REF, wireSchemas, type WireSchemas } from './wireSchemas.ts'

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
  /** docs/api/changelog.md. */
  version: string
}

/** The description of all calls as OpenAPI 3.1: each has a separate address, so that generators make a method of each. */
export function openApiDocument(options: OpenApiOptions): OpenApi {
  const { calls, events, tags, produktName, serverUrl, info, version } = options
  const operations = Object.fromEntries(calls.map(({ name, operation }) => [name, operation]))
  const wire = wireSchemas(
    operations,
    EVENTS.map(({ name, schema }) => ({ name: eventName(name), schema })),
  )
  const schemas = { ...wire.schemas }
  const paths: OpenApi['paths'] = {}
  for (const call of calls) {
    const { name, operation } = call
    const feldText = (field: string) => options.feldText(name, field)
    const eingabe = describeFields(schemas[inputName(name)] ?? {}, feldText)
    const felder = formSchema(operation, eingabe, feldText)
    delete schemas[inputName(name)]
    if (operation.encoding === 'form') schemas[inputName(name)] = eingabe
    if (operation.encoding !== 'query') schemas[formName(name)] = felder
    const described = describe(call, felder, wire)
    paths[apiAdresse(name, operation)] = operation.method === 'GET' ? { get: described } : { post: described }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${produktName} API`, version, description: info, license: LICENSE },
    servers: [{ url: serverUrl, description: produktName }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
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

/** Of the interface, for whoever has a token: there is nothing to be had without the provider. */
const LICENSE = { name: 'Nutzung nach den Geschäftsbedingungen des Anbieters', identifier: 'LicenseRef-Anbieter' }

function describe(call: DescribedCall, felder: JsonSchema, wire: WireSchemas): ApiOperation {
  const { name, operation, rechte, titel } = call
  return {
    operationId: name,
    summary: titel,
    tags: [bereichOf(operation)],
    // Alternatives: each of the rights is enough.
    security: (rechte.length > 0 ? rechte : [null]).map((recht) => ({ token: recht === null ? [] : [recht] })),
    ...(operation.method === 'GET' ? { parameters: queryParameters(felder) } : bodyOf(name, operation)),
    responses: { '200': answer(operation, wire), ...ERRORS },
  }
}

/** Every field is a separate plain parameter; what is a list or an object is one text of JSON. */
function queryParameters({ properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, value]) => {
    const { description = '', ...schema } = typeof value === 'boolean' ? {} : value
    return { name, in: 'query', description, required: required.includes(name), schema }
  })
}

/** As JSON, or as the form that the product itself sends; with a file as multipart alone. */
function bodyOf(name: string, { encoding }: Operation): Pick<ApiOperation, 'requestBody' | 'parameters'> {
  const form = { schema: { $ref: REF + formName(name) } }
  const content: Record<string, MediaType> =
    encoding === 'multipart'
      ? { 'multipart/form-data': form }
      : {
          'application/json': { schema: { $ref: REF + inputName(name) } },
          'application/x-www-form-urlencoded': form,
        }
  return {
    parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
    requestBody: { required: true, content },
  }
}

/** JSON, or a file with its own type. */
function answer(operation: Operation, wire: WireSchemas): ApiResponse {
  const name = wire.answerName(operation)
  return {
    description: 'Der Aufruf ist ausgeführt.',
    headers: LIMIT_HEADERS,
    content:
      name === null
        ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
        : { 'application/json': { schema: { $ref: REF + name } } },
  }
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
    // Signed by us: the receiver's own address, which asks for nothing of ours.
    security: [],
    parameters: ['WebhookId', 'WebhookTimestamp', 'WebhookSignature'].map((header) => ({
      $ref: `#/components/parameters/${header}`,
    })),
    requestBody: { required: true, content: { 'application/json': { schema: { $ref: REF + eventName(name) } } } },
    responses: {
      '2XX': { description: 'Angenommen. Jede andere Antwort und Schweigen gilt als nicht zugestellt.' },
    },
  }
}
