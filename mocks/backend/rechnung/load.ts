import type { PreisPosition, ZahlungsStatus } from '#src/contract/kampagne.ts'
import type { Leistender, Rechnung, Rechnungsempfaenger } from '#src/contract/rechnung.ts'
import { offenerBetrag } from '#src/domain/rechnung/offen.ts'
import { parseGermanAmount } from '#src/domain/number/german.ts'
import { notFound, type Context } from '../platform/context.ts'
import type { RechnungRow } from './rows.ts'
import { demoAnbieter } from '../platform/documents/anbieter.ts'
import { fromJson } from '../platform/db/json.ts'

/** A stored document with what its neighbours say of it. */
interface LoadedRow extends RechnungRow {
  stornoDurch: string | null
  stornoZuDatum: string | null
  korrekturZuDatum: string | null
  /** Address of the account, for documents of an earlier version that name none. */
  rechnungsEmail: string
}

function empfaengerOf({ empfaenger, rechnungsEmail }: LoadedRow): Rechnungsempfaenger {
  // Written by us alone; an earlier version knew fewer fields.
  const stored = fromJson<Partial<Rechnungsempfaenger>>(empfaenger)
  return {
    firma: stored.firma ?? '',
    zusatz: stored.zusatz ?? '',
    strasse: stored.strasse ?? '',
    hausnummer: stored.hausnummer ?? '',
    plz: stored.plz ?? '',
    ort: stored.ort ?? '',
    land: stored.land ?? 'DE',
    ustIdNr: stored.ustIdNr ?? null,
    email: stored.email ?? rechnungsEmail,
    kostenstelle: stored.kostenstelle ?? null,
    bestellnummer: stored.bestellnummer ?? null,
  }
}

function toRechnung(row: LoadedRow, settings: Context['settings']): Rechnung {
  const vorausbezahlt = row.vorausbezahlt ?? (row.art === 'rechnung' ? row.brutto : 0)
  return {
    idPtRechnung: row.idPtRechnung,
    rechnungsnummer: row.rechnungsnummer,
    art: row.art,
    rechnungsdatum: row.rechnungsdatum,
    leistungsdatum: row.leistungsdatum,
    idPtKampagne: row.idPtKampagne,
    kampagneBezeichnung: row.kampagneBezeichnung,
    rechnungsempfaenger: empfaengerOf(row),
    leistender: row.leistender === null ? demoAnbieter(settings.anbieterName) : fromJson<Leistender>(row.leistender),
    positionen: fromJson<PreisPosition[]>(row.positionen),
    netto: row.netto,
    ustArt: row.ustArt,
    ustSatz: row.ustSatz,
    ust: row.ust,
    brutto: row.brutto,
    vorausbezahlt,
    zahlungsart: row.zahlungsart,
    zahlungsStatus: row.zahlungsStatus,
    faelligAm: row.faelligAm,
    bezahltAm: row.bezahltAm,
    offenerBetrag: offenerBetrag({ ...row, vorausbezahlt }),
    stornoZu: row.stornoZu,
    stornoZuDatum: row.stornoZuDatum,
    korrekturZu: row.korrekturZu,
    korrekturZuDatum: row.korrekturZuDatum,
    stornoDurch: row.stornoDurch,
    grund: row.grund,
  }
}

function documents({ db }: Context) {
  return db
    .selectFrom('rechnung')
    .innerJoin('kunde', 'kunde.idPtKunde', 'rechnung.idPtKunde')
    .leftJoin('rechnung as storno', 'storno.stornoZu', 'rechnung.rechnungsnummer')
    .leftJoin('rechnung as ursprung', 'ursprung.rechnungsnummer', 'rechnung.stornoZu')
    .leftJoin('rechnung as korrigiert', 'korrigiert.rechnungsnummer', 'rechnung.korrekturZu')
    .selectAll('rechnung')
    .select([
      'kunde.rechnungsEmail',
      'storno.rechnungsnummer as stornoDurch',
      'ursprung.rechnungsdatum as stornoZuDatum',
      'korrigiert.rechnungsdatum as korrekturZuDatum',
    ])
}

