import { describe, expect, test } from 'vitest'
import { buildAbility, ROLE_RULES, ROLLEN } from '#src/domain/ability/ability.ts'
import { artenFor } from '#src/domain/zugang/benachrichtigung.ts'
import {
  formatSchluessel,
  formatWiederherstellung,
  parseTotp,
  parseWiederherstellung,
} from '#src/domain/zugang/code.ts'
import { geraetOf } from '#src/domain/zugang/geraet.ts'

describe('a device in plain words', () => {
  test.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox auf Windows'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome auf Linux',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
      'Chrome auf Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge auf Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Safari auf Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari auf iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
      'Chrome auf iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
      'Samsung Internet auf Android',
    ],
    ['Mozilla/5.0 (Android 16; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0', 'Firefox auf Android'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 OPR/126.0.0.0',
      'Opera auf Mac',
    ],
    ['Thunderlook (Windows NT 10.0)', 'Windows'],
    ['curl/8.17.0', null],
    ['', null],
  ])('%s', (userAgent, words) => {
    expect(geraetOf(userAgent)).toBe(words)
  })
})

describe('codes as people type them', () => {
  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['a12345', null],
    ['١٢٣٤٥٦', null],
  ])('of the app: %s', (typed, code) => {
    expect(parseTotp(typed)).toBe(code)
  })

  test.each([
    ['abcd-efgh-2345', 'abcdefgh2345'],
    ['ABCD EFGH 2345', 'abcdefgh2345'],
    ['abcdefgh2345', 'abcdefgh2345'],
    ['abcd-efgh-234', null],
    // Letters that look like figures are never in one.
    ['abcd-efgh-234o', null],
    ['123456', null],
  ])('for recovery: %s', (typed, code) => {
    expect(parseWiederherstellung(typed)).toBe(code)
  })

  test('what is shown is what can be typed', () => {
    expect(formatWiederherstellung('abcdefgh2345')).toBe('abcd-efgh-2345')
    expect(formatSchluessel('MZXW6YTBOI')).toBe('MZXW 6YTB OI')
  })
})

test('notices concern whoever makes campaigns', () => {
  const arten = Object.fromEntries(
    ROLLEN.map((rolle) => {
      const ability = buildAbility(ROLE_RULES[rolle])
      return [rolle, artenFor((action, subject) => ability.can(action, subject)).length]
    }),
  )
  expect(arten).toEqual({
    inhaber: 5,
    administrator: 5,
    kampagnenmanager: 5,
    gestalter: 0,
    freigeber: 0,
    buchhaltung: 0,
    betrachter: 0,
  })
})
