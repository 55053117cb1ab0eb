import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { UST_ARTEN } from '#src/contract/kampagne.ts'
import { LAENDER } from '#src/contract/konto.ts'
import { sum } from '#src/domain/price/kampagnePreis.ts'
import { mitUst, ustArtOf } from '#src/domain/price/umsatzsteuer.ts'

describe('how a customer is taxed', () => {
  it.each([
    ['DE', 'DE136695976', 'gueltig', 'regel'],
    ['DE', null, null, 'regel'],
    // The seat counts, not a registration elsewhere.
    ['DE', 'ATU12345675', 'gueltig', 'regel'],
    ['AT', 'ATU12345675', 'gueltig', 'reverseCharge'],
    ['AT', 'ATU12345675', 'nichtErreichbar', 'regel'],
    ['AT', 'ATU12345675', 'ungueltig', 'regel'],
    ['AT', 'ATU12345675', null, 'regel'],
    ['AT', null, null, 'regel'],
    ['AT', 'DE136695976', 'gueltig', 'regel'],
    ['FR', 'NL123456782B12', 'gueltig', 'reverseCharge'],
    ['GR', 'EL123456783', 'gueltig', 'reverseCharge'],
    ['CH', null, null, 'drittland'],
    ['CH', 'DE136695976', 'gueltig', 'drittland'],
  ] as const)('%s with %s (%s): %s', (land, ustIdNr, ustIdErgebnis, art) => {
    expect(ustArtOf({ land, ustIdNr, ustIdErgebnis })).toBe(art)
  })

  it('charges German VAT everywhere in the Union without a confirmed number', () => {
    const ohne = LAENDER.filter((land) => ustArtOf({ land, ustIdNr: null, ustIdErgebnis: null }) !== 'regel')
    expect(ohne).toEqual(['CH'])
  })
})

test('a price under another treatment keeps its net, and comes back to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ menge: fc.integer({ min: 1, max: 50_000 }), einzelpreis: fc.nat(900) }), { minLength: 1 }),
      fc.constantFrom(...UST_ARTEN),
      (list, art) => {
        const menge = Math.max(...list.map((position) => position.menge))
        const preis = sum(
          list.map((position, i) => ({
            ...position,
            gruppe: 'druck' as const,
            internalName: `p${i}`,
            title: `P${i}`,
            netto: position.menge * position.einzelpreis,
          })),
          menge,
          '2026-11-20T09:00:00Z',
        )
        const anders = mitUst(preis, art)
        expect(anders.netto).toBe(preis.netto)
        expect(anders.brutto).toBe(anders.netto + anders.ust)
        expect(mitUst(anders, 'regel')).toEqual({ ...preis, ustArt: 'regel', ustIdNr: null })
      },
    ),
  )
})
