import { describe, expect, test } from 'vitest'
import { FIRST, FoldBuffer, foldText, PART, SECOND } from '#src/base/text/foldKey.ts'

const keyOf = (...parts: string[]): FoldBuffer => {
  const key = new FoldBuffer()
  for (const part of parts) key.addText(part)
  return key
}
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

describe('keys of rows', () => {
  test.each([
    ['Müller-Straße 5', 'muellerstr5'],
    ['STRASSE', 'str'],
    ['Strassen', 'strn'],
    ['Trasse', 'trasse'],
    ['Straße Strasse', 'strstr'],
    ['Łódź', 'lodz'],
    ['É & ß', 'ess'],
    ['', ''],
  ])('%s is folded to %s, as text and as bytes', (text, folded) => {
    expect(foldText(text)).toBe(folded)
    const buffer = new FoldBuffer()
    if (/[^ -ÿ]/.test(text)) return
    const utf8 = new TextEncoder().encode(text)
    buffer.addBytes(utf8, 0, utf8.length, true)
    expect(buffer.text()).toBe(folded)
    buffer.clear()
    const latin = Buffer.from(text, 'latin1')
    buffer.addBytes(latin, 0, latin.length, false)
    expect(buffer.text()).toBe(folded)
  })

  test.each(['strass', 'xtrasse', 'sxrasse', 'stxasse', 'strxsse', 'straxse', 'strasxe', 'strassx', 'sse', 'e'])(
    '%s is no street',
    (text) => {
      expect(foldText(text)).toBe(text)
      const key = new FoldBuffer()
      key.addBytes(bytesOf(text), 0, text.length, false)
      expect(key.text()).toBe(text)
    },
  )

  test('other scripts stay apart, by bytes that no folded letter has', () => {
    expect(new Set(['Жук', 'Жар', '漢字', '漢', ''].map(foldText)).size).toBe(5)
    expect([...bytesOf(foldText('ж漢‽'))]).toEqual([0x80 | (0x436 & 0x7f), 0x80 | (0x436 >> 7), 0xa2, 0xde, 0x81])
    expect(foldText('ĀŽÿ')).toBe('azy')
    expect(foldText('ﬁ Ž')).toBe(`${foldText('ﬁ')}z`)
  })

  test('a range of bytes is folded, in the middle of a longer one', () => {
    const row = bytesOf('"Anna";"Weg 1"')
    const key = new FoldBuffer()
    key.addBytes(row, 8, 13, false)
    expect(key.text()).toBe('weg1')
    key.addBytes(Uint8Array.from([0x41, 0xc3]), 0, 2, true)
    expect(key.text()).toBe('weg1a')
  })

  test('the two letters of a sign of Latin-1', () => {
    const of = (sign: string) => String.fromCharCode(FIRST[sign.charCodeAt(0)] ?? 0, SECOND[sign.charCodeAt(0)] ?? 0)
    expect(['A', 'ä', 'é', '7', ' ', '-', 'þ'].map(of)).toEqual(['a\0', 'ae', 'e\0', '7\0', '\0\0', '\0\0', 'th'])
    expect([FIRST.length, SECOND.length]).toEqual([256, 256])
    // Letters alone, however many a character has, and never a sign beside one.
    expect([...FIRST, ...SECOND].filter((byte) => byte !== 0 && !/[a-z0-9]/.test(String.fromCharCode(byte)))).toEqual(
      [],
    )
  })
})

describe('a key that is collected', () => {
  test('holds its parts apart, and is empty again when cleared', () => {
    const key = keyOf('Anna')
    key.separate()
    key.addText('Weiß')
    expect(key.text()).toBe(`anna${String.fromCharCode(PART)}weiss`)
    expect(PART).toBe(31)
    key.clear()
    expect([key.text(), key.length]).toEqual(['', 0])
  })

  test('grows as long as a row is, by any way', () => {
    const text = 'äb'.repeat(2000)
    const folded = 'aeb'.repeat(2000)
    expect(keyOf(text).text()).toBe(folded)
    expect(keyOf('ж'.repeat(600)).length).toBe(1200)
    const key = keyOf('x'.repeat(511))
    key.addBytes(bytesOf('ä'), 0, 1, false)
    expect(key.text()).toBe(`${'x'.repeat(511)}ae`)
    key.clear()
    key.addBytes(bytesOf(text), 0, text.length, false)
    expect(key.text()).toBe(folded)
  })

  test('includes a word wherever it stands, and no other', () => {
    const key = keyOf('Haus am See')
    expect(['haus', 'see', 'am', 'e', 'hausamsee'].map((word) => key.includes(bytesOf(word)))).toEqual(
      Array(5).fill(true),
    )
    expect(['haut', 'seen', 'ham', 'x', 'hausamseen'].map((word) => key.includes(bytesOf(word)))).toEqual(
      Array(5).fill(false),
    )
    expect(key.includes(bytesOf(''))).toBe(false)
    // What an earlier key left behind the end does not count.
    key.clear()
    key.addText('Haus')
    expect([key.includes(bytesOf('hausam')), key.includes(bytesOf('see'))]).toEqual([false, false])
  })

  test('equals one of the same bytes alone', () => {
    expect(keyOf('Weiß').equals(keyOf('WEISS'))).toBe(true)
    for (const other of ['weisst', 'weis', 'xeiss', 'weisx', ''])
      expect(keyOf('weiss').equals(keyOf(other))).toBe(false)
  })

  test('has the same hash wherever it is taken, with each length its own', () => {
    expect(['', 'a', 'ab', 'abc', 'abcd', 'abcde', 'annaweiss12345'].map((text) => keyOf(text).hash())).toEqual([
      447806413, 757965437, 1726807929, 1882349543, -166550833, 1356076566, 2023737781,
    ])
  })
})
