import { describe, expect, it, test } from 'vitest'
import fc from 'fast-check'
import { landName, plzProblem } from '#src/domain/konto/anschrift.ts'
import { loeschHindernis } from '#src/domain/konto/loeschung.ts'
import { kontrastAuf, schriftAuf } from '#src/domain/konto/marke.ts'
import { sperrKandidaten, sperrSchluessel } from '#src/domain/zielgruppe/sperre.ts'

describe('address', () => {
  test('postal codes per country', () => {
    expect(plzProblem('DE', '01099')).toBeNull()
    expect(plzProblem('DE', '1099')).toContain('fünf Ziffern')
    expect(plzProblem('AT', '1010')).toBeNull()
    expect(plzProblem('AT', '01010')).toContain('vier Ziffern')
    expect(plzProblem('NL', '1012 AB')).toBeNull()
    expect(landName('CZ')).toBe('Tschechien')
  })
})

describe('words on a brand colour', () => {
  test('can be read on every colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const farbe = `#${value.toString(16).padStart(6, '0')}`
        expect(kontrastAuf(farbe, schriftAuf(farbe))).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

describe('deletion', () => {
  test('waits for campaigns that were paid and not sent', () => {
    expect(loeschHindernis([{ bezeichnung: 'A', state: 'inVersendet' }])).toBeNull()
    expect(loeschHindernis([{ bezeichnung: 'A', state: 'inBezahlung' }])).toBeNull()
    expect(loeschHindernis([{ bezeichnung: 'A', state: 'inLettershop' }])).toContain('„A“ ist bezahlt')
    expect(
      loeschHindernis([
        { bezeichnung: 'A', state: 'inAnreicherung' },
        { bezeichnung: 'B', state: 'inExternerFreigabe' },
      ]),
    ).toContain('„A“ und 1 weitere')
  })
})

const person = {
  vorname: 'Änne',
  nachname: 'Weiß-Müller',
  firma: '',
  strasse: 'Prüfstraße',
  hausnummer: '12 a',
  plz: '01067',
}

describe('DSG-05 blocklist', () => {
  it.each([
    { vorname: 'ÄNNE', nachname: 'WEISS MÜLLER' },
    { vorname: 'Aenne', nachname: 'Weiss-Mueller' },
    { strasse: 'Prüfstr.', hausnummer: '12a' },
    { strasse: 'Pruefstrasse 12 a', hausnummer: '' },
  ])('finds the same person written as %o', (other) => {
    expect(sperrSchluessel({ ...person, ...other })).toBe(sperrSchluessel(person))
  })

  it.each([{ vorname: 'Anna' }, { nachname: 'Weiß' }, { hausnummer: '13' }, { plz: '01069' }])(
    'leaves somebody else alone: %o',
    (other) => {
      expect(sperrKandidaten({ ...person, ...other })).not.toContain(sperrSchluessel(person))
    },
  )

  test('an entry without a first name stands for the family, one of a company for everybody there', () => {
    expect(sperrKandidaten(person)).toContain(sperrSchluessel({ ...person, vorname: '' }))
    const dort = { ...person, firma: 'Laden GmbH' }
    expect(sperrKandidaten(dort)).toContain(sperrSchluessel({ ...dort, vorname: '', nachname: '' }))
  })
})
