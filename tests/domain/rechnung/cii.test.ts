import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { afterAll, describe, expect, it } from 'vitest'
import { ZAHLUNGSARTEN } from '#src/contract/kampagne.ts'
import type { Rechnung } from '#src/contract/rechnung.ts'
import { eRechnungXml, type ERechnungProfil } from '#src/domain/rechnung/cii.ts'
import { beleg, belegOhneUst, stornoBeleg } from './beleg.ts'
import { EN16931_RULES, XRECHNUNG_RULES } from './en16931Rules.ts'

const NS = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

// The published schema of Factur-X 1.07 / ZUGFeRD 2.3, profile EN 16931; it reads its parts from the same folder.
xmlRegisterFsInputProviders()
const SCHEMA = join(import.meta.dirname, 'schema/Factur-X_1.07.3_EN16931.xsd')
const schemaDoc = XmlDocument.fromString(readFileSync(SCHEMA, 'utf8'), { url: SCHEMA })
const schema = XsdValidator.fromDoc(schemaDoc)
afterAll(() => {
  schema.dispose()
  schemaDoc.dispose()
})

/** What schema and rules have against a document. */
function findings(rechnung: Rechnung, profil: ERechnungProfil): string[] {
  const doc = XmlDocument.fromString(eRechnungXml(rechnung, profil))
  try {
    schema.validate(doc)
    const rules = profil === 'xrechnung' ? [...EN16931_RULES, ...XRECHNUNG_RULES] : EN16931_RULES
    return rules.filter(([, xpath]) => doc.eval(xpath, NS) !== true).map(([id]) => id)
  } finally {
    doc.dispose()
  }
}

const value = (xml: string, xpath: string) => {
  const doc = XmlDocument.fromString(xml)
  try {
    return doc.eval(`string(${xpath})`, NS)
  } finally {
    doc.dispose()
  }
}

const arten = [null, ...ZAHLUNGSARTEN]

