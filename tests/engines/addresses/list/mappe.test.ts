import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Mappe } from '#src/engines/addresses/read/excel/mappe.ts'
import { MAPPE_PROBLEM } from '#src/engines/addresses/read/excel/problem.ts'
import { readNumberFormat, showNumber } from '#src/engines/addresses/read/excel/zahlformat.ts'
import { AdressdateiEngine } from '#src/entities/zielgruppe/adressdateiEngine.ts'
import { workbookOf, zipOf } from '#tests/support/zip.ts'

const FOLDER = join(import.meta.dirname, 'fremd')
const HEAD = 'Anrede;Vorname;Nachname;Firma;Straße;Hausnummer;PLZ;Ort'

async function read(bytes: Uint8Array, blatt = 0) {
  const mappe = await Mappe.open(bytes)
  const { csv, befund } = await mappe.read(blatt, () => undefined)
  return { blaetter: mappe.blaetter, zeilen: new TextDecoder().decode(csv).split('\n'), befund }
}
const foreign = async (name: string, blatt = 0) => read(await readFile(join(FOLDER, name)), blatt)

describe('workbooks that other programs wrote', () => {
  test.each(['openpyxl.xlsx', 'python-zip64.xlsx'])('%s: formats, a hidden row, a title above', async (name) => {
    const { blaetter, zeilen, befund } = await foreign(name)
    expect(blaetter).toEqual(['Kunden & Partner', 'Nord'])
    expect(befund).toEqual({ ausgeblendet: 1, verbunden: 'A1:C1', formeln: 0 })
    // Each row stays at its number, empty ones too.
    expect(zeilen).toEqual([
      'Kundenliste 2026;;;;;;;',
      '',
      HEAD,
      'Herr;Jörg;Groß;;Ahornweg;7;01067;Dresden',
      'Frau;Ayşe;Öztürk;"Bäckerei; „Süß“ & Söhne";Am Wall;03. Mai;99084;Erfurt',
      ';;Weber;;Lindenallee;12 a;04109;Leipzig',
      'Frau;Eva;#NV;;Hauptstraße;3;20095;Hamburg',
      '',
    ])
    expect((await foreign(name, 1)).zeilen.slice(0, 2)).toEqual([HEAD, 'Frau;Ida;Nord;;Deich;1;24837;Schleswig'])
  })

  test('XlsxWriter: texts within the cells, values of formulas, an error', async () => {
    const { zeilen, befund } = await foreign('xlsxwriter.xlsx')
    expect(befund.formeln).toBe(5)
    expect(zeilen).toEqual([
      HEAD,
      'Herr;Jörg;Groß;;Ahornweg;7;D-01067;Dresden',
      'Frau;Ayşe;Öztürk;"Bäckerei; „Süß“ & Söhne";Am Wall;03. Mai;D-99084;Erfurt',
      ';;Weber;;Lindenallee;12 a;04109;Leipzig',
      'Frau;Eva;#NV;;Hauptstraße;3;D-20095;Hamburg',
      '',
    ])
  })

  test('Excel::Writer::XLSX: days from 1904, a text in several styles, rows left out', async () => {
    const { zeilen } = await foreign('perl.xlsx')
    expect(zeilen.slice(0, 3)).toEqual([
      `${HEAD};Geburtstag`,
      'Herr;Jörg;Groß;;Ahornweg;7;01067;"Dresden',
      'Neustadt";29.02.1980',
    ])
    expect(zeilen.slice(3, -2)).toEqual(Array.from({ length: 7 }, () => ''))
    expect(zeilen.at(-2)).toBe('WAHR;;Weber;;Lindenallee;12,5;4109;Leipzig;')
  })

  test('Gnumeric: what it turned into a number is a number', async () => {
    expect((await foreign('gnumeric.xlsx')).zeilen.slice(1, 3)).toEqual([
      'Herr;Jörg;Groß;;Ahornweg;7;1067;Dresden',
      'Frau;Ayşe;Öztürk;Süß, Söhne;Am Wall;3-5;99084;Erfurt',
    ])
  })

  test.each([
    ['gnumeric.xlsx', { gesamt: 2, jeCode: { plzErgaenzt: 1 } }],
    ['xlsxwriter.xlsx', { gesamt: 4, zustellbar: 2, jeCode: { hausnummerDatum: 1, fehlerwert: 1 } }],
    ['openpyxl-bericht.xlsx', { gesamt: 3, zustellbar: 1, jeCode: { hausnummerDatum: 2, plzErgaenzt: 1 } }],
    ['openpyxl.xlsx', { gesamt: 4, zustellbar: 2, jeCode: { hausnummerDatum: 1, fehlerwert: 1 } }],
  ])('CSV-11 %s is checked as any list', async (name, pruefung) => {
    const engine = new AdressdateiEngine()
    const file = new File([new Uint8Array(await readFile(join(FOLDER, name)))], name)
    const { leseart, vorschlag } = await engine.open(file, () => undefined)
    const result = await engine.check(leseart, [...vorschlag], () => undefined)
    expect(result).toMatchObject({ art: 'bericht', bericht: { pruefung } })
  })
})

