import { describe, expect, test } from 'vitest'
import { linkKey } from '#src/base/text/linkKey.ts'

const KEY = 'Zk3T_9-aQxYw0LmN4bVcR7sDfGhJkPoIuYtReWqA1-_'

describe('the key of a mailed link', () => {
  test('is left as it is, in whatever form a backend makes it', () => {
    for (const key of [KEY, 'a1b2c3', 'f'.repeat(64), 'eyJh.eyJz.c2ln', `${'a'.repeat(42)}=`])
      expect(linkKey(encodeURIComponent(key))).toBe(key)
  })

  test('keeps its length before the next word, however long it is', () => {
    expect(linkKey(`${'f'.repeat(64)}%20Bitte`)).toBe('f'.repeat(64))
    expect(linkKey('a1b2c3.%20Bitte')).toBe('a1b2c3')
  })

  test.each([
    ['the full stop of a sentence', `${KEY}.`],
    ['a comma', `${KEY},`],
    ['a bracket of Thunderbird and plain text', `${KEY}>`],
    ['the same, encoded', `${KEY}%3E`],
    ['the same, encoded twice', `${KEY}%253E`],
    ['a parenthesis', `${KEY})`],
    ['both and a full stop', `${KEY}).`],
    ['quotes', `${KEY}%22`],
    ['typographic quotes', `${KEY}%E2%80%9C`],
    ['angle brackets around', `%3C${KEY}%3E`],
    ['a bracket of Markdown', `${KEY}](https://x.example)`],
    ['an asterisk of Markdown', `${KEY}**`],
    ['an underscore of Markdown', `${KEY}_`],
    ['a zero-width space', `${KEY}%E2%80%8B`],
    ['a zero-width sign within', `${KEY.slice(0, 20)}%E2%80%8B${KEY.slice(20)}`],
    ['a soft hyphen within', `${KEY.slice(0, 9)}%C2%AD${KEY.slice(9)}`],
    ['a mark of byte order', `%EF%BB%BF${KEY}`],
    ['a line break within', `${KEY.slice(0, 20)}%0D%0A${KEY.slice(20)}`],
    ['a line break and the indent of a quotation', `${KEY.slice(0, 20)}%0A%3E%20${KEY.slice(20)}`],
    ['a soft line break of quoted-printable', `${KEY.slice(0, 20)}=%0D%0A${KEY.slice(20)}`],
    ['a space before', `%20${KEY}`],
    ['a space that does not break', `${KEY}%C2%A0`],
    ['the next word', `${KEY}%20Bitte`],
    ['the next line', `${KEY}%0D%0A%0D%0ADer%20Link`],
    ['what Safe Links add', `${KEY}&data=05%7C02%7Cpaula%40example.org&sdata=x%3D&reserved=0`],
    ['tracking that was encoded into the path', `${KEY}%3Futm_source=mail&mc_eid=1`],
    ['a fragment that was encoded', `${KEY}%23:~:text=x`],
    ['markup', `${KEY}%22%3ELink%3C/a%3E`],
    ['an entity', `${KEY}&gt;`],
    ['a slash', `${KEY}/`],
    ['a slash and a bracket', `${KEY}/>`],
    ['three dots', `${KEY}%E2%80%A6`],
    ['half an escape', `${KEY}%`],
    ['half an escape of two', `${KEY}%3`],
  ])('comes out of %s', (_, raw) => {
    expect(linkKey(raw)).toBe(KEY)
  })

  test('is nothing where nothing is left', () => {
    for (const raw of ['', '%3E', '.', '%20', '%E2%80%8B']) expect(linkKey(raw)).toBe('')
  })
})
