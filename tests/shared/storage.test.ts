import { afterEach, describe, expect, test, vi } from 'vitest'
import { storage } from '#src/shared/storage/storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  storage.clearPersonal()
  storage.remove('sprache')
})

describe('storage', () => {
  test('keeps values and gives them back', () => {
    expect(storage.set('sprache', 'fr')).toBe(true)
    expect(storage.get('sprache')).toBe('fr')
    expect(localStorage.getItem('sprache')).toBe('"fr"')
  })

  test('what cannot be read counts as none', () => {
    localStorage.setItem('userData', '{broken')
    expect(storage.get('userData')).toBeNull()
  })

  test('a full storage: the value lasts as long as the tab, and the caller learns it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(storage.set('accessToken', 'abc')).toBe(false)
    expect(storage.get('accessToken')).toBe('abc')
  })

  test('a blocked storage: everything works in memory', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(storage.set('accessToken', 'abc')).toBe(false)
    expect(storage.get('accessToken')).toBe('abc')
    storage.clearPersonal()
    expect(storage.get('accessToken')).toBeNull()
  })

  test('STO-06 what one user left is his alone, and goes with the login of another', () => {
    storage.setOwned('bildwunsch', '1-0', { stil: 'foto' })
    expect(storage.getOwned('bildwunsch', '1-0')).toEqual({ stil: 'foto' })
    expect(storage.getOwned('bildwunsch', '2-5')).toBeNull()
    storage.keepOwned('1-0')
    expect(storage.getOwned('bildwunsch', '1-0')).toEqual({ stil: 'foto' })
    storage.keepOwned('2-5')
    expect(localStorage.getItem('bildwunsch')).toBeNull()
  })

  test('another tab is heard', () => {
    const heard: (string | null)[] = []
    const stop = storage.subscribe((key) => heard.push(key))
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
    stop()
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'sprache' }))
    expect(heard).toEqual(['accessToken'])
  })
})
