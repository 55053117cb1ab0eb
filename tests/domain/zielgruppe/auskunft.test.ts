import { describe, expect, test } from 'vitest'
import { passtAuf } from '#src/domain/zielgruppe/auskunft.ts'

const gesucht = { vorname: 'Jürgen', nachname: 'Groß-Müller', firma: '', plz: '01067' }
const person = (fields: object) => ({ vorname: 'Jürgen', nachname: 'Groß-Müller', firma: '', plz: '01067', ...fields })

describe('who may be the person that asks', () => {
  test.each([
    ['as it is', {}],
    ['another writing of umlauts, hyphens and case', { vorname: 'JUERGEN', nachname: 'gross mueller' }],
    ['no first name stored', { vorname: '' }],
    ['an initial', { vorname: 'J.' }],
    ['at work', { firma: 'Laden GmbH' }],
    ['blanks round the postal code', { plz: ' 01067 ' }],
  ])('%s', (_, fields) => expect(passtAuf(gesucht)(person(fields))).toBe(true))

  test.each([
    ['another postal code', { plz: '01069' }],
    ['another first name', { vorname: 'Jörg' }],
    ['a part of the name', { nachname: 'Müller' }],
    ['another initial', { vorname: 'K.' }],
  ])('not: %s', (_, fields) => expect(passtAuf(gesucht)(person(fields))).toBe(false))

  test('a company is looked for by its name, and with a person by both', () => {
    const firma = passtAuf({ vorname: '', nachname: '', firma: 'Laden GmbH', plz: '01067' })
    expect(firma(person({ firma: 'LADEN gmbh' }))).toBe(true)
    expect(firma(person({}))).toBe(false)
    expect(passtAuf({ ...gesucht, firma: 'Laden GmbH' })(person({ firma: 'Anderer Laden' }))).toBe(false)
  })
})
