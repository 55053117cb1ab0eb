import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#src/routes/paths.ts'
import type { Schritt } from './steps.ts'

/**
 * As soon as a new campaign is stored, the address bar names it, so that a reload finds it. The router learns of it
 * with the next step: told at once, it would build the page anew and take the focus from the field being typed in.
 */
export function useStayAtAddress(idPtKampagne: number | null, schritt: Schritt): void {
  const { pathname } = useLocation()
  useEffect(
    function nameStoredDraft() {
      if (idPtKampagne === null || pathname !== paths.kampagneErstellen) return
      if (globalThis.location.pathname !== paths.kampagneErstellen) return
      const address = `${paths.kampagneEditieren(idPtKampagne)}?schritt=${schritt}`
      globalThis.history.replaceState(globalThis.history.state, '', address)
    },
    [idPtKampagne, schritt, pathname],
  )
}
