/**
 * Business rules of EN 16931 and of XRechnung as XPath 1.0 over the CII syntax. Each must be true of a whole document.
 * Written from the published wording of the rules; terms (BT, BG) in brackets.
 */
const H = '/rsm:CrossIndustryInvoice'
const TX = `${H}/rsm:SupplyChainTradeTransaction`
const AGREEMENT = `${TX}/ram:ApplicableHeaderTradeAgreement`
const SETTLEMENT = `${TX}/ram:ApplicableHeaderTradeSettlement`
const SUM = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`
const LINE = `${TX}/ram:IncludedSupplyChainTradeLineItem`
const SELLER = `${AGREEMENT}/ram:SellerTradeParty`
const BUYER = `${AGREEMENT}/ram:BuyerTradeParty`
const TAX = `${SETTLEMENT}/ram:ApplicableTradeTax`
const LINE_NET =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount'
const PRICE = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount'
const QUANTITY = 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'
const MEANS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`
const DUE = `${SUM}/ram:DuePayableAmount`

const ct = (path: string) => `round(number(${path}) * 100)`
const there = (path: string) => `string-length(normalize-space(${path})) > 0`
const each = (path: string, condition: string) => `count(${path}) > 0 and not(${path}[not(${condition})])`
const oneOf = (path: string, values: readonly string[]) => values.map((value) => `${path} = '${value}'`).join(' or ')

const LINE_TAX = 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax'
const SELLER_VAT = `${SELLER}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`
const BUYER_VAT = `${BUYER}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`
const has = (code: string) => `count(${LINE}/${LINE_TAX}[ram:CategoryCode = '${code}']) > 0`
const when = (code: string, condition: string) => `not(${has(code)}) or (${condition})`

export type Rule = readonly [id: string, xpath: string]

