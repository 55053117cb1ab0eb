import { useState } from 'react'
import { ApiError } from '#src/contract/apiError.ts'
import { useInterval } from '../useInterval.ts'

interface Wait {
  /** Seconds left; 0: nothing to wait for. */
  leftS: number
  /** Begins when the error is a refusal that says how long (429 with Retry-After); any other changes nothing. */
  begin: (error: unknown) => void
}

/** Counts down until a call may be tried again; calls back when it may. */
export function useWait(onOver: () => void): Wait {
  const [untilMs, setUntilMs] = useState<number | null>(null)
  const [leftS, setLeftS] = useState(0)
  function countDown(): void {
    // From the end each time: a tab in the background hardly ticks.
    const left = untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - performance.now()) / 1000))
    setLeftS(left)
    if (left > 0) return
    setUntilMs(null)
    onOver()
  }
  useInterval(countDown, untilMs === null ? null : 500)
  return {
    leftS,
    begin: (error) => {
      if (!(error instanceof ApiError) || error.retryAfterS === null) return
      setLeftS(error.retryAfterS)
      setUntilMs(performance.now() + error.retryAfterS * 1000)
    },
  }
}

/** "14:05", minutes and seconds. */
export function waitText(leftS: number): string {
  return `${Math.floor(leftS / 60)}:${String(leftS % 60).padStart(2, '0')}`
}
