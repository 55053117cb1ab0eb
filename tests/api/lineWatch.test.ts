import { AxiosError, type AxiosAdapter, type AxiosProgressEvent } from 'axios'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientOf } from '#src/api/client.ts'
import { configureApi } from '#src/api/http.ts'
import { rechnungOperations } from '#src/contract/rechnungOperations.ts'
import { sperrlisteOperations } from '#src/contract/sperrliste.ts'

const api = clientOf(rechnungOperations)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A line on which pieces come or go, one after each pause, and which then breaks or falls silent. */
function line(pauses: readonly number[], end: 'breaks' | 'silent', total = Infinity): void {
  const adapter: AxiosAdapter = (config) =>
    new Promise((_resolve, reject) => {
      const signal = config.signal as AbortSignal
      signal.addEventListener('abort', () => reject(new AxiosError('canceled', AxiosError.ERR_CANCELED, config)))
      const send = async () => {
        for (const [index, ms] of pauses.entries()) {
          await new Promise((resolve) => setTimeout(resolve, ms))
          const event = { loaded: 1000 * (index + 1), total } as AxiosProgressEvent
          if (config.data instanceof FormData) config.onUploadProgress?.(event)
          else config.onDownloadProgress?.(event)
        }
        if (end === 'breaks') reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config))
      }
      void send()
    })
  configureApi({ credentials: () => ({ token: null, konto: null }), onSessionLost: () => undefined, adapter })
}

const fetched = (options = {}) =>
  api.exportRechnungen({ format: 'csv' }, options).then(
    () => 'a file',
    (error: unknown) => (error instanceof Error ? error.message : 'odd'),
  )

test('a file that breaks off in the middle is no file, and that is said', async () => {
  line([10, 10], 'breaks')
  const bytes: number[] = []
  const answer = fetched({ onDownloadedBytes: (count: number) => bytes.push(count) })
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toMatch(/^Der Download ist abgebrochen, die Datei ist unvollständig/)
  expect(bytes).toEqual([1000, 2000])
})

test('a file may take its time as long as pieces of it come, and ends 60 s after the last one', async () => {
  line([50_000, 50_000, 50_000], 'silent')
  let said = ''
  const answer = fetched().then((text) => (said = text))
  await vi.advanceTimersByTimeAsync(150_000 + 59_000)
  expect(said).toBe('')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await answer).toMatch(/^Der Server sendet die Datei nicht weiter/)
})

test('who ends it himself hears nothing of a broken line', async () => {
  line([10], 'silent')
  const own = new AbortController()
  const answer = fetched({ signal: own.signal })
  await vi.advanceTimersByTimeAsync(100)
  own.abort()
  expect(await answer).not.toMatch(/Download/)
})

const sent = (options = {}) =>
  clientOf(sperrlisteOperations)
    .importSperrliste({ datei: new Blob(['x'.repeat(3000)]) }, options)
    .then(
      () => 'a file',
      (error: unknown) => (error instanceof Error ? error.message : 'odd'),
    )

test('NET-01 an upload that moves is never cut, one that stands for 60 s is', async () => {
  line([50_000, 50_000, 50_000], 'silent')
  let said = ''
  const answer = sent().then((text) => (said = text))
  await vi.advanceTimersByTimeAsync(150_000 + 59_000)
  expect(said).toBe('')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await answer).toMatch(/^Der Server antwortet nicht/)
})

test('NET-01 after its last byte the service has ten minutes for its work', async () => {
  line([10, 10, 10], 'silent', 3000)
  const phases: string[] = []
  let said = ''
  const answer = sent({ onUpload: ({ phase }: { phase: string }) => phases.push(phase) }).then((text) => (said = text))
  await vi.advanceTimersByTimeAsync(599_000)
  expect(said).toBe('')
  expect(phases).toEqual(['sending', 'sending', 'saving'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(await answer).toMatch(/^Der Server antwortet nicht/)
})
