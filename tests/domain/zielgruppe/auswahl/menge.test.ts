import { expect, test } from 'vitest'
import type { AuswahlMenge } from '#src/contract/auswahlMenge.ts'
import type { ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { gewaehlteAnzahl, mengeProblem, mengeSatz, regelnFuer } from '#src/domain/zielgruppe/auswahl/menge.ts'
import { isConnectable, toVerknuepfung } from '#src/domain/zielgruppe/auswahl/verknuepfung.ts'
import { filterSatz, LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'

const umkreis = { art: 'umkreis', plz: '01099', radiusKm: 5 } as const

test.each<[AuswahlMenge | null, string | null, ZielgruppeFilter['gebiet']?]>([
  [null, null],
  [{ anzahl: 1, regel: 'gleichmaessig' }, null],
  [{ anzahl: 0, regel: 'gleichmaessig' }, 'anzahl'],
  [{ regel: 'gleichmaessig' }, 'anzahl'],
  [{ budgetCt: 1, anzahl: 0, regel: 'gleichmaessig' }, null],
  [{ anzahl: 1, regel: 'naechste' }, 'regel'],
  [{ anzahl: 1, regel: 'naechste' }, null, umkreis],
  [{ anzahl: 1, regel: 'zufall' }, 'startzahl'],
  [{ anzahl: 1, regel: 'zufall', startzahl: 0 }, null],
])('%j is wrong at %j', (menge, feld, gebiet = LEERER_FILTER.gebiet) => {
  expect(mengeProblem({ ...LEERER_FILTER, gebiet, menge })?.feld ?? null).toBe(feld)
})

test('nearest first needs a circle', () => {
  expect(regelnFuer('umkreis')[0]).toBe('naechste')
  expect(regelnFuer('plz')).toEqual(['gleichmaessig', 'zufall'])
})

test('takes no more than there are', () => {
  expect(gewaehlteAnzahl(null, 70)).toBe(70)
  expect(gewaehlteAnzahl(undefined, 70)).toBe(70)
  expect(gewaehlteAnzahl({ anzahl: 50, regel: 'gleichmaessig' }, 70)).toBe(50)
  expect(gewaehlteAnzahl({ anzahl: 90, regel: 'gleichmaessig' }, 70)).toBe(70)
  expect(gewaehlteAnzahl({ budgetCt: 9, regel: 'gleichmaessig' }, 70)).toBe(0)
})

test.each<[AuswahlMenge, string]>([
  [{ anzahl: 1500, regel: 'naechste' }, 'davon 1.500, die Nächsten zuerst'],
  [{ anzahl: 1500, regel: 'gleichmaessig' }, 'davon 1.500, gleichmäßig verteilt'],
  [{ anzahl: 7, regel: 'zufall', startzahl: 42 }, 'davon 7, zufällig gezogen (Startzahl 42)'],
  [{ budgetCt: 7, regel: 'gleichmaessig' }, 'davon so viele, wie das Budget erlaubt, gleichmäßig verteilt'],
])('%j in words', (menge, satz) => {
  expect(mengeSatz(menge)).toBe(satz)
})

test('the sentence of a filter says what it is connected with and how many are taken', () => {
  const filter: ZielgruppeFilter = {
    ...LEERER_FILTER,
    verknuepfung: [
      { art: 'ohne', idPtZielgruppe: 1, bezeichnung: 'Dresden' },
      { art: 'und', idPtZielgruppe: 2, bezeichnung: 'Frauen' },
    ],
    menge: { anzahl: 900, regel: 'gleichmaessig' },
  }
  expect(filterSatz(filter)).toBe(
    'Alle Personen in ganz Deutschland, ohne „Dresden“, und zugleich in „Frauen“, davon 900, gleichmäßig verteilt',
  )
})

test('only a group of its own can be connected', () => {
  const group = (filter: ZielgruppeFilter | null) => ({ idPtZielgruppe: 3, bezeichnung: 'Drei', filter })
  const plain = { art: 'und', idPtZielgruppe: 3, bezeichnung: 'Drei', filter: LEERER_FILTER }
  expect(toVerknuepfung(group(LEERER_FILTER), 'und')).toEqual(plain)
  expect(toVerknuepfung(group({ ...LEERER_FILTER, menge: null, verknuepfung: [] }), 'und')).toEqual(plain)
  expect(isConnectable(group(null))).toBe(false)
  expect(toVerknuepfung(group(null), 'und')).toBeNull()
  for (const more of [
    { menge: { anzahl: 1, regel: 'gleichmaessig' } },
    { verknuepfung: [{ art: 'und', idPtZielgruppe: 1 }] },
  ] as const)
    expect(toVerknuepfung(group({ ...LEERER_FILTER, ...more } as ZielgruppeFilter), 'und')).toBeNull()
})