describe.each(['en16931', 'xrechnung'] as const)('an e-invoice of profile %s', (profil) => {
  it.each(arten)('follows schema and rules when paid by %s', (zahlungsart) => {
    expect(findings(beleg({ zahlungsart }), profil)).toEqual([])
    expect(findings(beleg({ zahlungsart, vorausbezahlt: 0, zahlungsStatus: 'offen' }), profil)).toEqual([])
  })

  it('follows them as a storno that is paid back, partly or wholly offset', () => {
    const { brutto } = stornoBeleg()
    for (const vorausbezahlt of [0, -1190, brutto]) expect(findings(stornoBeleg({ vorausbezahlt }), profil)).toEqual([])
  })

  it('follows them with nothing but what an account must have', () => {
    const { rechnungsempfaenger } = beleg()
    const knapp = { ...rechnungsempfaenger, zusatz: '', ustIdNr: null, kostenstelle: null, bestellnummer: null }
    const rechnung = beleg({ rechnungsempfaenger: knapp, leistungsdatum: null, idPtKampagne: null, zahlungsart: null })
    expect(findings(rechnung, profil)).toEqual([])
  })

  it.each(['reverseCharge', 'drittland'] as const)('follows them without German VAT: %s', (ustArt) => {
    expect(findings(belegOhneUst(ustArt), profil)).toEqual([])
    const storno = belegOhneUst(ustArt, { ...stornoBeleg() })
    expect(findings({ ...storno, vorausbezahlt: 0 }, profil)).toEqual([])
  })

  it('follows them as a credit of a part', () => {
    const { positionen } = beleg()
    const teil = positionen.slice(0, 2).map((p) => ({ ...p, menge: -20, netto: -20 * p.einzelpreis }))
    const korrektur = beleg({
      art: 'gutschriftKorrektur',
      positionen: teil,
      vorausbezahlt: 0,
      faelligAm: null,
      korrekturZu: 'RE-2026-000123',
      korrekturZuDatum: '2026-11-20',
      grund: 'Versendet wurden 980 statt 1.000 Sendungen',
    })
    expect(findings(korrektur, profil)).toEqual([])
    expect(value(eRechnungXml(korrektur, profil), '//ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toBe(
      'RE-2026-000123',
    )
  })

  it('follows them for any positions and any text', () => {
    const position = fc.record({
      gruppe: fc.constant('porto' as const),
      internalName: fc.constant('x'),
      title: fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }).map((text) => `Posten ${text}`),
      menge: fc.integer({ min: 1, max: 200_000 }),
      einzelpreis: fc.integer({ min: 0, max: 90_000 }),
    })
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 12 }), fc.string({ unit: 'binary' }), (list, wort) => {
        const positionen = list.map((p) => ({ ...p, netto: p.menge * p.einzelpreis }))
        const rechnung = beleg({ positionen, kampagneBezeichnung: `Kampagne ${wort}` })
        expect(findings(rechnung, profil)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

describe('the rules themselves', () => {
  it('find what is planted', () => {
    expect(findings(beleg({ netto: 1 }), 'en16931')).toContain('BR-CO-10 sum of lines (BT-106 = sum of BT-131)')
    expect(findings(beleg({ ust: 1 }), 'en16931')).toContain('BR-CO-17 VAT amount (BT-117 = BT-116 x BT-119)')
    const ohne = { ...beleg().rechnungsempfaenger, email: '' }
    expect(findings(beleg({ rechnungsempfaenger: ohne }), 'xrechnung')).toEqual([
      'PEPPOL-EN16931-R010 buyer electronic address (BT-49)',
    ])
    expect(findings(stornoBeleg({ stornoZu: null }), 'xrechnung')).toEqual([
      'BR-DE-26 a corrected invoice names the one it corrects',
    ])
  })
})

describe('the terms', () => {
  it.each([
    ['reverseCharge', 'AE', 'VATEX-EU-AE', 'Steuerschuldnerschaft des Leistungsempfängers'],
    ['drittland', 'O', 'VATEX-EU-O', 'nicht steuerbare Leistung'],
  ] as const)('name why there is no VAT: %s', (ustArt, category, code, reason) => {
    const xml = eRechnungXml(belegOhneUst(ustArt), 'xrechnung')
    const tax = '//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax'
    expect(value(xml, `${tax}/ram:CategoryCode`)).toBe(category)
    expect(value(xml, `${tax}/ram:ExemptionReasonCode`)).toBe(code)
    expect(value(xml, `${tax}/ram:ExemptionReason`)).toContain(reason)
    expect(value(xml, '//ram:TaxTotalAmount')).toBe('0.00')
  })

  it('say whether anything is due, and until when', () => {
    const terms = (rechnung: Rechnung) => {
      const xml = eRechnungXml(rechnung, 'en16931')
      const at = '//ram:SpecifiedTradePaymentTerms'
      return [value(xml, `${at}/ram:Description`), value(xml, `${at}/ram:DueDateDateTime/udt:DateTimeString`)]
    }
    const { brutto } = beleg()
    const open = { zahlungsStatus: 'offen', faelligAm: '2026-12-04' } as const
    expect(terms(beleg({ ...open, vorausbezahlt: 0 }))).toEqual(['Zahlbar ohne Abzug.', '20261204'])
    expect(terms(beleg({ ...open, vorausbezahlt: brutto - 1 }))).toEqual(['Zahlbar ohne Abzug.', '20261204'])
    expect(terms(beleg({ ...open, vorausbezahlt: 0, faelligAm: null }))).toEqual(['Zahlbar ohne Abzug.', '20261120'])
    expect(terms(beleg())).toEqual(['Der Betrag ist bereits bezahlt.', ''])
    expect(terms(stornoBeleg({ vorausbezahlt: 0 }))).toEqual(['Der Betrag wird erstattet.', ''])
    expect(terms(stornoBeleg({ vorausbezahlt: stornoBeleg().brutto }))).toEqual(['Der Betrag ist verrechnet.', ''])
  })

  it('numbers its positions from 1 in their order', () => {
    const xml = eRechnungXml(beleg(), 'en16931')
    const line = (i: number) => [
      value(xml, `(//ram:AssociatedDocumentLineDocument/ram:LineID)[${i}]`),
      value(xml, `(//ram:SpecifiedTradeProduct/ram:Name)[${i}]`),
    ]
    expect([1, 2, 3, 4].map(line)).toEqual([
      ...beleg().positionen.map(({ title }, i) => [String(i + 1), title]),
      ['', ''],
    ])
  })

  it('say what the invoice says', () => {
    const rechnung = beleg({ vorausbezahlt: 0 })
    const xml = eRechnungXml(rechnung, 'xrechnung')
    expect({
      typ: value(xml, '//rsm:ExchangedDocument/ram:TypeCode'),
      datum: value(xml, '//ram:IssueDateTime/udt:DateTimeString'),
      leistung: value(xml, '//ram:OccurrenceDateTime/udt:DateTimeString'),
      bestellung: value(xml, '//ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID'),
      kostenstelle: value(xml, '//ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID'),
      referenz: value(xml, '//ram:BuyerReference'),
      netto: value(xml, '//ram:TaxBasisTotalAmount'),
      brutto: value(xml, '//ram:GrandTotalAmount'),
      offen: value(xml, '//ram:DuePayableAmount'),
      posten: value(xml, '(//ram:SpecifiedTradeProduct/ram:Name)[2]'),
    }).toEqual({
      typ: '380',
      datum: '20261120',
      leistung: '20261215',
      bestellung: 'B-4711',
      kostenstelle: 'KST 12',
      referenz: 'B-4711',
      netto: '619.00',
      brutto: '736.61',
      offen: '736.61',
      posten: 'Druck & Papier <300 g>',
    })
  })

  it('of a storno are negative, of type 384, and name the invoice', () => {
    const xml = eRechnungXml(stornoBeleg(), 'en16931')
    expect(value(xml, '//rsm:ExchangedDocument/ram:TypeCode')).toBe('384')
    expect(value(xml, '//ram:GrandTotalAmount')).toBe('-736.61')
    expect(value(xml, '//ram:InvoiceReferencedDocument/ram:IssuerAssignedID')).toBe('RE-2026-000123')
  })

  it('say what for: the campaign, or what is taken back or corrected and why', () => {
    const note = (rechnung: Parameters<typeof eRechnungXml>[0]) =>
      value(eRechnungXml(rechnung, 'en16931'), '//rsm:ExchangedDocument/ram:IncludedNote/ram:Content')
    const korrektur = { korrekturZu: 'RE-2026-000123', korrekturZuDatum: '2026-11-20', faelligAm: null }
    expect(note(beleg())).toBe('Mailing-Kampagne „Winteraktion für Gärten“')
    expect(note(stornoBeleg())).toBe('Storno der Rechnung RE-2026-000123. Grund: Falsche Anschrift')
    expect(note(stornoBeleg({ grund: null }))).toBe('Storno der Rechnung RE-2026-000123.')
    expect(note(beleg({ art: 'gutschriftKorrektur', ...korrektur, grund: 'Weniger versendet' }))).toBe(
      'Korrektur der Rechnung RE-2026-000123. Grund: Weniger versendet',
    )
  })
})
