import { describe, expect, it } from 'vitest'
import { DublettenTabelle } from '#src/domain/zielgruppe/adressdatei/dubletten.ts'

describe('the table of rows seen', () => {
  it('takes rows for the same only where they are compared so, however alike their hashes', () => {
    const table = new DublettenTabelle(0, (row, other) => row === 2 && other === 0)
    for (const row of [0, 1, 2]) table.note(row, 0x1234_5678)
    // Row 1 has the hash of row 0 and is another; row 2 is row 0 once more.
    expect([0, 1, 2].map((row) => table.findOrAdd(row))).toEqual([-1, -1, 0])
  })

  it('compares no rows whose hashes differ', () => {
    const asked: number[][] = []
    const table = new DublettenTabelle(0, (row, other) => {
      asked.push([row, other])
      return true
    })
    // Hashes that share the piece which a slot holds, and its place.
    const near = [0x1230_0000, 0x1230_0000 + 4096]
    for (const [row, hash] of near.entries()) table.note(row, hash)
    expect(near.map((_, row) => table.findOrAdd(row))).toEqual([-1, -1])
    expect(asked).toEqual([])
  })

  it('finds every row again after it has grown, rows on the same place too', () => {
    const count = 9000
    const table = new DublettenTabelle(0, (row, other) => row === other + count)
    for (let row = 0; row < 2 * count; row++) table.note(row, Math.imul((row % count) >> 1, 0x85eb_ca6b))
    const rows = Array.from({ length: count }, (_, row) => row)
    expect(rows.filter((row) => table.findOrAdd(row) !== -1)).toEqual([])
    expect(rows.filter((row) => table.findOrAdd(row + count) !== row)).toEqual([])
  })
})
