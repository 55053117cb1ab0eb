import { describe, expect, test } from 'vitest'
import type { Gebiet } from '#src/contract/gebiet.ts'
import type { ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { filterSatz, gebietProblem, LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'
import { readPlz } from '#src/domain/zielgruppe/plzListe.ts'

describe('filter in words', () => {
  test.each<[Partial<ZielgruppeFilter>, string]>([
    [{}, 'Alle Personen in ganz Deutschland'],
    [{ geschlecht: ['2'], kaufkraft: ['5'] }, 'Frauen mit einer Kaufkraft über 7.500 € in ganz Deutschland'],
    [{ kaufkraft: ['3', '2'] }, 'Alle Personen mit einer Kaufkraft von 1.100 bis 4.000 € in ganz Deutschland'],
    [{ kaufkraft: ['1', '3', '5'] }, 'Alle Personen mit einer Kaufkraft unter 1.100 €, von 2.600 bis 4.000 € oder über 7.500 € in ganz Deutschland'],
    [{ haustyp: ['1', '2'] }, 'Alle Personen in Häusern mit 1–2 oder 3–10 Familien in ganz Deutschland'],
    [{ geschlecht: ['1', '2'], haustyp: ['1', '2', '3', '4'] }, 'Alle Personen in ganz Deutschland'],
    [{ gebiet: { art: 'leitregion', leitregionen: ['01'] } }, 'Alle Personen in der Leitregion 01 (Dresden)'],
    [{ gebiet: { art: 'leitregion', leitregionen: ['01', '80'] } }, 'Alle Personen in den Leitregionen 01 und 80'],
    [{ gebiet: { art: 'plz', plz: ['01067'], bereiche: [{ von: '04000', bis: '04999' }] } }, 'Alle Personen in den Postleitzahlen 01067 und 04000 bis 04999'],
    [{ geschlecht: ['1'], gebiet: { art: 'umkreis', plz: '01067', radiusKm: 15 } }, 'Männer im Umkreis von 15 km um 01067 (Dresden)'],
    [{ gebiet: { art: 'bundesland', bundeslaender: ['SN', 'TH'] } }, 'Alle Personen in Sachsen und Thüringen'],
    [{ gebiet: { art: 'bundesland', bundeslaender: ['SL'] } }, 'Alle Personen im Saarland'],
    [{ gebiet: { art: 'bundesland', bundeslaender: ['HE', 'SL', 'SN'] } }, 'Alle Personen in Hessen, im Saarland und in Sachsen'],
    [{ gebiet: { art: 'plz', plz: ['01067'] } }, 'Alle Personen in der Postleitzahl 01067'],
    [{ gebiet: { art: 'ort', orte: ['Kiel', 'Lübeck', 'Bremen'] } }, 'Alle Personen in Kiel, Lübeck und Bremen'],
    [{ gebiet: { art: 'plz', plz: ['1', '2', '3', '4', '5', '6', '7', '8'] } }, 'Alle Personen in den Postleitzahlen 1, 2, 3, 4, 5 und 3 weiteren Postleitzahlen'],
  ])('%j', (part, satz) => {
    expect(filterSatz({ ...LEERER_FILTER, ...part })).toBe(satz)
  }) // oxfmt-ignore
})

test('codes are read from any list, and what is no code is named', () => {
  expect(readPlz('01067, 28195;80331\n01067 106 05123')).toEqual({
    plz: ['01067', '28195', '80331'],
    bereiche: [],
    falsch: ['106', '05123'],
    ergaenzt: [],
  })
})

describe('what hinders counting', () => {
  test.each<[Gebiet, string | null]>([
    [{ art: 'deutschland' }, null],
    [{ art: 'plz', plz: [] }, 'plz'],
    [{ art: 'plz', plz: [], bereiche: [{ von: '01000', bis: '01999' }] }, null],
    [{ art: 'plz', plz: [], bereiche: [{ von: '02000', bis: '01999' }] }, 'bereiche'],
    [{ art: 'leitregion', leitregionen: [] }, 'leitregionen'],
    [{ art: 'leitregion', leitregionen: ['01', '62'] }, 'leitregionen'],
    [{ art: 'leitregion', leitregionen: ['01'] }, null],
    [{ art: 'plzBereich', von: '01', bis: '01999' }, 'von'],
    [{ art: 'plzBereich', von: '01067', bis: '' }, 'bis'],
    [{ art: 'plzBereich', von: '02000', bis: '01000' }, 'bis'],
    [{ art: 'plzBereich', von: '01000', bis: '02000' }, null],
    [{ art: 'ort', orte: [] }, 'orte'],
    [{ art: 'umkreis', plz: '05123', radiusKm: 10 }, 'plz'],
    [{ art: 'umkreis', plz: '01067', radiusKm: 0 }, 'radiusKm'],
    [{ art: 'umkreis', plz: '01067', radiusKm: 100 }, null],
    [{ art: 'bundesland', bundeslaender: [] }, 'bundeslaender'],
  ])('%j', (gebiet, feld) => {
    expect(gebietProblem(gebiet)?.feld ?? null).toBe(feld)
  })
})
