import { createContext, use } from 'react'
import type { WerbemittelVersion } from '#src/contract/werbemittelVersion.ts'
import type { useVersionActions } from './useVersionActions.ts'

/** What the parts of the dialog share. */
interface VersionenParts extends ReturnType<typeof useVersionActions> {
  /** The newest first. */
  versionen: readonly WerbemittelVersion[]
  chosen: WerbemittelVersion | null
  choose: (idPtWerbemittelVersion: number) => void
}

export const VersionenContext = createContext<VersionenParts | null>(null)

export function useVersionenParts(): VersionenParts {
  const parts = use(VersionenContext)
  if (parts === null) throw new Error('Part of the versions outside of their dialog')
  return parts
}
