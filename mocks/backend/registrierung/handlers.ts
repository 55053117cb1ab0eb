import type { registrierungOperations, SchluesselArt } from '#src/contract/registrierung.ts'
import type { Angemeldet } from '#src/contract/session.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import { countAttempt, forgetAttempts } from '../platform/limits.ts'
import { LINK_EMAIL, LINK_IP, REGISTRIERUNG_IP, SCHLUESSEL_IP } from './limits.ts'
import { LOGIN_ACCOUNT } from '../zugang/limits.ts'
import { checkPassword } from '../platform/passwords.ts'
import { activate, register, registrationOfKey } from './konto.ts'
import { livingZugang, mailPasswordLink, renewActivation } from './links.ts'
import { setPasswordByKey } from './passwort.ts'
import { inhaberOf, type Inhaber } from '../zugang/passwort.ts'
import { consumeKey, deadKey, ownerOfKey } from '../zugang/schluessel.ts'
import { completeLogin } from '../zugang/anmeldung.ts'
import type { HandlersOf } from '../platform/handlers.ts'

/** Whose living key it is, or null. */
async function inhaberOfKey(context: Context, art: SchluesselArt, key: string): Promise<Inhaber | null> {
  if (art === 'aktivierung') {
    const row = await registrationOfKey(context, key)
    return row && { email: row.email, vorname: row.vorname, nachname: row.nachname, firma: row.firma }
  }
  const idZugang = await ownerOfKey(context, art, key)
  return idZugang === null ? null : inhaberOf(context, idZugang)
}

/** Refuses a key that is dead; too many of them from one place are refused for a while (LNK-01). */
async function requireKey(context: Context, art: SchluesselArt, key: string): Promise<void> {
  if (await inhaberOfKey(context, art, key)) return
  await countAttempt(context, SCHLUESSEL_IP, context.ip)
  throw deadKey()
}

/** The login as `loginUser` answers it. */
async function logIn(context: Context, idZugang: number): Promise<Angemeldet> {
  const login = await completeLogin(context, idZugang)
  if (!login) throw deadKey()
  return login
}

export const registrierungHandlers: HandlersOf<typeof registrierungOperations> = {
  async registriere(angaben, context) {
    await countAttempt(context, REGISTRIERUNG_IP, context.ip)
    await register(context, angaben)
    return {}
  },

  async pruefeSchluessel({ art, hashKey }, context) {
    const inhaber = await inhaberOfKey(context, art, hashKey)
    if (!inhaber) await countAttempt(context, SCHLUESSEL_IP, context.ip)
    return { gueltig: inhaber !== null, inhaber }
  },

  async aktiviere(input, context) {
    await requireKey(context, 'aktivierung', input.hashKey)
    return logIn(context, await activate(context, input))
  },

  async entsperre({ hashKey }, context) {
    await requireKey(context, 'entsperrung', hashKey)
    return inTransaction(context.db, async (db) => {
      const inside = { ...context, db }
      const inhaber = await inhaberOf(inside, await consumeKey(inside, 'entsperrung', hashKey))
      if (!inhaber) throw deadKey()
      await forgetAttempts(inside, LOGIN_ACCOUNT, inhaber.email)
      return {}
    })
  },

  async passwortVergessen({ email }, context) {
    await countAttempt(context, LINK_IP, context.ip)
    await countAttempt(context, LINK_EMAIL, email)
    // Takes so much longer than all that follows that nobody can tell whether a mail was written (SEC-11).
    await checkPassword('', null)
    await inTransaction(context.db, async (db) => {
      const inside = { ...context, db }
      const zugang = await livingZugang(inside, email)
      if (zugang) await mailPasswordLink(inside, zugang, email)
      else await renewActivation(inside, email)
    })
    return {}
  },

  async passwortZuruecksetzen(input, context) {
    await requireKey(context, 'passwort_zuruecksetzen', input.hashKey)
    await setPasswordByKey(context, 'passwort_zuruecksetzen', input)
    return {}
  },

  /** Only the first password logs in: at another one a second factor may be due. */
  async setzeNeuesPasswort(input, context) {
    await requireKey(context, 'passwort_neu', input.hashKey)
    const { idZugang, erstes } = await setPasswordByKey(context, 'passwort_neu', input)
    return { anmeldung: erstes ? await logIn(context, idZugang) : null }
  },
}
