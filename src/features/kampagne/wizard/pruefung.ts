import { createContext, use } from 'react'
import type { Kennzeichnung } from '#src/contract/asset.ts'
import type { ChecklistePunkt } from '#src/domain/kampagne/checkliste.ts'

export interface Pruefung {
  punkte: readonly ChecklistePunkt[]
  /** What the chosen sheet says of its pictures. */
  kennzeichnung: Kennzeichnung
  /** Codes of the warnings that the user accepts. */
  akzeptiert: ReadonlySet<string>
  accept: (code: string, yes: boolean) => void
}

/** What the wizard's check found and what of it was accepted: the steps that show it come and go. */
export const PruefungContext = createContext<Pruefung>({
  punkte: [],
  kennzeichnung: null,
  akzeptiert: new Set(),
  accept: () => undefined,
})

export const usePruefung = () => use(PruefungContext)
