import type { Absender, KampagnePreis } from '#src/contract/kampagne.ts'
import type { KampagneEingabe } from '#src/contract/kampagneEingabe.ts'
import { datenschutzText } from '#src/domain/kampagne/datenschutz.ts'
import { mitUstVon } from '#src/domain/price/umsatzsteuer.ts'
import { calculateKampagnePreis } from '#src/domain/price/kampagnePreis.ts'
import { anzahlVon } from '../zielgruppe/ausgenommen.ts'
import { ausgenommenSeit } from '../zielgruppe/ausgenommenSeit.ts'
import { notFound, type Context } from '../platform/context.ts'
import type { KampagneChange, KampagneRow } from './rows.ts'
import { loadPreisliste } from '../preisliste/handlers.ts'
import { fromJson } from '../platform/db/json.ts'
import { anschriftVon, demoAnbieter } from '../platform/documents/anbieter.ts'

/** The rows that a campaign is made of; null where nothing is chosen yet. */
export async function loadBausteine(
  { db }: Pick<Context, 'db'>,
  row: Pick<KampagneRow, 'idPtKunde' | 'idPtZielgruppe' | 'idPtWerbemittel'>,
) {
  const kunde = await db
    .selectFrom('kunde')
    .selectAll()
    .where('idPtKunde', '=', row.idPtKunde)
    .executeTakeFirstOrThrow()
  const zielgruppe =
    row.idPtZielgruppe === null
      ? null
      : await db
          .selectFrom('zielgruppe')
          .selectAll()
          .where('idPtZielgruppe', '=', row.idPtZielgruppe)
          .where('idPtKunde', '=', row.idPtKunde)
          .executeTakeFirst()
  const werbemittel =
    row.idPtWerbemittel === null
      ? null
      : await db
          .selectFrom('werbemittel')
          .selectAll()
          .where('idPtWerbemittel', '=', row.idPtWerbemittel)
          .where('idPtKunde', '=', row.idPtKunde)
          .executeTakeFirst()
  // Belongs to someone else, or was never there.
  if (zielgruppe === undefined || werbemittel === undefined) throw notFound()
  return { kunde, zielgruppe, werbemittel }
}
export type Bausteine = Awaited<ReturnType<typeof loadBausteine>>

/** What the user wrote, as columns. */
export function chosenColumns(eingabe: KampagneEingabe): KampagneChange {
  const change: KampagneChange = {}
  if (eingabe.bezeichnung !== undefined) change.bezeichnung = eingabe.bezeichnung
  if (eingabe.idPtZielgruppe !== undefined) change.idPtZielgruppe = eingabe.idPtZielgruppe
  if (eingabe.idPtWerbemittel !== undefined) change.idPtWerbemittel = eingabe.idPtWerbemittel
  if (eingabe.versandDatum !== undefined) change.versandDatum = eingabe.versandDatum
  if (eingabe.anreicherung !== undefined) change.anreicherung = eingabe.anreicherung ? 1 : 0
  if (eingabe.tracking !== undefined) change.tracking = eingabe.tracking ? 1 : 0
  if (eingabe.absender !== undefined) change.absender = JSON.stringify(eingabe.absender)
  if (eingabe.notiz !== undefined) change.notiz = eingabe.notiz
  return change
}

type Derived = Required<
  Pick<KampagneChange, 'menge' | 'gesperrt' | 'ausgenommen' | 'format' | 'datenschutzText' | 'preis' | 'absender'>
>

/** What the service works out itself and never takes from a request: quantity, format, privacy text, price. */
export async function derivedColumns(
  context: Context,
  row: Pick<KampagneRow, 'absender' | 'anreicherung' | 'versandDatum' | 'preis'> & { idPtKampagne?: number },
  { kunde, zielgruppe, werbemittel }: Bausteine,
): Promise<Derived> {
  const format = werbemittel?.format ?? null
  // One that is not stored yet comes after all others of its day.
  const versand = { idPtKampagne: row.idPtKampagne ?? Infinity, versandDatum: row.versandDatum }
  const ausgenommen = zielgruppe === null ? {} : await ausgenommenSeit(context, { ...zielgruppe, versand })
  const gesperrt = anzahlVon(ausgenommen)
  const menge = Math.max(0, (zielgruppe?.potenzial ?? 0) - gesperrt)
  const preis =
    zielgruppe === null || format === null
      ? null
      : calculateKampagnePreis(await loadPreisliste(context), {
          format,
          menge,
          typ: zielgruppe.typ,
          anreicherung: row.anreicherung === 1,
          versandDatum: row.versandDatum,
          stand: context.now().toISOString(),
        })
  const absender = row.absender ?? kunde.standardAbsender
  return {
    menge,
    gesperrt,
    ausgenommen: gesperrt === 0 ? null : JSON.stringify(ausgenommen),
    format,
    absender,
    datenschutzText:
      zielgruppe === null
        ? ''
        : datenschutzText({
            absender: fromJson<Absender>(absender),
            kontakt: kunde.datenschutzKontakt,
            typ: zielgruppe.typ,
            datenquelle: zielgruppe.datenquelle,
            adresseigner: zielgruppe.typ === 'filter' ? anschriftVon(demoAnbieter(context.settings.anbieterName)) : '',
          }),
    preis: preis === null ? null : JSON.stringify(mitUstVon(preis, kunde)),
  }
}

/** Same amounts, whenever they were worked out. */
export function isSamePreis(a: KampagnePreis | null, b: KampagnePreis | null): boolean {
  return a?.brutto === b?.brutto && a?.netto === b?.netto
}

export const EMPTY_ABSENDER: Absender = { firma: '', strasse: '', hausnummer: '', plz: '', ort: '' }
