import { useState } from 'react'
import { useTimeout } from '../useTimeout.ts'

/** Quiet time before the address follows what is typed, ms. */
const SETTLE_MS = 250

/**
 * Text of a search field whose value lives in the address. A navigation takes a moment, so the field keeps its own
 * text with the blanks at its ends; what another navigation (back, reset) says is taken over when nothing typed waits.
 */
export function useSearchText(q: string, onSettle: (q: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(q)
  const [sent, setSent] = useState(q.trim())
  const [seen, setSeen] = useState(q)
  const wanted = text.trim()
  if (q !== seen) {
    setSeen(q)
    if (wanted === sent && q.trim() !== sent) {
      setText(q)
      setSent(q.trim())
    }
  }
  function settle(): void {
    setSent(wanted)
    onSettle(wanted)
  }
  useTimeout(settle, wanted === sent ? null : SETTLE_MS, wanted)
  return [text, setText]
}
