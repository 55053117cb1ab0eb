import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { AdressFeld, Empfaenger } from '#src/contract/zielgruppe.ts'
import { checkRow, type RohZeile } from '#src/engines/addresses/row/checkRow.ts'
import { CODE_REGELN } from '#src/engines/addresses/codes/codeRegeln.ts'
import { FoldBuffer, foldText } from '#src/base/text/foldKey.ts'
import { keyHash } from '#src/engines/addresses/row/keyHash.ts'
import { areTwo } from '#src/engines/addresses/list/areTwo.ts'
import { checkList } from '#src/engines/addresses/list/checkList.ts'

/** Orders of columns as lists have them: the usual one, street in one column, a company first, all turned round. */
const SPALTEN: readonly (readonly AdressFeld[])[] = [
  ['anrede', 'vorname', 'nachname', 'firma', 'strasse', 'hausnummer', 'plz', 'ort', 'land'],
  ['nachname', 'strasseHausnummer', 'plz', 'ort'],
  ['kundennummer', 'firma', 'anrede', 'titel', 'vorname', 'nachname', 'zusatz', 'strasseHausnummer', 'ort', 'plz'],
  ['land', 'ort', 'plz', 'hausnummer', 'strasse', 'nachname', 'vorname'],
]

/** One person, written in many ways. */
const GLEICH: Partial<Record<AdressFeld, readonly string[]>> = {
  anrede: ['Herr', 'Frau', ''],
  vorname: ['Jürgen', 'Juergen', 'JÜRGEN', 'Ju\u0308rgen'],
  nachname: ['Weiß', 'Weiss', 'WEISS', 'Wei-ß'],
  strasse: ['Hauptstraße', 'Hauptstrasse', 'HAUPTSTR.', 'Haupt-Str'],
  strasseHausnummer: ['Hauptstraße 5', 'Hauptstr. 5', 'HAUPTSTRASSE 5', 'Hauptstr.5', 'Haupt-Strasse  5'],
  hausnummer: ['5', '5', '5 '],
  plz: ['28195'],
  ort: ['Bremen', 'BREMEN'],
}

const WERTE: Partial<Record<AdressFeld, readonly string[]>> = {
  anrede: ['Familie', 'Firma', 'Herrn', 'xy'],
  titel: ['', 'verst.', 'Dr.', 'Prof. Dr. Dr. h. c. mult.', 'n/a'],
  vorname: ['Zoë', 'Jörg', 'Anna-Lena', '', '-', 'NULL', 'Nan', 'M&uuml;'],
  nachname: ['Weber verst.', 'Ostendorf Verzogen', 'Packstation', 'Koch c/o Hermes', 'Löschen', 'Erben', 'P-Station', 'Müller', 'Strasse', 'Str', 'Mustermann', 'Tester', 'xx', 'Name', 'Łoś', '', ' '],
  firma: ['', '', 'GLS PaketShop', 'Bau GmbH i.L.', 'Insolvent', 'Adam & Erbeng. Bau', 'Weber, gesperrt', 'Wall & Söhne GmbH', 'WALL & Soehne GmbH', 'Verein zur Förderung der Heimatpflege e. V.', '=1+1', ' '],
  zusatz: ['', 'gestorben', 'bol.de', 'Abt. Einkauf', 'bitte klingeln', 'Hinterhaus', 'im Hof  rechts ', '--', 'k. A.'],
  strasse: ['Hauptstraße 5', 'Am Wall', 'Musterweg', 'Rosenstraße', '', ' ', 'Hauptstr. 3. Mai', 'Packstation 123', 'C 3, 12', '?', 'unbekannt verzogen', 'Post-Filiale', 'Poststraße',
    'Hauptstr., Hinterhaus', 'Hauptstr. // W', 'Am Wall (2. OG)'],
  strasseHausnummer: ['Straße 9', 'Platz 7', 'Am Wall 3 b', 'Am Wall', 'Testweg 4', '', ' ', 'Weg 45415', 'Am Wall 3. Mai 2024',
    'Am Wall 3. Mai 24', 'C 3, 12', 'C 3 12', 'Q 7', 'Packstation 123', 'Am Wall 0', '-', 'Am Wall 12345',
    'Am Wall 5 // W 12', 'Am Wall 5 Whg. 12', 'Hinterhaus, Am Wall 5', 'Am Wall 5 - Neuhof', 'An der B 3 5', 'Am Wall 5 OG'],
  hausnummer: ['12a', '12 a', '7-9', '51', '15', '', ' ', '-', '0', '03.05', '3-Mai', '3.5.', '12345', 'k.A.', 'Mai 5', '05', '5//12',
    '5 W 1', '5-W1', '5/EG', '5 EG', '25 u. 29'],
  plz: ['01067', '1067', '80331', 'D-28195', '99999', '05123', '2819O', ' 28195', ''],
  ort: ['Aachen', 'Zeven verzogen', 'Unbekannt', 'Bremen Tel 0421', 'Dresden', 'München', 'MUENCHEN', 'Dortmund', 'Wien', 'Musterstadt', 'Villingen-Schwenningen-Süd', '', ' '],
  land: ['', 'D', 'Deutschland', 'AT'],
  kundennummer: ['', '4711'],
} // oxfmt-ignore

