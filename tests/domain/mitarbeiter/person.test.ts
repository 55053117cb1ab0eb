import { describe, expect, it, test } from 'vitest'
import { readEinladung, nameOfEmail, personName, statusOf } from '#src/domain/mitarbeiter/person.ts'

describe('the field of an invitation', () => {
  it('reads addresses however they are separated, each once', () => {
    const { personen, falsch } = readEinladung('A@b.de, c@d.de;\ne@f.de  a@B.de')
    expect(personen.map(({ email }) => email)).toEqual(['a@b.de', 'c@d.de', 'e@f.de'])
    expect(falsch).toEqual([])
  })

  it('takes nothing between two separators, or at an end, for an address', () => {
    const { personen, falsch } = readEinladung('; a@b.de, ,\n\nc@d.de; ')
    expect(personen.map(({ email }) => email)).toEqual(['a@b.de', 'c@d.de'])
    expect(falsch).toEqual([])
    expect(readEinladung(' \n ')).toEqual({ personen: [], falsch: [] })
  })

  it('takes names as mail programs copy them', () => {
    expect(readEinladung('"Lena Marie Vogt" <L.Vogt@firma.de>').personen).toEqual([
      { email: 'l.vogt@firma.de', vorname: 'Lena Marie', nachname: 'Vogt' },
    ])
  })

  it('guesses the name from the address, so that nobody is without one', () => {
    expect(readEinladung('jörg.meyer-lüdtke@firma.de').personen[0]).toMatchObject({
      vorname: 'Jörg',
      nachname: 'Meyer-lüdtke',
    })
    expect(readEinladung('info@firma.de').personen[0]).toMatchObject({ vorname: 'Info', nachname: '' })
  })

  test.each([
    ['lena.vogt@firma.de', 'Lena', 'Vogt'],
    ['lena_vogt@firma.de', 'Lena', 'Vogt'],
    ['l.vogt@firma.de', 'L.vogt', ''],
    ['lena.v@firma.de', 'Lena.v', ''],
    ['lena.vogt2@firma.de', 'Lena.vogt2', ''],
    ['a.lena.vogt@firma.de', 'A.lena.vogt', ''],
    ['öz.ünal@firma.de', 'Öz', 'Ünal'],
    [`${'a'.repeat(90)}.${'b'.repeat(90)}@firma.de`, `A${'a'.repeat(79)}`, `B${'b'.repeat(79)}`],
  ])('%s is guessed as %s %s', (email, vorname, nachname) => {
    expect(nameOfEmail(email)).toEqual({ vorname, nachname })
  })

  it('takes one word before an address as the first name, and none from the address', () => {
    expect(readEinladung('Lena <L@firma.de>').personen).toEqual([
      { email: 'l@firma.de', vorname: 'Lena', nachname: '' },
    ])
    expect(readEinladung('<lena.vogt@firma.de>').personen).toEqual([
      { email: 'lena.vogt@firma.de', vorname: 'Lena', nachname: 'Vogt' },
    ])
  })

  it('keeps the first of two who share an address, and what was wrong as it was typed', () => {
    const { personen, falsch } = readEinladung('Anna Eins <a@b.de>; Anna Zwei <A@b.de>;; Kein Name <a@b>')
    expect(personen).toEqual([{ email: 'a@b.de', vorname: 'Anna', nachname: 'Eins' }])
    expect(falsch).toEqual(['Kein Name <a@b>'])
  })

  test.each([
    'lena',
    'lena@firma.d',
    'x lena@firma.de <',
    'lena@firma.de>',
    '"lena@firma.de',
    'lena@@firma.de',
    'lena@',
    '@firma.de',
    'lena@firma',
    'Lena Vogt <lena>',
  ])('names %s as no address', (text) => {
    const { personen, falsch } = readEinladung(`gut@firma.de, ${text}`)
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
