import { endAllTokens } from '../apizugang/tokens.ts'
import type { Context } from '../platform/context.ts'
import { endKeys } from '../zugang/schluessel.ts'
import { endAllSessions } from '../zugang/sitzung.ts'
import type { Stored } from './load.ts'

/** Sessions and keys of mailed links end; so does everything that acts in this person's name. */
export async function endZugang(context: Context, { idZugang }: Stored): Promise<void> {
  if (idZugang === null) return
  await endAllSessions(context.db, { real: context.realNow }, idZugang)
  await endAllTokens(context.db, { real: context.realNow }, idZugang)
  await endKeys(context, idZugang)
  // A login that waits for its code has passed the old password already.
  await context.db.deleteFrom('anmeldeTicket').where('idZugang', '=', idZugang).execute()
}