const odd = fc.string({
  unit: fc.constantFrom('M', 'u', 'ü', 'ß', 's', 't', 'r', 'a', 'e', '1', ' ', "'", '"', ';', '\n', '\r\n', '.', 'Ã', '€'),
  maxLength: 20,
}) // oxfmt-ignore

const cellOf = (feld: AdressFeld) =>
  fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom(...(GLEICH[feld] ?? [''])) },
    { weight: 10, arbitrary: fc.constantFrom(...(WERTE[feld] ?? [''])) },
    { weight: 1, arbitrary: odd },
  )

/** Bytes of a text as Excel saves it; other characters than those of the set become "?". */
function windows1252(text: string): Uint8Array {
  return Uint8Array.from(Array.from(text, (c) => (c === '€' ? 0x80 : c.charCodeAt(0) < 256 ? c.charCodeAt(0) : 63)))
}

const datei = fc.constantFrom(...SPALTEN).chain((felder) =>
  fc.record({
    felder: fc.constant(felder),
    rows: fc.array(fc.tuple(...felder.map(cellOf)), { minLength: 1, maxLength: 30 }),
    cut: fc.array(fc.integer({ min: -2, max: 30 }), { maxLength: 2 }),
    form: fc.constantFrom('utf-8', 'utf-8 with mark', 'windows-1252'),
    newline: fc.constantFrom('\n', '\r\n', '\r'),
    delimiter: fc.constantFrom(';', ',', '\t', '|'),
    quotes: fc.boolean(),
    end: fc.boolean(),
  }),
)
type Datei = typeof datei extends fc.Arbitrary<infer Value> ? Value : never

/** Rows as the file holds them: some too short, some too long. */
function tableOf({ felder, rows, cut }: Datei): string[][] {
  return [
    [...felder],
    ...rows.map((row, index) => {
      if (!cut.includes(index)) return [...row]
      return index % 2 === 0 ? row.slice(0, -2) : [...row, 'zu viel']
    }),
  ]
}

function bytesOf({ form }: Datei, text: string): Uint8Array {
  if (form === 'windows-1252') return windows1252(text)
  return new TextEncoder().encode(form === 'utf-8' ? text : `\ufeff${text}`)
}

interface Erwartet {
  codes: string[]
  dubletteVon: number | null
}

