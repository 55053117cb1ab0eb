import type { Input } from '#src/contract/operation.ts'
import type { AbgleichStand, sperrlisteOperations } from '#src/contract/sperrliste.ts'
import { sichererName } from '#src/domain/upload/dateiname.ts'
import { writeKeys } from '#src/domain/zielgruppe/abgleich/abgleichDatei.ts'
import { schluesselHash, schluesselVon } from '#src/domain/zielgruppe/abgleich/hash.ts'
import { read } from '#src/domain/zielgruppe/abgleich/merkmale.ts'
import { log } from '../konto/protokoll.ts'
import { Refusal, requireActor, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { Db } from '../platform/db/schema.ts'
import { bedingungen, count } from '../platform/liste.ts'
import { pause } from '../platform/pause.ts'
import { salzVon } from '../zielgruppe/abgleich.ts'
import { personenPortionen } from './personen.ts'

export async function fetchAbgleichStand(_input: object, context: Context): Promise<AbgleichStand> {
  const { idPtKunde } = requireActor(context)
  const liste = await context.db
    .selectFrom('robinsonListe')
    .select(['dateiName', 'eintraege', 'wer', 'stand'])
    .where('idPtKunde', '=', idPtKunde)
    .where('fassung', '>', 0)
    .executeTakeFirst()
  const sperrliste = await count(context.db, {
    tabelle: 'sperre',
    bedingung: bedingungen<'sperre'>()('idPtKunde', '=', idPtKunde),
  })
  return { sperrliste, robinson: liste ?? null }
}

/** Number of a list that is read from now on. Of two that are read at once the one begun later stays. */
async function begin({ db, now }: Context, idPtKunde: number): Promise<number> {
  const { begonnen } = await db
    .insertInto('robinsonListe')
    .values({
      idPtKunde,
      begonnen: 1,
      fassung: 0,
      dateiName: '',
      eintraege: 0,
      wer: '',
      stand: now().toISOString(),
    })
    .onConflict((conflict) =>
      conflict.column('idPtKunde').doUpdateSet((e) => ({ begonnen: e('robinsonListe.begonnen', '+', 1) })),
    )
    .returning('begonnen')
    .executeTakeFirstOrThrow()
  return begonnen
}

/** Entries of one statement that takes them out: some ms. */
const WEG = 2000

/** Takes out entries of a list, in portions; who is asked for them meanwhile does not see them. */
async function clear(db: Db, idPtKunde: number, bedingung: { op: '<' | '='; fassung: number }): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('robinson')
      .select(['fassung', 'schluessel'])
      .where('idPtKunde', '=', idPtKunde)
      .where('fassung', bedingung.op, bedingung.fassung)
      .orderBy('fassung')
      .orderBy('schluessel')
      .limit(WEG)
      .execute()
    const [first, last] = [rows[0], rows.findLast((row) => row.fassung === rows[0]?.fassung)]
    if (!first || !last) return
    await db
      .deleteFrom('robinson')
      .where('idPtKunde', '=', idPtKunde)
      .where('fassung', '=', first.fassung)
      .where('schluessel', '<=', last.schluessel)
      .execute()
    await pause()
  }
}

/**
 * Enters a list under a separate number; it counts from the moment that it is whole, and takes the place of the one before
 * at once. Of each person keys and the postal code are kept, nothing else. What a stop left of one goes with the next.
 */
export async function importRobinsonliste(
  { datei, dateiName }: Input<(typeof sperrlisteOperations)['importRobinsonliste']>,
  context: Context,
): Promise<{ eintraege: number; ausgelassen: number }> {
  const { idPtKunde, name: wer } = requireActor(context)
  const salz = salzVon(idPtKunde)
  const fassung = await begin(context, idPtKunde)
  let eintraege = 0
  let ausgelassen = 0
  for await (const portion of personenPortionen(datei)) {
    ausgelassen += portion.ausgelassen
    if (portion.personen.length === 0) continue
    const { numInsertedOrUpdatedRows } = await context.db
      .insertInto('robinson')
      .values(
        portion.personen.map((person) => ({
          idPtKunde,
          fassung,
          schluessel: schluesselHash(salz, person),
          plz: person.plz,
          merkmale: writeKeys(schluesselVon(salz, read(person))),
        })),
      )
      .onConflict((conflict) => conflict.columns(['idPtKunde', 'fassung', 'schluessel']).doNothing())
      .executeTakeFirstOrThrow()
    eintraege += Number(numInsertedOrUpdatedRows ?? 0)
  }
  if (eintraege === 0)
    throw new Refusal(
      422,
      'KEINE_PERSONEN',
      'In dieser Datei steht niemand mit Name, Straße und Postleitzahl. Die bisherige Robinsonliste gilt weiter.',
    )
  const gilt = await inTransaction(context.db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('robinsonListe')
      .set({ dateiName: sichererName(dateiName), eintraege, wer, stand: context.now().toISOString(), fassung })
      .where('idPtKunde', '=', idPtKunde)
      .where('fassung', '<', fassung)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await log({ ...context, db }, idPtKunde, 'robinsonlisteGelesen', String(eintraege))
    return true
  })
  await clear(context.db, idPtKunde, { op: gilt ? '<' : '=', fassung })
  if (!gilt)
    throw new Refusal(
      409,
      'ROBINSONLISTE_NEUER',
      'Inzwischen hat jemand eine andere Robinsonliste eingelesen. Sie gilt, Ihre wurde nicht übernommen. Lesen Sie Ihre Datei erneut ein, wenn sie die richtige ist.',
    )
  return { eintraege, ausgelassen }
}

/** Nobody is left out by it any more; the number goes on, so that a list that is being read now counts afterwards. */
export async function entferneRobinsonliste(_input: object, context: Context): Promise<Record<string, never>> {
  const { idPtKunde } = requireActor(context)
  const fassung = await inTransaction(context.db, async (db) => {
    const before = await db
      .selectFrom('robinsonListe')
      .select('fassung')
      .where('idPtKunde', '=', idPtKunde)
      .executeTakeFirst()
    await db.updateTable('robinsonListe').set({ fassung: 0 }).where('idPtKunde', '=', idPtKunde).execute()
    await log({ ...context, db }, idPtKunde, 'robinsonlisteEntfernt')
    return before?.fassung ?? 0
  })
  await clear(context.db, idPtKunde, { op: '<', fassung: fassung + 1 })
  return {}
}
