import { useState, type ComponentType, type ReactNode } from 'react'
import { LazyPart } from '../LazyPart.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'

interface Props<P> {
  /** Yields the same component every time. */
  load: () => Promise<ComponentType<P>>
  part: P
  /** As high as what comes, so that nothing jumps. */
  waiting?: ReactNode
}

/** A part with a place in the page. One that does not come says so there, with a way to try again. */
export function PlacedPart<P extends object>(props: Props<P>) {
  const [failure, setFailure] = useState<unknown>(null)
  if (failure !== null) return <ErrorPanel error={failure} onRetry={() => setFailure(null)} />
  return <LazyPart {...props} quiet onMissing={setFailure} />
}
