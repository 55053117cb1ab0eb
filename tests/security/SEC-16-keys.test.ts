import { describe, expect, it } from 'vitest'
import { newSecret } from '#mocks/backend/platform/secrets.ts'

describe('SEC-16 keys and tokens', () => {
  const keys = Array.from({ length: 2_000 }, newSecret)

  it('are 256 bits in letters that survive an address', () => {
    for (const key of keys) {
      expect(key).toMatch(/^[\w-]{43}$/)
      expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    }
  })

  it('never come twice and prefer no letter', () => {
    expect(new Set(keys).size).toBe(keys.length)
    const counts = new Map<string, number>()
    // The last letter of 32 bytes carries four bits only.
    for (const letter of keys.join('').replaceAll(/(.{42})./g, '$1')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    expect(counts.size).toBe(64)
    const expected = (keys.length * 42) / 64
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected / 4)
  })
})
