import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBildDienst } from '#mocks/backend/bilddienst/dienst.ts'
import { freePort } from '#tests/support/freePort.ts'
import { openBildServer, type BildServer, type Verhalten } from '#tests/support/bilddienst.ts'
import { AUFTRAG, dienstFor, make, SCHLUESSEL } from './gemeinsam.ts'

let server: BildServer
beforeEach(async () => {
  server = await openBildServer()
})
afterEach(() => server.close())

const KEPT = 'Es wurde kein Bild gespeichert, Ihre Beschreibung ist noch da.'

describe('no picture', () => {
  it.each<[Exclude<Verhalten, object | ((...args: never) => unknown)>, string, string, string]>([
    ['refused', 'endgueltig', 'ZUGANG', 'Der Bilddienst hat den Zugang abgelehnt.'],
    ['quota', 'endgueltig', 'GUTHABEN', 'Das Guthaben beim Bilddienst ist aufgebraucht.'],
    ['policy', 'abgelehnt', 'ABGELEHNT', 'Der Bilddienst lehnt diese Beschreibung wegen ihres Inhalts ab.'],
    ['busy', 'voruebergehend', 'AUSGELASTET', 'Der Bilddienst nimmt gerade keine weiteren Aufträge an.'],
    [
      'notFound',
      'endgueltig',
      'NICHT_GEFUNDEN',
      'Der Bilddienst kennt das eingestellte Modell oder die Adresse nicht.',
    ],
    ['error', 'voruebergehend', 'STOERUNG', 'Der Bilddienst ist gestört.'],
    ['badGateway', 'voruebergehend', 'STOERUNG', 'Der Bilddienst ist gestört.'],
    ['html', 'endgueltig', 'KEIN_JSON', 'Unter der Adresse des Bilddienstes antwortet etwas anderes.'],
    ['brokenJson', 'voruebergehend', 'JSON_DEFEKT', 'Die Antwort des Bilddienstes ist unleserlich.'],
    ['empty', 'voruebergehend', 'OHNE_BILD', 'Die Antwort des Bilddienstes enthält kein Bild.'],
    ['brokenBase64', 'voruebergehend', 'KODIERUNG', 'Das Bild des Bilddienstes kam unleserlich an.'],
    [
      'noPicture',
      'endgueltig',
      'KEIN_BILD',
      'Was der Bilddienst geliefert hat, ist kein Bild, das sich drucken lässt.',
    ],
    ['truncated', 'voruebergehend', 'UNVOLLSTAENDIG', 'Das Bild des Bilddienstes ist beschädigt oder unvollständig.'],
    ['tiny', 'endgueltig', 'ZU_KLEIN', 'Das Bild des Bilddienstes ist zu klein für den Druck.'],
    ['bomb', 'endgueltig', 'ZU_VIELE_PIXEL', 'Das Bild des Bilddienstes hat zu viele Pixel.'],
    ['cut', 'voruebergehend', 'VERBINDUNG', 'Die Verbindung zum Bilddienst ist abgerissen.'],
    ['redirect', 'endgueltig', 'UMLEITUNG', 'Der Bilddienst leitet auf eine andere Adresse um.'],
  ])('%s: %s %s', async (verhalten, art, code, text) => {
    server.danach = verhalten
    const ergebnis = await make(dienstFor(server))
    expect(ergebnis).toMatchObject({ ok: false, art, code, text: expect.stringContaining(text) as string })
    expect(ergebnis).toMatchObject({ text: expect.stringContaining(KEPT) as string })
    // Not tried again and led nowhere else by itself.
    expect(server.anfragen).toHaveLength(1)
    expect(JSON.stringify(ergebnis)).not.toContain(SCHLUESSEL)
  })

  it('where nobody listens', async () => {
    const closed = dienstFor({ url: `http://127.0.0.1:${await freePort()}` })
    expect(await make(closed)).toMatchObject({ ok: false, art: 'voruebergehend', code: 'NICHT_ERREICHBAR' })
  })

  it.each([
    ['ENOTFOUND', 'voruebergehend', 'NICHT_ERREICHBAR'],
    ['UND_ERR_CONNECT_TIMEOUT', 'voruebergehend', 'NICHT_ERREICHBAR'],
    ['UND_ERR_SOCKET', 'voruebergehend', 'VERBINDUNG'],
    ['ECONNRESET', 'voruebergehend', 'VERBINDUNG'],
    ['CERT_HAS_EXPIRED', 'endgueltig', 'ZERTIFIKAT'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'endgueltig', 'ZERTIFIKAT'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'endgueltig', 'ZERTIFIKAT'],
  ])('where the line fails with %s', async (code, art, expected) => {
    const failure = new TypeError('fetch failed', { cause: Object.assign(new Error(SCHLUESSEL), { code }) })
    const dienst = createBildDienst({ BILD_URL: server.url }, { fetch: () => Promise.reject(failure) })
    const ergebnis = await dienst!.make(AUFTRAG, new AbortController().signal)
    expect(ergebnis).toMatchObject({ ok: false, art, code: expected })
    expect(JSON.stringify(ergebnis)).not.toContain(SCHLUESSEL)
  })

  it.each(['silence', 'stalled', 'slow'] as const)('after too long a time: %s', async (verhalten) => {
    server.danach = verhalten
    const ergebnis = await make(dienstFor(server, 100))
    expect(ergebnis).toMatchObject({ ok: false, art: 'voruebergehend', code: 'ZU_LANGSAM' })
    await expect.poll(() => server.abgebrochen).toBe(1)
  })

  it('when it is called off: at once, while waiting, and before anything is sent', async () => {
    const stop = new AbortController()
    server.danach = 'silence'
    const running = make(dienstFor(server), {}, stop.signal)
    await expect.poll(() => server.anfragen.length).toBe(1)
    stop.abort()
    expect(await running).toMatchObject({ ok: false, art: 'abgebrochen', code: 'ABGEBROCHEN' })
    await expect.poll(() => server.abgebrochen).toBe(1)
    expect(await make(dienstFor(server), {}, stop.signal)).toMatchObject({ ok: false, art: 'abgebrochen' })
    expect(server.anfragen).toHaveLength(1)
  })

  const mb = (bytes: number) => bytes / 1024 / 1024
  it.each(['huge', 'gzipBomb'] as const)('of more than 64 MB, packed or not: %s', async (verhalten) => {
    server.danach = verhalten
    const before = process.memoryUsage().arrayBuffers
    expect(await make(dienstFor(server))).toMatchObject({ ok: false, art: 'endgueltig', code: 'ZU_GROSS' })
    // What was read, and what lies in the buffers of both ends, which are one process here.
    expect(mb(process.memoryUsage().arrayBuffers - before)).toBeLessThan(250)
  })

  it('without an end: the connection is closed soon after 64 MB', async () => {
    server.danach = 'huge'
    await make(dienstFor(server))
    await expect.poll(() => server.abgebrochen).toBe(1)
    expect(mb(server.gesendet)).toBeLessThan(80)
  })

  it('an answer that says that it is too large is not read at all', async () => {
    const endless = new ReadableStream({ pull: () => new Promise(() => {}) })
    const answer = new Response(endless, { headers: { 'content-length': '1073741824' } })
    const dienst = createBildDienst({ BILD_URL: server.url }, { fetch: () => Promise.resolve(answer) })
    expect(await dienst!.make(AUFTRAG, new AbortController().signal)).toMatchObject({ code: 'ZU_GROSS' })
  })

  it.each([
    ['http://169.254.169.254/latest/meta-data', 'another host'],
    ['http://127.0.0.1:1/x.png', 'another port'],
    ['https://127.0.0.1/x.png', 'another scheme'],
    ['//evil.example/x.png', 'a host without a scheme'],
    ['http://wer:was@127.0.0.1/x.png', 'a password'],
    ['file:///etc/passwd', 'a file'],
    ['http://', 'no address'],
  ])('nothing is fetched from %s (%s)', async (url) => {
    server.danach = { status: 200, body: { data: [{ url }] } }
    expect(await make(dienstFor(server))).toMatchObject({ ok: false, art: 'endgueltig', code: 'FREMDE_ADRESSE' })
    expect(server.anfragen).toHaveLength(1)
  })

  it('a picture beside the service that redirects or is gone', async () => {
    server.danach = { status: 200, body: { data: [{ url: '/weg.png' }] } }
    expect(await make(dienstFor(server))).toMatchObject({ ok: false, code: 'OHNE_BILD' })
  })
})

