import { geraetOf } from '#src/domain/zugang/geraet.ts'
import { notFound, Refusal } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { Handlers } from '../platform/handlers.ts'
import { hashPassword } from '../platform/passwords.ts'
import { confirmPasswort, ownZugang } from './eigener.ts'
import { tellSecurity } from './mails.ts'
import { inhaberOf, refuseWeak, storePassword, type EndTokens } from './passwort.ts'
import { liveSitzungen, startSession } from './sitzung.ts'

function gleichesPasswort(): Refusal {
  const text = 'Das ist Ihr bisheriges Passwort. Bitte wählen Sie ein anderes.'
  return new Refusal(422, 'PASSWORT_GLEICH', text, { felder: { neuesPasswort: text } })
}

/** A new password of one's own: all other sessions end, and the API tokens by what the noun above brings. */
export const aenderePasswort =
  (endTokens: EndTokens): Handlers['aenderePasswort'] =>
  async ({ altesPasswort, neuesPasswort }, context) => {
    const zugang = await ownZugang(context)
    await confirmPasswort(context, zugang, altesPasswort, 'altesPasswort')
    const { idZugang, email } = zugang
    const inhaber = await inhaberOf(context, idZugang)
    if (!inhaber) throw notFound()
    refuseWeak(neuesPasswort, inhaber, 'neuesPasswort')
    if (neuesPasswort === altesPasswort) throw gleichesPasswort()
    // Outside of the transaction: it takes half a second.
    const passwort = await hashPassword(neuesPasswort)
    const live = await liveSitzungen(context, idZugang).where('idSitzung', '!=', zugang.idSitzung).execute()
    return inTransaction(context.db, async (db) => {
      const inside = { ...context, db }
      await storePassword(inside, idZugang, passwort, email, endTokens)
      await tellSecurity(inside, email, 'passwort')
      const clock = { real: context.realNow }
      const accessToken = await startSession(db, clock, idZugang, geraetOf(context.userAgent ?? ''))
      return { accessToken, beendeteSitzungen: live.length }
    })
  }
