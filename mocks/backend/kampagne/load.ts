import type { Absender, KampagnePreis } from '#src/contract/kampagne.ts'
import { tagVon, type KampagneFacts } from '#src/domain/kampagne/facts.ts'
import { freigabeStand } from '#src/domain/kampagne/freigabeStand.ts'
import { minderung, type Minderung } from '#src/domain/price/mindermenge.ts'
import { notFound, type Actor, type Context } from '../platform/context.ts'
import type { FreigabeRow } from './freigabeRows.ts'
import type { KampagneRow } from './rows.ts'
import { idListe } from '../platform/db/ids.ts'
import { fromJson } from '../platform/db/json.ts'

export const preisOf = (row: KampagneRow) => fromJson<KampagnePreis>(row.preis)
export const absenderOf = (row: Pick<KampagneRow, 'absender'>) => fromJson<Absender>(row.absender)

/** Its maker still works at it. */
export const isOpen = ({ state, eingefroren }: Pick<KampagneRow, 'state' | 'eingefroren'>) =>
  (state === 'inBearbeitung' || state === 'inBearbeitungKorrektur') && eingefroren === null

/** Test tokens know only what test tokens made, and live tokens only the rest; people see both. */
function seesModus(actor: Actor | null, { testmodus }: Pick<KampagneRow, 'testmodus'>): boolean {
  const modus = actor?.apiToken?.modus
  return modus === undefined || (modus === 'test') === (testmodus === 1)
}

/** A campaign of this customer; what belongs to someone else is not there. */
export async function loadKampagne(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  idPtKampagne: number,
  idPtKunde?: number,
): Promise<KampagneRow> {
  const row = await db.selectFrom('kampagne').selectAll().where('idPtKampagne', '=', idPtKampagne).executeTakeFirst()
  if (!row || (idPtKunde !== undefined && row.idPtKunde !== idPtKunde)) throw notFound()
  if (!seesModus(actor, row)) throw notFound()
  return row
}

/** All links of some campaigns, oldest first. */
export function loadFreigaben({ db }: Pick<Context, 'db'>, idPtKampagne: number[]): Promise<FreigabeRow[]> {
  if (idPtKampagne.length === 0) return Promise.resolve([])
  return db
    .selectFrom('freigabe')
    .selectAll()
    .where('idPtKampagne', 'in', idListe(idPtKampagne))
    .orderBy('idPtFreigabe')
    .execute()
}

/** What was paid and not given back, ct. */
export function guthaben({ bezahlt, erstattet }: Pick<KampagneRow, 'bezahlt' | 'erstattet'>): number {
  return bezahlt - erstattet
}

/** What goes back because fewer pieces were sent than ordered; null where all were. */
export function minderungOf(row: KampagneRow): Minderung | null {
  const preis = preisOf(row)
  return preis === null ? null : minderung(preis, row.menge, row.gemeldeteMenge)
}

/** What is still to be paid for the current price, ct. */
export function offenerBetrag(row: KampagneRow): number {
  if (row.state === 'inStorniert') return 0
  const brutto = (preisOf(row)?.brutto ?? 0) + (minderungOf(row)?.brutto ?? 0)
  return Math.max(0, brutto - guthaben(row))
}

interface Ergebnis {
  gesendet: number
  angereichert: number
  nichtGefunden: number
  abgeschlossenAm: string | null
}
export const ergebnisOf = (row: KampagneRow) => fromJson<Ergebnis>(row.anreicherungErgebnis)

/** What the domain's rules need to know of a stored campaign. `freigaben`: the links of this campaign, of any snapshot. */
export function factsOf(
  row: KampagneRow,
  freigaben: FreigabeRow[],
  offenePunkte: readonly string[] = [],
): KampagneFacts {
  const own = freigaben.filter(({ idPtKampagne }) => idPtKampagne === row.idPtKampagne)
  const ergebnis = ergebnisOf(row)
  return {
    state: row.state,
    wirdEingefroren: row.eingefroren !== null,
    angehalten: row.angehalten === 1,
    testmodus: row.testmodus === 1,
    zahlungsStatus: row.zahlungsStatus,
    offen: offenerBetrag(row),
    bezahltAm: tagVon(row.bezahltAm),
    versandDatum: row.versandDatum,
    anreicherung: row.anreicherung === 1,
    geprueft: row.geprueftAm !== null,
    anreicherungStand: ergebnis === null ? 'keine' : ergebnis.abgeschlossenAm === null ? 'fehlgeschlagen' : 'fertig',
    freigabe: freigabeStand(own, row),
    stornoAngefragt: row.stornoAngefragtAm !== null,
    offenePunkte,
  }
}
