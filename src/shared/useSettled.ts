import { useState } from 'react'
import { useTimeout } from './useTimeout.ts'

/** The value once it has not changed for a while, compared by content; null keeps the last one. */
export function useSettled<T>(value: T, waitMs: number): T {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  const isSettled = value === null || JSON.stringify(settled) === text
  useTimeout(() => setSettled(value), isSettled ? null : waitMs, text)
  return settled
}
