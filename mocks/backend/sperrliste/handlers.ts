import { JE_SEITE } from '#src/contract/seite.ts'
import type { sperrlisteOperations } from '#src/contract/sperrliste.ts'
import { notFound, requireActor, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import { bedingungen, turnPage, containsWort, suchBedingungen, und, count } from '../platform/liste.ts'
import { addSperre, toRow, type NewSperre } from './eintragen.ts'
import { refuseFields } from '../konto/save.ts'
import { pause } from '../platform/pause.ts'
import { log } from '../konto/protokoll.ts'
import { PORTION, personenPortionen } from './personen.ts'
import { entferneRobinsonliste, fetchAbgleichStand, importRobinsonliste } from './robinson.ts'
import type { HandlersOf } from '../platform/handlers.ts'

export const sperrlisteHandlers: HandlersOf<typeof sperrlisteOperations> = {
  async fetchSperrliste({ q = '', ...wunsch }, context) {
    const e = bedingungen<'sperre'>()
    const eigene = e('idPtKunde', '=', requireActor(context).idPtKunde)
    const bedingung = und([eigene, ...suchBedingungen(q, (wort) => [containsWort(e.ref('suche'), wort)])])
    const gesamt = await count(context.db, { tabelle: 'sperre', bedingung: eigene })
    const { zeilen: eintraege, ...seite } = await turnPage(
      context.db,
      {
        tabelle: 'sperre',
        id: 'idPtSperre',
        bedingung,
        sort: 'neu',
        spalte: 'idPtSperre',
        art: 'zahl',
        richtung: 'ab',
      },
      { ...wunsch, groesse: JE_SEITE.sperrliste },
      (ids) => context.db.selectFrom('sperre').selectAll().where('idPtSperre', 'in', ids).execute(),
      q === '' ? gesamt : undefined,
    )
    return { eintraege, ...seite, gesamt }
  },

  /** Somebody who is on the list already stays as he is. */
  async saveSperre({ person }, context) {
    if (person.nachname === '' && person.firma === '')
      refuseFields({ 'person.nachname': 'Bitte geben Sie den Nachnamen oder die Firma ein.' })
    const row = await addSperre(context, person)
    return context.db
      .selectFrom('sperre')
      .selectAll()
      .where('idPtKunde', '=', row.idPtKunde)
      .where('schluessel', '=', row.schluessel)
      .executeTakeFirstOrThrow()
  },

  async importSperrliste({ datei }, context) {
    const found = new Map<string, NewSperre>()
    let ausgelassen = 0
    for await (const portion of personenPortionen(datei)) {
      ausgelassen += portion.ausgelassen
      for (const person of portion.personen) {
        const row = toRow(context, person, 'import')
        found.set(row.schluessel, row)
      }
    }
    const neu = await addSperren(context, [...found.values()])
    return { neu, bekannt: found.size - neu, ausgelassen }
  },

  fetchAbgleichStand,
  importRobinsonliste,
  entferneRobinsonliste,

  async deleteSperre({ idPtSperre, grund }, context) {
    const { idPtKunde } = requireActor(context)
    await inTransaction(context.db, async (db) => {
      const row = await db
        .deleteFrom('sperre')
        .where('idPtSperre', '=', idPtSperre)
        .where('idPtKunde', '=', idPtKunde)
        .returning('schluessel')
        .executeTakeFirst()
      if (!row) throw notFound()
      // The reason stays, the person does not: the hash proves which entry it was.
      await log({ ...context, db }, idPtKunde, 'sperreGeloescht', `${row.schluessel.slice(0, 16)}: ${grund}`)
    })
    return {}
  },
}

/** Stores those who are not there yet, and says how many that were. What a stop leaves of it holds; the rest can be sent again. */
async function addSperren({ db }: Context, rows: NewSperre[]): Promise<number> {
  let neu = 0
  for (let first = 0; first < rows.length; first += PORTION) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('sperre')
      .values(rows.slice(first, first + PORTION))
      .onConflict((conflict) => conflict.columns(['idPtKunde', 'schluessel']).doNothing())
      .executeTakeFirstOrThrow()
    neu += Number(numInsertedOrUpdatedRows ?? 0)
    await pause()
  }
  return neu
}
