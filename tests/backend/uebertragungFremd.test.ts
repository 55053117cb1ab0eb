import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sha256 } from '#mocks/backend/platform/files.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { isInstalled, listen, type Listening } from './apizugang/programs.ts'

const ROWS = 120_000
const CSV = Buffer.from(
  `vorname;nachname;strasse;hausnummer;plz;ort\r\n${Array.from({ length: ROWS }, (_, row) => `Eda;Öztürk Q${row.toString(36)};Am Wall;${(row % 199) + 1};28195;Bremen\r\n`).join('')}`,
)

describe.skipIf(!isInstalled('curl'))('a file in parts by curl', () => {
  let backend: Listening
  let folder = ''
  beforeEach(async () => {
    backend = await listen()
    folder = await temporaryFolder()
  })
  afterEach(() => backend.close())

  const start = (path: string, args: string[]) =>
    spawn('curl', ['-sS', '-H', `authorization: Bearer ${backend.kunde}`, `${backend.url}${path}`, ...args])
  const curl = async (path: string, args: string[]) => JSON.parse(await text(start(path, args).stdout)) as unknown
  const form = (fields: Record<string, string | number>) =>
    Object.entries(fields).flatMap(([name, value]) => ['-d', `${name}=${value}`])
  const transfer = (fields: string[]) => curl('/api/uebertragung/', fields) as Promise<Transfer>
  interface Transfer {
    idUebertragung: string
    teilBytes: number
    vorhanden: number[]
  }

  it('NET-14 killed in the middle of a part goes on with that part, and the list is whole', async () => {
    const { idUebertragung, teilBytes } = await transfer(
      form({
        aktion: 'beginneUebertragung',
        aufruf: 'uploadAdressen',
        dateiName: 'liste.csv',
        bytes: CSV.length,
        sha256: sha256(CSV),
      }),
    )
    const parts = Math.ceil(CSV.length / teilBytes)
    expect(parts).toBeGreaterThan(1)
    const partOf = async (nr: number): Promise<string[]> => {
      const file = join(folder, `teil-${nr}`)
      await writeFile(file, CSV.subarray((nr - 1) * teilBytes, nr * teilBytes))
      return [
        '-F',
        'aktion=sendeTeil',
        '-F',
        `idUebertragung=${idUebertragung}`,
        '-F',
        `nr=${nr}`,
        '-F',
        `datei=@${file}`,
      ]
    }
    const first = await partOf(1)
    const cut = start('/api/uebertragung/', ['--limit-rate', '500k', '--trace-ascii', '-', ...first])
    let said = ''
    for await (const line of cut.stdout) {
      said += String(line)
      // Pieces of the file are under way.
      if (said.split('=> Send data').length > 4) break
    }
    cut.kill('SIGKILL')
    await once(cut, 'exit')
    const seen = await transfer(['-G', ...form({ aktion: 'fetchUebertragung', idUebertragung })])
    expect(seen.vorhanden).toEqual([])

    for (let nr = 1; nr <= parts; nr += 1) await transfer(await partOf(nr))
    const list = await curl(
      '/api/zielgruppe/',
      form({
        aktion: 'uploadAdressen',
        bezeichnung: 'Von curl',
        dateiName: 'liste.csv',
        dateiZeilen: ROWS,
        zeichensatz: 'utf-8',
        trennzeichen: ';',
        ohneWarnungen: '[]',
        zuordnung: '{"Name":"nachname"}',
        datenquelle: 'Kundenkartei',
        rechtmaessigErhoben: 1,
        bestaetigteAnzahl: ROWS,
        uebertragung: idUebertragung,
      }),
    )
    expect(list).toMatchObject({ bezeichnung: 'Von curl', potenzial: ROWS })
    const { rows } = await backend.db
      .selectFrom('zielgruppeEmpfaenger')
      .select((e) => e.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBe(ROWS)
  })
})
