import { describe, expect, test } from 'vitest'
import { flag, listSchema, oneOf, searchText, wholeNumber } from '#src/shared/list/listSchema.ts'

const LISTE = listSchema({
  fields: { q: searchText(), art: oneOf(['a', 'b']), jahr: wholeNumber(2000, 2999), archiviert: flag() },
  view: ['archiviert'],
  sort: { name: 'auf', datum: 'ab' },
  usualSort: 'datum',
})
const USUAL = { sort: 'datum', richtung: 'ab', page: 1 }
const at = (text: string) => new URLSearchParams(text)

describe('what the address of a list says', () => {
  test.each([
    ['nothing', '', USUAL],
    [
      'everything',
      'q=ei&art=b&jahr=2026&archiviert=1&sort=name&richtung=ab&page=3',
      { q: 'ei', art: 'b', jahr: 2026, archiviert: true, sort: 'name', richtung: 'ab', page: 3 },
    ],
    ['another order begins with its own direction', 'sort=name', { ...USUAL, sort: 'name', richtung: 'auf' }],
    ['words that are none of its own', 'art=c&sort=preis&richtung=quer&archiviert=ja', USUAL],
    ['words of every object', 'sort=constructor&art=__proto__&jahr=toString', USUAL],
    ['pages that are none', 'page=0', USUAL],
    ['a page below', 'page=-3', USUAL],
    ['a page between', 'page=1.5', USUAL],
    ['a page in another writing', 'page=1e3', USUAL],
    ['a page beyond counting', 'page=99999999999999999999', USUAL],
    ['a page with blanks', 'page=%202', USUAL],
    ['a number outside of its bounds', 'jahr=1999', USUAL],
    ['a number above its bounds', 'jahr=3000', USUAL],
    ['an empty search', 'q=', USUAL],
    ['two of a name: the first', 'art=a&art=b', { ...USUAL, art: 'a' }],
    ['a search with what markup is made of', 'q=%3Cscript%3E%26%25', { ...USUAL, q: '<script>&%' }],
    // Addresses that passed through other programs.
    ['what mailings and networks append', 'q=ei&utm_source=brief&fbclid=IwAR0&mc_eid=1', { ...USUAL, q: 'ei' }],
    ['an ampersand as a mail in HTML writes it', 'q=ei&amp;page=3', { ...USUAL, q: 'ei' }],
    ['blanks as a form writes them', 'q=k%C3%B6ln+g%C3%A4rtner', { ...USUAL, q: 'köln gärtner' }],
    ['an umlaut of an old mail program', 'q=K%F6ln', { ...USUAL, q: 'K\uFFFDln' }],
    ['encoded twice by a chat', 'art%3Da%26page%3D2', USUAL],
    ['a percent sign that nobody encoded', 'q=100%&page=2', { ...USUAL, q: '100%', page: 2 }],
    ['cut off within a sign', 'page=2&q=%E', { ...USUAL, q: '%E', page: 2 }],
  ])('%s', (_name, address, params) => {
    expect(LISTE.parse(at(address))).toEqual(params)
  })

  test('a search is cut to what the call takes', () => {
    expect(LISTE.parse(at(`q=${'x'.repeat(300)}`)).q).toHaveLength(200)
  })
})

describe('a change of the list', () => {
  test.each([
    ['leads to the first page', 'page=4', { art: 'a' as const }, 'art=a'],
    ['but that of the page', 'art=a', { page: 4 }, 'art=a&page=4'],
    ['the first page stays out', 'art=a&page=4', { page: 1 }, 'art=a'],
    ['what is taken away too', 'q=ei&art=a', { art: undefined }, 'q=ei'],
    ['a flag is written as 1', '', { archiviert: true }, 'archiviert=1'],
    ['what belongs to others stays', 'ansicht=x', { q: 'ei' }, 'ansicht=x&q=ei'],
    ['nonsense goes', 'art=c&page=zwei', { q: 'ei' }, 'q=ei'],
  ])('%s', (_name, before, change, after) => {
    expect(String(LISTE.withChange(at(before), change))).toBe(after)
  })

  test.each([
    ['by another one, in its first direction', 'page=2&richtung=auf', 'name', 'sort=name'],
    ['by the same, the other way round', 'sort=name', 'name', 'richtung=ab&sort=name'],
    ['and back', 'sort=name&richtung=ab', 'name', 'sort=name'],
    ['by the usual one', 'sort=name&richtung=ab', 'datum', ''],
    ['by the usual one, the other way round', '', 'datum', 'richtung=auf'],
    ['by none of its own', 'q=ei', 'constructor', 'q=ei'],
  ])('sorts %s', (_name, before, key, after) => {
    const next = LISTE.sortedBy(at(before), key)
    next.sort()
    expect(String(next)).toBe(after)
  })

  test('without filters it keeps order and view and what belongs to others', () => {
    const search = at('q=ei&art=a&jahr=2026&archiviert=1&sort=name&page=3&ansicht=x')
    expect(LISTE.isFiltered(search)).toBe(true)
    const after = LISTE.withoutFilters(search)
    expect(String(after)).toBe('archiviert=1&sort=name&ansicht=x')
    expect(LISTE.isFiltered(after)).toBe(false)
  })

  test('names its orders as they were declared', () => {
    expect(LISTE.sorts).toEqual(['name', 'datum'])
  })
})
