import { useEffect, useState } from 'react'

/** Words of a sheet wait this long for its pictures, ms. */
const PATIENCE_MS = 10_000

/** Whether the sheet stands on the screen as far as it can be drawn without fonts; `settled`: its pictures are there. */
export function useFirstPicture(settled: boolean): boolean {
  const [shown, setShown] = useState(false)
  useEffect(
    function tellAfterPaint() {
      const timer = setTimeout(() => setShown(true), settled ? 0 : PATIENCE_MS)
      return () => clearTimeout(timer)
    },
    [settled],
  )
  return shown
}
