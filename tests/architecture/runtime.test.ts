import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { loadedPackages, strayPackages } from './runtime.ts'

describe('packages of the running product', () => {
  const named = Object.keys(packageJson.dependencies)
  const loaded = loadedPackages()

  test('are those that its process loads: what the browser gets is part of the build', () => {
    expect(strayPackages(named, loaded)).toEqual([])
    expect(loaded.length).toBeGreaterThan(10)
  })

  test('one that nothing loads is told, and one that is missing', () => {
    expect(strayPackages([...named, 'react'], loaded)).toEqual(['react is named and not loaded'])
    expect(strayPackages(named, [...loaded, 'react'])).toEqual(['react is loaded and not named'])
  })
})
