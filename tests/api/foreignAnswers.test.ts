import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clientOf } from '#src/api/client.ts'
import { ApiError } from '#src/contract/apiError.ts'
import { unreadRowsOf } from '#src/contract/reading/unreadRows.ts'
import { kampagneOperations } from '#src/contract/kampagneOperations.ts'
import { sessionOperations } from '#src/contract/sessionOperations.ts'
import { sperrlisteOperations } from '#src/contract/sperrliste.ts'
import { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import { answering, failure } from '#tests/support/answering.ts'

const session = clientOf(sessionOperations)
const kampagnen = clientOf(kampagneOperations)
const lost = vi.fn()
const warned = vi.spyOn(console, 'warn')

beforeEach(() => warned.mockImplementation(() => undefined))
afterEach(() => vi.clearAllMocks())

/** A service that answers every call so. */
const answers = (status: number, body: string | Blob, headers?: Record<string, string>) =>
  answering(lost, status, body, headers)
const login = () => session.checkUserLogin({})
const list = () => kampagnen.fetchKampagnen({})
const save = () => kampagnen.saveKampagne({ idPtKampagne: 1, version: 1, bezeichnung: 'Herbst' })

const person = { vorname: 'Eva', role: 'kunde', accountType: 'customer', idPtKunde: '7', avvAkzeptiert: '1' }

test('a field that seems to be called otherwise is named, once', async () => {
  answers(200, JSON.stringify({ loginState: 1, user: { ...person, ability: [], picture: 'eva.png' } }))
  await login()
  await login()
  expect(warned.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringMatching(/checkUserLogin.*\n {2}user\.picture: kam "eva\.png".*avatar/s),
  ])
})

describe('the specified login check in every form that the specification leaves open', () => {
  test.each<[string, string]>([
    ['nulls left out', JSON.stringify({ loginState: '1', user: { ...person, ability: [] } })],
    ['behind a byte order mark', `\uFEFF${JSON.stringify({ loginState: true, user: { ...person, ability: [] } })}`],
    [
      'behind a notice, as text/html',
      `<br />\n<b>Notice</b>: x in /a.php on line 3<br />${JSON.stringify({ loginState: 'true', user: { ...person, ability: [] } })}`,
    ],
    [
      'a list of abilities with a gap',
      JSON.stringify({ loginState: 1, user: { ...person, ability: { 1: { action: 'manage', subject: 'all' } } } }),
    ],
  ])('%s', async (_, body) => {
    answers(200, body)
    const answer = await login()
    expect(answer).toMatchObject({ loginState: true, user: { idPtKunde: 7, idPtKundeMitarbeiter: null, avatar: null } })
    expect(lost).not.toHaveBeenCalled()
  })
})

test('the check that began with the page is read in the letters that it names', async () => {
  answers(500, '')
  const body = JSON.stringify({ loginState: true, user: { ...person, vorname: 'Zoë', ability: [] } })
  const headers = { 'content-type': 'application/json; charset=ISO-8859-1' }
  const early = Promise.resolve(new Response(Buffer.from(body, 'latin1'), { headers }))
  expect((await session.checkUserLogin({}, { early })).user?.vorname).toBe('Zoë')
})

describe('what a service says in its own words', () => {
  test.each<[string, number, string, Partial<ApiError>]>([
    [
      'a refusal',
      409,
      '{"error":"Die Kampagne ist gesperrt."}',
      { kind: 'domain', message: 'Die Kampagne ist gesperrt.' },
    ],
    [
      'a refusal with 200',
      200,
      '{"success":false,"message":"Das geht nicht mehr."}',
      { kind: 'domain', message: 'Das geht nicht mehr.' },
    ],
    [
      'an error with 500',
      500,
      '{"fehler":"Die Datenbank ist voll."}',
      { kind: 'http', message: 'Die Datenbank ist voll.' },
    ],
    [
      'fields',
      422,
      '{"message":"The given data was invalid.","errors":{"bezeichnung":["Bitte geben Sie einen Namen an."]}}',
      { kind: 'domain', fieldErrors: { bezeichnung: 'Bitte geben Sie einen Namen an.' } },
    ],
  ])('%s', async (_, status, body, expected) => {
    answers(status, body)
    expect(await failure(save())).toMatchObject(expected)
  })

  test('a file that something before the service finds too large is said to be so, and is not to be sent again', async () => {
    answers(413, '<html><h1>413 Request Entity Too Large</h1></html>')
    const { kind, message } = await failure(save())
    expect(kind).toBe('domain')
    expect(message).toContain('größer, als der Server annimmt')
    expect(message).not.toContain('versuchen Sie es erneut')
  })

  test('a trace is not shown to people', async () => {
    answers(500, '{"error":"SQLSTATE[42S02] in /srv/db.php on line 12"}')
    expect((await failure(save())).message).toContain('konnte die Anfrage nicht bearbeiten')
  })
})

