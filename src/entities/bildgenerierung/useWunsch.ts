import { useState } from 'react'
import type { BildFormat } from '#src/contract/bildgenerierung.ts'
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

/**
 * What is wished for, kept in the browser until its user logs out. `owner`: whose it is (STO-06). `start`: what the place
 * asks for.
 */
export function useWunsch(owner: string, start?: Start): Pick<EntwurfParts, 'wunsch' | 'change'> {
  const key = `entwurf.${owner}.bildwunsch` as const
  const [wunsch, setWunsch] = useState<Wunsch>(() => {
    const stored = wunschSchema.safeParse(storage.get(key))
    const kept = stored.success ? stored.data : wunschSchema.parse({ saat: neueSaat() })
    return { ...kept, ...start }
  })
  const change = (changed: Partial<Wunsch>) => {
    const next = { ...wunsch, ...changed }
    setWunsch(next)
    storage.set(key, next)
  }
  return { wunsch, change }
}
