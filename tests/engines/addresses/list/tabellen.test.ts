import { describe, expect, test } from 'vitest'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { BUNDESLAENDER, isBundesland } from '#src/engines/addresses/places/bundeslaender.ts'
import { artProblem, dateiArt } from '#src/engines/addresses/read/fileKind.ts'
import texte from '../../../../locales/de/adressdatei.json' with { type: 'json' }
import { guessKopfzeile, spaltenBeispiele } from '#src/engines/addresses/list/layout.ts'
import {
  isDruckbar,
  isInland,
  isMustermann,
  assignAnrede,
  assignPlz,
  clean,
} from '#src/engines/addresses/read/repairs.ts'
import { LEERER as LEER } from '#src/engines/addresses/row/checkRow.ts'
import { splitAnschrift } from '#src/engines/addresses/row/anschrift.ts'
import { BREITE, isZuLang, MAX_BREITE } from '#src/engines/addresses/row/textbreite.ts'
import { decodeBytes, guessZeichensatz, toScannable } from '#src/engines/addresses/read/encoding.ts'
import { sperrKandidaten, sperrSchluessel } from '#src/domain/zielgruppe/abgleich/schluessel.ts'

const bytes = (...values: (number | string)[]): Uint8Array =>
  Uint8Array.from(values.flatMap((value) => (typeof value === 'string' ? [...Buffer.from(value, 'latin1')] : [value])))

describe('widths of the address type', () => {
  const person: Empfaenger = {
    ...LEER,
    strasse: 'Weg',
    hausnummer: '1',
    plz: '01067',
    ort: 'Dresden',
  }
  test('decide whether an address fits 51 mm', () => {
    const most = Math.floor(MAX_BREITE / (BREITE['i'.charCodeAt(0)] ?? 1))
    expect(isZuLang({ ...person, nachname: 'i'.repeat(most) })).toBe(false)
    expect(isZuLang({ ...person, nachname: 'i'.repeat(most + 1) })).toBe(true)
    const wide = Math.floor(MAX_BREITE / 600)
    expect(isZuLang({ ...person, nachname: 'Ж'.repeat(wide) })).toBe(false)
    expect(isZuLang({ ...person, nachname: 'Ж'.repeat(wide + 1) })).toBe(true)
  })
})