describe('a session that is over', () => {
  test.each<[string, number, string]>([
    ['in the line', 401, '<h1>Unauthorized</h1>'],
    ['in the body', 200, '{"status":401,"message":"Nicht angemeldet."}'],
    ['in the body of another error', 403, '{"error":{"code":401,"message":"Token ist abgelaufen."}}'],
  ])('%s ends it at once', async (_, status, body) => {
    answers(status, body)
    expect((await failure(list())).kind).toBe('session')
    expect(lost).toHaveBeenCalledTimes(1)
  })

  test('a wrong password ends none', async () => {
    answers(401, '{"error":"E-Mail oder Passwort stimmen nicht."}')
    const error = await failure(session.loginUser({ email: 'a@example.org', passwort: 'x' }))
    expect(error).toMatchObject({ kind: 'domain', message: 'E-Mail oder Passwort stimmen nicht.' })
    expect(lost).not.toHaveBeenCalled()
  })
})

describe('a call that the service does not know', () => {
  test.each<[string, number, string]>([
    ['404 of a web server', 404, '<html><h1>404 Not Found</h1></html>'],
    ['405 of a framework', 405, '{"status":405}'],
    ['200 with a word', 200, '{"error":"Unknown action: fetchKampagnen"}'],
    ['400 with a word', 400, '{"message":"unbekannte Aktion"}'],
    ['200 as plain text', 200, 'unknown action'],
    ['the stand-in', 404, '{"fehler":{"code":"UNBEKANNTER_AUFRUF","text":"Diesen Aufruf gibt es nicht."}}'],
  ])('%s is told apart, by its name', async (_, status, body) => {
    answers(status, body)
    const error = await failure(list())
    expect([error.kind, error.code]).toEqual(['unconnected', 'fetchKampagnen'])
    expect(error.message).toContain('noch nicht angeschlossen.')
  })

  test.each([
    ['unconnected', '{"error":"unknown aktion"}'],
    ['domain', '{"status":"error","message":"Der Name ist schon vergeben."}'],
  ])('%s is told where the answer itself would have a status', async (kind, body) => {
    answers(200, body)
    const { saveZielgruppe } = clientOf(zielgruppeOperations)
    expect((await failure(saveZielgruppe({ bezeichnung: 'Süden' }))).kind).toBe(kind)
  })

  test('a record that does not exist is none', async () => {
    answers(404, '{"error":"Die Kampagne wurde nicht gefunden."}')
    expect(await failure(list())).toMatchObject({ kind: 'domain', status: 404 })
  })
})

describe('what does not fit', () => {
  test('is named in the console: call, address, status, field, what came and what was expected', async () => {
    answers(200, '{"kampagnen":[],"total":"alle","page":1,"seitenGroesse":20,"jeState":[]}')
    expect((await failure(list())).kind).toBe('contract')
    const said = String(warned.mock.calls[0]?.[0])
    expect(said).toContain('fetchKampagnen, GET /api/kampagne/ aktion=fetchKampagnen, 200')
    expect(said).toContain('total: kam "alle"')
  })

  test('a row that cannot be read is left out and counted', async () => {
    const einer = { id: 1, hinzugefuegtAm: 'irgendwann' }
    answers(200, JSON.stringify({ eintraege: [einer], gesamt: 1, total: 1, page: 1, seitenGroesse: 25 }))
    const answer = await clientOf(sperrlisteOperations).fetchSperrliste({})
    expect(answer.eintraege).toEqual([])
    expect(unreadRowsOf(answer)).toMatchObject([{ nr: 1 }])
    expect(String(warned.mock.calls[0]?.[0])).toContain('eintraege[0].')
  })

  test('an empty answer of a call without an answer is one', async () => {
    answers(204, '')
    expect(await session.logout({})).toEqual({})
  })
})

describe('files', () => {
  test('an error in place of a file is told, and never saved as one', async () => {
    answers(200, new Blob(['{"error":"Der Vertrag liegt noch nicht vor."}'], { type: 'application/json' }))
    expect(await failure(session.downloadAvvContractAsPdf({}))).toMatchObject({
      kind: 'domain',
      message: 'Der Vertrag liegt noch nicht vor.',
    })
  })

  test('a PDF without a name has the ending by which it is opened', async () => {
    answers(200, new Blob(['%PDF']), { 'content-disposition': 'attachment' })
    expect((await session.downloadAvvContractAsPdf({})).name).toBe('Datei.pdf')
  })

  test('a name without quotation marks is a name', async () => {
    const headers = { 'content-disposition': 'attachment; filename=vertrag.pdf' }
    answers(200, new Blob(['%PDF'], { type: 'application/pdf' }), headers)
    expect((await session.downloadAvvContractAsPdf({})).name).toBe('vertrag.pdf')
  })
})
