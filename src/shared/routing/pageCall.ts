import { createContext } from 'react'

/** The call without which the open page is of no use; null: it has none. */
export const PageCallContext = createContext<string | null>(null)