export const EN16931_RULES: readonly Rule[] = [
  [
    'BR-01 specification identifier (BT-24)',
    there(`${H}/rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID`),
  ],
  ['BR-02 number (BT-1)', there(`${H}/rsm:ExchangedDocument/ram:ID`)],
  [
    'BR-03 issue date (BT-2)',
    there(`${H}/rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString[@format = '102']`),
  ],
  ['BR-04 type code (BT-3)', there(`${H}/rsm:ExchangedDocument/ram:TypeCode`)],
  ['BR-05 currency (BT-5)', there(`${SETTLEMENT}/ram:InvoiceCurrencyCode`)],
  ['BR-06 seller name (BT-27)', there(`${SELLER}/ram:Name`)],
  ['BR-07 buyer name (BT-44)', there(`${BUYER}/ram:Name`)],
  ['BR-08, BR-09 seller address with country (BT-40)', there(`${SELLER}/ram:PostalTradeAddress/ram:CountryID`)],
  ['BR-10, BR-11 buyer address with country (BT-55)', there(`${BUYER}/ram:PostalTradeAddress/ram:CountryID`)],
  ['BR-12 sum of lines (BT-106)', there(`${SUM}/ram:LineTotalAmount`)],
  ['BR-13 total without VAT (BT-109)', there(`${SUM}/ram:TaxBasisTotalAmount`)],
  ['BR-14 total with VAT (BT-112)', there(`${SUM}/ram:GrandTotalAmount`)],
  ['BR-15 amount due (BT-115)', there(DUE)],
  ['BR-16 at least one line (BG-25)', `count(${LINE}) > 0`],
  [
    'BR-21 line identifier (BT-126), each its own',
    `${each(LINE, 'string-length(ram:AssociatedDocumentLineDocument/ram:LineID) > 0')} and not(${LINE}/ram:AssociatedDocumentLineDocument/ram:LineID[. = ../../following-sibling::ram:IncludedSupplyChainTradeLineItem/ram:AssociatedDocumentLineDocument/ram:LineID])`,
  ],
  [
    'BR-22, BR-23 quantity with unit (BT-129, BT-130)',
    each(LINE, `string-length(${QUANTITY}) > 0 and string-length(${QUANTITY}/@unitCode) > 0`),
  ],
  ['BR-24 line net amount (BT-131)', each(LINE, `string-length(${LINE_NET}) > 0`)],
  ['BR-25 item name (BT-153)', each(LINE, 'string-length(normalize-space(ram:SpecifiedTradeProduct/ram:Name)) > 0')],
  ['BR-26 item net price (BT-146)', each(LINE, `string-length(${PRICE}) > 0`)],
  ['BR-27 net price is not negative', each(LINE, `number(${PRICE}) >= 0`)],
  [
    'BR-45 to BR-48 VAT breakdown (BT-116 to BT-119)',
    each(
      TAX,
      'string-length(ram:BasisAmount) > 0 and string-length(ram:CalculatedAmount) > 0 and string-length(ram:CategoryCode) > 0 and string-length(ram:RateApplicablePercent) > 0',
    ),
  ],
  ['BR-49 payment means code (BT-81)', each(MEANS, 'string-length(ram:TypeCode) > 0')],
  [
    'BR-50, BR-61 account of a transfer (BT-84)',
    `not(${MEANS}[ram:TypeCode = '30' or ram:TypeCode = '58'][not(string-length(ram:PayeePartyCreditorFinancialAccount/ram:IBANID) > 0)])`,
  ],
  [
    'BR-55 number of the preceding invoice (BT-25)',
    `not(${SETTLEMENT}/ram:InvoiceReferencedDocument[not(string-length(ram:IssuerAssignedID) > 0)])`,
  ],
  [
    'BR-62, BR-63 electronic addresses with scheme',
    `not(${AGREEMENT}//ram:URIUniversalCommunication/ram:URIID[not(@schemeID)])`,
  ],
  [
    'BR-CO-04 VAT category of each line (BT-151)',
    each(LINE, 'string-length(ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode) > 0'),
  ],
  [
    'BR-CO-09 VAT identifiers begin with a country',
    `not(${AGREEMENT}//ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA'][not(starts-with(., 'DE') or starts-with(., 'AT'))])`,
  ],
  [
    'BR-CO-10 sum of lines (BT-106 = sum of BT-131)',
    `${ct(`${SUM}/ram:LineTotalAmount`)} = round(sum(${LINE}/${LINE_NET}) * 100)`,
  ],
  [
    'BR-CO-13 total without VAT (BT-109 = BT-106)',
    `${ct(`${SUM}/ram:TaxBasisTotalAmount`)} = ${ct(`${SUM}/ram:LineTotalAmount`)}`,
  ],
  [
    'BR-CO-14 total VAT (BT-110 = sum of BT-117)',
    `${ct(`${SUM}/ram:TaxTotalAmount[@currencyID = 'EUR']`)} = round(sum(${TAX}/ram:CalculatedAmount) * 100)`,
  ],
  [
    'BR-CO-15 total with VAT (BT-112 = BT-109 + BT-110)',
    `${ct(`${SUM}/ram:GrandTotalAmount`)} = ${ct(`${SUM}/ram:TaxBasisTotalAmount`)} + ${ct(`${SUM}/ram:TaxTotalAmount`)}`,
  ],
  [
    'BR-CO-16 amount due (BT-115 = BT-112 - BT-113)',
    `${ct(DUE)} = ${ct(`${SUM}/ram:GrandTotalAmount`)} - ${ct(`${SUM}/ram:TotalPrepaidAmount`)}`,
  ],
  // Halves go away from zero, which XPath's round does not do for negative amounts.
  [
    'BR-CO-17 VAT amount (BT-117 = BT-116 x BT-119)',
    each(
      TAX,
      "round(ram:CalculatedAmount * 100 * (1 - 2 * starts-with(ram:CalculatedAmount, '-'))) = round(ram:BasisAmount * ram:RateApplicablePercent * (1 - 2 * starts-with(ram:BasisAmount, '-')))",
    ),
  ],
  ['BR-CO-18 at least one VAT breakdown (BG-23)', `count(${TAX}) > 0`],
  [
    'BR-CO-25 due date or terms when something is due',
    `number(${DUE}) <= 0 or ${there(`${SETTLEMENT}/ram:SpecifiedTradePaymentTerms`)}`,
  ],
  [
    'BR-CO-26 the seller can be identified',
    `${there(`${SELLER}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`)} or ${there(`${SELLER}/ram:SpecifiedLegalOrganization/ram:ID`)}`,
  ],
  [
    'BR-DEC-09 to BR-DEC-20 at most two decimals',
    `not(${SUM}/*[string-length(substring-after(., '.')) > 2]) and not(${TAX}/*[not(self::ram:RateApplicablePercent or self::ram:ExemptionReason)][string-length(substring-after(., '.')) > 2])`,
  ],
  [
    'BR-CL-17, BR-CL-18 categories of UNTDID 5305',
    each(`${LINE}/${LINE_TAX}`, oneOf('ram:CategoryCode', ['S', 'AE', 'O'])),
  ],
  ...(['S', 'AE', 'O'] as const).map((code): Rule => [
    `BR-${code}-01 one breakdown, of the category of the lines`,
    when(code, `count(${TAX}) = 1 and ${TAX}/ram:CategoryCode = '${code}'`),
  ]),
  ['BR-S-02, BR-AE-02 seller VAT identifier', `${has('O')} or ${there(SELLER_VAT)}`],
  ['BR-AE-02 buyer VAT identifier', when('AE', there(BUYER_VAT))],
  ['BR-O-02 no VAT identifier of seller or buyer', when('O', `not(${SELLER_VAT}) and not(${BUYER_VAT})`)],
  ['BR-S-05 rate of each line is above zero', when('S', each(`${LINE}/${LINE_TAX}`, 'ram:RateApplicablePercent > 0'))],
  ['BR-AE-05 rate of each line is zero', when('AE', each(`${LINE}/${LINE_TAX}`, 'ram:RateApplicablePercent = 0'))],
  ['BR-O-05 no rate at any line', when('O', `not(${LINE}/${LINE_TAX}/ram:RateApplicablePercent)`)],
  [
    'BR-S-08, BR-AE-08, BR-O-08 taxable amount (BT-116 = sum of its lines)',
    `${ct(`${TAX}/ram:BasisAmount`)} = round(sum(${LINE}/${LINE_NET}) * 100)`,
  ],
  ['BR-AE-09, BR-O-09 no tax', `${has('S')} or number(${TAX}/ram:CalculatedAmount) = 0`],
  ['BR-S-10 no exemption reason', when('S', `not(${TAX}/ram:ExemptionReason) and not(${TAX}/ram:ExemptionReasonCode)`)],
  [
    'BR-AE-10 exemption reason',
    when('AE', `${TAX}/ram:ExemptionReasonCode = 'VATEX-EU-AE' and ${there(`${TAX}/ram:ExemptionReason`)}`),
  ],
  [
    'BR-O-10 exemption reason',
    when('O', `${TAX}/ram:ExemptionReasonCode = 'VATEX-EU-O' and ${there(`${TAX}/ram:ExemptionReason`)}`),
  ],
  ['BR-CL-01 type code of UNTDID 1001', oneOf(`${H}/rsm:ExchangedDocument/ram:TypeCode`, ['380', '381', '384'])],
  ['BR-CL-04 currency of ISO 4217', `${SETTLEMENT}/ram:InvoiceCurrencyCode = 'EUR'`],
  ['BR-CL-16 payment means of UNTDID 4461', each(MEANS, oneOf('ram:TypeCode', ['1', '49', '58', '68', 'ZZZ']))],
  ['BR-CL-23 units of UN/ECE 20', each(`${LINE}/${QUANTITY}`, oneOf('@unitCode', ['H87', 'C62']))],
  ['BR-CL-25 schemes of electronic addresses', `not(${AGREEMENT}//ram:URIID[@schemeID][not(@schemeID = 'EM')])`],
  [
    'PEPPOL-EN16931-R120 line net amount is quantity times price',
    each(LINE, `round(number(${QUANTITY}) * number(${PRICE}) * 100) = round(number(${LINE_NET}) * 100)`),
  ],
]

