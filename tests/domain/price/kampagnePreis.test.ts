import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { DEMO_PREISLISTE } from '#mocks/backend/preisliste/demoPreisliste.ts'
import { FORMATE } from '#src/contract/dokument.ts'
import { KAMPAGNE_STATES, PREIS_GRUPPEN, kampagnePreis } from '#src/contract/kampagne.ts'
import { preisliste, type Preisliste } from '#src/contract/preisliste.ts'
import {
  calculateKampagnePreis,
  isPreisGueltig,
  roundHalfUp,
  stornoGebuehr,
  sum,
  ustAuf,
  type PreisAuftrag,
} from '#src/domain/price/kampagnePreis.ts'
import {
  EASY_GRENZE,
  flattenPreisliste,
  formatPreis,
  GRUPPEN_MIT_MENGE,
  MINDESTMENGE,
  PREIS_GRUPPE_LABEL,
  staffelEintrag,
} from '#src/domain/price/preisliste.ts'

const AUFTRAG: PreisAuftrag = {
  format: 'maxipostkarte',
  menge: 1000,
  typ: 'hochgeladen',
  anreicherung: false,
  versandDatum: '2027-02-09',
  stand: '2026-11-20T10:00:00Z',
}
const quote = (changes: Partial<PreisAuftrag> = {}) =>
  calculateKampagnePreis(DEMO_PREISLISTE, { ...AUFTRAG, ...changes })
const names = (changes: Partial<PreisAuftrag>) => quote(changes)?.positionen.map(({ internalName }) => internalName)

describe('tiers', () => {
  test.each([
    [500, 29],
    [999, 29],
    [1000, 21],
    [4999, 16],
    [5000, 12],
    [24_999, 10],
    [25_000, 8],
    [2_000_000, 8],
  ])('%d cards cost %d ct each', (menge, ct) => {
    expect(staffelEintrag(DEMO_PREISLISTE, 'druck_maxipostkarte', menge)?.price).toBe(ct)
  })

  it('cover every quantity that the post takes, of every format, exactly once', () => {
    const flat = flattenPreisliste(DEMO_PREISLISTE)
    fc.assert(
      fc.property(fc.integer({ min: MINDESTMENGE, max: 1_000_000 }), fc.constantFrom(...FORMATE), (menge, format) => {
        for (const name of [`druck_${format}`, `werbemittel_${format}`]) {
          const hits = flat.filter(
            (eintrag) =>
              eintrag.internalName === name &&
              (eintrag.min === null || menge >= eintrag.min) &&
              (eintrag.max === null || menge <= eintrag.max),
          )
          expect(hits).toHaveLength(1)
        }
      }),
    )
  })

  it('that overlap give way to the one that begins later, whatever their order', () => {
    const tier = (min: number | null, max: number | null, price: number) => ({
      internalName: 'x',
      title: 'x',
      min,
      max,
      price,
    })
    const tree = (...tiers: ReturnType<typeof tier>[]) => ({ a: { b: { porto: tiers } } }) as unknown as Preisliste
    const [any, late, later] = [tier(null, null, 1), tier(10, null, 2), tier(20, 30, 3)]
    for (const list of [tree(any, late, later), tree(later, any, late), tree(late, later, any)])
      expect([9, 10, 19, 20, 30, 31].map((menge) => staffelEintrag(list, 'x', menge)?.price)).toEqual([
        1, 2, 2, 3, 3, 2,
      ])
    // Nothing and a bound of nought are the same; the first stays.
    expect(staffelEintrag(tree(tier(0, null, 4), any), 'x', 5)?.price).toBe(4)
    expect(staffelEintrag(tree(any, tier(0, null, 4)), 'x', 5)?.price).toBe(1)
    expect(staffelEintrag(tree(any), 'x', 5)).toMatchObject({ kategorie: 'a', unterkategorie: 'b', gruppe: 'porto' })
  })

  it('without a price are on request, and an unknown name has none', () => {
    expect(formatPreis(null)).toBe('auf Anfrage')
    expect(staffelEintrag(DEMO_PREISLISTE, 'gibtEsNicht', 1)).toBeNull()
  })
})

