import { expect, test } from 'vitest'
import { ORTE } from '#src/engines/addresses/places/orte.ts'
import { punkteIn } from '#src/domain/zielgruppe/karte/gebietPunkte.ts'
import { ortsnamen, ortsProblem, plzImOrt, STADTNAMEN } from '#src/domain/zielgruppe/karte/ortswahl.ts'
import { kmVon, PLZ_PUNKTE, punktZu } from '#src/domain/zielgruppe/karte/punkte.ts'

test('every PLZ with a delivery area lies in a place that can be chosen, and no place is empty', () => {
  const namen = ortsnamen()
  const alle = new Set(namen.flatMap(plzImOrt))
  expect(PLZ_PUNKTE.filter(({ plz }) => !alle.has(plz))).toEqual([])
  expect(namen.filter((name) => plzImOrt(name).length === 0)).toEqual([])
  expect(new Set(namen).size).toBe(namen.length)
  expect(STADTNAMEN).toHaveLength(ORTE.length)
})

test('the towns keep their ranges, and places of their names elsewhere are told apart', () => {
  expect(plzImOrt('Dresden')).toContain('01067')
  expect(plzImOrt('Halle (Saale)')).toContain('06108')
  expect(plzImOrt('Halle (Saale)')).not.toContain('33790')
  expect(plzImOrt('Halle (33790)')).toEqual(['33790'])
  expect(plzImOrt('Rosenheim')).not.toContain('57520')
  expect(plzImOrt('Rosenheim (57520)')).toEqual(['57520'])
  // Outside its ranges, and Hamburg all the same.
  expect(plzImOrt('Hamburg')).toContain('20038')
  expect(plzImOrt('Nirgendwo')).toEqual([])
})

test('whoever chooses a place gets no other one of its name', () => {
  // Hesse has the PLZ of that name; that in Thuringia shares one with a neighbour.
  expect(plzImOrt('Ronneburg')).toEqual([])
  expect(plzImOrt('Ronneburg (63549)')).toEqual(['63549'])
})

test('PLZ of one name count as one place only where they lie together', () => {
  const weit = ortsnamen()
    .filter((name) => !STADTNAMEN.includes(name))
    .filter((name) => {
      const [first, ...rest] = plzImOrt(name).flatMap((plz) => punktZu(plz) ?? [])
      return first !== undefined && rest.some((punkt) => kmVon(first, punkt) > 25)
    })
  expect(weit).toEqual([])
})

test('a choice of places is the PLZ of each of them', () => {
  const plz = punkteIn({ art: 'ort', orte: ['Bad Tölz (83646)', 'Halle (33790)'] }).map((punkt) => punkt.plz)
  expect(plz).toEqual(['33790', '83646'])
})

test('names that nobody knows are named, with what may be meant', () => {
  expect(ortsProblem({ art: 'ort', orte: ['Dresden', 'Halle (33790)'] })).toBeNull()
  expect(ortsProblem({ art: 'ort', orte: ['Dresden', 'Halle', 'Nirgendwo'] })?.text).toBe(
    'Diese Orte kennen wir nicht: Halle, Nirgendwo. Gemeint sein kann: Halle (33790), Halle (37620), Halle (49843), Halle (Saale).',
  )
})
