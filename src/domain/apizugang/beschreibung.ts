import { operations, type OperationName } from '#src/contract/index.ts'
import { openApiDocument, type DescribedCall } from '#src/contract/openapi/document.ts'
import { apiAdresse } from '#src/contract/openapi/adresse.ts'
import type { JsonSchema, OpenApi } from '#src/contract/openapi/types.ts'
import { formName } from '#src/contract/openapi/wireSchemas.ts'
import { API_VERSION } from './aenderungen.ts'
import { AUFRUF_TEXTE, BEREICHE, EREIGNIS_TEXTE } from './aufrufTexte.ts'
import { feldText } from './feldTexte.ts'
import { isPerApiErreichbar, rechteFuer } from './rechte.ts'

/** Where the service gives its description away, without a token. */
export const OPENAPI_PFAD = '/api/openapi.json'

const NAMES = Object.keys(operations).filter((name): name is OperationName => Object.hasOwn(operations, name))

/** The calls that some token reaches, in the order of the contract. */
export function apiAufrufe(): DescribedCall[] {
  return NAMES.filter(isPerApiErreichbar).map((name) => ({
    name,
    operation: operations[name],
    rechte: rechteFuer(name),
    titel: AUFRUF_TEXTE[name] ?? '',
  }))
}

interface Umgebung {
  produktName: string
  /** Absolute address without trailing slash. */
  serverUrl: string
}

const INFO = `Bestellen Sie Mailingkampagnen aus Ihren eigenen Programmen.

Jeder Aufruf hat eine eigene Adresse. Lesende sind GET, ihre Felder stehen in der Adresse; alle anderen sind POST mit JSON oder Formularfeldern. In Adresse und Formular ist ein Objekt oder eine Liste ein Feld, das JSON enthält. Geldbeträge sind Texte in EUR mit zwei Nachkommastellen, Ja und Nein sind 1 und 0, Tage \`2026-11-20\`, Zeitpunkte ISO 8601 in UTC.

Unbekannte Felder werden abgelehnt. Die erste Zahl der Version steht in der Adresse: Solange sie gleich bleibt, kommt nur etwas hinzu.`

/** The calls that a token reaches and the events of webhooks, as OpenAPI 3.1. */
export function apiBeschreibung({ produktName, serverUrl }: Umgebung): OpenApi {
  return openApiDocument({
    calls: apiAufrufe(),
    events: EREIGNIS_TEXTE,
    tags: {
      ...Object.fromEntries(Object.entries(BEREICHE).map(([name, { text }]) => [name, text])),
      webhooks: 'Nachrichten, die wir an Ihre eigene Adresse senden.',
    },
    feldText,
    produktName,
    serverUrl,
    info: INFO,
    version: API_VERSION,
  })
}

/** What a call answers, where that is JSON. */
export function antwortVon({ paths }: OpenApi, { name, operation }: DescribedCall): JsonSchema | null {
  const { get, post } = paths[apiAdresse(name, operation)] ?? {}
  const answer = (get ?? post)?.responses['200']
  return answer && 'content' in answer ? (answer.content?.['application/json']?.schema ?? null) : null
}

/** The fields of a call as the description has them: parameters of the address, or those of the form. */
export function felderVon({ paths, components }: OpenApi, { name, operation }: DescribedCall): JsonSchema {
  const form = components.schemas[formName(name)]
  if (form) return form
  const parameters = paths[apiAdresse(name, operation)]?.get?.parameters ?? []
  const own = parameters.flatMap((parameter) => ('name' in parameter ? [parameter] : []))
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((one) => [one.name, { ...one.schema, description: one.description }])),
    required: own.flatMap((one) => (one.required ? [one.name] : [])),
  }
}
