import { useState } from 'react'
import { useTimeout } from './useTimeout.ts'

/** Whether something has been going on for a while. */
export function useLongerThan(running: boolean, ms: number): boolean {
  const [long, setLong] = useState(false)
  if (long && !running) setLong(false)
  useTimeout(() => setLong(true), running ? ms : null)
  return running && long
}
