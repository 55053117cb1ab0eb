import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuswahlMenge } from '#src/contract/auswahlMenge.ts'
import type { Gebiet } from '#src/contract/gebiet.ts'
import type { ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { BUNDESLAENDER } from '#src/engines/addresses/places/bundeslaender.ts'
import { LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'
import { LEITREGIONEN, ORTE } from '#src/engines/addresses/places/orte.ts'
import { createRandom, type Random } from '#mocks/backend/seed/random.ts'
import { abstandVon } from '#src/domain/zielgruppe/karte/punkte.ts'
import { recipientPages } from '#mocks/backend/zielgruppe/recipients.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'

const PEOPLE = 8_000
const MITTEN = ['01099', '10115', '22767', '80331', '50667', '99084']

function gebiet(random: Random, plz: readonly string[]): Gebiet {
  const some = (most: number, from: readonly string[]) => [
    ...new Set(Array.from({ length: random.int(1, most) }, () => random.pick(from))),
  ]
  switch (random.int(0, 7)) {
    case 0:
      return { art: 'deutschland' }
    case 1:
      return { art: 'bundesland', bundeslaender: some(5, Object.keys(BUNDESLAENDER)) }
    case 2:
      return { art: 'plz', plz: some(700, plz) }
    case 3:
      return { art: 'plzBereich', von: `${random.int(1, 4)}0000`, bis: `${random.int(5, 9)}9999` }
    case 4:
      return { art: 'leitregion', leitregionen: some(9, LEITREGIONEN) }
    case 5:
      return { art: 'plz', plz: some(9, plz), bereiche: [{ von: `${random.int(1, 4)}0000`, bis: '49999' }] }
    case 6:
      return {
        art: 'ort',
        orte: some(
          8,
          ORTE.map(({ name }) => name),
        ),
      }
    default:
      return { art: 'umkreis', plz: random.pick(MITTEN), radiusKm: random.int(1, 100) }
  }
}

function filterBy(random: Random, plz: readonly string[]): ZielgruppeFilter {
  const codes = <T extends string>(all: readonly T[]) => all.filter(() => random.next() < 0.4)
  return {
    geschlecht: codes(['1', '2'] as const),
    kaufkraft: codes(['1', '2', '3', '4', '5'] as const),
    haustyp: codes(['1', '2', '3', '4'] as const),
    gebiet: gebiet(random, plz),
  }
}

describe('counting and choosing', () => {
  let backend: TestBackend
  let token: string
  let plz: string[]

  beforeAll(async () => {
    backend = await createTestBackend({ verbraucher: PEOPLE })
    token = await backend.login('kunde@example.org')
    const rows = await backend.db.selectFrom('verbraucherZahl').select('plz').orderBy('plz').execute()
    plz = rows.map((row) => row.plz)
  })
  afterAll(() => backend.close())

  const count = (filter: ZielgruppeFilter) => backend.call(token, 'zaehlePotenzial', { filter })
  const save = (bezeichnung: string, filter: ZielgruppeFilter) =>
    backend.call(token, 'saveZielgruppe', { bezeichnung, filter })

  /** Numbers of those who would be frozen, from a place on. */
  async function chosen(filter: ZielgruppeFilter, nach = 0): Promise<number[]> {
    const quelle = {
      idPtZielgruppe: 0,
      idPtKunde: 1,
      typ: 'filter',
      filter: JSON.stringify(filter),
      ausschluss: null,
    } as const
    const numbers: number[] = []
    for await (const page of recipientPages(backend.context, quelle, nach)) numbers.push(...page.map(({ nr }) => nr))
    return numbers
  }

  const people = (ids: readonly number[]) =>
    backend.db
      .selectFrom('verbraucher')
      .selectAll()
      .execute()
      .then((rows) => rows.filter(({ idVerbraucher }) => ids.includes(idVerbraucher)))

  it('say the same number, whatever the filter is', async () => {
    const random = createRandom(20_261_127)
    let reached = 0
    for (let round = 0; round < 60; round += 1) {
      const part = () => filterBy(random, plz)
      const connected = Array.from({ length: random.int(0, 2) }, (_, at) => ({
        art: at === 0 ? ('ohne' as const) : ('und' as const),
        idPtZielgruppe: 1,
        bezeichnung: 'Andere',
        filter: part(),
      }))
      const filter: ZielgruppeFilter = { ...part(), ...(connected.length > 0 && { verknuepfung: connected }) }
      const { stored } = await storedOf(filter)
      const { potenzial, gesamt } = await count(stored)
      const ids = await chosen(stored)
      expect([stored, potenzial]).toEqual([stored, ids.length])
      expect(gesamt).toBe(potenzial)
      if (potenzial > 0) reached += 1
      if (potenzial < 2) continue
      const menge: AuswahlMenge = {
        anzahl: random.int(1, potenzial - 1),
        regel: stored.gebiet.art === 'umkreis' ? 'naechste' : random.pick(['gleichmaessig', 'zufall'] as const),
        startzahl: random.int(0, 999),
      }
      const few = await count({ ...stored, menge })
      expect(few).toMatchObject({ potenzial: menge.anzahl, gesamt: potenzial })
      const taken = await chosen({ ...stored, menge })
      expect(taken).toHaveLength(menge.anzahl ?? 0)
      expect(taken.every((id) => ids.includes(id))).toBe(true)
      // Frozen in two runs, they are the same people.
      const half = taken[Math.floor(taken.length / 2)] ?? 0
      expect(await chosen({ ...stored, menge }, half)).toEqual(taken.filter((id) => id > half))
    }
    expect(reached).toBeGreaterThan(25)
  })

  /** The other group has to be there. */
  async function storedOf(filter: ZielgruppeFilter) {
    const { idPtZielgruppe } = await save('Andere', LEERER_FILTER)
    const verknuepfung = filter.verknuepfung?.map((one) => ({ ...one, idPtZielgruppe }))
    return { stored: { ...filter, ...(verknuepfung && { verknuepfung }) } }
  }

  it('a postal code counts as a whole where its point lies in the circle', async () => {
    const filter: ZielgruppeFilter = { ...LEERER_FILTER, gebiet: { art: 'umkreis', plz: '01099', radiusKm: 20 } }
    const km = abstandVon('01099')
    const within = new Set(plz.filter((one) => km(one) <= 20))
    const all = await backend.db.selectFrom('verbraucher').select('plz').execute()
    expect((await count(filter)).potenzial).toBe(all.filter((person) => within.has(person.plz)).length)
  })

  it('the nearest first: nobody who is left out lives nearer than somebody who is taken', async () => {
    const filter: ZielgruppeFilter = { ...LEERER_FILTER, gebiet: { art: 'umkreis', plz: '10115', radiusKm: 60 } }
    const all = await chosen(filter)
    const taken = await chosen({ ...filter, menge: { anzahl: 100, regel: 'naechste' } })
    const abstand = abstandVon('10115')
    const km = (person: { plz: string }) => abstand(person.plz)
    const farthest = Math.max(...(await people(taken)).map(km))
    const nearest = Math.min(...(await people(all.filter((id) => !taken.includes(id)))).map(km))
    expect(taken).toHaveLength(100)
    expect(farthest).toBeLessThanOrEqual(nearest)
  })

  it('evenly: each Leitregion has its share, but for one person', async () => {
    const { leitregionen, gesamt = 0 } = await count(LEERER_FILTER)
    const taken = await people(await chosen({ ...LEERER_FILTER, menge: { anzahl: 1_000, regel: 'gleichmaessig' } }))
    expect(taken).toHaveLength(1_000)
    for (const { leitregion, anzahl } of leitregionen) {
      const here = taken.filter((person) => person.leitregion === leitregion).length
      expect(Math.abs(here - (anzahl * 1_000) / gesamt)).toBeLessThan(1)
    }
  })

  it('by chance: the same start number takes the same people, another one others', async () => {
    const drawn = (startzahl: number, anzahl = 500) =>
      chosen({ ...LEERER_FILTER, menge: { anzahl, regel: 'zufall', startzahl } })
    const [first, again, other, more] = [await drawn(7), await drawn(7), await drawn(8), await drawn(7, 900)]
    expect(again).toEqual(first)
    const both = other.filter((id) => first.includes(id)).length
    // 500 of 8 000, twice: 31 by chance.
    expect(both).toBeLessThan(60)
    expect(first.every((id) => more.includes(id))).toBe(true)
  })

  it('a budget becomes the number that it pays for, and is stored with it', async () => {
    const saved = await save('Budget', {
      ...LEERER_FILTER,
      menge: { budgetCt: 100_000, regel: 'gleichmaessig' },
    })
    const { menge } = saved.filter ?? {}
    expect(menge?.budgetCt).toBe(100_000)
    expect(menge?.anzahl).toBeGreaterThanOrEqual(500)
    expect(saved.potenzial).toBe(menge?.anzahl)
    const small = await count({ ...LEERER_FILTER, menge: { budgetCt: 100, regel: 'gleichmaessig' } })
    expect(small.potenzial).toBe(0)
  })

  it.each<[ZielgruppeFilter, string]>([
    [{ ...LEERER_FILTER, menge: { anzahl: 10, regel: 'naechste' } }, 'filter.menge.regel'],
    [{ ...LEERER_FILTER, menge: { regel: 'gleichmaessig' } }, 'filter.menge.anzahl'],
    [{ ...LEERER_FILTER, menge: { anzahl: 10, regel: 'zufall' } }, 'filter.menge.startzahl'],
    [{ ...LEERER_FILTER, verknuepfung: [{ art: 'ohne', idPtZielgruppe: 999_999 }] }, 'filter.verknuepfung'],
  ])('refuse %j at its field', async (filter, feld) => {
    const refused = await count(filter).then(
      () => null,
      (error: { fehler: { felder: object } }) => error.fehler.felder,
    )
    expect(Object.keys(refused ?? {})).toEqual([feld])
  })
})

describe('connected target groups', () => {
  let backend: TestBackend
  let token: string

  beforeAll(async () => {
    backend = await createTestBackend({ verbraucher: 4_000 })
    token = await backend.login('kunde@example.org')
  })
  afterAll(() => backend.close())

  const sachsen: ZielgruppeFilter = { ...LEERER_FILTER, gebiet: { art: 'bundesland', bundeslaender: ['SN'] } }
  const dresden: ZielgruppeFilter = { ...LEERER_FILTER, gebiet: { art: 'ort', orte: ['Dresden'] } }
  const frauen: ZielgruppeFilter = { ...LEERER_FILTER, geschlecht: ['2'] }

  it('are copied: what becomes of the other one later changes nothing', async () => {
    const save = (bezeichnung: string, filter: ZielgruppeFilter, more: object = {}) =>
      backend.call(token, 'saveZielgruppe', { bezeichnung, filter, ...more })
    const count = async (filter: ZielgruppeFilter) =>
      (await backend.call(token, 'zaehlePotenzial', { filter })).potenzial
    const one = await save('Dresden', dresden)
    const two = await save('Frauen', frauen)
    const saved = await save('Sachsens Frauen ohne Dresden', {
      ...sachsen,
      verknuepfung: [
        { art: 'ohne', idPtZielgruppe: one.idPtZielgruppe },
        { art: 'und', idPtZielgruppe: two.idPtZielgruppe },
      ],
    })
    const frauenIn = async (filter: ZielgruppeFilter) => count({ ...filter, geschlecht: ['2'] })
    const expected = (await frauenIn(sachsen)) - (await frauenIn(dresden))
    expect(saved.potenzial).toBe(expected)
    expect(saved.filter?.verknuepfung).toEqual([
      { art: 'ohne', idPtZielgruppe: one.idPtZielgruppe, bezeichnung: 'Dresden', filter: dresden },
      { art: 'und', idPtZielgruppe: two.idPtZielgruppe, bezeichnung: 'Frauen', filter: frauen },
    ])
    await save('Dresden', sachsen, { idPtZielgruppe: one.idPtZielgruppe, version: one.version })
    const { filter } = await backend.call(token, 'fetchZielgruppe', { idPtZielgruppe: saved.idPtZielgruppe })
    expect(filter && (await count(filter))).toBe(expected)
    // Depth 1: what is connected itself is connected to nothing.
    await expect(
      save('Zu tief', { ...sachsen, verknuepfung: [{ art: 'ohne', idPtZielgruppe: saved.idPtZielgruppe }] }),
    ).rejects.toMatchObject({ code: 'VERKNUEPFUNG_UNGUELTIG' })
    const other = await backend.login('andere@example.org')
    await expect(
      backend.call(other, 'zaehlePotenzial', {
        filter: { ...sachsen, verknuepfung: [{ art: 'und', idPtZielgruppe: one.idPtZielgruppe }] },
      }),
    ).rejects.toMatchObject({ code: 'VERKNUEPFUNG_UNGUELTIG' })
  })
})
