import { useEffect, useState } from 'react'

type Drawings = typeof import('./drawings.tsx')

/** The drawings come after the first paint: heavy, and nobody misses them while they read the headings. */
export function useDrawings(): { drawings: Drawings | null; failed: boolean } {
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
