import { useSyncExternalStore } from 'react'
import type { createBrowserRouter } from 'react-router-dom'
import { useLazyComponent } from '#src/shared/useLazyComponent.ts'
import { useTimeout } from '#src/shared/useTimeout.ts'

/** A short wait is not shown, ms (UX-11). */
const SHOW_AFTER_MS = 250

interface Props {
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>
}

/** A line at the top while the next screen is on its way. */
export function NavigationProgress({ router }: Props) {
  const running = useSyncExternalStore(router.subscribe, () => router.state.navigation.state !== 'idle')
  return running && <Running />
}

/** Fetched ahead with what else the frame may have to tell (status/Status.tsx). */
const loadLine = async () => (await import('../status/ProgressLine.tsx')).ProgressLine

function Running() {
  const { Part: Line, prepare } = useLazyComponent(loadLine)
  useTimeout(prepare, SHOW_AFTER_MS)
  return Line && <Line />
}
