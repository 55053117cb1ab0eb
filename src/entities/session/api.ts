import { clientOf } from '#src/api/client.ts'
import { sessionOperations } from '#src/contract/sessionOperations.ts'

/** Calls about who is logged in. */
export const api = clientOf(sessionOperations)
