import { describe, expect, it, test } from 'vitest'
import { DEMO_PREISLISTE } from '#mocks/backend/preisliste/demoPreisliste.ts'
import { calculateKampagnePreis } from '#src/domain/price/kampagnePreis.ts'
import type { UstArt } from '#src/contract/kampagne.ts'
import { mehrFuerWeniger, saisonZuschlag } from '#src/domain/price/hinweise.ts'
import { mitUst } from '#src/domain/price/umsatzsteuer.ts'
import { anzahlFuerBudget, naechsteStaffel, stueckpreis } from '#src/domain/price/staffel.ts'

const brutto = (menge: number) =>
  calculateKampagnePreis(DEMO_PREISLISTE, {
    format: 'maxipostkarte',
    menge,
    typ: 'filter',
    anreicherung: false,
    versandDatum: null,
    stand: '',
  })?.brutto ?? 0

describe('a budget', () => {
  it('pays for the most cards, over the gaps between tiers too', () => {
    for (const menge of [500, 501, 750, 1_000, 1_777, 2_500, 4_999, 5_000, 12_345, 60_000]) {
      const anzahl = anzahlFuerBudget(DEMO_PREISLISTE, brutto(menge))
      // In a higher tier more of them may cost no more.
      expect(anzahl).toBeGreaterThanOrEqual(menge)
      expect(brutto(anzahl)).toBeLessThanOrEqual(brutto(menge))
      for (let more = anzahl + 1; more <= anzahl + 600; more += 1) expect(brutto(more)).toBeGreaterThan(brutto(menge))
    }
  })

  it('that does not reach for the smallest mailing pays for nothing', () => {
    expect(anzahlFuerBudget(DEMO_PREISLISTE, brutto(500))).toBe(500)
    expect(anzahlFuerBudget(DEMO_PREISLISTE, brutto(500) - 1)).toBe(0)
    expect(anzahlFuerBudget({}, 1_000_000)).toBe(0)
  })
})

describe('the next tier', () => {
  it('begins where a card costs less', () => {
    expect(naechsteStaffel(DEMO_PREISLISTE, 700)).toEqual({
      ab: 1_000,
      fehlen: 300,
      jeStueck: stueckpreis(DEMO_PREISLISTE, 1_000),
    })
    expect(naechsteStaffel(DEMO_PREISLISTE, 999)?.fehlen).toBe(1)
    expect(naechsteStaffel(DEMO_PREISLISTE, 1_000)?.ab).toBe(2_500)
  })

  test('is none in the last one, and none where there is no price', () => {
    expect(naechsteStaffel(DEMO_PREISLISTE, 25_000)).toBeNull()
    expect(naechsteStaffel(DEMO_PREISLISTE, 100)).toBeNull()
    expect(stueckpreis(DEMO_PREISLISTE, 100)).toBeNull()
  })
})

describe('more pieces for less', () => {
  const kampagne = (menge: number, { anreicherung = false, ustArt = 'regel' as UstArt } = {}) => {
    const auftrag = { format: 'dina4mailing', menge, typ: 'hochgeladen', anreicherung, versandDatum: null } as const
    const preis = calculateKampagnePreis(DEMO_PREISLISTE, { ...auftrag, stand: '' })
    return { ...auftrag, preis: preis && mitUst(preis, ustArt) }
  }

  it('is said of the campaign as it is ordered: format, addresses, enrichment, tax', () => {
    for (const art of [{}, { anreicherung: true }, { ustArt: 'drittland' as const }]) {
      const now = kampagne(990, art)
      const hinweis = mehrFuerWeniger(DEMO_PREISLISTE, now)
      const dann = kampagne(1000, art).preis?.brutto ?? 0
      expect(hinweis).toEqual({ ab: 1000, fehlen: 10, ersparnis: (now.preis?.brutto ?? 0) - dann })
      expect(hinweis?.ersparnis).toBeGreaterThan(0)
    }
  })

  test('is not said where more cost more, and not without a price', () => {
    expect(mehrFuerWeniger(DEMO_PREISLISTE, kampagne(600))).toBeNull()
    expect(mehrFuerWeniger(DEMO_PREISLISTE, kampagne(30_000))).toBeNull()
    expect(mehrFuerWeniger(DEMO_PREISLISTE, { ...kampagne(990), preis: null })).toBeNull()
    expect(mehrFuerWeniger(DEMO_PREISLISTE, { ...kampagne(990), format: null })).toBeNull()
  })

  test('the season costs a cent a piece with VAT, and nothing where the list has no surcharge', () => {
    expect(saisonZuschlag(DEMO_PREISLISTE, kampagne(1000))).toBe(1190)
    expect(saisonZuschlag({}, kampagne(1000))).toBe(0)
  })
})
