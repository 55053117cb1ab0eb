import type { Befund } from '#src/contract/dokument.ts'
import type { FreigabeGezeigt, FreigabeLink } from '#src/contract/freigabeLink.ts'
import type { Kampagne, KampagneZeile } from '#src/contract/kampagne.ts'
import { isTerminVerpasst } from '#src/domain/kampagne/facts.ts'
import { teilstatusOf } from '#src/domain/kampagne/teilstatus.ts'
import { FASSUNG } from '#src/engines/print/rules.ts'
import type { Context } from '../platform/context.ts'
import type { FreigabeRow } from './freigabeRows.ts'
import type { KampagneRow } from './rows.ts'
import { mandatOf } from '../konto/mandat.ts'
import { loadVorschau } from '../werbemittel/vorschau.ts'
import { currentInvoice } from '../rechnung/beleg.ts'
import { absenderOf, ergebnisOf, factsOf, isOpen, loadFreigaben, loadKampagne, offenerBetrag, preisOf } from './load.ts'
import { fassungOf, findSnapshot } from './snapshot.ts'
import { kampagneCodes } from './qrCodes.ts'
import { eigenerLink, zustandOf } from './links.ts'
import { idListe } from '../platform/db/ids.ts'
import { fromJson } from '../platform/db/json.ts'

/** What other tables say about a campaign in a list. */
interface Umfeld {
  zielgruppen: Map<number, string>
  werbemittel: Map<number, { bezeichnung: string; vorschau: string | null }>
  freigaben: FreigabeRow[]
}

async function loadUmfeld(context: Context, rows: KampagneRow[]): Promise<Umfeld> {
  const { db } = context
  const zielgruppeIds = [...new Set(rows.flatMap((row) => row.idPtZielgruppe ?? []))]
  const werbemittelIds = [...new Set(rows.flatMap((row) => row.idPtWerbemittel ?? []))]
  const zielgruppen =
    zielgruppeIds.length === 0
      ? []
      : await db
          .selectFrom('zielgruppe')
          .select(['idPtZielgruppe', 'bezeichnung'])
          .where('idPtZielgruppe', 'in', idListe(zielgruppeIds))
          .execute()
  const werbemittel =
    werbemittelIds.length === 0
      ? []
      : await db
          .selectFrom('werbemittel')
          .select(['idPtWerbemittel', 'bezeichnung'])
          .where('idPtWerbemittel', 'in', idListe(werbemittelIds))
          .execute()
  const bilder = await loadVorschau(context, werbemittelIds)
  const freigaben = await loadFreigaben(
    context,
    rows.map((row) => row.idPtKampagne),
  )
  return {
    zielgruppen: new Map(zielgruppen.map((row) => [row.idPtZielgruppe, row.bezeichnung])),
    werbemittel: new Map(
      werbemittel.map(({ idPtWerbemittel, bezeichnung }) => [
        idPtWerbemittel,
        { bezeichnung, vorschau: bilder.get(idPtWerbemittel)?.[0] ?? null },
      ]),
    ),
    freigaben,
  }
}

/** Jobs and approvers see the campaign as the service does; what leaves through a link is chosen elsewhere. */
const showsPrices = ({ actor }: Context) => actor === null || actor.seesPreise

/** Whether the caller's own decision is awaited and still helps. */
function isAsked(context: Context, row: KampagneRow, freigaben: FreigabeRow[]): boolean {
  if (context.actor?.ability.can('decide', 'Freigabe') !== true) return false
  const link = eigenerLink(context, row, freigaben)
  const heute = context.heute()
  return (
    link !== undefined && zustandOf(link, row, heute) === 'gueltig' && !isTerminVerpasst(factsOf(row, freigaben), heute)
  )
}

/** What the next step is told from, without what only a list shows. */
export const standOf = (context: Context, row: KampagneRow, freigaben: FreigabeRow[]) => ({
  state: row.state,
  teilstatus: teilstatusOf(factsOf(row, freigaben), context.heute()),
  zahlungsStatus: row.zahlungsStatus,
  versandDatum: row.versandDatum,
  eigeneFreigabe: isAsked(context, row, freigaben),
})

function toZeile(context: Context, row: KampagneRow, umfeld: Umfeld): KampagneZeile {
  const werbemittel = row.idPtWerbemittel === null ? undefined : umfeld.werbemittel.get(row.idPtWerbemittel)
  return {
    idPtKampagne: row.idPtKampagne,
    bezeichnung: row.bezeichnung,
    ...standOf(context, row, umfeld.freigaben),
    angehalten: row.angehalten === 1,
    testmodus: row.testmodus === 1,
    format: row.format,
    menge: row.menge,
    idPtZielgruppe: row.idPtZielgruppe,
    zielgruppeBezeichnung: row.idPtZielgruppe === null ? null : (umfeld.zielgruppen.get(row.idPtZielgruppe) ?? null),
    idPtWerbemittel: row.idPtWerbemittel,
    werbemittelBezeichnung: werbemittel?.bezeichnung ?? null,
    vorschau: werbemittel?.vorschau ?? null,
    brutto: showsPrices(context) ? (preisOf(row)?.brutto ?? null) : null,
    geaendertAm: row.geaendertAm,
    version: row.version,
  }
}

