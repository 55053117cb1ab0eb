import type { AxiosProgressEvent, AxiosRequestConfig } from 'axios'
import { ApiError } from '#src/contract/apiError.ts'
import { SERVICE_WAIT_MS, WRITE_TIMEOUT_MS } from './http.ts'

const ABGERISSEN =
  'Der Download ist abgebrochen, die Datei ist unvollständig und wurde nicht gespeichert. Bitte versuchen Sie es erneut.'
const STEHT = 'Der Server sendet die Datei nicht weiter. Sie wurde nicht gespeichert. Bitte versuchen Sie es erneut.'
const STILL = 'Der Server antwortet nicht. Ihre Eingaben sind noch da. Bitte versuchen Sie es in einem Moment erneut.'

interface Line {
  signal: AbortSignal | undefined
  /** A file comes down. */
  down: boolean
  /** A file goes up: afterwards the service has work with it. */
  up: boolean
  /** How much of the file has come. */
  onDownloaded?: ((bytes: number) => void) | undefined
  onUploaded?: ((event: AxiosProgressEvent) => void) | undefined
}

interface LineWatch {
  config: Pick<AxiosRequestConfig, 'timeout' | 'signal' | 'onDownloadProgress' | 'onUploadProgress'>
  /** What a failure was: the caller's own end, a line that fell silent or a file that broke off; null: something else. */
  failure: (error: ApiError) => ApiError | null
  end: () => void
}

/** What is on its way may take its time, in both directions: only silence ends it (NET-01). */
export function watchLine({ signal, down, up, onDownloaded, onUploaded }: Line): LineWatch {
  const silence = new AbortController()
  let begun = false
  let timer = setTimeout(() => silence.abort(), WRITE_TIMEOUT_MS)
  const heard = (nextMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), nextMs)
  }
  return {
    config: {
      timeout: 0,
      signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
      onDownloadProgress: ({ loaded }) => {
        begun = true
        heard(WRITE_TIMEOUT_MS)
        onDownloaded?.(loaded)
      },
      onUploadProgress: (event) => {
        heard(up && event.loaded === event.total ? SERVICE_WAIT_MS : WRITE_TIMEOUT_MS)
        onUploaded?.(event)
      },
    },
    failure: (error) => {
      if (signal?.aborted || error.kind !== 'network') return null
      if (silence.signal.aborted)
        return new ApiError('network', down ? STEHT : STILL, { code: 'ETIMEDOUT', cause: error })
      return down && begun ? new ApiError('network', ABGERISSEN, { cause: error }) : null
    },
    end: () => clearTimeout(timer),
  }
}
