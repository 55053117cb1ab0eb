import { describe, expect, test } from 'vitest'
import { isMustermann } from '#src/engines/addresses/read/repairs.ts'

describe('sample addresses', () => {
  test.each([
    'Mustermann',
    'musterfrau',
    'Max Mustermann',
    'MAX MUSTERMANN',
    'Mustermann, Max',
    'Erika Mustermann',
    'Max und Erika Mustermann',
    'Mustermann GmbH',
    'Musterfirma',
    'Musterfirma GmbH',
    'Test',
    'Test GmbH',
    'Test Test',
    'Testkunde',
    'Testkunde 2',
    'Testfirma AG',
    'Tester',
    'Nachname',
    'xxx',
    'asdfgh',
    'Doe',
    'Beispielkunde',
  ])('by the name %s', (nachname) => {
    expect(isMustermann(nachname, 'Hauptstraße', 'Bremen')).toBe(true)
  })

  test.each(['Muster', 'Max', 'Max Muster', 'Testa', 'Testorf', 'Mustermannsen', 'Maximilian', 'Testo SE', 'Beispiel'])(
    'but not by %s, which is a name',
    (nachname) => {
      expect(isMustermann(nachname, 'Hauptstraße', 'Bremen')).toBe(false)
    },
  )

  test.each(['Musterstraße', 'Musterstr.', 'Beispielstraße', 'Beispielstraße 1', 'Beispielweg 12 a', 'Testweg'])(
    'by the street %s',
    (strasse) => {
      expect(isMustermann('Muster', strasse, 'Bremen')).toBe(true)
    },
  )

  test.each(['Beispielstadt', 'Musterstadt', 'Musterort', 'Beispielhausen', 'Teststadt'])('by the place %s', (ort) => {
    expect(isMustermann('Muster', 'Hauptstraße', ort)).toBe(true)
  })

  test.each([
    ['Bei der Kirche', 'Beilngries'],
    ['Beispringweg', 'Musterhof'],
    ['Testorfer Straße', 'Testorf'],
  ])('but not by %s in %s', (strasse, ort) => {
    expect(isMustermann('Weber', strasse, ort)).toBe(false)
  })
})
