import { expect, test } from 'vitest'
import { formatDateigroesse } from '#src/base/number/dateigroesse.ts'

test.each([
  [0, '1 KB'],
  [5, '1 KB'],
  [1535, '1 KB'],
  [1536, '2 KB'],
  [47_104, '46 KB'],
  [1_048_575, '1.024 KB'],
  [1_048_576, '1 MB'],
  [2_726_298, '2,6 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatDateigroesse(bytes)).toBe(text)
})
