import { describe, expect, it, test } from 'vitest'
import { leseEinladung, personName, statusOf } from '#src/domain/mitarbeiter/person.ts'

describe('the field of an invitation', () => {
  it('reads addresses however they are separated, each once', () => {
    const { personen, falsch } = leseEinladung('A@b.de, c@d.de;\ne@f.de  a@B.de')
    expect(personen.map(({ email }) => email)).toEqual(['a@b.de', 'c@d.de', 'e@f.de'])
    expect(falsch).toEqual([])
  })

  it('takes names as mail programs copy them', () => {
    expect(leseEinladung('"Lena Marie Vogt" <L.Vogt@firma.de>').personen).toEqual([
      { email: 'l.vogt@firma.de', vorname: 'Lena Marie', nachname: 'Vogt' },
    ])
  })

  it('guesses the name from the address, so that nobody is without one', () => {
    expect(leseEinladung('jörg.meyer-lüdtke@firma.de').personen[0]).toMatchObject({
      vorname: 'Jörg',
      nachname: 'Meyer-lüdtke',
    })
    expect(leseEinladung('info@firma.de').personen[0]).toMatchObject({ vorname: 'Info', nachname: '' })
  })

  test.each(['lena', 'lena@', '@firma.de', 'lena@firma', 'Lena Vogt <lena>'])('names %s as no address', (text) => {
    const { personen, falsch } = leseEinladung(`gut@firma.de, ${text}`)
    expect(personen).toHaveLength(1)
    expect(falsch).toHaveLength(1)
  })
})

describe('a person', () => {
  it('is called by address as long as no name is known', () => {
    expect(personName({ vorname: '', nachname: '', email: 'a@b.de' })).toBe('a@b.de')
    expect(personName({ vorname: 'Lena', nachname: '', email: 'a@b.de' })).toBe('Lena')
  })

  it('is invited until the first password, then as the flag says', () => {
    const zeit = '2026-11-20T09:00:00.000Z'
    expect(statusOf({ aktiv: false, eingeladenAm: zeit, aktiviertAm: null })).toBe('eingeladen')
    expect(statusOf({ aktiv: true, eingeladenAm: zeit, aktiviertAm: zeit })).toBe('aktiv')
    expect(statusOf({ aktiv: false, eingeladenAm: zeit, aktiviertAm: zeit })).toBe('deaktiviert')
    expect(statusOf({ aktiv: true, eingeladenAm: null, aktiviertAm: null })).toBe('aktiv')
  })
})