/** Rows of the list, in the order of the campaigns given. */
export async function toZeilen(context: Context, rows: KampagneRow[]): Promise<KampagneZeile[]> {
  const umfeld = await loadUmfeld(context, rows)
  return rows.map((row) => toZeile(context, row, umfeld))
}

/** A link as its owner sees it: never its key. */
function toLink(row: FreigabeRow): FreigabeLink {
  const { idPtFreigabe, snapshotNr, empfaengerName, empfaengerEmail, entscheidung, entschiedenAm } = row
  const { name, anmerkung, gueltigBis, geoeffnetAm, widerrufenAm } = row
  return {
    idPtFreigabe,
    snapshotNr,
    empfaengerName,
    empfaengerEmail,
    entscheidung,
    entschiedenAm,
    name,
    anmerkung,
    durch: row.durch,
    gezeigt: fromJson<FreigabeGezeigt[]>(row.gezeigt),
    gueltigBis,
    geoeffnetAm,
    widerrufenAm,
  }
}

async function loadVerlauf({ db }: Context, idPtKampagne: number): Promise<Kampagne['verlauf']> {
  const rows = await db
    .selectFrom('verlauf')
    .select(['zeit', 'wer', 'name', 'aktion', 'vonState', 'nachState', 'grund', 'snapshotNr'])
    .where('idPtKampagne', '=', idPtKampagne)
    .orderBy('idPtVerlauf')
    .execute()
  return rows
}

/** What the newest snapshot says of itself. */
async function loadSiegel(context: Context, row: KampagneRow): Promise<Pick<Kampagne, 'snapshotHash' | 'fassung'>> {
  const snapshot = await findSnapshot(context, row.idPtKampagne, row.snapshotNr)
  const offen = snapshot === null || isOpen(row)
  return { snapshotHash: snapshot?.hash ?? null, fassung: offen ? FASSUNG : fassungOf(snapshot.inhalt) }
}

/** How the account pays, for those who see prices. */
async function zahlungsmittel(context: Context, { idPtKunde }: KampagneRow, shown: boolean) {
  if (!shown) return { vorschlag: null, mandat: null }
  const kunde = await context.db
    .selectFrom('kunde')
    .select(['idPtKunde', 'zahlungsart', 'mandat'])
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirstOrThrow()
  return { vorschlag: kunde.zahlungsart, mandat: await mandatOf(context.db, kunde) }
}

/** A campaign as the wire carries it. */
export async function toKampagne(context: Context, row: KampagneRow): Promise<Kampagne> {
  const umfeld = await loadUmfeld(context, [row])
  const shown = showsPrices(context)
  const invoice = shown ? await currentInvoice(context, row.idPtKampagne) : undefined
  return {
    ...toZeile(context, row, umfeld),
    gesperrt: row.gesperrt,
    ausgenommen: fromJson<NonNullable<Kampagne['ausgenommen']>>(row.ausgenommen) ?? undefined,
    eingefroren: row.eingefroren,
    anreicherung: row.anreicherung === 1,
    tracking: row.tracking === 1,
    qrCodes: await kampagneCodes(context, row),
    absender: absenderOf(row),
    datenschutzText: row.datenschutzText,
    notiz: row.notiz,
    snapshotNr: row.snapshotNr,
    ...(await loadSiegel(context, row)),
    preis: shown ? preisOf(row) : null,
    zahlung: {
      zahlungsStatus: row.zahlungsStatus,
      zahlungsart: row.zahlungsart,
      ...(await zahlungsmittel(context, row, shown)),
      referenz: shown ? row.zahlungReferenz : null,
      betrag: shown ? row.bezahlt : 0,
      offen: shown ? offenerBetrag(row) : 0,
      bezahltAm: row.bezahltAm,
      erstattet: shown ? row.erstattet : 0,
    },
    quorum: row.quorum,
    freigaben: umfeld.freigaben.map(toLink),
    extern: {
      geprueftAm: row.geprueftAm,
      geprueftVon: row.geprueftVon,
      gruende: fromJson<string[]>(row.gruende) ?? [],
    },
    anreicherungErgebnis: ergebnisOf(row),
    versand: {
      uebergebenAm: row.uebergebenAm,
      lettershopReferenz: row.lettershopReferenz,
      gemeldetAm: row.gemeldetAm,
      menge: row.gemeldeteMenge,
      versuche: row.versuche,
      letzterFehler: row.letzterFehler,
    },
    angehaltenGrund: row.angehaltenGrund,
    stornoAngefragtAm: row.stornoAngefragtAm,
    idPtRechnung: invoice?.idPtRechnung ?? null,
    befunde: fromJson<Befund[]>(row.befunde) ?? [],
    erstelltVon: row.erstelltVon,
    erstelltAm: row.erstelltAm,
    verlauf: await loadVerlauf(context, row.idPtKampagne),
  }
}

/** The stored campaign of the caller's customer, as the wire carries it. */
export async function fetchView(context: Context, idPtKampagne: number): Promise<Kampagne> {
  return toKampagne(context, await loadKampagne(context, idPtKampagne, context.actor?.idPtKunde))
}
