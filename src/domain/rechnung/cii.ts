import { type PreisPosition, type UstArt, ZAHLUNGSARTEN, type Zahlungsart } from '#src/contract/kampagne.ts'
import { benannt, isEinesVon } from '#src/contract/offenesEnum.ts'
import { type Rechnung, RECHNUNG_ARTEN, type RechnungArt } from '#src/contract/rechnung.ts'
import { ZAHLUNGSART_LABEL } from '../kampagne/payment.ts'
import type { Ct } from '#src/base/number/german.ts'
import { UST_HINWEIS } from '../price/umsatzsteuer.ts'
import { bezugsrechnung } from './offen.ts'
import { kaeufer, verkaeufer } from './ciiParteien.ts'
import { el, txt, xmlDokument, type Knoten } from '#src/base/xml.ts'

/**
 * E-invoices after EN 16931 in the CII syntax (UN/CEFACT D16B). BT and BG are the terms of the standard.
 * en16931: inside a PDF (ZUGFeRD / Factur-X). xrechnung: XRechnung 3.0, alone.
 */
export type ERechnungProfil = 'en16931' | 'xrechnung'

const GUIDELINE: Record<ERechnungProfil, string> = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
}
const PROZESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

const NAMENSRAEUME = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}

/** UNTDID 1001: storno and partial credit correct their invoice with opposite amounts. */
const TYP_CODE: Record<RechnungArt, string> = { rechnung: '380', storno: '384', gutschriftKorrektur: '384' }

/**
 * UNTDID 4461. Card and PayPal were paid through an online service (68): the codes for cards ask for a card number,
 * which never reaches us. 49: direct debit that was collected already; ZZZ: agreed with the payment partner.
 */
/** UNTDID 4461: no way of payment is named. */
const UNGENANNT = '1'
const ZAHLUNGSWEG: Record<Zahlungsart, string> = {
  kreditkarte: '68',
  paypal: '68',
  sepaLastschrift: '49',
  ueberweisung: '58',
  rechnung: 'ZZZ',
}

