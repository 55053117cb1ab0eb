import { expect, it, test } from 'vitest'
import { GESCHLECHTER, HAUSTYPEN, KAUFKRAFT } from '#src/contract/zielgruppe.ts'
import { beide, gemeinte, emptyCells, maskeOf, ohne, summe, zelleOf } from '#src/domain/zielgruppe/auswahl/zellen.ts'

const keine = { geschlecht: [], kaufkraft: [], haustyp: [] }

it('numbers each mix once, from 0 without a gap', () => {
  const numbers = GESCHLECHTER.flatMap((geschlecht) =>
    KAUFKRAFT.flatMap((kaufkraft) =>
      HAUSTYPEN.map((haustyp) =>
        zelleOf({ geschlecht: Number(geschlecht), kaufkraft: Number(kaufkraft), haustyp: Number(haustyp) }),
      ),
    ),
  )
  expect(numbers).toEqual(emptyCells().map((_, zelle) => zelle))
})

test('no value is all, values are OR, features AND', () => {
  expect(gemeinte(maskeOf(keine))).toHaveLength(40)
  expect(gemeinte(maskeOf({ ...keine, geschlecht: ['2'] }))).toHaveLength(20)
  expect(gemeinte(maskeOf({ geschlecht: ['2'], kaufkraft: ['1', '5'], haustyp: ['1'] }))).toEqual([20, 36])
})

test('both, one without the other, and the people of what is left', () => {
  const frauen = maskeOf({ ...keine, geschlecht: ['2'] })
  const reich = maskeOf({ ...keine, kaufkraft: ['5'] })
  expect(gemeinte(beide(frauen, reich))).toEqual([36, 37, 38, 39])
  expect(gemeinte(ohne(frauen, reich))).toHaveLength(16)
  const zahlen = Uint32Array.from({ length: 40 }, (_, zelle) => zelle)
  expect(summe(zahlen, gemeinte(beide(frauen, reich)))).toBe(150)
  expect(summe(zahlen, [])).toBe(0)
})
