import { dirname } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { countCasts, countEffects, countVerbs } from './figures.ts'
import { knip, readFigures } from './metrics.ts'
import { parseText } from './syntax.ts'

describe('figures of the code', () => {
  test('a cast is told from what keeps its type', () => {
    const text = `
      const kept = ['a'] as const
      const cast = kept as readonly string[]
      // oxlint-disable-next-line no-alert -- counted
      const sure = kept[0]!
      const checked = kept satisfies readonly string[]`
    expect(countCasts(parseText('casts.ts', text))).toBe(3)
  })

  test('effects are counted by call, not by import', () => {
    const text = `
      import { useEffect } from 'react'
      const useBoth = () => { useEffect(() => {}); React.useLayoutEffect(() => {}) }`
    expect(countEffects(parseText('effects.ts', text))).toBe(2)
  })

  test('what is unused is counted where no script of npm put the packages on the path', () => {
    vi.stubEnv('PATH', `${dirname(process.execPath)}:/usr/bin:/bin`)
    expect(knip('--version')).toMatch(/^\d+\.\d+/)
    vi.unstubAllEnvs()
    expect(() => knip('--nothing-like-it')).toThrow(/knip did not run/)
  })

  test('German verbs are counted in names of functions, not in names on the wire or of things', () => {
    const text = `
      function pruefeListe() {}
      const lies = () => 1
      const liste = [1]
      const handlers = { ladeEin() {}, zeige: () => 1, show: () => 1 }
      class Tisch { setze() {} }`
    expect(countVerbs(parseText('verbs.ts', text), new Set(['ladeEin']))).toEqual({
      functions: 5,
      german: ['pruefeListe', 'lies', 'zeige', 'setze'],
    })
  })

  test('each keeps its bar', () => {
    const { figures, details } = readFigures()
    const above = Object.entries(figures).filter(([, { figure, most }]) => figure > most)
    expect(above).toEqual([])
    expect(details['props']?.().length).toBeGreaterThan(0)
  })
})
