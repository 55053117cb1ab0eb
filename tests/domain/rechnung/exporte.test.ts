import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { DATEV_SKR03, datevBuchungsstapel, wirtschaftsjahr } from '#src/domain/rechnung/datev.ts'
import { offenerBetrag, stornoHindernis } from '#src/domain/rechnung/offen.ts'
import { rechnungenCsv } from '#src/domain/rechnung/rechnungenCsv.ts'
import { windows1252 } from '#src/domain/rechnung/windows1252.ts'
import { beleg, belegOhneUst, stornoBeleg } from './beleg.ts'

const ERZEUGT = new Date('2026-11-25T08:30:15.123Z')
const stapel = (rechnungen = [beleg(), stornoBeleg()], einstellung = DATEV_SKR03) =>
  datevBuchungsstapel(rechnungen, { einstellung, jahr: 2026, erzeugt: ERZEUGT })
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
    // Adviser, client, begin of the business year, length of accounts, first and last day.
    expect(header?.slice(10, 16)).toEqual(['1001', '1', '20260101', '4', '20261120', '20261124'])
    expect(header?.slice(18, 22)).toEqual(['1', '0', '0', '"EUR"'])
    expect(header?.[26]).toBe('"03"')
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
