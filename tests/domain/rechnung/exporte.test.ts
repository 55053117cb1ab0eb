import Papa from 'papaparse'
import { describe, expect, it, test } from 'vitest'
import { DATEV_SKR03, datevBuchungen, datevKopf, wirtschaftsjahr } from '#src/domain/rechnung/datev.ts'
import { UST_ART_LABEL } from '#src/domain/price/umsatzsteuer.ts'
import { bezugsrechnung, offenerBetrag, RECHNUNG_ART_LABEL, stornoHindernis } from '#src/domain/rechnung/offen.ts'
import { rechnungenCsv } from '#src/domain/rechnung/rechnungenCsv.ts'
import { windows1252 } from '#src/domain/rechnung/windows1252.ts'
import { beleg, belegOhneUst, stornoBeleg } from './beleg.ts'

const ERZEUGT = new Date('2026-11-25T08:30:15.123Z')
const TAGE = { von: '2026-11-20', bis: '2026-11-24' }
const stapel = (rechnungen = [beleg(), stornoBeleg()], einstellung = DATEV_SKR03) =>
  Buffer.concat([
    datevKopf({ einstellung, jahr: 2026, tage: TAGE, erzeugt: ERZEUGT }),
    datevBuchungen(rechnungen, einstellung),
  ])
const lines = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes).split('\r\n')

describe('the table', () => {
  const read = (text: string) =>
    Papa.parse<Record<string, string>>(text.slice(1), { delimiter: ';', header: true }).data

  it('begins with the mark of UTF-8, has semicolons and German figures', () => {
    const csv = rechnungenCsv([beleg()])
    expect(Buffer.from(csv).subarray(0, 3).toString('hex')).toBe('efbbbf')
    expect(csv.split('\r\n')).toHaveLength(3)
    expect(read(csv)[0]).toMatchObject({
      Rechnungsnummer: 'RE-2026-000123',
      Rechnungsdatum: '20.11.2026',
      Kampagne: 'Winteraktion für Gärten',
      'Netto EUR': '619,00',
      'USt EUR': '117,61',
      'Brutto EUR': '736,61',
      Kostenstelle: 'KST 12',
    })
  })

  it('has every figure of a document under its title, in the order of the list', () => {
    expect(Object.entries(read(rechnungenCsv([beleg()]))[0] ?? {})).toEqual([
      ['Rechnungsnummer', 'RE-2026-000123'],
      ['Art', 'Rechnung'],
      ['Rechnungsdatum', '20.11.2026'],
      ['Leistungsdatum', '15.12.2026'],
      ['Kampagne', 'Winteraktion für Gärten'],
      ['Rechnungsempfänger', 'Ladenverbund Elbtal eG'],
      ['USt-IdNr.', 'DE999999912'],
      ['Kostenstelle', 'KST 12'],
      ['Bestellnummer', 'B-4711'],
      ['Netto EUR', '619,00'],
      ['USt %', '19'],
      ['Steuerfall', UST_ART_LABEL.regel],
      ['USt EUR', '117,61'],
      ['Brutto EUR', '736,61'],
      ['Offen EUR', '0,00'],
      ['Zahlungsart', 'Kreditkarte'],
      ['Zahlungsstatus', 'Bezahlt'],
      ['Fällig am', '20.11.2026'],
      ['Bezahlt am', '20.11.2026'],
      ['Storno zu', ''],
      ['Korrektur zu', ''],
      ['Storniert durch', ''],
    ])
  })

  it('names the document that a correction or a storno belongs to, and has a rate with a comma', () => {
    const [korrektur, storniert] = read(
      rechnungenCsv([
        beleg({ art: 'gutschriftKorrektur', korrekturZu: 'RE-2026-000123', ustSatz: 7.5, zahlungsart: null }),
        beleg({ stornoDurch: 'RE-2026-000124', faelligAm: null, offenerBetrag: 12_345 }),
      ]),
    )
    expect(korrektur).toMatchObject({ 'Korrektur zu': 'RE-2026-000123', 'USt %': '7,5', Zahlungsart: '' })
    expect(storniert).toMatchObject({ 'Storniert durch': 'RE-2026-000124', 'Fällig am': '', 'Offen EUR': '123,45' })
  })

  it('SEC-30 holds no cell that a spreadsheet takes for a formula, and tears no row', () => {
    const { rechnungsempfaenger } = beleg()
    const firma = '@SUM(A1:A9)'
    const csv = rechnungenCsv([
      beleg({
        kampagneBezeichnung: '=HYPERLINK("https://example.org";"klick")\r\nzweite Zeile',
        rechnungsempfaenger: { ...rechnungsempfaenger, firma, kostenstelle: '＝1+1', bestellnummer: '-2+3' },
      }),
      stornoBeleg(),
    ])
    const [row, storno] = read(csv)
    expect(row).toMatchObject({
      Kampagne: '\'=HYPERLINK("https://example.org";"klick")\r\nzweite Zeile',
      Rechnungsempfänger: `'${firma}`,
      Kostenstelle: "'＝1+1",
      Bestellnummer: "'-2+3",
    })
    expect(storno).toMatchObject({ 'Brutto EUR': '-736,61', 'Storno zu': 'RE-2026-000123' })
  })
})

