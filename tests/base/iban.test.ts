import { describe, expect, it } from 'vitest'
import { maskIban, checkIban } from '#src/base/iban.ts'

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
    expect(checkIban(typed)).toEqual({ ok: true, iban })
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
    expect(checkIban(typed)).toEqual({ ok: false, text: expect.stringContaining(text) as string })
  })

  /** Length per country, from the registry of ISO 13616. */
  const REGISTRY =
    'AD24 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 ' +
    'LT20 LU20 LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 SE24 SI19 SK24 SM27 VA22'
  it.each(REGISTRY.split(' '))('has as many signs as its country gives: %s', (entry) => {
    const [land, length] = [entry.slice(0, 2), Number(entry.slice(2))]
    const account = '1'.repeat(length - 4)
    const digits = String(98 - Number(BigInt(`${account}${parseInt(land[0]!, 36)}${parseInt(land[1]!, 36)}00`) % 97n))
    const iban = `${land}${digits.padStart(2, '0')}${account}`
    expect(checkIban(iban)).toEqual({ ok: true, iban })
    expect(checkIban(iban.slice(0, -1))).toMatchObject({ ok: false, text: expect.stringContaining('Stellen') })
    expect(checkIban(`${iban}1`)).toMatchObject({ ok: false, text: expect.stringContaining('Stellen') })
  })

  it('finds every single wrong digit and every swap of neighbours', () => {
    const iban = 'DE89370400440532013000'
    for (let at = 2; at < iban.length; at++) {
      const other = String((Number(iban.charAt(at)) + 1) % 10)
      expect(checkIban(iban.slice(0, at) + other + iban.slice(at + 1)).ok).toBe(false)
      const [a, b] = [iban.charAt(at), iban.charAt(at + 1)]
      if (b === '' || a === b) continue
      expect(checkIban(iban.slice(0, at) + b + a + iban.slice(at + 2)).ok).toBe(false)
    }
  })

  it('shows country, check digits and the last four', () => {
    expect(maskIban('DE89370400440532013000')).toBe('DE89 •••• •••• •••• ••30 00')
    expect(maskIban('NO9386011117947')).toBe('NO93 •••• •••7 947')
    expect(maskIban('DE891234')).toBe('DE89 1234')
  })
})
