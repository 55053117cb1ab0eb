import { ApiError } from '#src/contract/apiError.ts'
import { noteSilence, READ_TIMEOUT_MS } from './http.ts'
import { TEXT } from './refusal.ts'

/**
 * Some services answer one call of a person at a time (the session lock of PHP): a page that asks ten things waits for the
 * tenth ten times as long. While calls that began before are answered, a read is not late (NET-01).
 */

interface Turn {
  beganMs: number
  again: () => void
}

const waiting = new Set<Turn>()
/** Calls of one page begin together, in any order, ms. */
const TOGETHER_MS = 1_000

/** A call was answered: those that began with it or after it wait from now on. */
function moveOn(beganMs: number): void {
  for (const turn of waiting) if (turn.beganMs >= beganMs - TOGETHER_MS) turn.again()
}

interface Waiting {
  config: { timeout: number; signal: AbortSignal }
  failure: (error: ApiError) => ApiError | null
  /** `answered`: something came back. */
  end: (answered: boolean) => void
}

/** Waits for a read: so long as nothing is answered any more. */
export function waitInTurn(signal: AbortSignal | undefined): Waiting {
  const late = new AbortController()
  const begin = () =>
    setTimeout(() => {
      noteSilence()
      late.abort()
    }, READ_TIMEOUT_MS)
  let timer = begin()
  const turn: Turn = {
    beganMs: performance.now(),
    again: () => {
      clearTimeout(timer)
      timer = begin()
    },
  }
  waiting.add(turn)
  return {
    config: { timeout: 0, signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal },
    failure: (error) =>
      late.signal.aborted && !signal?.aborted
        ? new ApiError('network', TEXT.timeout, { code: 'ETIMEDOUT', cause: error })
        : null,
    end: (answered) => {
      clearTimeout(timer)
      waiting.delete(turn)
      if (answered) moveOn(turn.beganMs)
    },
  }
}
