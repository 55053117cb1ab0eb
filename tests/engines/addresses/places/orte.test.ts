import { describe, expect, test } from 'vitest'
import {
  LEITREGIONEN,
  ORTE,
  ortDerLeitregion,
  ortZuPlz,
  plzMoeglich,
  plzPasstZuOrt,
} from '#src/engines/addresses/places/orte.ts'
import { ORT_NACH_HASH } from '#src/engines/addresses/places/ortspruefung.ts'

describe('places', () => {
  test('cover every Leitregion in use', () => {
    const covered = (leitregion: string) =>
      ORTE.some(({ plz }) =>
        plz.some(
          ([von, bis]) => Number(leitregion) >= Math.floor(von / 1000) && Number(leitregion) <= Math.floor(bis / 1000),
        ),
      )
    expect(LEITREGIONEN).toHaveLength(95)
    expect([LEITREGIONEN[0], LEITREGIONEN[4], LEITREGIONEN.at(-1)]).toEqual(['01', '06', '99'])
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
    // Beside every range, but in the Leitregion of one.
    ['60301', 'Frankfurt am Main'],
    ['01069', 'Dresden'],
    ['01328', 'Dresden'],
    ['01662', 'Meißen'],
  ])('%s lies in %s', (plz, name) => {
    expect(ortZuPlz(plz)?.name).toBe(name)
  })

  // 11 is in use for authorities alone and holds no street address (domain 6).
  test.each(['11011', '00123', '05123', '43123', '62123', '01000', '99999', 'abc', '0106', '010670', ''])(
    '%s lies nowhere',
    (plz) => {
      expect(ortZuPlz(plz)).toBeNull()
    },
  )

  test('takes the nearest place of the same Leitregion', () => {
    for (const plz of ['01001', '02999', '13001', '99998', '27777']) {
      const ort = ortZuPlz(plz)
      const number = Number(plz)
      const gaps = ORTE.flatMap(({ name, plz: ranges }) =>
        ranges
          .filter(
            ([von, bis]) => (number >= von && number <= bis) || Math.floor(von / 1000) === Math.floor(number / 1000),
          )
          .map(([von, bis]) => ({ name, gap: number < von ? von - number : Math.max(0, number - bis) })),
      )
      const least = Math.min(...gaps.map(({ gap }) => gap))
      expect(gaps.filter(({ gap }) => gap === least).map(({ name }) => name)).toContain(ort?.name)
    }
  })

  test('names a Leitregion by its largest place', () => {
    expect(['01', '04', '10', '20', '80', '60', '06'].map((region) => ortDerLeitregion(region)?.name)).toEqual([
      'Dresden',
      'Leipzig',
      'Berlin',
      'Hamburg',
      'München',
      'Frankfurt am Main',
      'Halle (Saale)',
    ])
    expect(ortDerLeitregion('05')).toBeNull()
  })

  test.each([
    [1000, false],
    [1001, true],
    [11_111, false],
    [12_000, true],
    [62_999, false],
    [63_000, true],
    [99_998, true],
    [99_999, false],
  ])('%d can be a postal code: %s', (plz, can) => {
    expect(plzMoeglich(plz)).toBe(can)
  })

  test('codes of companies next to a range still belong to the place', () => {
    const frankfurt = ORTE.find(({ name }) => name === 'Frankfurt am Main')!
    expect(plzPasstZuOrt(60262, frankfurt)).toBe(false)
    expect(plzPasstZuOrt(60301, frankfurt)).toBe(true)
    const dresden = ORTE.find(({ name }) => name === 'Dresden')!
    expect([999, 1000, 1099, 1328, 1399, 1400, 1478, 1499, 1500].map((plz) => plzPasstZuOrt(plz, dresden))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ])
  })
})
