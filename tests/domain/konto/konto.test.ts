import { describe, expect, it, test } from 'vitest'
import fc from 'fast-check'
import texte from '../../../locales/de/konto.json' with { type: 'json' }
import { RECHTSFORMEN } from '#src/contract/konto.ts'
import { landName, plzProblem } from '#src/domain/konto/anschrift.ts'
import {
  LOESCHUNG_WARTEZEIT_TAGE,
  loeschHindernis,
  NACHWEIS_AUFBEWAHRUNG_JAHRE,
  RECHNUNG_AUFBEWAHRUNG_JAHRE,
} from '#src/domain/konto/loeschung.ts'
import { kontrastAuf, schriftAuf } from '#src/domain/konto/marke.ts'
import { sperrKandidaten, sperrSchluessel } from '#src/domain/zielgruppe/abgleich/schluessel.ts'

describe('address', () => {
  test('postal codes per country', () => {
    expect(plzProblem('DE', '01099')).toBeNull()
    expect(plzProblem('DE', '1099')).toContain('fünf Ziffern')
    expect(plzProblem('AT', '1010')).toBeNull()
    expect(plzProblem('AT', '01010')).toContain('vier Ziffern')
    expect(plzProblem('NL', '1012 AB')).toBeNull()
    expect(landName('CZ')).toBe('Tschechien')
  })

  test.each([
    ['DE', '0109', 'Eine deutsche Postleitzahl hat genau fünf Ziffern.'],
    ['DE', '010999', 'Eine deutsche Postleitzahl hat genau fünf Ziffern.'],
    ['DE', '0109a', 'Eine deutsche Postleitzahl hat genau fünf Ziffern.'],
    ['DE', ' 01099 ', null],
    ['AT', '101', 'Eine österreichische Postleitzahl hat genau vier Ziffern.'],
    ['AT', 'A-1010', 'Eine österreichische Postleitzahl hat genau vier Ziffern.'],
    ['CH', '80011', 'Eine Schweizer Postleitzahl hat genau vier Ziffern.'],
    ['CH', '08001', 'Eine Schweizer Postleitzahl hat genau vier Ziffern.'],
    ['CH', '8001', null],
  ] as const)('%s %s', (land, plz, problem) => {
    expect(plzProblem(land, plz)).toBe(problem)
  })

  test('every legal form has a name of its own', () => {
    expect(Object.keys(texte.rechtsform)).toEqual([...RECHTSFORMEN])
    expect(new Set(Object.values(texte.rechtsform)).size).toBe(14)
    expect(texte.rechtsform).toMatchObject({ gbr: 'GbR', gmbhCoKg: 'GmbH & Co. KG', ug: 'UG (haftungsbeschränkt)' })
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

describe('contrast (WCAG 2)', () => {
  test.each([
    ['#000000', 'white', 21],
    ['#ffffff', 'black', 21],
    ['#ffffff', 'white', 1],
    ['#ff0000', 'white', 4],
    ['#ff0000', 'black', 5.25],
    ['#00ff00', 'white', 1.37],
    ['#0000ff', 'white', 8.59],
    ['#0000ff', 'black', 2.44],
    ['#767676', 'white', 4.54],
    ['#0a0a0a', 'black', 1.06],
    ['#0b0b0b', 'black', 1.07],
    ['#336699', 'white', 6],
  ] as const)('%s under %s is %d', (farbe, schrift, ratio) => {
    expect(Math.abs(kontrastAuf(farbe, schrift) - ratio)).toBeLessThan(0.0101)
  })

  test('takes the better of both', () => {
    expect(schriftAuf('#000000')).toBe('white')
    expect(schriftAuf('#ffff00')).toBe('black')
  })
})

describe('deletion', () => {
  test('waits as long as the law and a mistake need', () => {
    expect([LOESCHUNG_WARTEZEIT_TAGE, RECHNUNG_AUFBEWAHRUNG_JAHRE, NACHWEIS_AUFBEWAHRUNG_JAHRE]).toEqual([30, 8, 3])
  })

  test.each([
    ['inBearbeitung', false],
    ['inBearbeitungKorrektur', false],
    ['inInternerFreigabe', false],
    ['inBezahlung', false],
    ['inExternerFreigabe', true],
    ['inAnreicherung', true],
    ['inVersandstellung', true],
    ['inVersandFehlgeschlagen', true],
    ['inLettershop', true],
    ['inVersendet', false],
    ['inStorniert', false],
  ] as const)('a campaign that is %s keeps the account: %s', (state, waits) => {
    expect(loeschHindernis([{ bezeichnung: 'A', state }])).toBe(
      waits
        ? '„A“ ist bezahlt und noch nicht versendet. Bitte warten Sie den Versand ab oder stornieren Sie vorher.'
        : null,
    )
  })

  test('waits for campaigns that were paid and not sent', () => {
    expect(loeschHindernis([{ bezeichnung: 'A', state: 'inVersendet' }])).toBeNull()
    expect(loeschHindernis([{ bezeichnung: 'A', state: 'inBezahlung' }])).toBeNull()
    expect(loeschHindernis([{ bezeichnung: 'A', state: 'inLettershop' }])).toContain('„A“ ist bezahlt')
    expect(
      loeschHindernis([
        { bezeichnung: 'A', state: 'inAnreicherung' },
        { bezeichnung: 'B', state: 'inExternerFreigabe' },
      ]),
    ).toContain('„A“ und 1 weitere Kampagnen sind bezahlt')
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
