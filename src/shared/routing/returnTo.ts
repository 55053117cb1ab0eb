import { useSearchParams } from 'react-router-dom'
import { safePath } from './returnPath.ts'

/** Names the screen to come back to, in the address of the screen that makes something for it. */
const RETURN_TO_PARAM = 'zurueck'

/** What was made and is to be chosen on the screen that asked for it. */
export type Made = { idPtZielgruppe: number } | { idPtWerbemittel: number }

/** Query that asks a screen to come back to `address` (a path of ours with its query). */
export const returnToQuery = (address: string): string => `?${RETURN_TO_PARAM}=${encodeURIComponent(address)}`

/** Address to come back to, with what was made there; null without one or for an address that is not ours. */
export function returnAddress(wanted: string | null, made?: Made): string | null {
  const path = safePath(wanted)
  if (wanted === null || path === null) return null
  const start = wanted.indexOf('?')
  const query = new URLSearchParams(start === -1 ? '' : wanted.slice(start).split('#')[0])
  for (const [name, id] of Object.entries(made ?? {})) query.set(name, String(id))
  return query.size === 0 ? path : `${path}?${query}`
}

/** The way back that this screen's address names. */
export function useReturnTo(): (made?: Made) => string | null {
  const [search] = useSearchParams()
  const wanted = search.get(RETURN_TO_PARAM)
  return (made) => returnAddress(wanted, made)
}
