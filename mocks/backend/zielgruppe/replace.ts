import type { Ausschluss } from '#src/contract/ausschluss.ts'
import { Refusal, requireActor, type Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { SPERRT } from '../verwendung/usage.ts'

interface Alte {
  idPtZielgruppe: number
  version: number
}

/** Refuses where somebody changed the list, or put another one in its place, since its rows were handed out. */
export async function refuseGeaendert(context: Context, { idPtZielgruppe, version }: Alte): Promise<void> {
  const row = await context.db
    .selectFrom('zielgruppe')
    .select('version')
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .where('fertig', '=', 1)
    .executeTakeFirst()
  if (row?.version !== version)
    throw new Refusal(
      409,
      'LISTE_GEAENDERT',
      'Inzwischen hat jemand diese Liste geändert oder ersetzt. Es wurde nichts gespeichert, Ihre Korrekturen sind noch da. Laden Sie sie als eigene Liste hoch.',
    )
}

/**
 * A list that was put right takes the place of the old one in all campaigns that are still being made, and where its people
 * are left out. What a campaign
 * relies on, or was printed from, stays as it is; any other old list goes, its rows by the job that clears unfinished ones.
 * In the transaction that shows the new one.
 */
export async function replace(context: Context, alte: Alte, neue: number): Promise<void> {
  await refuseGeaendert(context, alte)
  const { idPtZielgruppe } = alte
  await context.db
    .updateTable('kampagne')
    .set({ idPtZielgruppe: neue })
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .where((e) => e.not(SPERRT))
    .where('state', 'not in', ['inVersendet', 'inStorniert'])
    .execute()
  await subtractNew(context, idPtZielgruppe, neue)
  const needed = await context.db
    .selectFrom('kampagne')
    .select('idPtKampagne')
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .limit(1)
    .execute()
  if (needed.length > 0) return
  await context.db
    .updateTable('zielgruppe')
    .set({ fertig: 0, laeuftBis: null })
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .execute()
}

/** Groups that left out the people of the old list leave out those of the new one; a form that is open with the old one meets a conflict. */
async function subtractNew(context: Context, alte: number, neue: number): Promise<void> {
  const gruppen = await context.db
    .selectFrom('zielgruppe')
    .select(['idPtZielgruppe', 'ausschluss'])
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .where('ausschluss', 'is not', null)
    .where('idPtZielgruppe', '!=', neue)
    .execute()
  for (const { idPtZielgruppe, ausschluss } of gruppen) {
    const wunsch = fromJson<Ausschluss>(ausschluss)
    if (!wunsch?.listen?.some((liste) => liste.idPtZielgruppe === alte)) continue
    const listen = wunsch.listen.map((liste) =>
      liste.idPtZielgruppe === alte ? { ...liste, idPtZielgruppe: neue } : liste,
    )
    await context.db
      .updateTable('zielgruppe')
      .set((e) => ({ ausschluss: JSON.stringify({ ...wunsch, listen }), version: e('version', '+', 1) }))
      .where('idPtZielgruppe', '=', idPtZielgruppe)
      .execute()
  }
}
