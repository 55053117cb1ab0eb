import type { KampagnePreis, PreisPosition, Zahlungsart, ZahlungsStatus } from '#src/contract/kampagne.ts'
import { UST_SATZ } from '#src/domain/price/kampagnePreis.ts'
import type { Context } from '../context.ts'
import type { KampagneRow } from '../db/rows/kampagne.ts'
import type { RechnungRow } from '../db/rows/rechnung.ts'
import { notFound } from '../context.ts'

/** Who gets an invoice, as it stood in the account on the day of issue. */
export interface Rechnungsempfaenger {
  firma: string
  strasse: string
  hausnummer: string
  plz: string
  ort: string
  ustIdNr: string | null
}

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

interface Content {
  art: RechnungRow['art']
  positionen: PreisPosition[]
  netto: number
  ust: number
  brutto: number
  zahlungsart: Zahlungsart | null
  zahlungsStatus: ZahlungsStatus
  stornoZu: string | null
}

async function insert(context: Context, kampagne: KampagneRow, content: Content): Promise<RechnungRow> {
  const kunde = await context.db
    .selectFrom('kunde')
    .select(['firma', 'strasse', 'hausnummer', 'plz', 'ort', 'ustIdNr'])
    .where('idPtKunde', '=', kampagne.idPtKunde)
    .executeTakeFirst()
  if (!kunde) throw notFound()
  const rechnungsdatum = context.heute()
  const empfaenger: Rechnungsempfaenger = kunde
  return context.db
    .insertInto('rechnung')
    .values({
      ...content,
      idPtKunde: kampagne.idPtKunde,
      idPtKampagne: kampagne.idPtKampagne,
      rechnungsnummer: await nextNumber(context, Number(rechnungsdatum.slice(0, 4))),
      rechnungsdatum,
      leistungsdatum: content.art === 'rechnung' ? kampagne.versandDatum : null,
      kampagneBezeichnung: kampagne.bezeichnung,
      empfaenger: JSON.stringify(empfaenger),
      positionen: JSON.stringify(content.positionen),
      ustSatz: UST_SATZ,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
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
  if (earlier) await cancelInvoice(context, kampagne, earlier, 'erstattet')
  return insert(context, kampagne, {
    art: 'rechnung',
    positionen: preis.positionen,
    netto: preis.netto,
    ust: preis.ust,
    brutto: preis.brutto,
    zahlungsart,
    zahlungsStatus: 'bezahlt',
    stornoZu: null,
  })
}

/** Takes an invoice back by a second document with the opposite amounts. */
export async function cancelInvoice(
  context: Context,
  kampagne: KampagneRow,
  rechnung: RechnungRow,
  zahlungsStatus: ZahlungsStatus,
): Promise<RechnungRow> {
  const positionen = (JSON.parse(rechnung.positionen) as PreisPosition[]).map((position) => ({
    ...position,
    menge: -position.menge,
    netto: -position.netto,
  }))
  return insert(context, kampagne, {
    art: 'storno',
    positionen,
    netto: -rechnung.netto,
    ust: -rechnung.ust,
    brutto: -rechnung.brutto,
    zahlungsart: rechnung.zahlungsart,
    zahlungsStatus,
    stornoZu: rechnung.rechnungsnummer,
  })
}

/** Invoice over the fee that a cancellation costs. `gebuehr`: gross, ct. */
export async function issueFeeInvoice(context: Context, kampagne: KampagneRow, gebuehr: number): Promise<RechnungRow> {
  const netto = Math.round(gebuehr / (1 + UST_SATZ / 100))
  return insert(context, kampagne, {
    art: 'rechnung',
    positionen: [
      {
        gruppe: 'service',
        internalName: 'stornogebuehr',
        title: 'Stornogebühr',
        menge: 1,
        einzelpreis: netto,
        netto,
      },
    ],
    netto,
    ust: gebuehr - netto,
    brutto: gebuehr,
    zahlungsart: kampagne.zahlungsart,
    zahlungsStatus: 'bezahlt',
    stornoZu: null,
  })
}
