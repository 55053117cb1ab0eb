import type { KampagnePreis, PreisPosition, Zahlungsart } from '#src/contract/kampagne.ts'
import type { Rechnungsempfaenger } from '#src/contract/rechnung.ts'
import type { Minderung } from '#src/domain/price/mindermenge.ts'
import { ustSatzOf } from '#src/domain/price/umsatzsteuer.ts'
import type { Context } from '../platform/context.ts'
import type { RechnungRow } from './rows.ts'
import { currentInvoice, empfaengerOf, writeBeleg, type Bezug, type Kampagne } from './beleg.ts'
import { fromJson } from '../platform/db/json.ts'

/** Writes the invoice of a paid campaign; one of an earlier round is cancelled first, for invoices are never edited. */
export async function issueInvoice(
  context: Context,
  kampagne: Kampagne & { idPtKampagne: number; versandDatum: string | null },
  preis: KampagnePreis,
  zahlungsart: Zahlungsart | null,
): Promise<RechnungRow> {
  const earlier = await currentInvoice(context, kampagne.idPtKampagne)
  if (earlier)
    await cancelInvoice(context, earlier, { verrechnet: -earlier.brutto, grund: 'Neue Fassung der Kampagne' })
  return writeBeleg(context, kampagne, {
    art: 'rechnung',
    positionen: preis.positionen,
    netto: preis.netto,
    ustArt: preis.ustArt ?? 'regel',
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
    empfaenger: await empfaengerOf(context, kampagne.idPtKunde, bezugOf(earlier), preis.ustIdNr),
  })
}

const empfaengerJson = ({ empfaenger }: RechnungRow) => fromJson<Rechnungsempfaenger>(empfaenger)

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
  const positionen = fromJson<PreisPosition[]>(rechnung.positionen).map((position) => ({
    ...position,
    menge: -position.menge,
    netto: -position.netto,
  }))
  const settled = verrechnet === -rechnung.brutto
  const { idPtKunde, idPtKampagne, kampagneBezeichnung, leistungsdatum, zahlungsart } = rechnung
  return writeBeleg(
    context,
    { idPtKunde, idPtKampagne, bezeichnung: kampagneBezeichnung },
    {
      art: 'storno',
      positionen,
      netto: -rechnung.netto,
      ustArt: rechnung.ustArt,
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

/** Credits a part of an invoice by a second document (domain 4.8, gutschriftKorrektur); the money follows later. */
export async function creditInvoice(
  context: Context,
  rechnung: RechnungRow,
  { positionen, netto, ust, brutto }: Minderung,
  grund: string,
): Promise<RechnungRow> {
  const { idPtKunde, idPtKampagne, kampagneBezeichnung, leistungsdatum, zahlungsart, ustArt } = rechnung
  return writeBeleg(
    context,
    { idPtKunde, idPtKampagne, bezeichnung: kampagneBezeichnung },
    {
      art: 'gutschriftKorrektur',
      positionen,
      netto,
      ustArt,
      ust,
      brutto,
      vorausbezahlt: 0,
      leistungsdatum,
      zahlungsart,
      zahlungsStatus: 'ausstehend',
      bezahltAm: null,
      stornoZu: null,
      korrekturZu: rechnung.rechnungsnummer,
      ersatzFuer: null,
      grund,
      empfaenger: empfaengerJson(rechnung),
    },
  )
}

/** The same service on a new document: same amounts, the account's present address. Money stays where it is. */
export async function reissueInvoice(context: Context, rechnung: RechnungRow, bezug: Bezug): Promise<RechnungRow> {
  const { idPtKunde, idPtKampagne, kampagneBezeichnung, zahlungsStatus } = rechnung
  const { netto, ustArt, ust, brutto, leistungsdatum, zahlungsart, bezahltAm, positionen } = rechnung
  const ustIdNr = ustArt === 'reverseCharge' ? empfaengerJson(rechnung).ustIdNr : null
  const empfaenger = await empfaengerOf(context, idPtKunde, bezug, ustIdNr)
  return writeBeleg(
    context,
    { idPtKunde, idPtKampagne, bezeichnung: kampagneBezeichnung },
    {
      art: 'rechnung',
      positionen: fromJson<PreisPosition[]>(positionen),
      netto,
      ustArt,
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
      empfaenger,
    },
  )
}

/** Invoice over the fee that a cancellation costs. `gebuehr`: gross, ct. */
export async function issueFeeInvoice(
  context: Context,
  kampagne: Kampagne & { zahlungsart: Zahlungsart | null },
  preis: KampagnePreis | null,
  gebuehr: number,
): Promise<RechnungRow> {
  const ustArt = preis?.ustArt ?? 'regel'
  const netto = Math.round(gebuehr / (1 + ustSatzOf(ustArt) / 100))
  const fee = { gruppe: 'service', internalName: 'stornogebuehr', title: 'Stornogebühr', menge: 1 } as const
  return writeBeleg(context, kampagne, {
    art: 'rechnung',
    positionen: [{ ...fee, einzelpreis: netto, netto }],
    netto,
    ustArt,
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
    empfaenger: await empfaengerOf(context, kampagne.idPtKunde, null, preis?.ustIdNr),
  })
}
