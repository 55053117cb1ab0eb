import type { Ausschluss } from '#src/contract/ausschluss.ts'
import type { KampagneState } from '#src/contract/kampagne.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { alterSchluessel, readKeys } from '#src/domain/zielgruppe/abgleich/abgleichDatei.ts'
import type { Angaben } from '#src/domain/zielgruppe/abgleich/lesarten.ts'
import { Abgleich } from '#src/domain/zielgruppe/abgleich/abgleich.ts'
import type { Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import type { Db } from '../platform/db/schema.ts'
import { eingefrorene, gesperrte, listenZeilen, robinsonFassung, robinsonZeilen } from './ausgelassene.ts'

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

/** What is compared of a recipient; the rest would only take room. */
function angabenVon({ vorname, nachname, firma, zusatz, strasse, hausnummer, plz, ort }: Empfaenger): Angaben {
  return { vorname, nachname, firma, zusatz, strasse, hausnummer, plz, ort }
}

/** Everybody who is left out. Others have their turn meanwhile. */
export async function loadAbgleich(context: Zugriff, frage: AbgleichFrage): Promise<Abgleich> {
  const { db } = context
  const { idPtKunde, ausschluss } = frage
  const abgleich = await robinsonliste(db, idPtKunde)
  for await (const rows of gesperrte(db, idPtKunde))
    for (const { schluessel: _, ...person } of rows) abgleich.addPerson('sperrliste', person)
  for (const kampagne of await angeschrieben(context, frage))
    for await (const rows of eingefrorene(db, kampagne))
      for (const { daten } of rows)
        if (daten !== null) abgleich.addPerson('kuerzlich', angabenVon(fromJson<Empfaenger>(daten)))
  for (const { idPtZielgruppe } of await eigeneListen(db, idPtKunde, ausschluss))
    for await (const rows of listenZeilen(db, idPtZielgruppe))
      for (const person of rows) abgleich.addPerson('andereListe', angabenVon(person))
  return abgleich
}

/** Everybody of the Robinson list. One that was replaced while it was read may have lost people: then the new one is read. */
async function robinsonliste(db: Db, idPtKunde: number): Promise<Abgleich> {
  const abgleich = new Abgleich(salzVon(idPtKunde))
  const fassung = await robinsonFassung(db, idPtKunde)
  for await (const rows of robinsonZeilen(db, idPtKunde, fassung))
    for (const { schluessel, plz, merkmale } of rows)
      abgleich.addSchluessel('robinson', plz, merkmale === null ? alterSchluessel(schluessel) : readKeys(merkmale))
  return (await robinsonFassung(db, idPtKunde)) === fassung ? abgleich : robinsonliste(db, idPtKunde)
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
