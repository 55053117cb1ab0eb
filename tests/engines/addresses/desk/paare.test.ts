import { expect, test } from 'vitest'
import { Paare } from '#src/engines/addresses/desk/paare.ts'
import { aufDemTisch, bisZumEnde } from './aufDemTisch.ts'

const FELDER = ['anrede', 'titel', 'vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'ort'] as const

/** Rows by their names: number of the one that stays, number of the other. */
function mitPaaren(namen: readonly string[]) {
  const { tisch, liste } = aufDemTisch(
    namen.map((name) => `${name};Lindenweg;3;28195;Bremen`),
    FELDER,
  )
  const paare = new Paare(liste, tisch)
  bisZumEnde(paare.suche(['person']))
  return { tisch, paare, offen: () => paare.offene().map(({ bleibt, geht }) => [bleibt, geht]) }
}

const STEINBRINK = ['Frau;;Erika;Steinbrink', 'Frau;;Erika;Steinbrinck']

test('a row that became another person is no pair any more, and is one again when that is taken back', () => {
  const { tisch, offen } = mitPaaren(STEINBRINK)
  expect(offen()).toEqual([[0, 1]])
  tisch.setCell(1, 'vorname', 'Gudrun')
  tisch.setCell(1, 'nachname', 'Zacharias')
  expect(offen()).toEqual([])
  tisch.zurueck()
  tisch.zurueck()
  expect(offen()).toEqual([[0, 1]])
})

test('two rows that still look alike are judged by what stands there now', () => {
  const { tisch, paare } = mitPaaren(STEINBRINK)
  const vorher = paare.offene()[0]
  tisch.setCell(1, 'nachname', 'Steinbrink')
  tisch.setCell(1, 'vorname', 'E.')
  expect(vorher?.gruende).toEqual(['klang'])
  expect(paare.offene()).toMatchObject([{ bleibt: 0, geht: 1, gruende: ['initiale'] }])
})

test('a decision about a proposal says nothing about the pair', () => {
  const { tisch, paare } = mitPaaren(STEINBRINK)
  const [vorher] = paare.offene()
  tisch.lehneAb('schreibweise', [1])
  expect(paare.offene()).toEqual([vorher])
})

const KETTE = ['Frau;;Erika;Steinbrinck', 'Frau;Dr.;Erika;Steinbrink', 'Frau;;E.;Steinbrink']

test.each([
  ['the right one is kept', true],
  ['the row that was to stay is removed', false],
] as const)('of three the others are still offered where %s', (_, zusammen) => {
  const { tisch, offen } = mitPaaren(KETTE)
  expect(offen()).toEqual([
    [1, 0],
    [1, 2],
  ])
  if (zusammen) tisch.fasseZusammen([{ bleibt: 0, geht: 1 }], false)
  else tisch.remove([1], true)
  expect(offen()).toEqual([[0, 2]])
})

test('of three the other two are still offered where the first became somebody else', () => {
  const { tisch, offen } = mitPaaren(KETTE)
  tisch.setCell(1, 'nachname', 'Zacharias')
  expect(offen()).toEqual([[0, 2]])
})

test('of three one that is two people for a person is not asked about again', () => {
  const { tisch, offen } = mitPaaren(KETTE)
  tisch.separate([2])
  expect(offen()).toEqual([[1, 0]])
  tisch.fasseZusammen([{ bleibt: 1, geht: 0 }], true)
  expect(offen()).toEqual([])
})

test('a pair says what the row that stays takes from the other one', () => {
  const { paare } = mitPaaren(['Frau;;E.;Steinbrink', ';Dr.;Erika;Steinbrink'])
  const [ansicht] = paare.ansicht(0, 1)
  expect(ansicht?.paar).toMatchObject({ bleibt: 1, geht: 0 })
  expect(ansicht?.uebernimmt).toEqual(['anrede'])
})
