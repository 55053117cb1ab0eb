import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { Dubletten } from '#src/engines/addresses/list/dubletten.ts'
import { checkList } from '#src/engines/addresses/list/checkList.ts'

interface Zeilen {
  hashes: readonly number[]
  isSame: (row: number, other: number) => boolean
  isCompared?: (row: number) => boolean
}

/** The repeated rows and the first ones that they repeat, in the order in which they are told. */
function repeated({ hashes, isSame, isCompared = () => true }: Zeilen): [row: number, first: number][] {
  const dubletten = new Dubletten(0)
  for (const [row, hash] of hashes.entries()) dubletten.note(row, hash)
  const found: [number, number][] = []
  Array.from(dubletten.suche(hashes.length, { isSame, isCompared, onRepeat: (row, first) => found.push([row, first]) }))
  return found
}

describe('rows of one hash', () => {
  it('are taken for the same only where they are compared so', () => {
    const hashes = [0x1234_5678, 0x1234_5678, 0x1234_5678]
    // Row 1 has the hash of row 0 and is another; row 2 is row 0 once more.
    expect(repeated({ hashes, isSame: (row, other) => row === 2 && other === 0 })).toEqual([[2, 0]])
  })

  it('find each other where the first of that hash is another row', () => {
    const text = ['Anna', 'Bernd', 'Claudia', 'Bernd', 'Anna', 'Claudia', 'Bernd']
    const found = repeated({ hashes: text.map(() => 7), isSame: (row, other) => text[row] === text[other] })
    expect(found).toEqual([
      [3, 1],
      [4, 0],
      [5, 2],
      [6, 1],
    ])
  })

  it('are not compared with rows that are left out', () => {
    const found = repeated({ hashes: [5, 5, 5], isSame: () => true, isCompared: (row) => row !== 0 })
    expect(found).toEqual([[2, 1]])
  })
})

it('rows of different hashes are never compared, whatever place they would share', () => {
  const asked: number[][] = []
  const isSame = (row: number, other: number) => asked.push([row, other]) > 0
  const hashes = Array.from({ length: 5000 }, (_, row) => Math.imul(row, 4096))
  expect(repeated({ hashes, isSame })).toEqual([])
  expect(asked).toEqual([])
})

it('every row is found again among many, the first ones first, in the order of the file', () => {
  const count = 9000
  const hashes = Array.from({ length: 2 * count }, (_, row) => Math.imul((row % count) >> 1, 0x85eb_ca6b))
  const found = repeated({ hashes, isSame: (row, other) => row === other + count })
  expect(found).toEqual(Array.from({ length: count }, (_, row) => [row + count, row]))
})

/** Numbers of the repeated lines and of those that they repeat, as awk finds them. */
function repeatedByAwk(lines: string): string {
  const program = 'NR > 1 { if ($0 in first) print NR, first[$0]; else first[$0] = NR }'
  const { status, stdout, stderr } = spawnSync('awk', [program], { input: lines, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

it('awk finds the same repeated lines among 100 000, and for each the same first one', () => {
  const felder = ['vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'ort'] as const
  // Every third line or so stands there already, many of them several times and far apart.
  const lines = Array.from({ length: 100_000 }, (_, nr) => {
    const person = nr % 3 === 0 ? Math.imul(nr, 2_654_435_761) >>> 18 : 100_000 + nr
    const ort = person % 2 ? '28195;Bremen' : '80331;München'
    return `Jörg;Groß ${person.toString(36)};Lindenweg;${1 + (person % 300)};${ort}`
  })
  const text = `${felder.join(';')}\n${lines.join('\n')}\n`
  const { liste } = checkList(new TextEncoder().encode(text), {
    zeichensatz: 'utf-8',
    trennzeichen: ';',
    anfuehrung: 'umschliesst',
    kopfzeile: 0,
    zuordnung: new Map(felder.map((feld, spalte) => [spalte, feld])),
  })
  let ours = ''
  for (const { nr, dubletteVon } of liste.zeilen()) if (dubletteVon !== null) ours += `${nr} ${dubletteVon}\n`
  expect(ours.length).toBeGreaterThan(10_000)
  expect(ours === repeatedByAwk(text)).toBe(true)
})

it('takes breaths, also where all rows are one', () => {
  const dubletten = new Dubletten(0)
  for (let row = 0; row < 50_000; row++) dubletten.note(row, 1)
  let told = 0
  const steps: number[] = []
  const gesucht = { isSame: () => true, isCompared: () => true, onRepeat: () => told++ }
  for (const step of dubletten.suche(50_000, gesucht)) steps.push(step === undefined ? told : -1)
  const most = Math.max(...steps.map((step, at) => step - (steps[at - 1] ?? 0)))
  expect(told).toBe(49_999)
  expect(most).toBeLessThanOrEqual(4096)
})
