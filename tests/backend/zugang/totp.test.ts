import { describe, expect, it } from 'vitest'
import { findSchritt, fromBase32, newSchluessel, otpauthUrl, toBase32, totp } from '#mocks/backend/zugang/totp.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

describe('RFC 6238, appendix B (SHA-1)', () => {
  const secret = utf8('12345678901234567890')
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('%i s gives %s', (seconds, code) => {
    expect(totp(secret, Math.floor(seconds / 30), 8)).toBe(code)
    expect(totp(secret, Math.floor(seconds / 30))).toBe(code.slice(2))
  })
})

describe('RFC 4648, base 32', () => {
  it.each([
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%s is %s', (text, base32) => {
    expect(toBase32(utf8(text))).toBe(base32)
    expect(fromBase32(base32).toString()).toBe(text)
  })
})

describe('a code', () => {
  const schluessel = newSchluessel()
  const at = (schritt: number) => schritt * 30_000 + 17_000
  const code = (schritt: number) => totp(fromBase32(schluessel), schritt)

  it('counts one step before and after its own, no further', () => {
    const found = [-2, -1, 0, 1, 2].map((away) => findSchritt(schluessel, code(1000 + away), at(1000), 0))
    expect(found).toEqual([null, 999, 1000, 1001, null])
  })

  it('does not count once a later or the same one was taken', () => {
    expect(findSchritt(schluessel, code(1000), at(1000), 1000)).toBeNull()
    expect(findSchritt(schluessel, code(999), at(1000), 1000)).toBeNull()
    expect(findSchritt(schluessel, code(1001), at(1000), 1000)).toBe(1001)
  })

  it('has a secret of 160 bits, another one every time', () => {
    expect(schluessel).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSchluessel()).not.toBe(schluessel)
  })

  it('comes to the app with issuer and account', () => {
    const url = new URL(otpauthUrl('Post & Karte', 'a+b@example.org', 'MZXW6YTB'))
    expect(url.protocol).toBe('otpauth:')
    expect(decodeURIComponent(url.pathname)).toContain('Post & Karte:a+b@example.org')
    expect(Object.fromEntries(url.searchParams)).toEqual({ secret: 'MZXW6YTB', issuer: 'Post & Karte' })
  })
})