describe('cells', () => {
  test('prefixed names, CDATA, entities, escapes, comments and both kinds of quotes', async () => {
    const { zeilen } = await read(
      workbookOf(
        `<x:row r='1'><x:c r='A1' t='inlineStr'><x:is><x:t>A &amp; B &#228;&#xDF; &quot;c&quot;</x:t></x:is></x:c>` +
          '<c r="B1" t="inlineStr"><is><t><![CDATA[<d>]]></t></is></c><!-- > --><c t="str"><v>e_x000D_\nf</v></c></x:row>',
      ),
    )
    expect(zeilen.join('\n')).toBe('"A & B äß ""c""";<d>;"e\nf"\n')
  })

  test('pieces may be cut anywhere: a large sheet has every row once', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, nr) => `<row r="${nr + 1}"><c t="inlineStr"><is><t>Ä${nr}</t></is></c><c><v>${nr}</v></c></row>`,
    )
    const { zeilen } = await read(workbookOf(rows.join('')))
    expect(zeilen).toEqual([...Array.from({ length: 20_000 }, (_, nr) => `Ä${nr};${nr}`), ''])
  })

  test.each([
    ['1067', 0, '00000', '01067'],
    ['1067', 0, '"D-"00000', 'D-01067'],
    ['1067', 0, '[$-407]00000', '01067'],
    ['1234567890', 0, '00000', '1234567890'],
    ['123456789', 0, '00\\ 00\\ 00\\ 00', '123 45 67 89'],
    ['1067', 0, null, '1067'],
    ['0.10000000000000001', 0, null, '0,1'],
    ['4915112345678', 0, null, '4915112345678'],
    ['1234.5', 4, null, '1234,5'],
    ['46145', 14, null, '03.05.2026'],
    ['46145', 16, null, '03. Mai'],
    ['46145', 17, null, 'Mai 26'],
    ['46145.354166666664', 22, null, '03.05.2026 08:30'],
    ['0.354166666666667', 20, null, '08:30'],
    ['46145', 0, '[$-407]d/\\ mmmm\\ yyyy;@', '03.05.2026'],
    ['59', 14, null, '28.02.1900'],
    ['61', 14, null, '01.03.1900'],
    ['7', 0, '0" Stück"', '7'],
    ['-5', 14, null, '-5'],
    ['kein', 14, null, 'kein'],
  ])('%s in format %s %s is shown as %s', (roh, id, code, shown) => {
    expect(showNumber(roh, readNumberFormat(id, code), false)).toBe(shown)
  })
})

describe('rows', () => {
  test('hidden ones without a word in them are no rows', async () => {
    const { befund } = await read(
      workbookOf('<row r="1"><c><v>1</v></c></row><row r="2" hidden="1"/><row r="3" hidden="1"><c s="0"/></row>'),
    )
    expect(befund.ausgeblendet).toBe(0)
  })

  test('an empty sheet is read as nothing', async () => {
    expect((await read(workbookOf(''))).zeilen).toEqual([''])
  })
})

describe('what is not read says what to do', () => {
  const bomb = `<row><c t="inlineStr"><is><t>${' '.repeat(30_000_000)}</t></is></c></row>`
  test.each<[string, Uint8Array, string]>([
    ['CSV-22 a cell of thirty million blanks', workbookOf(bomb), MAPPE_PROBLEM.langeZelle],
    ['CSV-22 a row far below the last one that there is', workbookOf('<row r="1"><c><v>1</v></c></row><row r="30000000"><c><v>1</v></c></row>'), MAPPE_PROBLEM.beschaedigt],
    ['CSV-22 one long text that very many cells show', workbookOf('<row><c t="s"><v>0</v></c></row>'.repeat(20_000), { texts: ['x'.repeat(32_000)] }), MAPPE_PROBLEM.zuGross],
    ['CSV-22 a text of very many pieces', workbookOf(`<row><c t="inlineStr"><is>${'<r><t>0123456789</t></r>'.repeat(50_000)}</is></c></row>`), MAPPE_PROBLEM.langeZelle],
    ['a sheet whose writer was ended between two rows', workbookOf('', { beside: { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c><v>1</v></c></row>' } }), MAPPE_PROBLEM.beschaedigt],
    ['SEC-32 entities of its own', workbookOf('', { beside: { 'xl/styles.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x/>' } }), MAPPE_PROBLEM.beschaedigt],
    ['CSV-23 macros', workbookOf('', { beside: { 'xl/vbaProject.bin': 'x' } }), MAPPE_PROBLEM.makros],
    ['a binary workbook', zipOf({ '_rels/.rels': '<R/>', 'xl/workbook.bin': 'x' }), MAPPE_PROBLEM.binaer],
    ['a letter', zipOf({ '_rels/.rels': '<R><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></R>' }), MAPPE_PROBLEM.keineMappe],
    ['one that is cut', workbookOf('').subarray(0, 900), MAPPE_PROBLEM.beschaedigt],
    ['one whose content is damaged', workbookOf('<row><c><v>1</v></c></row>').map((byte, at) => (at > 900 && at < 960 ? 0xff : byte)), MAPPE_PROBLEM.beschaedigt],
    ['a sheet that breaks off', workbookOf('', { beside: { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row' } }), MAPPE_PROBLEM.beschaedigt],
    ['one without a sheet', workbookOf('', { beside: { 'xl/workbook.xml': '<workbook/>' } }), MAPPE_PROBLEM.keinBlatt],
    ['nothing but a head', new Uint8Array([0x50, 0x4b, 3, 4]), MAPPE_PROBLEM.beschaedigt],
  ])('%s', async (_, bytes, text) => {
    await expect(read(bytes)).rejects.toThrow(text)
  }) // oxfmt-ignore

  test('CSV-25 OpenDocument is named', async () => {
    const file = new File([new Uint8Array(await readFile(join(FOLDER, 'gnumeric.ods')))], 'liste.ods')
    await expect(new AdressdateiEngine().open(file, () => undefined)).rejects.toThrow(
      /^Das ist eine OpenDocument-Tabelle/,
    )
  })
})