/** Amount with two decimals and a dot. */
function betrag(ct: Ct): string {
  const digits = String(Math.abs(ct)).padStart(3, '0')
  return `${ct < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** 20261120 */
function tag(name: string, iso: string, raum: 'udt' | 'qdt' = 'udt'): Knoten {
  return el(name, txt(`${raum}:DateTimeString`, iso.slice(0, 10).replaceAll('-', ''), { format: '102' }))
}

/**
 * UNTDID 5305 as EN 16931 allows it: S standard rate, AE reverse charge, O services outside the scope of tax. O and not
 * G: that is the code of goods that leave the Union, and services to third countries are not taxable here at all.
 */
const KATEGORIE = { regel: 'S', reverseCharge: 'AE', drittland: 'O' } as const satisfies Record<UstArt, string>
/** BT-121, code list VATEX of CEF. */
const BEFREIUNG: Record<UstArt, string | null> = {
  regel: null,
  reverseCharge: 'VATEX-EU-AE',
  drittland: 'VATEX-EU-O',
}

type Steuer = Pick<Rechnung, 'ustArt' | 'ustSatz'>

/** BT-151 and BT-152 of a line; O must not have a rate there (BR-O-05). */
const zeilenSteuer = ({ ustArt, ustSatz }: Steuer) => [
  txt('ram:CategoryCode', KATEGORIE[ustArt]),
  txt('ram:RateApplicablePercent', ustArt === 'drittland' ? null : ustSatz.toFixed(2)),
]

/** BT-118, BT-121 and BT-119 of the breakdown; XRechnung wants a rate always (BR-DE-14). */
const summenSteuer = ({ ustArt, ustSatz }: Steuer) => [
  txt('ram:CategoryCode', KATEGORIE[ustArt]),
  txt('ram:ExemptionReasonCode', BEFREIUNG[ustArt]),
  txt('ram:RateApplicablePercent', ustSatz.toFixed(2)),
]

function position({ title, menge, einzelpreis, netto }: PreisPosition, nr: number, satz: Steuer): Knoten {
  // A lump sum counts as one piece of work; everything else is counted by the piece.
  const einheit = Math.abs(menge) === 1 ? 'C62' : 'H87'
  return el(
    'ram:IncludedSupplyChainTradeLineItem',
    el('ram:AssociatedDocumentLineDocument', txt('ram:LineID', String(nr))),
    el('ram:SpecifiedTradeProduct', txt('ram:Name', title)),
    el(
      'ram:SpecifiedLineTradeAgreement',
      el('ram:NetPriceProductTradePrice', txt('ram:ChargeAmount', betrag(einzelpreis))),
    ),
    el('ram:SpecifiedLineTradeDelivery', txt('ram:BilledQuantity', String(menge), { unitCode: einheit })),
    el(
      'ram:SpecifiedLineTradeSettlement',
      el('ram:ApplicableTradeTax', txt('ram:TypeCode', 'VAT'), zeilenSteuer(satz)),
      el('ram:SpecifiedTradeSettlementLineMonetarySummation', txt('ram:LineTotalAmount', betrag(netto))),
    ),
  )
}

/** BT-10: XRechnung asks for a reference of the buyer; without one of his own it names the order. */
function kaeuferReferenz({ rechnungsempfaenger: an, idPtKampagne, rechnungsnummer }: Rechnung): string {
  const auftrag = idPtKampagne === null ? rechnungsnummer : `Kampagne ${idPtKampagne}`
  return an.bestellnummer || an.kostenstelle || auftrag
}

function zahlungsmittel({ zahlungsart, leistender: von }: Rechnung): Knoten {
  const ueberweisung = zahlungsart === 'ueberweisung'
  return el(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    txt(
      'ram:TypeCode',
      zahlungsart !== null && isEinesVon(ZAHLUNGSARTEN, zahlungsart) ? ZAHLUNGSWEG[zahlungsart] : UNGENANNT,
    ),
    txt('ram:Information', zahlungsart === null ? null : benannt(ZAHLUNGSART_LABEL, zahlungsart)),
    ueberweisung &&
      el(
        'ram:PayeePartyCreditorFinancialAccount',
        txt('ram:IBANID', von.iban.replaceAll(' ', '')),
        txt('ram:AccountName', von.name),
      ),
  )
}

/** BT-20, BT-9: the standard wants one of both as soon as something is due. */
function bedingungen(rechnung: Rechnung, faellig: Ct): Knoten {
  const text =
    faellig > 0
      ? 'Zahlbar ohne Abzug.'
      : faellig < 0
        ? 'Der Betrag wird erstattet.'
        : rechnung.art === 'rechnung'
          ? 'Der Betrag ist bereits bezahlt.'
          : 'Der Betrag ist verrechnet.'
  const datum = rechnung.faelligAm ?? rechnung.rechnungsdatum
  return el(
    'ram:SpecifiedTradePaymentTerms',
    txt('ram:Description', text),
    faellig > 0 && tag('ram:DueDateDateTime', datum),
  )
}

function abrechnung(rechnung: Rechnung): Knoten {
  const { netto, ust, brutto, vorausbezahlt, ustArt } = rechnung
  const bezug = bezugsrechnung(rechnung)
  const faellig = brutto - vorausbezahlt
  return el(
    'ram:ApplicableHeaderTradeSettlement',
    txt('ram:PaymentReference', rechnung.rechnungsnummer),
    txt('ram:InvoiceCurrencyCode', 'EUR'),
    zahlungsmittel(rechnung),
    el(
      'ram:ApplicableTradeTax',
      txt('ram:CalculatedAmount', betrag(ust)),
      txt('ram:TypeCode', 'VAT'),
      txt('ram:ExemptionReason', UST_HINWEIS[ustArt]),
      txt('ram:BasisAmount', betrag(netto)),
      summenSteuer(rechnung),
    ),
    bedingungen(rechnung, faellig),
    el(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      txt('ram:LineTotalAmount', betrag(netto)),
      txt('ram:TaxBasisTotalAmount', betrag(netto)),
      txt('ram:TaxTotalAmount', betrag(ust), { currencyID: 'EUR' }),
      txt('ram:GrandTotalAmount', betrag(brutto)),
      txt('ram:TotalPrepaidAmount', betrag(vorausbezahlt)),
      txt('ram:DuePayableAmount', betrag(faellig)),
    ),
    bezug !== null &&
      el(
        'ram:InvoiceReferencedDocument',
        txt('ram:IssuerAssignedID', bezug.nummer),
        bezug.datum !== null && tag('ram:FormattedIssueDateTime', bezug.datum, 'qdt'),
      ),
    rechnung.rechnungsempfaenger.kostenstelle !== null &&
      el('ram:ReceivableSpecifiedTradeAccountingAccount', txt('ram:ID', rechnung.rechnungsempfaenger.kostenstelle)),
  )
}

function bemerkung(rechnung: Rechnung): string {
  const { art, grund, kampagneBezeichnung } = rechnung
  const bezug = bezugsrechnung(rechnung)
  if (bezug !== null)
    return `${art === 'storno' ? 'Storno' : 'Korrektur'} der Rechnung ${bezug.nummer}.${grund === null ? '' : ` Grund: ${grund}`}`
  return `Mailing-Kampagne „${kampagneBezeichnung}“`
}

/** The e-invoice of a document. Pure: the same document gives the same text. */
export function eRechnungXml(rechnung: Rechnung, profil: ERechnungProfil): string {
  const { rechnungsnummer, art, rechnungsdatum, leistungsdatum, positionen } = rechnung
  const { bestellnummer } = rechnung.rechnungsempfaenger
  const root = el(
    'rsm:CrossIndustryInvoice',
    el(
      'rsm:ExchangedDocumentContext',
      profil === 'xrechnung' && el('ram:BusinessProcessSpecifiedDocumentContextParameter', txt('ram:ID', PROZESS)),
      el('ram:GuidelineSpecifiedDocumentContextParameter', txt('ram:ID', GUIDELINE[profil])),
    ),
    el(
      'rsm:ExchangedDocument',
      txt('ram:ID', rechnungsnummer),
      txt('ram:TypeCode', isEinesVon(RECHNUNG_ARTEN, art) ? TYP_CODE[art] : null),
      tag('ram:IssueDateTime', rechnungsdatum),
      el('ram:IncludedNote', txt('ram:Content', bemerkung(rechnung))),
    ),
    el(
      'rsm:SupplyChainTradeTransaction',
      positionen.map((eintrag, index) => position(eintrag, index + 1, rechnung)),
      el(
        'ram:ApplicableHeaderTradeAgreement',
        txt('ram:BuyerReference', kaeuferReferenz(rechnung)),
        verkaeufer(rechnung),
        kaeufer(rechnung),
        bestellnummer !== null && el('ram:BuyerOrderReferencedDocument', txt('ram:IssuerAssignedID', bestellnummer)),
      ),
      el(
        'ram:ApplicableHeaderTradeDelivery',
        leistungsdatum !== null &&
          el('ram:ActualDeliverySupplyChainEvent', tag('ram:OccurrenceDateTime', leistungsdatum)),
      ),
      abrechnung(rechnung),
    ),
  )
  return xmlDokument(root, NAMENSRAEUME)
}
