import { describe, expect, test } from 'vitest'
import {
  aufBlatt,
  GANZ,
  gesehen,
  isVisible,
  mitPunkt,
  vergroessert,
  verschoben,
} from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import { anteile, punkteIn } from '#src/domain/zielgruppe/karte/gebietPunkte.ts'
import { nachbar } from '#src/domain/zielgruppe/karte/nachbar.ts'
import { kmVon, naechsterPunkt, PLZ_PUNKTE, punktZu } from '#src/domain/zielgruppe/karte/punkte.ts'
import { REGIONEN } from '#src/domain/zielgruppe/karte/regionen.ts'

describe('points of the postal codes', () => {
  test('95 Leitregionen have all of them', () => {
    expect(REGIONEN).toHaveLength(95)
    expect(REGIONEN.reduce((sum, { punkte }) => sum + punkte.length, 0)).toBe(PLZ_PUNKTE.length)
    expect(REGIONEN.every(({ ort, punkte }) => ort !== '' && punkte.length > 10)).toBe(true)
  })
  test('lie where the places are', () => {
    expect(punktZu('01067')).toMatchObject({ ort: 'Dresden', bundesland: 'SN' })
    expect(punktZu('01054')).toBeUndefined()
    const [hamburg, muenchen] = [punktZu('20095'), punktZu('80331')]
    // 612 km as the crow flies.
    expect(hamburg && muenchen && Math.abs(kmVon(hamburg, muenchen) - 612)).toBeLessThan(5)
    expect(naechsterPunkt({ lat: 51.05, lon: 13.737 }, 5)?.ort).toBe('Dresden')
    expect(naechsterPunkt({ lat: 48.85, lon: 2.35 }, 30)).toBeNull()
  })
})

describe('how much of a Leitregion an area takes', () => {
  test.each([
    [{ art: 'leitregion' as const, leitregionen: ['01'] }, 'ganz', 'nicht'],
    [{ art: 'plz' as const, plz: ['04103'], bereiche: [{ von: '01000', bis: '01999' }] }, 'ganz', 'teil'],
    [{ art: 'plzBereich' as const, von: '01500', bis: '03999' }, 'teil', 'nicht'],
    [{ art: 'bundesland' as const, bundeslaender: ['BB'] }, 'teil', 'teil'],
    [{ art: 'ort' as const, orte: ['Leipzig'] }, 'nicht', 'teil'],
    [{ art: 'umkreis' as const, plz: '01067', radiusKm: 10 }, 'teil', 'nicht'],
    [{ art: 'deutschland' as const }, 'ganz', 'ganz'],
  ])('%j', (gebiet, dresden, leipzig) => {
    const von = anteile(gebiet)
    expect([von.get('01'), von.get('04')]).toEqual([dresden, leipzig])
  })
  test('of a circle with no middle nobody is meant', () => {
    expect(punkteIn({ art: 'umkreis', plz: '', radiusKm: 10 })).toEqual([])
  })
})

test('an arrow goes to the nearest spot ahead of it, and to none that lies beside', () => {
  const [ost, nordost, sued] = [
    { x: 20, y: 0 },
    { x: 8, y: -10 },
    { x: 1, y: 30 },
  ]
  const all = [ost, nordost, sued]
  expect(nachbar({ x: 0, y: 0 }, 'ArrowRight', all)).toBe(nordost)
  expect(nachbar({ x: 0, y: 0 }, 'ArrowUp', all)).toBe(nordost)
  expect(nachbar({ x: 0, y: 0 }, 'ArrowDown', all)).toBe(sued)
  expect(nachbar({ x: 0, y: 0 }, 'ArrowLeft', all)).toBeNull()
  expect(nachbar({ x: 0, y: 0 }, 'Enter', all)).toBeNull()
})

describe('what is seen of the map', () => {
  const blatt = { breite: 640, hoehe: 800 }
  test('the spot below the pointer stays there, and the edge is never left', () => {
    const bei = { x: 100, y: 200 }
    const nah = vergroessert(GANZ, 4, blatt, bei)
    expect(gesehen(nah, bei)).toEqual(bei)
    expect(aufBlatt(nah, gesehen(nah, { x: 7, y: 9 }))).toEqual({ x: 7, y: 9 })
    expect(verschoben(nah, { x: 9_999, y: 9_999 }, blatt)).toEqual({ faktor: 4, x: 0, y: 0 })
    expect(vergroessert(nah, 0.01, blatt)).toEqual(GANZ)
    expect(vergroessert(nah, 99, blatt).faktor).toBe(30)
  })
  test('what the keyboard comes to is brought into view', () => {
    const nah = vergroessert(GANZ, 8, blatt, { x: 0, y: 0 })
    const fern = { x: 600, y: 700 }
    expect(isVisible(nah, fern, blatt)).toBe(false)
    expect(isVisible(mitPunkt(nah, fern, blatt), fern, blatt)).toBe(true)
    expect(mitPunkt(nah, { x: 10, y: 10 }, blatt)).toBe(nah)
  })
})