describe('quote', () => {
  it('is the sum of its positions, with VAT once on the sum', () => {
    const preis = quote()
    expect(
      preis?.positionen.map(({ internalName, menge, einzelpreis, netto }) => [internalName, menge, einzelpreis, netto]),
    ).toEqual([
      ['porto_maxipostkarte', 1000, 36, 36_000],
      ['porto_easy', 1000, 18, 18_000],
      ['druck_maxipostkarte', 1000, 21, 21_000],
      ['werbemittel_maxipostkarte', 1000, 7, 7000],
      ['adressen_eigene', 1000, 2, 2000],
      ['service_auftrag', 1, 3900, 3900],
    ])
    expect(preis).toMatchObject({ netto: 87_900, ustSatz: 19, ust: 16_701, brutto: 104_601, jeStueck: 105 })
  })

  it('adds the small-quantity surcharge below 5.000 only', () => {
    expect(names({ menge: 4999 })).toContain('porto_easy')
    expect(names({ menge: 5000 })).not.toContain('porto_easy')
  })

  test.each([
    ['2026-08-31', false],
    ['2026-09-01', true],
    ['2026-12-31', true],
    ['2027-01-05', false],
    [null, false],
  ])('autumn surcharge on %s: %s', (versandDatum, charged) => {
    expect(names({ versandDatum })?.includes('porto_herbst')).toBe(charged)
  })

  it('charges everything by the piece but the service, which is charged once', () => {
    const preis = quote({ typ: 'filter', anreicherung: true, versandDatum: '2026-11-24' })
    const counts = preis?.positionen.map(({ internalName, menge, einzelpreis, netto }) => {
      expect(netto).toBe(menge * einzelpreis)
      return `${menge} ${internalName}`
    })
    expect(counts).toEqual([
      '1000 porto_maxipostkarte',
      '1000 porto_easy',
      '1000 porto_herbst',
      '1000 druck_maxipostkarte',
      '1000 werbemittel_maxipostkarte',
      '1000 adressen_miete',
      '1000 anreicherung',
      '1 service_auftrag',
    ])
  })

  it('is shared out among the pieces, and costs nothing each where there is none', () => {
    const posten = [
      { gruppe: 'service' as const, internalName: 's', title: 's', menge: 1, einzelpreis: 100, netto: 100 },
    ]
    const each = (menge: number) => sum(posten, menge, AUFTRAG.stand).jeStueck
    expect([each(0), each(1), each(2)]).toEqual([0, 119, 60])
  })

  it('charges bought addresses and enrichment where they are ordered', () => {
    expect(names({ typ: 'filter', anreicherung: true })).toEqual(
      expect.arrayContaining(['adressen_miete', 'anreicherung']),
    )
    expect(names({ typ: 'filter' })).not.toContain('adressen_eigene')
  })

  test.each([0, -1, 1.5, Number.NaN])('does not exist for %d recipients', (menge) => {
    expect(quote({ menge })).toBeNull()
  })

  it('does not exist while a needed price is missing or on request', () => {
    const without = structuredClone(DEMO_PREISLISTE)
    delete without.Service
    expect(calculateKampagnePreis(without, AUFTRAG)).toBeNull()
    const onRequest = structuredClone(DEMO_PREISLISTE)
    for (const eintrag of onRequest.Adressen?.['Eigene Adressen']?.adressen ?? []) eintrag.price = null
    expect(calculateKampagnePreis(onRequest, AUFTRAG)).toBeNull()
  })

  it('adds up and fits the wire for every order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: MINDESTMENGE, max: 1_000_000 }),
        fc.constantFrom(...FORMATE),
        fc.boolean(),
        fc.constantFrom('filter' as const, 'hochgeladen' as const),
        (menge, format, anreicherung, typ) => {
          const preis = quote({ menge, format, anreicherung, typ })
          if (preis === null) throw new Error('no quote')
          expect(preis.netto).toBe(preis.positionen.reduce((sum, { netto }) => sum + netto, 0))
          expect(preis.brutto).toBe(preis.netto + preis.ust)
          // Half up, checked with whole numbers.
          expect(BigInt(preis.ust)).toBe((BigInt(preis.netto) * 19n + 50n) / 100n)
          expect(z.decode(kampagnePreis, z.encode(kampagnePreis, preis))).toEqual(preis)
        },
      ),
    )
  })
})

