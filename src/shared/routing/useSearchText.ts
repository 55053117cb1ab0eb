import { useEffect, useState } from 'react'

/** Quiet time before the address follows what is typed, ms. */
const SETTLE_MS = 250

/**
 * Text of a search field whose value lives in the address. A navigation takes a moment, so the field keeps its own
 * text; what another navigation (back, reset) says is taken over when nothing typed is waiting.
 */
export function useSearchText(q: string, onSettle: (q: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(q)
  const [sent, setSent] = useState(q)
  const [seen, setSeen] = useState(q)
  if (q !== seen) {
    setSeen(q)
    if (text === sent && q !== sent) {
      setText(q)
      setSent(q)
    }
  }
  useEffect(
    function followTyping() {
      if (text === sent) return undefined
      const timer = setTimeout(() => {
        setSent(text)
        onSettle(text)
      }, SETTLE_MS)
      return () => clearTimeout(timer)
    },
    [text, sent, onSettle],
  )
  return [text, setText]
}
