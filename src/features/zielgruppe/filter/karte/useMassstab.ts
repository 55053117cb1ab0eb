import { useCallback, useState } from 'react'
import { BLATT } from './formen.ts'

/** px of one unit of the sheet, so that letters and handles have the same size on every screen. */
export function useMassstab() {
  const [massstab, setMassstab] = useState(1)
  const rahmen = useCallback(function measure(element: HTMLElement | null) {
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setMassstab((element.clientWidth || BLATT.breite) / BLATT.breite))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { massstab, rahmen }
}
