import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clientOf } from '#src/api/client.ts'
import { kampagneOperations } from '#src/contract/kampagneOperations.ts'
import { kontoOperations } from '#src/contract/konto.ts'
import { sessionOperations } from '#src/contract/sessionOperations.ts'
import { answering, failure } from '#tests/support/answering.ts'

const kampagnen = clientOf(kampagneOperations)
const lost = vi.fn()

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => vi.clearAllMocks())

/** What stands between answers every call so. */
const answers = (status: number, body: string, headers?: Record<string, string>) =>
  answering(lost, status, body, headers)
const list = () => failure(kampagnen.fetchKampagnen({}))
const save = () => failure(kampagnen.saveKampagne({ idPtKampagne: 1, version: 1, bezeichnung: 'Herbst' }))
const upload = (bytes: number) =>
  failure(clientOf(kontoOperations).uploadLogo({ datei: new Blob([new Uint8Array(bytes)]), version: 1 }))

const LOGIN = '<!DOCTYPE html><html><form><input name="user"><input type="password" name="pw"></form></html>'
const PORTAL = '<html><head><title>WLAN-Gastzugang</title></head><body>Bitte Bedingungen annehmen</body></html>'
const FATAL = '<br />\n<b>Fatal error</b>: Uncaught Error: Call to undefined function mysql_query() in /srv/a.php:3'

describe('a failure of something else has its own sentence', () => {
  test.each<[string, number, string, Record<string, string>, string, RegExp]>([
    ['a fatal of PHP with 200', 200, FATAL, {}, 'http', /konnte die Anfrage nicht bearbeiten/],
    ['a fatal of PHP with 500', 500, FATAL, {}, 'http', /konnte die Anfrage nicht bearbeiten/],
    [
      'a fatal as JSON',
      200,
      '{"error":"Call to undefined method Kampagne::route()"}',
      {},
      'http',
      /konnte die Anfrage nicht bearbeiten/,
    ],
    ['maintenance as a page', 503, '<h1>Wartung</h1>', {}, 'http', /wird gerade gewartet.*in einigen Minuten/],
    ['maintenance until', 503, '', { 'retry-after': '300' }, 'http', /wird gerade gewartet.*in 5 Minuten/],
    ['too many calls', 429, '', { 'retry-after': '20' }, 'http', /zu viele Anfragen.*20 Sekunden/],
    ['too many calls, as a page', 429, '<h1>Too Many Requests</h1>', {}, 'http', /zu viele Anfragen.*Moment/],
    ['a portal of a network', 200, PORTAL, {}, 'contract', /etwas anderes geantwortet.*WLAN/],
    ['a portal that says so', 511, PORTAL, {}, 'contract', /etwas anderes geantwortet.*WLAN/],
    ['a filter of a firm', 403, '<html><h1>Blocked by policy</h1></html>', {}, 'http', /Filter.*lässt.*nicht zu/],
    ['an answer cut off', 200, '{"kampagnen":[{"idPtKam', {}, 'contract', /nicht vollständig angekommen/],
  ])('%s', async (_, status, body, headers, kind, text) => {
    answers(status, body, headers)
    const error = await list()
    expect(error.message).toMatch(text)
    expect(error.kind).toBe(kind)
    // Nothing was typed.
    expect(error.message).not.toContain('Eingaben')
    answers(status, body, headers)
    expect((await save()).message).toMatch(/Ihre Eingaben sind noch da/)
    expect(lost).not.toHaveBeenCalled()
  })

  test('seconds to wait are told to what waits by itself', async () => {
    answers(503, '', { 'retry-after': '300' })
    expect((await save()).retryAfterS).toBe(300)
  })

  test('a login page in place of an answer is a session that is over', async () => {
    answers(200, LOGIN)
    expect(await list()).toMatchObject({ kind: 'session', message: expect.stringContaining('abgelaufen') as string })
    expect(lost).toHaveBeenCalledTimes(1)
  })

  test('in place of a file as well', async () => {
    answers(200, LOGIN)
    expect((await failure(clientOf(sessionOperations).downloadAvvContractAsPdf({}))).kind).toBe('session')
  })

  test('to who is just logging in it is another page', async () => {
    answers(200, LOGIN)
    const error = await failure(clientOf(sessionOperations).loginUser({ email: 'a@example.org', passwort: 'x' }))
    expect(error.kind).toBe('contract')
    expect(lost).not.toHaveBeenCalled()
  })
})

describe('an upload that PHP found too large', () => {
  test.each([
    [
      'as PHP warns',
      200,
      '<b>Warning</b>: POST Content-Length of 9437184 bytes exceeds the limit of 8388608 bytes in <b>Unknown</b> on line <b>0</b>{"error":"Unknown action"}',
    ],
    ['as its fields are lost', 400, '{"error":"Unknown action: "}'],
    ['as a code', 422, '{"error":"UPLOAD_ERR_INI_SIZE"}'],
  ])('%s', async (_, status, body) => {
    answers(status, body)
    const error = await upload(3 * 1024 * 1024)
    expect(error).toMatchObject({ kind: 'domain' })
    expect(error.message).toContain('größer, als der Server annimmt')
  })

  test('a small one that nobody knows is not connected', async () => {
    answers(400, '{"error":"Unknown action: uploadLogo"}')
    expect((await upload(1000)).kind).toBe('unconnected')
  })
})

test('nobody but who connects reads the name of a call', async () => {
  answers(404, '')
  const error = await list()
  expect(error).toMatchObject({ kind: 'unconnected', code: 'fetchKampagnen' })
  expect(error.message).not.toContain('fetchKampagnen')
})
