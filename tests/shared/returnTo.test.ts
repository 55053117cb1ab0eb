import { expect, test } from 'vitest'
import { returnAddress, returnToQuery } from '#src/shared/routing/returnTo.ts'

test.each([
  ['/kampagne/editieren/7?schritt=zielgruppe', '/kampagne/editieren/7?schritt=zielgruppe&idPtZielgruppe=3'],
  ['/kampagne/editieren/7', '/kampagne/editieren/7?idPtZielgruppe=3'],
  ['/kampagne/editieren/7?idPtZielgruppe=1#x', '/kampagne/editieren/7?idPtZielgruppe=3'],
  ['https://evil.example/', null],
  ['//evil.example/', null],
  ['/\\evil.example', null],
  [null, null],
])('%s leads to %s', (wanted, expected) => {
  expect(returnAddress(wanted, { idPtZielgruppe: 3 })).toBe(expected)
})

test('without anything made the way back is the address as it was', () => {
  const query = new URLSearchParams(returnToQuery('/kampagne/erstellen?schritt=werbemittel'))
  expect(returnAddress(query.get('zurueck'))).toBe('/kampagne/erstellen?schritt=werbemittel')
})
