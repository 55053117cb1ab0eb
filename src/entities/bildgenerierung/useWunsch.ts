import { useState } from 'react'
import type { BildFormat } from '#src/contract/bildgenerierung.ts'
import { draftOwner } from '#src/shared/storage/draftDatabases.ts'
import { storage } from '#src/shared/storage/storage.ts'
import type { EntwurfParts } from './entwurfContext.ts'
import { SAAT_MAX, wunschSchema, type Wunsch } from './wunsch.ts'

/** A number for pictures that nobody has seen yet. */
export function neueSaat(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value % SAAT_MAX
}

interface Start {
  format: BildFormat
  /** Free measures, mm. */
  breite?: number
  hoehe?: number
}

/** What is wished for, kept in the browser until its user logs out. `start`: what the place asks for. */
export function useWunsch(start?: Start): Pick<EntwurfParts, 'wunsch' | 'change'> {
  // Whose it is (STO-06): another user begins with nothing.
  const [owner] = useState(draftOwner)
  const [wunsch, setWunsch] = useState<Wunsch>(() => {
    const stored = wunschSchema.safeParse(storage.getOwned('bildwunsch', owner))
    const kept = stored.success ? stored.data : wunschSchema.parse({ saat: neueSaat() })
    return { ...kept, ...start }
  })
  const change = (changed: Partial<Wunsch>) => {
    const next = { ...wunsch, ...changed }
    setWunsch(next)
    storage.setOwned('bildwunsch', owner, next)
  }
  return { wunsch, change }
}