describe('CSV-23, CSV-25 and CSV-26 what a file is', () => {
  const zip = bytes('PK', 3, 4)
  test.each<[string, Uint8Array, ReturnType<typeof dateiArt>]>([
    ['nothing', bytes(), 'leer'],
    ['PDF', bytes('%PDF-1.7'), 'pdf'],
    ['ZIP', zip, 'zip'],
    ['empty ZIP', bytes('PK', 5, 6), 'zip'],
    ['Excel by its types', bytes('PK', 3, 4, '[Content_Types].xml'), 'xlsx'],
    ['Excel by its folder', bytes('PK', 3, 4, 'xl/workbook.xml'), 'xlsx'],
    ['Excel by its relations', bytes('PK', 3, 4, '_rels/.rels'), 'xlsx'],
    ['Excel within 8 KB', bytes('PK', 3, 4, ' '.repeat(8185), 'xl/'), 'xlsx'],
    ['what stands behind 8 KB', bytes('PK', 3, 4, ' '.repeat(8186), 'xl/'), 'zip'],
    ['OpenDocument', bytes('PK', 3, 4, 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'ods'],
    ['old Excel', bytes(0xd0, 0xcf, 0x11, 0xe0, 'xl/'), 'xls'],
    ['PNG', bytes(0x89, 'PNG'), 'bild'],
    ['JPEG', bytes(0xff, 0xd8, 0xff), 'bild'],
    ['GIF', bytes('GIF89a'), 'bild'],
    ['gzip', bytes(0x1f, 0x8b), 'binaer'],
    ['ELF', bytes(0x7f, 'ELF'), 'binaer'],
    ['Windows program', bytes('MZ', 0x90), 'binaer'],
    ['web page', bytes('  <!DOCTYPE HTML>'), 'html'],
    ['web page behind a mark', bytes(0xef, 0xbb, 0xbf, '<html>'), 'html'],
    ['table', bytes('<table>'), 'html'],
    ['XML', bytes('<?xml ?>'), 'html'],
    ['head', bytes('<head>'), 'html'],
    ['meta', bytes('<meta>'), 'html'],
    ['a word about a page', bytes('a<html>'), 'text'],
    ['zero within 8 KB', bytes('a'.repeat(8191), 0), 'binaer'],
    ['zero behind them', bytes('a'.repeat(8192), 0), 'text'],
    ['UTF-16', bytes(0xff, 0xfe, 'a', 0), 'text'],
    ['UTF-16 the other way', bytes(0xfe, 0xff, 0, 'a'), 'text'],
    ['half a mark', bytes(0xff, 'a', 0), 'binaer'],
    ['the other half', bytes(0xfe, 'a', 0), 'binaer'],
    ['a list', bytes('Name;Ort'), 'text'],
  ])('%s', (_, head, art) => {
    expect(dateiArt(head)).toBe(art)
  })

  test('is told with what to do', () => {
    const arten = ['leer', 'ods', 'xls', 'zip', 'pdf', 'html', 'bild', 'binaer'] as const
    expect([artProblem('text'), artProblem('xlsx')]).toEqual([null, null])
    const texts = arten.map((art) => artProblem(art) ?? '')
    expect(texts.every((text) => /^(Das ist|Die Datei ist) .+\..*\.$/.test(text))).toBe(true)
    expect(new Set(texts).size).toBe(arten.length)
    for (const art of ['ods', 'xls', 'html', 'binaer'] as const)
      expect(artProblem(art)).toMatch(
        / Speichern Sie die Liste .* als „Excel-Arbeitsmappe \(\.xlsx\)“ oder als CSV-Datei/,
      )
  })
})

describe('character sets', () => {
  test('the upper half of code page 850 is that of the standard', () => {
    const all = decodeBytes(
      Uint8Array.from({ length: 256 }, (_, i) => i),
      'ibm850',
    )
    expect(all).toHaveLength(256)
    expect(all.slice(0, 128)).toBe(String.fromCharCode(...Array.from({ length: 128 }, (_, i) => i)))
    for (const [byte, letter] of [
      [0x80, 'Ç'],
      [0x81, 'ü'],
      [0x84, 'ä'],
      [0x94, 'ö'],
      [0x8e, 'Ä'],
      [0x99, 'Ö'],
      [0x9a, 'Ü'],
      [0xe1, 'ß'],
      [0xd5, 'ı'],
      [0xff, '\u00a0'],
    ] as const)
      expect(all[byte]).toBe(letter)
  })

  test.each([
    ['windows-1252', bytes('M', 0xfc, 'ller;Gro', 0xdf), true],
    ['ibm850', bytes('M', 0x81, 'ller;Gro', 0xe1), false],
    ['macintosh', bytes('M', 0x9f, 'ller;Gro', 0xa7), false],
    ['utf-8', bytes('M', 0xc3, 0xbc, 'ller'), true],
    ['utf-8', bytes('Mueller', 0xc3), true],
    ['utf-8', bytes(0xef, 0xbb, 0xbf, 'M', 0xfc), true],
    ['utf-16le', bytes(0xff, 0xfe, 'M', 0), true],
    ['utf-16be', bytes(0xfe, 0xff, 0, 'M'), true],
    // Half of the signs beside letters are German ones, and less than half.
    ['windows-1252', bytes('a', 0xfc, 'b ', 'a', 0xb5, 'b'), true],
    ['windows-1252', bytes('a', 0xfc, 'b ', 'a', 0xb5, 'b ', 'a', 0xb6, 'b'), false],
    ['windows-1252', bytes('1', 0xb5, '2'), true],
  ] as const)('%s is guessed', (zeichensatz, sample, sicher) => {
    expect(guessZeichensatz(sample)).toEqual({ zeichensatz, sicher })
  })

  test('are scanned without their mark', () => {
    // The encoder of the surroundings may make arrays of another realm.
    const plainly = (...given: Parameters<typeof toScannable>) => {
      const result = toScannable(...given)
      return { ...result, bytes: Uint8Array.from(result.bytes) }
    }
    expect(toScannable(bytes(0xef, 0xbb, 0xbf, 'a'), 'utf-8')).toEqual({ bytes: bytes('a'), zeichensatz: 'utf-8' })
    expect(toScannable(bytes('a', 0xfc), 'windows-1252')).toEqual({
      bytes: bytes('a', 0xfc),
      zeichensatz: 'windows-1252',
    })
    expect(plainly(bytes(0xff, 0xfe, 'a', 0), 'utf-16le')).toEqual({ bytes: bytes('a'), zeichensatz: 'utf-8' })
    expect(plainly(bytes(0x81), 'ibm850')).toEqual({ bytes: bytes(0xc3, 0xbc), zeichensatz: 'utf-8' })
  })

  test('and separators have names of their own', () => {
    for (const labels of [texte.zeichensatz, texte.trennzeichen]) {
      expect(Object.values(labels).every((label) => label.length > 4)).toBe(true)
      expect(new Set(Object.values(labels)).size).toBe(Object.keys(labels).length)
    }
  })
})

describe('DSG-05 keys of the blocklist', () => {
  const person = { vorname: 'Anna', nachname: 'Weiß', firma: 'Laden', strasse: 'Weg', hausnummer: '1', plz: ' 01067 ' }
  test('are the person, the family and the company, as far as they are named', () => {
    expect(sperrSchluessel(person)).toBe('p:weiss:anna|weg1|01067')
    expect(sperrKandidaten(person)).toEqual(['p:weiss:anna|weg1|01067', 'p:weiss:|weg1|01067', 'f:laden|weg1|01067'])
    expect(sperrKandidaten({ ...person, vorname: ' ' })).toEqual(['p:weiss:|weg1|01067', 'f:laden|weg1|01067'])
    expect(sperrKandidaten({ ...person, firma: ' ' })).toHaveLength(2)
    expect(sperrKandidaten({ ...person, nachname: ' ' })).toEqual(['f:laden|weg1|01067'])
  })
})

describe('cells put in order', () => {
  test.each([
    ['  a   b ', 'a b', false],
    ['MÃ¼ller', 'Müller', true],
    ['Müller', 'Müller', false],
    ['a\u00a0b', 'a b', true],
    ['a\u200bb', 'ab', true],
    ["'=1+1", '=1+1', false],
  ])('%j is %j', (roh, text, bereinigt) => {
    expect(clean(roh)).toEqual({ text, bereinigt })
  })
  test.each([
    ['1067', '01067', true],
    ['01067', '01067', false],
    ['D-01067', '01067', false],
    ['DE 1067', '01067', true],
    ['d 01067', '01067', false],
    ['0106', '0106', false],
    ['XD-01067', 'XD-01067', false],
    ['01 067', '01067', false],
    ['10670', '10670', false],
  ])('postal code %s is %s', (roh, plz, ergaenzt) => {
    expect(assignPlz(roh)).toEqual({ plz, ergaenzt })
  })
  test.each([
    ['Gasse 5', 'Gasse', '5'],
    ['Gasse 5a', 'Gasse', '5a'],
    ['Gasse 5 a', 'Gasse', '5 a'],
    ['Gasse 12-14', 'Gasse', '12-14'],
    ['Gasse 7/9', 'Gasse', '7/9'],
    ['Gasse 3 b-c', 'Gasse', '3 b-c'],
    ['Hauptstr.5', 'Hauptstr.', '5'],
    ['Hauptstraße5 b', 'Hauptstraße', '5 b'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Straße 12', 'Straße 12', ''],
    ['Platz der 5', 'Platz der 5', ''],
    ['Gasse, 5', 'Gasse', '5'],
    ['Weg', 'Weg', ''],
    ['5', '5', ''],
  ])('%s is a street and a number', (text, strasse, hausnummer) => {
    expect(splitAnschrift(text)).toEqual({ strasse, hausnummer, zusatz: '' })
  })
  test.each([
    ['Herr', 'Herr hErrn Hr Hr. Mr mr. m männlich'],
    ['Frau', 'Frau Fr fr. Mrs mrs. Ms w f weiblich'],
    ['Familie', 'Familie fam Fam. Eheleute'],
    ['Firma', 'Firma fa Fa.'],
    ['', 'divers d keine -'],
  ])('form of address %j', (anrede, typed) => {
    expect(typed.split(' ').map(assignAnrede)).toEqual(typed.split(' ').map(() => anrede))
    expect(assignAnrede('')).toBe('')
    expect(['Herrin', 'xHerr', 'Dame', 'Fa..'].map(assignAnrede)).toEqual([null, null, null, null])
  })
  test('the country', () => {
    for (const land of [
      '',
      ' D ',
      'de',
      'DEU',
      'ger',
      'Deutschland',
      'Germany',
      'Allemagne',
      'BRD',
      'Bundesrepublik Deutschland',
    ])
      expect(isInland(land)).toBe(true)
    for (const land of ['AT', 'DK', 'Deutschlandx', 'xDE']) expect(isInland(land)).toBe(false)
  })
  test('entries of a try', () => {
    for (const name of ['Mustermann', 'musterfrau', 'Test', 'Tester', 'Nachname', 'xxx', 'asdfgh', 'Doe'])
      expect(isMustermann(name, 'Weg', 'Ulm')).toBe(true)
    for (const strasse of ['Musterstr.', 'Musterstraße', 'Testweg', 'Testallee'])
      expect(isMustermann('Vogt', strasse, 'Ulm')).toBe(true)
    for (const ort of ['Musterstadt', 'Musterhausen', 'Teststadt']) expect(isMustermann('Vogt', 'Weg', ort)).toBe(true)
    expect(isMustermann('Testa', 'Teststraßen', 'Neu Musterstadt')).toBe(false)
    expect(isMustermann('x', 'Weg', 'Ulm')).toBe(false)
  })
  test('what the address face prints', () => {
    expect(['Łukasz', 'Ñandú', 'Γιώργος', 'Жук', '„A“ – 5 €'].map(isDruckbar)).toEqual([true, true, true, true, true])
    expect(['漢字', '🍎', 'עברית', 'a漢'].map(isDruckbar)).toEqual([false, false, false, false])
  })
})

describe('headings', () => {
  test('are the row with most known titles, else the first without figures', () => {
    expect(guessKopfzeile([['x'], ['Vorname', 'Nachname'], ['PLZ', 'Ort', 'Straße']])).toBe(2)
    expect(guessKopfzeile([['Liste'], ['PLZ', 'Ort']])).toBe(1)
    expect(
      guessKopfzeile([
        ['', ' '],
        ['eins', 'zwei'],
      ]),
    ).toBe(1)
    expect(guessKopfzeile([['eins', 'zwei']])).toBe(0)
    expect(guessKopfzeile([['eins', 'zwei 2']])).toBe(-1)
    expect(guessKopfzeile([['', '']])).toBe(-1)
    expect(guessKopfzeile([])).toBe(-1)
  })
  test('are shown beside two values that say something', () => {
    const rows = [
      [' a ', ''],
      ['', 'x'],
      ['b', 'y'],
      ['c', 'z'],
    ]
    expect([0, 1, 2].map((spalte) => spaltenBeispiele(rows, spalte))).toEqual([['a', 'b'], ['x', 'y'], []])
  })
})

test('the sixteen states', () => {
  expect(
    Object.entries(BUNDESLAENDER)
      .map((entry) => entry.join(' '))
      .join(', '),
  ).toBe(
    'BW Baden-Württemberg, BY Bayern, BE Berlin, BB Brandenburg, HB Bremen, HH Hamburg, HE Hessen, MV Mecklenburg-Vorpommern, NI Niedersachsen, NW Nordrhein-Westfalen, RP Rheinland-Pfalz, SL Saarland, SN Sachsen, ST Sachsen-Anhalt, SH Schleswig-Holstein, TH Thüringen',
  )
  expect(['SN', 'XX', 'toString'].map(isBundesland)).toEqual([true, false, false])
})
