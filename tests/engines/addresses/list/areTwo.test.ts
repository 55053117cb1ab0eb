import { expect, test } from 'vitest'
import { ADRESS_FELDER } from '#src/contract/zielgruppe.ts'
import { checkList } from '#src/engines/addresses/list/checkList.ts'
import { Paare } from '#src/engines/addresses/desk/paare.ts'
import { Tisch } from '#src/engines/addresses/desk/tisch.ts'

const KOPF = 'anrede;titel;vorname;nachname;firma;zusatz;strasse;hausnummer;plz;ort'

function read(...zeilen: string[]) {
  const felder = KOPF.split(';').map((name) => ADRESS_FELDER.find((feld) => feld === name)!)
  const zuordnung = new Map(felder.map((feld, column) => [column, feld]))
  const { liste } = checkList(new TextEncoder().encode([KOPF, ...zeilen].join('\n')), {
    zeichensatz: 'utf-8',
    trennzeichen: ';',
    anfuehrung: 'umschliesst',
    kopfzeile: 0,
    zuordnung,
  })
  return { liste, zuordnung }
}

/** Numbers of the rows that are taken for a repetition of an earlier one. */
function wiederholt(...zeilen: string[]): number[] {
  return Array.from(read(...zeilen).liste.zeilen())
    .filter(({ codes }) => codes.includes('dublette'))
    .map(({ nr }) => nr - 1)
}

test.each([
  [
    'man and wife without first names',
    'Herr;;;Müller;;;Am Wall;5;28195;Bremen',
    'Frau;;;Müller;;;Am Wall;5;28195;Bremen',
  ],
  ['the same with an initial', 'Herr;;K.;Müller;;;Am Wall;5;28195;Bremen', 'Frau;;K.;Müller;;;Am Wall;5;28195;Bremen'],
  [
    'two firms of one man',
    'Herr;;;Müller;A GmbH;;Am Wall;5;28195;Bremen',
    'Herr;;;Müller;B GmbH;;Am Wall;5;28195;Bremen',
  ],
  [
    'father and son',
    'Herr;;Karl;Müller;;sen.;Am Wall;5;28195;Bremen',
    'Herr;;Karl;Müller;;jun.;Am Wall;5;28195;Bremen',
  ],
  [
    'two departments',
    ';;;;A GmbH;Abt. Einkauf;Am Wall;5;28195;Bremen',
    ';;;;A GmbH;Abt. Verkauf;Am Wall;5;28195;Bremen',
  ],
  ['a range of numbers', 'Herr;;Karl;Müller;;;Am Wall;5-7;28195;Bremen', 'Herr;;Karl;Müller;;;Am Wall;57;28195;Bremen'],
])('%s are two', (_, erste, zweite) => {
  expect(wiederholt(erste, zweite)).toEqual([])
  // And each of them once.
  expect(wiederholt(erste, zweite, zweite, erste)).toEqual([3, 4])
})

test.each([
  ['a title', 'Herr;;Karl;Müller;;;Am Wall;5;28195;Bremen', 'Herr;Dr.;Karl;Müller;;;Am Wall;5;28195;Bremen'],
  ['a missing salutation', 'Herr;;Karl;Müller;;;Am Wall;5;28195;Bremen', ';;Karl;Müller;;;Am Wall;5;28195;Bremen'],
  [
    'a blank in the number',
    'Herr;;Karl;Müller;;;Am Wall;5 a;28195;Bremen',
    'Herr;;Karl;Müller;;;Am Wall;5A;28195;Bremen',
  ],
  [
    'spelling',
    'Herr;;Jürgen;Müller;;;Lindenstraße;5;28195;Bremen',
    'Herr;;Juergen;MUELLER;;;Lindenstr.;5;28195;Bremen',
  ],
])('%s makes nobody another one', (_, erste, zweite) => {
  expect(wiederholt(erste, zweite)).toEqual([2])
})

test('a repetition that has what the first row lacks is shown as a pair, and lost only where somebody says so', () => {
  const { liste, zuordnung } = read(
    'Herr;;Karl;Müller;;;Am Wall;5;28195;Bremen',
    'Herr;Dr.;Karl;Müller;;3. OG;Am Wall;5;28195;Bremen',
    'Herr;;Karl;Müller;;;Am Wall;5;28195;Bremen',
  )
  const tisch = new Tisch(liste, zuordnung)
  const paare = new Paare(liste, tisch)
  const [ansicht, ...mehr] = paare.ansicht(0, 9)
  expect(mehr).toEqual([])
  expect(ansicht).toMatchObject({ paar: { bleibt: 0, geht: 1, gleich: true }, verschieden: ['titel', 'zusatz'] })
  tisch.fasseZusammen([{ bleibt: 0, geht: 1 }], true)
  expect(liste.zeile(0).empfaenger).toMatchObject({ titel: 'Dr.', zusatz: '3. OG' })
  expect(liste.zeile(2).dubletteVon).toBe(2)
  expect(paare.offene()).toEqual([])
  tisch.zurueck()
  expect(paare.offene()).toHaveLength(1)
})
