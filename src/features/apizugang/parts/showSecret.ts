import { createContext, use } from 'react'
import type { Secret } from './SecretDialog.tsx'

/** Shows a secret that was just made, once; the page holds the dialog. */
export const ShowSecret = createContext<(secret: Secret) => void>(() => undefined)

export const useShowSecret = () => use(ShowSecret)
