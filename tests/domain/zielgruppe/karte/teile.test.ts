import { describe, expect, test } from 'vitest'
import { gebiet as gebietSchema, PLZ_BEREICHE_MAX, type Gebiet } from '#src/contract/gebiet.ts'
import { punkteIn } from '#src/domain/zielgruppe/karte/gebietPunkte.ts'
import { PLZ_PUNKTE } from '#src/domain/zielgruppe/karte/punkte.ts'
import { REGIONEN } from '#src/domain/zielgruppe/karte/regionen.ts'
import { bereicheVon, geaendert } from '#src/domain/zielgruppe/karte/teile.ts'
import { bereichDer } from '#src/domain/zielgruppe/plzListe.ts'

const codes = (gebiet: Gebiet) => punkteIn(gebiet).map(({ plz }) => plz)
const DEUTSCHLAND: Gebiet = { art: 'deutschland' }
const BAYERN: Gebiet = { art: 'bundesland', bundeslaender: ['BY'] }
const STAEDTE: Gebiet = { art: 'ort', orte: ['Dresden', 'Leipzig'] }
const KREIS: Gebiet = { art: 'umkreis', plz: '10115', radiusKm: 60 }

describe('an area of any kind with a region put in or taken out', () => {
  test.each<[string, Gebiet, string, boolean, string]>([
    ['Bayern without 94', BAYERN, '94', false, 'plz'],
    ['Dresden and Leipzig plus 09', STAEDTE, '09', true, 'plz'],
    ['all of Germany without 01', DEUTSCHLAND, '01', false, 'leitregion'],
    ['a circle plus a region', KREIS, '01', true, 'plz'],
    ['a circle without a region', KREIS, '15', false, 'plz'],
    [
      'a range of whole regions without one',
      { art: 'plzBereich', von: '01000', bis: '04999' },
      '02',
      false,
      'leitregion',
    ],
    ['regions plus one', { art: 'leitregion', leitregionen: ['01'] }, '80', true, 'leitregion'],
    ['a region without itself', { art: 'leitregion', leitregionen: ['01'] }, '01', false, 'leitregion'],
    ['a typed list without a region', { art: 'plz', plz: ['01067', '04103'] }, '01', false, 'plz'],
    ['nothing plus a region', { art: 'umkreis', plz: '', radiusKm: 10 }, '01', true, 'leitregion'],
  ])('%s', (_, vorher, region, dazu, art) => {
    const nachher = geaendert(vorher, [bereichDer(region)], dazu)
    const inRegion = (plz: string) => plz.startsWith(region)
    const bleibt = codes(vorher).filter((plz) => !inRegion(plz))
    const ihre = PLZ_PUNKTE.map(({ plz }) => plz).filter((plz) => dazu && inRegion(plz))
    expect(codes(nachher)).toEqual([...bleibt, ...ihre].toSorted())
    expect(nachher.art).toBe(art)
    expect(gebietSchema.safeParse(nachher).success).toBe(true)
  })

  test('whole regions of Bayern are two digits, and what it has of others are runs of codes', () => {
    const ohne = geaendert(BAYERN, [bereichDer('94')], false)
    expect(ohne).toMatchObject({
      art: 'plz',
      bereiche: expect.arrayContaining([
        { von: '95000', bis: '95999' },
        { von: '96044', bis: '96489' },
      ]),
    })
    expect(bereicheVon(BAYERN).length).toBeLessThan(12)
  })
  test('all of Germany is five ranges: no code begins with 00, 05, 11, 43 or 62', () => {
    expect(bereicheVon(DEUTSCHLAND).map(({ von, bis }) => `${von}-${bis}`)).toEqual([
      '01000-04999',
      '06000-10999',
      '12000-42999',
      '44000-61999',
      '63000-99999',
    ])
  })
})

test('one code is put in and taken out, and what was regions becomes a list', () => {
  const eine = [{ von: '01067', bis: '01067' }]
  const ohne = geaendert({ art: 'leitregion', leitregionen: ['01'] }, eine, false)
  expect(ohne).toEqual({
    art: 'plz',
    plz: [],
    bereiche: [
      { von: '01000', bis: '01066' },
      { von: '01068', bis: '01999' },
    ],
  })
  expect(geaendert({ art: 'leitregion', leitregionen: [] }, eine, true)).toEqual({ art: 'plz', plz: ['01067'] })
})

test('a list never has more ranges than it may: the shortest become codes', () => {
  const viele: Gebiet = {
    art: 'plz',
    plz: [],
    bereiche: REGIONEN.flatMap(({ punkte }) =>
      [0, 3, 6].map((at) => ({ von: punkte[at]?.plz ?? '', bis: punkte[at + 1]?.plz ?? '' })),
    ).slice(0, PLZ_BEREICHE_MAX),
  }
  const nachher = geaendert(viele, [bereichDer('98')], true)
  expect(gebietSchema.safeParse(nachher).success).toBe(true)
  expect(codes(nachher)).toEqual([...codes(viele), ...codes({ art: 'leitregion', leitregionen: ['98'] })].toSorted())
})
