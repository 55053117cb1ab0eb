import { AxiosError, type AxiosAdapter, type AxiosProgressEvent } from 'axios'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientOf } from '#src/api/client.ts'
import { configureApi } from '#src/api/http.ts'
import { rechnungOperations } from '#src/contract/rechnungOperations.ts'

const api = clientOf(rechnungOperations)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A line on which pieces come, one after each pause, and which then breaks or falls silent. */
function line(pauses: readonly number[], end: 'breaks' | 'silent'): void {
  const adapter: AxiosAdapter = (config) =>
    new Promise((_resolve, reject) => {
      const signal = config.signal as AbortSignal
      signal.addEventListener('abort', () => reject(new AxiosError('canceled', AxiosError.ERR_CANCELED, config)))
      const send = async () => {
        for (const [index, ms] of pauses.entries()) {
          await new Promise((resolve) => setTimeout(resolve, ms))
          config.onDownloadProgress?.({ loaded: 1000 * (index + 1) } as AxiosProgressEvent)
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
