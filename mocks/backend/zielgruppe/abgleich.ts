import type { Ausschluss } from '#src/contract/ausschluss.ts'
import type { KampagneState } from '#src/contract/kampagne.ts'
import { EMPFAENGER_FELDER, type Empfaenger } from '#src/contract/zielgruppe.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { Abgleich } from '#src/domain/zielgruppe/abgleich/abgleich.ts'
import type { Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import type { Db } from '../platform/db/schema.ts'
import { pause } from '../platform/pause.ts'

/** A campaign that people are compared for. */
export interface Versand {
  idPtKampagne: number
  /** null: today. */
  versandDatum: string | null
}

/** Whose people are compared, and with what. */
export interface AbgleichFrage {
  idPtKunde: number
  ausschluss: Ausschluss | null
  /** null: a list that is not sent yet. */
  versand: Versand | null
}

type Zugriff = Pick<Context, 'db' | 'heute'>

/** Salt of all hashes of a customer, so that two customers' lists cannot be compared. */
export const salzVon = (idPtKunde: number) => `sperre:${idPtKunde}`

/** States in which a campaign's people have mail of it, or are sure to get it. */
const UNTERWEGS = [
  'inExternerFreigabe',
  'inAnreicherung',
  'inVersandstellung',
  'inLettershop',
  'inVersendet',
] as const satisfies readonly KampagneState[]

/** Numbers that one statement looks at. */
const FENSTER = 1000

/** Everybody who is left out. Others have their turn meanwhile. */
export async function loadAbgleich(context: Zugriff, frage: AbgleichFrage): Promise<Abgleich> {
  const { db } = context
  const { idPtKunde, ausschluss } = frage
  const abgleich = new Abgleich(salzVon(idPtKunde))
  const sperren = await db
    .selectFrom('sperre')
    .select(['schluessel', 'plz'])
    .where('idPtKunde', '=', idPtKunde)
    .execute()
  for (const { schluessel, plz } of sperren) abgleich.add('sperrliste', plz, schluessel)
  const robinson = await db
    .selectFrom('robinson')
    .innerJoin('robinsonListe', (join) =>
      join
        .onRef('robinsonListe.idPtKunde', '=', 'robinson.idPtKunde')
        .onRef('robinsonListe.fassung', '=', 'robinson.fassung'),
    )
    .select(['robinson.schluessel', 'robinson.plz'])
    .where('robinson.idPtKunde', '=', idPtKunde)
    .execute()
  for (const { schluessel, plz } of robinson) abgleich.add('robinson', plz, schluessel)
  for (const { idPtKampagne, snapshotNr } of await angeschrieben(context, frage))
    for await (const person of eingefrorene(db, idPtKampagne, snapshotNr)) abgleich.addPerson('kuerzlich', person)
  for (const { idPtZielgruppe } of await eigeneListen(db, idPtKunde, ausschluss))
    for await (const person of listenZeilen(db, idPtZielgruppe)) abgleich.addPerson('andereListe', person)
  return abgleich
}

/**
 * Campaigns whose people were written to in the days before a dispatch. Of two that go out on the same day the one that was
 * made first counts for the other, never both for each other.
 */
export async function angeschrieben({ db, heute }: Zugriff, { idPtKunde, ausschluss, versand }: AbgleichFrage) {
  const tage = ausschluss?.angeschriebenTage
  if (!tage) return []
  const tag = versand?.versandDatum ?? heute()
  const rows = await db
    .selectFrom('kampagne')
    .select(['idPtKampagne', 'snapshotNr', 'versandDatum'])
    .where('idPtKunde', '=', idPtKunde)
    .where('testmodus', '=', 0)
    .where('state', 'in', UNTERWEGS)
    .where('versandDatum', '>=', addTage(tag, -tage))
    .where('versandDatum', '<=', tag)
    .orderBy('idPtKampagne')
    .execute()
  if (versand === null) return rows
  return rows.filter(({ idPtKampagne, versandDatum }) => versandDatum !== tag || idPtKampagne < versand.idPtKampagne)
}

/** Those of the lists that are still there. */
export async function eigeneListen(db: Db, idPtKunde: number, ausschluss: Ausschluss | null) {
  const ids = (ausschluss?.listen ?? []).map(({ idPtZielgruppe }) => idPtZielgruppe)
  if (ids.length === 0) return []
  return db
    .selectFrom('zielgruppe')
    .select(['idPtZielgruppe', 'bezeichnung', 'version'])
    .where('idPtKunde', '=', idPtKunde)
    .where('typ', '=', 'hochgeladen')
    .where('fertig', '=', 1)
    .where('geleert', '=', 0)
    .where('idPtZielgruppe', 'in', ids)
    .orderBy('idPtZielgruppe')
    .execute()
}

/** Recipients of a campaign as they were frozen, as long as they are kept (DSG-03). */
async function* eingefrorene(db: Db, idPtKampagne: number, snapshotNr: number): AsyncGenerator<Empfaenger> {
  for (let ab = 0; ; ab += FENSTER) {
    const rows = await db
      .selectFrom('empfaengerCode')
      .select('daten')
      .where('idPtKampagne', '=', idPtKampagne)
      .where('snapshotNr', '=', snapshotNr)
      .where('nr', '>', ab)
      .where('nr', '<=', ab + FENSTER)
      .execute()
    if (rows.length === 0) return
    for (const { daten } of rows) if (daten !== null) yield fromJson<Empfaenger>(daten)
    await pause()
  }
}

async function* listenZeilen(db: Db, idPtZielgruppe: number): AsyncGenerator<Empfaenger> {
  for (let ab = 0; ; ab += FENSTER) {
    const rows = await db
      .selectFrom('zielgruppeEmpfaenger')
      .select(EMPFAENGER_FELDER)
      .where('idPtZielgruppe', '=', idPtZielgruppe)
      .where('nr', '>', ab)
      .where('nr', '<=', ab + FENSTER)
      .execute()
    if (rows.length === 0) return
    yield* rows
    await pause()
  }
}
