import { serve, type ServerType } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { clientOf } from '#src/api/client.ts'
import { configureApi, http } from '#src/api/http.ts'
import { ApiError } from '#src/contract/apiError.ts'
import { MAX_BYTES, TEIL_BYTES, TEILBAR_AB } from '#src/contract/grenzen.ts'
import type { UploadProgress } from '#src/contract/uploadProgress.ts'
import { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import { composeApp } from '#mocks/backend/serve/compose.ts'
import { slowLine, type SlowLineOptions } from '#tests/support/slowLine.ts'
import { backendForEach } from '#tests/support/standIn.ts'

/** One row and much that is blank, which is checked in no time. */
const liste = (bytes: number) =>
  new Blob(['vorname;nachname;strasse;hausnummer;plz;ort\nEda;Öztürk;Ahornweg;7;01099;Dresden\n', ' '.repeat(bytes)])
/** Just enough to go in parts. */
const LISTE = liste(TEILBAR_AB)
/** Four parts, for lines that break. */
const LANG = liste(13_000_000)
const partsOf = ({ size }: Blob) => Math.ceil(size / TEIL_BYTES)

const ANGABEN = {
  bezeichnung: 'Große Liste',
  dateiName: 'liste.csv',
  dateiZeilen: 1,
  zeichensatz: 'utf-8',
  trennzeichen: ';',
  zuordnung: {},
  datenquelle: 'Kundenkartei',
  rechtmaessigErhoben: true,
  ohneWarnungen: [],
}

describe('a large file on a real line', () => {
  const backend = backendForEach({ verbraucher: 10 })
  let server: ServerType
  let to = ''
  const calls: string[] = []
  /** Calls that the service does not know, or answers otherwise. */
  let answerInstead: (aktion: string) => Response | null

  beforeEach(async () => {
    const token = await backend.login('kunde@example.org')
    calls.length = 0
    answerInstead = () => null
    const app = composeApp(backend.parts)
    server = serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: async (request, env) => {
        const aktion = request.headers.get('x-aktion') ?? ''
        calls.push(aktion)
        return answerInstead(aktion) ?? app.fetch(request, env)
      },
    })
    await once(server, 'listening')
    to = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    configureApi({ credentials: () => ({ token, konto: null }), onSessionLost: () => undefined })
    // Only for the log of this test: which call it is stands in the body.
    const named = http.interceptors.request.use((request) => {
      const fields: unknown = request.data ?? request.params
      const aktion =
        fields instanceof FormData || fields instanceof URLSearchParams ? fields.get('aktion') : Object(fields).aktion
      request.headers.set('x-aktion', String(aktion))
      return request
    })
    onTestFinished(() => http.interceptors.request.eject(named))
  })
  afterEach(() => {
    server.close()
  })

  /** A separate client, as after the page was loaded, behind a line. */
  async function behind(options: Omit<SlowLineOptions, 'to'> = {}) {
    const line = await slowLine({ to, ...options })
    onTestFinished(() => line.close())
    http.defaults.baseURL = line.address
    const told: UploadProgress[] = []
    const own = new AbortController()
    onTestFinished(() => own.abort())
    const api = clientOf(zielgruppeOperations)
    const upload = (datei = LISTE, fields = {}) =>
      api.uploadAdressen(
        { ...ANGABEN, ...fields, datei },
        { signal: own.signal, onUpload: (progress) => told.push(progress) },
      )
    return { line, told, own, upload }
  }
  const lists = () => backend.db.selectFrom('zielgruppe').select(['bezeichnung', 'fertig']).execute()
  const rows = () => backend.db.selectFrom('uebertragung').select('idUebertragung').execute()
  /** Ends by itself: a test that waited in vain must not keep its upload going beside the next one. */
  const until = (done: () => boolean) => vi.waitUntil(done, { interval: 1, timeout: 60_000 })
  const count = (aktion: string) => calls.filter((call) => call === aktion).length

  it('NET-14 goes on after two breaks from the part that was lost, and is stored once', async () => {
    const { line, told, upload } = await behind({ breakAfterBytes: [6_000_000, 11_000_000] })
    await upload(LANG)
    expect(line.breaks()).toBe(2)
    expect(await lists()).toEqual([{ bezeichnung: 'Große Liste', fertig: 1 }])
    // Two parts were lost on the way, and no more than these came again.
    expect(line.sent()).toBeLessThan(LANG.size + 2 * TEIL_BYTES + 20_000)
    expect(told.map(({ phase }) => phase)).toContain('waiting')
    expect(told.at(-1)).toMatchObject({ phase: 'saving', sent: LANG.size, total: LANG.size })
    expect(await backend.parts.teile.ids()).toEqual([])
  })

  it('NET-14 asks when it has tried often enough, keeps what is there and goes on from there', async () => {
    const { line, told, upload } = await behind()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const answer = upload(LANG)
    while (count('sendeTeil') < 2) await setImmediate()
    line.cut()
    while (told.at(-1)?.phase !== 'stopped') {
      await vi.advanceTimersByTimeAsync(1_000)
      await setImmediate()
    }
    expect(await lists()).toEqual([])
    line.mend()
    told.at(-1)?.goOn?.()
    await answer
    expect(count('beginneUebertragung')).toBe(1)
    expect(count('sendeTeil')).toBe(partsOf(LANG) + 1)
    expect(await lists()).toHaveLength(1)
  })

  it('NET-13 is cancelled within 200 ms, and nothing of it is left at the service', async () => {
    const { told, own, upload } = await behind({ bitsPerSecond: 20_000_000 })
    const answer = upload(LANG).catch((error: unknown) => error)
    await until(() => count('sendeTeil') >= 2 && (told.at(-1)?.sent ?? 0) > TEIL_BYTES)
    const at = performance.now()
    own.abort()
    expect(await answer).toMatchObject({ code: 'ERR_CANCELED' })
    expect(performance.now() - at).toBeLessThan(200)
    await vi.waitFor(async () => expect([await rows(), await backend.parts.teile.ids()]).toEqual([[], []]), 5_000)
    expect(await lists()).toEqual([])
  })

  it('NET-13 is cancelled while the service works with it: no list', async () => {
    const { told, own, upload } = await behind()
    const answer = upload().catch((error: unknown) => error)
    await until(() => told.at(-1)?.phase === 'saving')
    own.abort()
    expect(await answer).toBeInstanceOf(ApiError)
    await vi.waitFor(async () => expect(await rows()).toEqual([]), 5_000)
    await until(() => backend.log.some(({ aufruf }) => aufruf === 'uploadAdressen'))
    expect(await lists()).toEqual([])
  })

  it('is sent again after its call was refused without sending a byte of it twice', async () => {
    const { upload } = await behind()
    await expect(upload(LISTE, { rechtmaessigErhoben: false })).rejects.toMatchObject({ code: 'ERKLAERUNG_FEHLT' })
    await upload(new Blob([LISTE]))
    expect(count('sendeTeil')).toBe(partsOf(LISTE))
    expect(await lists()).toHaveLength(1)
  })

  it('an answer that got lost is asked for again, and nothing happens twice', async () => {
    const { line, upload } = await behind()
    let lost = false
    answerInstead = (aktion) => {
      if (aktion === 'uploadAdressen' && !lost) {
        lost = true
        setTimeout(() => {
          line.cut()
          line.mend()
        }, 5)
      }
      return null
    }
    await upload()
    expect(count('uploadAdressen')).toBeGreaterThan(1)
    expect(await lists()).toHaveLength(1)
  })

  it.each([
    ['404', () => new Response('<html>not found</html>', { status: 404 })],
    ['405', () => new Response(null, { status: 405 })],
    ['something else', () => Response.json({ error: 'unknown aktion' })],
  ])('goes whole to a service that answers %s when it is asked for parts, and asks once', async (_name, other) => {
    answerInstead = (aktion) => (aktion === 'beginneUebertragung' ? other() : null)
    const { told, upload } = await behind()
    await upload()
    expect(calls).toEqual(['beginneUebertragung', 'uploadAdressen'])
    expect(told.at(-1)).toMatchObject({ phase: 'saving', sent: LISTE.size, total: LISTE.size })
    expect(await lists()).toHaveLength(1)
  })

  it('NET-15 too large is said with the limit, from the announced size alone', async () => {
    const { line, upload } = await behind()
    const large = new Blob([LISTE])
    Object.defineProperty(large, 'size', { value: MAX_BYTES.adressen + 1 })
    await expect(upload(large)).rejects.toMatchObject({
      status: 413,
      fieldErrors: { datei: expect.stringContaining('höchstens 128 MB') as string },
    })
    expect(line.sent()).toBeLessThan(5_000)
  })
})
