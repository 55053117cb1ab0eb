import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { Schritt } from './steps.ts'

/** Kept with the address: it was reached by a step of the wizard, also where that gave a new campaign its own address. */
export const STEP_STATE = { schritt: true } as const

const isStep = (state: unknown): boolean => typeof state === 'object' && state !== null && 'schritt' in state

/**
 * A step forward or back moves the focus to the heading of the step, for the `ref`; whoever comes from another screen
 * begins at the heading of the page.
 */
export function useStepFocus(schritt: Schritt): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { state, key } = useLocation() as { state: unknown; key: string }
  const shown = useRef(isStep(state) && key !== 'default' ? null : schritt)
  useEffect(
    function goToHeading() {
      if (shown.current === schritt) return
      shown.current = schritt
      heading.current?.focus()
    },
    [schritt],
  )
  return heading
}
