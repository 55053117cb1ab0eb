import type { AvvFassung } from '#src/contract/konto.ts'
import { Refusal, requireActor, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import { AVV_FASSUNGEN } from './avvText.ts'
import { avvParteien } from './avvVertrag.ts'

/** Every wording with who accepted it. */
export async function loadAvv(context: Context): Promise<AvvFassung[]> {
  const { idPtKunde } = requireActor(context)
  const kunde = await context.db
    .selectFrom('kunde')
    .select(['firma', 'strasse', 'hausnummer', 'plz', 'ort'])
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirstOrThrow()
  const annahmen = await context.db.selectFrom('avvAnnahme').selectAll().where('idPtKunde', '=', idPtKunde).execute()
  return AVV_FASSUNGEN.map((wortlaut) => {
    const annahme = annahmen.find(({ fassung }) => fassung === wortlaut.fassung)
    return {
      ...wortlaut,
      abschnitte: [...wortlaut.abschnitte],
      parteien: avvParteien(kunde, context.settings),
      akzeptiertAm: annahme?.akzeptiertAm ?? null,
      akzeptiertVon: annahme?.akzeptiertVon ?? null,
    }
  })
}

/** Accepts the wording in force; true the first time. Accepting twice changes nothing: the first date counts. */
export function acceptAvv(outer: Context, fassung: string, name: string): Promise<boolean> {
  const [aktuell] = AVV_FASSUNGEN
  if (fassung !== aktuell.fassung)
    throw new Refusal(
      409,
      'FASSUNG_VERALTET',
      `Inzwischen gilt die Fassung ${aktuell.fassung}. Bitte lesen Sie sie und nehmen Sie sie dann an.`,
    )
  const { idPtKunde } = requireActor(outer)
  const akzeptiertAm = outer.now().toISOString()
  return inTransaction(outer.db, async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('avvAnnahme')
      .values({ idPtKunde, fassung, akzeptiertAm, akzeptiertVon: name })
      .onConflict((conflict) => conflict.columns(['idPtKunde', 'fassung']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return false
    await db
      .updateTable('kunde')
      .set({ avvAkzeptiertAm: akzeptiertAm, avvAkzeptiertVon: name })
      .where('idPtKunde', '=', idPtKunde)
      .execute()
    return true
  })
}
