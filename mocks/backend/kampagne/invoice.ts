import type { KampagnePreis, PreisPosition, Zahlungsart, ZahlungsStatus } from '#src/contract/kampagne.ts'
import type { Anschrift } from '#src/contract/konto.ts'
import type { Rechnungsempfaenger } from '#src/contract/rechnung.ts'
import { UST_SATZ } from '#src/domain/price/kampagnePreis.ts'
import { emit } from '../apizugang/events.ts'
import { notFound, type Context } from '../context.ts'
import type { KampagneRow } from '../db/rows/kampagne.ts'
import type { RechnungRow } from '../db/rows/rechnung.ts'
import { demoAnbieter } from '../documents/anbieter.ts'
import { loadRechnung } from '../rechnung/load.ts'
import { versendeRechnung } from '../rechnung/versand.ts'

/**
 * Next number without gaps, RE-2026-000123. The counter's row stays locked until the transaction ends: whoever writes an
 * invoice at the same time waits, and a transaction that fails gives its number back.
 */
async function nextNumber({ db }: Context, jahr: number): Promise<string> {
  await db
    .insertInto('nummernkreis')
    .values({ kreis: 'RE', jahr, stand: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { stand } = await db
    .updateTable('nummernkreis')
    .set((e) => ({ stand: e('stand', '+', 1) }))
    .where('kreis', '=', 'RE')
    .where('jahr', '=', jahr)
    .returning('stand')
    .executeTakeFirstOrThrow()
  return `RE-${jahr}-${String(stand).padStart(6, '0')}`
}

/** Order numbers of the customer that go on the next document. */
export type Bezug = Pick<Rechnungsempfaenger, 'kostenstelle' | 'bestellnummer'>

/** Address that the next invoice of a customer bears, from the account. `bezug`: instead of the account's numbers. */
async function empfaengerOf({ db }: Context, idPtKunde: number, bezug: Bezug | null): Promise<Rechnungsempfaenger> {
  const kunde = await db
    .selectFrom('kunde')
    .select(['firma', 'strasse', 'hausnummer', 'plz', 'ort', 'land', 'ustIdNr', 'rechnungsEmail'])
    .select(['rechnungsAnschrift', 'kostenstelle', 'bestellnummer'])
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirst()
  if (!kunde) throw notFound()
  const { rechnungsEmail, rechnungsAnschrift, kostenstelle, bestellnummer, ...sitz } = kunde
  const abweichend = rechnungsAnschrift === null ? null : (JSON.parse(rechnungsAnschrift) as Anschrift)
  return {
    zusatz: '',
    ...sitz,
    ...abweichend,
    email: rechnungsEmail,
    kostenstelle: kostenstelle || null,
    bestellnummer: bestellnummer || null,
    ...bezug,
  }
}

interface Content {
  art: RechnungRow['art']
  positionen: PreisPosition[]
  netto: number
  ust: number
  brutto: number
  /** What the document names as settled, ct. */
  vorausbezahlt: number
  leistungsdatum: string | null
  zahlungsart: Zahlungsart | null
  zahlungsStatus: ZahlungsStatus
  bezahltAm: string | null
  stornoZu: string | null
  ersatzFuer: string | null
  grund: string | null
  empfaenger: Rechnungsempfaenger
}

type Kampagne = Pick<KampagneRow, 'idPtKunde' | 'bezeichnung'> & { idPtKampagne: number | null }

/** Writes a document with the next number and mails it to the address for invoices, in the caller's transaction. */
async function insert(context: Context, kampagne: Kampagne, content: Content): Promise<RechnungRow> {
  const rechnungsdatum = context.heute()
  const row = await context.db
    .insertInto('rechnung')
    .values({
      ...content,
      idPtKunde: kampagne.idPtKunde,
      idPtKampagne: kampagne.idPtKampagne,
      rechnungsnummer: await nextNumber(context, Number(rechnungsdatum.slice(0, 4))),
      rechnungsdatum,
      // Paid before it was written, or owed at once.
      faelligAm: content.art === 'rechnung' ? rechnungsdatum : null,
      kampagneBezeichnung: kampagne.bezeichnung,
      empfaenger: JSON.stringify(content.empfaenger),
      leistender: JSON.stringify(demoAnbieter(context.settings.anbieterName)),
      positionen: JSON.stringify(content.positionen),
      ustSatz: UST_SATZ,
      erstelltAm: context.now().toISOString(),
      erstelltVon: context.actor?.name ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { idPtRechnung, rechnungsnummer, art, brutto } = row
  await emit(context, {
    idPtKunde: row.idPtKunde,
    testmodus: false,
    ereignis: 'rechnung.erstellt',
    daten: { idPtRechnung, rechnungsnummer, art, idPtKampagne: row.idPtKampagne, brutto },
  })
  const { email } = content.empfaenger
  if (email !== '')
    await versendeRechnung(context, await loadRechnung(context, row.idPtKunde, row.idPtRechnung), email, 'System')
  return row
}

/** The invoice that counts now: neither a cancellation nor cancelled. */
export async function currentInvoice({ db }: Context, idPtKampagne: number): Promise<RechnungRow | null> {
  const rows = await db
    .selectFrom('rechnung')
    .selectAll()
    .where('idPtKampagne', '=', idPtKampagne)
    .orderBy('idPtRechnung', 'desc')
    .execute()
  const cancelled = new Set(rows.map((row) => row.stornoZu))
  return rows.find((row) => row.art === 'rechnung' && !cancelled.has(row.rechnungsnummer)) ?? null
}

/** Writes the invoice of a paid campaign; one of an earlier round is cancelled first, for invoices are never edited. */
export async function issueInvoice(
  context: Context,
  kampagne: KampagneRow,
  preis: KampagnePreis,
  zahlungsart: Zahlungsart | null,
): Promise<RechnungRow> {
  const earlier = await currentInvoice(context, kampagne.idPtKampagne)
  if (earlier)
    await cancelInvoice(context, earlier, { verrechnet: -earlier.brutto, grund: 'Neue Fassung der Kampagne' })
  return insert(context, kampagne, {
    art: 'rechnung',
    positionen: preis.positionen,
    netto: preis.netto,
    ust: preis.ust,
    brutto: preis.brutto,
    vorausbezahlt: preis.brutto,
    leistungsdatum: kampagne.versandDatum,
    zahlungsart,
    zahlungsStatus: 'bezahlt',
    bezahltAm: context.now().toISOString(),
    stornoZu: null,
    ersatzFuer: earlier?.rechnungsnummer ?? null,
    grund: null,
    empfaenger: await empfaengerOf(context, kampagne.idPtKunde, bezugOf(earlier)),
  })
}

const empfaengerJson = ({ empfaenger }: RechnungRow) => JSON.parse(empfaenger) as Rechnungsempfaenger

/** An invoice that replaces another keeps its numbers. */
function bezugOf(earlier: RechnungRow | null): Bezug | null {
  if (earlier === null) return null
  const { kostenstelle, bestellnummer } = empfaengerJson(earlier)
  return { kostenstelle: kostenstelle ?? null, bestellnummer: bestellnummer ?? null }
}

interface Storno {
  /** Part of the amount, ct and negative, that is offset against another document; the rest goes back as money. */
  verrechnet: number
  grund: string
}

/** Takes an invoice back by a second document with the opposite amounts. It bears the address of the first. */
export async function cancelInvoice(
  context: Context,
  rechnung: RechnungRow,
  { verrechnet, grund }: Storno,
): Promise<RechnungRow> {
  const positionen = (JSON.parse(rechnung.positionen) as PreisPosition[]).map((position) => ({
    ...position,
    menge: -position.menge,
    netto: -position.netto,
  }))
  const settled = verrechnet === -rechnung.brutto
  const { idPtKunde, idPtKampagne, kampagneBezeichnung, leistungsdatum, zahlungsart } = rechnung
  return insert(
    context,
    { idPtKunde, idPtKampagne, bezeichnung: kampagneBezeichnung },
    {
      art: 'storno',
      positionen,
      netto: -rechnung.netto,
      ust: -rechnung.ust,
      brutto: -rechnung.brutto,
      vorausbezahlt: verrechnet,
      leistungsdatum,
      zahlungsart,
      zahlungsStatus: settled ? 'erstattet' : 'ausstehend',
      bezahltAm: settled ? context.now().toISOString() : null,
      stornoZu: rechnung.rechnungsnummer,
      ersatzFuer: null,
      grund,
      empfaenger: empfaengerJson(rechnung),
    },
  )
}

/** The same service on a new document: same amounts, the account's present address. Money stays where it is. */
export async function reissueInvoice(context: Context, rechnung: RechnungRow, bezug: Bezug): Promise<RechnungRow> {
  const { idPtKunde, idPtKampagne, kampagneBezeichnung, zahlungsStatus } = rechnung
  const { netto, ust, brutto, leistungsdatum, zahlungsart, bezahltAm, positionen } = rechnung
  return insert(
    context,
    { idPtKunde, idPtKampagne, bezeichnung: kampagneBezeichnung },
    {
      art: 'rechnung',
      positionen: JSON.parse(positionen) as PreisPosition[],
      netto,
      ust,
      brutto,
      vorausbezahlt: zahlungsStatus === 'bezahlt' ? brutto : 0,
      leistungsdatum,
      zahlungsart,
      zahlungsStatus,
      bezahltAm,
      stornoZu: null,
      ersatzFuer: rechnung.rechnungsnummer,
      grund: null,
      empfaenger: await empfaengerOf(context, idPtKunde, bezug),
    },
  )
}

/** Invoice over the fee that a cancellation costs. `gebuehr`: gross, ct. */
export async function issueFeeInvoice(context: Context, kampagne: KampagneRow, gebuehr: number): Promise<RechnungRow> {
  const netto = Math.round(gebuehr / (1 + UST_SATZ / 100))
  const fee = { gruppe: 'service', internalName: 'stornogebuehr', title: 'Stornogebühr', menge: 1 } as const
  return insert(context, kampagne, {
    art: 'rechnung',
    positionen: [{ ...fee, einzelpreis: netto, netto }],
    netto,
    ust: gebuehr - netto,
    brutto: gebuehr,
    vorausbezahlt: gebuehr,
    leistungsdatum: context.heute(),
    zahlungsart: kampagne.zahlungsart,
    zahlungsStatus: 'bezahlt',
    bezahltAm: context.now().toISOString(),
    stornoZu: null,
    ersatzFuer: null,
    grund: null,
    empfaenger: await empfaengerOf(context, kampagne.idPtKunde, null),
  })
}