export const XRECHNUNG_RULES: readonly Rule[] = [
  [
    'PEPPOL-EN16931-R001 business process (BT-23)',
    there(`${H}/rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID`),
  ],
  ['BR-DE-1 payment instructions (BG-16)', `count(${MEANS}) > 0`],
  ['BR-DE-2 seller contact (BG-6)', `count(${SELLER}/ram:DefinedTradeContact) = 1`],
  [
    'BR-DE-3, BR-DE-4 seller city and post code',
    `${there(`${SELLER}/ram:PostalTradeAddress/ram:CityName`)} and ${there(`${SELLER}/ram:PostalTradeAddress/ram:PostcodeCode`)}`,
  ],
  ['BR-DE-5 contact point (BT-41)', there(`${SELLER}/ram:DefinedTradeContact/ram:PersonName`)],
  [
    'BR-DE-6, BR-DE-27 telephone with three figures (BT-42)',
    `string-length(translate(${SELLER}/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber, translate(${SELLER}/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber, '0123456789', ''), '')) >= 3`,
  ],
  [
    'BR-DE-7, BR-DE-28 mail address (BT-43)',
    `contains(${SELLER}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID, '@')`,
  ],
  [
    'BR-DE-8, BR-DE-9 buyer city and post code',
    `${there(`${BUYER}/ram:PostalTradeAddress/ram:CityName`)} and ${there(`${BUYER}/ram:PostalTradeAddress/ram:PostcodeCode`)}`,
  ],
  ['BR-DE-14 VAT rate (BT-119)', each(TAX, 'string-length(ram:RateApplicablePercent) > 0')],
  ['BR-DE-15 buyer reference (BT-10)', there(`${AGREEMENT}/ram:BuyerReference`)],
  ['BR-DE-16 VAT identifier of the seller', there(`${SELLER}/ram:SpecifiedTaxRegistration/ram:ID`)],
  [
    'BR-DE-17 type codes of XRechnung',
    oneOf(`${H}/rsm:ExchangedDocument/ram:TypeCode`, ['326', '380', '384', '389', '381', '875', '876', '877']),
  ],
  [
    'BR-DE-18 no cash discount in free text',
    `not(contains(${SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:Description, '#'))`,
  ],
  [
    'BR-DE-21 specification identifier',
    `${H}/rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'`,
  ],
  [
    'BR-DE-23 a transfer has an account and neither card nor debit',
    `not(${MEANS}[ram:TypeCode = '58'][not(ram:PayeePartyCreditorFinancialAccount) or ram:ApplicableTradeSettlementFinancialCard])`,
  ],
  [
    'BR-DE-24, BR-DE-25 neither card nor debit needs details of ours',
    `not(${MEANS}[${oneOf('ram:TypeCode', ['48', '54', '55', '59'])}])`,
  ],
  [
    'BR-DE-26 a corrected invoice names the one it corrects',
    `not(${H}/rsm:ExchangedDocument/ram:TypeCode = '384') or ${there(`${SETTLEMENT}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID`)}`,
  ],
  ['PEPPOL-EN16931-R010 buyer electronic address (BT-49)', there(`${BUYER}/ram:URIUniversalCommunication/ram:URIID`)],
  ['PEPPOL-EN16931-R020 seller electronic address (BT-34)', there(`${SELLER}/ram:URIUniversalCommunication/ram:URIID`)],
]
