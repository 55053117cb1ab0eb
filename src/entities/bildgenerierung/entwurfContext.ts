import { createContext, use } from 'react'
import type { bildgenerierungOperations } from '#src/contract/bildgenerierungOperations.ts'
import type { Output } from '#src/contract/operation.ts'
import type { Wunsch } from './wunsch.ts'

/** What the parts of one design share. */
export interface EntwurfParts {
  wunsch: Wunsch
  change: (change: Partial<Wunsch>) => void
  /** Orders, service, quota and brand colour. */
  stand: Output<(typeof bildgenerierungOperations)['fetchBildauftraege']>
  /** Pictures are on their way. */
  onOrdered?: () => void
}

/** Where a picture is described and comes to be: page or dialog. */
export const EntwurfContext = createContext<EntwurfParts | null>(null)

export function useEntwurf(): EntwurfParts {
  const parts = use(EntwurfContext)
  if (parts === null) throw new Error('Part of a design outside of it')
  return parts
}
