import { Patience } from '#src/api/patience.ts'
import { api } from './api.ts'
import { isBlip } from './checkFailure.ts'
import { credentials, endSession } from './session.ts'

/**
 * Ends the session: here at once, whatever the network does, and at the service as soon as it can be told (spec 8).
 * `agreed`: whether it said yes when it was first told; one that could not be reached is told again while this window is
 * there.
 */
export async function logout(): Promise<{ agreed: Promise<boolean> }> {
  const agreed = tell(ownToken())
  await endSession('abgemeldet')
  return { agreed }
}

/** Null where there is none, or where it is somebody else's by now, who is not logged out from here. */
function ownToken(): string | null {
  try {
    return credentials().token
  } catch {
    return null
  }
}

async function tell(token: string | null): Promise<boolean> {
  try {
    await api.logout({}, token === null ? {} : { token })
    return true
  } catch (error) {
    // Told to the user by the caller; whatever went wrong, nobody stays logged in here.
    if (token !== null && isBlip(error)) void tellLater(token, error)
    return false
  }
}

/** Nobody waits for it: at the latest the service ends a session that nobody uses by itself. */
async function tellLater(token: string, failure: unknown): Promise<void> {
  const patience = new Patience(undefined, () => undefined)
  try {
    for (let error = failure; isBlip(error);) {
      await patience.bear(error, false)
      error = await api.logout({}, { token }).catch((again: unknown) => again)
    }
  } catch {
    // It stayed away too long.
  }
}