/** Documents of a customer by their ids, newest first; ids of others are left out. */
export async function loadRechnungen(context: Context, idPtKunde: number, ids: readonly number[]): Promise<Rechnung[]> {
  if (ids.length === 0) return []
  const rows = await documents(context)
    .where('rechnung.idPtKunde', '=', idPtKunde)
    .where('rechnung.idPtRechnung', 'in', ids)
    .orderBy('rechnung.idPtRechnung', 'desc')
    .execute()
  return rows.map((row) => toRechnung(row, context.settings))
}

/** One document of this customer; what belongs to someone else is not there. */
export async function loadRechnung(context: Context, idPtKunde: number, idPtRechnung: number): Promise<Rechnung> {
  const [rechnung] = await loadRechnungen(context, idPtKunde, [idPtRechnung])
  if (!rechnung) throw notFound()
  return rechnung
}

export interface RechnungFilter {
  idPtKunde?: number | undefined
  jahr?: number | undefined
  zahlungsStatus?: ZahlungsStatus | undefined
  art?: Rechnung['art'] | undefined
  idPtKampagne?: number | undefined
  q?: string | undefined
}

/** The columns that filters and sums need; vorausbezahlt as the document says it. */
export type Zeile = Pick<
  Rechnung,
  | 'idPtRechnung'
  | 'rechnungsnummer'
  | 'rechnungsdatum'
  | 'idPtKampagne'
  | 'kampagneBezeichnung'
  | 'art'
  | 'netto'
  | 'ust'
  | 'brutto'
  | 'vorausbezahlt'
  | 'zahlungsStatus'
  | 'stornoDurch'
>

/** Every document of a customer in short, newest first. */
export async function loadZeilen({ db }: Context, idPtKunde: number): Promise<Zeile[]> {
  const rows = await db
    .selectFrom('rechnung')
    .select([
      'idPtRechnung',
      'rechnungsnummer',
      'rechnungsdatum',
      'idPtKampagne',
      'kampagneBezeichnung',
      'art',
      'netto',
      'ust',
      'brutto',
      'vorausbezahlt',
      'zahlungsStatus',
      'stornoZu',
    ])
    .where('idPtKunde', '=', idPtKunde)
    .orderBy('idPtRechnung', 'desc')
    .execute()
  const stornos = new Map(rows.map(({ stornoZu, rechnungsnummer }) => [stornoZu, rechnungsnummer]))
  return rows.map((row) => ({
    ...row,
    stornoDurch: stornos.get(row.rechnungsnummer) ?? null,
    vorausbezahlt: row.vorausbezahlt ?? (row.art === 'rechnung' ? row.brutto : 0),
  }))
}

const klein = (text: string) => text.normalize('NFC').toLocaleLowerCase('de')

/** Whether a document fits the filter. */
export function passt(zeile: Zeile, filter: RechnungFilter): boolean {
  const { jahr, zahlungsStatus, art, idPtKampagne } = filter
  if (jahr !== undefined && Number(zeile.rechnungsdatum.slice(0, 4)) !== jahr) return false
  if (zahlungsStatus !== undefined && zeile.zahlungsStatus !== zahlungsStatus) return false
  if (art !== undefined && zeile.art !== art) return false
  if (idPtKampagne !== undefined && zeile.idPtKampagne !== idPtKampagne) return false
  const q = klein(filter.q ?? '').trim()
  if (q === '') return true
  const betrag = parseGermanAmount(q)
  if (betrag !== null && q.includes(',') && Math.abs(zeile.brutto) === Math.abs(betrag)) return true
  return klein(`${zeile.rechnungsnummer} ${zeile.kampagneBezeichnung}`).includes(q)
}
