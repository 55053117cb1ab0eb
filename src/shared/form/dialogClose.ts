import { createContext } from 'react'

/** The way out of the dialog that a form stands in; null where it stands in none. */
export const DialogClose = createContext<(() => void) | null>(null)
