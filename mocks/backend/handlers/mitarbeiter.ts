import type { Mitarbeiter, mitarbeiterOperations } from '#src/contract/mitarbeiter.ts'
import { notFound, requireActor, type Context } from '../context.ts'
import type { HandlersOf } from './types.ts'

function ofKunde(context: Context, idPtKunde: number) {
  return context.db
    .selectFrom('mitarbeiter')
    .leftJoin('zugang', 'zugang.idThHeadhunterMitarbeiter', 'mitarbeiter.idThHeadhunterMitarbeiter')
    .select([
      'mitarbeiter.idThHeadhunterMitarbeiter',
      'mitarbeiter.vorname',
      'mitarbeiter.nachname',
      'mitarbeiter.email',
      'mitarbeiter.role',
      'mitarbeiter.aktiv',
      'zugang.letzterLogin',
    ])
    .where('mitarbeiter.idPtKunde', '=', idPtKunde)
    .orderBy('mitarbeiter.nachname')
}

const toMitarbeiter = (row: Omit<Mitarbeiter, 'aktiv'> & { aktiv: number }): Mitarbeiter => ({
  ...row,
  aktiv: row.aktiv === 1,
})

export const mitarbeiterHandlers: HandlersOf<typeof mitarbeiterOperations> = {
  async fetchMitarbeiterListe(_input, context) {
    const rows = await ofKunde(context, requireActor(context).idPtKunde).execute()
    return { mitarbeiter: rows.map(toMitarbeiter) }
  },

  async fetchMitarbeiter({ idThHeadhunterMitarbeiter }, context) {
    const actor = requireActor(context)
    const own = actor.idPtKundeMitarbeiter === idThHeadhunterMitarbeiter
    if (!own && !actor.ability.can('read', 'Mitarbeiter')) throw notFound()
    const row = await ofKunde(context, actor.idPtKunde)
      .where('mitarbeiter.idThHeadhunterMitarbeiter', '=', idThHeadhunterMitarbeiter)
      .executeTakeFirst()
    if (!row) throw notFound()
    return toMitarbeiter(row)
  },
}