describe('rounding', () => {
  test.each([
    [50, 10],
    [150, 29],
    [250, 48],
    [0, 0],
    [-50, -10],
    [1_000_000_050, 190_000_010],
  ])('VAT on %d ct is %d ct', (netto, ust) => {
    expect(ustAuf(netto)).toBe(ust)
  })

  it('sends halves away from zero', () => {
    expect([0.5, 1.5, 2.5, -0.5, -2.5, -0.2].map(roundHalfUp)).toEqual([1, 2, 3, -1, -3, 0])
  })
})

describe('cancellation fee', () => {
  it('is free until the provider works, then as listed, and never above the price', () => {
    const fee = Object.fromEntries(
      KAMPAGNE_STATES.map((state) => [state, stornoGebuehr(DEMO_PREISLISTE, state, 500_000)]),
    )
    expect(fee).toMatchObject({
      inInternerFreigabe: 0,
      inBearbeitungKorrektur: 0,
      inBezahlung: 0,
      inExternerFreigabe: 4641,
      inAnreicherung: 4641,
      inVersandstellung: 17_731,
      inVersandFehlgeschlagen: 17_731,
    })
    expect(stornoGebuehr(DEMO_PREISLISTE, 'inVersandstellung', 10_000)).toBe(10_000)
    expect(stornoGebuehr({}, 'inExternerFreigabe', 10_000)).toBe(0)
  })
})

describe('validity', () => {
  it('ends after fourteen days', () => {
    expect(isPreisGueltig(AUFTRAG, new Date('2026-12-04T10:00:00Z'))).toBe(true)
    expect(isPreisGueltig(AUFTRAG, new Date('2026-12-04T10:00:01Z'))).toBe(false)
  })
})

describe('price list of the demo', () => {
  it('travels over the wire unchanged and knows only the groups of a quote', () => {
    const again: Preisliste = z.decode(preisliste, z.encode(preisliste, DEMO_PREISLISTE))
    expect(again).toEqual(DEMO_PREISLISTE)
    const gruppen = new Set(flattenPreisliste(DEMO_PREISLISTE).map(({ gruppe }) => gruppe))
    expect([...gruppen].filter((gruppe) => !(PREIS_GRUPPEN as readonly string[]).includes(gruppe))).toEqual([])
  })
})

test('the autumn of the post is September to December (domain 6)', () => {
  const herbst = Array.from({ length: 12 }, (_, i) => i + 1).filter((month) =>
    names({ versandDatum: `2027-${String(month).padStart(2, '0')}-09` })?.includes('porto_herbst'),
  )
  expect(herbst).toEqual([9, 10, 11, 12])
  expect(names({ versandDatum: null })).not.toContain('porto_herbst')
})

test('a cancellation costs by how far the campaign is (domain 4.2 #18 to #20)', () => {
  const net = (name: string) => staffelEintrag(DEMO_PREISLISTE, name, 1)?.price ?? 0
  const gross = (name: string) => net(name) + ustAuf(net(name))
  const free = new Set([
    'inBearbeitung',
    'inInternerFreigabe',
    'inBearbeitungKorrektur',
    'inBezahlung',
    'inLettershop',
    'inVersendet',
    'inStorniert',
  ])
  for (const state of KAMPAGNE_STATES) {
    const late = state === 'inVersandstellung' || state === 'inVersandFehlgeschlagen'
    const fee = free.has(state) ? 0 : gross(late ? 'storno_vorbereitet' : 'storno_pruefung')
    expect([state, stornoGebuehr(DEMO_PREISLISTE, state, 10_000_000)]).toEqual([state, fee])
    expect(stornoGebuehr(DEMO_PREISLISTE, state, 5)).toBe(Math.min(fee, 5))
    expect(stornoGebuehr(DEMO_PREISLISTE, state, -5)).toBe(0)
    expect(stornoGebuehr(DEMO_PREISLISTE, state, 10_000_000, 0)).toBe(
      free.has(state) ? 0 : net(late ? 'storno_vorbereitet' : 'storno_pruefung'),
    )
  }
})

test('bounds of the price list (domain 4.5, 6)', () => {
  expect([MINDESTMENGE, EASY_GRENZE]).toEqual([500, 5000])
  expect(GRUPPEN_MIT_MENGE).toEqual(['porto', 'druck', 'werbemittel'])
  expect(PREIS_GRUPPEN.map((gruppe) => PREIS_GRUPPE_LABEL[gruppe].toLowerCase())).toEqual([...PREIS_GRUPPEN])
  expect(formatPreis(0)).toBe('0,00\u00a0€')
})
