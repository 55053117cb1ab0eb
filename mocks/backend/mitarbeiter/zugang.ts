import { Refusal, type Context } from '../platform/context.ts'
import type { Person } from '../kampagne/links.ts'
import { sendMail } from '../platform/mail.ts'
import { hashPassword } from '../platform/passwords.ts'
import { issueKey } from '../zugang/schluessel.ts'
import { endAllSessions } from '../zugang/sitzung.ts'
import { newSecret } from '../platform/secrets.ts'
import { tellSecurity } from '../zugang/mails.ts'
import { resetZweiFaktor } from '../zugang/zweiFaktor.ts'
import { endZugang } from './beenden.ts'
import { sendEinladung, countEinladung } from './einladen.ts'
import { handOverFreigaben } from './freigaben.ts'
import { loadMitarbeiter, statusOfRow, type Stored } from './load.ts'
import { rechteVon } from '../zugang/rechteVon.ts'
import { write } from './save.ts'
import { geprueftRechte, loadZiel, note, requireVersion, protectLast, manage, type Verwaltung } from './verwalten.ts'

interface Ziel {
  idThHeadhunterMitarbeiter: number
  version: number
}

const nichtMoeglich = (text: string) => new Refusal(409, 'NICHT_MOEGLICH', text)

export function ladeErneutEin(outer: Context, { idThHeadhunterMitarbeiter: id, version }: Ziel): Promise<Stored> {
  return manage(outer, async (scope) => {
    const row = await loadZiel(scope, id)
    await requireVersion(scope.context, row, version)
    if (statusOfRow(row) !== 'eingeladen')
      throw nichtMoeglich(
        'Diese Person hat die Einladung schon angenommen. Ein neues Passwort erhält sie über „Passwort zurücksetzen“.',
      )
    await countEinladung(scope.context, row.idPtKunde)
    const saved = await write(scope, row, { eingeladenAm: scope.context.now().toISOString() })
    await sendEinladung(scope, saved)
    await note(scope, id, 'erneut eingeladen')
    return saved
  })
}

/** The invitation is gone with everything that belongs to it; the mailed link is dead. */
export function zieheEinladungZurueck(outer: Context, { idThHeadhunterMitarbeiter: id, version }: Ziel): Promise<void> {
  return manage(outer, async (scope) => {
    const row = await loadZiel(scope, id)
    await requireVersion(scope.context, row, version)
    if (statusOfRow(row) !== 'eingeladen')
      throw nichtMoeglich('Diese Person hat die Einladung schon angenommen. Sie können sie deaktivieren.')
    await scope.context.db.deleteFrom('mitarbeiter').where('idThHeadhunterMitarbeiter', '=', id).execute()
  })
}

/** Who takes over: an active colleague, or the customer himself. */
async function uebernehmer({ context, actor }: Verwaltung, id: number | null, row: Stored): Promise<Person> {
  if (id === null) {
    const kunde = await context.db
      .selectFrom('zugang')
      .innerJoin('kunde', 'kunde.idPtKunde', 'zugang.idPtKunde')
      .select(['kunde.vorname', 'kunde.nachname', 'zugang.email'])
      .where('zugang.idPtKunde', '=', actor.idPtKunde)
      .where('zugang.idThHeadhunterMitarbeiter', 'is', null)
      .executeTakeFirstOrThrow()
    return { name: `${kunde.vorname} ${kunde.nachname}`, email: kunde.email }
  }
  const other = await loadMitarbeiter(context, actor.idPtKunde, id)
  if (statusOfRow(other) !== 'aktiv' || other.idThHeadhunterMitarbeiter === row.idThHeadhunterMitarbeiter)
    throw new Refusal(
      422,
      'EINGABE_UNGUELTIG',
      'Bitte prüfen Sie die markierten Eingaben. Es wurde nichts gespeichert.',
      {
        felder: { idThUebernehmer: 'Bitte wählen Sie eine andere aktive Person.' },
      },
    )
  return { name: `${other.vorname} ${other.nachname}`.trim() || other.email, email: other.email }
}

