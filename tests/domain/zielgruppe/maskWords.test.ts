import { expect, test } from 'vitest'
import { maskWords } from '#src/domain/zielgruppe/maskWords.ts'

test.each([
  ['Änne Groß-Öztürk', 'Äxxx Gxxx-Öxxxxx', 'Ä… G…-Ö…'],
  ['Hauptstr. 12', 'Hxxxxxxx. 00', 'H… ••'],
  ["D'Angelo", "D'Axxxxx", "D'A…"],
  ['Müller & Söhne GmbH', 'Mxxxxx & Sxxxx Gxxx', 'M… & S… G…'],
  ['Straße des 17. Juni', 'Sxxxxx dxx 00. Jxxx', 'S… d… ••. J…'],
  ['Hauptstr. 12a', 'Hxxxxxxx. 00a', 'H… ••'],
  ['Hauptstr. 12 b', 'Hxxxxxxx. 00 b', 'H… ••'],
  ['Ú', 'Ú', 'Ú'],
  ['', '', ''],
])('%s is drawn sign for sign as %s, and in a list as %s', (text, gleichLang, kurz) => {
  expect(maskWords(text, 'gleichLang')).toBe(gleichLang)
  expect(maskWords(text, 'kurz')).toBe(kurz)
})
