import { createContext } from 'react'

/** A page as the local navigation names it. */
export interface Neighbour {
  /** Key of its German text. */
  title: string
  to: string
}

/** Neighbours of the open page that the user may open, itself among them; given by who knows user and rights. */
export const NeighboursContext = createContext<readonly Neighbour[]>([])
