import { formatZeitpunkt } from '#src/base/number/german.ts'
import type { Context } from '../platform/context.ts'
import { sendMail } from '../platform/mail.ts'
import { GUELTIG_MS, issueKey, newKey, type ZugangSchluessel } from '../zugang/schluessel.ts'
import { loadUser } from '../zugang/sitzung.ts'

/** Days that a registration waits for its confirmation before it is forgotten; its links live shorter. assumed */
const REGISTRIERUNG_TAGE = 7

const STUNDE_MS = 3_600_000
const dauer = (art: ZugangSchluessel | 'aktivierung'): string => {
  const stunden = GUELTIG_MS[art] / STUNDE_MS
  if (stunden === 1) return 'eine Stunde'
  return stunden <= 48 ? `${stunden} Stunden` : `${stunden / 24} Tage`
}

/** A login that can be used: neither unknown nor of a deactivated employee. */
export async function livingZugang(context: Context, email: string) {
  const row = await context.db
    .selectFrom('zugang')
    .select(['idZugang', 'passwort'])
    .where('email', '=', email)
    .executeTakeFirst()
  const login = row ? await loadUser(context.db, row.idZugang) : null
  return row && login ? { ...row, user: login.user } : null
}

/** Way out of the lock after too many wrong passwords; an unknown address gets nothing. */
export async function mailUnlock(context: Context, email: string): Promise<void> {
  const zugang = await livingZugang(context, email)
  if (!zugang) return
  await sendMail(context, {
    an: email,
    betreff: 'Ihre Anmeldung ist vorübergehend gesperrt',
    text: `Guten Tag ${zugang.user.vorname},\n\num ${formatZeitpunkt(context.now().toISOString()).slice(12)} wurde zu oft ein falsches Passwort für Ihr Konto eingegeben. Zu Ihrem Schutz ist die Anmeldung für eine Viertelstunde gesperrt.\n\nWaren Sie das, heben Sie die Sperre mit dem Link sofort auf. Er gilt ${dauer('entsperrung')}. Waren Sie es nicht, brauchen Sie nichts zu tun: Ihr Konto ist unverändert.`,
    link: await issueKey(context, 'entsperrung', zugang.idZugang),
    linkText: 'Anmeldung entsperren',
  })
}

/** Link for a new password; an invited employee who has none yet gets the link for the first. */
export async function mailPasswordLink(
  context: Context,
  zugang: NonNullable<Awaited<ReturnType<typeof livingZugang>>>,
  email: string,
): Promise<void> {
  const erstes = zugang.passwort === ''
  const art = erstes ? 'passwort_neu' : 'passwort_zuruecksetzen'
  const link = await issueKey(context, art, zugang.idZugang)
  const { produktName } = context.settings
  const anlass = erstes
    ? `mit diesem Link wählen Sie Ihr Passwort für ${produktName}.`
    : `für Ihr Konto bei ${produktName} wurde ein neues Passwort angefordert. Mit diesem Link wählen Sie es.`
  const sonst = erstes
    ? ''
    : ' Haben Sie das nicht angefordert, brauchen Sie nichts zu tun: Ihr Passwort ändert sich nicht.'
  await sendMail(context, {
    an: email,
    betreff: erstes ? `Ihr Zugang zu ${produktName}` : 'Neues Passwort wählen',
    text: `Guten Tag ${zugang.user.vorname},\n\n${anlass}\n\nDer Link gilt ${dauer(art)} und nur einmal.${sonst}`,
    link,
    linkText: 'Passwort wählen',
  })
}

/** Gives a waiting registration a fresh key and mails it. The caller writes what `newKey` says into the row. */
export async function mailActivation(
  context: Context,
  { email, vorname, firma }: { email: string; vorname: string; firma: string },
  { link }: ReturnType<typeof newKey>,
): Promise<void> {
  const { produktName } = context.settings
  await sendMail(context, {
    an: email,
    betreff: `Bitte bestätigen Sie Ihr Konto bei ${produktName}`,
    text: `Guten Tag ${vorname},\n\nschön, dass Sie mit ${firma} bei ${produktName} beginnen möchten. Bitte bestätigen Sie Ihre E-Mail-Adresse mit dem Link und dem Passwort, das Sie gewählt haben.\n\nDer Link gilt ${dauer('aktivierung')}. Haben Sie kein Konto angelegt, brauchen Sie nichts zu tun: Ohne Bestätigung entsteht keines.`,
    link,
    linkText: 'Konto aktivieren',
  })
}

const oldestRegistration = (context: Context): string =>
  new Date(context.realNow().getTime() - REGISTRIERUNG_TAGE * 24 * STUNDE_MS).toISOString()

/** Deletes what nobody confirmed; how many there were. */
export async function forgetRegistrations(context: Context): Promise<number> {
  const result = await context.db
    .deleteFrom('registrierung')
    .where('erstelltAm', '<=', oldestRegistration(context))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Another key for a registration that still waits; false when there is none. */
export async function renewActivation(context: Context, email: string): Promise<boolean> {
  const fresh = newKey(context, 'aktivierung')
  const row = await context.db
    .updateTable('registrierung')
    .set({ keyHash: fresh.keyHash, gueltigBis: fresh.gueltigBis })
    .where('email', '=', email)
    .where('erstelltAm', '>', oldestRegistration(context))
    .returning(['email', 'vorname', 'firma'])
    .executeTakeFirst()
  if (!row) return false
  await mailActivation(context, row, fresh)
  return true
}

/** Somebody wants to register with an address that has a login: its owner learns it, the other one does not. */
export async function mailAlreadyRegistered(context: Context, email: string): Promise<void> {
  const { produktName, publicUrl } = context.settings
  const zugang = await livingZugang(context, email)
  if (zugang?.passwort === '') {
    await mailPasswordLink(context, zugang, email)
    return
  }
  const anrede = zugang ? `Guten Tag ${zugang.user.vorname}` : 'Guten Tag'
  const weiter = zugang
    ? 'Melden Sie sich einfach an. Haben Sie Ihr Passwort vergessen, hilft Ihnen dort der Link „Passwort vergessen?“.'
    : 'Es ist zurzeit nicht aktiv. Bitte fragen Sie Ihre Administration.'
  await sendMail(context, {
    an: email,
    betreff: `Sie haben schon ein Konto bei ${produktName}`,
    text: `${anrede},\n\nmit Ihrer E-Mail-Adresse sollte ein neues Konto angelegt werden. Es gibt aber schon eines. ${weiter}\n\nWaren Sie das nicht, brauchen Sie nichts zu tun: An Ihrem Konto ändert sich nichts.`,
    ...(zugang ? { link: `${publicUrl}/login`, linkText: 'Zur Anmeldung' } : {}),
  })
}
