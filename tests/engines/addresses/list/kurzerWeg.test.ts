import { describe, expect, test } from 'vitest'
import { ADRESS_FELDER, ZEILEN_CODES } from '#src/contract/zielgruppe.ts'
import { codeMask } from '#src/engines/addresses/codes/codes.ts'
import { checkRow } from '#src/engines/addresses/row/checkRow.ts'
import { ORT_NACH_HASH, plzOrtPasstNicht } from '#src/engines/addresses/places/ortspruefung.ts'
import { PlainRow } from '#src/engines/addresses/plain/plainRow.ts'
import { LEER } from '#src/engines/addresses/list/zeilenTabelle.ts'

const KOPF = ['anrede', 'vorname', 'nachname', 'firma', 'strasse', 'hausnummer', 'plz', 'ort', 'land']

interface Optionen {
  kopf?: readonly string[]
  zeichensatz?: 'utf-8' | 'windows-1252'
}

/** Ends and codes of the rows of a list as they are read without making strings; -1 where a row needs a closer look. */
function gelesen(lines: readonly string[], { kopf = KOPF, zeichensatz = 'utf-8' }: Optionen = {}) {
  const bytes =
    zeichensatz === 'utf-8' ? new TextEncoder().encode(lines.join('')) : Buffer.from(lines.join(''), 'latin1')
  const zuordnung = new Map(kopf.map((feld, i) => [i, ADRESS_FELDER.find((other) => other === feld)!]))
  const row = new PlainRow(
    new Uint8Array(bytes),
    { zeichensatz, trennzeichen: ';', anfuehrung: 'umschliesst', zuordnung },
    kopf.length,
  )
  let at = 0
  return lines.map((line) => {
    const end = row.read(at)
    at += zeichensatz === 'utf-8' ? Buffer.byteLength(line) : line.length
    return { end, mask: end < 0 ? -1 : row.mask() }
  })
}

/** Where each row ends that is fine without a closer look; -1 for any other. */
const kurz = (lines: readonly string[], optionen?: Optionen): number[] =>
  gelesen(lines, optionen).map(({ end, mask }) => (mask === 0 ? end : -1))

const ends = (lines: readonly string[]): number[] => {
  let at = 0
  return lines.map((line) => (at += Buffer.byteLength(line)))
}

/** Most rows of a list are like these; looked at closely each costs ten times as much. */
describe('rows that are read the short way', () => {
  const plain = [
    'Frau;Anna;Weber;;Lindenweg;9;28195;Bremen;\n',
    'Herr;Jürgen;Müller;;Hauptstraße;5;01067;Dresden;\n',
    'Herr;Jörg;Groß;;Hauptstraße;5a;01067;Dresden;D\n',
    ';;;Blumen Nord GmbH;Am Wall;12;80331;München;Deutschland\n',
    '"Frau";"Anna";"Weber";"";"Lindenweg";"9";"28195";"Bremen";""\n',
    'Frau;Anna;Weber;;Lindenweg;9;28195;Bremen;\r\n',
  ]

  test('are the usual ones, wherever in the file they stand', () => {
    expect(kurz(plain)).toEqual(ends(plain))
  })

  test('in the other character set too', () => {
    const found = kurz(plain, { zeichensatz: 'windows-1252' })
    expect(found.every((end) => end > 0)).toBe(true)
  })

  test('with the house number in the street', () => {
    const lines = ['Weber;Lindenweg 9;28195;Bremen\n', 'Müller;Hauptstraße 5;01067;Dresden\n']
    expect(kurz(lines, { kopf: ['nachname', 'strasseHausnummer', 'plz', 'ort'] })).toEqual(ends(lines))
  })

  const base = { anrede: 'Frau', vorname: 'Anna', nachname: 'Weber', strasse: 'Lindenweg', hausnummer: '9' }
  const rest = { plz: '28195', ort: 'Bremen' }

  describe.each([
    ['usual', [...KOPF, 'titel', 'zusatz']],
    // The hash of such a row is made afterwards; its widths are measured all the same.
    ['turned', ['zusatz', 'titel', ...KOPF.toReversed()]],
  ])('columns in %s order', (_, kopf) => {
    test.each([
      ['name', (word: string) => ({ vorname: 'Anna-Lena', nachname: word })],
      ['title', (word: string) => ({ titel: word })],
      ['street', (word: string) => ({ strasse: word })],
      ['place', (word: string) => ({ ort: word, plz: '99998' })],
      ['company', (word: string) => ({ firma: word, vorname: '', nachname: '' })],
      ['line between', (word: string) => ({ zusatz: word })],
      ['umlauts', (word: string) => ({ titel: word.replaceAll('i', 'ö') })],
    ] as const)('only as long as the %s fits its line of the address field', (__, of) => {
      // By a narrow letter at a time: the line reaches the edge of the field somewhere between.
      const words = Array.from({ length: 70 }, (___, n) => `Tal${'i'.repeat(n)}`)
      const found = words.map((word) => {
        const row: Partial<Record<string, string>> = { ...base, ...rest, ...of(word) }
        const [short] = gelesen([`${kopf.map((feld) => row[feld] ?? '').join(';')}\n`], { kopf })
        return { short: short?.mask ?? -1, codes: codeMask(checkRow(row).codes) }
      })
      // In doubt a row is looked at closely, but what is told without is what the closer look tells.
      expect(found.filter(({ short, codes }) => short !== -1 && short !== codes)).toEqual([])
      expect(found[0]).toEqual({ short: 0, codes: 0 })
      expect(new Set(found.map(({ codes }) => codes))).toEqual(new Set([0, codeMask(['zuLang'])]))
      // Only a firm changes the lines above it; all others are told without a closer look.
      expect(found.some(({ short }) => short === -1)).toBe('firma' in of(''))
    })
  })

  test.each(['Anna  Maria', 'Anna ', 'Anna Maria  Luise '])(
    'but not with blanks that are not printed, as in "%s", where they decide about the length',
    (vorname) => {
      const found = Array.from({ length: 70 }, (_, n) => {
        const row = { ...base, ...rest, vorname, nachname: `Tal${'i'.repeat(n)}` }
        const line = `${KOPF.map((feld) => row[feld as keyof typeof row] ?? '').join(';')}\n`
        return { short: gelesen([line])[0]?.mask ?? -1, codes: codeMask(checkRow(row).codes) }
      })
      expect(found.filter(({ short, codes }) => short > 0 && short !== codes)).toEqual([])
    },
  )

  test.each([
    ['no PLZ', 'Frau;Anna;Weber;;Lindenweg;9;;Bremen;\n'],
    ['a lost nought', 'Frau;Anna;Weber;;Lindenweg;9;1067;Dresden;\n'],
    ['a PLZ that nobody has', 'Frau;Anna;Weber;;Lindenweg;9;99999;Bremen;\n'],
    ['the PLZ of another place', 'Frau;Anna;Weber;;Lindenweg;9;80331;Bremen;\n'],
    ['letters in the PLZ', 'Frau;Anna;Weber;;Lindenweg;9;2819O;Bremen;\n'],
    ['another country', 'Frau;Anna;Weber;;Lindenweg;9;28195;Bremen;AT\n'],
    ['no name', ';;;;Lindenweg;9;28195;Bremen;\n'],
    ['a column too few', 'Frau;Anna;Weber;;Lindenweg;9;28195;Bremen\n'],
    ['a column too many', 'Frau;Anna;Weber;;Lindenweg;9;28195;Bremen;;\n'],
    ['a name behind the sign that guards from formulas', "Frau;Anna;'-Weber;;Lindenweg;9;28195;Bremen;\n"],
    ['a name behind an apostrophe', "Frau;Anna;'Weber;;Lindenweg;9;28195;Bremen;\n"],
    ['a sample name', 'Herr;Max;Mustermann;;Am Wall;3;28195;Bremen;\n'],
    ['a sample name as a whole', ';;Max Mustermann;;Am Wall;3;28195;Bremen;\n'],
    ['a sample name of a woman', ';;Erika Mustermann;;Am Wall;3;28195;Bremen;\n'],
    ['a sample firm', ';;Musterfirma GmbH;;Am Wall;3;28195;Bremen;\n'],
    ['a test firm', ';;TEST GmbH;;Am Wall;3;28195;Bremen;\n'],
    ['a sample customer', ';;Beispielkunde;;Am Wall;3;28195;Bremen;\n'],
    ['a sample street', 'Frau;Anna;Weber;;Beispielstraße;9;28195;Bremen;\n'],
    ['a sample place', 'Frau;Anna;Weber;;Lindenweg;9;28195;beispielstadt;\n'],
  ])('not with %s', (_, line) => {
    expect(kurz([line])).toEqual([-1])
  })
})

