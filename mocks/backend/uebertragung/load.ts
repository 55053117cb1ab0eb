import type { Uebertragung } from '#src/contract/uebertragung.ts'
import { Refusal, requireActor, type Context } from '../platform/context.ts'
import type { UebertragungSelect } from './rows.ts'

/** Ended, used up, somebody else's and never there look the same (SEC-01). */
export const unbekannt = () =>
  new Refusal(
    404,
    'UEBERTRAGUNG_UNBEKANNT',
    'Diese Übertragung gibt es nicht mehr. Es wurde nichts gespeichert. Bitte laden Sie die Datei erneut hoch.',
  )

/** A transfer of the caller himself; not even a colleague sees it. */
export async function loadUebertragung(context: Context, idUebertragung: string): Promise<UebertragungSelect> {
  const { idPtKunde, idPtKundeMitarbeiter } = requireActor(context)
  const row = await context.db
    .selectFrom('uebertragung')
    .selectAll()
    .where('idUebertragung', '=', idUebertragung)
    .where('idPtKunde', '=', idPtKunde)
    .where('idPtKundeMitarbeiter', idPtKundeMitarbeiter === null ? 'is' : '=', idPtKundeMitarbeiter)
    .where('gueltigBis', '>', context.now().toISOString())
    .executeTakeFirst()
  if (!row) throw unbekannt()
  return row
}

/** Its parts in their order. */
export function loadTeile({ db }: Context, idUebertragung: string): Promise<{ nr: number; sha256: string }[]> {
  return db
    .selectFrom('uebertragungTeil')
    .select(['nr', 'sha256'])
    .where('idUebertragung', '=', idUebertragung)
    .orderBy('nr')
    .execute()
}

export async function answerUebertragung(context: Context, row: UebertragungSelect): Promise<Uebertragung> {
  const { idUebertragung, bytes, teilBytes, gueltigBis } = row
  const vorhanden = (await loadTeile(context, idUebertragung)).map(({ nr }) => nr)
  return { idUebertragung, bytes, teilBytes, gueltigBis, vorhanden }
}

/** Ends transfers: rows first, so that nothing half-removed counts as there. */
export async function remove({ db, teile }: Context, ids: readonly string[]): Promise<void> {
  for (const idUebertragung of ids) {
    await db.deleteFrom('uebertragung').where('idUebertragung', '=', idUebertragung).execute()
    await teile.clear(idUebertragung)
  }
}