/** The plain way: papaparse reads the text, `checkRow` each row, a Map of keys finds what repeats. */
function plainWay(text: string, { felder, delimiter, newline }: Datei): Map<number, Erwartet> {
  const seen: { key: string; index: number; empfaenger: Empfaenger }[] = []
  const results = new Map<number, Erwartet>()
  const [, ...rows] = Papa.parse<string[]>(text, { delimiter, newline }).data
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => !/[^\u0000-\u0020]/.test(cell))) continue // oxlint-disable-line no-control-regex -- blanks of a file
    const roh: RohZeile = Object.fromEntries(felder.map((feld, column) => [feld, row[column] ?? '']))
    const { empfaenger: e, codes: found } = checkRow(roh)
    const codes: string[] = [...found]
    if (row.length < felder.length || row.slice(felder.length).some((cell) => cell !== '')) codes.push('spaltenzahl')
    const excluded = found.some((code) => CODE_REGELN[code].gruppe === 'ausgeschlossen')
    const key = [e.vorname, e.nachname === '' ? e.firma : e.nachname, e.strasse + e.hausnummer, e.plz]
      .map(foldText)
      .join('|')
    const first = seen.find((one) => one.key === key && !areTwo(one.empfaenger, e))?.index
    if (!excluded && first !== undefined) codes.push('dublette')
    if (!excluded && first === undefined) seen.push({ key, index, empfaenger: e })
    results.set(index + 2, {
      codes: codes.toSorted(),
      dubletteVon: excluded || first === undefined ? null : first + 2,
    })
  }
  return results
}

describe('reading a row of bytes', () => {
  test('finds what papaparse, the rules and a Map of keys find', () => {
    fc.assert(
      fc.property(datei, (file) => {
        const { felder, newline, delimiter, quotes, end, form } = file
        const written = Papa.unparse(tableOf(file), { delimiter, newline, quotes }) + (end ? newline : '')
        const bytes = bytesOf(file, written)
        const text = new TextDecoder(form === 'windows-1252' ? form : 'utf-8').decode(bytes)
        const zuordnung = new Map(felder.map((feld, index) => [index, feld]))
        const { liste } = checkList(bytes, {
          zeichensatz: form === 'windows-1252' ? form : 'utf-8',
          trennzeichen: delimiter,
          anfuehrung: 'umschliesst',
          kopfzeile: 0,
          zuordnung,
        })
        const found = new Map(
          Array.from(liste.zeilen(), ({ nr, codes, dubletteVon }) => [nr, { codes: codes.toSorted(), dubletteVon }]),
        )
        expect(found).toEqual(plainWay(text, file))
        // What the desk searches and sorts by, read from the bytes, is the text of the cells.
        const key = new FoldBuffer()
        const textOf = (index: number, feld?: AdressFeld) => {
          liste.writeText(index, key, feld)
          return key.text()
        }
        for (let index = 0; index < liste.laenge; index++) {
          const roh = liste.roh(index)
          expect(textOf(index)).toBe(foldText(Object.values(roh).join(' ')))
          for (const feld of felder) expect(textOf(index, feld)).toBe(foldText(roh[feld] ?? ''))
        }
      }),
      { numRuns: 600, seed: 23 },
    )
  })
})

describe('hash of a key', () => {
  const hashOf = (...parts: string[]) => {
    const key = new FoldBuffer()
    parts.forEach((part, index) => {
      if (index > 0) key.separate()
      key.addText(part)
    })
    return keyHash(key)
  }

  test('is the same for what folds to the same', () => {
    expect(hashOf('Jürgen', 'Große Straße 5')).toBe(hashOf('JUERGEN', 'Grosse-Str. 5'))
  })

  test.each([
    ['turned letters', ['Anna', '12'], ['Anan', '12']],
    ['turned digits', ['Anna', '12'], ['Anna', '21']],
    ['another part', ['Anna', ''], ['', 'Anna']],
  ])('differs for %s', (_, one, other) => {
    expect(hashOf(...one)).not.toBe(hashOf(...other))
  })

  test('hardly ever meets itself by accident', () => {
    const hashes = new Set<number>()
    for (let n = 0; n < 200_000; n++) hashes.add(hashOf(`Kunde ${n}`, 'Weg 1', '28195'))
    expect(hashes.size).toBeGreaterThan(199_950)
  })
})
