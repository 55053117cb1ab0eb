import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { AdressFeld, Anfuehrung } from '#src/contract/zielgruppe.ts'
import { stoppGrund } from '#src/engines/addresses/read/anfuehrung.ts'
import { checkList } from '#src/engines/addresses/list/checkList.ts'

const FELDER: AdressFeld[] = ['vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'ort']
const adresse = (nr: number) => ['Anna', `Weber${nr}`, 'Lindenweg', String(nr + 1), '28195', 'Bremen']
const adressen = (count: number) => Array.from({ length: count }, (_, nr) => adresse(nr))

function check(rows: string[][], { anfuehrung = 'umschliesst' as Anfuehrung, newline = '\r\n' } = {}) {
  const bytes = new TextEncoder().encode([FELDER, ...rows].map((row) => row.join(';')).join(newline))
  const zuordnung = new Map(FELDER.map((feld, index) => [index, feld]))
  return checkList(bytes, { zeichensatz: 'utf-8', trennzeichen: ';', anfuehrung, kopfzeile: 0, zuordnung }).liste
}

describe('quotes in an address file', () => {
  // Every reader of RFC 4180, ours before, takes rows 31 to 61 for one and says nothing.
  it('CSV-06 a quote that only a later line closes stops with its line and shows it', () => {
    const rows = adressen(100)
    rows[30]![1] = '"Weber30'
    rows[60]![1] = 'Weber60"'
    const { stopp } = check(rows)
    expect(stopp).toEqual({
      art: 'verschluckt',
      zeile: 32,
      bis: 62,
      davor: 'Anna;',
      danach: '"Weber30;Lindenweg;31;28195;Bremen',
    })
    expect(stopp && stoppGrund(stopp)).toBe(
      'In Zeile 32 öffnet ein Anführungszeichen, das erst in Zeile 62 schließt. Dazwischen stehen ganze Adressen.',
    )
  })

  it.each([
    ['to the end of the file', ['Anna', '"Weber', 'Weg', '1', '28195', 'Bremen'], 'offen'],
    ['inside a name', ['Anna', 'Hotel "Zur Post"', 'Weg', '1', '28195', 'Bremen'], 'mitten'],
    ['as a sign for inches', ['Anna', 'Rohre 5"', 'Weg', '1', '28195', 'Bremen'], 'mitten'],
    ['inside a quoted name', ['Anna', '"Hotel "Zur Post""', 'Weg', '1', '28195', 'Bremen'], 'mitten'],
    ['in a column that nobody maps', [...adresse(1), 'sagt "Hallo"'], 'mitten'],
  ])('CSV-06 a quote %s stops, and as text nothing is lost', (_, row, art) => {
    const rows = [...adressen(5), row, ...adressen(9).slice(6)]
    expect(check(rows).stopp).toMatchObject({ art, zeile: 7 })
    const text = check(rows, { anfuehrung: 'text' })
    expect(text.stopp).toBeNull()
    expect(text.pruefung().gesamt).toBe(9)
  })

  it('CSV-05 lines and doubled quotes within a cell are one record, though it reads like an address', () => {
    const rows = adressen(3)
    rows[1]![2] = '"Haus ""Seeblick""\r\n2. Hof; links\r\n28195"'
    const liste = check(rows)
    expect(liste.stopp).toBeNull()
    expect(liste.pruefung().gesamt).toBe(3)
    expect(liste.zeile(1).roh.strasse).toBe('Haus "Seeblick"\r\n2. Hof; links\r\n28195')
  })

  test('two stray quotes anywhere lose no row: reading stops, or every row is there', () => {
    const place = fc.record({ row: fc.nat(11), column: fc.nat(5), end: fc.boolean() })
    fc.assert(
      fc.property(place, place, fc.constantFrom('\n', '\r\n', '\r'), (one, other, newline) => {
        const rows = adressen(12)
        for (const { row, column, end } of [one, other]) {
          const cell = rows[row]![column]!
          rows[row]![column] = end ? `${cell}"` : `"${cell}`
        }
        const liste = check(rows, { newline })
        const last = Math.max(one.row, other.row)
        return liste.stopp === null ? liste.pruefung().gesamt === 12 : liste.stopp.zeile - 2 <= last
      }),
      { numRuns: 400, seed: 3 },
    )
  })
})