/** As people write places that have a longer name; the PLZ of another place is noticed in each. */
test.each([
  ['60311', 'Frankfurt/Main', 'Frankfurt a. M.', 'Frankfurt/M.', 'Frankfurt (Main)', 'Frankfurt am Main'],
  ['15230', 'Frankfurt/Oder', 'Frankfurt a. d. Oder', 'Frankfurt an der Oder', 'Frankfurt (Oder)'],
  ['06108', 'Halle/Saale', 'Halle an der Saale', 'Halle a. d. Saale', 'Halle (Saale)'],
  ['79098', 'Freiburg i. Br.', 'Freiburg/Breisgau', 'Freiburg i. Breisgau', 'Freiburg im Breisgau'],
  ['63065', 'Offenbach/Main', 'Offenbach a. M.', 'Offenbach am Main'],
  ['67059', 'Ludwigshafen/Rhein', 'Ludwigshafen a. Rh.', 'Ludwigshafen am Rhein'],
  ['45468', 'Mülheim/Ruhr', 'Mülheim a. d. Ruhr', 'Mülheim (Ruhr)', 'Mülheim an der Ruhr'],
  ['73728', 'Esslingen/Neckar', 'Esslingen a. N.', 'Esslingen', 'Esslingen am Neckar'],
  ['06844', 'Dessau', 'Dessau-Roßlau'],
  ['87435', 'Kempten', 'Kempten/Allgäu', 'Kempten (Allgäu)'],
  ['65428', 'Rüsselsheim', 'Rüsselsheim a. M.', 'Rüsselsheim am Main'],
  ['06886', 'Wittenberg Lutherstadt', 'Lutherstadt Wittenberg'],
  ['14770', 'Brandenburg/Havel', 'Brandenburg a. d. Havel', 'Brandenburg an der Havel'],
  ['50667', 'Koeln', 'Köln', 'KÖLN'],
])('%s belongs to %s', (plz, ...names) => {
  for (const name of names) {
    expect(plzOrtPasstNicht(plz, name)).toBe(false)
    expect(plzOrtPasstNicht('24837', name)).toBe(true)
  }
  expect(ORT_NACH_HASH.size).toBeGreaterThan(100)
})

test('each code has a bit of its own below that of an empty line', () => {
  const bits = ZEILEN_CODES.map((code) => codeMask([code]))
  expect(new Set(bits).size).toBe(ZEILEN_CODES.length)
  expect(bits.filter((bit) => bit <= 0 || bit >= LEER)).toEqual([])
})
