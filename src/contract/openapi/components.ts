import { CLEANED_HEADER } from '../headers.ts'
import { FORM_LIMIT, inMb, MULTIPART_LIMIT, SCHLUESSEL_TAGE } from '../grenzen.ts'
import { VERSION_HEADER } from './adresse.ts'
import type { ApiResponse, Header, OpenApi, Parameter } from './types.ts'

export const SECURITY: OpenApi['components']['securitySchemes'][string] = {
  type: 'http',
  scheme: 'bearer',
  description: 'Das Geheimnis eines Tokens der Seite API-Zugang: `Authorization: Bearer pk_live_…` oder `pk_test_…`.',
}

export const PARAMETERS: Record<string, Parameter> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: `Frei gewählter Schlüssel, 8 bis 100 Zeichen aus A-Z, a-z, 0-9 und \`_ . : -\`. Derselbe Schlüssel mit demselben Inhalt führt nichts ein zweites Mal aus und liefert die erste Antwort, ${SCHLUESSEL_TAGE} Tage lang.`,
    required: false,
    schema: { type: 'string', pattern: '^[\\w.:-]{8,100}$' },
  },
  WebhookId: {
    name: 'webhook-id',
    in: 'header',
    description: 'Kennung der Nachricht, bei jedem Versuch dieselbe. Daran erkennen Sie Wiederholungen.',
    required: true,
    schema: { type: 'string' },
  },
  WebhookTimestamp: {
    name: 'webhook-timestamp',
    in: 'header',
    description: 'Zeit des Versuchs, Sekunden seit 1970. Weisen Sie ab, was älter als fünf Minuten ist.',
    required: true,
    schema: { type: 'string', pattern: '^\\d+$' },
  },
  WebhookSignature: {
    name: 'webhook-signature',
    in: 'header',
    description:
      'Ein oder zwei Unterschriften `v1,…` mit Leerzeichen getrennt: HMAC-SHA256 über `id.timestamp.body`, Base64. Eine passende genügt; zwei gibt es nach einem Wechsel des Geheimnisses.',
    required: true,
    schema: { type: 'string' },
  },
}

export const HEADERS: Record<string, Header> = {
  'X-Anfrage': {
    description: 'Nummer der Anfrage. Damit finden Sie sie im Anfrageprotokoll und wir sie bei einer Rückfrage.',
    schema: { type: 'string' },
  },
  [VERSION_HEADER]: {
    description: 'Fassung der Schnittstelle. Was sich geändert hat, sagt die Dokumentation.',
    schema: { type: 'string' },
  },
  [CLEANED_HEADER]: {
    description:
      'Felder, aus denen unsichtbare Zeichen entfernt wurden. Fehlt, wo alles so gespeichert ist, wie es kam.',
    schema: { type: 'string' },
  },
  'RateLimit-Limit': {
    description: 'Erlaubte Anfragen im Zeitfenster.',
    schema: { type: 'integer' },
  },
  'RateLimit-Remaining': {
    description: 'Davon noch übrig.',
    schema: { type: 'integer' },
  },
  'RateLimit-Reset': {
    description: 'Sekunden, bis wieder alle Anfragen frei sind.',
    schema: { type: 'integer' },
  },
  'Retry-After': {
    description: 'Sekunden, nach denen ein neuer Versuch Erfolg haben kann.',
    schema: { type: 'integer' },
  },
}

function refusal(description: string, headers: string[] = []): ApiResponse {
  return {
    description,
    headers: Object.fromEntries(
      ['X-Anfrage', VERSION_HEADER, ...headers].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/FehlerAntwort' } } },
  }
}

/** Every answer that is no success, by its status. The documentation lists the same. */
export const REFUSALS: Record<string, string> = {
  '400': 'Die Anfrage ist unlesbar oder in sich widersprüchlich, zum Beispiel ein Feld doppelt.',
  '401': 'Das Token fehlt, ist unbekannt, abgelaufen oder widerrufen.',
  '403': 'Dem Token fehlt das Recht, die Adresse ist nicht zugelassen, oder die Person hat das Recht nicht mehr.',
  '404': 'Diesen Aufruf oder diese Kennung gibt es nicht. Kennungen anderer Kunden sehen genauso aus.',
  '405': 'Diesen Aufruf gibt es nur mit der anderen Methode.',
  '409':
    'Der Stand hat sich geändert, oder der Status lässt das nicht zu. Bei VERSION_VERALTET steht der neue Stand in `aktuell`.',
  '413': `Die Anfrage ist zu groß: höchstens ${inMb(FORM_LIMIT)} MB je Formular, ${inMb(MULTIPART_LIMIT)} MB mit Datei.`,
  '415': 'Diese Art von Inhalt wird nicht gelesen.',
  '422': 'Eingaben fehlen, sind ungültig oder unbekannt. Was wo, steht in `felder`.',
  '429': 'Zu viele Anfragen. `Retry-After` sagt, wann es weitergeht.',
  '500': 'Bei uns ist ein Fehler aufgetreten. Es wurde nichts gespeichert.',
  '503': 'Zurzeit kann nichts gespeichert werden. Bitte versuchen Sie es in einigen Minuten erneut.',
}

export const RESPONSES: Record<string, ApiResponse> = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, text]) => [
    `Fehler${status}`,
    refusal(text, status === '429' ? ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After'] : []),
  ]),
)
