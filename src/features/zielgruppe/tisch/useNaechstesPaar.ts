import { useLayoutEffect, useRef } from 'react'
import type { PaarAnsicht } from '#src/engines/addresses/worker.ts'

/** Keeps the focus among pairs: it goes on with the one that takes the place of the one that was decided. */
export function useNaechstesPaar(paare: readonly PaarAnsicht[]) {
  const bereich = useRef<HTMLElement>(null)
  const platz = useRef<number | null>(null)
  useLayoutEffect(
    function goOn() {
      // The pairs of before may come once more; only where the focus went with one, it is given on.
      if (platz.current === null || document.activeElement !== document.body) return
      const karten = bereich.current?.querySelectorAll<HTMLElement>('section') ?? []
      // The heading takes it where no pair is left (`focusKeeper`).
      karten[Math.min(platz.current, karten.length - 1)]?.focus({ preventScroll: true })
      platz.current = null
    },
    [paare],
  )
  return {
    bereich,
    /** The pair at this place was decided. */
    entschieden: (at: number) => {
      platz.current = at
    },
  }
}
