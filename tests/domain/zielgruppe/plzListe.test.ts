import { describe, expect, test } from 'vitest'
import { bereichDer, contains, readPlz, mitPlz, ohnePlz, writePlz } from '#src/domain/zielgruppe/plzListe.ts'

/** As the field shows it again; what could not be read in brackets. */
const gelesen = (text: string) => {
  const { plz, bereiche, falsch } = readPlz(text)
  return writePlz({ plz, bereiche, falsch: falsch.map((word) => `[${word}]`) })
}

describe('postal codes as other tools write them', () => {
  test.each([
    ['a column of Excel with its head', 'PLZ\r\n01067\r\n01069\r\n', '01067, 01069'],
    ['semicolons', '01067;01069;04103', '01067, 01069, 04103'],
    ['a country before it', 'D-01067, DE-01069 D 04103', '01067, 01069, 04103'],
    ['quotes and formulas of a CSV', '="01067";"01069";\'04103', '01067, 01069, 04103'],
    ['bullets', '- 01067\n- 01069\n• 04103', '01067, 01069, 04103'],
    ['ranges', '01067-01139; 04103 – 04109\n10115 bis 10119', '01067-01139, 04103-04109, 10115-10119'],
    ['ranges with countries', 'D-01067 - D-01139', '01067-01139'],
    ['swapped ends', '01139-01067', '01067-01139'],
    ['a range of one', '01067-01067', '01067'],
    ['ranges of Leitregionen and of three digits', '01-04, 101-105', '01000-04999, 10100-10599'],
    ['starts', '010*, 011xx, 012.., 013…, 8*', '01000-01099, 01100-01199, 01200-01299, 01300-01399, 80000-89999'],
    ['ranges of starts', '010*-013*', '01000-01399'],
    ['the same twice', '01067 01067 010* 010xx', '01067, 01000-01099'],
    ['lost zeros', '1067, 1067-1139, 5123, 0106', '01067, 01067-01139, [5123], [0106]'],
    ['a lost zero beside a place', '1067 Dresden\n4103 Leipzig', '01067, 04103, [Dresden], [Leipzig]'],
    ['a number beside a code and a name', '01067;Müller;4711', '01067, [Müller], [4711]'],
    ['house numbers of a pasted address', '01067;Am Wall;12-14', '01067, [Am], [Wall], [12-14]'],
    ['a slip of a start', '010x, 0106xx, *', '[010x], [0106xx], [*]'],
    ['what there is not', '05123, 05*, 62000-62999, 00000', '[05123], [05*], [62000-62999], [00000]'],
    ['a shortened end, three ends, a place', '01067-139 01-02-03 Dresden', '[01067-139], [01-02-03], [Dresden]'],
    ['two columns of ends', 'PLZ von\tPLZ bis\n01067\t01139', '01067, 01139, [von], [bis]'],
    ['a dash of its own between two', '01067;-;01139', '01067, 01139, [-]'],
    ['a range that a mail broke', '01067 bis\n01139', '01067-01139'],
    ['a dash at the end of a line', '01067 -\n01139', '01067-01139'],
    ['a bullet on the next line', '01067\n- 01139', '01067, 01139'],
    ['a range with a lot of room', '01067      bis      01139', '01067-01139'],
    ['dots between two', '01067 … 01139', '01067, 01139, […]'],
    ['words before and between', 'von 01067 bis 01139 und 04103', '04103, 01067-01139'],
    ['narrow blanks', '01067\u202f–\u202f01139', '01067-01139'],
    ['an end that begins before', '01067-010xx', '[01067-010xx]'],
  ])('%s', (_, text, expected) => {
    expect(gelesen(text)).toBe(expected)
  })

  test('codes that lost their zero are told', () => {
    expect(readPlz('1067 1069 01067 1067').ergaenzt).toEqual(['01067', '01069'])
  })

  test('what is written is read again', () => {
    const liste = readPlz('01067, 04*, 10115-10119')
    expect(readPlz(writePlz(liste))).toEqual(liste)
  })
})

describe('a list that a map changes', () => {
  const liste = { plz: ['01067'], bereiche: [bereichDer('04')], falsch: ['Dresden'] }

  test('a code in the middle of a range leaves two ranges', () => {
    expect(writePlz(ohnePlz(liste, { von: '04103', bis: '04103' }))).toBe('01067, 04000-04102, 04104-04999, Dresden')
  })
  test('at the end of a range one is left, and of two codes a single one', () => {
    expect(ohnePlz(liste, { von: '04000', bis: '04998' })).toEqual({
      plz: ['01067', '04999'],
      bereiche: [],
      falsch: ['Dresden'],
    })
  })
  test('what is left and cannot be a postal code goes as well, so that it can be read again', () => {
    const ende = ohnePlz({ plz: [], bereiche: [bereichDer('99')], falsch: [] }, { von: '99998', bis: '99998' })
    expect(writePlz(ende)).toBe('99000-99997')
    expect(ohnePlz(readPlz('10000-11999'), bereichDer('10'))).toEqual({ plz: [], bereiche: [], falsch: [] })
  })
  test('a range takes in what it covers', () => {
    expect(writePlz(mitPlz(liste, bereichDer('01')))).toBe('04000-04999, 01000-01999, Dresden')
    expect(mitPlz(liste, { von: '04103', bis: '04103' })).toBe(liste)
    expect(contains(liste, '04103') && !contains(liste, '05000')).toBe(true)
  })
})