describe('waiting', () => {
  const busy = (headers: Record<string, string>, status = 429) => ({ status, headers, body: { error: {} } })
  it.each([
    [busy({ 'retry-after': '7' }), 7],
    [busy({ 'retry-after': ' 1.5 ' }), 2],
    [busy({ 'retry-after': '999999' }), 3600],
    [busy({ 'retry-after': '30' }, 503), 30],
    [busy({ 'retry-after': 'Sun, 22 Nov 2026 10:00:40 GMT', date: 'Sun, 22 Nov 2026 10:00:00 GMT' }), 40],
    [busy({ 'retry-after': 'Sun, 22 Nov 2026 09:00:00 GMT', date: 'Sun, 22 Nov 2026 10:00:00 GMT' }), 0],
    [busy({ 'retry-after': 'soon' }), undefined],
    [busy({}), undefined],
  ])('%j: %s s', async (verhalten, wartenS) => {
    server.danach = verhalten
    const ergebnis = await make(dienstFor(server))
    expect(ergebnis).toMatchObject({ ok: false, art: 'voruebergehend' })
    expect('wartenS' in ergebnis ? ergebnis.wartenS : undefined).toBe(wartenS)
  })
})

describe('words of the service', () => {
  const said = async (message: string) => {
    server.danach = { status: 400, body: { error: { message, code: 'moderation_blocked' } } }
    const ergebnis = await make(dienstFor(server))
    return ergebnis.ok ? '' : (ergebnis.text.split('Der Dienst schreibt dazu: ')[1] ?? '')
  }

  it('are shown beside ours, without marks of HTML and in one line', async () => {
    expect(await said('Blocked: <b onclick="x()">violence</b>\n\u202ein the prompt')).toBe(
      "„Blocked: b onclick='x()' violence /b in the prompt“",
    )
  })

  it('are 200 characters at most', async () => {
    const shown = await said('no '.repeat(500))
    expect(shown.length).toBe(202)
    expect(shown.endsWith('…“')).toBe(true)
  })

  it.each([SCHLUESSEL, `${SCHLUESSEL.slice(0, 12)}...`, `****${SCHLUESSEL.slice(-4)}`, 'sk-other', 'A'.repeat(60)])(
    'hold no key: %s',
    async (secret) => expect(await said(`Key ${secret} was refused`)).toBe('„Key … was refused“'),
  )

  it('are left away where they repeat the description', async () => {
    expect(await said(`Your prompt "${AUFTRAG.text}" is unsafe`)).toBe('')
    expect(await said('croissants am  HERBSTMORGEN is unsafe')).toBe('')
    expect(await said('Negative prompt Schrift, Wasserzeichen is unsafe')).toBe('')
  })
})

describe('secrets', () => {
  it('stand in no line and no error of a run through every failure', async () => {
    const lines: string[] = []
    const kept = { log: console.log, error: console.error, warn: console.warn }
    for (const name of ['log', 'error', 'warn'] as const) console[name] = (...args) => void lines.push(args.join(' '))
    try {
      for (const verhalten of [
        'ok',
        'refused',
        'policy',
        'error',
        'cut',
        'brokenJson',
        'noPicture',
        'truncated',
      ] as const) {
        server.danach = verhalten
        const ergebnis = await make(dienstFor(server))
        if (!ergebnis.ok) lines.push(JSON.stringify(ergebnis))
      }
    } finally {
      Object.assign(console, kept)
    }
    expect(lines.length).toBeGreaterThan(6)
    for (const secret of [SCHLUESSEL, AUFTRAG.text, 'iVBOR']) expect(lines.join('\n')).not.toContain(secret)
  })
})
