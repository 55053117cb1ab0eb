import { api } from './api.ts'
import { endSession } from './session.ts'

let running = false

/** True while a logout is on its way: a 401 then means nothing new. */
export const isLoggingOut = (): boolean => running

/** Ends the session at the service; here it ends in any case (spec 8). True when the service agreed. */
export async function logout(): Promise<boolean> {
  running = true
  try {
    await api.logout({})
    return true
  } catch {
    // Told to the user by the caller; whatever went wrong, nobody stays logged in here.
    return false
  } finally {
    running = false
    await endSession('abgemeldet')
  }
}
