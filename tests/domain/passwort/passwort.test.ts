import { describe, expect, it } from 'vitest'
import { HAEUFIGE_PASSWOERTER } from '#src/domain/passwort/haeufige.ts'
import {
  kontextWoerter,
  PASSWORT_PROBLEM_TEXT,
  passwortProblem,
  passwortStaerke,
} from '#src/domain/passwort/passwort.ts'

const KONTEXT = {
  woerter: ['Lena', 'Mäurer-Groß', 'Blumen Nord GmbH & Co. KG', 'l.maeurer@blumen-nord.example'],
  haeufige: HAEUFIGE_PASSWOERTER,
}

describe('a password', () => {
  it.each([
    ['', 'zuKurz'],
    ['Xk9#vQ2', 'zuKurz'],
    ['Xk9#vQ2w', null],
    // No rule about kinds of characters: letters alone, blanks, other scripts and pictures serve.
    ['ofenkatzeregen', null],
    ['drei müde Ziegen', null],
    ['Τρεις γίδες', null],
    ['🦓🍎🚲🌧🎻🪁🧂🛶', null],
    ['ß'.repeat(4), 'zuKurz'],
    [`${'Zebra und Ofen, '.repeat(8)}`, null],
    [`${'Zebra und Ofen, '.repeat(8)}!`, 'zuLang'],
  ])('SEC-12 %j: %s', (password, problem) => {
    expect(passwortProblem(password, KONTEXT)).toBe(problem)
  })

  it('SEC-13 the list holds 3 000 that keep to the shortest length', () => {
    expect(HAEUFIGE_PASSWOERTER.size).toBe(3000)
    for (const password of HAEUFIGE_PASSWOERTER) expect(passwortProblem(password, KONTEXT)).not.toBeNull()
  })

  it.each([
    ['password', 'haeufig'],
    ['PASSWORD', 'haeufig'],
    ['P4ssw0rd!', 'haeufig'],
    ['jennifer2026', 'haeufig'],
    ['Passwort2026!', 'haeufig'],
    ['Sommer2026', 'haeufig'],
    ['Frühling26!', 'haeufig'],
    ['Kampagne2026', 'kontext'],
    ['k4mp4gne!', 'kontext'],
    ['Postkarte-2026!', 'kontext'],
    ['LenaMaeurer1', 'kontext'],
    ['Mäurer1990', 'kontext'],
    ['blumennord24', 'kontext'],
    ['BlumenNord!!', 'kontext'],
    ['aaaaaaaaaaaa', 'einfoermig'],
    ['abcabcabcabc', 'einfoermig'],
    ['abcdefghijkl', 'einfoermig'],
    ['poiuztrewq', 'einfoermig'],
    // A word about the person beside enough that is not.
    ['Lena mag Ofenkatzen', null],
    ['Kampagne-83920174', null],
    ['mailingsmailings', 'kontext'],
    ['kampagnenpostkarten', 'kontext'],
  ])('SEC-13 %s: %s', (password, problem) => {
    expect(passwortProblem(password, KONTEXT)).toBe(problem)
  })

  it.each(
    'kampagne kampagnen mailing mailings postkarte postkarten maxipostkarte postkampagne werbemittel werbung zielgruppe druckerei versand'.split(
      ' ',
    ),
  )('SEC-13 %s is a word of this service', (word) => {
    expect(passwortProblem(`${word}-2031!`.padStart(8, '!'), { woerter: [], haeufige: new Set() })).toBe('kontext')
  })

  it.each(
    'passwort kennwort geheim hallo willkommen schatz fruehling sommer herbst winter deutschland qwertz asdf admin start test login'.split(
      ' ',
    ),
  )('SEC-13 %s with a year is a favourite', (word) => {
    expect(passwortProblem(`${word}2031!`, { woerter: [], haeufige: new Set() })).toBe('haeufig')
  })

  it('every refusal says what to do', () => {
    const texts = Object.values(PASSWORT_PROBLEM_TEXT)
    expect(texts.every((text) => /Bitte wählen Sie/.test(text))).toBe(true)
    expect(PASSWORT_PROBLEM_TEXT.zuKurz).toContain('mindestens 8 Zeichen')
    expect(PASSWORT_PROBLEM_TEXT.zuLang).toContain('höchstens 128 Zeichen')
  })

  it.each([
    ['abcdxxyy9999', 'einfoermig'],
    ['zyxwvutsrqpo', 'einfoermig'],
    ['qaywsxedcrfv', null],
    ['abdegh-kmqxz', null],
    ['0987654321', 'einfoermig'],
    ['abxyabxyab', 'einfoermig'],
    ['acacacacacac', 'einfoermig'],
    // Beside each other on a German keyboard, not on an American one, and the other way round.
    ['rtzuiopoiuztr', 'einfoermig'],
    ['rtyuiopoiuytr', 'einfoermig'],
  ])('SEC-13 a row in %s: %s', (password, problem) => {
    expect(passwortProblem(password, { woerter: [], haeufige: new Set() })).toBe(problem)
  })

  it.each(['p0stkarte', 'ma1l1ng', 'v3rsand', 'k4mpagne', 'po5tkarte', 'pos7karte', 'k@mpagne', 'ver$and'])(
    'SEC-13 %s is the word that it looks like',
    (word) => {
      expect(passwortProblem(`${word}2031!`, { woerter: [], haeufige: new Set() })).toBe('kontext')
    },
  )

  it.each([
    ['aaaaaaaa', 'einfoermig'],
    ['xaaaaaaa', 'einfoermig'],
    ['xkaaaaaaa', 'einfoermig'],
    ['xkqaaaaaaa', null],
    ['acegcccc', null],
    ['abcabcab', 'einfoermig'],
    ['xkqxkqxkq', 'einfoermig'],
    ['xkqmxkqm', null],
  ])('SEC-13 four that have to be guessed are enough: %s is %s', (password, problem) => {
    expect(passwortProblem(password, { woerter: [], haeufige: new Set() })).toBe(problem)
  })

  it('knows the words of names, companies and addresses, short ones left out', () => {
    expect(kontextWoerter(['Ay', 'Jürgen', 'Öl & Co. 4711', 'j.ay@oel.example'])).toEqual([
      'juergen',
      'oelco4711',
      'oel',
      'jayoelexample',
      'example',
    ])
  })

  it.each([
    ['kurz', 0, null],
    ['Xk9#vQ2w', 1, 'laenger'],
    ['ofenkatzeregen', 2, 'laenger'],
    ['aaaabbbbccccdddd-xkq', 1, 'abwechslung'],
    ['vier müde Ziegen im Regen', 3, null],
    // Six and five of ten have to be guessed.
    ['kkq77mdxxx', 1, 'laenger'],
    ['kkkq77mmmx', 1, 'abwechslung'],
  ] as const)('%s: level %i, helped by %s', (password, stufe, hilft) => {
    expect(passwortStaerke(password, KONTEXT)).toMatchObject({ stufe, hilft })
  })
})