describe('the DATEV file', () => {
  it('has the header of EXTF 700, category 21, format version 13', () => {
    const header = lines(stapel())[0]?.split(';')
    expect(header).toHaveLength(31)
    expect(header?.slice(0, 6)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"', '13', '20261125083015123'])
    expect(header?.slice(6, 10)).toEqual(['', '"RE"', '""', '""'])
    expect(header?.slice(16, 18)).toEqual(['"Mailing-Rechnungen 2026"', '""'])
    expect(header?.slice(22)).toEqual(['', '""', '', '', '"03"', '', '', '', '""'])
    // Adviser, client, begin of the business year, length of accounts, first and last day.
    expect(header?.slice(10, 16)).toEqual(['1001', '1', '20260101', '4', '20261120', '20261124'])
    expect(header?.slice(18, 22)).toEqual(['1', '0', '0', '"EUR"'])
    expect(header?.[26]).toBe('"03"')
  })

  it('has the columns of format version 13 in their order', () => {
    const pairs = (name: string, count: number) =>
      Array.from({ length: count }, (_, i) => [`${name} - Art ${i + 1}`, `${name} - Inhalt ${i + 1}`]).flat()
    const titles = lines(stapel())[1]?.split(';') ?? []
    expect(titles).toHaveLength(125)
    expect(titles.slice(0, 20).join('|')).toBe(
      'Umsatz (ohne Soll/Haben-Kz)|Soll/Haben-Kennzeichen|WKZ Umsatz|Kurs|Basis-Umsatz|WKZ Basis-Umsatz|Konto|Gegenkonto (ohne BU-Schlüssel)|BU-Schlüssel|Belegdatum|Belegfeld 1|Belegfeld 2|Skonto|Buchungstext|Postensperre|Diverse Adressnummer|Geschäftspartnerbank|Sachverhalt|Zinssperre|Beleglink',
    )
    expect(titles.slice(20, 36)).toEqual(pairs('Beleginfo', 8))
    expect(titles.slice(36, 47).join('|')).toBe(
      'KOST1 - Kostenstelle|KOST2 - Kostenstelle|Kost-Menge|EU-Land u. UStID (Bestimmung)|EU-Steuersatz (Bestimmung)|Abw. Versteuerungsart|Sachverhalt L+L|Funktionsergänzung L+L|BU 49 Hauptfunktionstyp|BU 49 Hauptfunktionsnummer|BU 49 Funktionsergänzung',
    )
    expect(titles.slice(47, 87)).toEqual(pairs('Zusatzinformation', 20))
    expect(titles.slice(87).join('|')).toBe(
      'Stück|Gewicht|Zahlweise|Forderungsart|Veranlagungsjahr|Zugeordnete Fälligkeit|Skontotyp|Auftragsnummer|Buchungstyp|USt-Schlüssel (Anzahlungen)|EU-Land (Anzahlungen)|Sachverhalt L+L (Anzahlungen)|EU-Steuersatz (Anzahlungen)|Erlöskonto (Anzahlungen)|Herkunft-Kz|Buchungs GUID|KOST-Datum|SEPA-Mandatsreferenz|Skontosperre|Gesellschaftername|Beteiligtennummer|Identifikationsnummer|Zeichnernummer|Postensperre bis|Bezeichnung SoBil-Sachverhalt|Kennzeichen SoBil-Buchung|Festschreibung|Leistungsdatum|Datum Zuord. Steuerperiode|Fälligkeit|Generalumkehr (GU)|Steuersatz|Land|Abrechnungsreferenz|BVV-Position|EU-Land u. UStID (Ursprung)|EU-Steuersatz (Ursprung)|Abw. Skontokonto',
    )
  })

  it('takes no input tax from a document without German VAT', () => {
    const text = lines(stapel([belegOhneUst('reverseCharge')]))
    const column = text[1]?.split(';').indexOf('BU-Schlüssel') ?? -1
    expect(text[2]?.split(';')[column]).toBe('""')
    expect(text[2]).toContain('"Reverse Charge: Winteraktion für Gärten"')
    expect(rechnungenCsv([belegOhneUst('drittland')])).toContain(';0;Nicht steuerbar (Drittland);0,00;')
  })

  it('books each document once, with the opposite side for a storno', () => {
    const [, titles = '', rechnung = '', storno = '', end] = lines(stapel())
    const cells = (line: string) => {
      const names = titles.split(';')
      const values = line.split(';')
      expect(values).toHaveLength(125)
      return Object.fromEntries(names.map((name, index) => [name, values[index]]))
    }
    expect(cells(rechnung)).toMatchObject({
      'Umsatz (ohne Soll/Haben-Kz)': '736,61',
      'Soll/Haben-Kennzeichen': '"H"',
      'WKZ Umsatz': '"EUR"',
      Konto: '70000',
      'Gegenkonto (ohne BU-Schlüssel)': '4610',
      'BU-Schlüssel': '"9"',
      Belegdatum: '2011',
      'Belegfeld 1': '"RE-2026-000123"',
      Buchungstext: '"Winteraktion für Gärten"',
      'KOST1 - Kostenstelle': '"KST 12"',
      Leistungsdatum: '15122026',
    })
    expect(cells(storno)).toMatchObject({
      'Umsatz (ohne Soll/Haben-Kz)': '736,61',
      'Soll/Haben-Kennzeichen': '"S"',
      Belegdatum: '2411',
      'Belegfeld 1': '"RE-2026-000124"',
    })
    expect(end).toBe('')
  })

  it('is Windows-1252 with CRLF and no mark at its begin', () => {
    const bytes = stapel([beleg({ kampagneBezeichnung: 'Grüße für 5 € – „Şahin“' })])
    expect(Buffer.from(bytes).subarray(0, 6).toString()).toBe('"EXTF"')
    const text = Buffer.from(bytes).toString('latin1')
    expect(text).toContain('Gr\u00fc\u00dfe f\u00fcr 5 \u0080 \u0096 \u0084Sahin\u0093')
    expect(text.match(/\r\n/g)).toHaveLength(3)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test.each([
    ['Łódź i Kraków', 'L\u00f3dz i Krak\u00f3w'],
    ['Øresund – Đakovo', '\u00d8resund \u0096 Dakovo'],
    ['Istanbul Iğdır', 'Istanbul Igdir'],
    ['Весна в Щёлково', 'Vesna v Shchelkovo'],
    ['Αθήνα Ψυχή', 'Athina Psychi'],
    ['عرض الربيع ٢٠٢٦', 'ard alrbya 2026'],
    ['Frühling 🌷👩‍👩‍👧 für © 5\u202f%', 'Fr\u00fchling f\u00fcr \u00a9 5 %'],
    ['10\u22125 \u2264 6 № 7', '10-5 <= 6 Nr. 7'],
  ])('writes %j in the letters that the file has', (kampagneBezeichnung, text) => {
    expect(Buffer.from(stapel([beleg({ kampagneBezeichnung })])).toString('latin1')).toContain(`;"${text}";`)
  })

  it('lets no text of a customer break a record', () => {
    const kampagneBezeichnung = `";1;2;\r\n"=cmd|'/c calc'!A1${'x'.repeat(90)}`
    const bytes = stapel([beleg({ kampagneBezeichnung })])
    expect(lines(bytes)).toHaveLength(4)
    const [row] = Papa.parse<string[]>(lines(bytes)[2] ?? '', { delimiter: ';' }).data
    expect(row).toHaveLength(125)
    expect(row?.[13]).toHaveLength(60)
  })

  it('knows business years that begin in another month', () => {
    expect(wirtschaftsjahr(2026, 1)).toEqual({ von: '2026-01-01', bis: '2026-12-31' })
    expect(wirtschaftsjahr(2026, 7)).toEqual({ von: '2026-07-01', bis: '2027-06-30' })
    expect(lines(stapel([beleg()], { ...DATEV_SKR03, wirtschaftsjahrMonat: 7 }))[0]?.split(';')[12]).toBe('20260701')
  })

  it('writes bytes of Windows-1252 for whatever letter', () => {
    const sample = Array.from({ length: 256 }, (_, byte) => byte).filter(
      (byte) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte),
    )
    const text = new TextDecoder('windows-1252').decode(Uint8Array.from(sample))
    expect([...windows1252(text)]).toEqual(sample)
    expect([...windows1252('\u0080\u009f\u0100')]).toEqual([0x3f, 0x3f, 0x41])
    expect([...windows1252('aäß€ŽğŁ漢')]).toEqual([0x61, 0xe4, 0xdf, 0x80, 0x8e, 0x67, 0x3f, 0x3f])
  })
})

describe('what is open', () => {
  it.each([
    ['a paid invoice', beleg(), 0],
    ['one whose payment was taken back', beleg({ zahlungsStatus: 'rückbuchung' }), 73_661],
    ['one that was taken back itself', beleg({ zahlungsStatus: 'rückbuchung', stornoDurch: 'RE-2026-000124' }), 0],
    ['a storno whose refund is on its way, less the fee', stornoBeleg({ vorausbezahlt: -4641 }), -69_020],
    ['a storno that was paid back', stornoBeleg({ zahlungsStatus: 'erstattet' }), 0],
  ])('of %s', (_name, rechnung, offen) => {
    expect(offenerBetrag(rechnung)).toBe(offen)
  })

  it('only an invoice that still counts can be taken back', () => {
    expect(stornoHindernis(beleg())).toBeNull()
    expect(stornoHindernis(stornoBeleg())).toMatch(/kann nicht storniert/)
    expect(stornoHindernis(beleg({ stornoDurch: 'RE-2026-000124' }))).toMatch(/RE-2026-000124/)
  })
})

describe('words and amounts', () => {
  it('name each kind of document, and what it goes back to', () => {
    expect(RECHNUNG_ART_LABEL).toEqual({
      rechnung: 'Rechnung',
      storno: 'Stornorechnung',
      gutschriftKorrektur: 'Rechnungskorrektur',
    })
    const none = { stornoZu: null, stornoZuDatum: null, korrekturZu: null, korrekturZuDatum: null }
    expect(bezugsrechnung(none)).toBeNull()
    expect(bezugsrechnung({ ...none, stornoZu: 'A', stornoZuDatum: '2026-01-01' })).toEqual({
      nummer: 'A',
      datum: '2026-01-01',
    })
    expect(bezugsrechnung({ ...none, korrekturZu: 'B', korrekturZuDatum: '2026-01-02' })).toEqual({
      nummer: 'B',
      datum: '2026-01-02',
    })
    expect(stornoHindernis(stornoBeleg())).toBe('Eine Stornorechnung kann nicht storniert werden.')
  })
  it.each([
    ['offen', true],
    ['ausstehend', true],
    ['fehlgeschlagen', true],
    ['abgebrochen', true],
    ['abgelaufen', true],
    ['rückbuchung', true],
    ['bezahlt', false],
    ['erstattet', false],
  ] as const)('%s leaves the sum open: %s', (zahlungsStatus, open) => {
    expect(offenerBetrag(beleg({ zahlungsStatus }))).toBe(open ? beleg().brutto : 0)
  })
})
