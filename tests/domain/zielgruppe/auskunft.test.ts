import { describe, expect, test } from 'vitest'
import { urteilUeber } from '#src/domain/zielgruppe/auskunft.ts'

const gesucht = { vorname: 'Jürgen', nachname: 'Groß-Müller', firma: '', plz: '01067' }
const dort = { strasse: 'Lindenweg', hausnummer: '5' }
const person = (fields: object) => ({ ...gesucht, ...dort, ...fields })

describe('DSG-04 who may be the person that asks', () => {
  test.each([
    ['as it is', {}, 'sicher'],
    ['another writing of umlauts, hyphens and case', { vorname: 'JUERGEN', nachname: 'gross mueller' }, 'sicher'],
    ['names the other way round', { vorname: 'Groß-Müller', nachname: 'Jürgen' }, 'sicher'],
    ['two persons in one row', { vorname: 'Jürgen und Petra' }, 'sicher'],
    ['at work', { firma: 'Laden GmbH' }, 'sicher'],
    ['blanks round the postal code', { plz: ' 01067 ' }, 'sicher'],
    ['no first name stored', { vorname: '' }, 'fraglich'],
    ['an initial', { vorname: 'J.' }, 'fraglich'],
    ['a part of the name', { nachname: 'Müller' }, 'fraglich'],
    ['a slip', { nachname: 'Groß-Mülelr' }, 'fraglich'],
    ['another postal code', { plz: '01069' }, null],
    ['another person of the family', { vorname: 'Petra' }, null],
    ['another initial', { vorname: 'K.' }, null],
  ])('%s', (_, fields, urteil) => expect(urteilUeber(gesucht)(person(fields))).toBe(urteil))

  test('in another house he may have moved, once it is known where he lives', () => {
    const urteil = urteilUeber({ ...gesucht, ...dort })
    expect(urteil(person({}))).toBe('sicher')
    expect(urteil(person({ hausnummer: '77' }))).toBe('fraglich')
  })

  test('a surname alone is nobody for sure', () => {
    expect(urteilUeber({ ...gesucht, vorname: '' })(person({}))).toBe('fraglich')
  })

  test('a company is looked for by its name', () => {
    const firma = urteilUeber({ vorname: '', nachname: '', firma: 'Laden Groß GmbH', plz: '01067' })
    expect(firma(person({ firma: 'LADEN GROSS' }))).toBe('sicher')
    expect(firma(person({ firma: 'Café Nord' }))).toBe(null)
    expect(firma(person({ vorname: 'Petra', nachname: 'Klein' }))).toBe(null)
  })
})
