import { useSyncExternalStore } from 'react'
import { subscribeUnknownCalls, unknownCalls } from '#src/api/unknownCalls.ts'
import type { BereichAufruf } from '#src/contract/index.ts'
import { bereiche } from '#src/shared/settings.ts'

/** What a page, a hit or a notice needs; nothing needs no part of the backend. */
type Needs = BereichAufruf | undefined

/** The call without its part. */
export const aufrufOf = (needs: BereichAufruf): string => needs.slice(needs.indexOf('.') + 1)

/** Whether the build says that the backend has the part; who is not told believes it. */
export function isInBuild(needs: Needs): boolean {
  const named = bereiche()
  return needs === undefined || named === null || named.includes(needs.slice(0, needs.indexOf('.')))
}

/** Whether something is of use with this backend: by the build, and by what it answered in this tab (domain 4.14). */
export function useConnected(): (needs: Needs) => boolean {
  const unknown = useSyncExternalStore(subscribeUnknownCalls, unknownCalls)
  return (needs) => needs === undefined || (isInBuild(needs) && !unknown.has(aufrufOf(needs)))
}
