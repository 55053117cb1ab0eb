import type { AxiosRequestConfig } from 'axios'
import { ApiError } from '#src/contract/apiError.ts'
import { WRITE_TIMEOUT_MS } from './http.ts'

const ABGERISSEN =
  'Der Download ist abgebrochen, die Datei ist unvollständig und wurde nicht gespeichert. Bitte versuchen Sie es erneut.'
const STEHT = 'Der Server sendet die Datei nicht weiter. Sie wurde nicht gespeichert. Bitte versuchen Sie es erneut.'

interface FileWatch {
  config: Pick<AxiosRequestConfig, 'timeout' | 'signal' | 'onDownloadProgress'>
  /** What a failure was: the caller's own end, a line that fell silent or a file that broke off; null: something else. */
  failure: (error: ApiError) => ApiError | null
  end: () => void
}

/** A large file takes longer than any answer: its time begins anew with each piece (NET-01). */
export function watchFile(caller: AbortSignal | undefined, onBytes: ((bytes: number) => void) | undefined): FileWatch {
  const silence = new AbortController()
  let begun = false
  let timer = setTimeout(() => silence.abort(), WRITE_TIMEOUT_MS)
  return {
    config: {
      timeout: 0,
      signal: caller ? AbortSignal.any([caller, silence.signal]) : silence.signal,
      onDownloadProgress: ({ loaded }) => {
        begun = true
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), WRITE_TIMEOUT_MS)
        onBytes?.(loaded)
      },
    },
    failure: (error) => {
      if (caller?.aborted || error.kind !== 'network') return null
      if (silence.signal.aborted) return new ApiError('network', STEHT, { code: 'ETIMEDOUT', cause: error })
      return begun ? new ApiError('network', ABGERISSEN, { cause: error }) : null
    },
    end: () => clearTimeout(timer),
  }
}
