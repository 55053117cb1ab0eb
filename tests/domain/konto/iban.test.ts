import { describe, expect, it } from 'vitest'
import { maskiereIban, pruefeIban } from '#src/domain/konto/iban.ts'

describe('IBAN', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['de89370400440532013000', 'DE89370400440532013000'],
    ['AT61 1904 3002 3457 3201', 'AT611904300234573201'],
    ['CH93-0076-2011-6238-5295-7', 'CH9300762011623852957'],
    ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
    ['MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
    ['FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
  ])('%s is taken', (typed, iban) => {
    expect(pruefeIban(typed)).toEqual({ ok: true, iban })
  })

  it.each([
    ['', 'Bitte geben Sie die IBAN ein.'],
    ['370400440532013000', 'beginnt mit dem Land'],
    ['DE8937040044053201300', 'hat 21 Stellen. Erwartet werden 22'],
    ['DE89 3704 0044 0532 0130 01', 'Prüfziffer'],
    ['DE98 3704 0044 0532 0130 00', 'Prüfziffer'],
    ['US64SVBKUS6S3300958879', 'SEPA-Raum'],
    ['DE89 3704 0044 0532 01<b> 00', 'beginnt mit dem Land'],
  ])('%s is refused', (typed, text) => {
    expect(pruefeIban(typed)).toEqual({ ok: false, text: expect.stringContaining(text) as string })
  })

  it('finds every single wrong digit and every swap of neighbours', () => {
    const iban = 'DE89370400440532013000'
    for (let at = 2; at < iban.length; at++) {
      const other = String((Number(iban.charAt(at)) + 1) % 10)
      expect(pruefeIban(iban.slice(0, at) + other + iban.slice(at + 1)).ok).toBe(false)
      const [a, b] = [iban.charAt(at), iban.charAt(at + 1)]
      if (b === '' || a === b) continue
      expect(pruefeIban(iban.slice(0, at) + b + a + iban.slice(at + 2)).ok).toBe(false)
    }
  })

  it('shows country, check digits and the last four', () => {
    expect(maskiereIban('DE89370400440532013000')).toBe('DE89 •••• •••• •••• ••30 00')
  })
})