export function deactivate(
  outer: Context,
  { idThHeadhunterMitarbeiter: id, version, idThUebernehmer }: Ziel & { idThUebernehmer: number | null },
): Promise<Stored> {
  return manage(outer, async (scope) => {
    const { context } = scope
    const row = await loadZiel(scope, id)
    // Also read where nothing is to be handed over: an unknown id is never taken silently.
    const an = await uebernehmer(scope, idThUebernehmer, row)
    await requireVersion(context, row, version)
    if (statusOfRow(row) !== 'aktiv')
      throw nichtMoeglich('Nur ein aktiver Zugang kann deaktiviert werden. Eine Einladung ziehen Sie zurück.')
    await protectLast(scope, row, null)
    const anzahl = await handOverFreigaben(context, row, an)
    await endZugang(context, row)
    const saved = await write(scope, row, { aktiv: 0, uebernehmer: idThUebernehmer })
    const uebergabe =
      anzahl === 0 ? '' : `, ${anzahl === 1 ? 'eine offene Freigabe' : `${anzahl} offene Freigaben`} an ${an.name}`
    await note(scope, id, `deaktiviert${uebergabe}`)
    return saved
  })
}

/** The rights come back as they were, so the giver has to hold them; the old password counts, no old session does. */
export function reactivate(outer: Context, { idThHeadhunterMitarbeiter: id, version }: Ziel): Promise<Stored> {
  return manage(outer, async (scope) => {
    const { context, actor } = scope
    const row = await loadZiel(scope, id)
    await requireVersion(context, row, version)
    if (statusOfRow(row) !== 'deaktiviert') throw nichtMoeglich('Dieser Zugang ist nicht deaktiviert.')
    geprueftRechte(actor, rechteVon(row))
    const saved = await write(scope, row, { aktiv: 1 })
    await note(scope, id, 'reaktiviert')
    await sendMail(context, {
      an: row.email,
      betreff: 'Ihr Zugang ist wieder aktiv',
      text: `Guten Tag ${row.vorname} ${row.nachname},\n\n${actor.name} hat Ihren Zugang wieder freigeschaltet. Sie können sich wie früher anmelden.`,
      link: `${context.settings.publicUrl}/login`,
      linkText: 'Zur Anmeldung',
    })
    return saved
  })
}

/** The old password counts no more at once; a link for a new one is mailed. */
export async function resetPasswort(outer: Context, id: number): Promise<Stored> {
  // A password that nobody knows, not none at all: the new one is no first one, which would spare the second factor.
  const passwort = await hashPassword(newSecret())
  return manage(outer, async (scope) => {
    const { context, actor } = scope
    const row = await loadZiel(scope, id)
    if (statusOfRow(row) !== 'aktiv' || row.idZugang === null)
      throw nichtMoeglich('Das Passwort lässt sich nur bei einem aktiven Zugang zurücksetzen.')
    await endZugang(context, row)
    await context.db.updateTable('zugang').set({ passwort }).where('idZugang', '=', row.idZugang).execute()
    await sendMail(context, {
      an: row.email,
      betreff: 'Bitte legen Sie ein neues Passwort fest',
      text: `Guten Tag ${row.vorname} ${row.nachname},\n\n${actor.name} hat Ihr Passwort zurückgesetzt. Das alte gilt nicht mehr, alle Geräte wurden abgemeldet. Mit dem Link wählen Sie ein neues; er gilt sieben Tage.`,
      link: await issueKey(context, 'passwort_neu', row.idZugang),
      linkText: 'Passwort wählen',
    })
    await note(scope, id, 'Passwort zurückgesetzt')
    return row
  })
}

/** For somebody who lost the phone: the next login goes without a code, until he sets the second factor up anew. */
export function resetZweiFaktorOf(outer: Context, id: number): Promise<Stored> {
  return manage(outer, async (scope) => {
    const { context, actor } = scope
    const row = await loadZiel(scope, id)
    if (row.idZugang === null || !(await resetZweiFaktor(context.db, row.idZugang)))
      throw nichtMoeglich('Diese Person hat keinen zweiten Faktor eingerichtet.')
    await endAllSessions(context.db, { real: context.realNow }, row.idZugang)
    await tellSecurity(context, row.email, 'zweiFaktorZurueckgesetzt', `Veranlasst hat das ${actor.name}.`)
    await note(scope, id, 'zweiter Faktor zurückgesetzt')
    return row
  })
}
