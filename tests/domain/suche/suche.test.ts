import { describe, expect, test } from 'vitest'
import { contains, markiert, suchtext, suchwoerter, trefferRang } from '#src/domain/suche/suche.ts'

describe('trefferRang', () => {
  test.each([
    ['Herbstaktion Küchen', 'herbst', 0],
    ['Herbstaktion Küchen', 'küchen herb', 0],
    ['Herbstaktion Küchen', 'aktion', 1],
    ['RE-2026-0007', '0007', 0],
    ['RE-2026-0007', '007', 1],
    ['Frühling', 'fruehling', 0],
    ['Fruehling', 'frühling', 0],
    ['FRU\u0308HLING', 'frühling', 0],
    ['Grüße aus der Straße', 'strasse GRÜSSE', 0],
    ['Miriam Yıldız', 'yildiz', 0],
    ['Café Noël', 'noel cafe', 0],
    ['Herbst', 'winter', null],
    ['Herbst', 'herbst winter', null],
    ['100 % Herbst', '%', 0],
    ['Herbst', '%', null],
    ['Herbst', '_', null],
    ['Herbst', '\\', null],
    ['Herbst', '.*', null],
    ['a_b', '_', 1],
    ['', 'a', null],
  ] as const)('%j for %j is %j', (titel, q, rang) => {
    expect(trefferRang(titel, [], q)).toBe(rang)
  })

  test('the title counts before the rest, the beginning of a word before its inside', () => {
    const ranks = [
      trefferRang('Brandt', [], 'brandt'),
      trefferRang('Abbrandt', [], 'brandt'),
      trefferRang('Katharina', ['Brandt'], 'brandt'),
      trefferRang('Katharina', ['Abbrandt'], 'brandt'),
    ]
    expect(ranks).toEqual([0, 1, 2, 3])
  })

  test('words may be spread over the texts', () => {
    expect(trefferRang('RE-2026-0007', ['Rechnung', 'Herbst'], 'rechnung 0007 herbst')).toBe(2)
    expect(trefferRang('RE-2026-0007', ['Rechnung', 'Herbst'], 'rechnung 0008')).toBeNull()
  })

  test('a word inside that also begins another word counts as its beginning', () => {
    expect(trefferRang('Anbau und Bau', [], 'bau')).toBe(0)
  })

  test('what stands only inside a word is inside, also where another word is found at a beginning', () => {
    expect(trefferRang('Anbau', [], 'nbau')).toBe(1)
    expect(trefferRang('Anbau', [], 'an nbau')).toBe(1)
    expect(trefferRang('x', ['Anbau', 'Neubau'], 'bau')).toBe(3)
    expect(trefferRang('x', ['Anbau', 'Bau'], 'bau')).toBe(2)
    expect(trefferRang('Bau', ['Anbau'], 'nbau')).toBe(3)
    expect(trefferRang('aab', [], 'ab')).toBe(1)
    expect(trefferRang('a1b', [], 'b')).toBe(1)
    expect(trefferRang('Anna Anbau', [], 'anb')).toBe(0)
  })

  test('an empty search is in everything', () => {
    expect(contains('', '')).toBe(true)
    expect(contains('Herbst', '  ')).toBe(true)
    expect(contains('Herbst', 'x')).toBe(false)
  })
})

describe('markiert', () => {
  const marked = (text: string, q: string) =>
    markiert(text, q)
      .map(({ text: piece, treffer }) => (treffer ? `[${piece}]` : piece))
      .join('')

  test.each([
    ['Herbstaktion', 'herbst', '[Herbst]aktion'],
    ['Müller und Mueller', 'mueller', '[Müller] und [Mueller]'],
    ['Straße', 'strass', '[Straß]e'],
    ['Straße der Gärten', 'garten', 'Straße der Gärten'],
    ['Herbst 2026', '2026 her', '[Her]bst [2026]'],
    ['Herbst', '', 'Herbst'],
    ['', 'x', ''],
    ['<b>Herbst</b>', 'b', '<[b]>Her[b]st</[b]>'],
    ['🍂 Laub', 'laub', '🍂 [Laub]'],
    ['Gro\u0308ße', 'groe', '[Grö]ße'],
    ['Straße', 's', '[S]tra[ß]e'],
    ['x\u0303y', 'x', '[x\u0303]y'],
    ['👩‍👩‍👧 Familie', '👩', '[👩‍👩‍👧] Familie'],
    ['🇩🇪🇫🇷', '🇩', '[🇩🇪]🇫🇷'],
    ['حَفْلة', 'حف', '[حَفْ]لة'],
  ])('%j for %j is %j', (text, q, expected) => {
    expect(marked(text, q)).toBe(expected)
  })

  test('puts together what it was given', () => {
    const text = 'Große Ausstellung – „Äpfel & Öle“ 🍎'
    expect(
      markiert(text, 'aus oele')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})

describe('what is stored to be searched in', () => {
  test('is folded, without signs that no database keeps', () => {
    expect(suchtext('Größe', 'A\0B\tÉ')).toBe('groesse a b e')
  })

  test('its words are those of the search, without those that others hold', () => {
    expect(suchwoerter('Bau  anbau BAU é')).toEqual(['anbau', 'e'])
    expect(suchwoerter(' \0 ')).toEqual([])
    expect(suchwoerter('a\0b')).toEqual(['a', 'b'])
  })
})
