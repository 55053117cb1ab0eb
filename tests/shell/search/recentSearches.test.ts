import { afterEach, expect, test } from 'vitest'
import { storage } from '#src/shared/storage/storage.ts'
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from '#src/shell/search/recentSearches.ts'

afterEach(() => storage.remove('letzteSuchen'))

test('keeps the last five, newest first, each once', () => {
  for (const q of ['a', 'b', 'c', 'd', 'e', 'f', 'C']) rememberSearch(q)
  expect(recentSearches()).toEqual(['C', 'f', 'e', 'd', 'b'])
})

test('forgets one, and all', () => {
  for (const q of ['a', 'b', 'c']) rememberSearch(q)
  expect(forgetSearch('b')).toEqual(['c', 'a'])
  expect(forgetSearches()).toEqual([])
  expect(localStorage.getItem('letzteSuchen')).toBeNull()
})

test.each([
  ['{broken'],
  ['"text"'],
  ['{"0":"a"}'],
  ['[1,null,{"q":"a"},"","  "]'],
  [JSON.stringify(['x'.repeat(101)])],
])('what was edited counts as none: %s', (text) => {
  localStorage.setItem('letzteSuchen', text)
  expect(recentSearches()).toEqual([])
})

test('is gone after the session, however it ends', () => {
  rememberSearch('Katharina Brandt')
  storage.clearPersonal()
  expect(recentSearches()).toEqual([])
})
