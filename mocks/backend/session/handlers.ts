import type { sessionOperations } from '#src/contract/sessionOperations.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { avvAntwort } from '../konto/avvAntwort.ts'
import { countAttempt, forgetAttempts, refuseFurther, takeBackAttempt } from '../platform/limits.ts'
import { LOGIN_ACCOUNT, LOGIN_IP } from '../zugang/limits.ts'
import { nebenbei } from '../platform/nebenbei.ts'
import { checkPassword } from '../platform/passwords.ts'
import { mailUnlock } from '../registrierung/links.ts'
import { ABSOLUTE_MS, endSession, loadUser, sitzungOf } from '../zugang/sitzung.ts'
import { beginSecondStep, completeLogin, TICKET_GUELTIG_S } from '../zugang/anmeldung.ts'
import type { HandlersOf } from '../platform/handlers.ts'

/** Wrong address, wrong password and deactivated look the same (SEC-11). No 401: no session was lost. */
function loginRefused(): Refusal {
  const text = 'E-Mail-Adresse oder Passwort stimmt nicht. Bitte prüfen Sie Ihre Eingaben.'
  return new Refusal(422, 'ANMELDUNG_FEHLGESCHLAGEN', text, { felder: { passwort: text } })
}

async function zugangOf(context: Context, email: string) {
  return context.db.selectFrom('zugang').select(['idZugang', 'passwort']).where('email', '=', email).executeTakeFirst()
}

export const sessionHandlers: HandlersOf<typeof sessionOperations> = {
  /** Never a 401: whether someone is logged in is the answer itself. */
  async checkUserLogin(_input, context) {
    const serverzeit = context.now().toISOString()
    const { actor } = context
    if (!actor) return { loginState: false, user: null, serverzeit }
    const zugang = await sitzungOf(context.db, actor.sitzungId)
    const login = await loadUser(context.db, zugang.idZugang)
    const endetInS = Math.floor((Date.parse(zugang.erstelltAm) + ABSOLUTE_MS - context.realNow().getTime()) / 1000)
    return { loginState: login !== null, user: login?.user ?? null, serverzeit, endetInS }
  },

  async loginUser({ email, passwort }, context) {
    const address = email.toLowerCase()
    await refuseFurther(context, LOGIN_IP, context.ip)
    const attempt = await countAttempt(context, LOGIN_ACCOUNT, address)
    const zugang = await zugangOf(context, address)
    // Counted in its turn alone: a whole office may come at once, and nobody who guesses slips through beside others.
    const count = () => countAttempt(context, LOGIN_IP, context.ip)
    const correct = await checkPassword(passwort, zugang?.passwort ?? null, count).catch(async (error: unknown) => {
      await takeBackAttempt(context, LOGIN_ACCOUNT, address)
      throw error
    })
    const login = zugang && correct ? await loadUser(context.db, zugang.idZugang) : null
    if (!zugang || !login) {
      if (attempt === LOGIN_ACCOUNT.max) await nebenbei(context, 'entsperrung', () => mailUnlock(context, address))
      context.log({ ereignis: 'anmeldungFehlgeschlagen', idZugang: zugang?.idZugang ?? null })
      throw loginRefused()
    }
    await forgetAttempts(context, LOGIN_ACCOUNT, address)
    await takeBackAttempt(context, LOGIN_IP, context.ip)
    const ticket = await beginSecondStep(context, zugang.idZugang)
    if (ticket !== null) return { loginState: false, zweiFaktor: { ticket, gueltigS: TICKET_GUELTIG_S } }
    const angemeldet = await completeLogin(context, zugang.idZugang)
    if (!angemeldet) throw loginRefused()
    return angemeldet
  },

  async logout(_input, context) {
    if (context.actor) await endSession(context.db, { real: context.realNow }, context.actor.sitzungId)
    return {}
  },

  downloadAvvContractAsPdf: (_input, context) => avvAntwort(context),
}
