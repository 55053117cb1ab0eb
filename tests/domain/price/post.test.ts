import { describe, expect, test } from 'vitest'
import { POST, frankierung } from '#src/domain/price/post.ts'

describe('franking of a posting (domain 6)', () => {
  test.each([
    ['maxipostkarte', 500, '2027-02-10', 'DIALOGPOST Karte EASY', 54],
    ['maxipostkarte', 4999, '2027-10-13', 'DIALOGPOST Karte EASY', 55],
    ['maxipostkarte', 5000, '2027-02-10', 'DIALOGPOST Karte', 36],
    ['dina4mailing', 5000, '2027-12-01', 'DIALOGPOST Standard', 39],
    ['dina4mailing-2seitig', 700, '2027-08-31', 'DIALOGPOST Standard EASY', 56],
  ] as const)('%s, %d on %s: %s at %d ct', (format, menge, versandDatum, produkt, entgeltCt) => {
    expect(frankierung(format, menge, versandDatum)).toMatchObject({ produkt, entgeltCt })
  })

  test('names what is charged beside the product, and the only franking that the post takes', () => {
    expect(frankierung('maxipostkarte', POST.mindestmenge, '2027-09-01')).toEqual({
      produkt: 'DIALOGPOST Karte EASY',
      art: 'DV-Freimachung mit DataMatrix-Code',
      entgeltCt: 55,
      zuschlaege: [
        { name: 'EASY', ct: 18 },
        { name: 'September bis Dezember', ct: 1 },
      ],
    })
    expect(frankierung('maxipostkarte', 5000, null).zuschlaege).toEqual([])
  })
})
