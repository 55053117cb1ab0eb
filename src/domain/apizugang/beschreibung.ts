import { operations, type OperationName } from '#src/contract/index.ts'
import { openApiDocument, type DescribedCall } from '#src/contract/openapi/document.ts'
import type { OpenApi } from '#src/contract/openapi/types.ts'
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

Lesende Aufrufe sind GET, alle anderen POST mit Formularfeldern. Das Feld \`aktion\` nennt den Aufruf. Ein Objekt oder eine Liste ist ein Feld, das JSON enthält. Geldbeträge sind Texte in EUR mit zwei Nachkommastellen, Ja und Nein sind 1 und 0, Tage \`2026-11-20\`, Zeitpunkte ISO 8601 in UTC.

Weil sich mehrere Aufrufe Adresse und Methode teilen, stehen ihre Eingaben als Alternativen nebeneinander. \`x-aktionen\` sagt, welche Antwort und welches Recht zu welchem Aufruf gehört.`

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
  })
}
