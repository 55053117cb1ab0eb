import { useSyncExternalStore } from 'react'
import type { User } from '#src/contract/session.ts'
import { currentUser, subscribeSession } from './session.ts'

/** The logged-in user, or null; renders again when it changes. */
export const useCurrentUser = (): User | null => useSyncExternalStore(subscribeSession, currentUser)
