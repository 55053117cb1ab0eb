import { expect, test } from 'vitest'
import { gleichesPostfach } from '#src/domain/konto/postfach.ts'

test.each([
  ['lena@firma.de', ' Lena@FIRMA.de '],
  ['lena+rechnung@firma.de', 'lena+werbung@firma.de'],
  ['lena.vogt@gmail.com', 'LenaVogt@googlemail.com'],
  ['Lena.Vogt@GoogleMail.com', 'lenavogt@gmail.com'],
])('%s and %s are one mailbox', (a, b) => {
  expect(gleichesPostfach(a, b)).toBe(true)
})

test.each([
  ['lena@firma.de', 'lena@firma.com'],
  ['lena@firma.de', 'lene@firma.de'],
  ['lena.vogt@firma.de', 'lenavogt@firma.de'],
  ['+a@firma.de', 'b@firma.de'],
  ['gmail.com', 'lena@gmail.com'],
])('%s and %s are two', (a, b) => {
  expect(gleichesPostfach(a, b)).toBe(false)
})
