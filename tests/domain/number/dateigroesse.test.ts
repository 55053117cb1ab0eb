import { expect, test } from 'vitest'
import { formatDateigroesse } from '#src/domain/number/dateigroesse.ts'

test.each([
  [5, '1 KB'],
  [47_104, '46 KB'],
  [1_048_576, '1 MB'],
  [2_726_298, '2,6 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatDateigroesse(bytes)).toBe(text)
})
