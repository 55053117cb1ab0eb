import type { PreisPosition } from '#src/contract/kampagne.ts'
import type { Leistender, Rechnung, Rechnungsempfaenger } from '#src/contract/rechnung.ts'
import { offenerBetrag } from '#src/domain/rechnung/offen.ts'
import { notFound, type Context } from '../platform/context.ts'
import { portionen } from '../platform/db/ids.ts'
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

export function empfaengerOf({
  empfaenger,
  rechnungsEmail,
}: Pick<LoadedRow, 'empfaenger' | 'rechnungsEmail'>): Rechnungsempfaenger {
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

/** Documents of an earlier version do not say it: an invoice was paid before it was written. */
export const vorausbezahltOf = ({
  vorausbezahlt,
  art,
  brutto,
}: Pick<RechnungRow, 'vorausbezahlt' | 'art' | 'brutto'>) => vorausbezahlt ?? (art === 'rechnung' ? brutto : 0)

function toRechnung(row: LoadedRow, settings: Context['settings']): Rechnung {
  const vorausbezahlt = vorausbezahltOf(row)
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
  const found: LoadedRow[] = []
  for (const some of portionen([...new Set(ids)].toSorted((a, b) => b - a)))
    found.push(
      ...(await documents(context)
        .where('rechnung.idPtKunde', '=', idPtKunde)
        .where('rechnung.idPtRechnung', 'in', some)
        .orderBy('rechnung.idPtRechnung', 'desc')
        .execute()),
    )
  return found.map((row) => toRechnung(row, context.settings))
}

/** One document of this customer; what belongs to someone else is not there. */
export async function loadRechnung(context: Context, idPtKunde: number, idPtRechnung: number): Promise<Rechnung> {
  const [rechnung] = await loadRechnungen(context, idPtKunde, [idPtRechnung])
  if (!rechnung) throw notFound()
  return rechnung
}
