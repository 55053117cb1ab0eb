import type { Input } from '#src/contract/operation.ts'
import type { AbgleichStand, sperrlisteOperations } from '#src/contract/sperrliste.ts'
import { sichererName } from '#src/domain/upload/dateiname.ts'
import { schluesselHash } from '#src/domain/zielgruppe/abgleich/abgleich.ts'
import { protokolliere } from '../konto/protokoll.ts'
import { Refusal, requireActor, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { Db } from '../platform/db/schema.ts'
import { pause } from '../platform/pause.ts'
import { bedingungen, zaehle } from '../platform/liste.ts'
import { salzVon } from '../zielgruppe/abgleich.ts'
import { liesPersonen, PORTION } from './personen.ts'

export async function fetchAbgleichStand(_input: object, context: Context): Promise<AbgleichStand> {
  const { idPtKunde } = requireActor(context)
  const liste = await context.db
    .selectFrom('robinsonListe')
    .select(['dateiName', 'eintraege', 'wer', 'stand'])
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirst()
  const sperrliste = await zaehle(context.db, {
    tabelle: 'sperre',
    bedingung: bedingungen<'sperre'>()('idPtKunde', '=', idPtKunde),
  })
  return { sperrliste, robinson: liste ?? null }
}

/** Number of the file that was read last; 0 before the first. */
async function bisherigeFassung(db: Db, idPtKunde: number): Promise<number> {
  const liste = await db
    .selectFrom('robinsonListe')
    .select('fassung')
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirst()
  return liste?.fassung ?? 0
}

/**
 * The new list is entered first, then those of the old one who are not in it go: whenever it is stopped, nobody is missing
 * who is on both. Of each person the hash and the postal code are kept, nothing else.
 */
export async function importRobinsonliste(
  { datei, dateiName }: Input<(typeof sperrlisteOperations)['importRobinsonliste']>,
  context: Context,
): Promise<{ eintraege: number; ausgelassen: number }> {
  const { idPtKunde, name: wer } = requireActor(context)
  const { personen, ausgelassen } = await liesPersonen(datei)
  const found = new Map(personen.map((person) => [schluesselHash(salzVon(idPtKunde), person), person.plz]))
  if (found.size === 0)
    throw new Refusal(
      422,
      'KEINE_PERSONEN',
      'In dieser Datei steht niemand mit Name, Straße und Postleitzahl. Die bisherige Robinsonliste gilt weiter.',
    )
  const stand = context.now().toISOString()
  const fassung = (await bisherigeFassung(context.db, idPtKunde)) + 1
  const rows = [...found].map(([schluessel, plz]) => ({ idPtKunde, schluessel, plz, fassung }))
  for (let first = 0; first < rows.length; first += PORTION) {
    await context.db
      .insertInto('robinson')
      .values(rows.slice(first, first + PORTION))
      .onConflict((conflict) => conflict.columns(['idPtKunde', 'schluessel']).doUpdateSet({ fassung }))
      .execute()
    await pause()
  }
  await inTransaction(context.db, async (db) => {
    await db.deleteFrom('robinson').where('idPtKunde', '=', idPtKunde).where('fassung', '<', fassung).execute()
    const liste = { dateiName: sichererName(dateiName), eintraege: found.size, wer, stand, fassung }
    await db
      .insertInto('robinsonListe')
      .values({ idPtKunde, ...liste })
      .onConflict((conflict) => conflict.column('idPtKunde').doUpdateSet(liste))
      .execute()
    await protokolliere({ ...context, db }, idPtKunde, 'robinsonlisteGelesen', String(found.size))
  })
  return { eintraege: found.size, ausgelassen }
}

export async function entferneRobinsonliste(_input: object, context: Context): Promise<Record<string, never>> {
  const { idPtKunde } = requireActor(context)
  await inTransaction(context.db, async (db) => {
    await db.deleteFrom('robinson').where('idPtKunde', '=', idPtKunde).execute()
    await db.deleteFrom('robinsonListe').where('idPtKunde', '=', idPtKunde).execute()
    await protokolliere({ ...context, db }, idPtKunde, 'robinsonlisteEntfernt')
  })
  return {}
}
