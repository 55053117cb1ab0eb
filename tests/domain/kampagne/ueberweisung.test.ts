import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { giroCode, ueberweisenBis, refuseUeberweisung } from '#src/domain/kampagne/ueberweisung.ts'
import { qrModules } from '#src/engines/print/qr.ts'
import { leftOut } from '#tests/support/programs.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

describe('a transfer', () => {
  // Dispatch on 04.12.2026: last day to pay 30.11., three bank days before it 25.11.
  test('is offered until three bank days before the last day to pay', () => {
    expect(refuseUeberweisung('2026-12-04', '2026-11-25')).toBeNull()
    expect(refuseUeberweisung('2026-12-04', '2026-11-26')).toContain('erst am 01.12.2026 an')
    expect(refuseUeberweisung(null, '2026-11-26')).toBeNull()
  })

  test('is to be given to the bank before the payment ends, and in time for the dispatch', () => {
    const until = (versandDatum: string | null, tag: string, ende: string) =>
      ueberweisenBis(versandDatum, `${tag}T09:00:00.000Z`, `${ende}T09:00:00.000Z`)
    expect(until('2026-12-04', '2026-11-20', '2026-12-04')).toBe('2026-11-25')
    expect(until('2027-02-02', '2026-11-20', '2026-12-04')).toBe('2026-12-01')
    // A chargeback that is settled after the dispatch.
    expect(until('2026-11-03', '2026-11-20', '2026-12-04')).toBe('2026-12-01')
    expect(until(null, '2026-11-20', '2026-12-04')).toBe('2026-12-01')
  })
})

describe('the code for banking apps', () => {
  const text = giroCode({
    empfaenger: 'Druckhaus Größe & Söhne',
    iban: 'DE36 0000 0000 0000 0000 00',
    betrag: 123_405,
    zweck: 'PK7-ABCD',
  })

  test('has the lines of EPC069-12, in letters that every bank takes', () => {
    expect(text).toBe(
      'BCD\n002\n1\nSCT\n\nDruckhaus Groesse & Soehne\nDE36000000000000000000\nEUR1234.05\n\n\nPK7-ABCD',
    )
  })

  test.skipIf(leftOut('zbarimg'))('is read back by another program', async () => {
    const modules = qrModules(text)
    const bits = [...Array(4).fill([]), ...modules, ...Array(4).fill([])].map((row: boolean[]) =>
      Array.from({ length: modules.length + 8 }, (_, x) => (row[x - 4] ? '1' : '0')),
    )
    const large = bits.flatMap((row) => Array<string>(6).fill(row.map((bit) => bit.repeat(6)).join('')))
    const file = join(await temporaryFolder(), 'code.pbm')
    await writeFile(file, `P1\n${large.length} ${large.length}\n${large.join('\n')}\n`)
    expect(execFileSync('zbarimg', ['-q', '--raw', file], { encoding: 'utf8' }).trimEnd()).toBe(text)
  })
})
