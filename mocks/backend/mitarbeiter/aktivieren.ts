import type { Context } from '../platform/context.ts'

/**
 * An invited employee has set the first password: from now on the login works. Does nothing for everybody else, and in
 * particular brings no deactivated employee back. Call it in the transaction that stores the password.
 */
export async function activateInvited(context: Context, idZugang: number): Promise<boolean> {
  const row = await context.db
    .selectFrom('zugang')
    .innerJoin('mitarbeiter', 'mitarbeiter.idThHeadhunterMitarbeiter', 'zugang.idThHeadhunterMitarbeiter')
    .select([
      'mitarbeiter.idThHeadhunterMitarbeiter',
      'mitarbeiter.vorname',
      'mitarbeiter.nachname',
      'mitarbeiter.email',
    ])
    .select('mitarbeiter.version')
    .where('zugang.idZugang', '=', idZugang)
    .where('mitarbeiter.eingeladenAm', 'is not', null)
    .where('mitarbeiter.aktiviertAm', 'is', null)
    .executeTakeFirst()
  if (!row) return false
  const { idThHeadhunterMitarbeiter, vorname, nachname, email, version } = row
  const zeit = context.now().toISOString()
  await context.db
    .updateTable('mitarbeiter')
    .set({ aktiv: 1, aktiviertAm: zeit, version: version + 1 })
    .where('idThHeadhunterMitarbeiter', '=', idThHeadhunterMitarbeiter)
    .execute()
  const name = `${vorname} ${nachname}`.trim()
  await context.db
    .insertInto('mitarbeiterVerlauf')
    .values({
      idThHeadhunterMitarbeiter,
      zeit,
      name: name === '' ? email : name,
      text: 'hat die Einladung angenommen',
    })
    .execute()
  return true
}
