import { createContext, use } from 'react'
import type { ImageLayer } from '#src/contract/dokument.ts'

/** Where a chosen picture goes. */
export interface Platz {
  /** What the dialog was opened for: the whole page, or a place on it. */
  hintergrund: boolean
  /** Picture layer that is selected: it can get another picture. */
  selected: ImageLayer | null
  onDone: () => void
}

export const PlatzContext = createContext<Platz>({ hintergrund: false, selected: null, onDone: () => undefined })

export const usePlatz = (): Platz => use(PlatzContext)
