import { geraetOf } from '#src/domain/zugang/geraet.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import type { Context } from '../platform/context.ts'
import { sendMail } from '../platform/mail.ts'

/** What happened to the security of a login. Always told, whatever the settings say: the owner may not have done it. */
const HINWEISE = {
  passwort: {
    betreff: 'Ihr Passwort wurde geändert',
    text: 'Ihr Passwort wurde geändert. Alle anderen Sitzungen sind beendet, API-Token von Ihnen gelten nicht mehr.',
  },
  zweiFaktorAn: {
    betreff: 'Zwei-Faktor-Anmeldung eingeschaltet',
    text: 'Bei der Anmeldung wird ab jetzt zusätzlich ein Code aus Ihrer Authenticator-App verlangt.',
  },
  zweiFaktorAus: {
    betreff: 'Zwei-Faktor-Anmeldung ausgeschaltet',
    text: 'Für die Anmeldung genügt ab jetzt wieder das Passwort. Ihre Wiederherstellungscodes gelten nicht mehr.',
  },
  zweiFaktorZurueckgesetzt: {
    betreff: 'Zwei-Faktor-Anmeldung zurückgesetzt',
    text: 'Ihre Zwei-Faktor-Anmeldung wurde zurückgesetzt. Sie melden sich wieder mit dem Passwort allein an und können sie neu einrichten.',
  },
  codesErneuert: {
    betreff: 'Neue Wiederherstellungscodes',
    text: 'Für Ihren Zugang wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
  },
  codeVerwendet: {
    betreff: 'Anmeldung mit Wiederherstellungscode',
    text: 'Jemand hat sich mit einem Ihrer Wiederherstellungscodes angemeldet.',
  },
} as const

export type Hinweis = keyof typeof HINWEISE

/** Mail to the owner of a login about its security. */
export async function tellSecurity(context: Context, an: string, hinweis: Hinweis, zusatz = ''): Promise<void> {
  const { betreff, text } = HINWEISE[hinweis]
  const { publicUrl } = context.settings
  const geraet = geraetOf(context.userAgent ?? '')
  const wann = formatZeitpunkt(context.realNow().toISOString())
  await sendMail(context, {
    an,
    betreff,
    text: `Guten Tag,\n\n${text}${zusatz === '' ? '' : ` ${zusatz}`}\n\nZeitpunkt: ${wann}${geraet === null ? '' : `\nGerät: ${geraet}`}\n\nWaren Sie das nicht? Dann setzen Sie bitte sofort ein neues Passwort und sprechen Sie uns an.`,
    link: `${publicUrl}/passwort_vergessen`,
    linkText: 'Neues Passwort setzen',
  })
}
