import { createContext, use, useEffect, useState } from 'react'

type Drawings = typeof import('./drawings.tsx')

interface Loaded {
  /** null as long as they have not come. */
  drawings: Drawings | null
  /** They did not arrive: the figures are there anyway. */
  failed: boolean
}

/** The drawings of a page, fetched once for all its charts. */
export const DrawingsContext = createContext<Loaded>({ drawings: null, failed: false })

export const useDrawings = () => use(DrawingsContext)

/** The drawings come after the first paint: heavy, and nobody misses them while they read the headings. */
export function useLateDrawings(): Loaded {
  const [drawings, setDrawings] = useState<Drawings | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(function fetchDrawings() {
    const frame = requestAnimationFrame(() => {
      import('./drawings.tsx').then(setDrawings, () => setFailed(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return { drawings, failed }
}
