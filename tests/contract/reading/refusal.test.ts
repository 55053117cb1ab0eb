import { describe, expect, test } from 'vitest'
import { isFit, refusalIn, saysUnknownCall } from '#src/contract/reading/refusal.ts'

/** Bodies as frameworks and plain scripts of PHP write them: Laravel, Symfony, Slim, CodeIgniter, RFC 9457, by hand. */
describe('a refusal in the words of others', () => {
  test.each<[string, unknown, { text: string | null; felder?: Record<string, string>; status?: number | null }]>([
    ['by hand', { error: 'Die Kampagne ist gesperrt.' }, { text: 'Die Kampagne ist gesperrt.' }],
    ['by hand, German', { fehler: 'Bitte melden Sie sich an.' }, { text: 'Bitte melden Sie sich an.' }],
    ['success false', { success: false, message: 'Das geht nicht mehr.' }, { text: 'Das geht nicht mehr.' }],
    [
      'Laravel',
      { message: 'The given data was invalid.', errors: { bezeichnung: ['Bitte geben Sie einen Namen an.'] } },
      { text: 'The given data was invalid.', felder: { bezeichnung: 'Bitte geben Sie einen Namen an.' } },
    ],
    [
      'Slim',
      { error: { message: 'Zu viele Versuche in kurzer Zeit.', code: 429 } },
      { text: 'Zu viele Versuche in kurzer Zeit.', status: 429 },
    ],
    ['CodeIgniter', { status: 404, error: 404, messages: { error: 'x' } }, { text: null, status: 404 }],
    [
      'RFC 9457',
      { status: 409, title: 'Conflict', message: 'Jemand war schneller.' },
      { text: 'Jemand war schneller.', status: 409 },
    ],
    [
      'list of fields',
      { errors: [{ field: 'menge', message: 'Die Menge ist zu klein.' }] },
      { text: 'Die Menge ist zu klein.', felder: { menge: 'Die Menge ist zu klein.' } },
    ],
    ['trace', { error: 'SQLSTATE[42S02]: Base table not found in /srv/db.php on line 12' }, { text: null }],
    ['a status of its own', { status: 401, message: 'Nicht angemeldet.' }, { text: 'Nicht angemeldet.', status: 401 }],
  ])('%s', (_, body, expected) => expect(refusalIn(body, false)).toMatchObject(expected))

  test.each<[string, unknown]>([
    ['a message of success', { message: 'Die Kampagne ist gespeichert.' }],
    ['error false', { error: false, id: 3 }],
    ['no errors', { errors: [], id: 3 }],
    ['an empty error', { error: '', data: {} }],
    ['a status of a thing', { status: 'aktiv' }],
    ['a list', []],
  ])('answered, %s is none', (_, body) => expect(refusalIn(body, true)).toBeNull())

  test.each<[string, unknown]>([
    ['error', { error: 'Kein Zugriff auf diese Daten.' }],
    ['success false', { success: false }],
    ['a status', { status: 'error', message: 'Das geht nicht.' }],
    ['401', { code: 401 }],
  ])('answered, %s is one', (_, body) => expect(refusalIn(body, true)).not.toBeNull())
})

test.each<[unknown, boolean]>([
  [{ error: 'Unknown action: fetchKampagnen' }, true],
  [{ message: 'unbekannte Aktion' }, true],
  [{ fehler: 'Ungültige Aktion "saveKampagne"' }, true],
  ['Action fetchKampagnen not supported', true],
  ['<h1>No such route</h1>', true],
  [{ error: 'Die Kampagne wurde nicht gefunden.' }, false],
  [{ message: 'Diese Aktion ist nicht erlaubt.' }, false],
])('%j says that the call is unknown: %j', (body, expected) => expect(saysUnknownCall(body)).toBe(expected))

test.each<[string, boolean]>([
  ['Bitte wählen Sie einen späteren Tag.', true],
  ['Gesperrt', false],
  ['<b>Fatal error</b> in x', false],
  ['Call to undefined function App::foo() in /srv/x.php', false],
])('%j is fit for people: %j', (text, expected) => expect(isFit(text)).toBe(expected))
