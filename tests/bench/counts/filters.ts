import type { Gebiet } from '#src/contract/gebiet.ts'
import type { ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { BUNDESLAENDER } from '#src/engines/addresses/places/bundeslaender.ts'
import { LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'
import { LEITREGIONEN, ORTE } from '#src/engines/addresses/places/orte.ts'
import { createRandom, type Random } from '#mocks/backend/seed/random.ts'

type Kind = (random: Random, plz: readonly string[]) => ZielgruppeFilter

/** Some values of each feature, as people choose them. */
function merkmale(random: Random, gebiet: Gebiet): ZielgruppeFilter {
  const some = <T extends string>(all: readonly T[]) => all.filter(() => random.next() < 0.4)
  return {
    geschlecht: some(['1', '2'] as const),
    kaufkraft: some(['1', '2', '3', '4', '5'] as const),
    haustyp: some(['1', '2', '3', '4'] as const),
    gebiet,
  }
}

const drawn = (random: Random, from: readonly string[], count: number) => [
  ...new Set(Array.from({ length: count }, () => random.pick(from))),
]
const umkreis = (random: Random, radiusKm: number): Gebiet => ({
  art: 'umkreis',
  plz: random.pick(['01099', '10115', '22767', '80331', '50667', '60311']),
  radiusKm,
})
const ORTSNAMEN = ORTE.map(({ name }) => name)

const KINDS: Record<string, Kind> = {
  everybody: () => LEERER_FILTER,
  'features alone': (random) => merkmale(random, { art: 'deutschland' }),
  'circle of 10 km': (random) => merkmale(random, umkreis(random, 10)),
  'circle of 100 km': (random) => merkmale(random, umkreis(random, 100)),
  'Bundesländer, 4': (random) =>
    merkmale(random, { art: 'bundesland', bundeslaender: drawn(random, Object.keys(BUNDESLAENDER), 4) }),
  'places, 20': (random) => merkmale(random, { art: 'ort', orte: drawn(random, ORTSNAMEN, 20) }),
  'postal codes, 2 000': (random, plz) => merkmale(random, { art: 'plz', plz: drawn(random, plz, 2_000) }),
  'Leitregionen, 5': (random) => merkmale(random, { art: 'leitregion', leitregionen: drawn(random, LEITREGIONEN, 5) }),
  'ranges of postal codes, 20': (random, plz) =>
    merkmale(random, {
      art: 'plz',
      plz: drawn(random, plz, 20),
      bereiche: drawn(random, LEITREGIONEN, 20).map((region) => ({ von: `${region}200`, bis: `${region}699` })),
    }),
  'range of postal codes': (random) => merkmale(random, { art: 'plzBereich', von: '20000', bis: '69999' }),
  'connected with four': (random, plz) => ({
    ...merkmale(random, { art: 'deutschland' }),
    verknuepfung: [
      { art: 'ohne', idPtZielgruppe: 0, filter: merkmale(random, umkreis(random, 50)) },
      { art: 'ohne', idPtZielgruppe: 0, filter: merkmale(random, { art: 'plz', plz: drawn(random, plz, 500) }) },
      { art: 'ohne', idPtZielgruppe: 0, filter: merkmale(random, { art: 'bundesland', bundeslaender: ['BY'] }) },
      { art: 'und', idPtZielgruppe: 0, filter: merkmale(random, { art: 'deutschland' }) },
    ],
  }),
  'limited by a budget': (random) => ({
    ...merkmale(random, { art: 'deutschland' }),
    menge: { budgetCt: random.int(100_000, 5_000_000), regel: 'gleichmaessig' },
  }),
}

/** Filters of each kind, the same ones every time; `idPtZielgruppe` is a group that may be connected. */
export function filtersOf(
  plz: readonly string[],
  idPtZielgruppe: number,
  each: number,
): [string, ZielgruppeFilter[]][] {
  const random = createRandom(20_261_127)
  return Object.entries(KINDS).map(([name, kind]) => [
    name,
    Array.from({ length: each }, () => {
      const filter = kind(random, plz)
      const verknuepfung = filter.verknuepfung?.map((one) => ({ ...one, idPtZielgruppe }))
      return { ...filter, ...(verknuepfung && { verknuepfung }) }
    }),
  ])
}
