import { expect, test } from 'vitest'
import { allEntries, allNamed, entriesIn, idsOf, namedIn } from './catalogue.ts'

test('a row is read off its table, a test off its title', () => {
  expect(entriesIn('| NET-01 | a request hangs | ends |\n| no id | x |')).toEqual([
    { id: 'NET-01', says: 'a request hangs: ends' },
  ])
  expect(idsOf('SEC-09')).toEqual(['SEC-09'])
  expect(idsOf('SEC-02, SEC-05')).toEqual(['SEC-02', 'SEC-05'])
  expect(idsOf('SEC-08 to SEC-11')).toEqual(['SEC-08', 'SEC-09', 'SEC-10', 'SEC-11'])
  expect(namedIn('x.test.ts', "it('SEC-01 and SEC-02 twice', () => {})\n// NET-01 in a comment")).toEqual([
    { file: 'x.test.ts', title: 'twice', ids: ['SEC-01', 'SEC-02'] },
  ])
})

test('every rule, fault and promise has a test that begins with its id', () => {
  const named = new Set(allNamed().flatMap(({ ids }) => ids))
  const without = allEntries()
    .map(({ id }) => id)
    .filter((id) => !named.has(id))
  expect(without).toEqual([])
})

test('no test names a rule that does not exist', () => {
  const known = new Set(allEntries().map(({ id }) => id))
  expect(allNamed().filter(({ ids }) => ids.some((id) => !known.has(id)))).toEqual([])
})
